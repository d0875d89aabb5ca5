export interface Backoff {
  /** Upper bound of the first wait, in milliseconds. It doubles at every attempt. */
  readonly baseMs: number;
  /** Upper bound of any wait, also of one that a provider asks for. */
  readonly capMs: number;
}

/**
 * Milliseconds to wait after failed attempt number `attempt` (0 is the first): full jitter, so that processes which
 * failed together do not come back together. A wait that the provider asked for is kept, up to the cap.
 */
export function backoffMs(attempt: number, backoff: Backoff, askedMs?: number): number {
  if (askedMs !== undefined) return Math.min(askedMs, backoff.capMs);
  return Math.random() * Math.min(backoff.capMs, backoff.baseMs * 2 ** attempt);
}

/** A Retry-After header (seconds or a date) in milliseconds from `now`; `undefined` when it says nothing usable. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const value = header?.trim();
  if (!value) return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
