/** What a request asks beside its input; over HTTP its headers say so. */
export interface Preferences {
  /** `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
  /** `Prefer: wait=N` (RFC 7240), in seconds; 0 where absent. */
  readonly waitSeconds: number;
  /** `If-Match`: the version that the caller has read; null where absent or `*`. */
  readonly ifMatch: number | null;
}

/** Of a request that has no headers of its own. */
export const NO_PREFERENCES: Preferences = { idempotencyKey: undefined, waitSeconds: 0, ifMatch: null };
