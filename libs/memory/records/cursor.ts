import { instantInput } from '@contracts/primitives.js';
import { invalid } from '@kernel/errors.js';

/** A place in a list ordered by creation: the row after which the next page begins. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Opaque to clients. Holds no secret: it only says where to go on inside what the caller may read. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.createdAt.getTime(), cursor.id])).toString('base64url');
}

/** @throws RecollectError `invalid_input` */
export function readCursor(text: string): Cursor {
  try {
    const [createdAt, id] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [unknown, unknown];
    // Within the years that the database knows too.
    const date = instantInput.safeParse(createdAt);
    if (typeof createdAt === 'number' && date.success && typeof id === 'string' && UUID.test(id)) {
      return { createdAt: date.data, id };
    }
  } catch {
    // Falls through to the one refusal.
  }
  throw invalid('cursor', 'is not a cursor that a list answered');
}
