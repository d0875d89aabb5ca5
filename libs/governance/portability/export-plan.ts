import { KeyedHash } from '@platform/secrets/keyed-hash.js';
import type { CatalogueEntry } from '@schema/tables.js';
import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';

/** One kind of row in an export: its table, how to find a user's rows in it, and the order of reading. */
export interface ExportedTable extends CatalogueEntry {
  /** By TypeScript name. Without the owner, who is named in the manifest. */
  readonly columns: Readonly<Record<string, PgColumn>>;
  /** The primary key without the owner: unique within a user, and the order of the lines. */
  readonly key: readonly PgColumn[];
  readonly ownedBy: (subject: Subject) => SQL | undefined;
  /** Rows per read. Fewer where rows may be long, so that a page stays within a few megabytes. */
  readonly page: number;
}

export interface Subject {
  readonly tenantId: string;
  readonly userId: string;
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
  const { tenantId, userId, userHash, ...columns } = getTableColumns(entry.table) as Record<string, PgColumn>;
  const owner = userId ?? userHash;
  if (!tenantId || !owner) throw new Error(`table ${entry.name} is exported and names no user`);
  const { primaryKeys } = getTableConfig(entry.table);
  const key = (primaryKeys[0]?.columns ?? []).flatMap(
    ({ name }) => Object.values(columns).find((column) => column.name === name) ?? [],
  );
  const whose = ({ tenantId: tenant, userId: user }: Subject): SQL =>
    // Rows that outlive an erasure name their user by a hash, under the secret that was newest at the time.
    userId ? eq(owner, user) : inArray(owner, hash.allOf('user', tenant, user));
  return {
    ...entry,
    columns,
    key,
    ownedBy: (subject) => sql`${eq(tenantId, subject.tenantId)} and ${whose(subject)}`,
    page: 'value' in columns ? PAGES.value : 'content' in columns ? PAGES.content : PAGES.other,
  };
}

/** The rows after the one with the key `after`. */
export function beyond({ key }: ExportedTable, after: readonly unknown[] | null): SQL | undefined {
  if (after === null || key.length === 0) return undefined;
  const places = key.map((column, i) => sql.param(after[i], column));
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(places, sql`, `)})`;
}

export function inOrder({ key }: ExportedTable): SQL[] {
  return key.map((column) => asc(column));
}

/** The line of a row: under column names, instants as text. */
export function lineOf({ columns }: ExportedTable, row: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(columns).map(([name, column]) => [column.name, row[name]] as const);
  return `${JSON.stringify(Object.fromEntries(named))}\n`;
}
