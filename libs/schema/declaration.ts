import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * What a table is, for everybody who must know all tables: erasure, export, row-level security and their tests.
 * A table that declares nothing stops the boot (see `tables.ts`), so none can be forgotten.
 */
export interface TableDeclaration {
  /**
   * Whose rows these are. `user` rows have a `user_id`; where it is null the row is the tenant's shared memory.
   * `installation` rows belong to no tenant: only the system role touches them, and they say nothing of anybody.
   */
  readonly owner: 'installation' | 'tenant' | 'user';
  /**
   * How erasing a person treats it.
   * `rows`: the person's rows are deleted. `cascade`: they go with their parent by foreign key.
   * `keep`: holds nothing of a person. `erasure`: working rows of an erasure, which takes them away when it completes.
   */
  readonly erase: 'rows' | 'cascade' | 'keep' | 'erasure';
  /**
   * Its columns that name rows of another table, by that table: when those rows are erased, so are these. Every column
   * that holds the id of a record, passage, block, agent or run stands here; a test looks for those that do not.
   */
  readonly hangsOn?: Readonly<Record<string, readonly string[]>>;
  /**
   * When erasing a person comes to it. `at_once`: in the transaction that accepts the erasure, because reads of it ask
   * nobody else. `first`: jobs, so that none begins. `last`: the row of the person. Absent: in between.
   */
  readonly erased?: 'at_once' | 'first' | 'last';
  /** The column that bears the label of an agent, where erasing an agent takes the row. */
  readonly agentLabel?: string;
  /** It stays when its whole tenant is erased: it says that it was. */
  readonly outlivesTenant?: true;
  /** Whether a person's export carries it: `rows`, `derived` (can be made again from rows) or `never`. */
  readonly export: 'rows' | 'derived' | 'never';
  /** The one room that writes it. An erasure deletes its rows as `erase` says. */
  readonly room: string;
  /** The other rooms whose statements may read it. A test holds both against the statements in the sources. */
  readonly readBy?: readonly string[];
}

/** With what is left out where there is none. */
export type Declared = TableDeclaration & Required<Pick<TableDeclaration, 'readBy'>>;

const declarations = new Map<PgTable, TableDeclaration>();

/** Attaches a declaration to a table and returns the table. */
export function declare<T extends PgTable>(table: T, declaration: TableDeclaration): T {
  declarations.set(table, declaration);
  return table;
}

/** @throws when the table declares nothing. */
export function declarationOf(table: PgTable, name: string): Declared {
  const found = declarations.get(table);
  if (!found) throw new Error(`table ${name} declares neither owner nor erasure nor export`);
  return { readBy: [], ...found };
}
