import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as armenian } from '@orama/stemmers/armenian';
import { stemmer as bulgarian } from '@orama/stemmers/bulgarian';
import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as finnish } from '@orama/stemmers/finnish';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as greek } from '@orama/stemmers/greek';
import { stemmer as hungarian } from '@orama/stemmers/hungarian';
import { stemmer as hindi } from '@orama/stemmers/indian';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';
import { stemmer as irish } from '@orama/stemmers/irish';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian';
import { stemmer as nepali } from '@orama/stemmers/nepali';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as romanian } from '@orama/stemmers/romanian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as sanskrit } from '@orama/stemmers/sanskrit';
import { stemmer as serbian } from '@orama/stemmers/serbian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stemmer as tamil } from '@orama/stemmers/tamil';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import { stemmer as ukrainian } from '@orama/stemmers/ukrainian';
import { IRREGULAR_ENGLISH } from './irregular-forms.js';
import { type Language, languageOfWord, scriptOf } from './language.js';
import { stopWords } from './stop-words.js';

/** A term of a document with its frequency. A term that begins with `=` is a word's exact form. */
export interface TermCount {
  readonly term: string;
  readonly tf: number;
}

export interface Analysis {
  /** Distinct, in order of first appearance. */
  readonly terms: readonly TermCount[];
  /** The sum of `tf` over the stems. Exact forms do not count, because they are the same words. */
  readonly length: number;
}

export interface QueryTerm {
  readonly term: string;
  readonly kind: 'stem' | 'exact';
  /** Factor on the term's BM25 score. */
  readonly weight: number;
}

/** Maximum length in code points, including the `=` of an exact form. Longer words are truncated, not dropped. */
export const MAX_TERM = 64;
/** Maximum number of terms per query: stems first, then exact forms, each in the query's order. */
export const MAX_QUERY_TERMS = 64;
/**
 * Weight of an exact form; a stem weighs 1. Enough to rank "running" above "run" for the query "running", too little to outweigh
 * another word. Of 0 to 0.6, 0.4 and 0.5 were best on LoCoMo and BEAM; 0 loses 1.5 points of recall@10 on LoCoMo.
 */
export const EXACT_WEIGHT = 0.4;

type Stemmer = (word: string) => string;

// prettier-ignore
const STEMMERS: ReadonlyMap<Language, Stemmer> = new Map(Object.entries({
  ar: arabic, bg: bulgarian, da: danish, de: german, el: greek, en: english, es: spanish, fi: finnish, fr: french,
  ga: irish, hi: hindi, hu: hungarian, hy: armenian, id: indonesian, it: italian, lt: lithuanian, ne: nepali,
  nl: dutch, no: norwegian, pt: portuguese, ro: romanian, ru: russian, sa: sanskrit, sr: serbian, sv: swedish,
  ta: tamil, tr: turkish, uk: ukrainian,
}));

/** Stemming costs ten times a lookup. The cache holds only words, of no one in particular, and is emptied when full. */
const STEM_CACHE_WORDS = 20_000;
const stemCaches = new Map<Language, Map<string, string>>();

/** The folded stem of a lower-case word. Never empty for a nonempty word. */
function stemOf(word: string, language: Language): string {
  const stemmer = STEMMERS.get(language);
  if (stemmer === undefined) return fold(word);
  let cache = stemCaches.get(language);
  if (cache === undefined) stemCaches.set(language, (cache = new Map()));
  const known = cache.get(word);
  if (known !== undefined) return known;
  const base = language === 'en' ? (IRREGULAR_ENGLISH.get(word) ?? word) : word;
  const stem = fold(stemmer(base)) || fold(word);
  if (cache.size >= STEM_CACHE_WORDS) cache.clear();
  cache.set(word, stem);
  return stem;
}

// eslint-disable-next-line no-control-regex -- all of ASCII, its control characters too
const NOT_ASCII = /[^\x00-\x7f]/;
const LETTERS_WITHOUT_MARK: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
};

/** Removes diacritics from Latin, Greek and Cyrillic letters. The vowel signs of other scripts are letters and stay. */
function fold(word: string): string {
  if (!NOT_ASCII.test(word)) return word;
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[ßøłđıæœ]/g, (letter) => LETTERS_WITHOUT_MARK[letter]!);
}

