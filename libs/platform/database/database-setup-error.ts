import pg from 'pg';

/** The database cannot be used as it is. For the operator: the message says what to change. */
export class DatabaseSetupError extends Error {
  override name = 'DatabaseSetupError';
}

/** Adds what the server said. Its message is about schema and rights here, never about a row: `detail` is left out. */
export function setupError(message: string, error: unknown): DatabaseSetupError {
  const { message: said, code } = error as { message?: string; code?: string };
  const state = error instanceof pg.DatabaseError ? ` (${code})` : '';
  // Its message stands in ours, and the rest of it may hold a row.
  // eslint-disable-next-line recollect/keep-cause
  return new DatabaseSetupError(`${message}: ${said || code || String(error)}${state}`);
}
