import { BM25 } from '@memory/indexing/bm25.js';
import type { QueryTerm } from '@memory/indexing/terms.js';
import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { sql, type SQL } from 'drizzle-orm';
import { packedColumns } from '@platform/database/packed-rows.js';
import { bestAnswerable, HIT_COLUMNS, readHits, rounded, type ArmScope, type PassageHit } from './arm.js';
import { keywordArmInPart, mostPostings } from './keyword-arm-in-part.query.js';
import { keywordArmOfMany } from './keyword-arm-of-many.query.js';
import { BY_PLACE, type KeywordRow } from './keyword-statement.js';
import type { ReadyIndex } from './ready-indexes.query.js';

export interface KeywordHits {
  readonly hits: PassageHit[];
  /**
   * What a passage of average length would score that holds every stem of the query once. A hit's score over this
   * is the share of the query's information that it covers.
   */
  readonly ideal: number;
  /** Which of the terms stand in what the caller may read. Null: nothing was found that could tell. */
  readonly known: ReadonlySet<string> | null;
  /** Not all postings were read: a passage that holds none of the rarest terms may be missing. */
  readonly approximate: boolean;
}

export interface KeywordLimits {
  /** Of the owners that the scope reads. */
  readonly indexes?: readonly ReadyIndex[];
  /** The most postings that are read; Infinity: all. Absent: as the database allows. */
  readonly most?: number;
}

interface Row extends KeywordRow {
  /** There are more postings than may be read, so nothing was scored. */
  readonly overflows: boolean;
  readonly n: number;
  readonly average: number;
}

/** A place is one bit of 64: there are no more terms than that (`MAX_QUERY_TERMS`). */
const PLACES = 64;

/**
 * BM25 over the inverted index. Statistics are summed over the sets that the caller may read, the user's own and
 * the shared one; filters do not change them, and nobody else's rows enter them.
 *
 * Scores are rounded, because the order in which floating-point numbers are summed is the planner's choice.
 * Where there are more postings than a search may read, those of the rarest terms are.
 */
export async function keywordArm(
  tx: Tx,
  arm: ArmScope,
  terms: readonly QueryTerm[],
  { indexes = [], most = mostPostings(tx) }: KeywordLimits = {},
): Promise<KeywordHits> {
  if (terms.length === 0) return NOTHING;
  const ofMany = indexes.length > 0 ? await keywordArmOfMany(tx, arm, terms, indexes, most) : null;
  if (ofMany) return readFound(ofMany);
  const names = sql`${sql.param(terms.map(({ term }) => term))}::text[]`;
  const weights = sql`${sql.param(terms.map(({ weight }) => weight))}::float8[]`;
  const stems = sql`${sql.param(terms.map(({ kind }) => kind === 'stem'))}::bool[]`;
  // One walk of the index for each term (`offset 0` keeps it that). As `= any` a plan that is kept takes the terms for a filter, where
  // tenants are many and small on the average, and reads all postings of a large scope: 43,000 for 3,700 that it wanted.
  const { bound, overflows } = boundOf(most);
  const postings = ownerSets(arm.scope, 't').map(
    (set) => sql`
      (select asked.place, t.* from unnest(${names}) with ordinality as asked (term, place) cross join lateral (
        select t.passage_id, t.tf, t.length from passage_terms t where ${set} and t.term = asked.term offset 0
      ) t ${bound})`,
  );
  const sizes = ownerSets(arm.scope, 'p').map(
    (set) => sql`select count(*) as n, sum(p.length) as length from passages p where ${set}`,
  );
  const { k1, b } = BM25;
  // What of the formula is the same for every posting of a term is worked out once a term, not once a posting. A posting knows its term
  // by its place in the query: a number is joined and grouped by in half of the time of a text.
  const { rows } = await tx.execute<Row>(
    keepPlan(sql`
    with postings as materialized (${sql.join(postings, sql` union all `)}),
    size as materialized (
      select greatest(sum(n), 1)::float8 as n, greatest(coalesce(sum(length), 0), 1)::float8 / greatest(sum(n), 1) as average
      from (${sql.join(sizes, sql` union all `)}) sets
    ),
    frequency as materialized (${BY_PLACE}),
    weighted as materialized (
      select q.term, q.stem, q.place, f.df, i.weight, i.weight * ${k1 + 1}::float8 as gain,
        case when q.stem then 1::bigint << (q.place - 1)::int end as bit,
        ${k1 * (1 - b)}::float8 as base, ${k1 * b}::float8 / size.average as slope
      from unnest(${names}, ${weights}, ${stems}) with ordinality as q (term, weight, stem, place)
      cross join size left join frequency f on f.place = q.place
      cross join lateral (
        select q.weight * ln(1 + (size.n - coalesce(f.df, 0) + 0.5) / (coalesce(f.df, 0) + 0.5)) as weight
      ) i
    ),
    scored as (
      select p.passage_id, ${rounded(sql`sum(w.gain * p.tf / (p.tf + w.base + w.slope * p.length))`)} as score,
        bit_or(w.bit) as stems
      from postings p join weighted w on w.place = p.place
      where not ${overflows}
      group by p.passage_id
    ),
    best as (${bestAnswerable(sql`select passage_id, score, stems from scored`, arm, sql`, s.stems::text as stems`)})
    select (select ${packedColumns([...HIT_COLUMNS, 'stems'])} from best one) as hits,
      (select ${rounded(sql`sum(weight)`)} from weighted where stem) as ideal,
      (select json_agg(term) from weighted where df > 0) as known,
      ${overflows} as overflows, size.n, size.average from size`),
  );
  const [row] = rows;
  if (!row?.overflows) return readFound(row);
  return { ...readFound(await keywordArmInPart(tx, arm, terms, row, most)), approximate: true };
}

/**
 * One posting more than may be read is read, to know that there are more. The bound stands in the text, for it is the same for all: a plan that is
 * kept would take a bound that it does not know for a small one.
 */
function boundOf(most: number): { readonly bound: SQL; readonly overflows: SQL } {
  if (!Number.isFinite(most)) return { bound: sql``, overflows: sql`false` };
  const overflows = sql`(select coalesce(sum(df), 0) from frequency) > ${sql.raw(String(most))}`;
  return { bound: sql`limit ${sql.raw(String(most + 1))}`, overflows };
}

const NOTHING: KeywordHits = { hits: [], ideal: 0, known: null, approximate: false };

function readFound(found: KeywordRow | undefined): KeywordHits {
  if (!found?.hits[0]) return NOTHING;
  const places = new Map<string, readonly number[]>();
  const bitsOf = (found.hits[HIT_COLUMNS.length] ?? []) as readonly (string | null)[];
  const hits = readHits(found.hits, (place) => {
    const bits = bitsOf[place] ?? '0';
    const known = places.get(bits) ?? placesOf(bits);
    places.set(bits, known);
    return known;
  });
  return { hits, ideal: found.ideal, known: new Set(found.known), approximate: false };
}

function placesOf(bits: string): number[] {
  const places: number[] = [];
  let set = BigInt.asUintN(PLACES, BigInt(bits));
  for (let place = 0; set > 0n; place++, set >>= 1n) if (set & 1n) places.push(place);
  return places;
}
