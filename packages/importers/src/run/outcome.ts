import type { FieldError } from '#client';
import type { Kind, Place } from '../item.js';

/** The outcome of one item. */
export type Status = 'created' | 'updated' | 'unchanged' | 'failed';

export interface Outcome {
  readonly kind: Kind;
  readonly status: Status;
  /** For a failed item. */
  readonly failure?: Failure;
}

export interface Failure extends Place {
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
}

export type Counts = Record<Kind, Record<Status, number>>;

export function noCounts(): Counts {
  const none = (): Record<Status, number> => ({ created: 0, updated: 0, unchanged: 0, failed: 0 });
  return { record: none(), message: none(), agent: none(), block: none() };
}
