import { LIMITS } from '@contracts/limits.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { CompactionPolicies } from './compaction-policies.js';
import type { Episode } from './eligible.js';
import { episodesByPlace } from './episodes.query.js';
import { sourceTexts } from './source-texts.query.js';
import { factsOf, shareKept } from './summary/facts.js';
import type { Summary } from './summary/summarizer.js';
import type { Span } from './summary/write-summary.js';
import { type MadeFold, type Transact, WriteFold } from './write-fold.js';

export interface EpisodeFoldRequest {
  readonly agent: string;
  readonly batchSize: number;
  /** Row ids of the episodes to fold, instead of the oldest. */
  readonly ids?: readonly string[] | undefined;
  /** Only episodes that follow this one. */
  readonly after?: Episode | undefined;
  /** The summary, if the caller wrote it. */
  readonly summary?: string | undefined;
  /** Whether to create a summary; otherwise the episodes are concatenated. */
  readonly summarize: boolean;
  readonly actor: string;
  /** How often a batch is chosen again because one of its episodes changed while its summary was made. Default: never. */
  readonly retries?: number;
}

export interface EpisodeFold {
  readonly summaryId: string;
  readonly content: string;
  /** In order. */
  readonly episodes: readonly Episode[];
}

const JOINT = ' | ';

/** Folds an agent's oldest episodes, in the order of the history, whatever their age. Skips those that are pinned or under legal hold. */
@Injectable()
export class FoldEpisodes {
  constructor(
    private readonly folds: WriteFold,
    private readonly policies: CompactionPolicies,
  ) {}

  /** The oldest unfolded episodes, after one of them if given; empty if there are fewer than a batch. */
  async nextIn(
    tx: Tx,
    scope: Scope,
    agent: string,
    batchSize: number,
    after?: Episode | undefined,
  ): Promise<Episode[]> {
    if (scope.userId === null) return [];
    const of = { tenantId: scope.tenantId, userId: scope.userId, agent, project: scope.project };
    const found = await episodesByPlace(tx, of, { after, limit: batchSize });
    return found.length < batchSize ? [] : found;
  }

  /**
   * Folds the oldest batch of which a summary can be created. A batch of small talk has none: its episodes stay unfolded.
   * @returns null if there is no such batch, or one of its episodes changed meanwhile
   * @throws RecollectError not_found for an id that is no unfolded episode of the agent
   */
  async run(
    transact: Transact,
    scope: Scope,
    request: EpisodeFoldRequest,
    signal?: AbortSignal,
  ): Promise<EpisodeFold | null> {
    const { tenantId, userId } = scope;
    const { policy, timeZone } = await transact(async (tx) => {
      const all = await this.policies.of(tx, { tenantId, userId });
      return { policy: all.of({ agent: request.agent, project: scope.project }), timeZone: all.timeZone };
    });
    for (let { after, retries = 0 } = request; ;) {
      signal?.throwIfAborted();
      const episodes = await transact((tx) => this.chosen(tx, scope, { ...request, after }));
      if (episodes.length === 0) return null;
      const planned = { episodes, policy: { ...policy, strategy: 'summarize' as const } };
      const made = request.summarize
        ? await this.folds.make(transact, scope, planned, timeZone, signal)
        : await this.joined(transact, scope, planned, request.summary, timeZone, signal);
      if (made.summary) {
        const reason = { trigger: 'explicit' as const, actor: request.actor, shrink: shrinkOf(made), timeZone };
        const summaryId = await transact((tx) => this.folds.writeFold(tx, scope, userId, made, reason));
        if (summaryId !== null) return { summaryId, content: made.summary.content, episodes };
        if (retries === 0) return null;
        retries -= 1;
        continue;
      }
      if (request.ids) return null;
      after = episodes.at(-1);
    }
  }

  private async chosen(tx: Tx, scope: Scope, request: EpisodeFoldRequest): Promise<Episode[]> {
    const { agent, batchSize, ids, after } = request;
    if (ids === undefined) return this.nextIn(tx, scope, agent, batchSize, after);
    const of = { tenantId: scope.tenantId, userId: scope.userId, agent, project: scope.project };
    const found = await episodesByPlace(tx, of, { ids, limit: ids.length });
    if (found.length < new Set(ids).size) throw new RecollectError('not_found');
    return found;
  }

  /** All texts in sequence, or the caller's text. If the texts exceed one record, they are summarised instead. */
  private async joined(
    transact: Transact,
    scope: Scope,
    planned: Pick<MadeFold, 'episodes' | 'policy'>,
    given: string | undefined,
    timeZone: string,
    signal: AbortSignal | undefined,
  ): Promise<MadeFold> {
    const { episodes } = planned;
    const texts = await transact((tx) => sourceTexts(tx, scope.tenantId, episodes.map(({ id }) => id))); // prettier-ignore
    const byId = new Map(texts.map((text) => [text.id, text]));
    const ordered = episodes.flatMap(({ id }) => byId.get(id) ?? []);
    const joint = ordered.map(({ content }) => content).join(JOINT);
    const content = given ?? joint;
    if (content.length > LIMITS.contentLength) return this.folds.make(transact, scope, planned, timeZone, signal);
    const sources = new Map<string, { spans: readonly Span[]; kept: number }>();
    let start = 0;
    for (const { id, content: text, language } of ordered) {
      const own: Span = [start, start + text.length];
      start = own[1] + JOINT.length;
      const kept = given === undefined ? 1 : shareKept(factsOf(text, language), factsOf(given, language).keys());
      sources.set(id, { spans: given === undefined ? [own] : [[0, given.length]], kept });
    }
    const tokens = estimateTokens(content);
    const summary: Summary = { content, tokens, language: ordered[0]?.language ?? 'en', sources };
    const tokensBefore = ordered.reduce((sum, text) => sum + estimateTokens(text.content), 0);
    return { ...planned, tokensBefore, tokensAfter: tokens, summary };
  }
}

function shrinkOf({ tokensBefore, tokensAfter }: MadeFold): number {
  return tokensBefore > 0 ? Math.max(0, (tokensBefore - tokensAfter) / tokensBefore) : 0;
}
