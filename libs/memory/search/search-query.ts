import type { searchRecords } from '@contracts/search/search.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';

export type SearchQuery = InputOf<typeof searchRecords>['body'];
export type SearchAnswer = OutputOf<typeof searchRecords>;

/** Default limit. */
const RESULTS = 10;
/** Default limit with a token budget, which makes its own cut. */
const RESULTS_OF_A_BUDGET = 100;

export function limitOf({ limit, token_budget: budget }: Pick<SearchQuery, 'limit' | 'token_budget'>): number {
  return limit ?? (budget === undefined ? RESULTS : RESULTS_OF_A_BUDGET);
}

/** Whether whole summaries and the content of source turns are requested. */
export function wantsWhole({ expand }: Pick<SearchQuery, 'expand'>): boolean {
  return typeof expand === 'object' ? expand.whole === true : expand === true;
}

/** Whether only the passage of a long record is returned. The default with a token budget. */
export function byPassage({ text, token_budget: budget }: Pick<SearchQuery, 'text' | 'token_budget'>): boolean {
  return text === undefined ? budget !== undefined : text === 'passage';
}
