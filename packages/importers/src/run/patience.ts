import { RateLimitError } from '#client';
import { sleep } from './sleep.js';

/** If a refusal does not say how long to wait. */
const UNTOLD_SECONDS = 5;
/** Spreads requests that were refused together, so that they do not return in the same instant. */
const APART_MS = 250;

export interface PatienceOptions {
  /** The limit of all waits together: an hour by default; 0 allows none. */
  readonly maxWaitSeconds?: number;
  /** Called before the first wait only, with its length. */
  readonly onWait?: (seconds: number) => void;
}

export const DEFAULT_MAX_WAIT_SECONDS = 3_600;

/** Waits as long as a server with a rate limit asks for, up to a limit in all. Waits at the same time count once. */
export class Patience {
  #waitedMs = 0;
  #endsAt = 0;
  #told = false;

  constructor(private readonly options: PatienceOptions = {}) {}

  /** Resolves when the request may be sent again. @throws the error if it is another one, or the limit is reached */
  async wait(error: unknown, signal: AbortSignal | undefined): Promise<void> {
    if (!(error instanceof RateLimitError)) throw error;
    const seconds = error.retryAfter ?? UNTOLD_SECONDS;
    if (!this.grants(seconds * 1_000)) throw error;
    if (!this.#told) this.options.onWait?.(seconds);
    this.#told = true;
    await sleep(seconds * 1_000 + Math.random() * APART_MS, signal);
  }

  /** Whether a wait that begins now fits under the limit. If so, it is counted. */
  grants(ms: number, now = performance.now()): boolean {
    const more = Math.max(0, now + ms - Math.max(now, this.#endsAt));
    const { maxWaitSeconds = DEFAULT_MAX_WAIT_SECONDS } = this.options;
    if (maxWaitSeconds === 0 || this.#waitedMs + more > maxWaitSeconds * 1_000) return false;
    this.#waitedMs += more;
    this.#endsAt = Math.max(this.#endsAt, now + ms);
    return true;
  }
}
