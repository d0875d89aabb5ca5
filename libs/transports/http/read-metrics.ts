import { createHash, timingSafeEqual } from 'node:crypto';
import { RecollectError } from '@kernel/errors.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Metrics } from '@platform/observability/metrics.js';

export interface MetricsText {
  readonly text: string;
  readonly contentType: string;
}

/** The numbers of this process, for who may read them: everybody, unless a token is set. */
@Injectable()
export class ReadMetrics {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RecollectError `not_found` where they are turned off, `unauthorized` */
  async run(authorization: string | undefined): Promise<MetricsText> {
    const { enabled, token } = this.config.metrics;
    if (!enabled) throw new RecollectError('not_found');
    if (token !== undefined && !sameText(authorization ?? '', `Bearer ${token}`)) {
      throw new RecollectError('unauthorized', 'The metrics want the token of METRICS_TOKEN as Authorization: Bearer.');
    }
    return { text: await this.metrics.text(), contentType: this.metrics.contentType };
  }
}

/** Takes as long for any two texts. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
