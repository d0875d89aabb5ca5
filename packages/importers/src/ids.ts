import { createHash } from 'node:crypto';

/** Of any name that a server takes. */
export const LONGEST_NAME = 256;

/** The same text for the same parts, now and in every later run: an id for what has none in its source. */
export function stableId(prefix: string, ...parts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${prefix}:${hex.slice(0, 32)}`;
}

/** A name as it is, or, where it is too long for a name, one that stands for it. */
export function shortName(prefix: string, name: string): string {
  return name.length <= LONGEST_NAME ? name : stableId(prefix, name);
}
