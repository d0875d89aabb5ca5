import { setTimeout as sleep } from 'node:timers/promises';
import type { Config, EmbedderConfig } from '@platform/config/config.js';
import { BundledEmbedder } from './bundled/bundled-embedder.js';
import {
  type Embedder,
  EmbeddingError,
  type EmbeddingErrorKind,
  type EmbeddingSpaceName,
  sameSpace,
} from './embedder.js';
import { type Backoff, backoffMs } from './http/backoff.js';
import { HttpEmbedder } from './http/http-embedder.js';
import { OnnxEmbedder } from './onnx/onnx-embedder.js';
import { BatchedQueries } from './query-batches.js';

/** Between tries to start. A wrong setting is tried again too: a missing model may be pulled while we run. */
const START_BACKOFF: Backoff = { baseMs: 2_000, capMs: 60_000 };

/**
 * The embedding models of this process: the one that reads and writes use, and the one that a re-embed is filling.
 *
 * When both settings name the same model, as they do between a switch and the clearing of EMBEDDING_NEXT_*, there is
 * no `next`.
 */
export class Embedders {
  readonly current: Embedder;
  readonly next: Embedder | undefined;
  readonly #closing = new AbortController();
  readonly #started = new Set<Embedder>();
  /** Those of which a first try to start has ended, well or not. */
  readonly #tried = new Set<Embedder>();
  readonly #awaited = new Map<Embedder, (() => void)[]>();
  #lastError: EmbeddingErrorKind | undefined;

  /** Loads and asks nothing yet. @throws EmbeddingError `misconfigured` when a setting cannot be used at all */
  constructor(
    config: Pick<Config, 'embedding' | 'nextEmbedding'>,
    private readonly backoff: Backoff = START_BACKOFF,
  ) {
    this.current = new BatchedQueries(createEmbedder(config.embedding));
    const next = config.nextEmbedding;
    if (next && !sameModel(config.embedding, next)) this.next = new BatchedQueries(createEmbedder(next));
  }

  /** The embedder whose vectors may be compared with those of `space`. */
  bySpace(space: EmbeddingSpaceName): Embedder | undefined {
    return this.#all().find((embedder) => sameSpace(embedder.space, space));
  }

  /** Whether `current` has started. It may be unavailable again by now; `next` has no part in it. */
  ready(): boolean {
    return this.#started.has(this.current);
  }

  /**
   * Waits for the end of the first try to start `embedder`: a process begins its work beside its first question to the
   * provider, and that a job came before the answer is no failure of the job.
   * @throws EmbeddingError `unavailable` when it has not started, the reason of `signal` when that is aborted
   */
  async started(embedder: Embedder, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    if (!this.#tried.has(embedder)) await Promise.race([this.#firstTry(embedder), aborted]);
    signal.throwIfAborted();
    if (!this.#started.has(embedder)) throw new EmbeddingError('unavailable', 'the embedder has not started');
  }

  /** Why the last try to start one of them failed; `undefined` when none failed, or all have started since. */
  get lastError(): EmbeddingErrorKind | undefined {
    return this.#lastError;
  }

  /** One try for each. @throws EmbeddingError of the first that failed, when all are done */
  async start(): Promise<void> {
    const results = await Promise.allSettled(this.#all().map((embedder) => this.#start(embedder)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Tries until all have started or `close()` is called. Never rejects and keeps no process alive. */
  async keepStarting(): Promise<void> {
    await Promise.all(this.#all().map((embedder) => this.#keepStarting(embedder)));
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all(this.#all().map((embedder) => embedder.close()));
  }

  async #keepStarting(embedder: Embedder): Promise<void> {
    const { signal } = this.#closing;
    for (let attempt = 0; !signal.aborted; attempt++) {
      const started = await this.#start(embedder).then(
        () => true,
        () => false,
      );
      if (started) return;
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

function createEmbedder(config: EmbedderConfig): Embedder {
  const { provider, model, modelsFolder, threads } = config;
  if (provider === 'bundled') return new BundledEmbedder(config);
  if (provider !== 'onnx') return new HttpEmbedder(provider, config);
  if (!model) throw new EmbeddingError('misconfigured', 'The embedding provider onnx needs a model');
  return new OnnxEmbedder({ model, modelsFolder, threads });
}

function sameModel(a: EmbedderConfig, b: EmbedderConfig): boolean {
  if (a.provider !== b.provider) return false;
  if (a.provider === 'bundled') return true;
  return a.model === b.model && a.dimensions === b.dimensions && (a.provider === 'onnx' || a.baseUrl === b.baseUrl);
}
