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

/** Runs after the transaction: reranks the hits, cuts them to the limit and the budget, and sorts them. */
@Injectable()
export class FinishSearch {
  constructor(
    private readonly queryIds: QueryIds,
    private readonly reranking: Reranking,
  ) {}

  /** How many hits the search has to return: at least as many as the reranker reads. */
  wantedOf(query: SearchQuery, steps: Steps): number {
    return Math.max(limitOf(query), steps.has(RERANK) ? this.reranking.top : 0);
  }

  /** The hashes under which feedback on this query is stored. */
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

  /** Reranks the first hits. Without a reranker, or if it times out, the first ranking stays. */
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

  /** Counts tokens with the real tokenizer, and yields to other work meanwhile. */
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

/** The records whose text a hit shows. Its reader may give feedback on them. */
function returnedBy({ told, through }: ToldHit): string[] {
  return [told.row.id, ...(through?.sources ?? []).map(({ sourceId }) => sourceId)];
}

/** Returns no hits if even the best score is below `abstain_below`. */
function abstaining({ abstain_below: floor }: SearchQuery, found: FoundAnswer): FoundAnswer {
  const [best] = found.hits;
  if (floor === undefined || !best || best.score >= floor) return found;
  return { ...found, hits: [], abstained: true };
}

/** Applies the session cap again, because the reranker ignores sessions. */
function spread(hits: readonly ToldHit[], query: SearchQuery): readonly ToldHit[] {
  if (query.session_cap === undefined) return hits;
  const of = ({ score, told }: ToldHit) => ({ score, sessionId: told.row.sessionId });
  return capSessions(hits, of, query.session_cap, limitOf(query));
}

/** Oldest first. Turns with the same timestamp keep the order of their session. */
function chronological(hits: readonly ToldHit[]): ToldHit[] {
  return [...hits].sort(
    ({ told: { row: a } }, { told: { row: b } }) =>
      a.occurredAt.getTime() - b.occurredAt.getTime() || a.sequence - b.sequence || (a.id < b.id ? -1 : 1),
  );
}
