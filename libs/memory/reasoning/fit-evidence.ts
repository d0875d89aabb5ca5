import { type Evidence, names } from './evidence.js';
import { holdsTitle } from '@memory/attributes/identifiers.js';
import type { Question } from './question.js';
import { isAbout, speaksOf } from './sufficiency.js';

/** The records that the answer already shows, by id. Other questions may show them again at no cost. */
export type Shown = ReadonlyMap<string, Evidence>;

/**
 * Selects evidence for a budget of tokens: first records with a requested title, then the best memory for each time and name in the
 * question, then the best of the rest. One that does not fit is skipped, and a shorter one after it may fit.
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

/** The additional tokens for showing this one. */
export function costOf(one: Evidence, shown: Shown): number {
  return shown.get(one.row.id)?.text.includes(one.text) ? 0 : one.tokens;
}
