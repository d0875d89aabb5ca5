import type { Item, Kind } from '../item.js';

/** They are counted up to this number. */
const MOST_NAMES = 100_000;

/** Counts the items that pass through. */
export class Overview {
  readonly read: Record<Kind, number> = { record: 0, message: 0, agent: 0, block: 0 };
  earliest: string | undefined;
  latest: string | undefined;
  readonly #users = new Set<string>();
  readonly #sessions = new Set<string>();

  see(item: Item): void {
    this.read[item.kind] += 1;
    if (this.#users.size < MOST_NAMES) this.#users.add(item.user ?? '');
    if (item.kind !== 'record' && item.kind !== 'message') return;
    const { session_id: session, occurred_at: at } = item.kind === 'record' ? item.record : item.message;
    if (typeof session === 'string' && this.#sessions.size < MOST_NAMES) this.#sessions.add(session);
    if (typeof at !== 'string') return;
    if (this.earliest === undefined || at < this.earliest) this.earliest = at;
    if (this.latest === undefined || at > this.latest) this.latest = at;
  }

  get total(): number {
    return Object.values(this.read).reduce((sum, count) => sum + count, 0);
  }

  get users(): number {
    return this.#users.size;
  }

  get sessions(): number {
    return this.#sessions.size;
  }
}
