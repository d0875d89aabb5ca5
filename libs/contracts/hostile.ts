import { type FieldError, invalid, RecollectError } from '@kernel/errors.js';
import { LIMITS } from './limits.js';

/** The only key that assignment does not treat as an ordinary key. */
const FORBIDDEN_KEY = '__proto__';
/**
 * Guards only against unlimited nesting. The depth of client objects and filters is checked where they are parsed. A
 * body adds its own levels (`records[3].metadata`) to an object, and each AND of a filter counts as two levels.
 */
const MAX_DEPTH = Math.max(LIMITS.depth, 2 * LIMITS.filterDepth) + 4;

/**
 * Finds input that no schema rejects but that Postgres refuses or JavaScript changes silently: NUL characters, lone
 * surrogates, prototype keys, numbers that lost precision in JSON, and unlimited nesting. Returns the first fault, or
 * null. The message never contains the text itself.
 * @param rounds whole numbers that lost digits are accepted
 */
export function findHostile(
  value: unknown,
  field: string,
  depth = 0,
  most = MAX_DEPTH,
  rounds = false,
): FieldError | null {
  if (typeof value === 'string') return hostileText(value, field || '(body)');
  if (typeof value === 'number') return hostileNumber(value, field || '(body)', rounds);
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= most) {
    return { field, message: `must not nest deeper than ${most === MAX_DEPTH ? LIMITS.depth : most} levels` };
  }
  if (!Array.isArray(value)) return hostileObject(value as Record<string, unknown>, field, depth, most, rounds);
  for (let i = 0; i < value.length; i++) {
    const found = findHostile(value[i], `${field}[${i}]`, depth + 1, most, rounds);
    if (found) return found;
  }
  return null;
}

function hostileObject(
  value: Record<string, unknown>,
  field: string,
  depth: number,
  most: number,
  rounds: boolean,
): FieldError | null {
  for (const key of Object.keys(value)) {
    const path = field ? `${field}.${key}` : key || '(empty)';
    if (key === FORBIDDEN_KEY) return { field: path, message: 'is not an allowed key' };
    if (hostileText(key, path))
      return { field: field || '(body)', message: 'has a key with characters that cannot be stored' };
    const found = findHostile(value[key], path, depth + 1, most, rounds);
    if (found) return found;
  }
  return null;
}

/**
 * Whether a value nests deeper than a body may, or than `most` levels. Iterative, because the value may be deeper
 * than the stack.
 */
export function isTooDeep(value: unknown, most = MAX_DEPTH): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function hostileText(text: string, field: string): FieldError | null {
  if (text.includes('\u0000')) return { field, message: 'must not hold NUL characters' };
  if (!text.isWellFormed()) return { field, message: 'must not hold lone surrogates' };
  return null;
}

/**
 * Whether a value is a whole number that JSON may have rounded. From 1e21 on, JavaScript prints an exponent, so the
 * sender wrote one too. Below that, the number is probably an id that lost digits.
 */
export function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value as number) < 1e21;
}

function hostileNumber(value: number, field: string, rounds: boolean): FieldError | null {
  if (!Number.isFinite(value)) return { field, message: 'is too large a number' };
  if (!rounds && isRounded(value)) {
    return { field, message: 'is a whole number beyond 2^53, which JSON cannot carry exactly; send it as a string' };
  }
  return null;
}

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
