/** What is learned before any question. */
export interface Article {
  readonly title: string;
  readonly content: string;
  /** ISO 8601, UTC. */
  readonly published: string;
  readonly metadata?: Readonly<Record<string, string | number>>;
}

export interface LevelQuestion {
  readonly question: string;
  readonly expected: string;
  /** Texts that must be in the evidence, in the article that states them. Empty: nothing is known about it. */
  readonly needs: readonly Need[];
  /** Texts that an answer must contain: numbers, names, dates. */
  readonly says: readonly string[];
  /** Texts that a right answer does not lead with, such as an outdated value or a wrong trend. */
  readonly wrong?: readonly string[];
  /** Plain code cannot decide, so a model judges if there is one. */
  readonly judged?: true;
}

export interface Need {
  /** Index of the article, from 0. */
  readonly article: number;
  /** Other articles that say it too. */
  readonly also?: readonly number[];
  readonly text: string;
}

/** One variant of a level. */
export interface Variant {
  readonly level: LevelName;
  /** `published`, or `own-3`. */
  readonly name: string;
  readonly articles: readonly Article[];
  readonly questions: readonly LevelQuestion[];
  /** The student is told by somebody who has learned it, and has learned nothing itself. */
  readonly taught?: true;
}

export const LEVELS = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L10', 'L11', 'L12'] as const;
export type LevelName = (typeof LEVELS)[number];

export const need = (article: number, ...texts: readonly string[]): Need[] => texts.map((text) => ({ article, text }));

export const at = (day: string): string => `${day}T18:00:00Z`;
