import type { Judged } from '@memory/revision/judge.js';

/** The new statement, as shown to the model. */
export interface Subject {
  readonly text: string;
  /** When it was said. */
  readonly at: Date;
}

/** A memory that the model may name. */
export interface Offered {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly text: string;
  readonly at: Date;
}

/** Maximum number of memories offered; the relevant ones are among the first. */
const MOST = 6;
/** Maximum length of each memory, in UTF-16 units. The statement is shown whole: what is not seen may be all that is new. */
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

/** As JSON lines, so that a text cannot imitate a line. */
export function shownSubject({ text, at }: Subject, offered: readonly Offered[]): string {
  const day = (date: Date) => date.toISOString().slice(0, 10);
  return [
    '<data>',
    ...offered.map((one, index) => JSON.stringify({ memory: index + 1, date: day(one.at), text: one.text })),
    JSON.stringify({ new: true, date: day(at), text }),
    '</data>',
  ].join('\n');
}
