import type { Job, PayloadOf } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { loadConfig } from '@platform/config/config.js';
import type { Tx } from '@platform/database/database.js';
import { createLogger, type Logger } from '@platform/observability/logger.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { patient } from '@test/support/patience.js';
import { sql } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { type ClaimBounds, ClaimJobs } from '../claim-jobs.query.js';
import type { JobContext, JobHandler } from '../handler.js';
import { InProcessDrain, Pressure } from '../in-process-drain.js';
import { JobHost } from '../job-host.js';
import { JobMetrics } from '../job-metrics.js';
import { type Dispatch, JobRows, type OutboxRow } from '../job-rows.js';
import { InProcessBus, JobSignals, type SignalBus } from '../job-signals.js';
import { Outbox } from '../outbox.js';
import { limitsOf, type QueueLimits } from '../queue-limits.js';
import { PruneOutbox } from '../prune-outbox.js';
import { JobRegistry } from '../registry.js';

/** Writes the note's name into `effects`, which has no unique key, so that a duplicate effect is visible. */
export const noteJob = {
  name: 'note',
  queue: 'notes',
  payload: z.strictObject({ note: z.string().min(1) }),
  attempts: 5,
  backoff: { firstMs: 1, longestMs: 600_000 },
  priority: 'normal',
  timeoutMs: 20_000,
  dedupe: null,
} as const satisfies Job;

/** The same job, deduplicated to one per user. */
export const onceJob = {
  ...noteJob,
  dedupe: { words: 'one open of a user', until: 'closed', key: () => 'user' },
} as const satisfies Job;

export type NoteContext = JobContext<typeof noteJob>;

/** Longer than any test: so no result comes from polling. */
export const NO_POLL_MS = 3_600_000;

/** A clock that tests can move ahead. */
export class TestClock extends Clock {
  private aheadMs = 0;

  override now(): Date {
    return new Date(Date.now() + this.aheadMs);
  }

  advance(ms: number): void {
    this.aheadMs += ms;
  }
}

/** Runs `does`. By default this writes the effect and closes the row in one transaction. */
export class NoteHandler implements JobHandler<typeof noteJob> {
  does: (context: NoteContext) => Promise<void> = writeAndClose;
  onFailed: (context: NoteContext, tx: Tx, code: string) => Promise<void> = () => Promise.resolve();

  run(context: NoteContext): Promise<void> {
    return this.does(context);
  }

  failed(context: NoteContext, tx: Tx, code: string): Promise<void> {
    return this.onFailed(context, tx, code);
  }
}

export async function writeAndClose(context: NoteContext): Promise<void> {
  await context.withScope(async (tx) => {
    await writeEffect(tx, context);
    await context.close(tx);
  });
}

export async function writeEffect(tx: Tx, { scope, payload }: NoteContext, note = payload.note): Promise<void> {
  await tx.execute(
    sql`insert into effects (tenant_id, user_id, note) values (${scope.tenantId}, ${scope.userId}, ${note})`,
  );
}

const EFFECTS = `
  create table effects (tenant_id uuid not null, user_id text, note text not null);
  alter table effects enable row level security;
  grant select, insert on effects to recollect_app;
  create policy tenant_rows on effects to recollect_app
    using (tenant_id = (select nullif(current_setting('app.tenant_id', true), '')::uuid));`;

/** A database, and all parts of a process that runs jobs. */
export class QueueFixture {
  readonly clock = new TestClock();
  readonly logger: Logger = createLogger('silent');
  readonly handler = new NoteHandler();
  readonly claims: ClaimJobs;
  readonly prune: PruneOutbox;

  private constructor(readonly test: TestDatabase) {
    this.claims = new ClaimJobs(test.database, this.clock);
    this.prune = new PruneOutbox(test.database, this.clock, this.logger);
  }

  static async open({ poolMax = 8 } = {}): Promise<QueueFixture> {
    const test = await openTestDatabase({ poolMax });
    await test.admin.query(EFFECTS);
    return new QueueFixture(test);
  }

  close(): Promise<void> {
    return this.test.close();
  }

