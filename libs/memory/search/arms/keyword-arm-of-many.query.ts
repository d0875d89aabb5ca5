import { BM25, idf } from '@memory/indexing/bm25.js';
import type { QueryTerm } from '@memory/indexing/terms.js';
import { ownersOf, ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { packedColumns } from '@platform/database/packed-rows.js';
import { sql, type SQL } from 'drizzle-orm';
import { type ArmScope, bestAnswerable, HIT_COLUMNS, rounded } from './arm.js';
import { type KeywordRow, namesOf, scoreOf, weightedTerms, type WeighedTerm } from './keyword-statement.js';
import type { ReadyIndex } from './vector-arm.query.js';

/** The statistics of the owners with an index. */
interface Counted {
  /** One index per owner, with the terms that are counted for that owner. */
  readonly indexes: readonly (ReadyIndex & { readonly counted: readonly string[] })[];
  readonly passages: number;
  /** Total length of these passages. */
  readonly length: number;
  /** Number of passages for each term that is counted, over these owners: at first the frequent ones. */
  readonly known: ReadonlyMap<string, number>;
}

/** Passages that the terms that are read should score, as a multiple of the limit: some of them may not be returned. */
const SCORED_TIMES = 1.5;
/** Safety factor on the expected score of the last result. */
const BELIEVED = 0.8;

/**
 * The keyword arm for owners with so many passages that reading all postings of a frequent term takes too long: MaxScore (Turtle and
 * Flood, 1995). The terms with the lowest weights are looked up only for passages that hold another term, provided that all of them
 * together could not lift a passage with no other term into the results. The result and its order are the same as with all postings
 * read. The statistics are those counted last for the owners with an index.
 * @param most maximum number of postings
 * @returns null if no term can be skipped, there are too many postings, or a skipped term might have mattered: then all postings
 * have to be read
 */
export async function keywordArmOfMany(
  tx: Tx,
  arm: ArmScope,
  terms: readonly QueryTerm[],
  ready: readonly ReadyIndex[],
  most = Infinity,
): Promise<KeywordRow | null> {
  let counted = await countsOf(tx, arm, terms, ready);
  let leftOut = leftOutOf(terms, counted, arm.limit);
  if (leftOut.size === 0) {
    counted = await withRareTerms(tx, arm, terms, counted);
    leftOut = leftOutOf(terms, counted, arm.limit);
  }
  const read = terms.reduce((sum, { term }) => sum + (leftOut.has(term) ? 0 : (counted.known.get(term) ?? 0)), 0);
  if (leftOut.size === 0 || read > most) return null;
  const { rows } = await tx.execute<Found>(keepPlan(statementOf(arm, terms, counted, leftOut)));
  const [found] = rows;
  const last = found?.hits[HIT_COLUMNS.indexOf('score')]?.[arm.limit - 1];
  // Valid only if the limit is reached and the last hit scores more than any passage that was not fully scored could.
  return found && typeof last === 'number' && last > found.floor ? found : null;
}

interface Found extends KeywordRow {
  /** Maximum score of a passage that was not scored with all its terms. */
  readonly floor: number;
}

async function countsOf(
  tx: Tx,
  arm: ArmScope,
  terms: readonly QueryTerm[],
  ready: readonly ReadyIndex[],
): Promise<Counted> {
  // A new index is counted a little later.
  const counted = ready.filter(({ passages }) => passages > 0);
  const indexes = [...new Map(counted.map((index) => [index.userId, index])).values()];
  const { rows } = await tx.execute<{ id: string; term: string; passages: number }>(
    keepPlan(sql`
    select f.index_id as id, f.term, f.passages::float8 as passages
    from unnest(${sql.param(indexes.map(({ id }) => id))}::uuid[]) as i (id)
    cross join unnest(${namesOf(terms)}) as asked (term)
    join frequent_terms f on f.tenant_id = ${arm.scope.tenantId} and f.index_id = i.id and f.term = asked.term`),
  );
  const known = new Map<string, number>();
  for (const { term, passages } of rows) known.set(term, (known.get(term) ?? 0) + passages);
  return {
    indexes: indexes.map((index) => ({
      ...index,
      counted: rows.filter(({ id }) => id === index.id).map(({ term }) => term),
    })),
    passages: indexes.reduce((sum, { passages }) => sum + passages, 0),
    length: indexes.reduce((sum, { terms: length }) => sum + length, 0),
    known,
  };
}

/**
 * Counts the other terms too. Without that a query of rare words would seem to score nothing with them, and read all postings of its
 * frequent ones. It reads the postings of the rare ones once more, so it is done only if nothing can be skipped otherwise.
 */
async function withRareTerms(tx: Tx, arm: ArmScope, terms: readonly QueryTerm[], counted: Counted): Promise<Counted> {
  const rare = terms.filter(({ term }) => !counted.known.has(term));
  if (rare.length === 0 || counted.indexes.length === 0) return counted;
  const counts = counted.indexes.map(
    ({ userId }) => sql`
      (select count(*) from passage_terms t where ${setOf(arm, userId, 't')} and t.term = asked.term)`,
  );
  const { rows } = await tx.execute<{ term: string; passages: number }>(
    keepPlan(sql`
    select asked.term, (${sql.join(counts, sql` + `)})::float8 as passages from unnest(${namesOf(rare)}) as asked (term)`),
  );
  return {
    ...counted,
    indexes: counted.indexes.map((index) => ({
      ...index,
      counted: [...index.counted, ...rows.map(({ term }) => term)],
    })),
    known: new Map([...counted.known, ...rows.map((row) => [row.term, row.passages] as const)]),
  };
}

/** The lowest-weight terms that can be skipped without a change, according to the counts. */
function leftOutOf(terms: readonly QueryTerm[], { passages, known }: Counted, limit: number): ReadonlySet<string> {
  const weighed = terms
    .map(({ term, weight }) => {
      const df = known.get(term) ?? 0;
      return { term, df, weight: weight * idf(passages, df) };
    })
    .sort((a, b) => b.weight - a.weight);
  let scored = 0;
  let least = 0;
  for (const [at, { df, weight }] of weighed.entries()) {
    // Estimates the score of the last result. Some passages hold more terms; most hold the term in a longer text.
    if (scored < SCORED_TIMES * limit) least = weight;
    scored += df;
    const left = weighed.slice(at + 1);
    const most = left.reduce((sum, other) => sum + other.weight * (BM25.k1 + 1), 0);
    const enough = scored >= SCORED_TIMES * limit && most < BELIEVED * least;
    if (enough && left.every((other) => other.df > 0)) return new Set(left.map(({ term }) => term));
  }
  return new Set();
}

function weighedBy(terms: readonly QueryTerm[], { known }: Counted, leftOut: ReadonlySet<string>): WeighedTerm[] {
  return terms.map((term) => ({ ...term, known: known.get(term.term) ?? 0, rest: leftOut.has(term.term) }));
}

function statementOf(arm: ArmScope, terms: readonly QueryTerm[], counted: Counted, leftOut: ReadonlySet<string>): SQL {
  const sets = ownersOf(arm.scope).map((owner) => ({
    of: (alias: string) => setOf(arm, owner, alias),
    index: counted.indexes.find(({ userId }) => userId === owner),
  }));
  // One index scan per term (`offset 0` enforces this), as in the arm that reads all. With the weights known before, each posting goes
  // from there to its passage, and is kept nowhere in between.
  const postings = sets.map(
    ({ of, index }) => sql`
        select t.passage_id, ${scoreOf(sql`t`)} as score, w.bit from weighted w cross join lateral (
          select t.passage_id, t.tf, t.length from passage_terms t where ${of('t')} and t.term = w.term offset 0
        ) t ${index ? sql`where not w.rest` : sql``}`,
  );
  // Counts the passages with a term for each owner that it was not counted for.
  const counts = sets.map(({ of, index }) => {
    const known = sql`${sql.param(index?.counted ?? [])}::text[]`;
    return sql`
        case when q.term = any(${known}) then 0 else (select count(*) from passage_terms t where ${of('t')} and t.term = q.term) end`;
  });
  const sizes = sets
    .filter(({ index }) => !index)
    .map(({ of }) => sql`select count(*) as n, sum(p.length) as length from passages p where ${of('p')}`);
  // One index lookup per passage and term (`offset 0` again), and no scan of the term's postings.
  const lookups = sets
    .filter(({ index }) => index)
    .map(
      ({ of }) => sql`
        select t.tf, t.length from (
          select t.tf, t.length from passage_terms t where ${of('t')} and t.term = w.term and t.passage_id = c.passage_id offset 0
        ) t`,
    );
  const stems = sql`bit_or(w.bit)`;
  return sql`
    with size as materialized (
      select greatest(sum(n), 1)::float8 as n, greatest(coalesce(sum(length), 0), 1)::float8 / greatest(sum(n), 1) as average
      from (${sql.join([sql`select ${counted.passages}::bigint as n, ${counted.length}::bigint as length`, ...sizes], sql` union all `)}) sets
    ),
    weighted as materialized (${weightedTerms(weighedBy(terms, counted, leftOut), sql.join(counts, sql` + `))}),
    partly as materialized (
      select p.passage_id, sum(p.score) as score, bit_or(p.bit) as stems
      from (${sql.join(postings, sql` union all `)}) p
      group by p.passage_id
    ),
    bounds as materialized (
      select coalesce((select score from partly order by score desc offset ${Math.ceil(SCORED_TIMES * arm.limit)} limit 1), 0) as least,
        (select coalesce(sum(gain), 0) from weighted where rest) as most
    ),
    scored as (
      select c.passage_id, ${rounded(sql`c.score + coalesce(l.score, 0)`)} as score, coalesce(c.stems, 0) | coalesce(l.stems, 0) as stems
      from partly c cross join lateral (
        select sum(${scoreOf(sql`t`)}) as score, ${stems} as stems
        from weighted w cross join lateral (${sql.join(lookups, sql` union all `)}) t
        where w.rest
      ) l
      where c.score + (select most from bounds) >= (select least from bounds)
    ),
    best as (${bestAnswerable(sql`select passage_id, score, stems from scored`, arm, sql`, s.stems::text as stems`)})
    select (select ${packedColumns([...HIT_COLUMNS, 'stems'])} from best one) as hits,
      (select greatest(least, most) from bounds) as floor,
      (select ${rounded(sql`sum(weight)`)} from weighted where stem) as ideal,
      (select json_agg(term) from weighted where df > 0) as known`;
}

function setOf(arm: ArmScope, owner: string | null, alias: string): SQL {
  const [set] = ownerSets({ ...arm.scope, userId: owner, includeShared: owner === null }, alias);
  return set ?? sql`false`;
}
