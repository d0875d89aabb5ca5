import { type Question, type Reading, readQuestion, readText } from '@memory/attributes/reading.js';
import type { Asked } from './arms/ask-arms.js';
import type { FoundRow } from './records-by-id.query.js';
import type { SearchQuery } from './search-query.js';

type Questioned = Pick<Asked, 'languages' | 'aliases'>;

const questions = new WeakMap<Questioned, Question>();

/** What a query asks for. Read once per search and cached. */
export function questionOf({ query }: Pick<SearchQuery, 'query'>, asked: Questioned): Question {
  const known = questions.get(asked);
  if (known) return known;
  const question = readQuestion(query, asked.languages, asked.aliases);
  questions.set(asked, question);
  return question;
}

/** In UTF-16 units. A fact is stated in the first sentences, and reading time grows with the length. */
const READ = 1_000;

const readings = new WeakMap<FoundRow, Reading>();

/** What a record's text says. Read once per search and cached. */
export function readingOf(row: FoundRow): Reading {
  const known = readings.get(row);
  if (known) return known;
  const reading = withTitle(readText(row.content.slice(0, READ), row.language, row.role === 'assistant'), row);
  readings.set(row, reading);
  return reading;
}

/** The topic and the attribute are often only in the title: "Favourite colour" over "Blue, since March". */
function withTitle(reading: Reading, { title, language }: FoundRow): Reading {
  if (!title) return reading;
  const { stems, attributes } = readText(title.slice(0, READ), language);
  const told = new Map(reading.attributes);
  for (const [attribute, plainly] of attributes) told.set(attribute, Math.max(plainly, told.get(attribute) ?? 0));
  return { ...reading, stems: new Set([...reading.stems, ...stems]), attributes: told };
}
