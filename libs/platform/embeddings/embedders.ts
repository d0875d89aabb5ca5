import { setTimeout as sleep } from 'node:timers/promises';
import type { Config, EmbedderConfig } from '@platform/config/config.js';
import { BundledEmbedder } from './bundled/bundled-embedder.js';
import {
  type Embedder,
  EmbeddingError,
  type EmbeddingErrorKind,
  type EmbeddingPurpose,
  type EmbeddingSpaceName,
  sameSpace,
} from './embedder.js';
import { type Backoff, backoffMs } from './http/backoff.js';
import { HttpEmbedder } from './http/http-embedder.js';
import { OnnxEmbedder } from './onnx/onnx-embedder.js';

/** How long a query waits for others to join its batch, in milliseconds: short compared to a model call. */
const WINDOW_MS = 2;
/** The most that are sent in one call. */
const MOST = 16;

interface Waiting {
  readonly text: string;
  /** Aborted when the caller has given up. */
  readonly signal: AbortSignal | undefined;
  readonly resolve: (vector: Float32Array) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Sends queries that arrive at almost the same time to a service in one call. Documents already come in batches and are
 * passed on. Batching may change a model's vector by a ten-millionth.
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

/** Between attempts to start. `misconfigured` is retried too: a missing model may be pulled while we run. */
const START_BACKOFF: Backoff = { baseMs: 2_000, capMs: 60_000 };

/**
 * The embedding models of this process: the one that reads and writes use, and the one that a re-embed uses.
 *
 * There is no `next` if both settings name the same model, as they do after a switch until EMBEDDING_NEXT_* is cleared.
 */
export class Embedders {
  readonly current: Embedder;
  readonly next: Embedder | undefined;
  readonly #closing = new AbortController();
  readonly #started = new Set<Embedder>();
  /** Embedders whose first attempt to start has ended, successful or not. */
  readonly #tried = new Set<Embedder>();
  readonly #awaited = new Map<Embedder, (() => void)[]>();
  #lastError: EmbeddingErrorKind | undefined;

  /** Does not load or call anything yet. @throws EmbeddingError `misconfigured` when a setting cannot be used at all */
  constructor(
    config: Pick<Config, 'embedding' | 'nextEmbedding'>,
    private readonly backoff: Backoff = START_BACKOFF,
  ) {
    this.current = createEmbedder(config.embedding);
    const next = config.nextEmbedding;
    if (next && !sameModel(config.embedding, next)) this.next = createEmbedder(next);
  }

  /** The embedder whose vectors may be compared with those of `space`. */
  bySpace(space: EmbeddingSpaceName): Embedder | undefined {
    return this.#all().find((embedder) => sameSpace(embedder.space, space));
  }

  /** Whether `current` has started. It may have become unavailable since. `next` does not matter. */
  ready(): boolean {
    return this.#started.has(this.current);
  }

  /**
   * Waits until the first attempt to start `embedder` has ended. A process begins its work while that first call to the
   * provider runs, so an early job must not fail.
   * @throws EmbeddingError `unavailable` when it has not started, the reason of `signal` when that is aborted
   */
  async started(embedder: Embedder, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    if (!this.#tried.has(embedder)) await Promise.race([this.#firstTry(embedder), aborted]);
    signal.throwIfAborted();
    if (!this.#started.has(embedder)) throw new EmbeddingError('unavailable', 'the embedder has not started');
  }

  /** Why the last failed attempt to start one failed. `undefined` if none failed, or all have started since. */
  get lastError(): EmbeddingErrorKind | undefined {
    return this.#lastError;
  }

  /** Tries once to start each. @throws EmbeddingError of the first that failed, after all have ended */
  async start(): Promise<void> {
    const results = await Promise.allSettled(this.#all().map((embedder) => this.#start(embedder)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /**
   * Retries until all have started or `close()` is called. Never rejects, and does not keep the process alive.
   * @param failed told why one has not started; again only when the reason has changed
   */
  async keepStarting(failed: (space: EmbeddingSpaceName, error: unknown) => void = () => undefined): Promise<void> {
    await Promise.all(this.#all().map((embedder) => this.#keepStarting(embedder, failed)));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#all().map((embedder) => embedder.close()));
  }

  async #keepStarting(embedder: Embedder, failed: (space: EmbeddingSpaceName, error: unknown) => void): Promise<void> {
    const { signal } = this.#closing;
    let told: string | undefined;
    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        return await this.#start(embedder);
      } catch (error) {
        if (!signal.aborted && told !== String(error)) failed(embedder.space, error);
        told = String(error);
      }
      await sleep(backoffMs(attempt, this.backoff), undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #start(embedder: Embedder): Promise<void> {
    try {
      await embedder.start();
      this.#started.add(embedder);
      if (this.#started.size === this.#all().length) this.#lastError = undefined;
    } catch (error) {
      this.#lastError = error instanceof EmbeddingError ? error.kind : 'unavailable';
      throw error;
    } finally {
      this.#tried.add(embedder);
      for (const go of this.#awaited.get(embedder) ?? []) go();
      this.#awaited.delete(embedder);
    }
  }

  #firstTry(embedder: Embedder): Promise<void> {
    return new Promise((resolve) => this.#awaited.set(embedder, [...(this.#awaited.get(embedder) ?? []), resolve]));
  }

  #all(): Embedder[] {
    return this.next ? [this.current, this.next] : [this.current];
  }
}

/** A model in this process computes one text after another, so its queries gain nothing from waiting for each other. */
function createEmbedder(config: EmbedderConfig): Embedder {
  const { provider, model, modelsFolder, threads } = config;
  if (provider === 'bundled') return new BundledEmbedder(config);
  if (provider !== 'onnx') return new BatchedQueries(new HttpEmbedder(provider, config));
  if (!model) throw new EmbeddingError('misconfigured', 'The embedding provider onnx needs a model');
  return new OnnxEmbedder({ model, modelsFolder, threads });
}

function sameModel(a: EmbedderConfig, b: EmbedderConfig): boolean {
  if (a.provider !== b.provider) return false;
  if (a.provider === 'bundled') return true;
  return a.model === b.model && a.dimensions === b.dimensions && (a.provider === 'onnx' || a.baseUrl === b.baseUrl);
}
