import { AsyncLocalStorage } from 'node:async_hooks';
import { tableCatalogue } from '@schema/tables.js';

export type Verb = 'inserted' | 'updated' | 'deleted';

const VERBS: Readonly<Record<string, Verb>> = {
  'insert into': 'inserted',
  update: 'updated',
  'delete from': 'deleted',
};
/** At the beginning of a statement; anywhere where it begins with its sub-statements. */
const FIRST = /^\s*(insert into|update|delete from)\s+(?:only\s+)?"?(\w+)"?/i;
const ANYWHERE = /\b(insert into|update|delete from)\s+(?:only\s+)?"?(\w+)"?/gi;
/** Ids that are kept of one transaction. What is beyond is counted by its rows. */
const MOST_IDS = 1_000;

/** What one transaction has changed: rows by table, and which. Rows that go by a foreign key are not counted. */
export class Changes {
  /** `table` → verb → rows. */
  readonly rows = new Map<string, Map<Verb, number>>();
  /** By kind, such as `record`. */
  readonly ids = new Map<string, Set<string>>();
  private size = 0;

  /** Reads from a statement what it changed. */
  saw(text: string, rowCount: number | null): void {
    if (!rowCount) return;
    const found = /^\s*with\b/i.test(text) ? [...text.matchAll(ANYWHERE)] : [FIRST.exec(text)];
    for (const match of found) {
      const [, verb = '', table = ''] = match ?? [];
      // `for update of r` and `do update set` name no table.
      if (isTable(table)) this.add(table, VERBS[verb.toLowerCase().replace(/\s+/g, ' ')] ?? 'updated', rowCount);
    }
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

  private add(table: string, verb: Verb, rows: number): void {
    const counts = this.rows.get(table) ?? new Map<Verb, number>();
    this.rows.set(table, counts.set(verb, (counts.get(verb) ?? 0) + rows));
  }
}

let tables: ReadonlySet<string> | undefined;

function isTable(name: string): boolean {
  tables ??= new Set(tableCatalogue().map((table) => table.name));
  return tables.has(name);
}

const open = new AsyncLocalStorage<Changes>();

/** Runs the work of a transaction so that `changed` finds its changes. */
export function watching<T>(changes: Changes, work: () => Promise<T>): Promise<T> {
  return open.run(changes, work);
}

/**
 * Says which rows the open transaction changes, for who keeps the audit: ids of ours, never a name that a client or a
 * person has given. Nothing happens outside of a transaction.
 */
export function changed(kind: string, ids: Iterable<string>): void {
  open.getStore()?.name(kind, ids);
}
