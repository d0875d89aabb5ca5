import { allMatches } from '@kernel/all-matches.js';
import { SPELLING_LANGUAGES, SPELLING_TABLE } from './spelling-table.js';

/** The language whose words are spelled most like those of a text. */
export interface Spelled {
  readonly language: string;
  /** Number of different n-grams that it was read from. */
  readonly ngrams: number;
  /** How much more like this language than like another, 0…1. */
  leadOver(other: string): number;
  /** Whether the words without a capital, which are no names, are more like another language: "Frau Petersen lives in Hamburg". */
  isBehindInSmallWords(other: string): boolean;
}

/**
 * Constants of eld, from which the table is taken: the minimum score of an n-gram, which the table has subtracted from each, and the
 * mean score at which the likeness is 0.5.
 */
const LEAST = 53;
const HALF = 25;
/** Minimum number of n-grams of a text, and minimum likeness to the language: three quarters of the average that eld found. */
const FEWEST = 4;
const LIKE = 0.58;
/** Words without a capital count against a language if they have this many n-grams and another language leads by this much. */
const SMALL = { ngrams: 3, lead: -0.1 };
/** Length of an n-gram and distance to the next, and maximum length of a word, in bytes. Maximum length of a text, in UTF-16 units. */
const NGRAM = 4;
const STRIDE = 3;
const LONGEST_WORD = 70;
const LONGEST = 350;
const WORD = /[\p{L}\p{M}'’\x60]+/gu;

/** @returns null if the text is too short, or like none of the languages in Latin script */
export function nearestBySpelling(text: string): Spelled | null {
  const words = allMatches(text.slice(0, LONGEST), WORD).map(([word]) => word);
  const all = likenessOf(words);
  const [score, language] = LANGUAGES.map((one, at) => [all.scores[at]!, one] as const).reduce((best, one) =>
    one[0] > best[0] ? one : best,
  );
  if (all.ngrams < FEWEST || score < LIKE) return null;
  const lead = (scores: readonly number[], other: string) =>
    scores[LANGUAGES.indexOf(language)]! - (scores[LANGUAGES.indexOf(other)] ?? 0);
  return {
    language,
    ngrams: all.ngrams,
    leadOver: (other) => lead(all.scores, other),
    isBehindInSmallWords: (other) => {
      const small = likenessOf(words.filter((word) => word === word.toLowerCase()));
      return small.ngrams >= SMALL.ngrams && lead(small.scores, other) < SMALL.lead;
    },
  };
}

/** How much like each language some words are, 0…1. */
function likenessOf(words: readonly string[]): { readonly ngrams: number; readonly scores: readonly number[] } {
  const ngrams = ngramsOf(words);
  const sums = new Array<number>(LANGUAGES.length).fill(0);
  for (const ngram of ngrams) for (const [at, score] of scoresOf(ngram)) sums[at]! += score + LEAST;
  return { ngrams: ngrams.size, scores: sums.map((sum) => sum / (sum + HALF * Math.max(1, ngrams.size))) };
}

/** Four bytes each, beginning at every third byte of a word; the first and the last one with a space. */
function ngramsOf(words: readonly string[]): ReadonlySet<string> {
  const ngrams = new Set<string>();
  for (const word of words) {
    const bytes = bytesOf(word.toLowerCase()).slice(0, LONGEST_WORD);
    let at = 0;
    for (; at + NGRAM < bytes.length; at += STRIDE) ngrams.add((at === 0 ? ' ' : '') + bytes.slice(at, at + NGRAM));
    ngrams.add(`${at === 0 ? ' ' : ''}${bytes.slice(-NGRAM)} `);
  }
  return ngrams;
}

/** One character for each byte of UTF-8. */
function bytesOf(word: string): string {
  // eslint-disable-next-line no-control-regex -- all of ASCII, its control characters too
  if (/^[\x00-\x7f]*$/.test(word)) return word;
  return [...Buffer.from(word)].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : charOfByte(byte))).join('');
}

/** A printable character for a byte that is no ASCII, as in the table. */
function charOfByte(byte: number): string {
  return String.fromCharCode(byte + 0x80);
}

const LANGUAGES = SPELLING_LANGUAGES.split(' ');
/** The score for each language, by its place in `LANGUAGES`. A row of the table is parsed when it is first looked up. */
type Scores = readonly (readonly [language: number, score: number])[];
let table: Map<string, string | Scores> | undefined;

function scoresOf(ngram: string): Scores {
  table ??= new Map(SPELLING_TABLE.split('|').map((row) => row.split(':') as [string, string]));
  const found = table.get(ngram);
  if (typeof found !== 'string') return found ?? [];
  const scores = allMatches(found, /([A-Z])(\d+)/g).map(
    ({ 1: letter, 2: score }) => [letter!.charCodeAt(0) - FIRST_LETTER, Number(score)] as const,
  );
  table.set(ngram, scores);
  return scores;
}
const FIRST_LETTER = 'A'.charCodeAt(0);
