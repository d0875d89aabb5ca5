import type { Language } from '@memory/indexing/language.js';
import { stopWords } from '@memory/indexing/stop-words.js';
import { analyse } from '@memory/indexing/terms.js';
import { type Days, daysIn } from './days.js';
import { isOccasion, timeOf } from './occasions.js';
import {
  isDecisive, isAuxiliary, isCalendar, isChange, isEmpty, isForeign, isNegation, numberOf, relationOf,
} from './words.js'; // prettier-ignore

/** What one sentence says: subject, verb and object. Stems, except for values. */
export interface Claim {
  readonly text: string;
  /** Stems before the verb; empty if the sentence has no known verb. */
  readonly subject: ReadonlySet<string>;
  /** The verb in a canonical form ("moved to", "lives in"); null if unknown. */
  readonly relation: string | null;
  /** "We raised the timeout to 60 seconds": it states the value of the timeout, whichever verb stated it before. */
  readonly changed: boolean;
  /** Stems after the verb, in order, without values. */
  readonly object: readonly string[];
  /** All stems that are not values, with verbs in their canonical form. */
  readonly terms: ReadonlySet<string>;
  /** Numbers as digits. */
  readonly numbers: ReadonlySet<string>;
  /** Weekdays, months, seasons. */
  readonly times: ReadonlySet<string>;
  /** Stems of capitalised words, in their order: names of any kind. */
  readonly names: ReadonlySet<string>;
  /** Words that are no stems and still tell something ("out", "against", "her"), and single letters. */
  readonly small: ReadonlySet<string>;
  /** "only", "all", "sometimes", "against". */
  readonly decisive: ReadonlySet<string>;
  /**
   * Numbers, single letters, times and possessive pronouns before the verb. They distinguish one of several, if both texts have
   * some: "Sprint 7", "Team A", "the January bill", "her dog".
   */
  readonly labels: ReadonlySet<string>;
  /**
   * What may be a label or the value itself: the number or letter behind the first word of a sentence without a known verb ("Room 12
   * seats 30", "Rent 800 euros"), and a time before the subject ("In January we sold 40", "On 21 July is the exam").
   */
  readonly heads: ReadonlySet<string>;
  /** What also distinguishes it from one without: the owner ("my mother's", as stems), and that it is another ("the other server"). */
  readonly which: ReadonlySet<string>;
  /** Empty for what is so; else another time or a condition (`timeOf`). */
  readonly time: string;
  readonly days: Days;
  /** What it says beside these days: stems, numbers and times. */
  readonly besideDays: ReadonlySet<string>;
  /** Whether it describes something that was done once. */
  readonly occasion: boolean;
  readonly negated: boolean;
  /** Small words that may invert the meaning: on, off, with, without. */
  readonly particles: ReadonlySet<string>;
}

