import { Injectable } from '@nestjs/common';
import { counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { chronological } from './chronological.js';
import { fitBudget, promptTexts } from './fit-budget.js';
import type { SearchAnswer, SearchWish } from './search-wish.js';

/** What is done with an answer after its transaction: cut to its budget, put in its order. */
@Injectable()
export class FinishAnswer {
  async run(wish: SearchWish, found: SearchAnswer): Promise<SearchAnswer> {
    const fitted = await this.fit(wish, found);
    return wish.order === 'chronological' ? { ...fitted, results: chronological(fitted.results) } : fitted;
  }

  /** Counts really, and lets others go on meanwhile. */
  private async fit({ token_budget: budget }: SearchWish, found: SearchAnswer): Promise<SearchAnswer> {
    if (budget === undefined) return found;
    const count = await counted(await tokenCounter(), found.results.flatMap(promptTexts));
    const { results, tokens, leftOut } = fitBudget(found.results, budget, count);
    return { ...found, results, tokens, left_out: leftOut };
  }
}
