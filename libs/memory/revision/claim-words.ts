import type { Language } from '@memory/indexing/language.js';
import { withoutChineseNot } from '@memory/indexing/negation.js';
import { stopWords } from '@memory/indexing/stop-words.js';
import { analyse } from '@memory/indexing/terms.js';
import { parted, romanceOf } from './romance.js';
import { isAuxiliary, isCalendar, isEmpty, isNegation, numberOf, relationOf } from './words.js';

/** A word of a claim. */
export interface Word {
  readonly raw: string;
  readonly lower: string;
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[-_.,:@/'’](?=[\p{L}\p{N}]))*(?:\+\+|#|%)?/gu;
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

/** "Team A", "Haus B". */
export const isLetter = ({ raw, lower }: Word): boolean => /^\p{Lu}$/u.test(raw) && !SELF.has(lower);

/** The number or the time that it is, if any. */
export function valueOf({ raw, lower }: Word, language: Language): string[] {
  const number = numberOf(lower, language);
  if (number !== undefined) return [number];
  return isTime(raw, lower) ? [lower.replace(/s$/, '')] : [];
}

export function wordsOf(text: string, language: Language): Word[] {
  return (parted(text, language).match(WORD) ?? []).map((raw) => ({
    raw,
    lower: raw.toLowerCase().replaceAll('’', "'"),
  }));
}

export const isPossessor = ({ lower }: Word): boolean => /'s$/.test(lower) && !isContraction(lower) && !SELF.has(lower);

const isContraction = (lower: string): boolean =>
  /^(?:it|that|what|there|here|who|he|she|let|where|how)'s$/.test(lower);

/** "may" is a verb, "May" a month. */
export function isTime(raw: string, lower: string): boolean {
  return isCalendar(lower) && (lower !== 'may' || raw === 'May');
}

/** Values are kept separately, and stop words are dropped. The first person is the speaker, else the user. */
export function stemsOf({ raw, lower }: Word, language: Language, speaker: string | null): string[] {
  const romance = romanceOf(language);
  if (SELF.has(lower) || romance?.self.has(lower))
    return speaker === null ? ['(self)'] : wordsOf(speaker, language).map((word) => stem(word.lower, language));
  if (numberOf(lower, language) !== undefined || isTime(raw, lower) || isNegation(lower)) return [];
  const plain = lower.replace(/'s$/, '');
  if (stopWords(language).has(plain) || FILLERS.has(plain) || romance?.fillers.has(plain)) return [];
  // "I have a cat called Mishi".
  if (relationOf(lower, language) === 'call') return [];
  // Chinese has no spaces between words.
  if (language === 'zh') return analyse(withoutChineseNot(plain), language).terms.map(({ term }) => term);
  // "Hermano" and "hermana" have one stem.
  return [stem(romance?.people.get(plain) ?? plain, language)];
}

export function isSmall(word: Word, at: number, language: Language): boolean {
  if (at > 0 && isLetter(word)) return true;
  const { lower } = word;
  if (romanceOf(language) && (isAuxiliary(lower, language) || relationOf(lower, language) === 'be')) return false;
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

/** "ana@one.com", "check-in": each part tells. */
const JOINED = /[-_@/:.](?=[\p{L}\p{N}])/u;

function stem(word: string, language: Language): string {
  if (JOINED.test(word)) return word;
  return analyse(word, language).terms[0]?.term.replace(/^=/, '') ?? word;
}
