import { ownedBy, ownersOf, ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { isEmbedded } from '@platform/database/transaction.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { columnsOf, inOneRow } from '@platform/database/packed-rows.js';
import { type EmbeddingSpaceName, sameSpace } from '@platform/embeddings/embedder.js';
import { halfvecBytes } from '@schema/columns.js';
import { sql, type SQL } from 'drizzle-orm';
import { bestAnswerable, HIT_COLUMNS, readHits, rounded, type ArmScope, type PassageHit } from './arm.js';

/** Parameters of an index lookup, measured over a million vectors (docs/decisions/0026). */
const CELLS = {
  /** Number of cells whose codes are read: those with the nearest centers. */
  probed: 64,
  /** Number of vectors with the nearest codes, which are compared at full precision. */
  compared: 1_600,
} as const;

/** The vector index of an owner with too many vectors for an exact scan, with the statistics of that owner's words. */
export interface ReadyIndex {
  readonly id: string;
  /** Null for the tenant's shared memory. */
  readonly userId: string | null;
  readonly space: EmbeddingSpaceName;
  readonly passages: number;
  /** Total over all passages. */
  readonly terms: number;
}

export interface VectorHits {
  readonly hits: readonly PassageHit[];
  /** Whether some vectors were not compared: one that is as near may be missing. */
  readonly approximate: boolean;
}

/**
 * Cosine similarity; the vectors have unit length, so the inner product suffices. It scans the scope exactly and uses no index that
 * tenants share, so rows of others do not change the result. An owner with too many vectors for that has an index of their own,
 * which is read by cells. If the cells return too few hits because of a filter, every vector is compared. Scores are rounded as in
 * the keyword arm.
 * @param indexes of the owners that the scope reads
 */
export async function vectorArm(
  tx: Tx,
  arm: ArmScope,
  space: EmbeddingSpaceName,
  query: Float32Array,
  indexes: readonly ReadyIndex[] = [],
): Promise<VectorHits> {
  const asked = { space, vector: sql`${halfvecBytes(query)}::halfvec` };
  const ofSpace = indexes.filter((index) => sameSpace(index.space, space));
  if (ofSpace.length === 0) return { hits: await scanned(tx, arm, asked), approximate: false };
  const sets = await Promise.all(
    ownersOf(arm.scope).map(async (owner): Promise<VectorHits> => {
      const own = { ...arm, scope: { ...arm.scope, userId: owner, includeShared: owner === null } };
      const index = ofSpace.find(({ userId }) => userId === owner);
      const hits = index ? await probed(tx, own, asked, index) : [];
      if (hits.length === arm.limit) return { hits, approximate: true };
      return { hits: await scanned(tx, own, asked), approximate: false };
    }),
  );
  const hits = sets.flatMap((set) => set.hits).sort(byScore);
  return { hits: hits.slice(0, arm.limit), approximate: sets.some(({ approximate }) => approximate) };
}

interface Asked {
  readonly space: EmbeddingSpaceName;
  readonly vector: SQL;
}

async function scanned(tx: Tx, arm: ArmScope, { space, vector }: Asked): Promise<PassageHit[]> {
  const sets = ownerSets(arm.scope, 'v').map(
    (set) => sql`
      select v.passage_id, v.embedding from passage_vectors v where ${set} and v.space_id = ${idOf(arm.scope, space)}`,
  );
  return best(tx, arm, vector, sql.join(sets, sql` union all `));
}

/** Reads the codes of the nearest cells, then the vectors with the nearest codes. */
async function probed(tx: Tx, arm: ArmScope, { space, vector }: Asked, { id }: ReadyIndex): Promise<PassageHit[]> {
  const tenantId = sql`${arm.scope.tenantId}`;
  const index = sql`${id}::uuid`;
  const candidates = sql`
      with probed as materialized (
        select c.cell from vector_centers c where c.tenant_id = ${tenantId} and c.index_id = ${index}
        order by c.center <#> ${vector}, c.cell limit ${CELLS.probed}
      ), near as materialized (
        select passage_id from (
          select l.passage_id, l.code <~> (select binary_quantize(${vector})) as bits from probed cross join lateral (
            select l.passage_id, l.code from vector_cells l
            where ${ownedBy(arm.scope, 'l')} and l.index_id = ${index} and l.cell = probed.cell offset 0
          ) l
        ) coded order by bits, passage_id limit ${CELLS.compared}
      )
      select v.passage_id, v.embedding from near cross join lateral (
        select v.passage_id, v.embedding from passage_vectors v
        where v.tenant_id = ${tenantId} and v.space_id = ${idOf(arm.scope, space)} and v.passage_id = near.passage_id limit 1
      ) v`;
  return best(tx, arm, vector, candidates);
}

/** @param candidates `passage_id`, `embedding` */
async function best(tx: Tx, arm: ArmScope, vector: SQL, candidates: SQL): Promise<PassageHit[]> {
  // The vector occurs only once in the statement, so it is sent and parsed once.
  const scores = sql`
    select passage_id, ${rounded(sql`-(${negativeProduct(tx, vector)})`)} as score
    from (${candidates}) scanned`;
  const statement = keepPlan(inOneRow(bestAnswerable(scores, arm), HIT_COLUMNS));
  return readHits(await columnsOf(tx, statement));
}

/** The id of a tenant's space. */
export function idOf({ tenantId }: Pick<ArmScope['scope'], 'tenantId'>, space: EmbeddingSpaceName): SQL {
  return sql`(select id from embedding_spaces
    where tenant_id = ${tenantId} and provider = ${space.provider} and model = ${space.model}
      and dimensions = ${space.dimensions})`;
}

function byScore(a: PassageHit, b: PassageHit): number {
  return b.score - a.score || (a.passageId < b.passageId ? -1 : 1);
}

/**
 * WebAssembly has no instruction that converts half precision to single, and `<#>` on two half-precision vectors converts both for
 * each row. So the query's vector is converted once, in a subquery because a cached plan does not fold a parameter. The products are
 * the same.
 */
export function negativeProduct(tx: Tx, vector: SQL): SQL {
  return isEmbedded(tx) ? sql`embedding::vector <#> (select ${vector}::vector)` : sql`embedding <#> ${vector}`;
}
