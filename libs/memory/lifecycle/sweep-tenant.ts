import { sweepRecordsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { may, type Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { Outbox } from '@platform/queue/outbox.js';
import { sql } from 'drizzle-orm';
import { agedRanges, agedRows } from './aged.query.js';
import { dueRanges, dueRows } from './due-by-curve.query.js';
import { ForgettingPolicies, type Population } from './forgetting-policies.js';
import { nextDue } from './next-due.query.js';
import { pastGrace } from './past-grace.query.js';

/** Maximum number of records per sweep of a tenant; the rest waits for the next. */
const MOST = 20_000;
/** Records per job: locked together, for some tenths of a second. */
const RECORDS_PER_JOB = 250;

interface Due {
  readonly id: string;
  readonly userId: string | null;
}

export interface Swept {
  readonly due: number;
  readonly jobs: number;
}

/** Finds the due records in a scope, and queues a job for each owner of some. Reads only ids of due records, and writes only jobs. */
@Injectable()
export class SweepTenant {
  constructor(
    private readonly database: Database,
    private readonly policies: ForgettingPolicies,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(asker: Scope, most = MOST): Promise<Swept> {
    // A key for one user sweeps shared memory if it may write it.
    const scope = { ...asker, includeShared: asker.includeShared && may(asker, 'shared:write') };
    const at = this.clock.now();
    const due = await this.reading(scope, async (tx) =>
      this.find(tx, scope, await this.policies.populations(tx, scope), at, most),
    );
    return this.leave(scope, due);
  }

  /**
   * For the schedule, over a whole tenant. Skips a tenant with unfinished jobs of the previous sweep.
   * @returns the earliest time of the next visit; null: not before a write marks the tenant
   */
  async visit(scope: Scope): Promise<Date | null> {
    const at = this.clock.now();
    if (await this.isUnderWay(scope)) return at;
    const { due, next } = await this.reading(scope, async (tx) => {
      const populations = await this.policies.populations(tx, scope);
      const found = await this.find(tx, scope, populations, at, MOST);
      return { due: found, next: found.length > 0 ? at : await nextDue(tx, scope.tenantId, populations, at) };
    });
    await this.leave(scope, due);
    return next;
  }

  /** Whether jobs of an earlier sweep are unfinished. */
  isUnderWay(scope: Scope): Promise<boolean> {
    return this.database.withScope(
      scope,
      async (tx) => {
        const { rows } = await tx.execute(sql`
          select from outbox where job = ${sweepRecordsJob.name} and tenant_id = ${scope.tenantId} and closed_at is null
          limit 1`);
        return rows.length > 0;
      },
      { readOnly: true },
    );
  }

  private reading<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.database.withScope(scope, work, { readOnly: true });
  }

  private async find(tx: Tx, scope: Scope, populations: readonly Population[], at: Date, most: number): Promise<Due[]> {
    const due: Due[] = [];
    for (const past of ['grace_over', 'expired'] as const) {
      due.push(...(await pastGrace(tx, scope, { past, populations, at }, most - due.length)));
    }
    for (const population of populations) {
      if (due.length >= most) break;
      const ranges = await dueRanges(tx, scope.tenantId, population, at);
      due.push(...(await dueRows(tx, scope, population.owner, ranges, most - due.length)));
      const aged = await agedRanges(tx, scope.tenantId, population, at);
      due.push(...(await agedRows(tx, scope, population.owner, aged, most - due.length)));
    }
    return due;
  }

  private async leave(scope: Scope, due: readonly Due[]): Promise<Swept> {
    if (due.length === 0) return { due: 0, jobs: 0 };
    return this.database.withScope(scope, (tx) => this.queue(tx, scope, due));
  }

  private async queue(tx: Tx, scope: Scope, due: readonly Due[]): Promise<Swept> {
    const byOwner = new Map<string | null, Set<string>>();
    for (const { id, userId } of due) {
      const ids = byOwner.get(userId);
      if (ids) ids.add(id);
      else byOwner.set(userId, new Set([id]));
    }
    const epochs = await epochsOf(
      tx,
      scope.tenantId,
      [...byOwner.keys()].filter((userId) => userId !== null),
    );
    const entries = [...byOwner].flatMap(([userId, ids]) => {
      const epoch = userId === null ? 0 : epochs.get(userId);
      // The user was erased meanwhile.
      if (epoch === undefined) return [];
      const owner = { tenantId: scope.tenantId, userId, epoch };
      return cut([...ids]).map((record_ids) => ({ owner, payload: { record_ids } }));
    });
    await this.outbox.enqueueEach(tx, sweepRecordsJob, entries);
    return {
      due: entries.reduce((sum, { payload }) => sum + payload.record_ids.length, 0),
      jobs: entries.length,
    };
  }
}

function cut(ids: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let i = 0; i < ids.length; i += RECORDS_PER_JOB) parts.push(ids.slice(i, i + RECORDS_PER_JOB));
  return parts;
}

async function epochsOf(tx: Tx, tenantId: string, users: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ user_id: string; epoch: number }>(sql`
    select user_id, epoch::int as epoch from users
    where tenant_id = ${tenantId} and user_id = any(${sql.param([...users])}::text[])`);
  return new Map(rows.map((row) => [row.user_id, row.epoch]));
}
