import { invalid } from '@kernel/errors.js';

/**
 * A cursor: the end of the previous page. Opaque to the client. Any text that passes here is valid for the database.
 */
export function writeCursor(last: string): string {
  return Buffer.from(last, 'utf8').toString('base64url');
}

/** @throws RecollectError `invalid_input` if `accepts` refuses the decoded cursor */
export function readCursor(cursor: string | undefined, accepts: (last: string) => boolean): string | null {
  if (cursor === undefined) return null;
  const last = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!accepts(last)) throw invalid('cursor', 'is not a cursor of this list');
  return last;
}

/** Cuts off the extra row that was read to find out whether there is another page. */
export function cutPage<Row>(rows: readonly Row[], limit: number, keyOf: (row: Row) => string) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { page, end: { has_more: more, next_cursor: more ? writeCursor(keyOf(last)) : undefined } };
}
