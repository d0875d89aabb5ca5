import {
  ConflictError,
  InvalidRequestError,
  NetworkError,
  NotFoundError,
  RecollectError,
  ServerError,
  TimeoutError,
  type CallOptions,
} from '#client';
import type { Patience } from './patience.js';
import { sleep } from './sleep.js';

/** Pauses after the client's own retries. A restarting server is back within these. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
const LONGEST_PAUSE_MS = 60_000;

export interface Persisting {
  readonly signal: AbortSignal | undefined;
  readonly patience: Patience;
}

/** The options of each call of an import. The client does not wait for rate limits, because the import reports and limits these waits. */
export function callOptions({ signal }: Pick<Persisting, 'signal'>): CallOptions {
  return { retryRateLimits: false, ...(signal && { signal }) };
}

/**
 * Retries while the server is unavailable or restarts, and as long as there is patience while it asks for fewer
 * requests. Everything that an import sends may be sent twice.
 */
export async function persist<T>(work: () => Promise<T>, { signal, patience }: Persisting): Promise<T> {
  for (let tries = 0; ;) {
    try {
      return await work();
    } catch (error) {
      const pause = PAUSES_MS[tries];
      if (!isPassing(error)) await patience.wait(error, signal);
      else if (pause === undefined) throw error;
      else {
        tries += 1;
        await sleep(Math.min(Math.max(pause, (error.retryAfter ?? 0) * 1_000), LONGEST_PAUSE_MS), signal);
      }
    }
  }
}

function isPassing(error: unknown): error is RecollectError {
  return error instanceof NetworkError || error instanceof TimeoutError || error instanceof ServerError;
}

/** Refused because of its content. Any other refusal would apply to everything still to come. */
export function isRefusal(error: unknown): error is RecollectError {
  if (error instanceof RecollectError && error.code === 'user_required') return false;
  return error instanceof InvalidRequestError || error instanceof ConflictError || error instanceof NotFoundError;
}
