import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { isEmbedded } from '@platform/database/embedded-transactions.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { columnsOf, inOneRow } from '@platform/database/packed-rows.js';
import type { EmbeddingSpaceName } from '@platform/embeddings/embedder.js';
import { halfvecText } from '@schema/columns.js';
import { sql, type SQL } from 'drizzle-orm';
import { bestAnswerable, HIT_COLUMNS, readHits, rounded, type ArmScope, type PassageHit } from './arm.js';

/**
 * Cosine similarity (the vectors have unit length, so the inner product) by an exact scan of the scope: no index
 * that tenants share, so nobody else's rows change what is found. Rounded like the other arm's scores.
 */
export async function vectorArm(
  tx: Tx,
  arm: ArmScope,
  space: EmbeddingSpaceName,
  query: Float32Array,
): Promise<PassageHit[]> {
  const vector = sql`${textOf(query)}::halfvec`;
  const spaceId = sql`(select id from embedding_spaces
    where tenant_id = ${arm.scope.tenantId} and provider = ${space.provider} and model = ${space.model}
      and dimensions = ${space.dimensions})`;
  const scanned = ownerSets(arm.scope, 'v').map(
    (set) => sql`
      select v.passage_id, v.embedding from passage_vectors v where ${set} and v.space_id = ${spaceId}`,
  );
  // The vector stands here once, and is sent and read once.
  const scores = sql`
    select passage_id, ${rounded(sql`-(${negativeProduct(tx, vector)})`)} as score
    from (${sql.join(scanned, sql` union all `)}) scanned`;
  const best = keepPlan(inOneRow(bestAnswerable(scores, arm), HIT_COLUMNS));
  return readHits(await columnsOf(tx, best));
}

/** Of a query that is remembered it is made once. */
const texts = new WeakMap<Float32Array, string>();

function textOf(query: Float32Array): string {
  const text = texts.get(query) ?? halfvecText(query);
  texts.set(query, text);
  return text;
}

/**
 * WebAssembly has no instruction that makes single numbers of half ones, and `<#>` of two half-precision vectors makes both anew for
 * each row. So the query's are made once, by a subquery because a kept plan folds no parameter. The same numbers are multiplied.
 */
function negativeProduct(tx: Tx, vector: SQL): SQL {
  return isEmbedded(tx) ? sql`embedding::vector <#> (select ${vector}::vector)` : sql`embedding <#> ${vector}`;
}
