import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './transaction.js';

/**
 * The rows of a source aliased `one`, in its order, as one JSON value: each the list of these columns. Null where there
 * are none. A cell is what JSON says of it: instants travel as numbers, and integers beyond 2^53 as text. For a few rows.
 */
export function packed(columns: readonly string[]): SQL {
  return sql.raw(`json_agg(json_build_array(${columns.map((column) => `one.${column}`).join(', ')}))`);
}

/** Many rows in one JSON value: a list for each column. Null instead of a list where there are no rows. */
export type PackedColumns = readonly (readonly unknown[] | null)[];

/**
 * As `packed`, for many rows, column by column: a list asks once of which type its cells are, where one a row asks for every
 * cell.
 */
export function packedColumns(columns: readonly string[]): SQL {
  return sql.raw(`json_build_array(${columns.map((column) => `json_agg(one.${column})`).join(', ')})`);
}

/**
 * The statement, with all its rows in one. Some hundred rows of ten columns cost a driver, which takes them apart cell by
 * cell, several times what they cost `JSON.parse`; to the database both are the same.
 */
export function inOneRow(statement: SQL, columns: readonly string[]): SQL {
  return sql`select ${packedColumns(columns)} as packed from (${statement}) one`;
}

/** Rows again, each the list of its cells. */
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

/** Sends what `inOneRow` made. */
export async function packedRows<Cells extends readonly unknown[]>(tx: Tx, statement: SQL): Promise<readonly Cells[]> {
  return unpacked<Cells>(await columnsOf(tx, statement));
}

/** As `packedRows`, for whoever reads column by column. */
export async function columnsOf(tx: Tx, statement: SQL): Promise<PackedColumns> {
  const { rows } = await tx.execute<{ packed: PackedColumns }>(statement);
  return rows[0]?.packed ?? [];
}
