import { createHash } from 'node:crypto';
import type { FoldKind, RunOutput } from '@contracts/compaction/compaction.operations.js';
import type { Scope } from '@kernel/scope.js';
import { showId } from '@kernel/ids.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { FRESH, counted, countedPut } from '@platform/database/changes.js';
import type { Tx } from '@platform/database/database.js';
import { compactionMembers } from '@schema/compaction-members.js';
import { compactionRuns } from '@schema/compaction-runs.js';
import { and, eq, type SQL, sql } from 'drizzle-orm';

export type NewRun = typeof compactionRuns.$inferInsert;
export type Run = typeof compactionRuns.$inferSelect;

export interface Member {
  readonly recordId: string;
  readonly role: 'source' | 'summary';
  readonly before: Record<string, unknown>;
}

const ROWS_PER_INSERT = 5_000;
/** Marks the row with the time of the last check of a user's rollups. It is not shown as a run. */
export const ROLLUP_CHECK = 'climb';

/** Writes runs and their members; simple reads of them. */
@Injectable()
export class RunsRepository {
  /** False if the same fold was done before. */
  async insert(tx: Tx, run: NewRun): Promise<boolean> {
    const inserted = await counted(
      'compaction_runs',
      'inserted',
      tx
        .insert(compactionRuns)
        .values(run)
        .onConflictDoNothing({ target: [compactionRuns.tenantId, compactionRuns.userId, compactionRuns.foldKey] })
        .returning({ id: compactionRuns.id }),
    );
    return inserted.length > 0;
  }

  /** Writes a single row per key, and updates it on repetition. */
  async note(tx: Tx, run: NewRun): Promise<void> {
    const { startedAt, finishedAt, sources, tokensBefore, tokensAfter, shrink, actor, trigger } = run;
    await countedPut(
      'compaction_runs',
      tx
        .insert(compactionRuns)
        .values(run)
        .onConflictDoUpdate({
          target: [compactionRuns.tenantId, compactionRuns.userId, compactionRuns.foldKey],
          set: { startedAt, finishedAt, sources, tokensBefore, tokensAfter, shrink, actor, trigger },
        })
        .returning({ fresh: FRESH }),
    );
  }

