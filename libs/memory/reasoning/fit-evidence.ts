import { type Evidence, names } from './evidence.js';
import type { Question } from './question.js';
import { isAbout, speaksOf } from './sufficiency.js';

/**
 * What fits a budget of tokens: first the best memory for each time and name that the question names, then the best that are left. What does
 * not fit is passed by, and a shorter one after it may.
 * @param evidence best first
 */
export function fitEvidence(question: Question, evidence: readonly Evidence[], budget: number): Evidence[] {
  const taken = new Set<Evidence>();
  let left = budget;
  const take = (one: Evidence | undefined) => {
    if (!one || taken.has(one) || one.tokens > left) return;
    taken.add(one);
    left -= one.tokens;
  };
  const about = evidence.filter((one) => isAbout(question, one));
  take(about[0]);
  if (question.intent !== 'simple_recall') {
    for (const { key, kind } of question.points) take(about.find((one) => speaksOf(one, key, kind)));
    for (const name of question.names) take(about.find((one) => names(one, name)));
  }
  for (const one of evidence) take(one);
  return evidence.filter((one) => taken.has(one));
}
