import { splitPassages } from '@memory/indexing/passages.js';
import { analyse } from '@memory/indexing/terms.js';
import type { PassagePlace } from '../hit.js';

/**
 * The passage that represents a text which no arm found by a passage (a neighbour or a date brought it): the one with the most stems
 * of the query, else the first.
 */
export function passageOf(
  { content, language }: { readonly content: string; readonly language: string },
  stems: readonly string[],
): PassagePlace {
  const passages = splitPassages(content);
  const [first] = passages;
  if (!first) return { start: 0, end: content.length };
  if (passages.length === 1) return { index: 0, start: first.start, end: first.end };
  const wanted = new Set(stems);
  let [best, most] = [first, 0];
  for (const passage of passages) {
    const { terms } = analyse(content.slice(passage.start, passage.end), language);
    const count = terms.filter(({ term }) => wanted.has(term)).length;
    if (count > most) [best, most] = [passage, count];
  }
  return { index: best.ordinal, start: best.start, end: best.end };
}