  async addMembers(tx: Tx, run: Pick<NewRun, 'tenantId' | 'userId' | 'id'>, members: readonly Member[]): Promise<void> {
    const rows = members.map((member) => ({ ...member, tenantId: run.tenantId, userId: run.userId, runId: run.id }));
    for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
      await counted(
        'compaction_members',
        'inserted',
        tx.insert(compactionMembers).values(rows.slice(i, i + ROWS_PER_INSERT)),
      );
    }
  }

  /** Whether rollups of the user were ever built. */
  hasClimbed(tx: Tx, { tenantId, userId }: Pick<NewRun, 'tenantId' | 'userId'>): Promise<boolean> {
    return this.isKnown(tx, { tenantId, userId, foldKey: ROLLUP_CHECK });
  }

  /** Whether the same fold was done before, even if it was undone since. */
  async isKnown(tx: Tx, run: Pick<NewRun, 'tenantId' | 'userId' | 'foldKey'>): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select from compaction_runs where tenant_id = ${run.tenantId} and user_id is not distinct from ${run.userId ?? null}
        and fold_key = ${run.foldKey}`);
    return rows.length > 0;
  }

  /** Frees the key of a fold that was undone or whose summary is gone, so that it can be done again. */
  async giveUpKey(tx: Tx, run: Pick<NewRun, 'tenantId' | 'userId' | 'foldKey'>): Promise<void> {
    await counted(
      'compaction_runs',
      'updated',
      tx.execute(sql`
      update compaction_runs set fold_key = fold_key || ':' || id::text
      where tenant_id = ${run.tenantId} and user_id is not distinct from ${run.userId ?? null}
        and fold_key = ${run.foldKey}`),
    );
  }

  /** Locks a run that the scope may see. */
  async lock(tx: Tx, scope: Scope, id: string): Promise<Run | null> {
    const [run] = await tx
      .select()
      .from(compactionRuns)
      .where(and(eq(compactionRuns.id, id), visible(scope)))
      .for('update');
    return run ?? null;
  }

  async find(tx: Tx, scope: Scope, id: string): Promise<Run | null> {
    const [run] = await tx
      .select()
      .from(compactionRuns)
      .where(and(eq(compactionRuns.id, id), visible(scope)));
    return run ?? null;
  }

  async list(
    tx: Tx,
    scope: Scope,
    request: {
      readonly limit: number;
      readonly after?: { readonly at: Date; readonly id: string } | undefined;
      readonly kind?: FoldKind | undefined;
      readonly state?: Run['status'] | undefined;
      readonly since?: Date;
      readonly trigger?: Run['trigger'];
      readonly actor?: string;
    },
  ): Promise<Run[]> {
    const after =
      request.after &&
      sql`(started_at, id) < (${request.after.at.toISOString()}::timestamptz, ${request.after.id}::uuid)`;
    return tx
      .select()
      .from(compactionRuns)
      .where(
        and(
          visible(scope),
          request.kind && eq(compactionRuns.kind, request.kind),
          request.state && eq(compactionRuns.status, request.state),
          request.trigger === undefined ? undefined : eq(compactionRuns.trigger, request.trigger),
          request.actor === undefined ? undefined : eq(compactionRuns.actor, request.actor),
          request.since && sql`started_at >= ${request.since.toISOString()}::timestamptz`,
          after,
        ),
      )
      .orderBy(sql`started_at desc, id desc`)
      .limit(request.limit);
  }

  async membersOf(tx: Tx, run: Run): Promise<(Member & { readonly type: string })[]> {
    const { rows } = await tx.execute<{
      record_id: string;
      role: Member['role'];
      before: Member['before'];
      type: string;
    }>(sql`
      select m.record_id, m.role, m.before, r.type from compaction_members m
      join records r on r.tenant_id = m.tenant_id and r.id = m.record_id
      where m.tenant_id = ${run.tenantId} and m.run_id = ${run.id}
      order by m.role desc, r.occurred_at, r.sequence, r.id`);
    return rows.map(({ record_id: recordId, ...row }) => ({ ...row, recordId }));
  }

  async markUndone(tx: Tx, run: Pick<Run, 'tenantId' | 'id'>, at: Date, reason: string): Promise<void> {
    await counted(
      'compaction_runs',
      'updated',
      tx
        .update(compactionRuns)
        .set({ status: 'undone', undoneAt: at, reason })
        .where(and(eq(compactionRuns.tenantId, run.tenantId), eq(compactionRuns.id, run.id))),
    );
  }

  /** Marks the runs that folded these records and whose summary is gone. */
  async markBroken(tx: Tx, tenantId: string, recordIds: readonly string[], at: Date): Promise<void> {
    await counted(
      'compaction_runs',
      'updated',
      tx.execute(sql`
      update compaction_runs u set status = 'undone', undone_at = ${at.toISOString()}::timestamptz, reason = 'source_changed',
        fold_key = fold_key || ':' || id::text
      where u.tenant_id = ${tenantId} and u.status = 'done' and u.kind = 'batch' and u.strategy = 'summarize'
        and u.id in (select m.run_id from compaction_members m
          where m.tenant_id = ${tenantId} and m.record_id = any(${sql.param([...recordIds])}::uuid[]))
        and not exists (select 1 from compaction_members s
          where s.tenant_id = ${tenantId} and s.run_id = u.id and s.role = 'summary')`),
    );
  }
}

function visible(scope: Scope): SQL {
  const label = (column: 'agent' | 'project', value: string | null): SQL =>
    value === null ? sql`` : sql` and compaction_runs.${sql.raw(column)} = ${value}`;
  return sql`${ownedBy(scope, 'compaction_runs')}${label('agent', scope.agent)}${label('project', scope.project)}
    and compaction_runs.kind <> ${ROLLUP_CHECK}`;
}

export function showRun(run: Run): RunOutput {
  return {
    id: showId('run', run.id),
    user_id: run.userId ?? undefined,
    agent: run.agent ?? undefined,
    project: run.project ?? undefined,
    kind: run.kind as FoldKind,
    strategy: run.strategy,
    trigger: run.trigger,
    state: run.status,
    status: run.status,
    reason: run.reason ?? undefined,
    sources: run.sources,
    summaries: run.summaries,
    tokens_before: run.tokensBefore,
    tokens_after: run.tokensAfter,
    shrink: Math.round(run.shrink * 10_000) / 10_000,
    actor: run.actor,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString(),
    undone_at: run.undoneAt?.toISOString(),
  };
}

export interface LastRun {
  readonly id: string;
  /** Whether it was undone. */
  readonly isTakenBack: boolean;
}

/** The last run that folded each of these records. */
export async function lastRunOf(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Map<string, LastRun>> {
  const { rows } = await tx.execute<{ record_id: string; run_id: string; taken_back: boolean }>(sql`
    select distinct on (m.record_id) m.record_id, m.run_id,
      u.status = 'undone' and u.reason is not distinct from 'asked' as taken_back
    from compaction_members m join compaction_runs u on u.tenant_id = m.tenant_id and u.id = m.run_id
    where m.tenant_id = ${tenantId} and m.record_id = any(${sql.param([...ids])}::uuid[])
      and m.role = 'source' and u.kind = 'batch'
    order by m.record_id, u.started_at desc, u.id desc`);
  return new Map(rows.map((row) => [row.record_id, { id: row.run_id, isTakenBack: row.taken_back }]));
}

/** Identifies a fold by its sources and its kind: the same fold is never done twice. */
export function foldKey(
  kind: string,
  strategy: string,
  sources: readonly { readonly id: string; readonly version: number }[],
  extra = '',
): string {
  const seen = sources.map(({ id, version }) => `${id}:${version}`).sort();
  return createHash('sha256')
    .update(JSON.stringify([kind, strategy, extra, seen]))
    .digest('base64url');
}
