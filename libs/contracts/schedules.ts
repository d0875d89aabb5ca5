/**
 * A task that runs repeatedly. Only one process runs it at a time, however many are up. Boot fails if a schedule has
 * no handler or two.
 */
export interface Schedule {
  readonly name: string;
  /** Milliseconds from the start of one run to the start of the next. A failed run is retried earlier. */
  readonly everyMs: number;
  /** Time limit of one run in milliseconds. After it, the signal is aborted and the run counts as failed. */
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

/** Retries jobs that were given up because of a temporary failure. */
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

/** Enqueues jobs for the users whose memory is due for folding. */
export const compactDueSchedule = schedule({
  name: 'compact-due',
  everyMs: 15 * MINUTE,
  timeoutMs: 10 * MINUTE,
});

/** Counts what every tenant stores, and corrects counters that differ. */
export const recountUsageSchedule = schedule({
  name: 'recount-usage',
  everyMs: 24 * 60 * MINUTE,
  timeoutMs: 30 * MINUTE,
});

/** Settles calls to language models whose process ended before they did, and deletes old ones. */
export const settleModelCallsSchedule = schedule({
  name: 'settle-model-calls',
  everyMs: 60 * MINUTE,
  timeoutMs: 10 * MINUTE,
});

/** Deletes the keys of repeated requests that are a day old. */
export const pruneKeysSchedule = schedule({
  name: 'prune-idempotency-keys',
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
  pruneKeysSchedule,
];
