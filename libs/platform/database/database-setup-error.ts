import pg from 'pg';

/** The database cannot be used as it is. The message tells the operator what to change. */
export class DatabaseSetupError extends Error {
  override name = 'DatabaseSetupError';
}

/** Appends the server's message, which here is about schema and rights, never about a row. `detail` is left out. */
export function setupError(message: string, error: unknown): DatabaseSetupError {
  const { message: said, code } = error as { message?: string; code?: string };
  const state = error instanceof pg.DatabaseError ? ` (${code})` : '';
  // Our message contains its message, and the rest of it may hold a row.
  // eslint-disable-next-line recollect/keep-cause
  return new DatabaseSetupError(`${message}: ${said || code || String(error)}${state}`);
}
