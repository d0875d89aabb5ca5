import { Piscina } from 'piscina';
import { EmbeddingError, type EmbeddingPurpose } from '../embedder.js';
import { errorCode } from '../error-code.js';
import { unitVector } from '../vectors.js';
import { type BatchLimits, planBatches } from './batches.js';
import { QueryFirstGate } from './query-first-gate.js';

export interface ModelThreadsOptions {
  /** What errors call it. */
  readonly name: string;
  /** A file that embeds texts of one purpose and answers the rows one after the other. */
  readonly worker: URL;
  readonly workerData?: unknown;
  readonly threads: number;
  readonly batches: BatchLimits;
  /** Where it is not known before, the model's first answer tells. */
  readonly dimensions?: number;
}

/** What a thread is given. */
export interface ThreadCall {
  readonly texts: readonly string[];
  readonly purpose: EmbeddingPurpose;
}

/**
 * A model in worker threads, which queries reach before documents.
 *
 * Invariant: the gate lets no more calls through than there are threads, so the pool's own queue stays empty. The
 * pool is never given an abort signal, because it would answer one by killing the thread with the model in it.
 */
export class ModelThreads {
  readonly #gate: QueryFirstGate;
  readonly #running = new Set<Promise<unknown>>();
  private pool: Piscina<ThreadCall, Float32Array> | undefined;
  #closed = false;
  #dimensions: number | undefined;

  constructor(private readonly options: ModelThreadsOptions) {
    this.#dimensions = options.dimensions;
    this.#gate = new QueryFirstGate(options.threads);
  }

  /** Node's ids of the threads that hold the model. */
  get threadIds(): number[] {
    return (this.pool?.threads ?? []).map((thread) => thread.threadId);
  }

  /** Loads the model in every thread; answers a vector. A thread that replaces a dead one loads it when first called. */
  async start(): Promise<Float32Array> {
    const probe = { texts: ['start'], purpose: 'document' } as const;
    const everyThread = Array.from({ length: this.options.threads }, () => this.#through(probe, probe, undefined));
    const [[vector] = []] = await Promise.all(everyThread);
    this.#dimensions ??= vector?.length;
    return vector as Float32Array;
  }

  /** Unit vectors, in order. Of a text that none was made of the whole call is refused. @throws EmbeddingError */
  async embed(
    texts: readonly string[],
    purpose: EmbeddingPurpose,
    signal: AbortSignal | undefined,
  ): Promise<Float32Array[]> {
    const vectors = new Array<Float32Array>(texts.length);
    const call = {};
    await Promise.all(
      planBatches(texts, this.options.batches).map(async (batch) => {
        const part = batch.map((index) => texts[index] as string);
        const rows = await this.#through({ texts: part, purpose }, call, signal);
        batch.forEach((index, row) => (vectors[index] = rows[row] as Float32Array));
      }),
    );
    return vectors;
  }

  /**
   * Ends the threads. With `whenIdle` what they have begun they end first: a thread that is ended inside native code may
   * take the process along.
   */
  async close({ whenIdle = false } = {}): Promise<void> {
    this.#closed = true;
    if (whenIdle) await Promise.allSettled(this.#running);
    await this.pool?.destroy();
  }

  #through(part: ThreadCall, call: object, signal: AbortSignal | undefined): Promise<Float32Array[]> {
    return this.#gate.through({ purpose: part.purpose, call }, signal, async () =>
      this.#unitRows(await this.#inThread(part), part.texts.length),
    );
  }

  async #inThread(call: ThreadCall): Promise<Float32Array> {
    const { name } = this.options;
    if (this.#closed) throw new EmbeddingError('unavailable', `${name} is closed`);
    try {
      this.pool ??= this.#openPool();
      const run = this.pool.run(call);
      this.#running.add(run);
      return await run.finally(() => this.#running.delete(run));
    } catch (error) {
      throw new EmbeddingError('unavailable', `${name} failed (${errorCode(error)})`, { cause: error });
    }
  }

  #openPool(): Piscina<ThreadCall, Float32Array> {
    const { worker, workerData, threads } = this.options;
    const pool = new Piscina<ThreadCall, Float32Array>({
      filename: worker.href,
      name: 'embed',
      minThreads: threads,
      maxThreads: threads,
      workerData,
      // A model needs no setting and no secret.
      env: {},
    });
    // A thread that dies between two calls is reported here alone, and replaced. Unheard, it would end the process.
    pool.on('error', () => undefined);
    return pool;
  }

  /** The rows of a batch as vectors of their own. @throws EmbeddingError when the model made no use of a text */
  #unitRows(flat: Float32Array, count: number): Float32Array[] {
    const dimensions = this.#dimensions ?? flat.length / count;
    if (dimensions === 0 || flat.length !== count * dimensions || !Number.isInteger(dimensions)) {
      throw new EmbeddingError('rejected', `${this.options.name} dropped a text`);
    }
    return Array.from({ length: count }, (_, row) => {
      const vector = unitVector(flat.subarray(row * dimensions, (row + 1) * dimensions));
      if (!vector) throw new EmbeddingError('rejected', `${this.options.name} gave a text no direction`);
      return vector;
    });
  }
}

/** `work`, or the signal's reason as soon as it is aborted. What a thread has begun it ends, unheard. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
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
