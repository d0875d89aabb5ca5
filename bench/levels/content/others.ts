import { LEVELS } from './level.js';
import { Random } from './random.js';
import { days, increments, medals, quarters, sources } from './tables.js';
import { causes, conflict, counterfactual, guide, skill } from './texts.js';
import { dayName, isoDay, wordsOf } from './words.js';

export interface OtherMemory {
  readonly title?: string;
  readonly content: string;
  readonly occurred_at: string;
}

const ALIKE = [medals, sources, days, guide, conflict, increments, causes, counterfactual, skill, quarters];
const THINGS = [
  'kettle',
  'bicycle',
  'printer',
  'greenhouse',
  'boat engine',
  'piano',
  'router',
  'oven',
  'camera',
  'tent',
];
const DEEDS = [
  'repaired',
  'lent to a neighbour',
  'sold',
  'cleaned',
  'moved to the attic',
  'measured',
  'painted',
  'insured',
];
const TOPICS = [
  'the budget',
  'the new timetable',
  'a reading list',
  'the garden fence',
  'travel plans',
  'the choir',
  'the quarterly report',
  'a birthday',
];

/** Distracting memories: a sixth have the same shapes but are about others, the rest are notes of everyday life. */
export function otherMemories(count: number, seed: number): OtherMemory[] {
  const random = new Random(seed * 77 + LEVELS.length);
  const words = wordsOf(false);
  const others: OtherMemory[] = [];
  for (let round = 0; others.length < count / 6; round++) {
    const { articles } = ALIKE[round % ALIKE.length]!(random, words);
    others.push(...articles.map(({ title, content, published }) => ({ title, content, occurred_at: published })));
  }
  while (others.length < count) others.push(note(random, words.people));
  return others;
}

function note(random: Random, people: readonly string[]): OtherMemory {
  const who = random.pick(people);
  const [month, day] = [random.whole(1, 12), random.whole(1, 28)];
  const content = random.pick([
    `${who} ${random.pick(DEEDS)} the ${random.pick(THINGS)} on ${dayName(month, day)}.`,
    `Spoke with ${who} about ${random.pick(TOPICS)} for ${random.whole(10, 90)} minutes.`,
    `${who} paid ${random.whole(10, 900)} euros for the ${random.pick(THINGS)}.`,
    `Reminder: bring ${random.pick(TOPICS)} up with ${who} before ${dayName(month, day)}.`,
    `${who} prefers to have ${random.pick(TOPICS)} in writing, ${random.whole(2, 9)} days ahead.`,
    `The ${random.pick(THINGS)} of ${who} has the number ${random.whole(1_000, 99_999)}.`,
  ]);
  return { content, occurred_at: `${isoDay(month, day)}T09:00:00Z` };
}
