import type { Judged } from '@memory/revision/judge.js';

/** What is new, as it is shown. */
export interface Subject {
  readonly text: string;
  /** When it was said. */
  readonly at: Date;
}

/** A memory that may be named. */
export interface Offered {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly text: string;
  readonly at: Date;
}

/** Memories that are offered: those that it is about are among the first. */
const MOST = 6;
/** In UTF-16 units, of the statement and of each memory. */
const SHOWN = 1_000;

/** Best first. @param judged best first */
export function offer(judged: readonly Judged[]): Offered[] {
  return judged.slice(0, MOST).map(({ row }) => ({
    id: row.id,
    type: row.type,
    version: row.version,
    text: row.content.slice(0, SHOWN),
    at: row.validFrom ?? row.occurredAt,
  }));
}

/** As JSON lines: what stands in a text cannot pass for one. */
export function shownSubject({ text, at }: Subject, offered: readonly Offered[]): string {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return [
    '<data>',
    ...offered.map((one, index) => JSON.stringify({ memory: index + 1, date: day(one.at), text: one.text })),
    JSON.stringify({ new: true, date: day(at), text: text.slice(0, SHOWN) }),
    '</data>',
  ].join('\n');
}
