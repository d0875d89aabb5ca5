import { createHash } from 'node:crypto';
import { invalid } from '@kernel/errors.js';

const PRINTABLE_ASCII = /^[\x20-\x7e]{1,255}$/;

/** @throws RecollectError `invalid_input` */
export function checkIdempotencyKey(key: string): void {
  if (!PRINTABLE_ASCII.test(key)) throw invalid('Idempotency-Key', 'must be 1 to 255 printable ASCII characters');
}

/** The stored form of a client's key: SHA-256, hex. The same key of two users under one API key never collides. */
export function hashIdempotencyKey(userId: string | null, key: string): string {
  return sha256(JSON.stringify([userId, key]));
}

/** Equal for equal requests: SHA-256, hex, of the operation and its input. The order of fields does not matter. */
export function hashRequest(operation: string, input: unknown): string {
  return sha256(`${operation}\n${canonical(input)}`);
}

/** JSON with the fields of every object in one order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
