import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { QueryIds } from '@memory/feedback/query-ids.js';
import { Injectable } from '@nestjs/common';
import { counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { chronological } from './chronological.js';
import { fitBudget, promptTexts } from './fit-budget.js';
import type { SearchAnswer, SearchWish } from './search-wish.js';

/** The records whose words a result holds, which its reader may judge. */
function returnedBy({ id, sources = [] }: SearchAnswer['results'][number]): string[] {
  return [id, ...sources.map((source) => source.id)].map((one) => readId(one) ?? one);
}

/** What is done with an answer after its transaction: cut to its budget, put in its order. */
@Injectable()
export class FinishAnswer {
  constructor(private readonly queryIds: QueryIds) {}

  /** Under which hashes verdicts on this very query are kept. */
  hashesOf(scope: Scope, query: string): readonly string[] {
    return this.queryIds.hashesOf(scope, query);
  }

  async run(scope: Scope, wish: SearchWish, found: SearchAnswer): Promise<SearchAnswer> {
    const fitted = await this.fit(wish, found);
    const { results } = fitted;
    const queryId = this.queryIds.of(scope, wish.query, results.flatMap(returnedBy));
    return {
      ...(queryId !== undefined && { query_id: queryId }),
      ...fitted,
      results: wish.order === 'chronological' ? chronological(results) : results,
    };
  }

  /** Counts really, and lets others go on meanwhile. */
  private async fit({ token_budget: budget }: SearchWish, found: SearchAnswer): Promise<SearchAnswer> {
    if (budget === undefined) return found;
    const count = await counted(await tokenCounter(), found.results.flatMap(promptTexts));
    const { results, tokens, leftOut } = fitBudget(found.results, budget, count);
    return { ...found, results, tokens, left_out: leftOut };
  }
}
