import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';

/**
 * The bytes of the texts on one page, in UTF-8: a thousand of the longest records would be several hundred megabytes.
 * Only tests change it, so that they need not fill such pages.
 */
export const PAGE = { bytes: 16_000_000 };

/** The bytes of all texts of a record or of a version of it. The content is measured without being read. */
export function textBytes(alias: string): SQL<number> {
  const long = `octet_length(${alias}.content)`;
  const others = ['title', 'tags', 'metadata', 'provenance', 'fields'].map(
    (name) => `octet_length(${alias}.${name}::text)`,
  );
  return sql<number>`${sql.raw([long, ...others.map((bytes) => `coalesce(${bytes}, 0)`)].join(' + '))}`;
}

/** How many of a page of these sizes fit on it: at least one, if there is one. */
export function countFitting(sizes: readonly number[]): number {
  let sum = 0;
  const over = sizes.findIndex((bytes) => (sum += bytes) > PAGE.bytes);
  return over < 0 ? sizes.length : Math.max(1, over);
}

export interface FittingRows {
  readonly rows: Record<string, unknown>[];
  /** Whether there are more of them, which did not fit. */
  readonly isCut: boolean;
  readonly bytes: number;
}

/**
 * Of the records that a statement selects (`RECORD_COLUMNS`), in this order, those whose texts fit on a page, and at least one.
 * What does not fit leaves the database only as a number.
 */
export async function fittingRows(tx: Tx, selected: SQL, order: SQL, room = PAGE.bytes): Promise<FittingRows> {
  const { rows } = await tx.execute<{ page_bytes: number; page_rows: number }>(sql`
    select * from (
      select page.*, (sum(${textBytes('page')}) over page_order)::float8 as page_bytes, (count(*) over ())::int as page_rows,
        row_number() over page_order as page_place
      from (${selected}) page window page_order as (order by ${order} rows unbounded preceding)
    ) page where page_place = 1 or page_bytes <= ${room}::float8
    order by page_place`);
  const last = rows.at(-1);
  return { rows, isCut: last !== undefined && rows.length < last.page_rows, bytes: last?.page_bytes ?? 0 };
}
