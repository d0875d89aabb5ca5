import { sql, type SQL } from 'drizzle-orm';

/** An instant as a parameter whose type the statement names: Postgres cannot infer it everywhere, and a text would compare as text. */
export function instant(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}
