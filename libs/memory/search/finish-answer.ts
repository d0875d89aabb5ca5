import { SEARCH_STAGES } from '@contracts/search.operations.js';
import { readId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { QueryIds } from '@memory/feedback/query-ids.js';
import { Injectable } from '@nestjs/common';
import { Reranking } from '@platform/rerank/reranking.js';
import { counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { fuseRankings, textOf } from './rerank-results.js';
import { chronological } from './chronological.js';
import { fitBudget, promptTexts } from './fit-budget.js';
import { capSessions } from './session-cap.js';
import { limitOf, type SearchAnswer, type SearchWish } from './search-wish.js';

/** The records whose words a result holds, which its reader may judge. */
function returnedBy({ id, sources = [] }: SearchAnswer['results'][number]): string[] {
  return [id, ...sources.map((source) => source.id)].map((one) => readId(one) ?? one);
}

/** Nothing, where even the best of what was found is too unsure. */
function abstaining({ abstain_below: floor }: SearchWish, found: SearchAnswer): SearchAnswer {
  const [best] = found.results;
  if (floor === undefined || !best || best.score >= floor) return found;
  return { ...found, results: [], abstained: true };
}

/** Over the sessions anew: the reranker knows of none. */
function spread(results: SearchAnswer['results'], wish: SearchWish): SearchAnswer['results'] {
  if (wish.session_cap === undefined) return results;
  const of = ({ score, record }: (typeof results)[number]) => ({ score, sessionId: record.session_id ?? null });
  return capSessions(results, of, wish.session_cap, limitOf(wish));
}

/** What is done with an answer after its transaction: cut to its budget, put in its order. */
@Injectable()
export class FinishAnswer {
  constructor(
    private readonly queryIds: QueryIds,
    private readonly reranking: Reranking,
  ) {}

  /** How many results `run` wants to be given: what is answered is chosen among what the reranker reads. */
  wantedOf(wish: SearchWish): number {
    const reranks = (wish.stages ?? SEARCH_STAGES).includes('rerank');
    return Math.max(limitOf(wish), reranks ? this.reranking.top : 0);
  }

  /** Under which hashes verdicts on this very query are kept. */
  hashesOf(scope: Scope, query: string): readonly string[] {
    return this.queryIds.hashesOf(scope, query);
  }

  async run(scope: Scope, wish: SearchWish, found: SearchAnswer): Promise<SearchAnswer> {
    const ranked = await this.rerank(wish, found);
    const cut = abstaining(wish, { ...ranked, results: ranked.results.slice(0, limitOf(wish)) });
    const fitted = await this.fit(wish, cut);
    const { results } = fitted;
    const queryId = this.queryIds.of(scope, wish.query, results.flatMap(returnedBy));
    return {
      ...(queryId !== undefined && { query_id: queryId }),
      ...fitted,
      results: wish.order === 'chronological' ? chronological(results) : results,
    };
  }

  /** Ranks the first results again. Without a reranker, or when it is not in time, the first ranking stands. */
  private async rerank(wish: SearchWish, found: SearchAnswer): Promise<SearchAnswer> {
    const { top } = this.reranking;
    if (top === 0 || found.results.length < 2 || !(wish.stages ?? SEARCH_STAGES).includes('rerank')) return found;
    const scores = await this.reranking.scores(wish.query, found.results.slice(0, top).map(textOf));
    if (!scores) return { ...found, degraded: [...found.degraded, 'rerank'] };
    const fused = fuseRankings(found.results, scores);
    const results = fused.filter(({ score }) => score >= (wish.min_score ?? 0));
    return { ...found, results: spread(results, wish), total: found.total - (fused.length - results.length) };
  }

  /** Counts really, and lets others go on meanwhile. */
  private async fit({ token_budget: budget }: SearchWish, found: SearchAnswer): Promise<SearchAnswer> {
    if (budget === undefined) return found;
    const count = await counted(await tokenCounter(), found.results.flatMap(promptTexts));
    const { results, tokens, leftOut } = fitBudget(found.results, budget, count);
    return { ...found, results, tokens, left_out: leftOut };
  }
}
