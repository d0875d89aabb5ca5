import type { Reading } from '@memory/attributes/reading.js';

/** Something that may answer. */
export interface Statement {
  readonly id: string;
  /** Unix milliseconds: when it was so. */
  readonly at: number;
  readonly role: string | null;
  /** Of the record: a way of doing takes the place of no fact. */
  readonly type: string;
  /** How surely it is about the question by its words and its meaning, 0…1. */
  readonly score: number;
  /** How near it is to the question by its meaning, beside the nearest, 0…1. Null: the model is not believed. */
  readonly meaning: number | null;
  /** How near it is to the question by what tells attributes apart, an inner product. Absent: not known of this one, or of the model. */
  readonly attributeNearness?: number | undefined;
  readonly reading: Reading;
  /** The days and months that its text names; empty where the question names no time. */
  readonly dates: readonly Span[];
  /** What somebody said, and this reply says over. */
  readonly echoes?: string | undefined;
}

/** How much a time says. */
export type Grain = 'day' | 'week' | 'month' | 'season' | 'year';

/** Unix milliseconds; `to` is not in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A time that the question names, widened a little. */
export interface Window extends Span {
  readonly exact: Span;
  readonly grain: Grain;
  /** Of what comes every year and was named without one: how many years before the last that has begun. */
  readonly back?: number | undefined;
}

/** A statement beside a question. */
export interface Weighed {
  readonly statement: Statement;
  /** How plainly it says the attributes that are asked for, and how much of the topic it names, 0…1. */
  readonly match: number;
  readonly topic: number;
  /** 1: it is about the one that is meant. */
  readonly fit: number;
  /** The question may raise it: not every one does so of a turn. */
  readonly raised: boolean;
  readonly score: number;
}
