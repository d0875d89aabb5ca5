import { type Document, refsOf } from './document.js';
import { inOrder, type Item } from './item.js';

/** What a chat's model was told of memory with one turn. */
export interface Retold {
  /** Empty: nothing. */
  readonly text: string;
  /** By the mark that the text gives each memory, in the order of reading. */
  readonly memories: ReadonlyMap<string, string>;
  /** The same as they are kept with the turn (`told.ts`). */
  readonly told: readonly string[];
  /** Keys of their rows. */
  readonly keys: readonly string[];
}

export const NOTHING_TOLD: Retold = { text: '', memories: new Map(), told: [], keys: [] };

/** The same items make the same text, whichever search or list they come from. */
export function retold(items: readonly Item[], document: Document): Retold {
  if (items.length === 0) return NOTHING_TOLD;
  const read = inOrder(items);
  const refOf = refsOf(read, 'lasting');
  return {
    text: document.write(read, refOf).body.text ?? '',
    memories: new Map(read.map((item) => [refOf(item), item.id ?? ''])),
    told: read.map(({ told = '' }) => told),
    keys: read.map(({ key }) => key),
  };
}
