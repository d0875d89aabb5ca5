import type { ExportManifest } from '@contracts/portability.js';
import type { Config } from '@platform/config/config.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Subject } from './export-plan.js';

type Processors = ExportManifest['external_processors'];

/**
 * Who outside of the installation was sent a user's content: whose vectors there are of it, and who is set up to make
 * them now. The bundled model runs here and is sent to nobody.
 */
export async function externalProcessors(
  tx: Tx,
  { tenantId, userId }: Subject,
  config: Pick<Config, 'embedding' | 'nextEmbedding'>,
): Promise<Processors> {
  const { rows } = await tx.execute<{ provider: string; model: string }>(sql`
    select s.provider, s.model from embedding_spaces s
    where s.tenant_id = ${tenantId} and s.provider <> 'bundled' and exists (
      select from passage_vectors v
      where v.tenant_id = s.tenant_id and v.space_id = s.id and v.user_id = ${userId})`);
  const now = [config.embedding, config.nextEmbedding].flatMap((embedder) =>
    embedder && embedder.provider !== 'bundled'
      ? [{ provider: hostOf(embedder.baseUrl), model: embedder.model ?? '' }]
      : [],
  );
  const found = [...rows, ...now].map(({ provider, model }) => ({ purpose: 'embeddings', provider, model }));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Without a path or a password. */
function hostOf(url: string): string {
  return new URL(url).hostname;
}
