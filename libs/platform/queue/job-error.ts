import { RecollectError } from '@kernel/errors.js';

/** Why a running job's signal is aborted when it ran longer than its contract allows. Counts as a failed attempt. */
export class JobTimeout extends Error {
  override name = 'JobTimeout';
  readonly kind = 'timeout';
}

/** Why it is aborted when the process stops. Counts as nothing: the row is handed back. */
export class JobStopped extends Error {
  override name = 'JobStopped';
}

/** Why a job is given up whose process never lived to tell of it: not a good job that was there when something fell. */
export class CrashLoop extends Error {
  override name = 'CrashLoop';
  readonly kind = 'crash_loop';
  readonly retryable = false;
}

/**
 * Thrown out of a job's `withScope` when the job may write nothing any more. A handler lets it pass.
 * - `erased`: the user's epoch was raised, or the user is gone; the row has been closed as dropped
 * - `closed`: the row is closed already
 * - `taken`: somebody else holds a newer dispatch of the row, or it was erased
 */
export class JobDropped extends Error {
  override name = 'JobDropped';

  constructor(readonly reason: 'erased' | 'closed' | 'taken') {
    super(`the job was dropped: ${reason}`);
  }
}

const CODE = /^[a-z][a-z_]{0,40}$/;

/** What is stored of a failure: the code of a RecollectError, the `kind` of a platform port's error, else `internal`. */
export function jobErrorCode(error: unknown): string {
  if (error instanceof RecollectError) return error.code;
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return typeof kind === 'string' && CODE.test(kind) ? kind : 'internal';
}

/**
 * Whether another attempt may end differently. An error says no by `retryable: false`, or by the kind `rejected`,
 * which is how the ports to models name an input that will never work.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { retryable, kind } = error as Error & { readonly retryable?: unknown; readonly kind?: unknown };
  return retryable !== false && kind !== 'rejected';
}
