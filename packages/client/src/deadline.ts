import { refuse, TimeoutError } from './errors.js';

/** A timer for longer would end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Ends work when its time is up or its caller aborts, whichever comes first. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #caller: AbortSignal | undefined;
  readonly #endsAt: number;

  /**
   * @param timeoutMs `Infinity`: until the caller aborts
   * @throws the signal's reason if it is already aborted
   */
  constructor(timeoutMs: number, caller: AbortSignal | undefined) {
    if (Number.isNaN(timeoutMs)) throw refuse('timeoutMs', 'must be a number of milliseconds');
    caller?.throwIfAborted();
    this.#endsAt = Date.now() + timeoutMs;
    this.#caller = caller;
    const end = (): void => this.#controller.abort(this.timeout(timeoutMs));
    this.#timer = timeoutMs > LONGEST_TIMER_MS ? undefined : setTimeout(end, timeoutMs);
    caller?.addEventListener('abort', this.#onAbort);
  }

  /** Aborted with a `TimeoutError`, or with the caller's own reason. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get remainingMs(): number {
    return Math.max(0, this.#endsAt - Date.now());
  }

  /** Must be called when the work is done, or the timer and the listener stay. */
  release(): void {
    clearTimeout(this.#timer);
    this.#caller?.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (): void => this.#controller.abort(this.#caller?.reason);

  private timeout(timeoutMs: number): TimeoutError {
    return new TimeoutError({ code: 'timeout', status: 0, detail: `no answer within ${timeoutMs} ms` });
  }
}
