import { numberOf } from '../kind.js';

interface Slot {
  readonly id: string;
  readonly createdAt: Date;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const relevanceOf = ({ fields }: Pick<Slot, 'fields'>): number => numberOf(fields, 'relevance', 1);

/** Older before newer. Ids increase in the order of storing, even inside a millisecond. */
function byAge(a: Slot, b: Slot): number {
  return a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** Most relevant first, then oldest. */
export function byRelevance(a: Slot, b: Slot): number {
  return relevanceOf(b) - relevanceOf(a) || byAge(a, b);
}

/** The slots to evict for one more: the least relevant, then the oldest. The new one is not among them. */
export function evictedFor<S extends Slot>(slots: readonly S[], capacity: number): S[] {
  const over = slots.length + 1 - capacity;
  if (over <= 0) return [];
  return slots.toSorted((a, b) => relevanceOf(a) - relevanceOf(b) || byAge(a, b)).slice(0, over);
}
