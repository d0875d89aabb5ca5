import type { QueryTerm } from '@memory/indexing/terms.js';
import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { isEmbedded } from '@platform/database/embedded-transactions.js';
import { packedColumns } from '@platform/database/packed-rows.js';
import { sql, type SQL } from 'drizzle-orm';
import { type ArmScope, bestAnswerable, HIT_COLUMNS, rounded } from './arm.js';
import { BY_PLACE, type KeywordRow, namesOf, scoreOf, termRows, weightedTerms } from './keyword-statement.js';

/** The number of readable passages, and their average number of terms. */
export interface Size {
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

export function mostPostings(tx: Tx): number {
  return isEmbedded(tx) ? MOST_POSTINGS.embedded : MOST_POSTINGS.server;
}

/**
 * The keyword arm for queries with too many postings to read, because words are very frequent or the question is a long text. It
 * reads the postings of the rarest terms, up to the bound, and scores the best candidates with all terms. A passage without any of
 * the rarest terms is not found. Term frequencies are estimated from a sample of the passages.
 */
export async function keywordArmInPart(
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
    weighted as materialized (${weightedTerms(weighed)}),
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
