import type { Decision } from '@memory/revision/decide.js';
import type { Judged } from '@memory/revision/judge.js';

type Looked = Pick<Judged, 'match' | 'verdict'>;

/** From here on nobody else is asked. */
export const SURE = 0.9;

/** A memory that scores less is about something else, whoever looks. */
const FAR = 0.2;
/** In meaning, 0…1: nearer than this it may be about the same in other words. */
const NEAR = 0.3;

/**
 * How sure the rules of `revision` may be of what they made of a statement, 0…1. They know words: where the same is said in other
 * words, or several memories are near, they are not sure.
 */
export function certaintyOf(
  { outcome, target, contradicted, possible }: Decision<Looked>,
  judged: readonly Looked[],
): number {
  const near = (one: Looked) => one.match.score >= FAR || (one.match.vector ?? 0) >= NEAR;
  const meant = target ? [target] : contradicted;
  const others = judged.filter((one) => !meant.includes(one) && one.verdict !== 'unrelated');
  if (outcome === 'unchanged') return target && target.match.covered && target.match.score >= 0.9 ? 0.97 : 0.7;
  if (outcome === 'created') {
    if (judged.length === 0 || !judged.some(near)) return 0.95;
    return possible.length > 0 ? 0.4 : 0.6;
  }
  if (outcome === 'updated') return others.length === 0 && (target?.match.score ?? 0) >= 0.75 ? 0.75 : 0.6;
  const plain = contradicted.length === 1 && contradicted.every(({ match }) => !match.inferred && match.score >= 0.85);
  return plain && others.length === 0 ? 0.92 : 0.7;
}
