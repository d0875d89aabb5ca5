import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';

export type Verb = 'inserted' | 'updated' | 'deleted';

/** An event that others may be notified of: what, whose, and public ids. Never content. */
export interface Happening {
  /** Subject and verb, such as `record.created`. */
  readonly type: string;
  /** Null: it belongs to shared memory or to the tenant. */
  readonly userId: string | null;
  readonly ids: readonly string[];
}

/** The most ids recorded per transaction. Rows beyond are only counted. */
const MOST_IDS = 1_000;

/**
 * The changes of one transaction, as reported by the code that makes them: row counts by table, and ids. Rows deleted
 * by a foreign key's cascade are not counted.
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

/** Reports how many rows of a table the open transaction has changed. Does nothing outside a transaction. */
export function changed(table: string, verb: Verb, rows: number): void {
  open.getStore()?.add(table, verb, rows);
}

/**
 * Reports which rows the open transaction changes, for the audit. Takes our own ids, never a name given by a client or
 * a person.
 */
export function named(kind: string, ids: Iterable<string>): void {
  open.getStore()?.name(kind, ids);
}

/** Reports an event to announce when the open transaction has committed. Does nothing outside a transaction. */
export function happened(type: string, userId: string | null, ids: readonly string[]): void {
  if (ids.length > 0) open.getStore()?.happenings.push({ type, userId, ids });
}

type Answer = { readonly rowCount: number | null } | readonly unknown[];

/** Waits for a statement that changes rows of one table only, and reports how many it changed. */
export async function counted<R extends Answer>(table: string, verb: Verb, statement: PromiseLike<R>): Promise<R> {
  const answer = await statement;
  changed(table, verb, 'rowCount' in answer ? (answer.rowCount ?? 0) : answer.length);
  return answer;
}

/**
 * For RETURNING in an upsert: whether the row is new. No transaction has locked or replaced an inserted row version.
 */
export const FRESH = sql<boolean>`(xmax = 0)`;

/** Like `counted`, for an upsert that returns `FRESH` as `fresh`. */
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
