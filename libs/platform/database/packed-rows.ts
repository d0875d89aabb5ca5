import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './transaction.js';

/**
 * The rows of a source aliased `one`, in its order, as one JSON value: a list of these columns per row. Null if there
 * are no rows. Cells must survive JSON: send instants as numbers, and integers beyond 2^53 as text. For a few rows.
 */
export function packed(columns: readonly string[]): SQL {
  return sql.raw(`json_agg(json_build_array(${columns.map((column) => `one.${column}`).join(', ')}))`);
}

/** Many rows in one JSON value: a list per column. Null instead of a list if there are no rows. */
export type PackedColumns = readonly (readonly unknown[] | null)[];

/**
 * Like `packed`, for many rows, column by column: a list per column determines the type of its cells once, a list per
 * row determines it for every cell.
 */
export function packedColumns(columns: readonly string[]): SQL {
  return sql.raw(`json_build_array(${columns.map((column) => `json_agg(one.${column})`).join(', ')})`);
}

/**
 * The statement with all its rows in one. A driver parses rows cell by cell: a few hundred rows of ten columns take it
 * several times as long as `JSON.parse`. For the database both cost the same.
 */
export function inOneRow(statement: SQL, columns: readonly string[]): SQL {
  return sql`select ${packedColumns(columns)} as packed from (${statement}) one`;
}

/** Converts columns back to rows, each a list of its cells. */
function unpacked<Cells extends readonly unknown[]>(lists: PackedColumns): Cells[] {
  const rows: Cells[] = [];
  const size = lists[0]?.length ?? 0;
  for (let row = 0; row < size; row++) {
    const cells = new Array<unknown>(lists.length);
    for (let column = 0; column < cells.length; column++) cells[column] = lists[column]![row];
    rows.push(cells as unknown as Cells);
  }
  return rows;
}

/** Runs a statement built by `inOneRow`. */
export async function packedRows<Cells extends readonly unknown[]>(tx: Tx, statement: SQL): Promise<readonly Cells[]> {
  return unpacked<Cells>(await columnsOf(tx, statement));
}

/** Like `packedRows`, for callers that read column by column. */
export async function columnsOf(tx: Tx, statement: SQL): Promise<PackedColumns> {
  const { rows } = await tx.execute<{ packed: PackedColumns }>(statement);
  return rows[0]?.packed ?? [];
}
