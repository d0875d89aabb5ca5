import { sql, type SQL } from 'drizzle-orm';
import type { QueryTerm } from '@memory/indexing/terms.js';
import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { isEmbedded } from '@platform/database/transaction.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { packedColumns } from '@platform/database/packed-rows.js';
import { type ArmScope, bestAnswerable, HIT_COLUMNS, type PassageHit, readHits, rounded } from './arm.js';
import { keywordArmOfMany } from './keyword-arm-of-many.query.js';
import {
  BY_PLACE,
  GAINS,
  type KeywordRow,
  namesOf,
  READ_OF_TERM,
  scoreOf,
  termRows,
  weightedTerms,
  weightOf,
  weightsOf,
} from './keyword-statement.js';
import type { ReadyIndex } from './vector-arm.query.js';

/** The number of readable passages, and their average number of terms. */
interface Size {
  readonly n: number;
  readonly average: number;
}

/**
 * Maximum number of postings per search. The embedded database has one connection, so a long read blocks everybody: 1.5 million
 * postings took 18 seconds.
 */
const MOST_POSTINGS = { embedded: 100_000, server: 3_000_000 } as const;
/** Number of passages sampled to estimate the frequency of terms. */
const SAMPLED = 300;
/** Candidates that are scored with all terms, as a multiple of the limit. */
const LOOKED_UP_TIMES = 2;

function mostPostings(tx: Tx): number {
  return isEmbedded(tx) ? MOST_POSTINGS.embedded : MOST_POSTINGS.server;
}

/**
 * The keyword arm for queries with too many postings to read, because words are very frequent or the question is a long text. It
 * reads the postings of the rarest terms, up to the bound, and scores the best candidates with all terms. A passage without any of
 * the rarest terms is not found. Term frequencies are estimated from a sample of the passages.
 */
async function keywordArmInPart(
  tx: Tx,
  arm: ArmScope,
  terms: readonly QueryTerm[],
  size: Size,
  most: number,
): Promise<KeywordRow | undefined> {
  const { read, weighed } = dividedBy(await sampledFrequency(tx, arm, terms, size.n), terms, most);
  const postings = ownerSets(arm.scope, 't').map(
    (set) => sql`
      (select asked.place, t.* from ${termRows(read)} as asked (term, place) cross join lateral (
        select t.passage_id, t.tf, t.length from passage_terms t where ${set} and t.term = asked.term offset 0
      ) t limit ${most})`,
  );
  const partly = { ...arm, limit: LOOKED_UP_TIMES * arm.limit };
  const { rows } = await tx.execute<KeywordRow>(sql`
    with postings as materialized (${sql.join(postings, sql` union all `)}),
    size as (select ${size.n}::float8 as n, ${size.average}::float8 as average),
    frequency as (${BY_PLACE}),
    weighted as materialized (${weightedTerms(weighed, READ_OF_TERM)}),
    partly as (
      select p.passage_id, sum(${scoreOf(sql`p`)}) as score
      from postings p join weighted w on w.place = p.place
      group by p.passage_id
    ),
    candidates as materialized (${bestAnswerable(sql`select passage_id, score from partly`, partly)}),
    whole as (
      select c.*, ${rounded(sql`l.score`)} as whole, l.stems::text as all_stems
      from candidates c cross join lateral (
        select sum(${scoreOf(sql`t`)}) as score, bit_or(w.bit) as stems
        from (${termsOf(arm, sql`c.passage_id`)}) t join weighted w on w.term = t.term
      ) l
    ),
    best as (
      select passage_id, whole as score, record_id, ordinal, start_at, end_at, session_id, role, occurred_at, size, all_stems as stems
      from whole order by whole desc, passage_id limit ${arm.limit}
    )
    select (select ${packedColumns([...HIT_COLUMNS, 'stems'])} from best one) as hits,
      (select ${rounded(sql`sum(weight)`)} from weighted where stem) as ideal,
      (select json_agg(term) from weighted where df > 0) as known`);
  return rows[0];
}

/** The terms whose postings are read, rarest first, and all terms with their weights. */
function dividedBy(frequency: ReadonlyMap<number, number>, terms: readonly QueryTerm[], most: number) {
  const rarest = terms
    .map(({ term }, at) => ({ term, place: at + 1, df: frequency.get(at + 1) ?? 0 }))
    .sort((a, b) => a.df - b.df);
  const read: typeof rarest = [];
  const known = new Map(rarest.map(({ place, df }) => [place, df]));
  let room = most;
  for (const term of rarest) {
    if (room <= 0) break;
    read.push(term);
    // The last of them is read only up to the bound.
    known.set(term.place, Math.max(0, term.df - room));
    room -= term.df;
  }
  const isRead = new Set(read.map(({ place }) => place));
  const weighed = terms.map((term, at) => {
    return { ...term, known: known.get(at + 1) ?? 0, rest: !isRead.has(at + 1) };
  });
  return { read, weighed };
}

