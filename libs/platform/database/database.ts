import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scope } from '@kernel/scope.js';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { Changes, watching } from './changes.js';
import {
  isDiskFull,
  isRetryable,
  isStalePlan,
  toSafeDriverError,
  toSafeError,
  TransactionUseError,
} from './database-error.js';
import { KeptPlans } from './kept-plans.js';
import { inOneWrite } from './pool.js';
import { APP_ROLE, NO_SCOPE, type ScopeSettings, scopeSettings, settingsQuery, SYSTEM_ROLE } from './scope-settings.js';
import type { SessionTurns } from './session-turns.js';
import { drizzleOver, TransactionConnection, type Tx } from './transaction.js';

export type { Tx } from './transaction.js';

export interface TransactionOptions {
  /** One snapshot for all statements, and no writes. */
  readonly readOnly?: boolean;
}

/** What a transaction has done, told before it commits. */
export interface Done {
  /** Whose it was. Null: the system's. */
  readonly scope: Scope | null;
  readonly changes: Changes;
}

/** A statement that is sent with a COMMIT, and what follows when that has succeeded. */
export interface LastStatement {
  readonly text: string;
  readonly values: unknown[];
  readonly committed?: () => void;
}

/** A statement that belongs to what was done; null: none does. */
export type CommitHook = (done: Done) => LastStatement | null;

export interface DatabaseOptions {
  /** Longest a single statement may run. The embedded database does not enforce it. */
  readonly statementTimeoutMs: number;
  /**
   * Whether connections keep the plans of statements that are marked (`keepPlan`). Not behind a pooler that hands out a
   * connection for one transaction and knows no names.
   */
  readonly keepsPlans?: boolean;
  /** Of a database that has one session for all connections: who is next. */
  readonly turns?: SessionTurns;
}

/** How often a write that lost to another transaction is tried in all. */
const ATTEMPTS = 3;
/** A megabyte that cannot be squeezed. */
const PROBE = sql`
  create temp table recollect_room on commit drop as
  select md5(i::text) from generate_series(1, 16384) as i`;
const READ_WRITE = 'begin';
const READ_ONLY = 'begin isolation level repeatable read read only';

/**
 * The only door to the database. Every transaction takes on a role and a scope before its first statement and loses
 * both at its end. Errors that leave it carry no query, parameter or row (see database-error.ts).
 */
export class Database {
  private readonly current = new AsyncLocalStorage<{ open: boolean; readonly afterCommit: (() => void)[] }>();
  private readonly commitHooks: CommitHook[] = [];
  private readonly plans: KeptPlans | null;
  private answered = -Infinity;
  private full = false;

  constructor(
    private readonly pool: Pool,
    private readonly options: DatabaseOptions,
  ) {
    this.plans = options.keepsPlans ? new KeptPlans() : null;
  }

  /**
   * Runs `work` in one transaction that sees what `scope` may see. It commits when `work` resolves and rolls back when
   * it throws. A write that lost to another transaction is begun again from the top, so `work` has no effects outside
   * the database.
   * @throws RecollectError('unavailable') when the database cannot be reached or took too long
   * @throws DatabaseError for any other refusal of the database
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

  /** As `withScope`, for what happens before a tenant is known and for handing out jobs. Never begun again. */
  asSystem<T>(work: (tx: Tx) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return this.transact(SYSTEM_ROLE, null, NO_SCOPE, work, options);
  }

  /**
   * Has `hook` asked at the end of every transaction that may write. What it answers is sent with the COMMIT, in one
   * trip, and stored together with what was done or not at all.
   */
  beforeCommit(hook: CommitHook): void {
    this.commitHooks.push(hook);
  }

  /**
   * Calls `callback` once the transaction that is open here has committed, and never when it rolls back: for telling
   * others to look, as a signal sent earlier would be too early. What it throws is dropped, because the work is stored.
   * @throws TransactionUseError outside a transaction
   */
  afterCommit(callback: () => void): void {
    const context = this.current.getStore();
    if (!context?.open) throw new TransactionUseError('there is no open transaction here to wait for');
    context.afterCommit.push(callback);
  }

  /** @throws RecollectError('unavailable') */
  async ping(): Promise<void> {
    await this.pool.query('select 1').catch(throwSafe);
  }

  /** Whether any transaction has been answered since this instant, by `performance.now()`. */
  answeredSince(instant: number): boolean {
    return this.answered >= instant;
  }

  /**
   * Whether there is no room for what is stored. Known from the last write that failed for it; asked again by a write of
   * some size, which is undone, as long as it is so.
   */
  async diskIsFull(): Promise<boolean> {
    if (this.full) this.full = await this.asSystem((tx) => tx.execute(PROBE)).then(() => false, isDiskFull);
    return this.full;
  }

