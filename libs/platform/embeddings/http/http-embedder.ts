import { setTimeout as sleep } from 'node:timers/promises';
import { boundedResponse, isTooLong } from '@kernel/bounded-response.js';
import { type EmbedderConfig, EMBEDDING_URLS, type HttpEmbeddingProvider } from '@platform/config/embedding.js';
import {
  type Embedder,
  EmbeddingError,
  type EmbeddingPurpose,
  type EmbeddingSpaceName,
  embedWithoutBlanks,
  errorCode,
} from '../embedder.js';
import { type Prefixes, prefixesOf } from '../known-models.js';
import { type Backoff, backoffMs, retryAfterMs } from './backoff.js';
import { readVectors } from './read-vectors.js';
import { textsFor, type Wire, WIRES } from './wires.js';

export type HttpEmbedderConfig = Pick<
  EmbedderConfig,
  'baseUrl' | 'apiKey' | 'model' | 'dimensions' | 'batchSize' | 'timeoutMs' | 'retries'
> &
  Partial<Pick<EmbedderConfig, 'queryPrefix' | 'documentPrefix'>>;

const BACKOFF: Backoff = { baseMs: 500, capMs: 30_000 };

/** The text sent to learn the dimension and to verify the settings. */
const PROBE = 'start';

/** Statuses that mean "not this input". */
const REJECTED = new Set([400, 413, 422]);
/** Statuses below 500 for which a retry may succeed: request timeout, conflict, too early, too many requests. */
const PASSING = new Set([408, 409, 425, 429]);

/** A failure for which a retry may succeed. */
class Retryable extends EmbeddingError {
  constructor(
    message: string,
    readonly askedMs?: number,
    options?: ErrorOptions,
  ) {
    super('unavailable', message, options);
  }
}

/**
 * An embedding provider that is called over HTTP. `openai` covers any server with OpenAI's `POST /embeddings`: OpenAI,
 * Ollama, vLLM, TEI, LM Studio. Batches are sent one after the other, so as not to exceed a provider's rate limit.
 */
export class HttpEmbedder implements Embedder {
  readonly #config: HttpEmbedderConfig;
  readonly #wire: Wire;
  readonly #model: string;
  readonly #prefixes: Prefixes;
  readonly #url: URL;
  readonly #spaceProvider: string;
  readonly #backoff: Backoff;
  readonly #calls = new Set<AbortController>();
  #closed = false;
  #dimensions: number;

  /** @throws EmbeddingError `misconfigured` */
  constructor(provider: HttpEmbeddingProvider, config: HttpEmbedderConfig, backoff: Backoff = BACKOFF) {
    if (!config.model) throw new EmbeddingError('misconfigured', `The embedding provider ${provider} needs a model`);
    this.#config = config;
    this.#wire = WIRES[provider];
    this.#model = config.model;
    const { query, document } = prefixesOf(config.model);
    this.#prefixes = { query: config.queryPrefix ?? query, document: config.documentPrefix ?? document };
    this.#backoff = backoff;
    this.#dimensions = config.dimensions ?? 0;
    this.#url = new URL(config.baseUrl ?? EMBEDDING_URLS[provider]);
    if (this.#url.username || this.#url.password) {
      throw new EmbeddingError('misconfigured', 'The base URL may not carry a user name or password; use the key');
    }
    this.#spaceProvider = spaceProviderOf(provider, this.#url);
    this.#url.pathname = `${this.#url.pathname.replace(/\/+$/, '')}${this.#wire.path(config.model)}`;
  }

