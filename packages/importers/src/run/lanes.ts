import { createHash } from 'node:crypto';
import type { Item } from '../item.js';

export interface Waiting {
  readonly ordinal: number;
  readonly item: Item;
  readonly bytes: number;
}

interface Lane {
  readonly key: string;
  waiting: Waiting[];
  bytes: number;
  /** The last batch sent on it; the next begins when it has ended. */
  tail: Promise<void>;
}

export interface LanesOptions {
  readonly batchSize: number;
  readonly concurrency: number;
  readonly send: (batch: readonly Waiting[]) => Promise<void>;
}

/** Under the server's default limit of 16 MB: UTF-8 writes a code unit in 3 bytes at most. */
const BATCH_BYTES = 4_000_000;
/** The limits for items waiting in all lanes together. */
const MOST_WAITING_BYTES = 8_000_000;
const MOST_WAITING = 4_000;
/** The share of these limits that is freed once one is reached. */
const ROOM_SHARE = 0.1;
/** How far one item may lag behind: later items that are done cannot be recorded as done before it. */
const FARTHEST_BEHIND = 20_000;

/**
 * Fills batches and sends several concurrently. Items whose order matters share a lane: the messages of one history,
 * and records of one id.
 */
export class Lanes {
  /** Only lanes with items waiting or being sent, because a source may have any number of histories. */
  readonly #lanes = new Map<string, Lane>();
  readonly #sending = new Set<Promise<void>>();
  #waiting = 0;
  #bytes = 0;
  #failure: { readonly error: unknown } | undefined;

  constructor(private readonly options: LanesOptions) {}

  /** The number of lanes kept. */
  get size(): number {
    return this.#lanes.size;
  }

  /** Resolves when there is room for more. @throws what sending threw, from then on */
  async add(ordinal: number, item: Item): Promise<void> {
    this.#throwFailure();
    const bytes = JSON.stringify(item).length;
    const key = laneOf(item, this.options.concurrency);
    const lane = this.#lanes.get(key) ?? { key, waiting: [], bytes: 0, tail: Promise.resolve() };
    if (lane.waiting.length > 0 && lane.bytes + bytes > BATCH_BYTES) await this.#flush(lane);
    lane.waiting.push({ ordinal, item, bytes });
    this.#lanes.set(key, lane);
    lane.bytes += bytes;
    this.#waiting += 1;
    this.#bytes += bytes;
    if (lane.waiting.length >= this.options.batchSize) await this.#flush(lane);
    if (this.#isOver(1)) await this.#makeRoom();
    if (ordinal % 1_000 === 0) await this.#flushLaggards(ordinal);
  }

  /** Sends what is waiting, and resolves when all is settled. */
  async drain(): Promise<void> {
    for (const lane of this.#lanes.values()) if (lane.waiting.length > 0) await this.#flush(lane);
    await Promise.all(this.#sending);
    this.#throwFailure();
    this.#lanes.clear();
  }

  /** Resolves when no batch is in progress, whatever the outcome. */
  async settle(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
  }

  async #flushLaggards(ordinal: number): Promise<void> {
    for (const lane of this.#lanes.values()) {
      const first = lane.waiting[0];
      if (first && first.ordinal < ordinal - FARTHEST_BEHIND) await this.#flush(lane);
    }
  }

  /** Sends the fullest lanes until there is room for many items, because each call looks at all lanes. */
  async #makeRoom(): Promise<void> {
    for (const lane of [...this.#lanes.values()].sort((a, b) => b.bytes - a.bytes)) {
      if (!this.#isOver(1 - ROOM_SHARE)) return;
      await this.#flush(lane);
    }
  }

  #isOver(share: number): boolean {
    return this.#bytes > share * MOST_WAITING_BYTES || this.#waiting > share * MOST_WAITING;
  }

  async #flush(lane: Lane): Promise<void> {
    const batch = lane.waiting;
    this.#waiting -= batch.length;
    this.#bytes -= lane.bytes;
    lane.waiting = [];
    lane.bytes = 0;
    while (this.#sending.size >= this.options.concurrency) await Promise.race(this.#sending);
    this.#throwFailure();
    const sent: Promise<void> = lane.tail
      .then(() => (this.#failure ? undefined : this.options.send(batch)))
      .catch((error: unknown) => void (this.#failure ??= { error }))
      .finally(() => this.#ended(lane, sent));
    this.#sending.add(sent);
    lane.tail = sent;
    this.#lanes.set(lane.key, lane);
  }

  #ended(lane: Lane, sent: Promise<void>): void {
    this.#sending.delete(sent);
    if (lane.tail === sent && lane.waiting.length === 0) this.#lanes.delete(lane.key);
  }

  #throwFailure(): void {
    if (this.#failure) throw this.#failure.error;
  }
}

function laneOf(item: Item, lanes: number): string {
  if (item.kind === 'message') return JSON.stringify([item.kind, item.user, item.agent]);
  if (item.kind === 'record') {
    const lane = createHash('sha256').update(item.record.id).digest().readUInt16BE(0) % lanes;
    return JSON.stringify([item.kind, item.user, lane]);
  }
  return JSON.stringify([item.kind, item.user]);
}