/** Estimated number of passages with each term, by place. A term that is not in the sample is rare. */
async function sampledFrequency(
  tx: Tx,
  arm: ArmScope,
  terms: readonly QueryTerm[],
  n: number,
): Promise<ReadonlyMap<number, number>> {
  const every = Math.max(1, Math.floor(n / SAMPLED));
  const samples = ownerSets(arm.scope, 'p').map(
    (set) => sql`select p.id from passages p where ${set} and uuid_hash(p.id)::bigint % ${every}::bigint = 0`,
  );
  const { rows } = await tx.execute<{ place: number; df: number }>(sql`
    with sample as materialized (${sql.join(samples, sql` union all `)})
    select asked.place::int as place, count(*)::float8 * ${n}::float8 / (select count(*) from sample) as df
    from sample s cross join lateral (${termsOf(arm, sql`s.id`)}) t
    join unnest(${namesOf(terms)}) with ordinality as asked (term, place) on asked.term = t.term
    group by asked.place`);
  return new Map(rows.map(({ place, df }) => [place, df]));
}

/** All terms of a passage. They are stored together, so this is faster than looking up each term in its postings. */
function termsOf({ scope }: ArmScope, passage: SQL): SQL {
  return sql`
    select t.term, t.tf, t.length from passage_terms t where t.tenant_id = ${scope.tenantId} and t.passage_id = ${passage} offset 0`;
}

interface KeywordHits {
  readonly hits: PassageHit[];
  /**
   * The score of a passage of average length that holds every stem of the query once. A hit's score divided by this is the share of
   * the query's information that the hit covers.
   */
  readonly ideal: number;
  /** The terms that occur in what the caller may read. Null if unknown, because nothing was found. */
  readonly known: ReadonlySet<string> | null;
  /** Whether some postings were not read: a passage without any of the rarest terms may be missing. */
  readonly approximate: boolean;
}

interface KeywordLimits {
  /** Indexes of the owners that the scope reads. */
  readonly indexes?: readonly ReadyIndex[];
  /** Maximum number of postings; Infinity: no limit. Absent: the database's default. */
  readonly most?: number;
}

interface Row extends KeywordRow {
  /** Whether there are more postings than allowed; then nothing was scored. */
  readonly overflows: boolean;
  readonly n: number;
  readonly average: number;
}

/** A place is one of 64 bits; `MAX_QUERY_TERMS` is not larger. */
const PLACES = 64;

/**
 * BM25 over the inverted index. Statistics are summed over the sets that the caller may read: the user's own and the shared one.
 * Filters do not change them, and rows of others are not counted.
 *
 * Scores are rounded, because the planner chooses the order in which floats are summed. If there are more postings than a search may
 * read, only those of the rarest terms are read.
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
  const names = namesOf(terms);
  const { weights, stems } = weightsOf(terms);
  // One index scan per term (`offset 0` enforces this). With `= any` a cached plan uses the terms as a filter if there are many
  // tenants and the average one is small, and then reads all postings of a large scope: 43,000 instead of 3,700.
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
  // The part of the formula that is the same for all postings of a term is computed once per term. A posting refers to its term by
  // its place in the query: joining and grouping by a number takes half the time of a text.
  const { rows } = await tx.execute<Row>(
    keepPlan(sql`
    with postings as materialized (${sql.join(postings, sql` union all `)}),
    size as materialized (
      select greatest(sum(n), 1)::float8 as n, greatest(coalesce(sum(length), 0), 1)::float8 / greatest(sum(n), 1) as average
      from (${sql.join(sizes, sql` union all `)}) sets
    ),
    frequency as materialized (${BY_PLACE}),
    weighted as materialized (
      select q.term, q.stem, q.place, f.df, ${GAINS}
      from unnest(${names}, ${weights}, ${stems}) with ordinality as q (term, weight, stem, place)
      cross join size left join frequency f on f.place = q.place
      cross join lateral (
        select ${weightOf(sql`coalesce(f.df, 0)`)}
      ) i
    ),
    scored as (
      select p.passage_id, ${rounded(sql`sum(${scoreOf(sql`p`)})`)} as score,
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
 * Reads one posting more than allowed, to detect an overflow. The bound is a literal, because it is the same for all requests: a
 * cached plan would assume a small bound for a parameter.
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
