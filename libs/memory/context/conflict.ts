import type { LeftOutReason } from '@contracts/context/context.operations.js';
import type { Item } from './item.js';
import { repeats, type Wording } from './word-overlap.js';

export interface Conflict {
  readonly reason: LeftOutReason;
  /** The key of the item that says it already. */
  readonly of: string;
}

/** The items taken, and their words. Nothing is included twice, whatever its tier. */
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
    for (const [key, other] of this.taken) if (repeats(says, other)) return { reason: 'duplicate_of', of: key };
    return null;
  }

  take(item: Item, says: Wording): void {
    this.takenItems.set(item.key, item);
    this.taken.set(item.key, says);
    for (const word of says.words) this.words.add(word);
  }
}
