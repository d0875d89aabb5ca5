import { instantInput } from '@contracts/primitives.js';
import { invalid } from '@kernel/errors.js';

/** A position in a list ordered by creation: the last row of the previous page. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opaque to clients. It holds no secret: it is only a position in what the caller may read. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.createdAt.getTime(), cursor.id])).toString('base64url');
}

/** @throws RecollectError `invalid_input` */
export function readCursor(text: string): Cursor {
  try {
    const [createdAt, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [unknown, unknown];
    // Within the range of years that the database supports.
    const date = instantInput.safeParse(createdAt);
    if (typeof createdAt === 'number' && date.success && typeof id === 'string' && UUID.test(id)) {
      return { createdAt: date.data, id };
    }
  } catch {
    // Falls through to the common error.
  }
  throw invalid('cursor', 'is not a cursor that a list answered');
}
