import type { Recollect } from '#client';
import type { Item, MessageItem, RecordItem } from '../item.js';
import { callOptions, isRefusal, persist, type Persisting } from './persist.js';

/** What the server has after an import, as read back from it. */
export interface CheckReport {
  /** Records and messages looked up by their ids. */
  readonly looked_for: number;
  readonly found: number;
  /** Not found, not counting those that were refused. */
  readonly missing: number;
  /** Found with a different text than was sent: changed since, or redacted, such as a secret. */
  readonly differ: number;
  /** Searches for the words of a memory, and how many found it among the first ten. */
  readonly searches: number;
  readonly searches_found: number;
}

type Text = RecordItem | MessageItem;
const LOOK_UP = 200;
const SEARCHES = 20;
const QUERY_LENGTH = 300;
const RESULTS = 10;

/** Counts and compares in constant memory: call `add` with every item, then `report`. */
export class Check {
  readonly #waiting = new Map<string, Text[]>();
  #waitingCount = 0;
  readonly #sample: Text[] = [];
  /** Number of items that the sample was drawn from. */
  #drawn = 0;
  #seen = 0;
  #found = 0;
  #differ = 0;

  constructor(
    private readonly client: Recollect,
    private readonly persisting: Persisting,
  ) {}

  async add(item: Item): Promise<void> {
    if (item.kind !== 'record' && item.kind !== 'message') return;
    this.#seen += 1;
    this.#sampleOf(item);
    const user = item.user ?? '';
    const waiting = this.#waiting.get(user) ?? [];
    waiting.push(item);
    this.#waiting.set(user, waiting);
    this.#waitingCount += 1;
    if (waiting.length >= LOOK_UP) await this.#look(user);
    else if (this.#waitingCount >= LOOK_UP * 10) for (const one of [...this.#waiting.keys()]) await this.#look(one);
  }

  /** `refused`: the number known to be missing. */
  async report(refused: number): Promise<CheckReport> {
    for (const user of [...this.#waiting.keys()]) await this.#look(user);
    let hits = 0;
    for (const item of this.#sample) if (await this.#isFoundByItsWords(item)) hits += 1;
    return {
      looked_for: this.#seen,
      found: this.#found,
      missing: Math.max(0, this.#seen - this.#found - refused),
      differ: this.#differ,
      searches: this.#sample.length,
      searches_found: hits,
    };
  }

  async #look(user: string): Promise<void> {
    const items = this.#waiting.get(user) ?? [];
    this.#waiting.delete(user);
    this.#waitingCount -= items.length;
    const byId = new Map<string, string>();
    for (const ids of slices(
      items.map((item) => idOf(item)),
      LOOK_UP,
    )) {
      const filter = { external_id: { in: [...new Set(ids)] } };
      const query = { filter, limit: LOOK_UP, include_expired: true, include_superseded: true };
      const page = await this.#ask(() => this.#as(items[0]).records.list(query, callOptions(this.persisting)).page());
      for (const { external_id: id, content } of page?.items ?? []) if (id !== undefined) byId.set(id, content);
    }
    for (const item of items) {
      const content = byId.get(idOf(item));
      if (content === undefined) continue;
      this.#found += 1;
      if (content !== textOf(item)) this.#differ += 1;
    }
  }

  /**
   * Every item has the same chance, whatever their number. Very short texts are excluded, because their words say
   * little.
   */
  #sampleOf(item: Text): void {
    if (textOf(item).split(/\s+/).length < 5) return;
    this.#drawn += 1;
    if (this.#sample.length < SEARCHES) this.#sample.push(item);
    else {
      const at = Math.floor(Math.random() * this.#drawn);
      if (at < SEARCHES) this.#sample[at] = item;
    }
  }

  async #isFoundByItsWords(item: Text): Promise<boolean> {
    const query = textOf(item).slice(0, QUERY_LENGTH).toWellFormed();
    const search = () => this.#as(item).records.search({ query, limit: RESULTS }, callOptions(this.persisting));
    const { results = [] } = (await this.#ask(search)) ?? {};
    return results.some(({ record }) => record.external_id === idOf(item) || record.content === textOf(item));
  }

  /** Undefined if the request is refused, such as for an invalid user name: then nothing is stored. */
  async #ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    return persist(work, this.persisting).catch((error: unknown) => {
      if (isRefusal(error)) return undefined;
      throw error;
    });
  }

  #as(item: Text | undefined): Recollect {
    return item?.user === undefined ? this.client : this.client.asUser(item.user);
  }
}

function idOf(item: Text): string {
  return item.kind === 'record' ? item.record.id : item.message.id;
}

function textOf(item: Text): string {
  return item.kind === 'record' ? item.record.content : item.message.content;
}

function slices<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));
}
