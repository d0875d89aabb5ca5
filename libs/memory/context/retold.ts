import { type Document, refsOf } from './document.js';
import { inOrder, type Item } from './item.js';

/** The memories that a chat's model was given with one turn. */
export interface Retold {
  /** Empty if there are none. */
  readonly text: string;
  /** By the mark of each memory in the text, in reading order. */
  readonly memories: ReadonlyMap<string, string>;
  /** The same in the form stored with the turn (`told.ts`). */
  readonly told: readonly string[];
  /** Ids of their rows. */
  readonly keys: readonly string[];
}

export const NOTHING_TOLD: Retold = { text: '', memories: new Map(), told: [], keys: [] };

/** The same items give the same text, from whichever search or list they come. */
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
