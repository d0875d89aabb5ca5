import type { OutputOf } from '@contracts/operation.js';
import type { getStatus } from '@contracts/status.operations.js';
import type { Scope } from '@kernel/scope.js';
import { VERSION } from '@kernel/version.js';
import { CountRecords } from '@memory/records/count-records.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { externalProcessors } from '@platform/config/external-processors.js';
import { Embedders } from '@platform/embeddings/embedders.js';

/** Counts what a caller can read, and names the embedding model. */
@Injectable()
export class StatusReport {
  constructor(
    private readonly counts: CountRecords,
    private readonly embedders: Embedders,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(scope: Scope): Promise<OutputOf<typeof getStatus>> {
    const { records, byType, passages } = await this.counts.run(scope);
    const { provider, model, dimensions } = this.embedders.current.space;
    return {
      version: VERSION,
      records,
      by_type: { ...byType },
      embeddings: passages,
      embedder: { provider, model, dimensions, ready: this.embedders.ready() },
      external_processors: externalProcessors(this.config).map(({ purpose, provider, host }) => ({
        purpose,
        provider,
        host,
      })),
    };
  }
}
