import { DAY_MS } from '@kernel/durations.js';
import type { Statement } from './statement.js';
import { SUCCESSION_WEIGHTS } from './succession-weights.js';

/** The signs that the later of two statements supersedes the earlier one, as an answer to a question. */
export const SIGNS = [
  /** Rarity of the common words, as a share of all words of the earlier and of the later one, 0…1; and their number, three at most. */
  'sharedOfEarlier',
  'sharedOfLater',
  'shared',
  /** Whether the later one contains a capitalised word of the earlier one. */
  'name',
  /** One divided by the rank of the other one among the candidates: 1 for the best, a half for the next. */
  'rank',
  /** How much less of the topic the later one has, and whether it lacks a name or a number of it. */
  'topicLost',
  'namedLost',
  /** Number of attributes that both state, and whether both or neither have numbers, or the question is for yes or no. */
  'attributes',
  'numbers',
  /** Whether the later one has words of change, and is a turn of a chat. */
  'changes',
  'turn',
  /** Whether it is the latest statement of the attribute and topic (`lineOf`), and the earlier one is among these. */
  'latestOfLine',
  /** How long after the earlier one it was told (`apartFor`). */
  'apart',
  /** How much nearer it is by the lens (`nearerBy`). */
  'nearer',
  /** 1 if the later one says that something in the earlier one has ended: "Sold the Jazz"; 2 if it is replaced or corrected: "instead of the Jazz". */
  'ended',
  /** Whether a person is asked for, and the later one says who takes over from the person in the earlier one: "Osei steps in for Henrike". */
  'named',
] as const;
export type Signs = Readonly<Record<(typeof SIGNS)[number], number>>;

/** Below this many days the distance makes no difference. */
const LONG_APART = 60;
/** Somebody may state everything within a week, so such a distance counts as the mean of the training pairs. */
const SOON_DAYS = 7;
const SOON = 0.72;
/** The farthest distance that counts, and the mean of the training pairs, used without a lens. */
const FARTHEST = -0.6;
const NO_LENS = -0.25;

/** Grows with the time between two statements, because more changes in half a year than in two weeks. @param milliseconds never negative */
export function apartFor(milliseconds: number): number {
  const days = milliseconds / DAY_MS;
  return days < SOON_DAYS ? SOON : Math.log(Math.max(days, LONG_APART) / LONG_APART);
}

/** How much nearer to the question the later statement is by the lens: an answer is rarely replaced by what is much farther away. */
export function nearerBy(
  earlier: Pick<Statement, 'attributeNearness'>,
  later: Pick<Statement, 'attributeNearness'>,
): number {
  if (earlier.attributeNearness === undefined || later.attributeNearness === undefined) return NO_LENS;
  return Math.max(FARTHEST, later.attributeNearness - earlier.attributeNearness);
}

/** Positive if the later one supersedes the earlier one more likely than not. */
export function logitOf(signs: Signs): number {
  return SIGNS.reduce((sum, sign) => sum + SUCCESSION_WEIGHTS[sign] * signs[sign], SUCCESSION_WEIGHTS.bias);
}
