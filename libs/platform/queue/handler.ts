import 'reflect-metadata';
import type { Job, PayloadOf } from '@contracts/jobs.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import type { JobOwner } from './outbox.js';

/** The input of a handler. One context is one attempt at one outbox row. */
export interface JobContext<J extends Job = Job> {
  readonly payload: PayloadOf<J>;
  /** The user of the row, or shared memory when it has none. Names no agent and no project. */
  readonly scope: Scope;
  /** The owner for follow-up jobs. */
  readonly owner: JobOwner;
  /** Starts at 1. A killed process uses up no attempt. */
  readonly attempt: number;
  /** Aborted when the job's time is over or the process stops. Pass it to anything that waits. */
  readonly signal: AbortSignal;
  /**
   * Runs `work` in a transaction. It first checks that the row is still open and ours and that the user's epoch is
   * still the row's; both then hold until the commit. Make model calls between two of these transactions, not inside
   * one.
   * @throws JobDropped when the job may no longer write; do not catch it
   */
  withScope<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Closes the row in the handler's own transaction, so that the job's effect and its end are atomic. `dropped` means
   * that there was nothing left to do. This context can write nothing afterwards.
   */
  close(tx: Tx, outcome?: 'done' | 'dropped'): Promise<void>;
  /**
   * Takes along waiting jobs of the same kind and owner, and returns their payloads. Do their work with this one's;
   * closing this one closes them. If it ends otherwise, they wait again as before. A job that failed before, or whose
   * process died, takes none along and is not taken along: it runs alone.
   * @param room the total weight that may be taken, as measured by `weigh`
   */
  takeAlong(tx: Tx, room: number, weigh: (payload: PayloadOf<J>) => number): Promise<PayloadOf<J>[]>;
  /**
   * Stores `payload` with the job: for its next attempt, for its dead letter, and for anybody who asks what became of
   * it. Ids and codes only, as in every payload.
   */
  note(tx: Tx, payload: PayloadOf<J>): Promise<void>;
  /**
   * Hands the job back in the handler's own transaction, with the remaining work as payload. Others get their turn
   * before it continues. Use this to split long work. This context can write nothing afterwards.
   */
  passOn(tx: Tx, rest: PayloadOf<J>): Promise<void>;
}

/** Does one job. If it returns without closing its row, the job is done. If it throws, the job is retried. */
export interface JobHandler<J extends Job = Job> {
  run(context: JobContext<J>): Promise<void>;
  /**
   * Called when the job is given up, in the transaction that closes its row as failed. `code` is one of ours. If it
   * throws, the row stays open and everything is retried later.
   */
  failed?(context: JobContext<J>, tx: Tx, code: string): Promise<void>;
}

const HANDLES = Symbol('Handles');

/** `@Handles(embedRecordsJob)` on a provider makes it the handler of that job. Boot fails if a job has none or two. */
export function Handles<J extends Job>(job: J) {
  return (target: new (...dependencies: never[]) => JobHandler<J>): void => {
    Reflect.defineMetadata(HANDLES, job, target);
  };
}

/** The job that instances of this class handle. */
export function handledJob(type: object): Job | undefined {
  return Reflect.getOwnMetadata(HANDLES, type) as Job | undefined;
}
