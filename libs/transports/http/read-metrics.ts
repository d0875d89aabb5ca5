import { createHash, timingSafeEqual } from 'node:crypto';
import { RecollectError } from '@kernel/errors.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Metrics } from '@platform/observability/metrics.js';

export interface MetricsText {
  readonly text: string;
  readonly contentType: string;
}

/** The metrics of this process. Readable by everyone unless a token is set. */
@Injectable()
export class ReadMetrics {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws RecollectError `not_found` if metrics are disabled, `unauthorized` for a wrong token */
  async run(authorization: string | undefined): Promise<MetricsText> {
    const { enabled, token } = this.config.metrics;
    if (!enabled) throw new RecollectError('not_found');
    if (token !== undefined && !sameText(authorization ?? '', `Bearer ${token}`)) {
      throw new RecollectError('unauthorized', 'The metrics need the token of METRICS_TOKEN as Authorization: Bearer.');
    }
    return { text: await this.metrics.text(), contentType: this.metrics.contentType };
  }
}

/** Compares in constant time. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
