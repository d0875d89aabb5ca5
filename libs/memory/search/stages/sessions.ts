import { idf } from '@memory/indexing/bm25.js';
import type { PassageHit } from '../arms/arm.js';
import { type Hit, moved } from '../hit.js';
import { SESSIONS } from '../ranking/profile.js';
import type { Ranking, Stage } from '../stage.js';

/** Adds its session's share to each turn. */
export const sessions: Stage<Hit, Ranking> = {
  name: 'sessions',
  run: (hits, { asked }) => {
    const shares = sessionShares(asked.found.keyword);
    if (shares.size === 0) return hits;
    return hits.map((hit) => {
      const share = hit.traits.sessionId === null ? 0 : (shares.get(hit.traits.sessionId) ?? 0);
      return share === 0 ? hit : moved(hit, hit.sum + share);
    });
  },
};

/**
 * How much each session is about the query, 0…0.2: BM25 over the sessions, each treated as the list of its turns found
 * by the keyword arm, with a stem counted once per turn. (Using all words of the sessions would gain 0.3 points, but
 * they would have to be read.)
 */
export function sessionShares(hits: readonly PassageHit[]): ReadonlyMap<string, number> {
  const counts = new Map<string, Map<number, number>>();
  const frequencies = new Map<number, number>();
  for (const { sessionId, stems = [] } of hits) {
    if (sessionId === null) continue;
    const session = counts.get(sessionId) ?? new Map<number, number>();
    counts.set(sessionId, session);
    for (const stem of stems) {
      const count = session.get(stem) ?? 0;
      if (count === 0) frequencies.set(stem, (frequencies.get(stem) ?? 0) + 1);
      session.set(stem, count + 1);
    }
  }
  const scores = new Map<string, number>();
  for (const [sessionId, session] of counts) {
    let score = 0;
    for (const [stem, count] of session) {
      score += (idf(counts.size, frequencies.get(stem) ?? 0) * 2 * count) / (count + 1);
    }
    scores.set(sessionId, score);
  }
  const best = Math.max(...scores.values(), 0);
  return new Map([...scores].map(([id, score]) => [id, best > 0 ? (SESSIONS.share * score) / best : 0]));
}
