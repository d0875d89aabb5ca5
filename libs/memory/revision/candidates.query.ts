import type { Scope } from '@kernel/scope.js';
import { queryTerms } from '@memory/indexing/terms.js';
import {
  notSuperseded,
  recordConditions,
  type RecordQuery,
  type RecordRow,
} from '@memory/record-store/record-source.js';
import type { ArmScope } from '@memory/search/arms/arm.js';
import { keywordArm } from '@memory/search/arms/keyword-arm.query.js';
import type { EmbeddedQuery } from '@memory/search/query-vector.js';
import { seenThroughLens, throughLens } from '@memory/search/ranking/lens.js';
import { recordsById } from '@memory/search/scope-reads.js';
import { readyIndexesOf } from '@memory/search/arms/ask-arms.js';
import { vectorArm } from '@memory/search/arms/vector-arm.query.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

export interface Candidate {
  readonly row: RecordRow;
  /** Cosine of the best passage; undefined if the vector arm did not find it. */
  readonly cosine: number | undefined;
  /** Nearness through the model's lens, if it has one. */
  readonly seen?: number | undefined;
}

/** Maximum number of passages per arm. A memory about the same is among the first few. */
const PER_ARM = 40;
/** Only the beginning of a long text is searched for, in UTF-16 units. */
const LOOKED_UP = 2_000;
/** The weights were trained with the lens on other languages too (`replacement-weights.ts`). */
const LENS_LANGUAGE = 'en';

/**
 * Records of one owner that new information may be about, by its words and by its vector, found through the arms of search.
 * @param scope reads only that owner's records
 */
export async function candidatesFor(
  tx: Tx,
  scope: Scope,
  { types, ...labels }: Pick<RecordQuery, 'agent' | 'project'> & { readonly types: readonly string[] },
  fresh: { readonly text: string; readonly languages: readonly string[]; readonly embedded: EmbeddedQuery | null },
  now: Date,
): Promise<Candidate[]> {
  const [type, ...others] = types;
  const query = { ...labels, ...(others.length === 0 && { type }) };
  const ofTypes = others.length === 0 ? sql`` : sql` and r.type = any(${sql.param([...types])}::text[])`;
  const arm: ArmScope = {
    scope,
    source: sql.raw('records r'),
    conditions: sql`${recordConditions(scope, query, now)}${notSuperseded(query)}${ofTypes}`,
    asOf: undefined,
    limit: PER_ARM,
  };
  const indexes = await readyIndexesOf(tx, scope);
  const { hits } = await keywordArm(tx, arm, queryTerms(fresh.text.slice(0, LOOKED_UP), fresh.languages), { indexes });
  const { embedded } = fresh;
  const alike = embedded ? (await vectorArm(tx, arm, embedded.space, embedded.vector, indexes)).hits : [];
  const cosines = new Map<string, number>();
  for (const { recordId, score } of alike) cosines.set(recordId, Math.max(score, cosines.get(recordId) ?? -1));
  const ids = [...new Set([...hits, ...alike].map(({ recordId }) => recordId))];
  const rows = await recordsById(tx, arm, ids);
  const lens = isLearnedOf(embedded) && throughLens(embedded.space, embedded.vector, LENS_LANGUAGE);
  const seen = lens && (await seenThroughLens(tx, arm, ids, { space: embedded.space, query: lens }));
  return [...rows.values()].map((row) => ({
    row,
    cosine: cosines.get(row.id),
    seen: seen ? seen.get(row.id) : undefined,
  }));
}

/**
 * What was revised a moment ago, or earlier in the same batch, has no stored vector yet, and without one "The dose was raised to 100 mg"
 * replaces nothing. So the vector that its revision was made with stands in.
 * @param vectorOf a vector at hand for the text of a record, at unit length
 */
export function withVectorsAtHand(
  candidates: readonly Candidate[],
  embedded: EmbeddedQuery | null,
  vectorOf: (row: RecordRow, space: EmbeddedQuery['space']) => Float32Array | undefined,
): Candidate[] {
  if (!embedded) return [...candidates];
  const lens = isLearnedOf(embedded) ? throughLens(embedded.space, embedded.vector, LENS_LANGUAGE) : null;
  return candidates.map((candidate) => {
    const vector = candidate.cosine === undefined ? vectorOf(candidate.row, embedded.space) : undefined;
    if (vector?.length !== embedded.vector.length) return candidate;
    const seen = candidate.seen ?? (lens ? innerProduct(lens, vector) : undefined);
    return { ...candidate, cosine: innerProduct(embedded.vector, vector), seen };
  });
}

function innerProduct(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

/** The lens of another model has another scale. */
function isLearnedOf(embedded: EmbeddedQuery | null): embedded is EmbeddedQuery {
  return embedded?.space.provider === 'bundled';
}