  /** The database's clock, which leases are measured by. */
  async serverTime(): Promise<Date> {
    const { rows } = await this.pool.query<{ now: Date }>('select clock_timestamp() as now').catch(throwSafe);
    const [row] = rows;
    if (!row) throw new Error('the database told no time');
    return row.now;
  }

  /** Waits for running transactions. Nothing can be asked afterwards. Safe to call twice. */
  async close(): Promise<void> {
    if (!this.pool.ending) await this.pool.end();
  }

  private lastOf(done: Done): LastStatement[] {
    return this.commitHooks.map((hook) => hook(done)).filter((statement) => statement !== null);
  }

  private named<T extends object>(settings: T, client: PoolClient): T & { name?: string } {
    return this.plans ? { ...settings, name: this.plans.nameOfSettings(client) } : settings;
  }

  private async transact<T>(
    role: typeof APP_ROLE | typeof SYSTEM_ROLE,
    scope: Scope | null,
    settings: ScopeSettings,
    work: (tx: Tx) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    if (this.current.getStore()?.open) {
      throw new TransactionUseError('a transaction is already open here: pass its tx down instead of opening another');
    }
    const endTurn = await this.options.turns?.take(options.readOnly ? 'read' : 'write');
    try {
      return await this.onClient(role, scope, settings, work, options);
    } finally {
      endTurn?.();
    }
  }

  private async onClient<T>(
    role: typeof APP_ROLE | typeof SYSTEM_ROLE,
    scope: Scope | null,
    settings: ScopeSettings,
    work: (tx: Tx) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    const client = await this.pool.connect().catch(throwSafe);
    const changes = new Changes();
    const connection = new Checkout(client, this.plans);
    const context = { open: true, afterCommit: [] as (() => void)[] };
    try {
      await begin(
        client,
        options.readOnly ? READ_ONLY : READ_WRITE,
        this.named(settingsQuery(role, this.options.statementTimeoutMs, settings), client),
      );
      const result = await this.current.run(context, () =>
        watching(changes, () => work(drizzleOver(connection.guarded))),
      );
      connection.guarded.close();
      const last = options.readOnly ? [] : this.lastOf({ scope, changes });
      await commit(client, last);
      context.open = false;
      this.answered = performance.now();
      context.afterCommit.forEach(callQuietly);
      for (const { committed } of last) if (committed) callQuietly(committed);
      return result;
    } catch (error) {
      connection.guarded.close();
      if (isStalePlan(error)) connection.drop();
      if (isDiskFull(toSafeError(error))) this.full = true;
      await connection.rollback();
      throw toSafeError(error);
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
    // The transaction is stored: a signal that could not be sent must not make its caller believe otherwise.
  }
}

/** A client out of the pool, and whether it may go back. */
class Checkout {
  readonly guarded: TransactionConnection;
  private lost: Error | undefined;
  // The pool stops listening while a client is out, and an error without a listener ends the process.
  private readonly onError = (error: Error): void => void (this.lost = error);

  constructor(
    private readonly client: PoolClient,
    plans: KeptPlans | null,
  ) {
    this.guarded = new TransactionConnection(client, plans);
    client.on('error', this.onError);
  }

  /** It does not go back to the pool. */
  drop(): void {
    this.lost ??= new Error('the connection keeps a stale plan');
  }

  async rollback(): Promise<void> {
    if (this.lost) return;
    await this.client.query('rollback').catch((error: Error) => (this.lost = error));
  }

  release(): void {
    this.client.off('error', this.onError);
    this.client.release(this.lost);
  }
}

/** Both statements go out in one trip: the pool's clients send without waiting for the answer before. */
async function begin(client: PoolClient, text: string, settings: { text: string; values: string[] }): Promise<void> {
  inOneWrite(client);
  const [begun, set] = await Promise.allSettled([client.query(text), client.query(settings)]);
  const failed = [begun, set].find((outcome) => outcome.status === 'rejected');
  if (failed) throw toSafeDriverError(failed.reason);
}

async function commit(client: PoolClient, last: readonly LastStatement[]): Promise<void> {
  inOneWrite(client);
  const statements = last.map(({ text, values }) => client.query(text, values));
  const sent = await Promise.allSettled([...statements, client.query('commit')]);
  const failed = sent.find((outcome) => outcome.status === 'rejected');
  if (failed) throw toSafeDriverError(failed.reason);
  const committed = sent.at(-1);
  const command = committed?.status === 'fulfilled' ? committed.value.command : undefined;
  // Postgres answers COMMIT of a failed transaction with a rollback and no error: nothing was stored.
  if (command !== 'COMMIT') {
    throw new TransactionUseError('a database error was swallowed inside the transaction: use a savepoint');
  }
}

function throwSafe(error: unknown): never {
  throw toSafeDriverError(error);
}
