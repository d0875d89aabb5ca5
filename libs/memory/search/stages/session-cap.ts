import type { ScoredHit } from '../hit.js';
import { SESSION_CAP } from '../ranking/profile.js';
import type { Stage } from '../stage.js';

/** Prevents one session from filling the results, if requested. */
export const sessionCap: Stage<ScoredHit> = {
  name: 'session_cap',
  run: (hits, { query: { session_cap: cap }, limit }) =>
    cap === undefined ? hits : capSessions(hits, ({ score, row }) => ({ score, sessionId: row.sessionId }), cap, limit),
};

interface Placed {
  readonly score: number;
  readonly sessionId: string | null;
}

/**
 * Allows no session more than `cap` of the first `limit` places, as long as later hits score nearly as well. Those move
 * up, and no hit is lost. Otherwise the order stays. Records without a session are not limited.
 */
export function capSessions<T>(found: readonly T[], of: (item: T) => Placed, cap: number, limit: number): T[] {
  const counts = new Map<string, number>();
  const left = [...found];
  const placed: T[] = [];
  while (left.length > 0 && placed.length < limit) {
    const at = firstWithin(left, of, counts, cap);
    const [next] = left.splice(at, 1) as [T];
    const { sessionId } = of(next);
    if (sessionId !== null) counts.set(sessionId, (counts.get(sessionId) ?? 0) + 1);
    placed.push(next);
  }
  return [...placed, ...left];
}

/** The index of the first hit whose session has room. 0 if none of those scores close to the first. */
function firstWithin<T>(
  left: readonly T[],
  of: (item: T) => Placed,
  counts: ReadonlyMap<string, number>,
  cap: number,
): number {
  const least = SESSION_CAP.comparable * of(left[0] as T).score;
  for (let at = 0; at < left.length; at++) {
    const { score, sessionId } = of(left[at] as T);
    if (score < least) return 0;
    if (sessionId === null || (counts.get(sessionId) ?? 0) < cap) return at;
  }
  return 0;
}
