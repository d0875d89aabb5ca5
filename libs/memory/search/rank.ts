import type { SearchStage } from '@contracts/search.operations.js';
import type { Found } from './find-candidates.js';
import { byScore } from './fuse.js';
import { type Ranked, withNeighbours } from './lend.js';
import type { Neighbour } from './neighbours.query.js';
import { asksAssistant, weightOf } from './weigh.js';

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
  return ranked.sort(byScore(({ sum }) => sum));
}
