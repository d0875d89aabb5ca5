import type { Scope } from '@kernel/scope.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import type { Item } from './item.js';
import type { Ending } from './lineage.query.js';

/** What a turn that no longer holds is worth of its score: any current memory that answers as well goes before it. */
const OUTDATED = 0.5;

/**
 * An agent's context holds its own conversation and the facts of its user. A key that is bound to another agent finds
 * nothing by naming this one.
 */
export function agentOf(scope: Scope, agent: string | undefined): Pick<RecordQuery, 'agent' | 'spoken_with'> {
  if (agent === undefined) return {};
  return scope.agent !== null && scope.agent !== agent ? { agent } : { spoken_with: agent };
}

/**
 * A turn that said what no longer holds says until when, and is worth less than what holds now: a turn cannot be edited,
 * and a fact that supersedes what it said has other words.
 */
export function withEndings(items: readonly Item[], endings: ReadonlyMap<string, Ending>): Item[] {
  return items.map((item) => {
    const ending = endings.get(item.key);
    if (!ending || item.validUntil !== null) return item;
    const score = ending.inPart || item.tier === 'recent' ? item.score : item.score * OUTDATED;
    return { ...item, score, validUntil: ending.until, endedInPart: ending.inPart };
  });
}
