import type { Outcome } from '@memory/revision/decide.js';

/** What a new statement may be to what is remembered. */
export const RELATIONS = ['restates', 'adds', 'changes', 'contradicts', 'new', 'chatter'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What was answered of a statement and the memories that were offered. */
export interface Answers {
  readonly relation: Relation;
  /** Place among those offered, from 1; null: none of them. */
  readonly memory: number | null;
  /** Whether that memory is still so, now that this is known; null: it was not asked. */
  readonly holds: boolean | null;
  /** Whether that memory says all of it already; null: it was not asked. */
  readonly covers: boolean | null;
}

/** Answers that agree. */
export interface Verdict {
  readonly relation: Relation;
  readonly memory: number | null;
}

/** Null: the answers do not agree, or name what was not offered. */
export function verdictOf({ relation, memory, holds, covers }: Answers, offered: number): Verdict | null {
  if (memory !== null && !(Number.isInteger(memory) && memory >= 1 && memory <= offered)) return null;
  if (relation === 'new' || relation === 'chatter') return memory === null ? { relation, memory } : null;
  if (memory === null) return null;
  const outdates = relation === 'changes' || relation === 'contradicts';
  if (outdates ? holds !== false : holds === false) return null;
  if (covers !== null && covers !== (relation === 'restates')) return null;
  return { relation, memory };
}

/** What is done about it. */
export function outcomeOf(relation: Relation): Outcome {
  if (relation === 'restates') return 'unchanged';
  if (relation === 'adds') return 'updated';
  return relation === 'changes' || relation === 'contradicts' ? 'superseded' : 'created';
}
