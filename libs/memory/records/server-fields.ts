import { invalid } from '@kernel/errors.js';
import { isObject } from '@kernel/is-object.js';
import { EMBEDDING_STATES } from '@contracts/records/record.js';
import { CUT_FIELD } from '@memory/record-store/record.js';

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isTime: Fits = (value) => isText(value) || Number.isSafeInteger(value);
const isState: Fits = (value) => (EMBEDDING_STATES as readonly unknown[]).includes(value);
const isFlag: Fits = (value) => typeof value === 'boolean';

/** Server-owned names and the values that responses contain. A client may send back what it read. */
const ANSWERED: Readonly<Record<string, Fits>> = {
  external_id: isText,
  updated_at: isTime,
  recorded_at: isTime,
  superseded_at: isTime,
  superseded_by: isText,
  version: Number.isSafeInteger,
  embedding: (value) => isState(value) || (isObject(value) && isState(value['state'])),
  compressed: isFlag,
  quarantined: isFlag,
  source_messages: Array.isArray,
  secrets_redacted: Array.isArray,
  [CUT_FIELD]: Number.isSafeInteger,
};

/**
 * Rejects a client field with a server-owned name and another kind of value: it would be lost or come back changed.
 * @throws RecollectError invalid_input
 */
export function refuseCollisions(input: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(input)) {
    const fits = Object.hasOwn(ANSWERED, name) ? ANSWERED[name] : undefined;
    if (fits === undefined || value === undefined || value === null || fits(value)) continue;
    throw invalid(name, 'is a name of the server’s own: give your field another, or put it into metadata');
  }
}
