import { getTableColumns, getTableName, type Query, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { changed } from './changes.js';
import type { Tx } from './transaction.js';

/** Parameters of one statement. While they are written down everybody else of the process waits; Postgres itself takes 65,535. */
const PARAMETERS_AT_ONCE = 3_000;

/** Where a row of the table may stay as it is if one is there already, and which column is told of those that are new. */
export interface InsertOptions {
  readonly onConflict?: 'do nothing';
  readonly returning?: string;
}

/**
 * Inserts rows, as few statements as may be, and says how many for the audit. A multi-row VALUES, which a shard can route; drizzle's own
 * takes 5 µs a parameter to write down and one for each column of each row. Here a column that is the same in all rows is one
 * parameter, and one that the table fills in alike is none.
 * @returns the column that was asked for, of each row that is new
 */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
  options: InsertOptions = {},
): Promise<unknown[]> {
  const told: unknown[] = [];
  const columns = differing(table, rows);
  const vary = columns.filter(({ shared }) => !shared).length;
  const atOnce = Math.max(1, Math.floor(PARAMETERS_AT_ONCE / Math.max(1, vary)));
  for (let from = 0; from < rows.length; from += atOnce) {
    const written = write(table, columns, from, Math.min(from + atOnce, rows.length), options);
    const answer = await tx.execute<{ told: unknown }>(new Written(written));
    changed(getTableName(table), 'inserted', answer.rowCount ?? 0);
    for (const row of answer.rows) told.push(row.told);
  }
  return told;
}

/** A statement that is written down already: no part of another. */
class Written extends SQL {
  constructor(private readonly query: Query) {
    super([]);
  }

  override toQuery(): Query {
    return this.query;
  }
}

/** A column, and what each row has there, as the driver takes it. `undefined`: what the table fills in. */
interface Filled {
  readonly column: PgColumn;
  readonly values: readonly unknown[];
  readonly shared: boolean;
}

function differing(table: PgTable, rows: readonly Readonly<Record<string, unknown>>[]): Filled[] {
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) => {
    const values = rows.map((row) => toDriver(column, row[key]));
    const [first] = values;
    const shared = values.every((value) => value === first);
    return shared && (first === undefined || first === ofTheTable(column)) ? [] : [{ column, values, shared }];
  });
}

function toDriver(column: PgColumn, value: unknown): unknown {
  return value === undefined || value === null ? value : column.mapToDriverValue(value);
}

function ofTheTable(column: PgColumn): unknown {
  const filled: unknown = column.default;
  if (filled instanceof SQL) return undefined;
  return filled === undefined ? null : toDriver(column, filled);
}

function write(
  table: PgTable,
  columns: readonly Filled[],
  from: number,
  to: number,
  { onConflict, returning }: InsertOptions,
): Query {
  const params: unknown[] = [];
  const cellOf = columns.map(({ values, shared }) => {
    const place = shared ? `$${params.push(values[from])}` : undefined;
    return (row: number): string => place ?? (values[row] === undefined ? 'default' : `$${params.push(values[row])}`);
  });
  const lines: string[] = [];
  for (let row = from; row < to; row++) lines.push(`(${cellOf.map((cell) => cell(row)).join(',')})`);
  const names = columns.map(({ column }) => `"${column.name}"`).join(',');
  const sql = [
    `insert into "${getTableName(table)}" (${names}) values ${lines.join(',')}`,
    ...(onConflict ? [`on conflict ${onConflict}`] : []),
    ...(returning ? [`returning "${returning}" as told`] : []),
  ].join(' ');
  return { sql, params };
}
