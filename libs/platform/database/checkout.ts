import type { PoolClient } from 'pg';
import { toSafeDriverError, TransactionUseError } from './database-error.js';
import type { KeptPlans } from './kept-plans.js';
import { inOneWrite } from './pool.js';
import { currentPositions, parsePosition } from './positions.js';
import { TransactionConnection } from './transaction.js';

const POSITION = 'select pg_current_wal_insert_lsn()::text as position';

/** A client out of the pool, and whether it may go back. */
export class Checkout {
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
export async function begin(
  client: PoolClient,
  text: string,
  settings: { text: string; values: string[] },
): Promise<void> {
  inOneWrite(client);
  const [begun, set] = await Promise.allSettled([client.query(text), client.query(settings)]);
  const failed = [begun, set].find((outcome) => outcome.status === 'rejected');
  if (failed) throw toSafeDriverError(failed.reason);
}

export async function commit(
  client: PoolClient,
  last: { readonly text: string; readonly values: unknown[] } | null,
  tellsPosition: boolean,
): Promise<void> {
  inOneWrite(client);
  const [done, committed, position] = await Promise.allSettled([
    last && client.query(last),
    client.query('commit'),
    tellsPosition && client.query<{ position: string }>(POSITION),
  ]);
  if (done.status === 'rejected') throw toSafeDriverError(done.reason);
  if (committed.status === 'rejected') throw toSafeDriverError(committed.reason);
  const { command } = committed.value;
  // Postgres answers COMMIT of a failed transaction with a rollback and no error: nothing was stored.
  if (command !== 'COMMIT') {
    throw new TransactionUseError('a database error was swallowed inside the transaction: use a savepoint');
  }
  const positions = currentPositions();
  const told = position.status === 'fulfilled' && position.value && position.value.rows[0]?.position;
  if (positions && told) positions.reached = parsePosition(told);
}
