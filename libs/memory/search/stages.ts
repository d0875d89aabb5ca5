import type { Hit, ScoredHit } from './hit.js';
import type { Folding, Ranking, ReadingStage, Stage } from './stage.js';
import { answering } from './stages/answers.js';
import { duplicates } from './stages/duplicates.js';
import { factKeys } from './stages/fact-keys.js';
import { facts } from './stages/facts.js';
import { feedback } from './stages/feedback.js';
import { firstLast } from './stages/first-last.js';
import { identifiers } from './stages/identifiers.js';
import { importance } from './stages/importance.js';
import { inTime } from './stages/in-time.js';
import { learned } from './stages/learned.js';
import { length } from './stages/length.js';
import { literal } from './stages/literal.js';
import { neighbours } from './stages/neighbours.js';
import { recency } from './stages/recency.js';
import { sessionCap } from './stages/session-cap.js';
import { sessions } from './stages/sessions.js';
import { summaries } from './stages/summaries.js';
import { titles } from './stages/titles.js';
import { turns } from './stages/turns.js';

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
  answering,
  titles,
  feedback,
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
