import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './transaction.js';

/**
 * The rows of a source aliased `one`, in its order, as one JSON value: each the list of these columns. Null where there
 * are none. A cell is what JSON says of it: instants travel as numbers, and integers beyond 2^53 as text.
 */
export function packed(columns: readonly string[]): SQL {
  return sql.raw(`json_agg(json_build_array(${columns.map((column) => `one.${column}`).join(', ')}))`);
}

/**
 * The statement, with all its rows in one. Some hundred rows of ten columns cost a driver, which takes them apart cell by
 * cell, several times what they cost `JSON.parse`; to the database both are the same.
 */
export function inOneRow(statement: SQL, columns: readonly string[]): SQL {
  return sql`select ${packed(columns)} as packed from (${statement}) one`;
}

/** Sends what `inOneRow` made. */
export async function packedRows<Cells extends readonly unknown[]>(tx: Tx, statement: SQL): Promise<readonly Cells[]> {
  const { rows } = await tx.execute<{ packed: readonly Cells[] | null }>(statement);
  return rows[0]?.packed ?? [];
}
