import { LIMITS } from './limits.js';
import type { FieldError } from '@kernel/errors.js';

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
 */
export function findHostile(value: unknown, field: string, depth = 0, most = MAX_DEPTH): FieldError | null {
  if (typeof value === 'string') return hostileText(value, field || '(body)');
  if (typeof value === 'number') return hostileNumber(value, field || '(body)');
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= most) {
    return { field, message: `must not nest deeper than ${most === MAX_DEPTH ? LIMITS.depth : most} levels` };
  }
  if (!Array.isArray(value)) return hostileObject(value as Record<string, unknown>, field, depth, most);
  for (let i = 0; i < value.length; i++) {
    const found = findHostile(value[i], `${field}[${i}]`, depth + 1, most);
    if (found) return found;
  }
  return null;
}

function hostileObject(value: Record<string, unknown>, field: string, depth: number, most: number): FieldError | null {
  for (const key of Object.keys(value)) {
    const path = field ? `${field}.${key}` : key || '(empty)';
    if (key === FORBIDDEN_KEY) return { field: path, message: 'is not an allowed key' };
    if (hostileText(key, path))
      return { field: field || '(body)', message: 'has a key with characters that cannot be stored' };
    const found = findHostile(value[key], path, depth + 1, most);
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

function hostileNumber(value: number, field: string): FieldError | null {
  if (!Number.isFinite(value)) return { field, message: 'is too large a number' };
  // From 1e21 on, JavaScript prints an exponent, so the sender wrote one too. Below that, the number is probably an
  // id that lost digits.
  if (Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21) {
    return { field, message: 'is a whole number beyond 2^53, which JSON cannot carry exactly; send it as a string' };
  }
  return null;
}
