import { negatesElsewhere } from '@memory/indexing/negation.js';
import { stopWords } from '@memory/indexing/stop-words.js';

/** Minimum length of a word that counts, in code units, as in the published library. */
const SHORTEST = 3;
/** Minimum number of common words for a negation in one fact to contradict the other. */
const SHARED_WORDS = 2;
/** Maximum length of each value in a contradiction. */
const TOLD = 160;

/** English function words missing from the index's list, which keeps some that matter in memories. */
const MORE_STOP_WORDS = new Set(
  `about after again all also although among any because been before being below between both but can could did each few
  for from further get had has have her here him his how into its just make may might more most much must nor not now off
  once one only other our out over own same should since some such than that the their them then there these they this
  those through too under until upon very was were what when where which while who whom why will with within without
  would you your`.split(/\s+/),
);
const NEGATIONS =
  /\b(?:not|no|never|none|nobody|nothing|neither|nor|cannot|without|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|won['’]?t|wouldn['’]?t|shouldn['’]?t|hasn['’]?t|haven['’]?t|hadn['’]?t)\b/i;
const NUMBER = /\d+(?:[.,]\d+)*/g;

/** The words that show what a fact is about. */
export function tokensOf(text: string): Set<string> {
  const stops = stopWords('en');
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?/gu) ?? [];
  return new Set(words.filter((word) => word.length >= SHORTEST && !stops.has(word) && !MORE_STOP_WORDS.has(word)));
}

/** Shared words divided by all words; 0 if there are none. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = sharedOf(a, b);
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

function sharedOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared;
}

export interface Said {
  readonly concept: string;
  readonly content: string;
}

/**
 * How two facts contradict each other, the older first: numbers that only one has, if their concepts share a word, or one is negated
 * and the other is not. Null if they do not.
 */
export function conflictBetween(older: Said, newer: Said): string | null {
  return numbersApart(older, newer) ?? negatedApart(older, newer);
}

function numbersApart(older: Said, newer: Said): string | null {
  if (sharedOf(tokensOf(older.concept), tokensOf(newer.concept)) === 0) return null;
  const [a, b] = [older.content, newer.content].map((content) => content.match(NUMBER) ?? []);
  const only = (some: readonly string[], others: readonly string[]) => some.find((one) => !others.includes(one));
  const [first, second] = [only(a ?? [], b ?? []), only(b ?? [], a ?? [])];
  return first === undefined || second === undefined ? null : `${first} vs ${second}`;
}

const isNegated = ({ content }: Said): boolean => NEGATIONS.test(content) || negatesElsewhere(content);

function negatedApart(older: Said, newer: Said): string | null {
  if (isNegated(older) === isNegated(newer)) return null;
  if (sharedOf(tokensOf(older.content), tokensOf(newer.content)) < SHARED_WORDS) return null;
  const told = ({ content }: Said) => (content.length > TOLD ? `${content.slice(0, TOLD).toWellFormed()}…` : content);
  return `"${told(older)}" vs "${told(newer)}"`;
}
