import type { LeftOutReason } from '@contracts/context/context.operations.js';
import type { Item } from './item.js';
import { repeats, type Wording } from './word-overlap.js';

export interface Conflict {
  readonly reason: LeftOutReason;
  /** The key of what says it already. */
  readonly of: string;
}

/** What was taken, and what it says: nothing is told twice, whatever tier it comes from. */
export class Told {
  private readonly taken = new Map<string, Wording>();
  private readonly takenItems = new Map<string, Item>();
  /** Every word that was said. */
  readonly words = new Set<string>();

  /** Why this may not stand beside what was taken. */
  conflict(item: Item, says: Wording): Conflict | null {
    for (const [key, other] of this.takenItems) {
      if (other.sources.includes(item.key)) return { reason: 'summarised_by', of: key };
      if (item.sources.includes(key)) return { reason: 'originals_included', of: key };
      if (other.derivedFrom.includes(item.key)) return { reason: 'source_of', of: key };
      if (item.derivedFrom.includes(key)) return { reason: 'derived_from', of: key };
    }
    for (const [key, other] of this.taken) if (repeats(says, other)) return { reason: 'duplicate_of', of: key };
    return null;
  }

  take(item: Item, says: Wording): void {
    this.takenItems.set(item.key, item);
    this.taken.set(item.key, says);
    for (const word of says.words) this.words.add(word);
  }
}
