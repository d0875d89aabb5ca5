import { LIMITS } from './limits.js';
import { invalid, RecollectError } from '@kernel/errors.js';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
/** `[` and `{`, and `]` and `}`, differ in one bit. */
const BRACKET_BIT = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;
/** Guards only against unlimited nesting. The allowed depth of an operation is checked where its fields are read. */
const MOST_LEVELS = 64;
/** In bytes. No accepted name is this long, however it is escaped. */
const LONGEST_KEY = 4_096;

/**
 * Counts the contents of a JSON text while its bytes arrive, before it is parsed: a million small values are only a
 * few bytes each, but cost seconds of work later. Invalid JSON is left to the parser.
 */
export class JsonScan {
  private keys = 0;
  /** Keys of the open object at each level. */
  private readonly keysAt = new Uint32Array(MOST_LEVELS + 1);
  private values = 0;
  private depth = 0;
  private inText = false;
  /** Whether the previous byte in a string was a backslash that escapes this one. */
  private escaped = false;
  /** Length of the last string, in bytes. */
  private length = 0;

  /**
   * One loop over local variables, because it sees every byte of every request. @throws RecollectError too_large,
   * invalid_input
   */
  take(chunk: Uint8Array): void {
    const { keysAt } = this;
    let { keys, values, depth, inText, escaped, length } = this;
    // An index loop: an iterator takes five times as long.
    for (let i = 0; i < chunk.length; i += 1) {
      const byte = chunk[i]!;
      if (inText) {
        length += 1;
        if (escaped) escaped = false;
        else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) {
        inText = true;
        length = 0;
      } else if (byte === COMMA) values += 1;
      else if (byte === COLON) {
        keys += 1;
        if ((keysAt[Math.max(depth, 0)]! += 1) > LIMITS.objectKeys)
          throw tooMany(LIMITS.objectKeys, 'keys in one object');
        if (length > LONGEST_KEY) throw invalid('(body)', `must not have a key longer than ${LONGEST_KEY} bytes`);
      } else if ((byte | BRACKET_BIT) === OPENING) {
        values += 1;
        if ((depth += 1) > MOST_LEVELS) throw invalid('(body)', `must not nest deeper than ${LIMITS.depth} levels`);
        keysAt[depth] = 0;
      } else if ((byte | BRACKET_BIT) === CLOSING) depth -= 1;
    }
    Object.assign(this, { keys, values, depth, inText, escaped, length });
    if (keys > LIMITS.bodyKeys) throw tooMany(LIMITS.bodyKeys, 'keys');
    if (values > LIMITS.bodyValues) throw tooMany(LIMITS.bodyValues, 'values');
  }
}

function tooMany(most: number, what: string): RecollectError {
  const message = `must not hold more than ${most} ${what}`;
  return new RecollectError('too_large', `(body): ${message}`, [{ field: '(body)', message }]);
}
