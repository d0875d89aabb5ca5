import { invalid } from '@kernel/errors.js';
import { parseJson } from '@kernel/parse-json.js';
import { instantInput } from './primitives.js';

/** A position in a list ordered by time: the last row of the previous page. */
export interface TimePlace {
  readonly at: Date;
  readonly id: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor: where the previous page ended. Opaque to clients. It holds no secret. */
export function writePlace(parts: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of a cursor, with unknown types. @throws RecollectError `invalid_input` */
export function readParts(cursor: string): readonly unknown[] {
  const parts = parseJson(Buffer.from(cursor, 'base64url').toString('utf8'));
  if (!Array.isArray(parts)) throw badCursor();
  return parts;
}

export function writeTimePlace({ at, id }: TimePlace): string {
  return writePlace([at.getTime(), id]);
}

/** @throws RecollectError `invalid_input` */
export function readTimePlace(cursor: string | undefined): TimePlace | undefined {
  if (cursor === undefined) return undefined;
  const [at, id] = readParts(cursor);
  return { at: readInstant(at), id: readUuid(id) };
}

export function readInstant(part: unknown): Date {
  const date = instantInput.safeParse(part);
  if (typeof part !== 'number' || !date.success) throw badCursor();
  return date.data;
}

export function readUuid(part: unknown): string {
  if (typeof part !== 'string' || !UUID.test(part)) throw badCursor();
  return part;
}

export function badCursor() {
  return invalid('cursor', 'is not a cursor that this list returned');
}
