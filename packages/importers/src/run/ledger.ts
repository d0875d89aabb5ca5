import { type Counts, type Failure, noCounts, type Outcome } from './outcome.js';

/** Kept one by one up to this number; beyond it they are only counted. */
const MOST_FAILURES = 200;

export interface Settled {
  /** This many items, from the first on, are done. */
  readonly done: number;
  readonly counts: Counts;
  readonly failures: readonly Failure[];
}

/**
 * What is done, in the order of the source, although batches end in any order. Only a gapless beginning of the source
 * is recorded, so a resumed run leaves nothing out and counts nothing twice.
 */
export class Ledger {
  #done: number;
  readonly #counts: Counts;
  readonly #failures: Failure[];
  /** Done, while something before it is not. */
  readonly #ahead = new Map<number, Outcome>();

  constructor(begun?: Settled) {
    this.#done = begun?.done ?? 0;
    this.#counts = structuredClone(begun?.counts ?? noCounts());
    this.#failures = [...(begun?.failures ?? [])];
  }

  /** `ordinal`: its position in the source, from 1. */
  settle(ordinal: number, outcome: Outcome): void {
    this.#ahead.set(ordinal, outcome);
    for (let next = this.#ahead.get(this.#done + 1); next; next = this.#ahead.get(this.#done + 1)) {
      this.#ahead.delete(this.#done + 1);
      this.#done += 1;
      this.#counts[next.kind][next.status] += 1;
      if (next.failure && this.#failures.length < MOST_FAILURES) this.#failures.push(next.failure);
    }
  }

  get settled(): Settled {
    return { done: this.#done, counts: this.#counts, failures: this.#failures };
  }
}
