import type { SearchStage } from '@contracts/search.operations.js';
import type { Found } from './find-candidates.js';
import { endsAsked, liftEnds } from './ends.js';
import { byScore, type Candidate } from './fuse.js';
import { type Ranked, withNeighbours } from './lend.js';
import type { Neighbour } from './neighbours.query.js';
import { asksAssistant, timeWeight, weightOf } from './weigh.js';

/**
 * Candidates whose neighbours are looked at: the best, and of a time that the query names rather those. Fewer lose recall that the
 * candidates had (LoCoMo's development half, recall@10: 80.9 with 80, 81.7 with 150; BEAM's 77.6 and 77.9), more gain none. Of a
 * small scope everything is a candidate: the lower half of a list says nothing of what stands beside it.
 */
const ANCHORS = 150;
const FEWEST_ANCHORS = 80;

export function anchorsOf({ candidates, windows }: Found, stages: ReadonlySet<SearchStage>): string[] {
  if (!stages.has('neighbours')) return [];
  const timed = windows.length > 0 && stages.has('weights');
  const worth = ({ fused, traits }: Candidate) => fused * timeWeight(traits.occurredAt, windows);
  const sorted = timed ? [...candidates].sort(byScore(worth)) : candidates;
  const most = Math.max(FEWEST_ANCHORS, Math.min(ANCHORS, Math.ceil(candidates.length / 2)));
  return sorted.slice(0, most).map(({ recordId }) => recordId);
}

/** Everything that orders candidates before their texts are read. Best first. */
export function rank(
  { candidates, windows, sessions }: Found,
  neighbours: readonly Neighbour[],
  query: string,
  stages: ReadonlySet<SearchStage>,
): Ranked[] {
  const ranked = withNeighbours(candidates, neighbours, asksAssistant(query)).map((entry) => {
    const { sessionId } = entry.traits;
    const session = stages.has('sessions') && sessionId !== null ? (sessions.get(sessionId) ?? 0) : 0;
    const weight = stages.has('weights') ? weightOf(entry.traits, windows) : 1;
    const { recordId, candidate, traits, lent, sum } = entry;
    return { recordId, candidate, traits, lent, sum: (sum + session) * weight };
  });
  const sorted = ranked.sort(byScore(({ sum }) => sum));
  return stages.has('weights') ? liftEnds(sorted, endsAsked(query)) : sorted;
}
