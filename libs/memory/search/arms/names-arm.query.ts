import { type QueryTerm, MAX_QUERY_TERMS, queryTerms } from '@memory/indexing/terms.js';
import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { sql, type SQL } from 'drizzle-orm';
import { columnsOf, inOneRow } from '@platform/database/packed-rows.js';
import {
  type Alias,
  aliasesIn,
  aliasTerms,
  asksOfSelf,
  kinIn,
  kinNamedIn,
  ownNamesIn,
  SELF,
  wordsOf,
} from '@memory/indexing/aliases.js';
import { stopWords } from '@memory/indexing/stop-words.js';
import type { Scope } from '@kernel/scope.js';
import { type ArmScope, bestAnswerable, type PassageHit, HIT_COLUMNS, readHits } from './arm.js';

/** Shorter names have too many other names one letter away. */
const SHORTEST = 4;
const LONGEST = 20;
const MOST_IN_DOUBT = 3;
/** Maximum number of passages per spelling. */
const PER_SPELLING = 50;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Words of the query with an initial capital and small letters after it, in lower case. */
export function namesIn(query: string): string[] {
  const words = query.normalize('NFKC').match(/(?<![\p{L}\p{N}_])\p{Lu}[\p{Ll}\p{M}]+(?![\p{L}\p{N}_])/gu) ?? [];
  const fitting = words
    .map((word) => word.toLowerCase())
    .filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  return [...new Set(fitting)];
}

/**
 * The names of a query that may be misspelt: no stop words at the start of the question, and no names that occur in what the caller
 * may read. `known` is null if that is unknown.
 */
export function namesInDoubt(query: string, terms: readonly QueryTerm[], known: ReadonlySet<string> | null): string[] {
  const asked = new Set(terms.map(({ term }) => term));
  const inDoubt = namesIn(query).filter((name) => {
    const forms = bothForms([name]);
    return forms.some((form) => asked.has(form)) && !forms.some((form) => known?.has(form));
  });
  return inDoubt.slice(0, MOST_IN_DOUBT);
}

/** All words at edit distance one: a letter removed, added or changed, or two adjacent letters swapped. */
export function misspellings(name: string): string[] {
  const found = new Set<string>();
  for (let at = 0; at <= name.length; at++) {
    const [head, tail] = [name.slice(0, at), name.slice(at)];
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail[1] + tail[0] + tail.slice(2));
    for (const letter of LETTERS) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
  }
  found.delete(name);
  return [...found];
}

/**
 * Passages with a name that the query misspells. Only names that occur nowhere in what the caller may read are looked up, because
 * the keyword arm finds the others. Uses equality on the inverted index, so no table of names is needed.
 */
export async function namesArm(tx: Tx, arm: ArmScope, names: readonly string[]): Promise<PassageHit[]> {
  if (names.length === 0) return [];
  // One text for any number of names, so that connections keep its plan.
  const spellings = (of: (name: string) => readonly string[]): SQL => {
    const pairs = names.flatMap((name, place) => bothForms(of(name)).map((term) => ({ term, place })));
    return sql`unnest(${sql.param(pairs.map(({ term }) => term))}::text[], ${sql.param(pairs.map(({ place }) => place))}::int[])`;
  };
  const known = ownerSets(arm.scope, 'k').map(
    (set) => sql`
      select asked.place from ${spellings((name) => [name])} as asked (term, place)
      cross join lateral (select from passage_terms k where ${set} and k.term = asked.term limit 1) k`,
  );
  // One index lookup per spelling. With `= any` and so many values the planner reads all terms of the scope.
  const found = ownerSets(arm.scope, 't').map(
    (set) => sql`
      select t.passage_id, near.term from doubted near cross join lateral (
        select t.passage_id from passage_terms t where ${set} and t.term = near.term limit ${PER_SPELLING}
      ) t`,
  );
  const scored = sql`
    with known as materialized (${sql.join(known, sql` union all `)}
    ), doubted as materialized (
      select near.term from ${spellings(misspellings)} as near (term, place) where near.place not in (select place from known)
    )
    select passage_id, count(distinct ltrim(term, '='))::float8 as score
    from (${sql.join(found, sql` union all `)}) named group by passage_id`;
  const best = keepPlan(inOneRow(bestAnswerable(scored, arm), HIT_COLUMNS));
  return readHits(await columnsOf(tx, best));
}

/** A word is indexed as its own stem or in its exact form. */
function bothForms(words: readonly string[]): string[] {
  return words.flatMap((word) => [word, `=${word}`]);
}

/** Maximum number of names looked up per query, and of words added for them. */
const MOST_NAMES = 5;
const MOST_ALIASES = 8;
/** Maximum number of passages found per name, and of these read. */
const MOST_OF_A_NAME = 50;
const MOST_READ = 10;
/** Weight of a word that the query means but does not contain; a word of the query weighs 1. */
const ALIAS_WEIGHT = 0.8;

