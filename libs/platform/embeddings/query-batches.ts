import { type Embedder, EmbeddingError, type EmbeddingPurpose, type EmbeddingSpaceName } from './embedder.js';

/** How long a query waits for others to join its batch, in milliseconds: short compared to a model call. */
const WINDOW_MS = 2;
/** The most that the bundled model takes in one call. */
const MOST = 16;

interface Waiting {
  readonly text: string;
  /** Aborted when the caller has given up. */
  readonly signal: AbortSignal | undefined;
  readonly resolve: (vector: Float32Array) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Sends queries that arrive at almost the same time in one call to the model: together they take half the time.
 * Documents already come in batches and are passed on. Batching may change a model's vector by a ten-millionth.
 */
export class BatchedQueries implements Embedder {
  private waiting: Waiting[] = [];

  constructor(private readonly embedder: Embedder) {}

  get space(): EmbeddingSpaceName {
    return this.embedder.space;
  }

  start(): Promise<void> {
    return this.embedder.start();
  }

  close(): Promise<void> {
    return this.embedder.close();
  }

  async embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]> {
    signal?.throwIfAborted();
    const [text] = texts;
    if (purpose === 'document' || texts.length !== 1 || text === undefined) {
      return this.embedder.embed(texts, purpose, signal);
    }
    return [await this.one(text, signal)];
  }

  /** A caller that gives up does not stop the batch for the others. */
  private one(text: string, signal: AbortSignal | undefined): Promise<Float32Array> {
    return new Promise((resolve, reject) => {
      // The reason is the caller's own and is returned unchanged.
      const stop = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', stop, { once: true });
      const done = () => signal?.removeEventListener('abort', stop);
      this.waiting.push({
        text,
        signal,
        resolve: (vector) => {
          done();
          resolve(vector);
        },
        reject: (reason) => {
          done();
          reject(reason);
        },
      });
      if (this.waiting.length === 1) setTimeout(() => this.send(), WINDOW_MS);
      else if (this.waiting.length === MOST) this.send();
    });
  }

  private send(): void {
    const batch = this.waiting.filter(({ signal }) => !signal?.aborted);
    this.waiting = [];
    if (batch.length > 0) void this.embedAll(batch);
  }

  private async embedAll(batch: readonly Waiting[]): Promise<void> {
    // The same query of two callers is sent as one text.
    const texts = [...new Set(batch.map(({ text }) => text))];
    const { signal, done } = whileAnyWaits(batch);
    try {
      const vectors = await this.embedder.embed(texts, 'query', signal);
      for (const { text, resolve } of batch) resolve((vectors[texts.indexOf(text)] as Float32Array).slice());
    } catch (error) {
      // A provider that rejects one text rejects the whole call, so each text is then sent alone.
      const rejected = error instanceof EmbeddingError && error.kind === 'rejected' && batch.length > 1;
      if (!rejected) for (const { reject } of batch) reject(error as Error);
      else await Promise.all(batch.map((own) => this.embedAll([own])));
    } finally {
      done();
    }
  }
}

/** A signal that aborts once all callers have given up. Otherwise abandoned calls would pile up if a provider hangs. */
function whileAnyWaits(batch: readonly Waiting[]): { readonly signal: AbortSignal; readonly done: () => void } {
  const call = new AbortController();
  const leave = (): void => {
    if (batch.every(({ signal }) => signal?.aborted)) call.abort();
  };
  for (const { signal } of batch) signal?.addEventListener('abort', leave, { once: true });
  leave();
  return {
    signal: call.signal,
    done: () => batch.forEach(({ signal }) => signal?.removeEventListener('abort', leave)),
  };
}
