import type { SetRates } from '../tenancy/caller.js';
import { WINDOW_SECONDS, type Spent } from './rate-store.js';

/** How much the installation lets a key, and a tenant, request per minute; null: no limit. */
export interface DefaultRates {
  readonly perKey: number | null;
  readonly perTenant: number | null;
}

/** One limit of a caller. */
export interface Limit {
  readonly name: 'key' | 'tenant';
  /** Units in a window. */
  readonly quota: number;
}

/** The limits that apply to a caller. A limit set on a key can only lower its tenant's limit per key. */
export function limitsOf(set: SetRates, defaults: DefaultRates): Limit[] {
  const perKey = Math.min(set.key ?? Infinity, set.perKey ?? defaults.perKey ?? Infinity);
  const perTenant = set.tenant ?? defaults.perTenant ?? Infinity;
  const limits: Limit[] = [
    { name: 'key', quota: perKey },
    { name: 'tenant', quota: perTenant },
  ];
  return limits.filter(({ quota }) => quota !== Infinity);
}

/** A body costs 1 for each of these beyond the first. */
const BYTES_A_UNIT = 4_096;
/** The assumed size of a body of unknown length. */
const UNKNOWN_BYTES = 1_048_576;

/** The cost of a request, known before its body is read. */
export function costOf(weight: number, contentLength: string | undefined, chunked: boolean): number {
  const bytes = contentLength !== undefined && /^\d{1,15}$/.test(contentLength) ? Number(contentLength) : 0;
  return weight + Math.floor((chunked ? UNKNOWN_BYTES : bytes) / BYTES_A_UNIT);
}

/** The state of a limit after a request. */
export interface Standing extends Limit {
  readonly remaining: number;
  /** Until the full quota is available again. */
  readonly seconds: number;
  readonly exceeded: boolean;
}

export function standingOf(limit: Limit, { units, msLeft }: Pick<Spent, 'units' | 'msLeft'>): Standing {
  return {
    ...limit,
    remaining: Math.max(0, limit.quota - units),
    seconds: Math.max(1, Math.ceil(msLeft / 1_000)),
    exceeded: units > limit.quota,
  };
}

/** `RateLimit-Policy` and `RateLimit` as of draft-ietf-httpapi-ratelimit-headers-10: structured lists of RFC 9651. */
export function rateHeaders(standings: readonly Standing[]): Record<string, string> {
  if (standings.length === 0) return {};
  return {
    'RateLimit-Policy': standings.map(({ name, quota }) => `"${name}";q=${quota};w=${WINDOW_SECONDS}`).join(', '),
    RateLimit: standings.map(({ name, remaining, seconds }) => `"${name}";r=${remaining};t=${seconds}`).join(', '),
  };
}