/** Normalises letters and apostrophes, and removes invisible characters inside words and emoji. */
function normalise(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  return (
    text
      .normalize('NFKC')
      .replace(/[\u2018\u2019\u02bc\uff07]/g, "'")
      // eslint-disable-next-line no-misleading-character-class -- each is meant alone
      .replace(/[\u00ad\u200c\u200d\u2060\u20e3\ufe0e\ufe0f\ufeff]/g, '')
      .slice(0, Math.max(1000, 2 * text.length))
  ); // one ligature may stand for eighteen letters: no text pays for that
}

/**
 * A word, or words joined without a space by one of - _ . ' @ : or by a thousands comma. The joining characters are not word
 * characters, so a text is matched in one pass without backtracking. `C++` and `C#` are one-letter words with a suffix.
 */
const WORD =
  /[\p{L}\p{N}](?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:[-_.'@:]|(?<=\d),(?=\d{3}(?!\d)))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const COMPOUND = /[^\p{L}\p{N}\p{M}]|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}{2}/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}{2})/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\u30fc]/u;
const RUNS =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\u30fc\p{M}]+|[^\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\u30fc]+/gu;
const HAN = /\p{sc=Han}/u;
const NOT_HAN = /\P{sc=Han}/u;
const PAIRED = /\p{sc=Han}+|\p{sc=Hang}{3,}/gu;
/** Chinese particles. Pairs with them would be meaningless. */
const PARTICLE = /[的了吗呢吧啊呀嘛]/;

/**
 * Calls `take` with every word of a text, lower-cased, in order; for a compound first its parts, then the whole. Words are not
 * stemmed yet, and include stop words.
 */
function eachWord(text: string, language: Language, take: (word: string) => void): void {
  const lower = (word: string): string => (language === 'tr' ? word.toLocaleLowerCase('tr') : word.toLowerCase());
  for (const raw of normalise(text).match(WORD) ?? []) {
    if (NOT_ASCII.test(raw) && (UNSPACED.test(raw) || /\p{sc=Hang}/u.test(raw)))
      eachUnspaced(lower(raw), language, take);
    else if (COMPOUND.test(raw)) eachPart(raw, (part) => take(lower(part)));
    else take(lower(raw));
  }
}

/** The parts of `snake_case`, `camelCase`, `kebab-case`, `file.ts`, `a@b.org`, `O'Brien`, and the whole. */
function eachPart(raw: string, take: (word: string) => void): void {
  // Caroline's, they're, I'd: keeps the word before the suffix. The n't of "don't" is not removed; it becomes "dont".
  const word = raw.replace(/'(?:s|re|ve|ll|d|m)$/i, '').replace(/(?<=\d),(?=\d)/g, '');
  if (!COMPOUND.test(word)) return take(word);
  if (!/^[\d.:]+$|n't$|(?:\+\+|#)$/i.test(word)) {
    for (const joined of word.split(/[-_.'@:]/)) {
      for (const part of joined.split(CAMEL)) if (part.length > 1 || /\d/.test(part)) take(part);
    }
  }
  // user_id, user-id and userId are the same word to a person. A hyphen between digits belongs to a date or a number.
  take(word.replace(/['_-](?!\d)|(?<!\d)['_-]/g, ''));
}

/** Intl.Segmenter is quadratic in the length of a run (100,000 characters: 9 s), so runs are split at this length. */
const SEGMENTED_UNITS = 200;
const segmenters = new Map<Language, Intl.Segmenter>();

function segmenterOf(language: Language): Intl.Segmenter {
  const locale = /^[a-z]{2}$/.test(language) ? language : 'en';
  let segmenter = segmenters.get(locale);
  if (segmenter === undefined)
    segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })));
  return segmenter;
}

/**
 * Words of scripts without spaces. Intl.Segmenter splits Kana, Thai, Lao, Khmer and Burmese. Han is split into characters and
 * overlapping pairs, because a dictionary segments a query differently from the text ("cat" next to "is called" becomes one word).
 * Hangul has spaces, but particles are attached to its words, so pairs of syllables are added to the word.
 */
