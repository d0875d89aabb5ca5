import { allMatches } from '@kernel/all-matches.js';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as spanish } from '@orama/stemmers/spanish';

// eslint-disable-next-line no-control-regex -- all of ASCII, its control characters too
const NOT_ASCII = /[^\x00-\x7f]/;

export interface Token {
  /** Lower case. */
  readonly word: string;
  readonly capital: boolean;
  /** Joined by a hyphen to the word before it. */
  readonly joined: boolean;
  /** First word of a sentence. */
  readonly begins: boolean;
  /** With a contracted "is" or the ending of an owner: "Alfie's". */
  readonly hasS: boolean;
  /** After a comma or another mark inside a sentence. */
  readonly apart: boolean;
}

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
/** Number of UTF-16 units read: a fact is short, and the beginning of a long text shows its topic. */
export const READ = 2_000;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[.'’+#][\p{L}\p{N}\p{M}+#]+)*[+#]*/gu;

const SENTENCE_BEFORE = /[.!?…:][^\p{L}\p{N}]*$/u;
const MARK_BEFORE = /[,;–—()][^\p{L}\p{N}]*$/u;
/** Maximum length of what ends a sentence: the mark, a quotation mark and spaces. */
const CLOSE = 4;
const NOTHING_BEFORE = /^[^\p{L}\p{N}]*$/u;

/** Finds one of these words or phrases, each a part of a regular expression, and no part of a longer word. */
export const anyOf = (...words: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.join('|')})(?![\\p{L}\\p{M}])`, 'iu');

/** The words of a text. A hyphen or slash separates words. */
export function tokensOf(text: string): Token[] {
  const read = text.slice(0, READ);
  return allMatches(read, WORD).map(({ 0: raw, index }) => ({
    word: plain(raw),
    capital: /^\p{Lu}/u.test(raw),
    hasS: /['’]s$/.test(raw),
    joined: /[-_]/.test(read[index - 1] ?? '') && index > 1 && read[index - 2] !== ' ',
    begins:
      (index < CLOSE && NOTHING_BEFORE.test(read.slice(0, index))) ||
      SENTENCE_BEFORE.test(read.slice(Math.max(0, index - CLOSE), index)),
    apart: MARK_BEFORE.test(read.slice(Math.max(0, index - CLOSE), index)),
  }));
}

function plain(raw: string): string {
  const word = NOT_ASCII.test(raw) ? raw.normalize('NFKC').replace(/’/g, "'") : raw;
  return word.toLowerCase().replace(/'s$/, '');
}

const cache = new Map<string, string>();
const CACHED = 20_000;
/** Shorter stems belong to too many words: the stem of "ate" is "at". */
const SHORTEST = 3;

/** French: an article or a pronoun before a vowel, written as one word with what follows: "l'appartement", "j'habite". */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)'(?=\p{L})/u;

/** German: the word for a woman meets that for a man, "Meisterin" and "Meister". */
const FEMALE = /(?<=\p{L}{3})erin(?:nen)?$/u;

/** The stem of a word, without diacritics. */
export function stemsOf({ word }: Pick<Token, 'word'>, language: string): string {
  const key = `${language}${word}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const stemmer = STEMMERS[language];
  const whole = language === 'fr' ? word.replace(ELIDED, '') : language === 'de' ? word.replace(FEMALE, 'er') : word;
  const stemmed = stemmer && whole.length > SHORTEST && /^[\p{L}'-]+$/u.test(whole) ? stemmer(whole) : whole;
  const stem = fold(stemmed.length >= SHORTEST ? stemmed : whole);
  if (cache.size >= CACHED) cache.clear();
  cache.set(key, stem);
  return stem;
}

/** Words without a meaning of their own that have the stem of another word: "nicht" that of "Nichten", "quite" that of "quit". */
const FALSE_STEMS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'electric even quite date dates fast faster hand hands build builds authority engine internal training account accounts raised managed manages managing'.split(
      ' ',
    ),
  ),
  de: new Set(['burger', 'fast', 'lehre', 'mal', 'nicht', 'nichts', 'seit']),
  fr: new Set(
    'ne mars car sera serai serait serais seront comme même mêmes pays tel telle loi cour fil tenir part des dès mer sur'.split(
      ' ',
    ),
  ),
  es: new Set('nada para sobre entre hasta como cómo casi caso mar cuando desde medicación mote'.split(' ')),
};

/** The stem by which an entry is found. Such a word finds only itself. */
export function entryStem(token: Pick<Token, 'word'>, language: string): string {
  return FALSE_STEMS[language]?.has(token.word) ? `=${token.word}` : stemsOf(token, language);
}

function fold(word: string): string {
  if (!NOT_ASCII.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss');
}
