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
  { outcome, target, contradicted, possible }: Decision<Looked>,
  judged: readonly Looked[],
  fresh: { readonly told: Pick<Judgement['fresh']['told'], 'occasion' | 'change'> },
): number {
  const meant = target ? [target] : contradicted;
  const others = judged.filter((one) => !meant.includes(one) && one.verdict !== 'unrelated');
  if (outcome === 'unchanged') return target && target.match.covered && target.match.score >= 0.9 ? 0.97 : 0.7;
  if (outcome === 'created') {
    if (judged.length === 0) return 0.95;
    const once = fresh.told.occasion && !fresh.told.change && judged.every(({ match }) => match.score < SAME_OCCASION);
    if (once && possible.length === 0) return 0.9;
    return possible.length > 0 ? 0.4 : 0.6;
  }
  if (outcome === 'updated') return others.length === 0 && (target?.match.score ?? 0) >= 0.75 ? 0.75 : 0.6;
  const plain = contradicted.length === 1 && contradicted.every(({ match }) => !match.inferred && match.score >= 0.85);
  return plain && others.length === 0 ? 0.92 : 0.7;
}
