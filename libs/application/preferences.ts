import { SOON_SECONDS } from '@contracts/operation.js';

/** What a request asks beside its input; over HTTP its headers say so. */
export interface Preferences {
  /** `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
  /** `Prefer: wait=N` (RFC 7240), in seconds; where absent what the operation waits by itself. */
  readonly waitSeconds: number;
  /** `If-Match`: the version that the caller has read; null where absent or `*`. */
  readonly ifMatch: number | null;
}

/** Of a request that has no headers of its own. */
export const NO_PREFERENCES: Preferences = { idempotencyKey: undefined, waitSeconds: 0, ifMatch: null };
/** Of a store over MCP: what was stored is asked for next. */
export const SOON: Preferences = { ...NO_PREFERENCES, waitSeconds: SOON_SECONDS };
