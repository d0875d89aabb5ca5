import { databaseErrorOf } from './database-error.js';

/** in_failed_sql_transaction: the statement was refused only because one before it had failed. */
const IN_FAILED_TRANSACTION = '25P02';

/**
 * Does several pieces of work in one transaction, none of which needs another's effect: their statements share round trips.
 *
 * If one fails, it still waits for all, because a statement that is sent after a rollback to a savepoint would take effect.
 * @throws the error that failed the transaction. It need not come first: a piece that does several things itself waits for all of them,
 * while a statement of another piece is refused already.
 */
export async function together<T extends readonly Promise<unknown>[]>(
  ...work: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const errors: unknown[] = [];
  const noted = work.map((piece) => piece.catch((error: unknown) => void errors.push(error)));
  const results = await Promise.all(noted);
  if (errors.length > 0)
    throw errors.find((error) => databaseErrorOf(error)?.code !== IN_FAILED_TRANSACTION) ?? errors[0];
  return results as { -readonly [K in keyof T]: Awaited<T[K]> };
}
