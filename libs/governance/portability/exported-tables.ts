import { eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { KeyedHash } from '@platform/secrets/keyed-hash.js';
import type { CatalogueEntry } from '@schema/tables.js';

export interface Subject {
  readonly tenantId: string;
  readonly userId: string;
}

/** The rows of a table that belong to a user. */
interface Owned {
  readonly table: PgTable;
  readonly tenantId: PgColumn;
  readonly user: PgColumn;
  /** The names of the user in `user`. */
  readonly names: (subject: Subject) => readonly string[];
}

/** One kind of row in an export: its table, how to find a user's rows in it, and the order of reading. */
export interface ExportedTable extends CatalogueEntry, Owned {
  /** By TypeScript name. Without the owner, who is named in the manifest. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** The primary key without the owner: unique within a user, and the order of the lines. */
  readonly key: readonly PgColumn[];
  /** The rows whose ids begin the key, if the primary key does not begin with the owner: the table's own, or their parents. */
  readonly heads: (Owned & { readonly id: PgColumn }) | null;
  /** Rows per read. Fewer where rows may be long, so that a page stays within a few megabytes. */
  readonly page: number;
}

/** By the length of texts: a block has up to a million characters, a record up to a hundred thousand. */
const PAGES = { value: 10, content: 200, other: 1_000 } as const;

/**
 * The tables of an export, read from their declarations, so that a new table is included automatically.
 * @throws if a table that declares `export: 'rows'` does not name the owner of its rows
 */
export function exportPlan(catalogue: readonly CatalogueEntry[], hash: KeyedHash): readonly ExportedTable[] {
  return catalogue.filter((entry) => entry.export === 'rows').map((entry) => exportedTable(entry, hash));
}

function exportedTable(entry: CatalogueEntry, hash: KeyedHash): ExportedTable {
  const owned = ownedTable(entry.table, hash);
  if (!owned) throw new Error(`table ${entry.name} is exported and names no user`);
  const {
    tenantId: _,
    userId: __,
    userHash: ___,
    ...columns
  } = getTableColumns(entry.table) as Record<string, PgColumn>;
  const { primaryKeys } = getTableConfig(entry.table);
  const primary = primaryKeys[0]?.columns.map(({ name }) => name) ?? [];
  const key = primary.flatMap((name) => Object.values(columns).find((column) => column.name === name) ?? []);
  return {
    ...entry,
    ...owned,
    columns,
    key,
    heads: primary.includes(owned.user.name) ? null : headsOf(entry.table, owned, key, hash),
    page: 'value' in columns ? PAGES.value : 'content' in columns ? PAGES.content : PAGES.other,
  };
}

function ownedTable(table: PgTable, hash: KeyedHash): Owned | null {
  const { tenantId, userId, userHash } = getTableColumns(table) as Record<string, PgColumn>;
  const user = userId ?? userHash;
  if (!tenantId || !user) return null;
  // Rows that outlive an erasure name their user by a hash, under the secret that was newest at the time.
  const names = ({ tenantId: tenant, userId: id }: Subject) => (userId ? [id] : hash.allOf('user', tenant, id));
  return { table, tenantId, user, names };
}

/** A row belongs to the owner of the parent that its key begins with. */
function headsOf(table: PgTable, own: Owned, [first]: readonly PgColumn[], hash: KeyedHash): ExportedTable['heads'] {
  if (!first) return null;
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = reference();
    const parents = ownedTable(foreignTable, hash);
    const id = foreignColumns[1];
    if (parents && id && columns.length === 2 && columns[1]?.name === first.name) return { ...parents, id };
  }
  return { ...own, id: first };
}

export function ownedBy({ tenantId, user, names }: Owned, subject: Subject): SQL {
  return sql`${eq(tenantId, subject.tenantId)} and ${inArray(user, [...names(subject)])}`;
}

/** The line of a row: under column names, instants as text. */
export function lineOf({ columns }: ExportedTable, row: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(columns).map(([name, column]) => [column.name, row[name]] as const);
  return `${JSON.stringify(Object.fromEntries(named))}\n`;
}
