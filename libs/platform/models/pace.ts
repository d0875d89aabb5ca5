import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError, NOTHING_USED } from './language-model.js';

const MINUTE_MS = 60_000;

/** Limits how many requests start in any minute. Further callers wait for a slot, first come, first served. */
export class Pace {
  /** Start times of the last requests, oldest first, up to one minute's limit. */
  readonly #begins: number[] = [];

  constructor(
    private readonly perMinute: number,
    /** Maximum wait, in milliseconds. */
    private readonly longestMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws ModelError `unavailable`, with the wait, if that is too long; the signal's reason */
  async place(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const now = this.now();
    const oldest = this.#begins.length < this.perMinute ? -Infinity : this.#begins[0]!;
    const at = Math.max(now, oldest + MINUTE_MS);
    if (at - now > this.longestMs) {
      throw new ModelError('unavailable', 'Too many calls wait for their minute', NOTHING_USED, Math.ceil(at - now));
    }
    this.#begins.push(at);
    if (this.#begins.length > this.perMinute) this.#begins.shift();
    // A slot stays taken if its caller gives up: later callers keep theirs.
    if (at > now) await sleep(at - now, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
