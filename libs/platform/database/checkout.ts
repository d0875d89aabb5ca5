import type { PoolClient, QueryConfig } from 'pg';
import { toSafeDriverError, TransactionUseError } from './database-error.js';
import type { KeptPlans } from './kept-plans.js';
import { inOneWrite } from './pool.js';
import { currentPositions, later, parsePosition } from './positions.js';
import { TransactionConnection } from './transaction.js';

const POSITION = 'select pg_current_wal_insert_lsn()::text as position';

/** A statement sent with the COMMIT, and a callback for when that has succeeded. */
export interface LastStatement {
  readonly text: string;
  readonly values: unknown[];
  readonly committed?: () => void;
}

/** A client taken from the pool, and whether it may be reused. */
export class Checkout {
  readonly guarded: TransactionConnection;
  private lost: Error | undefined;
  // The pool stops listening while a client is checked out, and an error without a listener ends the process.
  private readonly onError = (error: Error): void => void (this.lost = error);

  constructor(
    private readonly client: PoolClient,
    plans: KeptPlans | null,
  ) {
    this.guarded = new TransactionConnection(client, plans);
    client.on('error', this.onError);
  }

  /** Keeps the client from going back to the pool. */
  drop(): void {
    this.lost ??= new Error('the connection is of no further use');
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

/** Sends both statements in one round trip: the pool's clients do not wait for the previous response. */
export async function begin(client: PoolClient, text: string, settings: QueryConfig): Promise<void> {
  inOneWrite(client);
  const [begun, set] = await Promise.allSettled([client.query(text), client.query(settings)]);
  const failed = [begun, set].find((outcome) => outcome.status === 'rejected');
  if (failed) throw toSafeDriverError(failed.reason);
}

/** Commits the transaction atomically with these statements. */
export async function commit(
  client: PoolClient,
  last: readonly LastStatement[],
  { plans, tellsPosition }: { readonly plans: KeptPlans | null; readonly tellsPosition: boolean },
): Promise<void> {
  inOneWrite(client);
  const statements = last.map(({ text, values }) => {
    const name = plans?.nameOf(text, client);
    return client.query({ text, values, ...(name !== undefined && { name }) });
  });
  const commit = client.query('commit');
  // Sent after the COMMIT, in the same round trip. A caller without a position reads from the primary.
  const position = tellsPosition ? client.query<{ position: string }>(POSITION).catch(() => null) : null;
  const sent = await Promise.allSettled([...statements, commit]);
  const failed = sent.find((outcome) => outcome.status === 'rejected');
  if (failed) throw toSafeDriverError(failed.reason);
  const committed = sent.at(-1);
  const command = committed?.status === 'fulfilled' ? committed.value.command : undefined;
  // For a failed transaction, Postgres turns COMMIT into a rollback without an error: nothing was stored.
  if (command !== 'COMMIT') {
    throw new TransactionUseError('a database error was swallowed inside the transaction: use a savepoint');
  }
  const reached = (await position)?.rows[0]?.position;
  const positions = currentPositions();
  // Transactions of one request may commit at the same time, and be answered in another order.
  if (positions && reached) positions.reached = later(positions.reached, parsePosition(reached));
}