interface Word {
  readonly raw: string;
  readonly lower: string;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[-_.,:@/'’](?=[\p{L}\p{N}]))*(?:\+\+|#|%)?/gu;
const PARTICLES = new Set(['on', 'off', 'with', 'without', 'up', 'down', 'before', 'after', 'inside', 'outside']);
const SELF = new Set([
  'i',
  'me',
  'my',
  'mine',
  'we',
  'our',
  'us',
  'user',
  "user's",
  'ich',
  'mein',
  'meine',
  'yo',
  'mi',
]);
/** "On flights Ada prefers …": a phrase before the subject is not part of it. */
const FRONTED =
  /^(?:in|on|at|during|since|from|after|before|for|auf|im|am|seit|en|desde|depuis)\s+(?:the\s+|my\s+|our\s+)?[\p{L}\p{N}-]+\s*,?\s+/iu;

/** Since or until a time would be how long it holds. */
const WITHIN = /^(?:in|on|at|during|auf|im|am|en)\s/iu;

/** Maximum number of sentences compared per text. The rest is compared by words only. */
export const SENTENCES = 24;

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?。！？])\s+(?=[\p{Lu}\p{Lo}\p{N}"“¿¡])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

export function claimsOf(text: string, language: Language, speaker: string | null): Claim[] {
  return sentencesOf(text)
    .slice(0, SENTENCES)
    .map((sentence) => claimOf(sentence, language, speaker));
}

function claimOf(sentence: string, language: Language, speaker: string | null): Claim {
  const fronted = FRONTED.exec(sentence)?.[0] ?? '';
  const head = wordsOf(sentence.slice(fronted.length));
  const { at, end, relation, changed } = verbIn(head, language);
  const said = at < 0 ? [] : head.slice(0, at);
  let about = said;
  let rest = at < 0 ? head : head.slice(end);
  const stems = (words: readonly Word[]) => words.flatMap((word) => stemsOf(word, language, speaker));
  // "They raised us to 4,550" names nothing.
  const namesThing = (words: readonly Word[]) => stems(words).some((term) => term !== '(self)');
  const behind = changed ? rest.findIndex(({ lower }) => lower === 'to') : -1;
  const to = namesThing(rest.slice(0, Math.max(0, behind))) ? behind : -1;
  if (to > 0) {
    about = rest.slice(0, to);
    rest = rest.slice(to + 1);
  }
  const all = [...wordsOf(fronted), ...head];
  const days = daysIn(sentence);
  const beside = wordsOf(days.rest);
  const object = stems([...rest, ...wordsOf(fronted)]);
  const subject = new Set(stems(about));
  return {
    text: sentence,
    subject,
    relation: to > 0 ? 'be' : relation,
    changed: to > 0,
    object,
    terms: new Set([...subject, ...object, ...(relation === null || relation === 'be' ? [] : [`~${relation}`])]),
    numbers: new Set(all.flatMap(({ lower }) => numberOf(lower) ?? [])),
    times: new Set(all.filter(({ raw, lower }) => isTime(raw, lower)).map(({ lower }) => lower.replace(/s$/, ''))),
    names: new Set(namesIn([...head, ...wordsOf(fronted)], language, speaker)),
    small: new Set(all.filter((word, i) => isSmall(word, i, language)).map(({ lower }) => lower)),
    decisive: new Set(all.map(({ lower }) => lower).filter(isDecisive)),
    labels: new Set([
      ...(to > 0 ? [] : about).flatMap(valueOf),
      ...about
        .slice(1)
        .filter(isLetter)
        .map(({ lower }) => lower),
      ...about.flatMap(({ lower }) => PRONOUNS.get(lower) ?? []),
    ]),
    heads: new Set([
      ...(WITHIN.test(fronted) ? wordsOf(fronted).flatMap(valueOf) : []),
      ...(at < 0 && !changed ? headOf(head) : []),
    ]),
    which: new Set([
      ...stems(about.filter(isPossessor)),
      ...about.flatMap(({ lower }, i) => anotherOf(lower, about[i + 1])),
    ]),
    time: timeOf(sentence),
    days,
    besideDays: new Set([...stems(beside), ...beside.flatMap(valueOf)]),
    occasion: isOccasion(sentence),
    negated: all.some(({ lower }) => isNegation(lower)),
    particles: new Set(all.map(({ lower }) => lower).filter((word) => PARTICLES.has(word))),
  };
}

/** "Team A", "Haus B". */
const isLetter = ({ raw, lower }: Word): boolean => /^\p{Lu}$/u.test(raw) && !SELF.has(lower);

function headOf(words: readonly Word[]): string[] {
  const [noun, one] = DETERMINERS.has(words[0]?.lower ?? '') ? words.slice(1) : words;
  if (noun === undefined || one === undefined || valueOf(noun).length > 0) return [];
  const number = isLetter(one) ? one.lower : numberOf(one.lower);
  return number === undefined ? [] : [number];
}

/** The number or the time that it is, if any. */
function valueOf({ raw, lower }: Word): string[] {
  const number = numberOf(lower);
  if (number !== undefined) return [number];
  return isTime(raw, lower) ? [lower.replace(/s$/, '')] : [];
}

function wordsOf(text: string): Word[] {
  return (text.match(WORD) ?? []).map((raw) => ({ raw, lower: raw.toLowerCase().replaceAll('’', "'") }));
}

const isPossessor = ({ lower }: Word): boolean => /'s$/.test(lower) && !isContraction(lower) && !SELF.has(lower);

const isContraction = (lower: string): boolean =>
  /^(?:it|that|what|there|here|who|he|she|let|where|how)'s$/.test(lower);

/** Possessive pronouns, each mapped to one that means the same. */
const PRONOUNS = synonyms([
  "my our user's mein meine unser unsere mi mis nuestro nuestra nuestros nuestras", 'your dein deine euer eure tu tus', 'his sein seine', 'her',
  'their', 'its', 'ihr ihre', 'su sus',
]); // prettier-ignore
const ANOTHER = synonyms([
  'other another andere anderer anderes anderen otro otra otros otras',
  'second zweite zweiter zweites zweiten segundo segunda',
]);
/** "The other day", "otra vez": another time, and no other thing. */
const TIMES = new Set(['day', 'night', 'week', 'hand', 'vez']);

function synonyms(groups: readonly string[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap((group) => group.split(' ').map((word, _, all) => [word, all[0]!] as const)));
}

function anotherOf(lower: string, next: Word | undefined): string[] {
  const another = ANOTHER.get(lower);
  return another === undefined || TIMES.has(next?.lower ?? '') ? [] : [another];
}

/** "may" is a verb, "May" a month. */
function isTime(raw: string, lower: string): boolean {
  return isCalendar(lower) && (lower !== 'may' || raw === 'May');
}

/** A noun follows one of these: "the lead designer", "my work", "my will". */
const ENGLISH = new Set('the a an my our his her their'.split(' '));
const DETERMINERS = new Set([...ENGLISH, 'der', 'die', 'das', 'mein', 'meine']);
/** Of these, those that may be all of the subject: "das ist". */
const SUBJECTS = new Set(['his', 'her', 'der', 'die', 'das']);

/** The main verb, after auxiliaries; `end` is where the object begins. */
function verbIn(
  words: readonly Word[],
  language: Language,
): { at: number; end: number; relation: string | null; changed: boolean } {
  const at = words.findIndex(({ lower }, i) => isVerb(lower) && words.length > 1 && !isNoun(words, i, language));
  if (at < 0) return { at, end: 0, relation: null, changed: false };
  let last = at;
  if (isAuxiliary(words[at]!.lower)) {
    for (let i = at + 1; i <= at + 3 && i < words.length; i++) {
      const { lower } = words[i]!;
      if ((relationOf(lower) !== undefined && !isAuxiliary(lower)) || isChange(lower)) {
        last = i;
        break;
      }
    }
  }
  const { lower } = words[last]!;
  return {
    at,
    end: last + 1,
    relation: relationOf(lower) ?? (isAuxiliary(lower) ? 'be' : null),
    changed: isChange(lower),
  };
}

const isVerb = (word: string): boolean => relationOf(word) !== undefined || isAuxiliary(word) || isChange(word);

/** Whether the word is no verb where it stands: "the lead", "my younger son", "my brother Will". */
function isNoun(words: readonly Word[], at: number, language: Language): boolean {
  const { raw, lower } = words[at]!;
  const [previous, next] = [words[at - 1], words[at + 1]];
  // "Plan B costs"
  if (at === 0 && next !== undefined && isLetter(next)) return true;
  // "Team A has": no article.
  const before = previous === undefined || (at > 1 && isLetter(previous)) ? '' : previous.lower;
  if (isForeign(lower, language) && words.slice(0, at).some((word) => ENGLISH.has(word.lower))) return true;
  if (!isAuxiliary(lower)) return DETERMINERS.has(before);
  const isName = (at === 0 ? /^\p{Lu}/u : /^(?:Will|May)$/u).test(raw);
  return isName || (DETERMINERS.has(before) && !SUBJECTS.has(before));
}

/** Values are kept separately, and stop words are dropped. The first person is the speaker, else the user. */
function stemsOf({ raw, lower }: Word, language: Language, speaker: string | null): string[] {
  if (SELF.has(lower))
    return speaker === null ? ['(self)'] : wordsOf(speaker).map((word) => stem(word.lower, language));
  if (numberOf(lower) !== undefined || isTime(raw, lower) || isNegation(lower)) return [];
  const plain = lower.replace(/'s$/, '');
  if (stopWords(language).has(plain) || FILLERS.has(plain)) return [];
  return [stem(plain, language)];
}

function isSmall(word: Word, at: number, language: Language): boolean {
  if (at > 0 && isLetter(word)) return true;
  const { lower } = word;
  return stopWords(language).has(lower) && !isEmpty(lower) && !FILLERS.has(lower) && !isNegation(lower);
}

/** Words that date or soften a statement and are not part of it. */
const FILLERS = new Set([
  'now',
  'currently',
  'longer',
  'anymore',
  'still',
  'already',
  'recently',
  'actually',
  'really',
]);

function stem(word: string, language: Language): string {
  return analyse(word, language).terms[0]?.term.replace(/^=/, '') ?? word;
}

function namesIn(words: readonly Word[], language: Language, speaker: string | null): string[] {
  return words
    .filter(({ raw, lower }) => /^\p{Lu}/u.test(raw) && !isTime(raw, lower) && numberOf(lower) === undefined)
    .flatMap((word) => stemsOf(word, language, speaker));
}
