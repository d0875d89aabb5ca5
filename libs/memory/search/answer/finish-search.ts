import { Injectable } from '@nestjs/common';
import type { Scope } from '@kernel/scope.js';
import { QueryIds } from '@memory/feedback/query-ids.js';
import { Reranking } from '@platform/rerank/reranking.js';
import { counted, type CountTokens, tokenCounter } from '@platform/tokens/token-counter.js';
import { round } from '../hit.js';
import { RERANK as RERANKED } from '../ranking/profile.js';
import { limitOf, type SearchQuery } from '../search-query.js';
import type { Steps } from '../stage.js';
import { RERANK } from '../stages.js';
import { capSessions } from '../stages/folding.js';
import type { FoundAnswer, ToldHit, TurnBesideHit } from './tell-hits.js';

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

interface Fitted {
  readonly hits: readonly ToldHit[];
  /** Sum over all hits. */
  readonly tokens: number;
  /** Number of hits that did not fit. */
  readonly leftOut: number;
}

/** Tokens between two results of a prompt. */
const SEPARATOR_TOKENS = 1;

/**
 * Keeps the hits that fit, best first. A hit that does not fit is skipped, and a shorter one after it may still fit. A turn beside a
 * hit whose text another hit contains is listed without its text and costs nothing.
 * @param hits best first
 */
export function fitBudget(hits: readonly ToldHit[], budget: number, count: CountTokens): Fitted {
  const cost = (text: string) => count(text) + SEPARATOR_TOKENS;
  const told = new Set<string>();
  const kept: (ToldHit & { readonly tokens: number })[] = [];
  let total = 0;
  for (const hit of hits) {
    const { id } = hit.told.row;
    const host = told.has(id)
      ? kept.findIndex((one) => one.beside.some((turn) => turn.row.id === id && !turn.told))
      : -1;
    const spared = host < 0 ? 0 : sumOf(turnTexts(kept[host]!, id), cost);
    const shown = withoutTold(host < 0 ? hit : whole(hit), told);
    const tokens = sumOf(promptTexts(shown), cost);
    if (total - spared + tokens > budget) continue;
    // Its text was told beside a better hit. It moves to its own result.
    if (host >= 0) kept[host] = { ...withoutTold(kept[host]!, new Set([id])), tokens: kept[host]!.tokens - spared };
    total += tokens - spared;
    kept.push({ ...shown, tokens });
    told.add(id);
    for (const { row } of shown.beside) told.add(row.id);
  }
  return { hits: kept, tokens: total, leftOut: hits.length - kept.length };
}

function sumOf(texts: readonly string[], cost: CountTokens): number {
  return texts.reduce((sum, text) => sum + cost(text), 0);
}

/** The hit with the whole text of its record, as turns beside others have it. */
function whole(hit: ToldHit): ToldHit {
  return hit.told.excerpt ? { ...hit, told: { ...hit.told, content: hit.told.row.content, excerpt: false } } : hit;
}

/** The text that a hit tells of the turn with this id beside it. */
function turnTexts({ beside }: ToldHit, id: string): string[] {
  return beside.filter((turn) => turn.row.id === id && !turn.told).map(lineOfTurn);
}

/** The texts of a hit in a prompt: its date, speaker, title and text, and the same for the turns beside it and its related records. */
export function promptTexts({ told, related, beside, sourceMessages }: ToldHit): string[] {
  const { row, speaker } = told;
  return [
    line(row.occurredAt.toISOString(), speaker ?? row.role, titled(row.title, told.content)),
    ...related.map(({ record }) =>
      line(record.occurred_at, record.speaker ?? record.role, titled(record.title, record.content)),
    ),
    ...beside.filter((turn) => !turn.told).map(lineOfTurn),
    ...sourceMessages.flatMap(({ occurred_at: at, speaker: by, role, content }) =>
      content === undefined ? [] : [line(at, by ?? role, content)],
    ),
  ];
}

function lineOfTurn({ row }: TurnBesideHit): string {
  return line(row.occurredAt.toISOString(), row.speaker ?? row.role, row.content);
}

function titled(title: string | null | undefined, text: string): string {
  return title ? `${title}\n${text}` : text;
}

/** The time is cut to the minute, as in the prompt. */
function line(at: string, by: string | null | undefined, text: string): string {
  return `[${at.slice(0, 16).replace('T', ' ')}] ${by === undefined || by === null ? '' : `${by}: `}${text}`;
}

function withoutTold(hit: ToldHit, told: ReadonlySet<string>): ToldHit {
  if (!hit.beside.some(({ row }) => told.has(row.id))) return hit;
  return { ...hit, beside: hit.beside.map((turn) => (told.has(turn.row.id) ? { ...turn, told: true } : turn)) };
}

/** The text that the reranker reads: the speaker and the found passage. */
export function textOf({ told }: Pick<ToldHit, 'told'>): string {
  const { row, content, speaker, excerpt, passage } = told;
  const text = excerpt ? content : content.slice(passage.start, passage.end);
  const titled = row.title ? `${row.title}\n${text}` : text;
  return speaker ? `${speaker}: ${titled}` : titled;
}

/**
 * Combines both rankings, each divided by its best score. A hit that was not reranked keeps its share of the first ranking. The best
 * hit gets the highest score from before, so scores stay comparable with and without a reranker.
 * @param scores of the first hits, in their order
 */
export function fuseRankings<H extends Pick<ToldHit, 'told' | 'score'>>(
  hits: readonly H[],
  scores: readonly number[],
): readonly H[] {
  const surest = Math.max(...hits.map(({ score }) => score), 0);
  const best = Math.max(...scores, 0);
  if (surest === 0 || best === 0) return hits;
  const fused = hits.map((hit, i) => {
    const first = hit.score / surest;
    const again = (scores[i] ?? 0) / best;
    return { hit, sum: (1 - RERANKED.share) * first + RERANKED.share * again };
  });
  const most = Math.max(...fused.map(({ sum }) => sum));
  const key = ({ told }: H) => told.row.id;
  return fused
    .sort((a, b) => b.sum - a.sum || (key(a.hit) < key(b.hit) ? -1 : 1))
    .map(({ hit, sum }) => ({ ...hit, score: round((surest * sum) / most) }));
}
