import type { RecordRow } from '@memory/record-store/record-source.js';

type Dated = Pick<RecordRow, 'validFrom' | 'occurredAt'>;

/** The order in time of the new memory and those it contradicts. */
export interface Timeline<T> {
  /** Memories from before, and when they ceased to be true. */
  readonly ended: readonly { readonly item: T; readonly until: Date }[];
  /** The next later memory: the new one is history from there on. */
  readonly next: T | null;
  /** When the new one became true. */
  readonly from: Date;
}

/** When a memory became true, as far as known. */
export function statedAt({ validFrom, occurredAt }: Dated): Date {
  return validFrom ?? occurredAt;
}

/** @param at when the new information became true */
export function timeline<T extends Dated>(contradicted: readonly T[], at: Date): Timeline<T> {
  const later = contradicted.filter((item) => statedAt(item) > at);
  const ended = contradicted
    .filter((item) => statedAt(item) <= at)
    // If two became true at the same instant, the first one is valid for a millisecond.
    .map((item) => ({ item, until: new Date(Math.max(at.getTime(), (item.validFrom?.getTime() ?? -Infinity) + 1)) }));
  const from = ended.reduce((latest, { until }) => (until > latest ? until : latest), at);
  const next = later.reduce<T | null>(
    (first, item) => (first && statedAt(first) <= statedAt(item) ? first : item),
    null,
  );
  return { ended, next, from };
}