function eachUnspaced(text: string, language: Language, take: (word: string) => void): void {
  for (const run of text.match(RUNS) ?? []) {
    if (!UNSPACED.test(run)) eachPart(run, take);
    else if (!NOT_HAN.test(run)) continue;
    else if (run.length <= 2) take(run);
    else eachSegment(run, segmenterOf(language), take);
  }
  for (const run of text.match(PAIRED) ?? []) {
    const letters = Array.from(run);
    const han = HAN.test(run);
    for (let i = 0; i < letters.length; i++) {
      if (han) take(letters[i]!);
      const pair = letters[i]! + (letters[i + 1] ?? '');
      if (i + 1 < letters.length && !PARTICLE.test(pair)) take(pair);
    }
  }
}

function eachSegment(run: string, segmenter: Intl.Segmenter, take: (word: string) => void): void {
  for (let start = 0; start < run.length;) {
    let end = Math.min(start + SEGMENTED_UNITS, run.length);
    if (end < run.length && /[\udc00-\udfff]/.test(run[end]!)) end++;
    for (const { segment } of segmenter.segment(run.slice(start, end))) if (NOT_HAN.test(segment)) take(segment);
    start = end;
  }
}

function cut(word: string): string {
  if (word.length < MAX_TERM) return word;
  return Array.from(word.slice(0, 2 * MAX_TERM))
    .slice(0, MAX_TERM - 1)
    .join('');
}

/** Calls `take` with the stem and the word of every kept word; with every word if `everything`. */
function eachTerm(
  text: string,
  language: Language,
  everything: boolean,
  take: (stem: string, word: string) => void,
): void {
  eachWord(text, language, (raw) => {
    const word = cut(raw);
    const own = languageOfWord(scriptOf(word.charCodeAt(0)), language);
    if (!everything && stopWords(own).has(word)) return;
    take(cut(/[^\p{L}\p{N}\p{M}]/u.test(word) ? fold(word) : stemOf(word, own)), word);
  });
}

/**
 * The terms of a document: the stem of every word that is not a stop word, and the exact form as `=word` if the word differs from
 * its stem. A text of stop words only is indexed with all its words, so that it can be found. Linear in the text; never throws.
 * Length 0 only for a text without letters and digits.
 */
export function analyse(text: string, language: Language): Analysis {
  for (const everything of [false, true]) {
    const counts = new Map<string, number>();
    let length = 0;
    eachTerm(text, language, everything, (stem, word) => {
      length++;
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      if (stem !== word) counts.set(`=${word}`, (counts.get(`=${word}`) ?? 0) + 1);
    });
    if (length > 0) return { terms: Array.from(counts, ([term, tf]) => ({ term, tf })), length };
  }
  return { terms: [], length: 0 };
}

/** "What kind of …" belongs to the question, never to its answer, though each word alone may matter. */
const FORMULA = /\b(?:kind|sort|type)s? of\b/gi;

/**
 * The terms of a query, in every language in which its documents may be written. Empty only if the query has neither letters nor
 * digits. A query of stop words only keeps them, as stems: they match only texts of stop words.
 */
export function queryTerms(query: string, languages: readonly Language[]): QueryTerm[] {
  for (const everything of [false, true]) {
    const asked = everything ? query : query.replace(FORMULA, ' ');
    const stems = new Set<string>();
    const exact = new Set<string>();
    for (const language of languages.length > 0 ? languages : ['en']) {
      eachTerm(asked, language, everything, (stem, word) => {
        stems.add(stem);
        // Added even if word and stem are equal: a document in another language may have stemmed the word.
        if (!everything) exact.add(`=${word}`);
      });
    }
    if (stems.size === 0) continue;
    return [
      ...Array.from(stems, (term): QueryTerm => ({ term, kind: 'stem', weight: 1 })),
      ...Array.from(exact, (term): QueryTerm => ({ term, kind: 'exact', weight: EXACT_WEIGHT })),
    ].slice(0, MAX_QUERY_TERMS);
  }
  return [];
}
