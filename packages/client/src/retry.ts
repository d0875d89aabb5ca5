import { NetworkError, type RecollectError } from './errors.js';

/** The longest wait before the first retry; it doubles each time, up to the maximum. */
const BASE_MS = 250;
const LONGEST_MS = 8_000;
/** Statuses of a server or a proxy after which a retry may help. */
const PASSING = [429, 502, 503, 504];

/** Whether the same request may succeed in a moment. Whether it may be sent twice is decided elsewhere. */
export function isPassing(error: RecollectError): boolean {
  // The previous request, whose response was lost, is still running.
  if (error.code === 'idempotency_in_progress') return true;
  return error instanceof NetworkError || PASSING.includes(error.status);
}

/**
 * Milliseconds to wait before a retry: random up to an exponentially growing bound ("full jitter"), so that clients
 * which failed together do not return together; added to the time that the server asked for, if it did.
 * @param repetition 0 for the first
 */
export function delayBefore(repetition: number, retryAfterSeconds: number | undefined, random = Math.random()): number {
  const bound = Math.min(LONGEST_MS, BASE_MS * 2 ** repetition);
  if (retryAfterSeconds === undefined) return random * bound;
  return retryAfterSeconds * 1_000 + random * Math.min(bound, BASE_MS);
}

/** Waits. @throws the signal's reason if it is aborted before */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
