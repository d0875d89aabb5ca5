import { TypeID } from 'typeid-js';
import { uuidv7 } from 'uuidv7';

/** A new row key. UUIDv7, rising within a process even inside one millisecond, so a batch keeps its order. */
export function newId(): string {
  return uuidv7();
}

/** TypeID's rule for a prefix: at most 63 of a–z and `_`, neither first nor last a `_`. */
const PREFIX = /^[a-z](?:[a-z_]{0,61}[a-z])?$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TYPE_ID = /^(?:[a-z](?:[a-z_]{0,61}[a-z])?_)?[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/** An id as shown: `lesson_01h455vb4pex5vsknk084sn02q`. A type that is not a valid prefix is shown as `record_…`. */
export function showId(type: string, id: string): string {
  return TypeID.fromUUID(PREFIX.test(type) ? type : 'record', id).toString();
}

/** The row key inside a shown id, or `null` if the text is not one. The prefix is for people and is not checked. */
export function readId(shown: string): string | null {
  if (UUID.test(shown)) return shown.toLowerCase();
  if (!TYPE_ID.test(shown)) return null;
  try {
    return TypeID.fromString(shown).toUUID();
  } catch {
    return null;
  }
}

/** The row key inside an id that the server has shown. */
export function rowKeyOf(shown: string): string {
  const id = readId(shown);
  if (id === null) throw new Error('an id of ours could not be read');
  return id;
}

/** An id in the format of Letta's clients: `agent-6f3c1a52-…`, a prefix for people and the row key. */
export function showDashedId(prefix: string, id: string): string {
  return `${prefix}-${id}`;
}

/** The row key inside such an id, or inside one of ours; `null` if the text is neither. */
export function readDashedId(prefix: string, shown: string): string | null {
  return readId(shown.startsWith(`${prefix}-`) ? shown.slice(prefix.length + 1) : shown);
}
