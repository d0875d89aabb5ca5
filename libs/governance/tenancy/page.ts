import { invalid } from '@kernel/errors.js';

/** A cursor: where the page before ended. Opaque to the client; the database refuses no text that this lets pass. */
export function writeCursor(last: string): string {
  return Buffer.from(last, 'utf8').toString('base64url');
}

/** @throws RecollectError `invalid_input` when `accepts` refuses what the cursor says */
export function readCursor(cursor: string | undefined, accepts: (last: string) => boolean): string | null {
  if (cursor === undefined) return null;
  const last = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!accepts(last)) throw invalid('cursor', 'is not a cursor of this list');
  return last;
}

/** Cuts off the one row that was read beyond the page to know whether there is more. */
export function cutPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { page, end: { has_more: more, next_cursor: more ? writeCursor(keyOf(last)) : undefined } };
}