  get space(): EmbeddingSpaceName {
    return { provider: this.#spaceProvider, model: this.#model, dimensions: this.#dimensions };
  }

  /** Requests one vector even if the dimension is configured, so that a wrong key or model shows at boot. */
  async start(): Promise<void> {
    await this.#stoppable(undefined, (stop) => this.#embedBatch([PROBE], 'document', stop));
  }

  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]> {
    return embedWithoutBlanks(
      texts,
      (spoken) => this.#stoppable(signal, (stop) => this.#embedAll(spoken, purpose, stop)),
      () => this.#dimensions,
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const call of this.#calls) call.abort();
  }

  /**
   * Runs a call under its own signal, which the caller and `close()` abort. `AbortSignal.any` would leak: a signal that
   * lives as long as the process keeps a trace of every signal ever derived from it (45 bytes each on Node 20).
   */
  async #stoppable<T>(signal: AbortSignal | undefined, work: (stop: AbortSignal) => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    const call = new AbortController();
    const stop = (): void => call.abort();
    if (this.#closed) stop();
    signal?.addEventListener('abort', stop, { once: true });
    this.#calls.add(call);
    try {
      return await work(call.signal);
    } catch (error) {
      signal?.throwIfAborted();
      if (!call.signal.aborted) throw error;
      throw new EmbeddingError('unavailable', 'The embedder is closed', { cause: error });
    } finally {
      signal?.removeEventListener('abort', stop);
      this.#calls.delete(call);
    }
  }

  async #embedAll(texts: readonly string[], purpose: EmbeddingPurpose, stop: AbortSignal): Promise<Float32Array[]> {
    if (this.#dimensions === 0) await this.#embedBatch([PROBE], purpose, stop);
    const size = Math.min(this.#config.batchSize, this.#wire.most);
    const vectors: Float32Array[] = [];
    for (let from = 0; from < texts.length; from += size) {
      vectors.push(...(await this.#embedBatch(texts.slice(from, from + size), purpose, stop)));
    }
    return vectors;
  }

  async #embedBatch(texts: readonly string[], purpose: EmbeddingPurpose, stop: AbortSignal): Promise<Float32Array[]> {
    for (let attempt = 0; ; attempt++) {
      try {
        const vectors = await this.#post(texts, purpose, stop);
        this.#dimensions ||= storable(vectors[0]?.length ?? 0);
        return vectors;
      } catch (error) {
        const again = error instanceof Retryable && attempt < this.#config.retries && !stop.aborted;
        if (!again) throw error;
        await sleep(backoffMs(attempt, this.#backoff, error.askedMs), undefined, { signal: stop });
      }
    }
  }

  async #post(texts: readonly string[], purpose: EmbeddingPurpose, stop: AbortSignal): Promise<Float32Array[]> {
    const timeout = AbortSignal.timeout(this.#config.timeoutMs);
    let body: unknown;
    try {
      const response = await fetch(this.#url, {
        ...this.#request(texts, purpose),
        // The text and the key go only to the configured URL.
        redirect: 'manual',
        signal: AbortSignal.any([stop, timeout]),
      });
      if (!response.ok) throw await refusal(response);
      body = await boundedResponse(response, { whole: mostBytes(texts.length) }).json();
    } catch (error) {
      if (error instanceof EmbeddingError) throw error;
      throw new Retryable(whyNot(error, timeout), undefined, { cause: error });
    }
    return readVectors(this.#wire.read(body), texts.length, this.#dimensions);
  }

  #request(texts: readonly string[], purpose: EmbeddingPurpose): RequestInit {
    const { apiKey, dimensions } = this.#config;
    const sent = textsFor(this.#wire, texts, purpose, this.#prefixes);
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && this.#wire.key(apiKey)) },
      body: JSON.stringify(this.#wire.body({ texts: sent, purpose, model: this.#model, dimensions })),
    };
  }
}

/**
 * Two servers may serve different weights under one name, so the name of the space includes any server that is not the
 * provider's own.
 */
function spaceProviderOf(provider: HttpEmbeddingProvider, url: URL): string {
  const own = new URL(EMBEDDING_URLS[provider]);
  if (url.host === own.host) return provider;
  return `${provider}@${url.host}${url.pathname.replace(/\/+$/, '').replace(/^\/v1$/, '')}`;
}

/** Converts a status to an error. The body is discarded unread: it may quote the input. */
async function refusal(response: Response): Promise<EmbeddingError> {
  await response.body?.cancel();
  const said = `The embedding provider answered ${response.status}`;
  if (response.status >= 500 || PASSING.has(response.status)) {
    return new Retryable(said, retryAfterMs(response.headers.get('retry-after'), Date.now()));
  }
  return new EmbeddingError(REJECTED.has(response.status) ? 'rejected' : 'misconfigured', said);
}

/** The most that a row of half-precision values can hold without TOAST. EMBEDDING_DIMENSIONS has the same limit. */
const MAX_DIMENSIONS = 4_000;

function storable(dimensions: number): number {
  if (dimensions <= MAX_DIMENSIONS) return dimensions;
  throw new EmbeddingError(
    'misconfigured',
    `The embedding provider answers ${dimensions} dimensions; at most ${MAX_DIMENSIONS} can be stored. Set EMBEDDING_DIMENSIONS`,
  );
}

/** Twice the longest vector that a server may answer, each number on an indented line, with what a protocol adds. */
function mostBytes(texts: number): number {
  return 1_000_000 + texts * MAX_DIMENSIONS * 64;
}

function whyNot(error: unknown, timeout: AbortSignal): string {
  if (isTooLong(error)) return 'The embedding provider answered more than any vectors need';
  if (timeout.aborted) return 'The embedding provider did not answer in time';
  return (error as Error).name === 'SyntaxError'
    ? 'The embedding provider answered with something else than JSON'
    : `The embedding provider cannot be reached (${errorCode(error)})`;
}
