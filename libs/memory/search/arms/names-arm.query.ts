import type { QueryTerm } from '@memory/indexing/terms.js';
import { ownerSets } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { keepPlan } from '@platform/database/kept-plans.js';
import { sql, type SQL } from 'drizzle-orm';
import { columnsOf, inOneRow } from '@platform/database/packed-rows.js';
import { type ArmScope, bestAnswerable, type PassageHit, HIT_COLUMNS, readHits } from './arm.js';

/** Shorter names have too many other names one letter away. */
const SHORTEST = 4;
const LONGEST = 20;
const MOST_NAMES = 3;
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
  return inDoubt.slice(0, MOST_NAMES);
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
