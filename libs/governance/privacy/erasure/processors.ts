import { receiversOf } from '@memory/indexing/receivers.query.js';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@platform/config/config.js';
import type { Tx } from '@platform/database/database.js';

/** The external services that received texts of a tenant, as a receipt names them. */
@Injectable()
export class Processors {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'embedding' | 'nextEmbedding' | 'rerank' | 'models'>,
  ) {}

  async of(tx: Tx, tenantId: string): Promise<Record<string, unknown>[]> {
    const receivers = await receiversOf(tx, { tenantId }, this.config);
    return receivers.map(({ purpose, ...rest }) => ({
      kind: purpose === 'embeddings' ? 'embedding' : purpose,
      ...rest,
    }));
  }
}
