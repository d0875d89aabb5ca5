import { type Alias, aliasesIn, aliasTerms, wordsOf } from '@memory/indexing/aliases.js';
import { kinIn, kinNamedIn } from '@memory/indexing/kin.js';
import { stopWords } from '@memory/indexing/stop-words.js';
import { MAX_QUERY_TERMS, type QueryTerm, queryTerms } from '@memory/indexing/terms.js';
import { ownerSets } from '@memory/record-store/record-source.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { type ArmScope, bestAnswerable } from './arm.js';

/** Names of a query that are looked up, and words that they may bring. */
const MOST_NAMES = 5;
const MOST_ALIASES = 8;
/** Passages that are found to say something of one name, and that are read for it. */
const MOST_OF_A_NAME = 50;
const MOST_READ = 10;
/** What a word counts that the query means and does not say, beside one that it says. */
const ALIAS_WEIGHT = 0.8;

/** Words of the query that are written like names, in lower case, without the stop words that a question begins with; and whom the asker calls his. */
export function namedIn(query: string): string[] {
  const words = query.normalize('NFKC').match(/(?<![\p{L}\p{N}_])\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  const names = words.map((word) => word.toLowerCase()).filter((word) => !stopWords('en').has(word));
  return [...new Set([...kinNamedIn(query), ...names])].slice(0, MOST_NAMES);
}

/** Whether anything that the caller may read says by what other name one of these goes. For a `select`. */
export function isNamedOtherwise(scope: Scope, names: readonly string[]): SQL {
  const said = saidOf(scope, names).map((postings) => sql`exists (${postings})`);
  return sql`(${sql.join(said, sql` or `)})`;
}

/**
 * The passages of each set that the caller may read which say something of these names. One step into the index for each name: as
 * `= any` the planner takes the terms for a filter, where tenants are many and small on the average, and reads all terms of a large one.
 */
function saidOf(scope: Scope, names: readonly string[]): SQL[] {
  const terms = sql`${sql.param(aliasTerms(names))}::text[]`;
  return ownerSets(scope, 't').map(
    (set) => sql`
      select said.passage_id from unnest(${terms}) as asked (term)
      cross join lateral (
        select t.passage_id from passage_terms t where ${set} and t.term = asked.term limit ${MOST_OF_A_NAME}
      ) said`,
  );
}

/** A passage that says so, with the text that it is cut from. */
interface Saying extends Record<string, unknown> {
  readonly start_at: number;
  readonly end_at: number;
  readonly content: string;
  readonly speaker: string | null;
  readonly language: string;
}

/**
 * The other names of these that the caller's memory has been told ("Katherine, known as Kit"; "call me Kit"), as words in lower
 * case. Read from the texts that say so, so an alias is forgotten, corrected, quarantined and erased with its text.
 */
export async function aliasesOf(tx: Tx, arm: ArmScope, names: readonly string[]): Promise<string[]> {
  const postings = sql.join(saidOf(arm.scope, names), sql` union all `);
  const scored = sql`select distinct passage_id, 0::float8 as score from (${postings}) said`;
  const { rows } = await tx.execute<Saying>(sql`
    select said.start_at, said.end_at, r.content, r.speaker, r.language from (${bestAnswerable(scored, { ...arm, limit: MOST_READ })}) said
    cross join lateral (
      select r.content, r.speaker, r.language from ${arm.source}
      where r.tenant_id = ${arm.scope.tenantId} and r.id = said.record_id and ${arm.conditions} limit 1
    ) r
    order by said.passage_id`);
  const asked = new Set(names);
  const found = rows.flatMap((row) => {
    const content = row.content.slice(row.start_at, row.end_at);
    const pairs = aliasesIn({ speaker: row.speaker, content }, row.language);
    // "My sister" is Lucia; who asks for Lucia means no other sister.
    const kin = kinIn(content).flatMap(([relation, name]) => (asked.has(relation) ? wordsOf(name) : []));
    return [...kin, ...pairs.flatMap((pair) => otherOf(pair, asked))];
  });
  return [...new Set(found)].filter((word) => !asked.has(word)).slice(0, MOST_ALIASES);
}

function otherOf(pair: Alias, asked: ReadonlySet<string>): string[] {
  const [own, other] = pair.map(wordsOf) as [string[], string[]];
  return [...(own.some((word) => asked.has(word)) ? other : []), ...(other.some((word) => asked.has(word)) ? own : [])];
}

/**
 * The terms to look a query up by when its names go by others as well. An alias counts like an exact form: it finds, and takes
 * nothing from how much of the query a text covers.
 */
export function withAliases(
  terms: readonly QueryTerm[],
  aliases: readonly string[],
  languages: readonly string[],
): QueryTerm[] {
  const known = new Set(terms.map(({ term }) => term));
  const added = queryTerms(aliases.join(' '), languages)
    .filter(({ term }) => !known.has(term))
    .map(({ term, weight }): QueryTerm => ({ term, kind: 'exact', weight: ALIAS_WEIGHT * weight }));
  return [...terms.slice(0, MAX_QUERY_TERMS - added.length), ...added];
}
