import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The properties of a table, for everything that must know all tables: erasure, export, row-level security and their
 * tests. A table without a declaration stops the boot (see `tables.ts`), so none can be forgotten.
 */
export interface TableDeclaration {
  /**
   * The owner of the rows. `user` rows have a `user_id`; if it is null, the row is the tenant's shared memory.
   * `installation` rows belong to no tenant: only the system role accesses them, and they reveal nothing about
   * anybody.
   */
  readonly owner: 'installation' | 'tenant' | 'user';
  /**
   * What erasing a user does with the rows. `rows`: deletes the user's rows. `cascade`: they are deleted with their
   * parent by a foreign key. `keep`: nothing, they contain nothing about a user. `erasure`: working rows of an
   * erasure, which deletes them when it completes.
   */
  readonly erase: 'rows' | 'cascade' | 'keep' | 'erasure';
  /**
   * The columns that reference rows of another table, by that table. When those rows are erased, so are these. Every
   * column with the id of a record, passage, block, agent or run is listed here; a test looks for missing ones.
   */
  readonly hangsOn?: Readonly<Record<string, readonly string[]>>;
  /**
   * When erasing a user reaches the table. `at_once`: in the transaction that accepts the erasure, because nothing
   * else hides its rows from reads. `first`: jobs, so that none starts. `last`: the user's own row. Absent: in
   * between.
   */
  readonly erased?: 'at_once' | 'first' | 'last';
  /** The column with the label of an agent, if erasing an agent deletes the row. */
  readonly agentLabel?: string;
  /** The row stays when its whole tenant is erased, because it documents the erasure. */
  readonly outlivesTenant?: true;
  /** Whether a user's export contains it: `rows`, `derived` (can be rebuilt from rows) or `never`. */
  readonly export: 'rows' | 'derived' | 'never';
  /** The only room that writes it. An erasure deletes its rows as `erase` says. */
  readonly room: string;
  /** The other rooms whose statements may read it. A test compares both with the statements in the sources. */
  readonly readBy?: readonly string[];
}

/** With defaults filled in. */
export type Declared = TableDeclaration & Required<Pick<TableDeclaration, 'readBy'>>;

const declarations = new Map<PgTable, TableDeclaration>();

/** Attaches a declaration to a table and returns the table. */
export function declare<T extends PgTable>(table: T, declaration: TableDeclaration): T {
  declarations.set(table, declaration);
  return table;
}

/** @throws if the table has no declaration */
export function declarationOf(table: PgTable, name: string): Declared {
  const found = declarations.get(table);
  if (!found) throw new Error(`table ${name} declares neither owner nor erasure nor export`);
  return { readBy: [], ...found };
}
