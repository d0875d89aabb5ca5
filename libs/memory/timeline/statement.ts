import type { Reading } from '@memory/attributes/reading.js';

/** A candidate answer. */
export interface Statement {
  readonly id: string;
  /** Unix milliseconds: when it was true. */
  readonly at: number;
  readonly role: string | null;
  /** The record's type: a procedure does not supersede a fact. */
  readonly type: string;
  /** How surely it is about the question, by words and meaning, 0…1. */
  readonly score: number;
  /** Nearness in meaning, relative to the nearest, 0…1. Null if the model is not trusted. */
  readonly meaning: number | null;
  /** Nearness through the lens, an inner product. Absent if unknown for the statement or the model. */
  readonly attributeNearness?: number | undefined;
  readonly reading: Reading;
  /** The days and months named in its text; empty if the question is about no time. */
  readonly dates: readonly Span[];
  /** Whether it only plans something, and the question asks about the present. */
  readonly isPlan?: boolean | undefined;
  /** Whether it announces a change that comes after the requested time. */
  readonly isToCome?: boolean | undefined;
  /** Whether its stated validity has ended, and the question asks about a later time. */
  readonly isOver?: boolean | undefined;
  /** Factor by the reader's feedback, which the score contains. */
  readonly verdict?: number | undefined;
  /** The turn that this reply repeats. */
  readonly echoes?: string | undefined;
}

/** Lies between the factor for "not useful" for this query in the first weeks (0.92) and the factor for another query (0.98). */
const REJECTED = 0.95;

/** Whether the reader marked it as no answer to this question. Then it replaces none. */
export function isRejected({ verdict = 1 }: Statement): boolean {
  return verdict < REJECTED;
}

/** The precision of a time. */
export type Grain = 'day' | 'week' | 'month' | 'season' | 'year';

/** Unix milliseconds; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A time named in the question, widened. */
export interface Window extends Span {
  readonly exact: Span;
  readonly grain: Grain;
  /** For a yearly time without a year: number of years before the latest that has begun. */
  readonly back?: number | undefined;
  /** The words of the question that name it, if they mean nothing else: "in March". */
  readonly said?: string | undefined;
  /** Whether it is the time before the named one: "before March". */
  readonly isBefore?: boolean | undefined;
}

/** A statement scored for a question. */
export interface Weighed {
  readonly statement: Statement;
  /** How plainly it states the attributes of the question, and its share of the topic, 0…1. */
  readonly match: number;
  readonly topic: number;
  /** 1 if it is about the person or thing meant. */
  readonly fit: number;
  readonly score: number;
}
