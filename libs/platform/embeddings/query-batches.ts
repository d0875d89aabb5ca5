import { type Embedder, EmbeddingError, type EmbeddingPurpose, type EmbeddingSpaceName } from './embedder.js';

/** How long a query waits for others to go with it, in milliseconds: little beside what a model takes. */
const WINDOW_MS = 2;
/** As many as the bundled model takes in one call. */
const MOST = 16;

interface Waiting {
  readonly text: string;
  /** Aborted when the caller has given up. */
  readonly signal: AbortSignal | undefined;
  readonly resolve: (vector: Float32Array) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Sends queries that come within a moment to the model in one call: together they take half the time. Documents come in
 * batches already and are passed on. A model may answer a text a ten-millionth otherwise when others go with it.
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

  /** A caller who gives up leaves the batch to the others. */
  private one(text: string, signal: AbortSignal | undefined): Promise<Float32Array> {
    return new Promise((resolve, reject) => {
      // The reason is the caller's own and goes back to them as it is.
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
    // The same question of two callers is one text.
    const texts = [...new Set(batch.map(({ text }) => text))];
    const { signal, done } = whileAnyWaits(batch);
    try {
      const vectors = await this.embedder.embed(texts, 'query', signal);
      for (const { text, resolve } of batch) resolve((vectors[texts.indexOf(text)] as Float32Array).slice());
    } catch (error) {
      // One text that a provider refuses refuses its whole call; the others are asked for alone.
      const rejected = error instanceof EmbeddingError && error.kind === 'rejected' && batch.length > 1;
      if (!rejected) for (const { reject } of batch) reject(error as Error);
      else await Promise.all(batch.map((own) => this.embedAll([own])));
    } finally {
      done();
    }
  }
}

/** Aborted as soon as all callers have given up: calls of nobody would pile up before a provider that hangs. */
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
