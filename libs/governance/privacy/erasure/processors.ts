import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, type EmbedderConfig } from '@platform/config/config.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Somebody outside who had been given content to work on. */
export interface Processor {
  readonly kind: 'embedding';
  readonly provider: string;
  readonly model: string;
  /** Null: of a model that is not configured any more. */
  readonly host: string | null;
}

/** Who outside had been given the texts of a tenant: the embedding providers whose vectors it has or had. */
@Injectable()
export class Processors {
  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'embedding' | 'nextEmbedding'>) {}

  async of(tx: Tx, tenantId: string): Promise<Record<string, unknown>[]> {
    const { rows } = await tx.execute<{ provider: string; model: string }>(sql`
      select distinct provider, model from embedding_spaces
      where tenant_id = ${tenantId} and provider <> 'bundled' order by provider, model`);
    return rows.map(({ provider, model }) => ({ kind: 'embedding', provider, model, host: this.hostOf(model) }));
  }

  private hostOf(model: string): string | null {
    const known: (EmbedderConfig | undefined)[] = [this.config.embedding, this.config.nextEmbedding];
    const found = known.find((one) => one?.provider !== 'bundled' && one?.model === model);
    return found ? new URL(found.baseUrl).host : null;
  }
}
