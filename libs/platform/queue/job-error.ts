import { RecollectError } from '@kernel/errors.js';

/** The abort reason of a job that ran longer than its contract allows. Counts as a failed attempt. */
export class JobTimeout extends Error {
  override name = 'JobTimeout';
  readonly kind = 'timeout';
}

/**
 * Runs `work`, and aborts it after this time. A handler that ignores its signal is abandoned: it can no longer write,
 * and its slot is needed.
 */
export async function withinTime(
  timeoutMs: number,
  controller: AbortController,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { signal } = controller;
  signal.throwIfAborted();
  const late = (): void => controller.abort(new JobTimeout(`ran longer than ${timeoutMs} ms`));
  const timer = setTimeout(late, timeoutMs);
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  try {
    await Promise.race([work(signal), aborted]);
  } finally {
    clearTimeout(timer);
  }
}

/** The abort reason when the process stops. Not counted as an attempt: the row is handed back. */
export class JobStopped extends Error {
  override name = 'JobStopped';
}

/** The reason for giving up a job whose process died under it again and again. */
export class CrashLoop extends Error {
  override name = 'CrashLoop';
  readonly kind = 'crash_loop';
  readonly retryable = false;
}

/**
 * Thrown by a job's `withScope` when the job may no longer write. Handlers must not catch it.
 * - `erased`: the user's epoch was raised, or the user is gone; the row has been closed as dropped
 * - `closed`: the row is already closed
 * - `taken`: somebody else holds a newer dispatch of the row, or it was erased
 */
export class JobDropped extends Error {
  override name = 'JobDropped';

  constructor(readonly reason: 'erased' | 'closed' | 'taken') {
    super(`the job was dropped: ${reason}`);
  }
}

const CODE = /^[a-z][a-z_]{0,40}$/;

/** The stored code of a failure: the code of a RecollectError, the `kind` of a platform port's error, or `internal`. */
export function jobErrorCode(error: unknown): string {
  if (error instanceof RecollectError) return error.code;
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return typeof kind === 'string' && CODE.test(kind) ? kind : 'internal';
}

/**
 * Whether another attempt may succeed. It cannot if the error has `retryable: false` or the kind `rejected`, which the
 * ports to models use for an input that will never work.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { retryable, kind } = error as Error & { readonly retryable?: unknown; readonly kind?: unknown };
  return retryable !== false && kind !== 'rejected';
}
