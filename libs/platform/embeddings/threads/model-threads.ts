import { silenceOnnxRuntime } from '@platform/config/native-telemetry.js';
import { Piscina } from 'piscina';
import { EmbeddingError, type EmbeddingPurpose, unitVector, errorCode } from '../embedder.js';

interface Waiter {
  readonly signal: AbortSignal | undefined;
  readonly enter: () => void;
  readonly refuse: (reason: unknown) => void;
}

/** Identifies the caller: pieces of the same call belong together. */
interface Asked {
  readonly purpose: EmbeddingPurpose;
  readonly call: object;
}

/**
 * Runs at most `slots` pieces of work at a time. A free slot goes to a query, or to a document if no query waits.
 * Within each purpose, calls take turns piece by piece, so that a short call does not wait for all pieces of a long
 * one. Work whose signal was aborted while it waited never starts.
 */
export class QueryFirstGate {
  /** Waiting pieces by call; the next call comes first. */
  readonly #waiting: Record<EmbeddingPurpose, Map<object, Waiter[]>> = { query: new Map(), document: new Map() };
  #free: number;

  constructor(slots: number) {
    this.#free = slots;
  }

  async through<T>(asked: Asked, signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((enter, refuse) => this.#wait(asked, { signal, enter, refuse }));
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #wait({ purpose, call }: Asked, waiter: Waiter): void {
    const pieces = this.#waiting[purpose].get(call);
    if (pieces) pieces.push(waiter);
    else this.#waiting[purpose].set(call, [waiter]);
  }

  /** Passes the slot directly to the next waiter, so that no newcomer gets ahead. */
  #passOn(): void {
    for (;;) {
      const next = this.#next('query') ?? this.#next('document');
      if (!next) {
        this.#free++;
        return;
      }
      if (!next.signal?.aborted) return next.enter();
      next.refuse(next.signal.reason);
    }
  }

  /** The first piece of the next call. Its other pieces move behind the other calls. */
  #next(purpose: EmbeddingPurpose): Waiter | undefined {
    const waiting = this.#waiting[purpose];
    const [first] = waiting;
    if (!first) return undefined;
    const [call, pieces] = first;
    const next = pieces.shift();
    waiting.delete(call);
    if (pieces.length > 0) waiting.set(call, pieces);
    return next;
  }
}

/**
 * The calls of native code in all threads of a model, in memory that they share (`native-call.mjs`): how many run, and whether
 * the process exits.
 */
type NativeCalls = Int32Array<SharedArrayBuffer>;
const RUNNING = 0;
const EXITING = 1;
/** Longer than a model takes to load, or for a call. In milliseconds. */
const MOST_WAITED = 3_000;

const open = new Set<NativeCalls>();

/** Ending a thread inside native code aborts the process, so an exit waits for what has begun. */
function awaitNativeCalls(): void {
  const until = Date.now() + MOST_WAITED;
  for (const calls of open) {
    Atomics.store(calls, EXITING, 1);
    for (let running = 1; running > 0 && Date.now() < until; running = Atomics.load(calls, RUNNING))
      Atomics.wait(calls, RUNNING, running, until - Date.now());
  }
}

function newNativeCalls(): NativeCalls {
  if (open.size === 0) process.on('exit', awaitNativeCalls);
  const calls = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  open.add(calls);
  return calls;
}

function forget(calls: NativeCalls): void {
  open.delete(calls);
  if (open.size === 0) process.off('exit', awaitNativeCalls);
}

interface ModelThreadsOptions {
  /** Its name in errors. */
  readonly name: string;
  /** A file that embeds texts of one purpose and returns the concatenated rows. */
  readonly worker: URL;
  readonly workerData?: Readonly<Record<string, unknown>>;
  readonly threads: number;
  readonly batches: BatchLimits;
  /** If absent, learned from the model's first result. */
  readonly dimensions?: number;
}

/** The input of a thread. */
interface ThreadCall {
  readonly texts: readonly string[];
  readonly purpose: EmbeddingPurpose;
}

/**
 * A model in worker threads. Queries go before documents.
 *
 * Invariant: the gate lets no more calls through than there are threads, so the pool's own queue stays empty. The
 * pool never gets an abort signal, because on abort it kills the thread with the model in it.
 */
export class ModelThreads {
  readonly #gate: QueryFirstGate;
  readonly #running = new Set<Promise<unknown>>();
  readonly #nativeCalls = newNativeCalls();
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

  /**
   * Loads the model in every thread and returns a vector. A thread that replaces a dead one loads it on its first call.
   */
  async start(): Promise<Float32Array> {
    const probe = { texts: ['start'], purpose: 'document' } as const;
    const everyThread = Array.from({ length: this.options.threads }, () => this.#through(probe, probe, undefined));
    const [[vector] = []] = await Promise.all(everyThread);
    this.#dimensions ??= vector?.length;
    return vector as Float32Array;
  }

  /** Returns unit vectors in order. Fails as a whole if any text gets no vector. @throws EmbeddingError */
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

  /** Ends the threads, after their running calls: ending a thread inside native code aborts the process. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.allSettled(this.#running);
    await this.pool?.destroy();
    forget(this.#nativeCalls);
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
    silenceOnnxRuntime();
    const pool = new Piscina<ThreadCall, Float32Array>({
      filename: worker.href,
      name: 'embed',
      minThreads: threads,
      maxThreads: threads,
      workerData: { ...workerData, nativeCalls: this.#nativeCalls },
      // A model needs no settings and no secrets.
      env: {},
    });
    // A thread that dies between two calls is reported only here, and replaced. Without a listener the process would
    // end.
    pool.on('error', () => undefined);
    return pool;
  }

  /** Splits the rows of a batch into separate vectors. @throws EmbeddingError when the model ignored a text */
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

/** Waits for `work`, or rejects with the signal's reason once it aborts. A running thread finishes its call unheard. */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  let stop = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    // The reason is the caller's own and is returned unchanged.
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

interface BatchLimits {
  /** Maximum texts per call of the model. */
  readonly texts: number;
  /**
   * Maximum characters per call of the model, padding included: every text of a batch costs as much as the longest. A
   * query may have to wait for one such call.
   */
  readonly padded: number;
  /** The length, in characters, above which a text costs no more: the model reads no more of it at once. */
  readonly costly: number;
}

/** Groups texts of similar length into calls of the model. Returns indexes into `texts`, each exactly once. */
export function planBatches(texts: readonly string[], limits: BatchLimits): number[][] {
  const cost = (index: number) => Math.min((texts[index] as string).length, limits.costly);
  const batches: number[][] = [];
  let batch: number[] = [];
  for (const index of [...texts.keys()].sort((a, b) => cost(a) - cost(b))) {
    const full = batch.length === limits.texts || (batch.length + 1) * cost(index) > limits.padded;
    if (full && batch.length > 0) {
      batches.push(batch);
      batch = [];
    }
    batch.push(index);
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
