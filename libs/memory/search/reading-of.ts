import { type Question, type Reading, readQuestion, readText } from '@memory/attributes/reading.js';
import { askedAsUser, asOfUser } from '@memory/attributes/first-person.js';
import { withFullForms } from '@memory/attributes/variants.js';
import type { Asked } from './arms/ask-arms.js';
import type { FoundRow } from './scope-reads.js';
import type { SearchQuery } from './search-query.js';

type Questioned = Pick<Asked, 'languages' | 'aliases' | 'ownNames'>;
type Asking = Pick<SearchQuery, 'query'>;

const questions = new WeakMap<Questioned, Question>();

/** What a query asks for. Read once per search and cached. */
export function questionOf({ query }: Asking, asked: Questioned): Question {
  const known = questions.get(asked);
  if (known) return known;
  const language = asked.languages[0] ?? 'en';
  const own = askedAsUser(query, language, asked.ownNames);
  const question = readQuestion(withFullForms(own, language), asked.languages, asked.aliases);
  questions.set(asked, question);
  return question;
}

/** In UTF-16 units. A fact is stated in the first sentences, and reading time grows with the length. */
const READ = 1_000;

const readings = new WeakMap<FoundRow, Reading>();

/**
 * Reads what the texts of records say, each once per search. If the question is about the user, "Tom moved to Leeds" tells of the user Tom.
 * @param rows all of which the names of the user may be read
 */
export function readerOf(rows: readonly FoundRow[], query: Asking, asked: Questioned): (row: FoundRow) => Reading {
  let names: readonly string[] | undefined;
  return (row) => {
    const known = readings.get(row);
    if (known) return known;
    names ??= ownNamesOf(rows, query, asked);
    const { language } = row;
    const told = asOfUser(row.content.slice(0, READ), language, names);
    const reading = withTitle(readText(withFullForms(told, language), language, row.role === 'assistant'), row);
    readings.set(row, reading);
    return reading;
  };
}

function ownNamesOf(rows: readonly FoundRow[], query: Asking, asked: Questioned): readonly string[] {
  if (!questionOf(query, asked).self) return [];
  return asked.ownNames.length > 0 ? asked.ownNames : mainSubjectOf(rows);
}

const BEGINS_WITH_NAME = /^(\p{Lu}\p{Ll}{1,20})(?:(?: \p{Lu}\p{Ll}{1,20})?['’]s|(?: \p{Lu}\p{Ll}{1,20})?) \p{Ll}/u;
const OF_SELF =
  /(?<![\p{L}\p{N}])(?:I|I['’]\p{L}{1,2}|[Mm]y|[Ww]e|[Oo]ur|[Uu]ser(?:['’]s)?|[Ii]ch|[Mm]ein\p{Ll}{0,2}|[Jj]e|[Mm]on|[Mm]es|[Yy]o|[Mm]is?)(?![\p{L}\p{N}])/u;
/** Minimum number of facts about somebody, and their share of all. */
const MAIN_SUBJECT = { facts: 4, share: 0.4 };

/**
 * Whom most facts begin with, if none of them is told by or of "the user": an agent that calls the user "Tom" throughout need not have told the name.
 */
function mainSubjectOf(rows: readonly FoundRow[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { content, role } of rows) {
    if (role !== null || OF_SELF.test(content.slice(0, READ))) return [];
    const name = BEGINS_WITH_NAME.exec(content)?.[1];
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [main] = [...counts].sort(([, one], [, other]) => other - one);
  return main && main[1] >= Math.max(MAIN_SUBJECT.facts, MAIN_SUBJECT.share * rows.length) ? [main[0]] : [];
}

/** The topic and the attribute are often only in the title: "Favourite colour" over "Blue, since March". */
function withTitle(reading: Reading, { title, language }: FoundRow): Reading {
  if (!title) return reading;
  const { stems, attributes } = readText(title.slice(0, READ), language);
  const told = new Map(reading.attributes);
  for (const [attribute, plainly] of attributes) told.set(attribute, Math.max(plainly, told.get(attribute) ?? 0));
  return { ...reading, stems: new Set([...reading.stems, ...stems]), attributes: told };
}

/** Rarity of a word that the keyword arm did not search for. */
const UNASKED = 0.7;

/** Rarity of the query's words among the hits. */
export interface Rarities {
  /** By stem of the query, 0…1. */
  of(stem: string): number;
  /** By place among the query's terms, 0…1; 0 for a term that is no stem. */
  readonly byPlace: readonly number[];
  readonly asked: ReadonlySet<string>;
  readonly found: ReadonlySet<string>;
  /** The places of the stems in a record, over all its passages. */
  heldBy(recordId: string): ReadonlySet<number>;
}

type Found = Pick<Asked, 'terms' | 'found'>;

const rarities = new WeakMap<Found, Rarities>();

/** Counted over the hits, because the statistics of the index stay in the database. Computed once per search and cached. */
export function raritiesOf(asked: Found): Rarities {
  const counted = rarities.get(asked) ?? countRarities(asked);
  rarities.set(asked, counted);
  return counted;
}

function countRarities({ terms, found: { keyword, vector } }: Found): Rarities {
  const held = new Map<string, Set<number>>();
  for (const { recordId, stems = [] } of keyword) {
    const own = held.get(recordId) ?? new Set();
    held.set(recordId, own);
    for (const place of stems) own.add(place);
  }
  const spread = new Map<number, number>();
  for (const places of held.values()) for (const place of places) spread.set(place, (spread.get(place) ?? 0) + 1);
  const size = new Set([...keyword, ...vector].map(({ recordId }) => recordId)).size;
  const rarity = (holders: number) => Math.log(1 + (size + 0.5) / (holders + 0.5));
  const byPlace = terms.map(({ kind }, place) => (kind === 'stem' ? rarity(spread.get(place) ?? 0) / rarity(0) : 0));
  const stems = terms.flatMap(({ term, kind }, place) => (kind === 'stem' ? [{ term, place }] : []));
  const byStem = new Map(stems.map(({ term, place }) => [term, byPlace[place]!]));
  return {
    of: (stem) => byStem.get(stem) ?? UNASKED,
    byPlace,
    asked: new Set(byStem.keys()),
    found: new Set(stems.filter(({ place }) => spread.has(place)).map(({ term }) => term)),
    heldBy: (recordId) => held.get(recordId) ?? NONE,
  };
}

const NONE: ReadonlySet<number> = new Set();
