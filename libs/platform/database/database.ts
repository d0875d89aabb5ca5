import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { Changes, watching } from './changes.js';
import { begin, Checkout, commit, type LastStatement } from './checkout.js';
import {
  isReadOnlyServer,
  isRetryable,
  isStalePlan,
  toConnectError,
  toSafeError,
  toWriteError,
  TransactionUseError,
  type WriteFault,
  writeFaultOf,
} from './database-error.js';
import { KeptPlans } from './kept-plans.js';
import { currentPositions, later } from './positions.js';
import type { ReadReplica } from './read-replica.js';
import {
  APP_ROLE,
  NO_SCOPE,
  type Role,
  type ScopeSettings,
  scopeSettings,
  settingsForShards,
  settingsQuery,
  SYSTEM_ROLE,
} from './scope-settings.js';
import type { SessionTurns } from './session-turns.js';
import { drizzleOver, markEmbedded, markOnShards, type Tx } from './transaction.js';

export type { LastStatement } from './checkout.js';
export type { Tx } from './transaction.js';

export interface TransactionOptions {
  /** One snapshot for all statements, and no writes. */
  readonly readOnly?: boolean;
  /** Within a request, a replica may serve this. Recent writes by others may be missing. For read-only work. */
  readonly mayLag?: boolean;
}

/** The changes of a transaction, passed to commit hooks before it commits. */
export interface Done {
  /** The scope of the transaction. Null: the system's. */
  readonly scope: Scope | null;
  readonly changes: Changes;
}

/** Returns a statement to store with the changes, or null for none. */
export type CommitHook = (done: Done) => LastStatement | null;

export interface DatabaseOptions {
  /** Longest a single statement may run. The embedded database does not enforce it. */
  readonly statementTimeoutMs: number;
  /**
   * Whether connections keep the plans of marked statements (`keepPlan`). Must be off behind a pooler in transaction
   * mode that does not track prepared statements.
   */
  readonly keepsPlans?: boolean;
  /** The queue for the session, if the database has one session for all connections. */
  readonly turns?: SessionTurns;
  /** Whether the database keeps rows on other servers, which must receive the settings of a transaction too. */
  readonly onShards?: boolean;
  /** Serves reads that may lag, if there is a replica. */
  readonly replica?: ReadReplica;
}

/** Of a write that loses to another transaction. */
const ATTEMPTS = 3;
/** Writes a megabyte that cannot be compressed. */
const PROBE = sql`
  create temp table recollect_room on commit drop as
  select md5(i::text) from generate_series(1, 16384) as i`;
const READ_WRITE = 'begin';
const READ_ONLY = 'begin isolation level repeatable read read only';

/**
 * The only access to the database. Every transaction takes on a role and a scope before its first statement and loses
 * both at its end. The errors it throws carry no query, parameter or row (see database-error.ts).
 */
