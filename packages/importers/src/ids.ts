import { createHash } from 'node:crypto';

/** The longest name that a server accepts. */
export const LONGEST_NAME = 256;

/** The same text for the same parts, in every run: an id for items without one in their source. */
export function stableId(prefix: string, ...parts: readonly unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${prefix}:${hex.slice(0, 32)}`;
}

/** A name as it is, or a replacement if it is too long. */
export function shortName(prefix: string, name: string): string {
  return name.length <= LONGEST_NAME ? name : stableId(prefix, name);
}
