import { sql, type SQL } from 'drizzle-orm';
import type { Population } from './forgetting-policies.js';

/** Completes `user_id …`. */
export function isUser(userId: string | null): SQL {
  return userId === null ? sql`is null` : sql`= ${userId}`;
}

/** The rows of a population, by the alias of their table. Begins with `and`, or is empty. */
export function rowsOf(alias: 'a' | 'r', owner: Population['owner']): SQL {
  const user = sql.raw(`${alias}.user_id`);
  if (!('rest' in owner)) return sql` and ${user} ${isUser(owner.userId)}`;
  if (owner.except.length === 0) return sql``;
  return sql` and (${user} is null or ${user} <> all(${sql.param([...owner.except])}::text[]))`;
}
