import type { FoldKind } from '@contracts/compaction/compaction.operations.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { estimateTokens } from '@memory/indexing/passages.js';
import { lockLives, restoreRecords } from '@memory/record-store/life-of-records.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { FoldRecords, type NewSummary, type SeenSource, type SourceLink } from '../fold-records.js';
import { foldKey, ROLLUP_CHECK, RunsRepository } from '../runs.repository.js';
import { type RollupScope, movedRollups } from './days.query.js';
import { livingFirst, type Rollup, rollupsOf } from './rollups.query.js';

/** The target state of a rollup. */
export interface NewRollup {
  readonly kind: FoldKind;
  readonly day: string | null;
  readonly print: string;
  readonly title: string;
  readonly content: string;
  readonly language: string;
  readonly occurredAt: Date;
  readonly tokensBefore: number;
  readonly seen: readonly SeenSource[];
  readonly links: readonly SourceLink[];
  /** The model that wrote sentences of it; null or absent if all are verbatim. */
  readonly written?: string | null;
}

/** Writes one rollup in the caller's transaction: a new record, or a new text for the existing one. */
@Injectable()
export class WriteRollup {
  constructor(
    private readonly folds: FoldRecords,
    private readonly runs: RunsRepository,
    private readonly access: RecordAccessRepository,
    private readonly clock: Clock,
  ) {}

  /** False if a source has changed, another transaction has just written it, it is under legal hold, or learning is paused. */
  async write(tx: Tx, scope: Scope, userId: string, rollup: NewRollup): Promise<boolean> {
    const { tenantId } = scope;
    const writer = await lockUser(tx, scope, userId, this.clock.now());
    if (writer.paused) return false;
    if (!(await this.folds.lockUnchanged(tx, writer, rollup.seen, { mayBeCompressed: true }))) return false;
    const before = await this.standing(tx, tenantId, userId, rollup);
    // Rebuilding it would overwrite what is held.
    if (before?.held) return false;
    const now = this.clock.now();
    const run = {
      tenantId,
      userId,
      id: newId(),
      kind: rollup.kind,
      strategy: 'summarize' as const,
      trigger: 'schedule',
      foldKey: foldKey(rollup.kind, 'summarize', rollup.seen, `${rollup.day ?? ''} ${rollup.print}`),
      status: 'done' as const,
      sources: rollup.seen.length,
      summaries: 1,
      tokensBefore: Math.round(rollup.tokensBefore),
      tokensAfter: Math.round(estimateTokens(rollup.content)),
      shrink: 0,
      actor: scope.keyId,
      startedAt: now,
      finishedAt: now,
    };
    const first = await this.runs.insert(tx, run);
    if (!first) {
      // Built from the same sources before: it still exists, or it was deleted and is rebuilt.
      if (before?.print === rollup.print) return false;
      await this.runs.giveUpKey(tx, run);
      if (!(await this.runs.insert(tx, run))) return false;
    }
    const summary = newSummary(rollup, run.id);
    const id = before?.id ?? (await this.folds.addSummary(tx, writer, summary));
    if (before?.forgotten) await this.bringBack(tx, scope, userId, before.id, now);
    if (before && !(await this.folds.rewriteSummary(tx, writer, before.id, summary))) return false;
    await this.runs.addMembers(tx, run, [{ recordId: id, role: 'summary', before: {} }]);
    return true;
  }

  /** The rollup to rewrite. One that was forgotten on request is left as it is. */
  private async standing(tx: Tx, tenantId: string, userId: string, { kind, day }: NewRollup): Promise<Rollup | null> {
    const query = { kinds: [kind], day: day ?? undefined, forgotten: true };
    const found = livingFirst(await rollupsOf(tx, { tenantId, userId }, query));
    return found && (!found.forgotten || found.faded) ? found : null;
  }

  private async bringBack(tx: Tx, scope: Scope, userId: string, id: string, now: Date): Promise<void> {
    const lives = await lockLives(tx, { tenantId: scope.tenantId, userId }, [id]);
    const passing = lives.map((life) => ({ life, reason: 'stored_again', retention: null }));
    await restoreRecords(tx, this.access, scope, passing, now);
  }

  /**
   * Stores up to when the turns were checked, so that users who say nothing new are not checked again, even if nothing of theirs was
   * worth a rollup.
   */
  async noteRollupCheck(
    tx: Tx,
    owner: { readonly tenantId: string; readonly userId: string },
    at: Date,
  ): Promise<void> {
    const { tenantId, userId } = owner;
    await this.runs.note(tx, {
      tenantId,
      userId,
      id: newId(),
      kind: ROLLUP_CHECK,
      strategy: 'summarize',
      trigger: 'schedule',
      foldKey: ROLLUP_CHECK,
      status: 'done',
      sources: 0,
      summaries: 0,
      tokensBefore: 0,
      tokensAfter: 0,
      shrink: 0,
      actor: 'job',
      startedAt: at,
      finishedAt: this.clock.now(),
    });
  }

  /** Deletes the rollups of days without turns, because the turns now belong to other days. */
  async removeMoved(tx: Tx, of: RollupScope, days: readonly string[]): Promise<void> {
    await this.folds.removeSummaries(tx, of.tenantId, await movedRollups(tx, of, days));
  }
}

/** Without agent and project, so that a bound key cannot read a summary of everything. */
function newSummary(rollup: NewRollup, runId: string): NewSummary {
  const { kind, day, print, title, content, language, occurredAt, links, written = null } = rollup;
  return {
    kind,
    record: {
      title,
      content,
      language,
      occurredAt,
      metadata: {
        kind,
        ...(day !== null && { day }),
        print,
        sources: links.length,
        extractive: written === null,
        ...(written !== null && { model: written }),
      },
      provenance: { source: 'compaction', run: runId },
    },
    sources: links,
  };
}
