import type { Hit, ScoredHit } from './hit.js';
import type { Folding, Ranking, ReadingStage, Stage } from './stage.js';
import { answering } from './stages/answers.js';
import { duplicates, facts, sessionCap } from './stages/folding.js';
import { learned } from './stages/learned.js';
import { firstLast, identifiers, inTime, length, neighbours, sessions } from './stages/boosts.js';
import { summaries } from './stages/summaries.js';
import { factKeys, feedback, importance, literal, recency, titles, turns } from './stages/adjustments.js';

/** Run over all fused hits of the arms, before texts are read. */
export const BOOSTING: readonly Stage<Hit, Ranking>[] = [neighbours, sessions, inTime, length, firstLast, identifiers];

/** Run over the best hits, whose texts are read. */
export const ADJUSTING: readonly ReadingStage[] = [
  turns,
  factKeys,
  importance,
  recency,
  literal,
  learned,
  feedback,
  answering,
  titles,
];

/** Follows links from the best hits, if the search requests it (`stages/graph.ts`). */
export const GRAPH_STAGE = 'graph';

/** Run over the hits that reach `min_score`, best first. Folded hits are one result and count once. */
export const FOLDING: readonly Stage<ScoredHit, Folding>[] = [duplicates, facts];

/** Choose the results and the text that each shows. */
export const CHOOSING: readonly Stage<ScoredHit>[] = [sessionCap, summaries];

/** Runs after the transaction (`finish-search.ts`), because it calls another model. */
export const RERANK = 'rerank';

/** All stages that the `stages` parameter can switch, in the order in which they run. */
export const STAGE_NAMES: readonly string[] = [
  ...[...BOOSTING, ...ADJUSTING, { name: GRAPH_STAGE }, ...FOLDING, ...CHOOSING].map(
    ({ name }: { readonly name: string }) => name,
  ),
  RERANK,
];
