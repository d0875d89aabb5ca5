import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant. Milliseconds, as JavaScript has: with Postgres' microseconds keyset cursors would skip rows. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** pgvector's half-precision vector without a fixed dimension: the space says how long it is. */
export const halfvec = customType<{ data: Float32Array; driverData: string }>({
  dataType: () => 'halfvec',
  toDriver: halfvecText,
  fromDriver: (text) => Float32Array.from(text.slice(1, -1).split(',').map(Number)),
});

/** A bit for each number of a vector, of any length. Only the database makes and compares it. */
export const bits = customType<{ data: string; driverData: string }>({ dataType: () => 'bit varying' });

/** Numbers of half precision lie 6e-8 apart and more, so eight decimals say all of them. Rounding is five times faster than `toPrecision`. */
const DECIMALS = 1e8;

/** A vector as pgvector reads it. */
export function halfvecText(vector: Float32Array): string {
  const numbers = new Array<number>(vector.length);
  for (let i = 0; i < vector.length; i++) numbers[i] = Math.round(vector[i]! * DECIMALS) / DECIMALS;
  return `[${numbers.join(',')}]`;
}
