import type { RecordRow } from '@memory/record-store/record-row.js';

type Dated = Pick<RecordRow, 'validFrom' | 'occurredAt'>;

/** Where a contradicted memory and the new one stand in time. */
export interface Timeline<T> {
  /** Memories of an earlier time, and until when they were so. */
  readonly ended: readonly { readonly item: T; readonly until: Date }[];
  /** The next memory that tells of a later time: the new one is history from there on. */
  readonly next: T | null;
  /** Since when the new one is so. */
  readonly from: Date;
}

/** Since when what a memory says is so, as far as it is known. */
export function statedAt({ validFrom, occurredAt }: Dated): Date {
  return validFrom ?? occurredAt;
}

/** @param at since when the new information is so */
export function timeline<T extends Dated>(contradicted: readonly T[], at: Date): Timeline<T> {
  const later = contradicted.filter((item) => statedAt(item) > at);
  const ended = contradicted
    .filter((item) => statedAt(item) <= at)
    // Of two that are so since the same instant the one that was said first is so for a millisecond.
    .map((item) => ({ item, until: new Date(Math.max(at.getTime(), (item.validFrom?.getTime() ?? -Infinity) + 1)) }));
  const from = ended.reduce((latest, { until }) => (until > latest ? until : latest), at);
  const next = later.reduce<T | null>(
    (first, item) => (first && statedAt(first) <= statedAt(item) ? first : item),
    null,
  );
  return { ended, next, from };
}
