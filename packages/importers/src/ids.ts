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

/** Turns that are compared with each other. A file of any length is read in bounded memory. */
const MOST_TURNS = 100_000;

/** Ids of turns that have none in their source: a turn that says the same as an earlier one is another turn. */
export class TurnIds {
  readonly #times = new Map<string, number>();

  of(id: string): string {
    const times = (this.#times.get(id) ?? 0) + 1;
    // The longest unseen one is forgotten first.
    this.#times.delete(id);
    this.#times.set(id, times);
    const [oldest] = this.#times.keys();
    if (this.#times.size > MOST_TURNS && oldest !== undefined) this.#times.delete(oldest);
    return times === 1 ? id : stableId('row', id, times);
  }
}
