import { Piscina } from 'piscina';
import { type Embedder, EmbeddingError, type EmbeddingPurpose, type EmbeddingSpaceName } from '../embedder.js';
import { errorCode } from '../error-code.js';
import { embedWithoutBlanks, unitVector } from '../vectors.js';
import { planBatches } from './batches.js';
import { lessOfAQuestion } from './question-direction.js';
import { QueryFirstGate } from './query-first-gate.js';
import { joinWindows, windowsOf } from './windows.js';

const DIMENSIONS = 512;

const WORKER = new URL('./embed.worker.mjs', import.meta.url).href;

/**
 * Universal Sentence Encoder lite, from the package, in worker threads: about 220 MB and one core a thread.
 * It knows English: a text in a script outside its vocabulary has a vector that says nothing.
 *
 * Invariant: the gate lets no more calls through than there are threads, so the pool's own queue stays empty. The
 * pool is never given an abort signal, because it would answer one by killing the thread with the model in it.
 */
export class BundledEmbedder implements Embedder {
  readonly space: EmbeddingSpaceName = {
    provider: 'bundled',
    model: 'universal-sentence-encoder-lite',
    dimensions: DIMENSIONS,
  };
  readonly #gate: QueryFirstGate;
  readonly #threads: number;
  private pool: Piscina<readonly string[], Float32Array> | undefined;
  #closed = false;

  constructor(options: { readonly threads: number }) {
    this.#threads = options.threads;
    this.#gate = new QueryFirstGate(options.threads);
  }

  /** Node's ids of the threads that hold the model. */
  get threadIds(): number[] {
    return (this.pool?.threads ?? []).map((thread) => thread.threadId);
  }

  /** Loads the model in every thread. A thread that replaces a dead one loads it when first called (0.2–0.3 s). */
  async start(): Promise<void> {
    const everyThread = Array.from({ length: this.#threads }, () => this.#runBatch(['start'], 'document'));
    await Promise.all(everyThread);
  }

  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]> {
    const work = embedWithoutBlanks(
      texts,
      async (spoken) => {
        const vectors = await this.#embedWindows(spoken, purpose, signal);
        return purpose === 'query' ? vectors.map(lessOfAQuestion) : vectors;
      },
      () => DIMENSIONS,
    );
    return orAborted(work, signal);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.pool?.destroy();
  }

  async #embedWindows(
    texts: readonly string[],
    purpose: EmbeddingPurpose,
    signal: AbortSignal | undefined,
  ): Promise<Float32Array[]> {
    const windows = texts.map(windowsOf);
    const vectors = await this.#embedAll(windows.flat(), purpose, signal);
    let taken = 0;
    return windows.map((own) => joinWindows(vectors.slice(taken, (taken += own.length))));
  }

  async #embedAll(
    texts: readonly string[],
    purpose: EmbeddingPurpose,
    signal: AbortSignal | undefined,
  ): Promise<Float32Array[]> {
    const vectors = new Array<Float32Array>(texts.length);
    await Promise.all(
      planBatches(texts).map(async (batch) => {
        const part = batch.map((index) => texts[index] as string);
        const rows = await this.#runBatch(part, purpose, signal);
        batch.forEach((index, row) => (vectors[index] = rows[row] as Float32Array));
      }),
    );
    return vectors;
  }

  #runBatch(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]> {
    return this.#gate.through(purpose, signal, async () => unitRows(await this.#runInThread(texts), texts.length));
  }

  async #runInThread(texts: readonly string[]): Promise<Float32Array> {
    if (this.#closed) throw new EmbeddingError('unavailable', 'The bundled embedder is closed');
    try {
      this.pool ??= this.#openPool();
      return await this.pool.run(texts);
    } catch (error) {
      throw new EmbeddingError('unavailable', `The bundled embedder failed (${errorCode(error)})`);
    }
  }

  #openPool(): Piscina<readonly string[], Float32Array> {
    const pool = new Piscina<readonly string[], Float32Array>({
      filename: WORKER,
      name: 'embed',
      minThreads: this.#threads,
      maxThreads: this.#threads,
      // The model needs no setting and no secret.
      env: {},
    });
    // A thread that dies between two calls is reported here alone, and replaced. Unheard, it would end the process.
    pool.on('error', () => undefined);
    return pool;
  }
}

/** The rows of a batch as vectors of their own. @throws EmbeddingError when the model made no use of a text */
function unitRows(flat: Float32Array, count: number): Float32Array[] {
  if (flat.length !== count * DIMENSIONS) throw new EmbeddingError('rejected', 'The bundled model dropped a text');
  return Array.from({ length: count }, (_, row) => {
    const vector = unitVector(flat.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS));
    if (!vector) throw new EmbeddingError('rejected', 'The bundled model gave a text no direction');
    return vector;
  });
}

/** `work`, or the signal's reason as soon as it is aborted. What a thread has begun it ends, unheard. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    // The reason is the caller's own and goes back to them as it is.
    stop = () => reject(signal.reason as Error);
  });
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
