import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { FoldRecords, type NewSummary } from './fold-records.js';
import { dayOf } from './day.js';
import type { Episode } from './eligible.js';
import { foldKey, type NewRun, RunsRepository } from './runs.repository.js';
import type { PlannedFold, Trigger } from './plan-folds.js';
import { sourceTexts } from './source-texts.query.js';
import { Summarizer, type Summary } from './summary/summarizer.js';

/** Opens a transaction in the owner's scope, for a job or a request. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** A fold with its summary, ready to be written. */
export interface MadeFold extends PlannedFold {
  readonly tokensBefore: number;
  readonly tokensAfter: number;
  /** Null if archived without a summary, or if the texts have no content. */
  readonly summary: Summary | null;
}

/** Who folds, and why. */
export interface FoldReason {
  readonly trigger: Trigger;
  readonly actor: string;
  readonly shrink: number;
  readonly timeZone: string;
}

/** Executes one fold: creates its summary outside of any transaction, then writes everything in one. */
@Injectable()
export class WriteFold {
  constructor(
    private readonly summarizer: Summarizer,
    private readonly folds: FoldRecords,
    private readonly runs: RunsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Reads the texts in a transaction of its own, and calls models outside of it.
   * @param owner of the texts
   * @throws EmbeddingError
   */
  async make(
    transact: Transact,
    owner: Scope,
    fold: PlannedFold,
    timeZone: string,
    signal?: AbortSignal,
  ): Promise<MadeFold> {
    const ids = fold.episodes.map(({ id }) => id);
    const texts = await transact((tx) => sourceTexts(tx, owner.tenantId, ids));
    const tokensBefore = texts.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    if (fold.policy.strategy === 'archive') return { ...fold, tokensBefore, tokensAfter: 0, summary: null };
    const budget = Math.ceil(Math.min(fold.policy.summary_tokens, fold.policy.summary_share * tokensBefore));
    const summary = await this.summarizer.summarize(
      texts,
      { tokens: budget, timeZone, ...(fold.policy.written && { writer: owner }) },
      signal,
    );
    return { ...fold, tokensBefore, tokensAfter: summary?.tokens ?? 0, summary };
  }

  /** Whether this fold was done before; then it is repeated only on request. */
  wasDone(tx: Tx, owner: { tenantId: string; userId: string | null }, { policy, episodes }: PlannedFold) {
    return this.runs.isKnown(tx, { ...owner, foldKey: foldKey('batch', policy.strategy, episodes) });
  }

  /** Writes run, summary, lineage and flags, or nothing: if a source has changed, the same fold was done before, or learning is paused. */
  async write(tx: Tx, scope: Scope, userId: string | null, made: MadeFold, reason: FoldReason): Promise<boolean> {
    return (await this.writeFold(tx, scope, userId, made, reason)) !== null;
  }

  /** The same. @returns the summary's id, empty if there is none; null if nothing was written */
  async writeFold(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    made: MadeFold,
    reason: FoldReason,
  ): Promise<string | null> {
    const { tenantId } = scope;
    const writer = await lockUser(tx, scope, userId, this.clock.now());
    if (writer.paused) return null;
    if (!(await this.folds.lockUnchanged(tx, writer, made.episodes, { mayBeCompressed: false }))) return null;
    const run = this.newRun({ tenantId, userId }, made, reason);
    // None of these is folded now: an earlier fold was undone, or its summary was deleted.
    if (reason.trigger === 'explicit') await this.runs.giveUpKey(tx, run);
    if (!(await this.runs.insert(tx, run))) return null;
    const sourceIds = made.episodes.map(({ id }) => id);
    const members = sourceIds.map((recordId) => ({
      recordId,
      role: 'source' as const,
      before: { compressed: false },
    }));
    await this.folds.setCompressed(tx, tenantId, sourceIds, true);
    if (!made.summary) {
      await this.runs.addMembers(tx, run, members);
      return '';
    }
    const recordId = await this.folds.addSummary(tx, writer, newSummary(made, made.summary, run.id, reason.timeZone));
    await this.runs.addMembers(tx, run, [...members, { recordId, role: 'summary', before: {} }]);
    return recordId;
  }

  /** Records that a fold was not done. */
  async refuse(
    tx: Tx,
    owner: { tenantId: string; userId: string | null },
    made: MadeFold,
    reason: FoldReason,
  ): Promise<void> {
    const run = this.newRun(owner, made, reason);
    const foldKeyOfRefusal = `refused:${JSON.stringify([run.agent, run.project])}`;
    await this.runs.note(tx, {
      ...run,
      foldKey: foldKeyOfRefusal,
      status: 'refused',
      reason: 'shrink_limit',
      summaries: 0,
    });
  }

  private newRun(owner: { tenantId: string; userId: string | null }, made: MadeFold, reason: FoldReason): NewRun {
    const now = this.clock.now();
    const { strategy } = made.policy;
    const { agent, project } = made.episodes[0]!;
    return {
      ...owner,
      id: newId(),
      agent,
      project,
      kind: 'batch',
      strategy,
      trigger: reason.trigger,
      foldKey: foldKey('batch', strategy, made.episodes),
      status: 'done',
      reason: null,
      sources: made.episodes.length,
      summaries: made.summary ? 1 : 0,
      tokensBefore: Math.round(made.tokensBefore),
      tokensAfter: Math.round(made.tokensAfter),
      shrink: reason.shrink,
      actor: reason.actor,
      startedAt: now,
      finishedAt: now,
    };
  }
}

/** It has the labels that all of its sources share, so a key that may not read them cannot read it. */
function newSummary(made: MadeFold, summary: Summary, runId: string, timeZone: string): NewSummary {
  const [first, last] = [made.episodes[0]!, made.episodes.at(-1)!];
  const [from, to] = [first, last].map(({ occurredAt }) => dayOf(occurredAt, timeZone));
  return {
    kind: 'batch',
    record: {
      content: summary.content,
      language: summary.language,
      title: from === to ? `Summary of ${from}` : `Summary of ${from} to ${to}`,
      agent: first.agent,
      project: first.project,
      occurredAt: last.occurredAt,
      metadata: {
        kind: 'batch',
        from,
        to,
        sources: made.episodes.length,
        extractive: !summary.written,
        ...(summary.written && { model: summary.written.model }),
        sessions: sessionsOf(made),
      },
      provenance: { source: 'compaction', run: runId },
    },
    sources: made.episodes.map(({ id }) => ({ id, ...(summary.sources.get(id) ?? { spans: [], kept: 0 }) })),
  };
}

function sessionsOf({ episodes }: { readonly episodes: readonly Episode[] }): string[] {
  return [...new Set(episodes.flatMap(({ sessionId }) => (sessionId === null ? [] : [sessionId])))].slice(0, 20);
}
