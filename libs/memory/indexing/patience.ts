import { EmbeddingError } from '@platform/embeddings/embedder.js';

/** A model that has not answered after this time, in milliseconds, is silent. It is asked about half a second's worth of work. */
const PATIENCE_MS = 10_000;
/** Nobody asks a silent model for this time, in milliseconds, after a call that failed. */
const PAUSE_MS = 30_000;

/**
 * Limits how many runs wait for one of two models. A provider that accepts calls and never answers would otherwise hold every place of
 * the queue, and the other model's vectors would wait for it. While a model is silent, one run at a time tries it, and the others fail
 * at once as `unavailable`.
 */
export class Patience {
  /** The calls that are running, oldest first. */
  private readonly calls = new Set<object>();
  private isSilent = false;
  private resumesAt = 0;

  /** Whether the model has stopped answering. Ask the other one first. */
  get isOver(): boolean {
    return this.isSilent;
  }

  /** @throws EmbeddingError `unavailable` if the model is silent and this is not the call that tries it; what `call` throws */
  async ask<T>(signal: AbortSignal, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.isSilent && (this.calls.size > 0 || performance.now() < this.resumesAt)) throw silence();
    const own = new AbortController();
    const stop = (): void => own.abort(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    const timer = setTimeout(() => this.lost(own), PATIENCE_MS);
    this.calls.add(own);
    const began = performance.now();
    try {
      const answer = await call(own.signal);
      this.isSilent = false;
      return answer;
    } catch (error) {
      this.failed(performance.now() - began);
      throw error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      this.calls.delete(own);
    }
  }

  /** All but the oldest give up: it may only be slow. */
  private lost(call: AbortController): void {
    this.isSilent = true;
    const [oldest] = this.calls;
    if (call !== oldest) call.abort(silence());
  }

  /** An error that comes soon is an answer too. */
  private failed(ms: number): void {
    if (ms < PATIENCE_MS) this.isSilent &&= this.calls.size > 1;
    else this.resumesAt = performance.now() + PAUSE_MS;
  }
}

function silence(): EmbeddingError {
  return new EmbeddingError('unavailable', 'the model does not answer now');
}
