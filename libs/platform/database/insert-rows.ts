import { getTableColumns, getTableName, type Query, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { changed } from './changes.js';
import { withFixedPlan } from './kept-plans.js';
import type { Tx } from './transaction.js';

/** Maximum parameters per statement. Building one blocks the process. Postgres itself allows 65,535. */
const PARAMETERS_AT_ONCE = 3_000;

/** Whether an existing row is left as it is, and which column of the new rows is returned. */
export interface InsertOptions {
  readonly onConflict?: 'do nothing';
  readonly returning?: string;
}

/**
 * Inserts rows in as few statements as possible, and reports their number to the audit. Each is a multi-row VALUES,
 * which a distributed database can route to a shard. Drizzle's own insert takes 5 µs per parameter to build, and uses
 * one for each column of each row. Here a column with the same value in all rows takes one parameter, and a column that
 * has the table's default in all rows takes none. A single row has all its columns, so the text is the same for each
 * and its plan can be kept.
 * @returns the requested column of each new row
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

/** A statement that is already built. It cannot be part of another. */
class Written extends SQL {
  constructor(private readonly query: Query) {
    super([]);
  }

  override toQuery(): Query {
    return this.query;
  }
}

/** A column and its value in each row, in the driver's form. `undefined`: the table's default. */
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
    const left = first === undefined || (rows.length > 1 && first === ofTheTable(column));
    return shared && left ? [] : [{ column, values, shared }];
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
  return { sql: lines.length === 1 && to === 1 ? withFixedPlan(sql) : sql, params };
}
