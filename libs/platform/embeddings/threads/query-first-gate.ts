import type { EmbeddingPurpose } from '../embedder.js';

interface Waiter {
  readonly signal: AbortSignal | undefined;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * At most `slots` pieces of work at a time; a free slot goes to the oldest waiting query, and to a document only
 * when no query waits. Work whose signal was aborted while it waited is never begun.
 */
export class QueryFirstGate {
  readonly #waiting: Record<EmbeddingPurpose, Waiter[]> = { query: [], document: [] };
  #free: number;

  constructor(slots: number) {
    this.#free = slots;
  }

  async through<T>(purpose: EmbeddingPurpose, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((enter, refuse) => this.#waiting[purpose].push({ signal, enter, refuse }));
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** Hands the slot straight to the next waiter, so that no newcomer slips in between. */
  #passOn(): void {
    for (;;) {
      const next = this.#waiting.query.shift() ?? this.#waiting.document.shift();
      if (!next) {
        this.#free++;
        return;
      }
      if (!next.signal?.aborted) return next.enter();
      next.refuse(next.signal.reason);
    }
  }
}
