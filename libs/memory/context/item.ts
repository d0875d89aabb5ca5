import type { LeftOutReason } from '@contracts/context/context.operations.js';
import { type Tier, TIERS } from '@contracts/context/context.settings.js';

/** A candidate for a context. Its texts are already neutral, but not yet escaped for a format. */
export interface Item {
  /** Unique in a tier. A recent turn that the search also found is an item of two tiers, and is included in one. */
  readonly key: string;
  /** The public id. Null for a message of the request. */
  readonly id: string | null;
  readonly externalId: string | null;
  readonly tier: Tier;
  readonly type: string;
  /** 0…1: how surely it is relevant. */
  readonly score: number;
  readonly at: Date | null;
  /** Orders items with the same timestamp. */
  readonly order: number;
  /** The speaker, or a block's label. */
  readonly by: string | null;
  readonly role: string | null;
  readonly title: string | null;
  readonly text: string;
  readonly truncated: boolean;
  readonly validUntil: Date | null;
  /** Whether only a part of it has ended, and another part is still true. */
  readonly endedInPart: boolean;
  /** For a summary: keys of the items whose words it contains. */
  readonly sources: readonly string[];
  /** The same as public ids. */
  readonly sourceIds: readonly string[];
  /** Keys of its sources. */
  readonly derivedFrom: readonly string[];
  /** The reference by which it can be included again (`told.ts`). */
  readonly told?: string;
}

export interface LeftOut {
  readonly item: Item;
  readonly reason: LeftOutReason;
  /** The key of the item included instead. */
  readonly of?: string | undefined;
}

/** Within a tier: by time, then by number, then by key. Items without a time come last. */
export function chronological(a: Item, b: Item): number {
  const time = (item: Item) => item.at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return time(a) - time(b) || a.order - b.order || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}

/** Items in reading order: tier by tier, each by time. */
export function inOrder(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || chronological(a, b));
}
