import type { Language } from '@memory/indexing/language.js';
import { stemsOf, type Word, wordsOf } from './claim-words.js';
import { type Frames, framesElsewhere } from './frames-elsewhere.js';
import { DETERMINERS } from './verb.js';
import { isAuxiliary, relationOf } from './words.js';

const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const PRONOUNS = set('i we you he she they it who user');
const OBJECTS = set('me us you him her them it myself ourselves himself herself themselves');
const SHORT = /^(?:i|we|you|he|she|they|it|who)['’](?:m|re|ve|s|d|ll)$/;
const ADVERBS = set(
  'always usually often sometimes never still now also just really only not already mostly finally recently currently actually even ever again rarely seldom',
);
/** Words before a gerund that tell an attitude: "I hate walking", "tired of walking". With others the activity goes on: "I started swimming". */
const ATTITUDES = set(`
  hate hates hated love loves loved like likes liked enjoy enjoys enjoyed dislike dislikes mind minds avoid avoids avoided consider considers considered considering regret regrets regretted
  miss misses missed recommend recommends recommended suggest suggests suggested practise practises practice practices stop stops stopped quit having without of about from at`);
/** Verbs before a clause: "I doubt (that) Leo pays the rent". */
const CLAUSES = set(`
  think thinks thought believe believes believed doubt doubts doubted know knows knew hope hopes hoped say says said tell tells told hear hears heard wonder wonders wondered
  guess guesses guessed suspect suspects suspected fear fears feared feel feels felt claim claims claimed insist insists insisted assume assumes assumed suppose supposes supposed
  expect expects expected imagine imagines imagined pretend pretends pretended swear swears swore admit admits admitted deny denies denied remember remembers remembered
  forget forgets forgot wish wishes wished dream dreams dreamed dreamt asked asks agree agreed mention mentions mentioned suggest suggests suggested glad happy sure afraid
  worried sorry convinced surprised proud`);
const JOINS = set('that if whether when how why where');
/** A clause about the one who says it: "Maya told me she works at Acme". */
const OWN = set('say says said tell tells told mention mentions mentioned');
const THIRD = set('he she they');

/** What governs a claim so that it states no fact: "I forgot to take it", "she asked me to call Ben". */
const UNCLAIMED = set(`
  forget forgets forgot forgetting want wants wanted wish wishes wished hope hopes hoped hoping refuse refuses refused try tries tried trying promise promises promised afraid scared
  fail fails failed ask asks asked tell tells told telling beg begged urge urges urged advise advises advised encourage encourages encouraged remind reminds reminded pretend pretends pretended plan plans planned intend intends intended
  mean meant agree agrees agreed offer offers offered threaten threatens threatened invite invites invited expect expects expected remember remembers remembered
  think thinks thought believe believes believed doubt doubts doubted say says said wonder wonders wondered suspect suspects suspected imagine imagines imagined dream dreams dreamed dreamt`);

export function framesOf(sentence: string, language: Language): Frames {
  if (language !== 'en') return framesElsewhere(sentence, language);
  const words = wordsOf(sentence, language);
  const frames = new Map<string, Set<string>>();
  let clause: string | null = null;
  for (const [at, word] of words.entries()) {
    clause = clauseAt(words, at) ?? clause;
    const governor = governorAt(words, at) ?? (isFree(words, at) ? (clause ?? '') : null);
    if (governor === null) continue;
    const verb = keyOf(word);
    frames.set(verb, (frames.get(verb) ?? new Set()).add(governor));
  }
  return frames;
}

/** Whether a verb that both contain stands in another frame in each, so that neither text is a fuller form of the other. */
export function areFramedApart(fresh: Frames, stored: Frames): boolean {
  return [...fresh].some(([verb, governors]) => {
    const known = stored.get(verb);
    return known !== undefined && ![...governors].some((governor) => known.has(governor));
  });
}

/** Whether the new text says what is stored only as something forgotten, wished, asked for or believed. */
export function isUnclaimed(fresh: Frames, stored: Frames): boolean {
  return [...fresh].some(
    ([verb, governors]) =>
      stored.get(verb)?.has('') === true && [...governors].every((governor) => UNCLAIMED.has(governor)),
  );
}

const keyOf = (word: Word): string => relationOf(word.lower) ?? stemsOf(word, 'en', null)[0] ?? word.lower;
const isName = ({ raw, lower }: Word): boolean => /^\p{Lu}/u.test(raw) && !PRONOUNS.has(lower);
const isVerbal = ({ raw, lower }: Word): boolean =>
  /^\p{Ll}{2,}$/u.test(raw) && !DETERMINERS.has(lower) && !OBJECTS.has(lower);

/** The governor of an infinitive or a gerund, in the form in which it stands; null if there is none. */
function governorAt(words: readonly Word[], at: number): string | null {
  if (!isVerbal(words[at]!)) return null;
  const before = lastBefore(words, at, ({ lower }) => ADVERBS.has(lower));
  if (before < 0) return null;
  const { lower } = words[before]!;
  if (lower === 'to') {
    const by = lastBefore(words, before, (word) => OBJECTS.has(word.lower) || ADVERBS.has(word.lower) || isName(word));
    return by < 0 ? null : words[by]!.lower;
  }
  return /^\p{L}{2,}ing$/u.test(words[at]!.lower) && (UNCLAIMED.has(lower) || ATTITUDES.has(lower)) ? lower : null;
}

/** Index of the last word before this one that is not skipped; -1 if there is none. */
function lastBefore(words: readonly Word[], at: number, skips: (word: Word) => boolean): number {
  let before = at - 1;
  while (before >= 0 && skips(words[before]!)) before--;
  return before;
}

/** The verb whose clause begins at this word: at "Leo", in "I doubt that Leo pays". */
function clauseAt(words: readonly Word[], at: number): string | null {
  const { lower } = words[at]!;
  if (!PRONOUNS.has(lower) && !SHORT.test(lower) && !DETERMINERS.has(lower) && !isName(words[at]!)) return null;
  const by = lastBefore(words, at, (word) => JOINS.has(word.lower) || OBJECTS.has(word.lower));
  if (by < 0 || !CLAUSES.has(words[by]!.lower)) return null;
  const isOfSelf = by < at - 1 || isName(words[at]!) || !DETERMINERS.has(lower);
  if (!isOfSelf || (OWN.has(words[by]!.lower) && THIRD.has(lower))) return null;
  return words[by]!.lower;
}

function isSubject(words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!;
  return PRONOUNS.has(lower) || SHORT.test(lower) || isName(words[at]!);
}

/** Whether a verb stands here after its subject, an auxiliary or nothing. */
function isFree(words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  if (isAuxiliary(word.lower)) return at > 0 && isSubject(words, at - 1);
  if (!isVerbal(word) || PRONOUNS.has(word.lower) || ADVERBS.has(word.lower)) return false;
  const before = lastBefore(words, at, ({ lower }) => ADVERBS.has(lower));
  if (before < 0 || isSubject(words, before)) return true;
  const { lower } = words[before]!;
  if (lower === 'to') return false;
  if (isAuxiliary(lower) || /^(?:and|or|but|\p{L}+n't)$/u.test(lower)) return true;
  // "My sister takes", "the office closed".
  if (before === 1 && DETERMINERS.has(words[0]!.lower)) return true;
  return relationOf(word.lower) !== undefined && !DETERMINERS.has(lower);
}
