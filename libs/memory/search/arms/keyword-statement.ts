import { BM25 } from '@memory/indexing/bm25.js';
import type { QueryTerm } from '@memory/indexing/terms.js';
import type { PackedColumns } from '@platform/database/packed-rows.js';
import { sql, type SQL } from 'drizzle-orm';

/** The row that a statement of this arm returns. */
export interface KeywordRow extends Record<string, unknown> {
  /** After the columns of a hit, one bit per place, as the decimal of a signed 64-bit number. */
  readonly hits: PackedColumns;
  readonly ideal: number;
  readonly known: readonly string[];
}

/** A term of the query, with its weight in a statement that does not read all postings. */
export interface WeighedTerm extends QueryTerm {
  /** Known number of passages with the term, beside those that the statement counts. */
  readonly known: number;
  /** Whether its postings are skipped. */
  readonly rest: boolean;
}

export function namesOf(terms: readonly QueryTerm[]): SQL {
  return sql`${sql.param(terms.map(({ term }) => term))}::text[]`;
}

/** The terms with their places in the query, for a `from`. Joining and grouping by a number takes half the time of a text. */
export function termRows(terms: readonly { readonly term: string; readonly place: number }[]): SQL {
  const places = sql`${sql.param(terms.map(({ place }) => place))}::bigint[]`;
  return sql`unnest(${sql.param(terms.map(({ term }) => term))}::text[], ${places})`;
}

export function weightsOf(terms: readonly QueryTerm[]): { readonly weights: SQL; readonly stems: SQL } {
  return {
    weights: sql`${sql.param(terms.map(({ weight }) => weight))}::float8[]`,
    stems: sql`${sql.param(terms.map(({ kind }) => kind === 'stem'))}::bool[]`,
  };
}

const { k1, b } = BM25;
/** The columns of a term `q` with weight `i` that are the same for all its postings. Reads `size`. */
export const GAINS: SQL = sql`i.weight, i.weight * ${k1 + 1}::float8 as gain,
        case when q.stem then 1::bigint << (q.place - 1)::int end as bit,
        ${k1 * (1 - b)}::float8 as base, ${k1 * b}::float8 / size.average as slope`;

/**
 * The terms as rows, with the part of the formula that is the same for all their postings. Reads `size`.
 * @param counted the number of passages with a term `q` that `known` does not include
 */
export function weightedTerms(terms: readonly WeighedTerm[], counted: SQL): SQL {
  const { weights, stems } = weightsOf(terms);
  const known = sql`${sql.param(terms.map((term) => term.known))}::float8[]`;
  const rest = sql`${sql.param(terms.map((term) => term.rest))}::bool[]`;
  return sql`
      select q.term, q.stem, q.place, q.rest, d.df, ${GAINS}
      from unnest(${namesOf(terms)}, ${weights}, ${stems}, ${known}, ${rest}) with ordinality as q (term, weight, stem, known, rest, place)
      cross join size cross join lateral (select q.known + ${counted} as df) d
      cross join lateral (select ${weightOf(sql`d.df`)}) i`;
}

/** The weight of a term `q` that `df` passages contain. */
export function weightOf(df: SQL): SQL {
  return sql`q.weight * ln(1 + (size.n - ${df} + 0.5) / (${df} + 0.5)) as weight`;
}

/** The contribution of a posting of a term `w` to the score of its passage. */
export function scoreOf(posting: SQL): SQL {
  return sql`w.gain * ${posting}.tf / (${posting}.tf + w.base + w.slope * ${posting}.length)`;
}

/** Number of postings read per term. */
export const BY_PLACE: SQL = sql`select place, count(*)::float8 as df from postings group by place`;
/** The number of postings of a term `q` that were read, for `weightedTerms`. Reads `frequency`. */
export const READ_OF_TERM: SQL = sql`coalesce((select f.df from frequency f where f.place = q.place), 0)`;