export class Database {
  private readonly current = new AsyncLocalStorage<{ open: boolean; readonly afterCommit: (() => void)[] }>();
  private readonly commitHooks: CommitHook[] = [];
  private readonly plans: KeptPlans | null;
  private answered = -Infinity;
  private fault: WriteFault | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly options: DatabaseOptions,
  ) {
    this.plans = options.keepsPlans ? new KeptPlans() : null;
  }

  /**
   * Runs `work` in one transaction that sees what `scope` may see. It commits when `work` resolves and rolls back when
   * it throws. A write that lost to another transaction is retried from the start, so `work` must have no effects
   * outside the database.
   * @throws RecollectError('unavailable') when the database cannot be reached or took too long
   * @throws DatabaseError for any other database error
   * @throws TransactionUseError when a transaction is already open here: pass its `tx` down instead
   */
  async withScope<T>(scope: Scope, work: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const settings = scopeSettings(scope);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.transact(APP_ROLE, scope, settings, work, options);
      } catch (error) {
        const again = isStalePlan(error) || (!options.readOnly && isRetryable(error));
        if (attempt === ATTEMPTS || !again) throw error;
        await sleep(Math.random() * 20 * attempt);
      }
    }
  }

  /** Like `withScope`, for work before the tenant is known and for handing out jobs. Never retried. */
  asSystem<T>(work: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return this.transact(SYSTEM_ROLE, null, NO_SCOPE, work, options);
  }

  /**
   * Calls `hook` at the end of every transaction that may write. The statement it returns is sent with the COMMIT in
   * one round trip, and stored atomically with the changes.
   */
  beforeCommit(hook: CommitHook): void {
    this.commitHooks.push(hook);
  }

  /**
   * Calls `callback` once the current transaction has committed, and never when it rolls back. It is for signals to
   * others, which must not be sent before the commit. Its errors are dropped, because the work is stored.
   * @throws TransactionUseError outside a transaction
   */
  afterCommit(callback: () => void): void {
    const context = this.current.getStore();
    if (!context?.open) throw new TransactionUseError('there is no open transaction here to wait for');
    context.afterCommit.push(callback);
  }

  /** @throws RecollectError('unavailable') */
  async ping(): Promise<void> {
    await this.pool.query('select 1').catch((error: unknown) => Promise.reject(toConnectError(error)));
  }

  /** Whether any transaction has completed since this instant, by `performance.now()`. */
  answeredSince(instant: number): boolean {
    return this.answered >= instant;
  }

  /**
   * Why nothing can be written. Set when a write fails for such a reason. While it is set, each call tests again with a
   * larger write that is undone.
   */
  async writeFault(): Promise<WriteFault | undefined> {
    if (this.fault) this.fault = await this.asSystem((tx) => tx.execute(PROBE)).then(() => undefined, writeFaultOf);
    return this.fault;
  }

  /** Waits for running transactions. The database cannot be used afterwards. Safe to call twice. */
  async close(): Promise<void> {
    await this.options.replica?.close();
    if (this.pool.ending) return;
    await this.pool.end();
    // Until Node 24, each later promise of the process would carry it.
    this.current.disable();
  }

  /** Whether the caller wants the log position after the commit. */
  private tellsPosition({ mayLag }: TransactionOptions): boolean {
    return this.options.replica !== undefined && !mayLag && currentPositions()?.told === true;
  }

  /**
   * Resolves when no `mayLag` transaction of any process can still see the state before this call: when the oldest data
   * that a replica may serve is newer than this moment. Resolves at once if there is no replica.
   */
  async outlastReplicas(): Promise<void> {
    const { replica } = this.options;
    if (replica) await sleep(replica.maxLagMs);
  }

  private lastOf(done: Done): LastStatement[] {
    return this.commitHooks.map((hook) => hook(done)).filter((statement) => statement !== null);
  }

  private settingsOf(role: Role, settings: ScopeSettings, client: PoolClient): QueryConfig {
    const { statementTimeoutMs, onShards } = this.options;
    if (onShards) return settingsForShards(role, statementTimeoutMs, settings);
    const query = settingsQuery(role, statementTimeoutMs, settings);
    return this.plans ? { ...query, name: this.plans.nameOfSettings(client) } : query;
  }

  private async transact<T>(
    role: Role,
    scope: Scope | null,
    settings: ScopeSettings,
    work: (tx: Tx) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    if (this.current.getStore()?.open) {
      throw new TransactionUseError('a transaction is already open here: pass its tx down instead of opening another');
    }
    if (options.readOnly && options.mayLag && scope) {
      const answered = await this.onReplica(scope, settings, work);
      if (answered) return answered.result;
    }
    const endTurn = await this.options.turns?.take(options.readOnly ? 'read' : 'write');
    try {
      return await this.onClient(this.pool, role, scope, settings, work, options);
    } finally {
      endTurn?.();
    }
  }

  /** Null if the primary must serve this: the replica is behind, cannot be reached, or failed midway. */
  private async onReplica<T>(
    scope: Scope,
    settings: ScopeSettings,
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ readonly result: T } | null> {
    const { replica } = this.options;
    const positions = currentPositions();
    // A job, and a caller that has just written here, must see its own writes.
    if (!replica || !positions || !replica.serves(later(positions.after, positions.reached))) return null;
    try {
      return {
        result: await this.onClient(replica.pool, APP_ROLE, scope, settings, work, { readOnly: true, mayLag: true }),
      };
    } catch (error) {
      const lost = error instanceof RecollectError && error.code === 'unavailable';
      if (lost) replica.rest();
      // A replica also cancels queries that conflict with its replay.
      if (lost || isRetryable(error) || isStalePlan(error)) return null;
      throw error;
    }
  }

  private txOver({ guarded }: Checkout): Tx {
    const tx = drizzleOver(guarded);
    if (this.options.turns) markEmbedded(tx);
    if (this.options.onShards) markOnShards(tx);
    return tx;
  }

  private async onClient<T>(
    pool: Pool,
    role: Role,
    scope: Scope | null,
    settings: ScopeSettings,
    work: (tx: Tx) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => Promise.reject(toConnectError(error)));
    const changes = new Changes();
    const connection = new Checkout(client, this.plans);
    const context = { open: true, afterCommit: [] as (() => void)[] };
    try {
      const begun = begin(client, options.readOnly ? READ_ONLY : READ_WRITE, this.settingsOf(role, settings, client));
      const start = async (): Promise<T> =>
        this.current.run(context, () => watching(changes, () => work(this.txOver(connection))));
      // A read-only transaction sends its first statement in the same round trip. If it could not begin, nothing it
      // reads is returned.
      const working = options.readOnly ? start() : begun.then(start);
      working.catch(() => undefined);
      await begun;
      const result = await working;
      connection.guarded.close();
      const last = options.readOnly ? [] : this.lastOf({ scope, changes });
      await commit(client, last, { plans: this.plans, tellsPosition: this.tellsPosition(options) });
      context.open = false;
      this.answered = performance.now();
      context.afterCommit.forEach(callQuietly);
      for (const { committed } of last) if (committed) callQuietly(committed);
      return result;
    } catch (error) {
      connection.guarded.close();
      const safe = options.readOnly ? toSafeError(error) : toWriteError(error);
      // The next connection may lead to the server that takes writes now.
      if (isStalePlan(error) || isReadOnlyServer(safe)) connection.drop();
      this.fault = writeFaultOf(safe) ?? this.fault;
      await connection.rollback();
      throw safe;
    } finally {
      context.open = false;
      connection.release();
    }
  }
}

function callQuietly(callback: () => void): void {
  try {
    callback();
  } catch {
    // The transaction is stored: a failed signal must not look like a failed transaction to the caller.
  }
}
