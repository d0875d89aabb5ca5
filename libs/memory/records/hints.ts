import { knownNames, nearName } from '@contracts/near-names.js';
import { recordInput, recordOutput, type RecordInput } from '@contracts/records/record.js';
import type { Hints } from '@contracts/records/write-notes.js';

/** Names that a client may send because it read them in a response. */
const KNOWN = knownNames([...Object.keys(recordInput.shape), ...Object.keys(recordOutput.shape), 'embedding']);
/** Maximum per response. */
const MOST = 20;
const DAY_MS = 86_400_000;
/** A later date is more likely an error than a plan. */
const AHEAD_MS = 366 * DAY_MS;

/** Hints about input that is stored as sent but may be a mistake. Undefined if there are none. */
export function hintsFor(input: Partial<RecordInput>, now: Date): Hints {
  const hints = [...unlikelyNames(input), ...unlikelyDates(input, now)].slice(0, MOST);
  return hints.length > 0 ? hints : undefined;
}

function* unlikelyNames(input: Partial<RecordInput>) {
  for (const [field, value] of Object.entries(input)) {
    const meant = value === undefined ? null : nearName(field, KNOWN);
    if (meant !== null) yield { field, message: `is kept as a field of your own; is ${meant} meant?` };
  }
}

function* unlikelyDates(
  { created_at, occurred_at, valid_from, valid_to, expires_at }: Partial<RecordInput>,
  now: Date,
) {
  for (const [field, date] of Object.entries({ created_at, occurred_at, valid_from, valid_to, expires_at })) {
    // In an edit `created_at` is whatever was sent, and is not stored.
    if (!(date instanceof Date)) continue;
    const year = date.getUTCFullYear();
    if (year === 1970) yield { field, message: 'lies in 1970; are Unix seconds sent where milliseconds are meant?' };
    else if (field === 'expires_at' && date.getTime() <= now.getTime()) {
      yield { field, message: 'lies in the past: it is stored as expired, and searches and lists leave it out' };
    }
    const happened = field === 'created_at' || field === 'occurred_at';
    if (happened && date.getTime() - now.getTime() > AHEAD_MS) {
      yield { field, message: `lies in ${year}, more than a year ahead, though it says when something was` };
    }
  }
}
