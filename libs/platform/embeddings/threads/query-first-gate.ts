import type { EmbeddingPurpose } from '../embedder.js';

interface Waiter {
  readonly signal: AbortSignal | undefined;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Who asks: pieces of one call of somebody belong together. */
export interface Asked {
  readonly purpose: EmbeddingPurpose;
  readonly call: object;
}

/**
 * At most `slots` pieces of work at a time. A free slot goes to a query, and to a document only when no query waits; of
 * either, calls take turns by the piece, so that a short call does not stand behind all pieces of a long one. Work whose
 * signal was aborted while it waited is never begun.
 */
export class QueryFirstGate {
  /** What waits, by its call, whose turn it is first. */
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

  /** Hands the slot straight to the next waiter, so that no newcomer slips in between. */
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

  /** The first piece of the call whose turn it is; the rest of it goes behind the other calls. */
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
