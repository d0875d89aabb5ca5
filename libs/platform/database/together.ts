/**
 * Does several pieces of work in one transaction, none of which needs another's effect: their statements share round trips.
 *
 * If one fails, it still waits for all, because a statement that is sent after a rollback to a savepoint would take effect.
 * @throws the first error: the others fail only because the transaction has
 */
export async function together<T extends readonly Promise<unknown>[]>(
  ...work: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const errors: unknown[] = [];
  const noted = work.map((piece) => piece.catch((error: unknown) => void errors.push(error)));
  const results = await Promise.all(noted);
  if (errors.length > 0) throw errors[0];
  return results as { -readonly [K in keyof T]: Awaited<T[K]> };
}