/** Somebody who may be the user: "Where does Ilse live?", "Ilse's address", "Wo wohnt Ilse?" */
const ASKS_OF_SOMEBODY =
  /(?<!\p{L})(?:is|does|has|was|did|had|can|will|should|wohnt|lebt|arbeitet|ist|war|hat|heißt|mag|nimmt|fährt|isst|trinkt|spielt) \p{Lu}\p{Ll}|\p{Lu}\p{Ll}+['’]s \p{Ll}/u;

/**
 * Capitalised words of the query in lower case, without leading stop words, relatives of the asker ("my sister"), and the asker (`SELF`), also if
 * somebody is named who may be the asker.
 */
export function namedIn(query: string): string[] {
  const words = query.normalize('NFKC').match(/(?<![\p{L}\p{N}_])\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  const names = words.map((word) => word.toLowerCase()).filter((word) => !stopWords('en').has(word));
  const self = asksOfSelf(query) || ASKS_OF_SOMEBODY.test(query) ? [SELF] : [];
  return [...new Set([...kinNamedIn(query), ...self, ...names])].slice(0, MOST_NAMES);
}

/** A condition for a `select`: whether any readable passage gives one of these names another name. */
export function isNamedOtherwise(scope: Scope, names: readonly string[]): SQL {
  const said = saidOf(scope, names).map((postings) => sql`exists (${postings})`);
  return sql`(${sql.join(said, sql` or `)})`;
}

/**
 * For each readable set, the passages that give one of these names another name. One index lookup per name: with `= any` the planner
 * uses the terms as a filter if there are many tenants and the average one is small, and then reads all terms of a large one.
 */
function saidOf(scope: Scope, names: readonly string[]): SQL[] {
  const terms = sql`${sql.param(aliasTerms(names))}::text[]`;
  return ownerSets(scope, 't').map(
    (set) => sql`
      select said.passage_id, asked.term from unnest(${terms}) as asked (term)
      cross join lateral (
        select t.passage_id from passage_terms t where ${set} and t.term = asked.term limit ${MOST_OF_A_NAME}
      ) said`,
  );
}

/** A passage with an alias, and the text that it is cut from. */
interface Saying extends Record<string, unknown> {
  readonly start_at: number;
  readonly end_at: number;
  readonly content: string;
  readonly speaker: string | null;
  readonly role: string | null;
  readonly language: string;
}

/** What a memory says of the names of a query. */
export interface OtherNames {
  /** The other names of those whom the query names, as words in lower case. */
  readonly aliases: readonly string[];
  /** The user's own, as written, if they were asked for (`SELF`). */
  readonly ownNames: readonly string[];
}

/**
 * The other names of these names in the caller's memory ("Katherine, known as Kit"; "call me Kit"), as words in lower case. They are
 * read from the texts at query time, so an alias is forgotten, corrected, quarantined and erased together with its text.
 */
export async function aliasesOf(tx: Tx, arm: ArmScope, names: readonly string[]): Promise<OtherNames> {
  const postings = sql.join(saidOf(arm.scope, names), sql` union all `);
  // Those about others first: a user may tell his own name in any number of texts.
  const scored = sql`
    select passage_id, max((term <> ${aliasTerms([SELF])[0]})::int)::float8 as score from (${postings}) said group by passage_id`;
  const { rows } = await tx.execute<Saying>(sql`
    select said.start_at, said.end_at, r.content, r.speaker, r.role, r.language from (${bestAnswerable(scored, { ...arm, limit: MOST_READ })}) said
    cross join lateral (
      select r.content, r.speaker, r.role, r.language from ${arm.source}
      where r.tenant_id = ${arm.scope.tenantId} and r.id = said.record_id and ${arm.conditions} limit 1
    ) r
    order by said.passage_id`);
  const asked = new Set(names);
  const found = rows.flatMap((row) => {
    const content = row.content.slice(row.start_at, row.end_at);
    const pairs = aliasesIn({ speaker: row.speaker, content }, row.language);
    // "My sister" matches Lucia. A query for "Lucia" must not match other sisters.
    const kin = kinIn(content).flatMap(([relation, name]) => (asked.has(relation) ? wordsOf(name) : []));
    return [...kin, ...pairs.flatMap((pair) => otherOf(pair, asked))];
  });
  const own = rows.filter(({ role, speaker }) => asked.has(SELF) && role !== 'assistant' && speaker === null);
  return {
    aliases: [...new Set(found)].filter((word) => !asked.has(word)).slice(0, MOST_ALIASES),
    ownNames: [...new Set(own.flatMap((row) => ownNamesIn(row.content.slice(row.start_at, row.end_at))))].slice(
      0,
      MOST_NAMES,
    ),
  };
}

function otherOf(pair: Alias, asked: ReadonlySet<string>): string[] {
  const [own, other] = pair.map(wordsOf) as [string[], string[]];
  return [...(own.some((word) => asked.has(word)) ? other : []), ...(other.some((word) => asked.has(word)) ? own : [])];
}

/**
 * Adds the aliases to the terms of the query. An alias counts like an exact form: it finds passages but does not reduce the share of
 * the query that a text covers.
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
