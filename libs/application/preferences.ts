import { SOON_SECONDS } from '@contracts/operation.js';

/** Options of a request besides its input. Over HTTP they are headers. */
export interface Preferences {
  /** `Idempotency-Key`. */
  readonly idempotencyKey: string | undefined;
  /** `Prefer: wait=N` (RFC 7240), in seconds. Without it, the operation's own default. */
  readonly waitSeconds: number;
  /** `If-Match`: the version that the caller has read. Null if absent or `*`. */
  readonly ifMatch: number | null;
}

/** For a request without such headers. */
export const NO_PREFERENCES: Preferences = { idempotencyKey: undefined, waitSeconds: 0, ifMatch: null };
/** For a store over MCP: its client reads at once what it has stored. */
export const SOON: Preferences = { ...NO_PREFERENCES, waitSeconds: SOON_SECONDS };
