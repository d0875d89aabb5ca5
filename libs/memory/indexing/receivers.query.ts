import type { Config } from '@platform/config/config.js';
import { externalProcessors, type ProcessorPurpose } from '@platform/config/external-processors.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** A processor that receives, or has received, content. */
export interface Receiver {
  readonly purpose: ProcessorPurpose;
  readonly provider: string;
  /** Empty if unnamed. */
  readonly model: string;
  /** Null for a model that is no longer configured. */
  readonly host: string | null;
}

type Models = Pick<Config, 'embedding' | 'nextEmbedding' | 'rerank' | 'models'>;

/**
 * The processors of a tenant's texts, or of one of its users: every provider whose vectors exist, wherever its server is, and every
 * external provider that is configured now. A model that runs locally keeps texts in the process.
 */
export async function receiversOf(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId?: string },
  config: Models,
): Promise<Receiver[]> {
  const ofUser = sql`exists (
    select from passage_vectors v where v.tenant_id = s.tenant_id and v.space_id = s.id and v.user_id = ${userId ?? null})`;
  const { rows } = await tx.execute<{ provider: string; model: string }>(sql`
    select distinct s.provider, s.model from embedding_spaces s
    where s.tenant_id = ${tenantId} and s.provider not in ('bundled', 'onnx') and ${userId === undefined ? sql`true` : ofUser}
    order by s.provider, s.model`);
  const had = rows.map(({ provider: space, model }) => {
    // A custom server is appended to the provider's name.
    const [provider = space, server] = space.split('@');
    const host = server?.split('/')[0] ?? hostOf(provider, model, config);
    return { purpose: 'embeddings' as const, provider, model, host };
  });
  const now = externalProcessors(config).map(({ purpose, provider, model, host }) => ({
    purpose,
    provider,
    model: model ?? '',
    host,
  }));
  return [...new Map([...had, ...now].map((one) => [JSON.stringify(one), one])).values()];
}

function hostOf(provider: string, model: string, { embedding, nextEmbedding }: Models): string | null {
  const found = [embedding, nextEmbedding].find((one) => one?.provider === provider && one.model === model);
  return found?.baseUrl ? new URL(found.baseUrl).host : null;
}
