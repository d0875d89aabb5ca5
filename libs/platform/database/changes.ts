import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';

export type Verb = 'inserted' | 'updated' | 'deleted';

/** Something that others may be told of: what, whose, and ids as they are shown. Never content. */
export interface Happening {
  /** `record.created`: what it is about, and what became of it. */
  readonly type: string;
  /** Null: shared memory, or the tenant's. */
  readonly userId: string | null;
  readonly ids: readonly string[];
}

/** Ids that are kept of one transaction. What is beyond is counted by its rows. */
const MOST_IDS = 1_000;

/**
 * What one transaction has changed, as the code that changes rows says it: rows by table, and which. Rows that go by a
 * foreign key are not counted.
 */
export class Changes {
  /** `table` → verb → rows. */
  readonly rows = new Map<string, Map<Verb, number>>();
  /** By kind, such as `record`. */
  readonly ids = new Map<string, Set<string>>();
  readonly happenings: Happening[] = [];
  private size = 0;

  add(table: string, verb: Verb, rows: number): void {
    if (rows === 0) return;
    const counts = this.rows.get(table) ?? new Map<Verb, number>();
    this.rows.set(table, counts.set(verb, (counts.get(verb) ?? 0) + rows));
  }

  name(kind: string, ids: Iterable<string>): void {
    const named = this.ids.get(kind) ?? new Set();
    this.ids.set(kind, named);
    for (const id of ids) {
      if (this.size >= MOST_IDS) return;
      if (named.has(id)) continue;
      named.add(id);
      this.size += 1;
    }
  }
}

const open = new AsyncLocalStorage<Changes>();

/** Runs the work of a transaction so that `changed` and `named` find its changes. */
export function watching<T>(changes: Changes, work: () => Promise<T>): Promise<T> {
  return open.run(changes, work);
}

/** Says how many rows of a table the open transaction has changed. Nothing happens outside of a transaction. */
export function changed(table: string, verb: Verb, rows: number): void {
  open.getStore()?.add(table, verb, rows);
}

/**
 * Says which rows the open transaction changes, for who keeps the audit: ids of ours, never a name that a client or a
 * person has given.
 */
export function named(kind: string, ids: Iterable<string>): void {
  open.getStore()?.name(kind, ids);
}

/** Says what others may be told of when the open transaction has committed. Nothing happens outside of a transaction. */
export function happened(type: string, userId: string | null, ids: readonly string[]): void {
  if (ids.length > 0) open.getStore()?.happenings.push({ type, userId, ids });
}

type Answer = { readonly rowCount: number | null } | readonly unknown[];

/** Waits for a statement that changes rows of one table alone, and says how many it has changed. */
export async function counted<R extends Answer>(table: string, verb: Verb, statement: PromiseLike<R>): Promise<R> {
  const answer = await statement;
  changed(table, verb, 'rowCount' in answer ? (answer.rowCount ?? 0) : answer.length);
  return answer;
}

/** Returned by a statement that inserts or updates: a row version that no transaction has locked or replaced is new. */
export const FRESH = sql<boolean>`(xmax = 0)`;

/** As `counted`, of a statement that inserts or updates and returns `FRESH` as `fresh`. */
export async function countedPut<R extends { readonly fresh: boolean }>(
  table: string,
  statement: PromiseLike<readonly R[] | { readonly rows: readonly R[] }>,
): Promise<readonly R[]> {
  const answer = await statement;
  const rows = 'rows' in answer ? answer.rows : answer;
  const inserted = rows.filter(({ fresh }) => fresh).length;
  changed(table, 'inserted', inserted);
  changed(table, 'updated', rows.length - inserted);
  return rows;
}
