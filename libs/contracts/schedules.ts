/**
 * One thing that is done again and again. One process at a time runs it, whatever number of them is up.
 * Boot fails when a schedule has no handler, or two.
 */
export interface Schedule {
  readonly name: string;
  /** From the start of one run to the start of the next, in milliseconds. A run that failed is tried again sooner. */
  readonly everyMs: number;
  /** Of one run, in milliseconds; then its signal is aborted and the run counts as failed. */
  readonly timeoutMs: number;
}

function schedule<const S extends Schedule>(definition: S): S {
  return Object.freeze(definition);
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Deletes jobs that were closed long enough ago. */
export const pruneOutboxSchedule = schedule({
  name: 'prune-outbox',
  everyMs: 5 * MINUTE,
  timeoutMs: 2 * MINUTE,
});

/** Tries jobs again that were given up for a reason that passes. */
export const retryLettersSchedule = schedule({
  name: 'retry-dead-letters',
  everyMs: MINUTE,
  timeoutMs: MINUTE,
});

/** Forgets and deletes what is due, in every tenant. */
export const forgetDueSchedule = schedule({
  name: 'forget-due',
  everyMs: 5 * MINUTE,
  timeoutMs: 10 * MINUTE,
});

/** Leaves jobs for the users whose memory is to be folded. */
export const compactDueSchedule = schedule({
  name: 'compact-due',
  everyMs: 15 * MINUTE,
  timeoutMs: 10 * MINUTE,
});

/** Counts what every tenant stores, and mends what was counted otherwise. */
export const recountUsageSchedule = schedule({
  name: 'recount-usage',
  everyMs: 24 * 60 * MINUTE,
  timeoutMs: 30 * MINUTE,
});

/** Settles calls to language models whose process ended before them, and drops old ones. */
export const settleModelCallsSchedule = schedule({
  name: 'settle-model-calls',
  everyMs: 60 * MINUTE,
  timeoutMs: 10 * MINUTE,
});

export const SCHEDULES: readonly Schedule[] = [
  pruneOutboxSchedule,
  retryLettersSchedule,
  forgetDueSchedule,
  compactDueSchedule,
  recountUsageSchedule,
  settleModelCallsSchedule,
];
