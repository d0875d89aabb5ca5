import { type Ask, ModelError } from './language-model.js';

/** The message when we give up a call. */
export const LATE = 'The model did not answer in time';

export interface Within {
  readonly signal: AbortSignal;
  /** Restarts the silence timer when something has arrived. */
  readonly heard: () => void;
  readonly done: () => void;
}

/**
 * A signal that the caller or a timer aborts.
 * @param longest limit of the total time, in milliseconds
 * @param silent limit of any period without data, in milliseconds
 */
export function within({ signal }: Pick<Ask, 'signal'>, longest = Infinity, silent = Infinity): Within {
  const call = new AbortController();
  const stop = () => call.abort(signal?.reason);
  const late = () => call.abort(new ModelError('late', LATE));
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const timer = Number.isFinite(longest) ? setTimeout(late, longest) : undefined;
  const silence = Number.isFinite(silent) ? setTimeout(late, silent) : undefined;
  return {
    signal: call.signal,
    heard: () => void silence?.refresh(),
    done: () => {
      clearTimeout(timer);
      clearTimeout(silence);
      signal?.removeEventListener('abort', stop);
    },
  };
}

export function reasonOf(signal: AbortSignal): Error {
  return signal.reason as Error;
}
