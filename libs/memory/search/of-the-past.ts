import { askingOf } from '@memory/attributes/asking.js';
import { detectLanguage } from '@memory/indexing/language.js';
import { timeWindows } from './arms/time-windows.js';
import type { SearchQuery } from './search-query.js';

type Dated = Pick<SearchQuery, 'query' | 'query_time' | 'as_of' | 'include_superseded'>;

/**
 * A question about an earlier state also reads what was superseded since, because only that answers it: "What was the deadline in July?", "Who
 * owned billing before Tomas?". A request that says what to do with superseded memories decides.
 */
export function withThePast<Query extends Dated>(query: Query, now: Date): Query {
  if (query.include_superseded !== undefined) return query;
  return asksOfThePast(query.query, query.query_time ?? query.as_of ?? now)
    ? { ...query, include_superseded: true }
    : query;
}

function asksOfThePast(query: string, now: Date): boolean {
  const language = detectLanguage(query, 'en');
  const { when, pastTense, first } = askingOf(query, language);
  // "What is the first step?" is about a step that still holds.
  if (when === 'earlier') return !first || pastTense;
  if (when !== 'past' && !pastTense) return false;
  const windows = timeWindows(query, { now, timeZone: 'UTC', languages: [language, 'en'] });
  return windows.some(({ exact }) => exact.from < now.getTime());
}
