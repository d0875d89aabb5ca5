import type { LeftOutReason } from '@contracts/context/context.operations.js';
import type { Item } from './item.js';

export interface Conflict {
  readonly reason: LeftOutReason;
  /** The key of the item that says it already. */
  readonly of: string;
}

/** The items taken, and their words. Nothing is included twice, whatever its tier, except for turns of the conversation. */
export class Told {
  private readonly taken = new Map<string, Wording>();
  private readonly takenItems = new Map<string, Item>();
  /** Every word of the items taken. */
  readonly words = new Set<string>();

  /** Why this item may not be included beside the items taken. */
  conflict(item: Item, says: Wording): Conflict | null {
    for (const [key, other] of this.takenItems) {
      if (other.sources.includes(item.key)) return { reason: 'summarised_by', of: key };
      if (item.sources.includes(key)) return { reason: 'originals_included', of: key };
      if (other.derivedFrom.includes(item.key)) return { reason: 'source_of', of: key };
      if (item.derivedFrom.includes(key)) return { reason: 'derived_from', of: key };
    }
    for (const [key, other] of this.taken) {
      // Turns of a conversation may say the same: "B", as the answer to the second question too.
      const areTurns = item.tier === 'recent' && this.takenItems.get(key)!.tier === 'recent';
      if (!areTurns && repeats(says, other)) return { reason: 'duplicate_of', of: key };
    }
    return null;
  }

  take(item: Item, says: Wording): void {
    this.takenItems.set(item.key, item);
    this.taken.set(item.key, says);
    for (const word of says.words) this.words.add(word);
  }
}

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
function repeats(a: Wording, b: Wording): boolean {
  const [short, long] = a.line.length < b.line.length ? [a.line, b.line] : [b.line, a.line];
  return short.length >= NEARLY_ALL * long.length && long.includes(short);
}

/** The share of a text's words that were not said before, 0…1. */
export function newness({ words }: Wording, covered: ReadonlySet<string>): number {
  let fresh = 0;
  for (const word of words) if (!covered.has(word)) fresh += 1;
  return words.size === 0 ? 0 : fresh / words.size;
}
