import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant in milliseconds, as in JavaScript. With Postgres' microseconds, keyset cursors would skip rows. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** pgvector's half-precision vector without a fixed dimension. The embedding space defines the dimension. */
export const halfvec = customType<{ data: Float32Array; driverData: string }>({
  dataType: () => 'halfvec',
  toDriver: halfvecText,
  fromDriver: (text) => Float32Array.from(text.slice(1, -1).split(',').map(Number)),
});

/** One bit per number of a vector, any length. Only the database creates and compares it. */
export const bits = customType<{ data: string; driverData: string }>({ dataType: () => 'bit varying' });

/**
 * Half-precision numbers are at least 6e-8 apart, so eight decimals represent all of them. Rounding is five times
 * faster than `toPrecision`.
 */
const DECIMALS = 1e8;

/** A vector in pgvector's text format. */
export function halfvecText(vector: Float32Array): string {
  const numbers = new Array<number>(vector.length);
  for (let i = 0; i < vector.length; i++) numbers[i] = Math.round(vector[i]! * DECIMALS) / DECIMALS;
  return `[${numbers.join(',')}]`;
}
