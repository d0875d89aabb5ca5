import type { Kind } from './sets.js';

/** The result of one question: ranks from 1, null if it is not among the results. */
export interface Asked {
  readonly scope: string;
  readonly question: string;
  readonly kind: Kind | null;
  /** In the order of the question's keys: the ideal one first. */
  readonly ranks: readonly (number | null)[];
  readonly stale: readonly (number | null)[];
  readonly topScore: number;
  /** Of the best acceptable result; 0 if there is none. */
  readonly answerScore: number;
}

export interface Figures {
  /** Questions with an answer. */
  readonly questions: number;
  readonly first: number;
  readonly three: number;
  readonly ten: number;
  /** Questions with an outdated memory, and how many ranked it above the current one. */
  readonly withStale: number;
  readonly staleAbove: number;
  readonly dates: number;
  readonly datesFirst: number;
  readonly datesThree: number;
  /** The share of each time question's keys within as many results as it has keys, at least three; the mean. */
  readonly dateShare: number;
  readonly lists: number;
  /** The share of each list's keys within as many results as it has keys, at least three; the mean. */
  readonly listShare: number;
  readonly unanswerable: number;
  readonly refused: number;
  /** Answerable questions that the same floor refuses. */
  readonly lost: number;
}

/** @param floor a response whose best score is lower counts as refused */
export function figuresOf(asked: readonly Asked[], floor: number): Figures {
  const answerable = asked.filter(({ ranks }) => ranks.length > 0);
  const unanswerable = asked.filter(({ ranks }) => ranks.length === 0);
  const withStale = answerable.filter(({ stale }) => stale.length > 0);
  const dates = answerable.filter(({ kind }) => kind === 'date');
  const lists = answerable.filter(({ kind }) => kind === 'list');
  const within = (some: readonly Asked[], limit: number) => some.filter(({ ranks }) => best(ranks) <= limit).length;
  const refused = (some: readonly Asked[]) => some.filter(({ topScore }) => topScore < floor).length;
  return {
    questions: answerable.length,
    first: within(answerable, 1),
    three: within(answerable, 3),
    ten: within(answerable, 10),
    withStale: withStale.length,
    staleAbove: withStale.filter(({ ranks, stale }) => best(stale) < best(ranks)).length,
    dates: dates.length,
    datesFirst: within(dates, 1),
    datesThree: within(dates, 3),
    dateShare: dates.reduce((sum, { ranks }) => sum + shareOf(ranks), 0) / Math.max(1, dates.length),
    lists: lists.length,
    listShare: lists.reduce((sum, { ranks }) => sum + shareOf(ranks), 0) / Math.max(1, lists.length),
    unanswerable: unanswerable.length,
    refused: refused(unanswerable),
    lost: refused(answerable),
  };
}

function best(ranks: readonly (number | null)[]): number {
  return Math.min(...ranks.map((rank) => rank ?? Infinity), Infinity);
}

function shareOf(ranks: readonly (number | null)[]): number {
  const limit = Math.max(3, ranks.length);
  return ranks.filter((rank) => rank !== null && rank <= limit).length / ranks.length;
}
