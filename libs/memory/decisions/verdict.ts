import type { Outcome } from '@memory/revision/decide.js';

/** How a new statement may relate to memory. */
export const RELATIONS = ['restates', 'adds', 'changes', 'contradicts', 'new', 'chatter'] as const;
export type Relation = (typeof RELATIONS)[number];

/** The answers about a statement and the offered memories. */
export interface Answers {
  readonly relation: Relation;
  /** Position among those offered, from 1; null for none. */
  readonly memory: number | null;
  /** Whether that memory is still true, given the statement; null if not asked. */
  readonly holds: boolean | null;
  /** Whether that memory already says everything; null if not asked. */
  readonly covers: boolean | null;
}

/** Consistent answers. */
export interface Verdict {
  readonly relation: Relation;
  readonly memory: number | null;
}

/** Null if the answers are inconsistent, or name a memory that was not offered. */
export function verdictOf({ relation, memory, holds, covers }: Answers, offered: number): Verdict | null {
  if (memory !== null && !(Number.isInteger(memory) && memory >= 1 && memory <= offered)) return null;
  if (relation === 'new' || relation === 'chatter') return memory === null ? { relation, memory } : null;
  if (memory === null) return null;
  const outdates = relation === 'changes' || relation === 'contradicts';
  if (outdates ? holds !== false : holds === false) return null;
  if (covers !== null && covers !== (relation === 'restates')) return null;
  return { relation, memory };
}

/** The action for a relation. */
export function outcomeOf(relation: Relation): Outcome {
  if (relation === 'restates') return 'unchanged';
  if (relation === 'adds') return 'updated';
  return relation === 'changes' || relation === 'contradicts' ? 'superseded' : 'created';
}
