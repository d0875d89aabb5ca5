export interface Backoff {
  /** Upper bound of the first wait, in milliseconds. It doubles with every attempt. */
  readonly baseMs: number;
  /** Upper bound of any wait, including one that a provider requests. */
  readonly capMs: number;
}

/**
 * Milliseconds to wait after failed attempt number `attempt` (0 is the first). Full jitter, so that processes that
 * failed together do not retry together. A wait that the provider requested is honored, up to the cap.
 */
export function backoffMs(attempt: number, backoff: Backoff, askedMs?: number): number {
  if (askedMs !== undefined) return Math.min(askedMs, backoff.capMs);
  return Math.random() * Math.min(backoff.capMs, backoff.baseMs * 2 ** attempt);
}

/** A Retry-After header (seconds or a date) in milliseconds from `now`. `undefined` if it is not usable. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
