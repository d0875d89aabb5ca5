import type { Decision } from '@memory/revision/decide.js';
import type { Judged } from '@memory/revision/judge.js';
import type { Judgement } from '@memory/revision/judgement.js';

type Looked = Pick<Judged, 'match' | 'verdict'>;

/** From here on nobody else is asked. */
export const SURE = 0.9;

/** A memory of which an occasion may still be told in other words, 0…1. */
const SAME_OCCASION = 0.5;

/**
 * How sure the rules of `revision` may be of what they made of a statement, 0…1. They know words: of what is new beside memories they
 * are sure only where it tells of one occasion, for the same may be said in words that have nothing in common.
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
