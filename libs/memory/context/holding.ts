import type { Scope } from '@kernel/scope.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import type { Item } from './item.js';
import type { Ending } from './lineage.query.js';

/** Factor on the score of a turn that is no longer true: any current memory that answers as well ranks above it. */
const OUTDATED = 0.5;

/**
 * The context of an agent includes its own conversation and all facts of its user. A key bound to another agent finds nothing under
 * this name.
 */
export function agentOf(scope: Scope, agent: string | undefined): Pick<RecordQuery, 'agent' | 'spoken_with'> {
  if (agent === undefined) return {};
  return scope.agent !== null && scope.agent !== agent ? { agent } : { spoken_with: agent };
}

/**
 * A turn with an outdated statement shows until when it was true, and scores lower. A turn cannot be edited, and the fact that
 * superseded it has other words.
 */
export function withEndings(items: readonly Item[], endings: ReadonlyMap<string, Ending>): Item[] {
  return items.map((item) => {
    const ending = endings.get(item.key);
    if (!ending || item.validUntil !== null) return item;
    const score = ending.inPart || item.tier === 'recent' ? item.score : item.score * OUTDATED;
    return { ...item, score, validUntil: ending.until, endedInPart: ending.inPart };
  });
}
