import 'reflect-metadata';
import type { Job, PayloadOf } from '@contracts/jobs.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import type { JobOwner } from './outbox.js';

/** What a handler is given. One context is one attempt at one outbox row. */
export interface JobContext<J extends Job = Job> {
  readonly payload: PayloadOf<J>;
  /** The user of the row, or shared memory when it has none. Names no agent and no project. */
  readonly scope: Scope;
  /** For whom a job that follows from this one is left. */
  readonly owner: JobOwner;
  /** 1 at first. A process that was killed has used none up. */
  readonly attempt: number;
  /** Aborted when the job's time is over or the process stops; pass it on to whatever waits. */
  readonly signal: AbortSignal;
  /**
   * Runs `work` in a transaction in which, before anything else, the row is still open and ours and the user's epoch
   * is still the row's; both stay so until it commits. Model calls belong between two of these, not inside one.
   * @throws JobDropped when the job may write nothing any more; let it pass
   */
  withScope<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Closes the row in the handler's own transaction, so that the effect and the end of the job are one. `dropped` says
   * that there was nothing left to do. Nothing can be written under this context afterwards.
   */
  close(tx: Tx, outcome?: 'done' | 'dropped'): Promise<void>;
  /**
   * Takes other jobs of the same kind and owner along that wait, and returns their payloads: their work is done with this
   * one's, and closing this one closes them. When it ends otherwise they wait again as before. None is taken by, and
   * none is, a job that failed before or that a process died under: those go alone.
   * @param room how much may be taken, in what `weigh` says of each
   */
  takeAlong(tx: Tx, room: number, weigh: (payload: PayloadOf<J>) => number): Promise<PayloadOf<J>[]>;
  /**
   * Keeps `payload` with the job from now on: for its next attempt, with what is given up, and for who asks what became
   * of it. Ids and codes only, as in every payload.
   */
  note(tx: Tx, payload: PayloadOf<J>): Promise<void>;
  /**
   * Hands the job back in the handler's own transaction, with a payload that says what is left: another's turn comes
   * first, then it goes on. Long work is cut so. Nothing can be written under this context afterwards.
   */
  passOn(tx: Tx, rest: PayloadOf<J>): Promise<void>;
}

/** Does one job. A handler that returns without having closed its row is done; one that throws is tried again. */
export interface JobHandler<J extends Job = Job> {
  run(context: JobContext<J>): Promise<void>;
  /**
   * Called when the job is given up, in the transaction that closes its row as failed. `code` is one of ours. When it
   * throws, the row stays open and all is tried again later.
   */
  failed?(context: JobContext<J>, tx: Tx, code: string): Promise<void>;
}

const HANDLES = Symbol('Handles');

/** `@Handles(embedRecordsJob)` on a provider makes it the handler of that job. Boot fails when a job has none or two. */
export function Handles<J extends Job>(job: J) {
  return (target: new (...dependencies: never[]) => JobHandler<J>): void => {
    Reflect.defineMetadata(HANDLES, job, target);
  };
}

/** The job that instances of this class handle. */
export function handledJob(type: object): Job | undefined {
  return Reflect.getOwnMetadata(HANDLES, type) as Job | undefined;
}
