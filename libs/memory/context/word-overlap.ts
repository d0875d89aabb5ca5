import type { Item } from './item.js';

/** A word, or in scripts without spaces a single character: the unit of comparison. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu;

/** The words of a text, to detect whether another text says the same. */
export interface Wording {
  readonly words: ReadonlySet<string>;
  /** Its words in order, with a space before and after each. */
  readonly line: string;
}

export function wordingOf({ text, title }: Pick<Item, 'text' | 'title'>): Wording {
  const whole = title === null ? text : `${title} ${text}`;
  const words = whole.normalize('NFKC').toLowerCase().match(WORD) ?? [whole.trim()];
  return { words: new Set(words), line: ` ${words.join(' ')} ` };
}

/** Minimum share of the longer text that the shorter one must cover to count as a repetition. */
const NEARLY_ALL = 0.8;

/** Whether one of two texts contains the other, word by word, or nearly all of it. */
export function repeats(a: Wording, b: Wording): boolean {
  const [short, long] = a.line.length < b.line.length ? [a.line, b.line] : [b.line, a.line];
  return short.length >= NEARLY_ALL * long.length && long.includes(short);
}

/** The share of a text's words that were not said before, 0…1. */
export function newness({ words }: Wording, covered: ReadonlySet<string>): number {
  let fresh = 0;
  for (const word of words) if (!covered.has(word)) fresh += 1;
  return words.size === 0 ? 0 : fresh / words.size;
}
