import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './transaction.js';

/**
 * Postgres lets every new share lock of a row overtake those who wait to change it. Under constant writes for a user, a
 * pause, a hold or an erasure would wait for ever. So whoever share-locks a user's row passes this lock first, and
 * whoever changes the row takes it: all who come later wait behind.
 *
 * The users of a tenant share a few locks, because a batch of many users would fill the server's table of locks.
 */
const TURNS_PER_TENANT = 64;

/** The body of a common table expression `turn`, for the statement that locks the row: `from users, turn … for share of users`. */
export function sharedTurn(tenantId: string, userId: string): SQL {
  return sql`select pg_advisory_xact_lock_shared(hashtextextended(${turnOf(tenantId, userId)}, 0)) is null as taken`;
}

/** Before the rows of these users are changed, or locked for it. Held until the transaction ends. */
export async function takeTurn(tx: Tx, tenantId: string, userIds: readonly string[]): Promise<void> {
  const turns = new Set(userIds.map((userId) => turnOf(tenantId, userId)));
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(turn, 0))
    from (select turn from unnest(${sql.param([...turns])}::text[]) as t (turn) order by turn) t`);
}

function turnOf(tenantId: string, userId: string): string {
  const [first = 0] = createHash('sha256').update(userId).digest();
  return `user ${tenantId} ${first % TURNS_PER_TENANT}`;
}