  /** The parts of a freshly started process. A shared `bus` connects processes. */
  process(
    bus: SignalBus = new InProcessBus(),
    over: {
      attempts?: number;
      backoffMs?: number;
      pressure?: Pressure;
      crashes?: number;
      perSecond?: number;
      runLeaseMs?: number;
      pollMs?: number;
      handler?: NoteHandler;
      logger?: Logger;
      job?: Job;
      /** Several jobs, all done by one handler. */
      jobs?: readonly Job[];
    } = {},
  ) {
    const { clock, claims } = this;
    const { logger = this.logger } = over;
    const metrics = new JobMetrics({ registry: new Registry() });
    const { database } = this.test;
    const { job = noteJob, jobs = [job], handler = this.handler } = over;
    const signals = new JobSignals(bus, database);
    const registry = new JobRegistry(jobs, () => jobs.map((one) => ({ job: one, handler })));
    registry.onModuleInit();
    const limits = { attempts: over.attempts, backoffMs: over.backoffMs, crashes: over.crashes ?? 20 };
    const host = new JobHost({
      database,
      rows: new JobRows(clock),
      signals,
      registry,
      metrics,
      clock,
      limits,
      logger,
      runLeaseMs: over.runLeaseMs,
    });
    const outbox = new Outbox(database, signals, clock);
    const queueLimits = (concurrency: number): QueueLimits => {
      const [limits] = limitsOf(jobs, { ...loadConfig().queue, concurrency, concurrencyOf: new Map() });
      if (!limits) throw new Error('there is no queue');
      return { ...limits, perSecond: over.perSecond };
    };
    const drain = (concurrency = 2, exclusive = true): InProcessDrain =>
      new InProcessDrain(
        { claims, host, signals, pressure: over.pressure ?? new Pressure(), logger },
        { queues: [queueLimits(concurrency)], exclusive, pollMs: over.pollMs },
      );
    return { host, signals, outbox, drain, queueLimits };
  }

  /** Creates a tenant with one user of epoch 0. */
  async tenant(userId = 'ada'): Promise<Scope> {
    const tenantId = newId();
    await this.test.admin.query(
      'insert into tenants (tenant_id, name, created_at, updated_at) values ($1, $2, now(), now())',
      [tenantId, 'test'],
    );
    await this.test.admin.query(
      'insert into users (tenant_id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
      [tenantId, userId],
    );
    return scopeOf(tenantId, userId);
  }

  /** @returns the outbox ids */
  enqueue(outbox: Outbox, scope: Scope, notes: readonly string[]): Promise<string[]> {
    const owner = { tenantId: scope.tenantId, userId: scope.userId, epoch: 0 };
    const payloads: PayloadOf<typeof noteJob>[] = notes.map((note) => ({ note }));
    return this.test.database.withScope(scope, (tx) => outbox.enqueue(tx, owner, noteJob, payloads));
  }

  /** Claims due rows, as a drain would. */
  async claim(limit = 10, leaseMs = 60_000, bounds: ClaimBounds = {}): Promise<readonly Dispatch[]> {
    return (await this.claims.claim([noteJob.name], limit, leaseMs, bounds)).dispatches;
  }

  async row(id: string): Promise<OutboxRow | undefined> {
    const { rows } = await this.test.admin.query<OutboxRow>(
      `select id, attempts, dispatches, outcome, error, closed_at as "closedAt", leased_until as "leasedUntil",
         available_at as "availableAt" from outbox where id = $1`,
      [id],
    );
    return rows[0];
  }

  /** By the clock of the leases. */
  async serverTime(): Promise<Date> {
    const { rows } = await this.test.admin.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]!.now;
  }

  async effects(): Promise<string[]> {
    const { rows } = await this.test.admin.query<{ note: string }>('select note from effects order by note');
    return rows.map(({ note }) => note);
  }

  async empty(): Promise<void> {
    await this.test.admin.query('truncate outbox, dead_letters, effects');
    this.handler.does = writeAndClose;
    this.handler.onFailed = () => Promise.resolve();
  }
}

export function scopeOf(tenantId: string, userId: string | null): Scope {
  return {
    tenantId,
    userId,
    allUsers: false,
    includeShared: true,
    permissions: new Set(['records:read', 'records:write', 'shared:read', 'shared:write']),
    agent: null,
    project: null,
    keyId: 'test',
  };
}

/** Polls every few milliseconds. @throws when it does not become true in time */
export async function until(question: () => boolean | Promise<boolean>, timeoutMs = 15_000): Promise<void> {
  const limit = patient(timeoutMs);
  while (!(await question())) {
    if (limit.isOver()) throw new Error(`it did not become true within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
