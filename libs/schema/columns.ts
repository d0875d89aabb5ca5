import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant in milliseconds, as in JavaScript. With Postgres' microseconds, keyset cursors would skip rows. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** pgvector's half-precision vector without a fixed dimension. The embedding space defines the dimension. */
export const halfvec = customType<{ data: Float32Array; driverData: Buffer | string }>({
  dataType: () => 'halfvec',
  toDriver: halfvecBytes,
  fromDriver: (text) => Float32Array.from(String(text).slice(1, -1).split(',').map(Number)),
});

/** One bit per number of a vector, any length. Only the database creates and compares it. */
export const bits = customType<{ data: string; driverData: string }>({ dataType: () => 'bit varying' });

/** A header of four bytes (the number of dimensions, and a zero) precedes the numbers of a vector. */
const HEADER = 4;

/**
 * A vector in pgvector's binary format: each number as the nearest half-precision number (IEEE 754 binary16), big-endian. The driver
 * sends a Buffer as a binary parameter. Written as text, a vector is five times as long, and WebAssembly takes a millisecond to read
 * 512 numbers.
 */
export function halfvecBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(HEADER + 2 * vector.length);
  bytes.writeUInt16BE(vector.length);
  const bits = new Uint32Array(vector.buffer, vector.byteOffset, vector.length);
  for (let i = 0; i < bits.length; i++) bytes.writeUInt16BE(halfOf(bits[i]!), HEADER + 2 * i);
  return bytes;
}

/** 2^-14, the least number with all digits in half precision, and 2^16, the first beyond it, as bits of single precision. */
const [LEAST_NORMAL, TOO_LARGE] = [0x38800000, 0x47800000];

/**
 * The bits of the nearest half-precision number, of two equally near ones the even one, for the bits of a single-precision one. What
 * is too large becomes infinite, which pgvector refuses.
 */
function halfOf(bits: number): number {
  const sign = (bits >>> 16) & 0x8000;
  const size = bits & 0x7fffffff;
  if (size >= TOO_LARGE) return sign | (size > 0x7f800000 ? 0x7e00 : 0x7c00);
  if (size >= LEAST_NORMAL) return sign | ((size - 0x38000000 + 0xfff + ((size >>> 13) & 1)) >>> 13);
  // Below it, half-precision numbers are 2^-24 apart.
  return sign | toEven(singleOf(size) * 2 ** 24);
}

const word = new DataView(new ArrayBuffer(4));

function singleOf(bits: number): number {
  word.setUint32(0, bits);
  return word.getFloat32(0);
}

function toEven(value: number): number {
  const whole = Math.floor(value);
  const rest = value - whole;
  return rest > 0.5 || (rest === 0.5 && whole % 2 === 1) ? whole + 1 : whole;
}
