import type { Decision } from '@memory/revision/decide.js';
import type { Judged } from '@memory/revision/judge.js';
import type { Judgement } from '@memory/revision/judgement.js';

type Looked = Pick<Judged, 'match' | 'verdict'>;

/** At this certainty no further stage is asked. */
export const SURE = 0.9;

/** Minimum score of a memory that may describe the same occasion in other words, 0…1. */
const SAME_OCCASION = 0.5;

/**
 * The certainty of the rules of `revision` about a statement, 0…1. They compare words. That something is new although memories were
 * found is certain only for a single occasion, because the same fact may be stated in completely different words.
 */
export function certaintyOf(
  decision: Decision<Looked>,
  judged: readonly Looked[],
  fresh: { readonly told: Pick<Judgement['fresh']['told'], 'occasion' | 'change'> },
): number {
  const { outcome, target, contradicted } = decision;
  if (outcome === 'created') return ofNew(decision, judged, fresh.told);
  const meant = target ? [target] : contradicted;
  const alone = judged.every((one) => meant.includes(one) || one.verdict === 'unrelated');
  if (outcome === 'unchanged') return target?.match.covered && target.match.score >= 0.9 ? 0.97 : 0.7;
  if (outcome === 'updated') return alone && (target?.match.score ?? 0) >= 0.75 ? 0.75 : 0.6;
  const plain = contradicted.length === 1 && contradicted.every(({ match }) => !match.inferred && match.score >= 0.85);
  return plain && alone ? 0.92 : 0.7;
}

function ofNew(
  { possible }: Decision<Looked>,
  judged: readonly Looked[],
  told: { readonly occasion: boolean; readonly change: boolean },
): number {
  if (judged.length === 0) return 0.95;
  if (possible.length > 0) return 0.4;
  const once = told.occasion && !told.change && judged.every(({ match }) => match.score < SAME_OCCASION);
  return once ? 0.9 : 0.6;
}
