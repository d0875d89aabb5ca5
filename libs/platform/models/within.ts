import { type Ask, ModelError } from './language-model.js';

/** Why a call was given up by us. */
export const LATE = 'The model did not answer in time';

export interface Within {
  readonly signal: AbortSignal;
  /** Something has come: the silence begins anew. */
  readonly heard: () => void;
  readonly done: () => void;
}

/**
 * A signal that the caller aborts, or the clock.
 * @param longest of all together, in milliseconds
 * @param silent of any stretch in which nothing comes, in milliseconds
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
