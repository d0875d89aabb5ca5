import type { Scope } from '@kernel/scope.js';
import { QueryIds } from '@memory/feedback/query-ids.js';
import { Injectable } from '@nestjs/common';
import { Reranking } from '@platform/rerank/reranking.js';
import { counted, tokenCounter } from '@platform/tokens/token-counter.js';
import { limitOf, type SearchQuery } from '../search-query.js';
import type { Steps } from '../stage.js';
import { RERANK } from '../stages.js';
import { capSessions } from '../stages/session-cap.js';
import { fitBudget, promptTexts } from './fit-budget.js';
import type { FoundAnswer, ToldHit } from './found-answer.js';
import { fuseRankings, textOf } from './rerank-hits.js';

/** What is done with an answer after its transaction: reranked, cut to its limit and budget, put in its order. */
@Injectable()
export class FinishSearch {
  constructor(
    private readonly queryIds: QueryIds,
    private readonly reranking: Reranking,
  ) {}

  /** How many hits `run` wants to be given: what is answered is chosen among what the reranker reads. */
  wantedOf(query: SearchQuery, steps: Steps): number {
    return Math.max(limitOf(query), steps.has(RERANK) ? this.reranking.top : 0);
  }

  /** Under which hashes verdicts on this very query are kept. */
  hashesOf(scope: Scope, query: string): readonly string[] {
    return this.queryIds.hashesOf(scope, query);
  }

  async run(scope: Scope, query: SearchQuery, found: FoundAnswer, steps: Steps): Promise<FoundAnswer> {
    const ranked = await this.rerank(query, found, steps);
    const cut = abstaining(query, { ...ranked, hits: ranked.hits.slice(0, limitOf(query)) });
    const fitted = await this.fit(query, cut, steps);
    return {
      ...fitted,
      queryId: this.queryIds.of(scope, query.query, fitted.hits.flatMap(returnedBy)),
      hits: query.order === 'chronological' ? chronological(fitted.hits) : fitted.hits,
      explain: query.explain !== false,
    };
  }

  /** Ranks the first hits again. Without a reranker, or when it is not in time, the first ranking stands. */
  private async rerank(query: SearchQuery, found: FoundAnswer, steps: Steps): Promise<FoundAnswer> {
    const { top } = this.reranking;
    if (top === 0 || found.hits.length < 2 || !steps.has(RERANK)) return found;
    const texts = found.hits.slice(0, top).map(textOf);
    const scores = await steps.time(RERANK, () => this.reranking.scores(query.query, texts));
    if (!scores) return { ...found, degraded: [...found.degraded, 'rerank'] };
    const fused = fuseRankings(found.hits, scores);
    const hits = fused.filter(({ score }) => score >= (query.min_score ?? 0));
    return { ...found, hits: spread(hits, query), total: found.total - (fused.length - hits.length) };
  }

  /** Counts really, and lets others go on meanwhile. */
  private async fit(query: SearchQuery, found: FoundAnswer, steps: Steps): Promise<FoundAnswer> {
    const { token_budget: budget } = query;
    if (budget === undefined) return found;
    return steps.time('budget', async () => {
      const count = await counted(await tokenCounter(), found.hits.flatMap(promptTexts));
      const { hits, tokens, leftOut } = fitBudget(found.hits, budget, count);
      return { ...found, hits, tokens, leftOut };
    });
  }
}

/** The records whose words a hit is told by, which its reader may judge. */
function returnedBy({ told, through }: ToldHit): string[] {
  return [told.row.id, ...(through?.sources ?? []).map(({ sourceId }) => sourceId)];
}

/** Nothing, where even the best of what was found is too unsure. */
function abstaining({ abstain_below: floor }: SearchQuery, found: FoundAnswer): FoundAnswer {
  const [best] = found.hits;
  if (floor === undefined || !best || best.score >= floor) return found;
  return { ...found, hits: [], abstained: true };
}

/** Over the sessions anew: the reranker knows of none. */
function spread(hits: readonly ToldHit[], query: SearchQuery): readonly ToldHit[] {
  if (query.session_cap === undefined) return hits;
  const of = ({ score, told }: ToldHit) => ({ score, sessionId: told.row.sessionId });
  return capSessions(hits, of, query.session_cap, limitOf(query));
}

/** Oldest first; turns of one instant in the order of their session. */
function chronological(hits: readonly ToldHit[]): ToldHit[] {
  return [...hits].sort(
    ({ told: { row: a } }, { told: { row: b } }) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence || (a.id < b.id ? -1 : 1),
  );
}
