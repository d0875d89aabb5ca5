import {
  ConflictError,
  InvalidRequestError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  RecollectError,
  ServerError,
  TimeoutError,
} from '#client';

/** After the client's own retries: a restarting server is back within these. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 20_000];
const LONGEST_PAUSE_MS = 60_000;

/**
 * Retries while the server is unavailable, restarts or asks for fewer requests. Everything that an import sends may be
 * sent twice.
 */
export async function persist<T>(
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
  pauses: readonly number[] = PAUSES_MS,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const pause = pauses[tries];
      if (pause === undefined || !isPassing(error)) throw error;
      await sleep(Math.min(Math.max(pause, (error.retryAfter ?? 0) * 1_000), LONGEST_PAUSE_MS), signal);
    }
  }
}

function isPassing(error: unknown): error is RecollectError {
  // Waiting some seconds does not help against a quota.
  if (error instanceof RateLimitError) return error.code !== 'quota_exceeded';
  return error instanceof NetworkError || error instanceof TimeoutError || error instanceof ServerError;
}

/** Refused because of its content. Any other refusal would apply to everything still to come. */
export function isRefusal(error: unknown): error is RecollectError {
  if (error instanceof RecollectError && error.code === 'user_required') return false;
  return error instanceof InvalidRequestError || error instanceof ConflictError || error instanceof NotFoundError;
}

export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stopped = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stopped);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stopped, { once: true });
  });
}
