import type { EmbeddingPurpose } from '../embedder.js';

interface Waiter {
  readonly signal: AbortSignal | undefined;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Identifies the caller: pieces of the same call belong together. */
export interface Asked {
  readonly purpose: EmbeddingPurpose;
  readonly call: object;
}

/**
 * Runs at most `slots` pieces of work at a time. A free slot goes to a query, or to a document if no query waits.
 * Within each purpose, calls take turns piece by piece, so that a short call does not wait for all pieces of a long
 * one. Work whose signal was aborted while it waited never starts.
 */
export class QueryFirstGate {
  /** Waiting pieces by call; the next call comes first. */
  readonly #waiting: Record<EmbeddingPurpose, Map<object, Waiter[]>> = { query: new Map(), document: new Map() };
  #free: number;

  constructor(slots: number) {
    this.#free = slots;
  }

  async through<T>(asked: Asked, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((enter, refuse) => this.#wait(asked, { signal, enter, refuse }));
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #wait({ purpose, call }: Asked, waiter: Waiter): void {
    const pieces = this.#waiting[purpose].get(call);
    if (pieces) pieces.push(waiter);
    else this.#waiting[purpose].set(call, [waiter]);
  }

  /** Passes the slot directly to the next waiter, so that no newcomer gets ahead. */
  #passOn(): void {
    for (;;) {
      const next = this.#next('query') ?? this.#next('document');
      if (!next) {
        this.#free++;
        return;
      }
      if (!next.signal?.aborted) return next.enter();
      next.refuse(next.signal.reason);
    }
  }

  /** The first piece of the next call. Its other pieces move behind the other calls. */
  #next(purpose: EmbeddingPurpose): Waiter | undefined {
    const waiting = this.#waiting[purpose];
    const [first] = waiting;
    if (!first) return undefined;
    const [call, pieces] = first;
    const next = pieces.shift();
    waiting.delete(call);
    if (pieces.length > 0) waiting.set(call, pieces);
    return next;
  }
}
