import { type LevelName, LEVELS, type LevelQuestion, type Variant } from './level.js';
import { Random } from './random.js';
import { type Content, days, increments, medals, quarters, sources } from './tables.js';
import { causes, conflict, counterfactual, guide, skill } from './texts.js';
import { wordsOf, type Words } from './words.js';

const MAKERS: Readonly<Record<LevelName, (random: Random, words: Words) => Content>> = {
  L1: medals,
  L2: sources,
  L3: days,
  L4: guide,
  L5: conflict,
  L6: increments,
  L7: sources,
  L8: unknowns,
  L9: causes,
  L10: counterfactual,
  L11: skill,
  L12: quarters,
};

/** Written by us: the same shapes with other people, places, tools and numbers, as many as needed. */
export function ownVariants(level: LevelName, count: number, seed: number): Variant[] {
  return Array.from({ length: count }, (_, i) => {
    const random = new Random(seed * 1_000 + LEVELS.indexOf(level) * 37 + i * 7_919);
    const { articles, questions } = MAKERS[level](random, wordsOf(true));
    return { level, name: `own-${i + 1}`, articles, questions, ...(level === 'L7' && { taught: true as const }) };
  });
}

/** A table, and questions about things that are not in it. */
function unknowns(random: Random, words: Words): Content {
  const { articles, questions, absent } = medals(random, words);
  const [known] = questions;
  const asked: LevelQuestion[] = [
    known!,
    { question: `How many medals does ${absent} have?`, expected: 'That is not known', needs: [], says: [] },
    { question: `Who lit the flame of the ${random.pick(words.places)} Choir Festival?`, expected: 'That is not known', needs: [], says: [] },
  ]; // prettier-ignore
  return { articles, questions: asked };
}
