import { ownerSets } from '@memory/records/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { halfvecText } from '@schema/columns.js';
import { sql } from 'drizzle-orm';
import { bestAnswerable, readHit, rounded, type ArmScope, type Hit, type HitRow } from './arm.js';

/**
 * Cosine similarity (the vectors have unit length, so the inner product) by an exact scan of the scope: no index
 * that tenants share, so nobody else's rows change what is found. Rounded like the other arm's scores.
 */
export async function vectorArm(tx: Tx, arm: ArmScope, space: EmbeddingSpaceName, query: Float32Array): Promise<Hit[]> {
  const vector = sql`${halfvecText(query)}::halfvec`;
  const spaceId = sql`(select id from embedding_spaces
    where tenant_id = ${arm.scope.tenantId} and provider = ${space.provider} and model = ${space.model}
      and dimensions = ${space.dimensions})`;
  const scanned = ownerSets(arm.scope, 'v').map(
    (set) => sql`
      select v.passage_id, ${rounded(sql`-(v.embedding <#> ${vector})`)} as score
      from passage_vectors v where ${set} and v.space_id = ${spaceId}`,
  );
  const scores = sql`select passage_id, score from (${sql.join(scanned, sql` union all `)}) scanned`;
  const { rows } = await tx.execute<HitRow>(keepPlan(bestAnswerable(scores, arm)));
  return rows.map(readHit);
}
