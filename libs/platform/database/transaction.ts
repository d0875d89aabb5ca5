import { type NodePgQueryResultHKT, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect, type PgTransaction } from 'drizzle-orm/pg-core';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { TransactionUseError } from './database-error.js';
import type { KeptPlans } from './kept-plans.js';
import { inOneWrite } from './pool.js';

/** An open transaction whose scope is set. `tx.transaction(…)` is a savepoint. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Record<string, never>, Record<string, never>>;

/**
 * The connection of a transaction. It refuses queries once the transaction has ended: a query that somebody forgot to
 * await would otherwise run inside the next request's transaction, under its scope.
 */
export class TransactionConnection {
  private open = true;

  constructor(
    private readonly client: PoolClient,
    /** Null if connections keep no plans. */
    private readonly plans: KeptPlans | null = null,
  ) {}

  async query(config: QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (!this.open) throw new TransactionUseError('a query was sent after its transaction had ended');
    if (config.name) {
      throw new TransactionUseError('name no prepared statement: mark it by `keepPlan`');
    }
    const name = this.plans?.nameOf(config.text, this.client);
    inOneWrite(this.client);
    return this.client.query(name === undefined ? config : { ...config, name }, values?.map(arrayText));
  }

  close(): void {
    this.open = false;
  }
}

const dialect = new PgDialect();

export function drizzleOver(connection: TransactionConnection): Tx {
  // A drizzle session uses only `query` of its client, as long as its own `transaction` is not called.
  const client = connection as unknown as PoolClient;
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  return new NodePgTransaction<Record<string, never>, Record<string, never>>(dialect, session, undefined);
}

const embedded = new WeakSet<Tx>();

/** Marks a transaction as one of the embedded database. */
export function markEmbedded(tx: Tx): Tx {
  embedded.add(tx);
  return tx;
}

/**
 * For statements with a variant for Postgres compiled to WebAssembly, which lacks instructions that a server's
 * processor has. Both variants must return the same rows. A savepoint's `tx` is not marked, and uses the server's
 * variant.
 */
export function isEmbedded(tx: Tx): boolean {
  return embedded.has(tx);
}

const onShards = new WeakSet<Tx>();

/** Marks a transaction of a database that keeps rows on other servers. */
export function markOnShards(tx: Tx): Tx {
  onShards.add(tx);
  return tx;
}

/** Whether settings must be sent so that other servers receive them (`changeSettings`). A savepoint's `tx` is not marked. */
export function isOnShards(tx: Tx): boolean {
  return onShards.has(tx);
}

const SPECIAL = /["\\]/;
const EACH_SPECIAL = /["\\]/g;

/**
 * A list as Postgres writes an array, for a parameter. The driver writes the same, but appends element by element: for the terms of a
 * batch that took a fifth of all memory that storing it asked for. Anything but a list of texts, numbers, flags and nulls is returned as
 * it is, for the driver.
 */
export function arrayText(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const elements = new Array<string>(value.length);
  for (let place = 0; place < value.length; place++) {
    const element: unknown = value[place];
    if (typeof element === 'string')
      elements[place] = `"${SPECIAL.test(element) ? element.replace(EACH_SPECIAL, '\\$&') : element}"`;
    else if (typeof element === 'number' || typeof element === 'boolean') elements[place] = String(element);
    else if (element === null || element === undefined) elements[place] = 'NULL';
    else return value;
  }
  return `{${elements.join(',')}}`;
}
