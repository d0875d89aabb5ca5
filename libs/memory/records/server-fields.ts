import { invalid } from '@kernel/errors.js';
import { EMBEDDING_STATES } from '@contracts/records/record.js';
import { CUT_FIELD } from '@memory/record-store/record.js';

type Fits = (value: unknown) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isTime: Fits = (value) => isText(value) || Number.isSafeInteger(value);
const isState: Fits = (value) => (EMBEDDING_STATES as readonly unknown[]).includes(value);
const isFlag: Fits = (value) => typeof value === 'boolean';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an answer holds under the names that are the server's: so much a client that sends back what it read may name. */
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
 * A field of the client's own that bears a name of the server's would be lost or come back as another: it is refused.
 * @throws RecollectError invalid_input
 */
export function refuseCollisions(input: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(input)) {
    const fits = Object.hasOwn(ANSWERED, name) ? ANSWERED[name] : undefined;
    if (fits === undefined || value === undefined || value === null || fits(value)) continue;
    throw invalid(name, 'is a name of the server’s own: give your field another, or put it into metadata');
  }
}
