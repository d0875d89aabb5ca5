import { tellsAlike } from './alike.js';
import type { Reading } from './reading.js';

/** "I have 2 cats" says more than "I have a cat". */
export function saysAll(fresh: Reading, stored: Reading): boolean {
  if (fresh.statement.content.trim() === stored.statement.content.trim()) return true;
  const known = new Set(valuesOf(stored));
  return fresh.whole && valuesOf(fresh).every((value) => known.has(value));
}

/** Numbers and times. */
const valuesOf = ({ claims }: Reading): string[] => claims.flatMap(({ numbers, times }) => [...numbers, ...times]);

/** Whether both have the same words, but their small words or their order give another meaning. */
export function isTurned(fresh: Reading, stored: Reading): boolean {
  if (fresh.statement.content.trim() === stored.statement.content.trim()) return false;
  return fresh.claims.some((claim) => {
    const near = stored.claims.filter(({ terms }) => [...claim.terms].every((term) => terms.has(term)));
    return near.length > 0 && !near.some((known) => tellsAlike(claim, known));
  });
}

/** Whether the new text repeats everything stored and adds to it. */
export function addsTo(fresh: Reading, stored: Reading): boolean {
  const said = new Set(valuesOf(fresh));
  if (!valuesOf(stored).every((value) => said.has(value))) return false;
  return (
    fresh.told.ended.size === 0 &&
    fresh.told.ends.length === 0 &&
    [...stored.words].every((word) => fresh.words.has(word))
  );
}

/** "I forgot my vitamin D yesterday" tells what happened once, and nothing more of "I take vitamin D every day". */
export function tellsOnce(fresh: Reading, stored: Reading): boolean {
  if (!fresh.told.occasion || stored.told.occasion) return false;
  return ![...stored.words].every((word) => fresh.words.has(word));
}
