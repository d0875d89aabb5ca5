import { sql } from 'drizzle-orm';
import { keepPlan } from './kept-plans.js';
import type { Tx } from './transaction.js';

const OTHER_WAYS = ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin', 'sort', 'incremental_sort'];

const set = (to: 'on' | 'off') =>
  sql.raw(`select ${OTHER_WAYS.map((way) => `set_config('enable_${way}', '${to}', true)`).join(', ')}`);

/**
 * After a burst of rows, the planner's statistics describe a nearly empty table: it would read and sort all of it for a few
 * rows. With only index scans and nested loops enabled it cannot. With sorting disabled it uses the index that has the
 * order. The few hundred rows in the middle are still sorted, because there is no other way.
 */
export const planByIndex = set('off');
const planByAll = set('on');

/**
 * The same for statements whose plan is kept (`keepFixedPlan`), which is then made once. Left to itself, Postgres plans such a statement
 * anew each time if a plan for the lengths of its lists looks cheaper, although planning takes ten times as long as running it.
 */
export const planByIndexOnce = sql`${planByIndex}, set_config('plan_cache_mode', 'force_generic_plan', true)`;

/** Runs `work` with `planByIndex`, and ends it afterwards. */
export async function byIndex<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(planByIndex);
  const done = await work();
  await tx.execute(planByAll);
  return done;
}

/**
 * Sends one statement whose plan avoids sorting: it uses the index that has the statement's order, if there is one. All three statements
 * share one round trip, so `send` must send its statement at once.
 */
export async function withoutSort<T>(tx: Tx, send: () => Promise<T>): Promise<T> {
  // Awaited like the statement is: a query that nobody has awaited yet is sent after one that was awaited.
  const sorting = async (to: 'on' | 'off') => {
    await tx.execute(keepPlan(sql`select set_config('enable_sort', ${to}, true)`));
  };
  const [, done] = await Promise.all([sorting('off'), send(), sorting('on')]);
  return done;
}
