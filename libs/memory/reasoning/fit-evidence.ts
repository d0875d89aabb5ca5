import { type Evidence, names } from './evidence.js';
import { holdsTitle } from '@memory/attributes/titles.js';
import type { Question } from './question.js';
import { isAbout, speaksOf } from './sufficiency.js';

/** What an answer shows already, by record: to its other questions it is shown again at no cost. */
export type Shown = ReadonlyMap<string, Evidence>;

/**
 * What fits a budget of tokens: first what stands under a title that is asked for, then the best memory for each time and name that the
 * question names, then the best that are left. What does not fit is passed by, and a shorter one after it may.
 * @param evidence best first
 */
export function fitEvidence(
  question: Question,
  evidence: readonly Evidence[],
  budget: number,
  shown: Shown = NONE,
): Evidence[] {
  const taken = new Set<Evidence>();
  let left = budget;
  const take = (one: Evidence | undefined) => {
    if (!one || taken.has(one)) return;
    const cost = costOf(one, shown);
    if (cost > left) return;
    taken.add(one);
    left -= cost;
  };
  for (const one of evidence) if (holdsTitle(question.text, one.row.title)) take(one);
  const about = evidence.filter((one) => isAbout(question, one));
  take(about[0]);
  if (question.intent !== 'simple_recall') {
    for (const { key, kind } of question.points) take(about.find((one) => speaksOf(one, key, kind)));
    for (const name of question.names) take([...about, ...evidence].find((one) => names(one, name)));
  }
  for (const one of evidence) take(one);
  return evidence.filter((one) => taken.has(one));
}

const NONE: Shown = new Map();

/** Of a budget that is shared, what it takes to show this too. */
export function costOf(one: Evidence, shown: Shown): number {
  return shown.get(one.row.id)?.text.includes(one.text) ? 0 : one.tokens;
}
