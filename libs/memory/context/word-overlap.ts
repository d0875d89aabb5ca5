import type { Item } from './item.js';

/** A word, or in scripts without spaces one sign: what two texts are compared by. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+/gu;

/** What a text says, for telling whether another says it too. */
export interface Wording {
  readonly words: ReadonlySet<string>;
  /** Its words in their order, with a space before and after each. */
  readonly line: string;
}

export function wordingOf({ text, title }: Pick<Item, 'text' | 'title'>): Wording {
  const whole = title === null ? text : `${title} ${text}`;
  const words = whole.normalize('NFKC').toLowerCase().match(WORD) ?? [whole.trim()];
  return { words: new Set(words), line: ` ${words.join(' ')} ` };
}

/** How much of the longer text the shorter must be, to have said the same. */
const NEARLY_ALL = 0.8;

/** Whether one of two texts is the other, word by word, or nearly all of it. */
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
