import { MINUTE_MS } from '@kernel/durations.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError, NOTHING_USED } from './language-model.js';

/** The caller's own deadline has passed. Says nothing about the provider, which may need longer. */
export class DeadlinePassed extends ModelError {
  constructor() {
    super('late', 'The model did not answer in time');
  }
}

/** A request that cannot be put into the provider's protocol, so that nothing was sent. Says nothing about the provider. */
export class NotSent extends ModelError {
  constructor(message: string, options?: ErrorOptions) {
    super('rejected', message, NOTHING_USED, undefined, options);
  }
}

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

export interface GuardOptions {
  readonly retries: number;
  readonly concurrency: number;
  /** Upper bounds of the first wait and of any wait, in milliseconds. */
  readonly backoff: { readonly baseMs: number; readonly capMs: number };
  readonly breaker: CircuitBreaker;
  /** Absent: no limit per minute. */
  readonly pace?: Pace;
}

/** After how many failures in a row the breaker opens, and for how long, in milliseconds. */
const FAILURES = 5;
const OPEN_MS = 30_000;

/** Stops calls to a provider that keeps failing. After a while it lets one call try. Shared by all purposes. */
export class CircuitBreaker {
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  constructor(
    private readonly failures = FAILURES,
    private readonly openMs = OPEN_MS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws ModelError `unavailable` while the breaker is open */
  async through<T>(work: () => Promise<T>): Promise<T> {
    const open = this.#failures >= this.failures;
    if (open && (this.#trying || this.now() < this.#openUntil)) {
      throw new ModelError(
        'unavailable',
        'The model provider has failed again and again and is left alone for a while',
      );
    }
    this.#trying = open;
    try {
      const result = await work();
      this.#failures = 0;
      return result;
    } catch (error) {
      // Other errors arise on our side or the caller's, such as giving up. They say nothing about the provider.
      if (!(error instanceof ModelError) || error instanceof DeadlinePassed || error instanceof NotSent) throw error;
      const down = error.kind === 'unavailable' || error.kind === 'late';
      // A provider that refuses has at least responded.
      this.#failures = down ? this.#failures + 1 : 0;
      if (this.#failures >= this.failures) this.#openUntil = this.now() + this.openMs;
      throw error;
    } finally {
      if (open) this.#trying = false;
    }
  }
}

/** Limits the calls of one purpose, concurrent and per minute. Retries each while that helps and time remains. */
export class Guard {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly options: GuardOptions) {
    this.#free = options.concurrency;
  }

  async run<T>(signal: AbortSignal, work: () => Promise<T>, own?: CircuitBreaker): Promise<T> {
    await this.enter(signal);
    try {
      return await this.attempt(signal, work, own);
    } finally {
      this.leave();
    }
  }

  /** For callers that hold a slot. @param own breaker of a caller with its own key, to which our pace does not apply */
  async attempt<T>(signal: AbortSignal, work: () => Promise<T>, own?: CircuitBreaker): Promise<T> {
    const breaker = own ?? this.options.breaker;
    for (let attempt = 0; ; attempt++) {
      // The provider counts each attempt as a request.
      if (!own) await this.options.pace?.place(signal);
      try {
        return await breaker.through(work);
      } catch (error) {
        const again = error instanceof ModelError && error.kind === 'unavailable' && attempt < this.options.retries;
        if (!again || signal.aborted) throw error;
        await this.#wait(attempt, error.retryAfterMs, signal);
      }
    }
  }

  /** Waits for a slot. @throws the signal's reason */
  async enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
      const stop = () => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', stop, { once: true });
      this.#waiting.push(enter);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }

  /** Full jitter, so that callers that failed together do not retry together. Honors the wait a provider requests. */
  async #wait(attempt: number, askedMs: number | undefined, signal: AbortSignal): Promise<void> {
    const { baseMs, capMs } = this.options.backoff;
    const ms =
      askedMs === undefined ? Math.random() * Math.min(capMs, baseMs * 2 ** attempt) : Math.min(askedMs, capMs);
    await sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}
