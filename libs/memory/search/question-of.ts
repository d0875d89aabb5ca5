import { type Question, readQuestion } from '@memory/attributes/reading.js';
import type { Asked } from './arms/ask-arms.js';
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
