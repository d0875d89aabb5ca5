import type { searchRecords } from '@contracts/search/search.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';

export type SearchQuery = InputOf<typeof searchRecords>['body'];
export type SearchAnswer = OutputOf<typeof searchRecords>;

/** Results where nothing is said. */
const RESULTS = 10;
/** A budget of tokens cuts by itself. */
const RESULTS_OF_A_BUDGET = 100;

export function limitOf({ limit, token_budget: budget }: Pick<SearchQuery, 'limit' | 'token_budget'>): number {
  return limit ?? (budget === undefined ? RESULTS : RESULTS_OF_A_BUDGET);
}

/** Whether whole summaries and the content of source turns are wanted. */
export function wantsWhole({ expand }: Pick<SearchQuery, 'expand'>): boolean {
  return typeof expand === 'object' ? expand.whole === true : expand === true;
}

/** Of a long record the passage alone. Where there is a budget, unless it is said otherwise. */
export function byPassage({ text, token_budget: budget }: Pick<SearchQuery, 'text' | 'token_budget'>): boolean {
  return text === undefined ? budget !== undefined : text === 'passage';
}
