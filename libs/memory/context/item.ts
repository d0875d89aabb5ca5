import type { LeftOutReason } from '@contracts/context/context.operations.js';
import { type Tier, TIERS } from '@contracts/context/context.settings.js';

/** One thing that may stand in a context. Its texts are neutral already, and not yet escaped for a format. */
export interface Item {
  /** Unique among the items of a tier. A turn of the last ones that a search found is an item of two tiers, and is told in one. */
  readonly key: string;
  /** As it is shown. Null: a message of the request itself. */
  readonly id: string | null;
  readonly externalId: string | null;
  readonly tier: Tier;
  readonly type: string;
  /** 0…1: how surely it belongs here. */
  readonly score: number;
  readonly at: Date | null;
  /** Orders items of the same instant. */
  readonly order: number;
  /** Who said it, or a block's label. */
  readonly by: string | null;
  readonly role: string | null;
  readonly title: string | null;
  readonly text: string;
  readonly truncated: boolean;
  readonly validUntil: Date | null;
  /** Only a part of what it says ended then: it says something else that still holds. */
  readonly endedInPart: boolean;
  /** Of a summary: keys of the items whose words it holds. */
  readonly sources: readonly string[];
  /** The same as they are shown. */
  readonly sourceIds: readonly string[];
  /** Keys of what it was made from. */
  readonly derivedFrom: readonly string[];
}

export interface LeftOut {
  readonly item: Item;
  readonly reason: LeftOutReason;
  /** The key of what stands in its place. */
  readonly of?: string | undefined;
}

/** In a tier: by time, then as they were numbered, then by key. What has no time comes last. */
export function chronological(a: Item, b: Item): number {
  const time = (item: Item) => item.at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return time(a) - time(b) || a.order - b.order || (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
}

/** Items in the order in which a reader meets them: tier by tier, in each by time. */
export function inOrder(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) || chronological(a, b));
}
