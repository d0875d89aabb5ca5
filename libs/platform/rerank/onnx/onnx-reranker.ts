import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '@platform/config/config-error.js';
import { Piscina } from 'piscina';
import { type Reranker, RerankError } from '../reranker.js';

const WORKER = new URL('./rerank.worker.mjs', import.meta.url).href;
const LIBRARY = '@huggingface/transformers';
/** What a folder must have beside the model itself, which may be quantized in several ways. */
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json'];

interface Pair {
  readonly query: string;
  readonly texts: readonly string[];
}

export interface OnnxOptions {
  readonly folder: string;
  /** The library's own name where absent; tests stand in another. */
  readonly library?: string;
}

/**
 * A cross-encoder from a folder, in a thread of its own. The library is not among our dependencies: who wants this installs
 * it beside the server.
 */
export class OnnxReranker implements Reranker {
  private pool: Piscina<Pair, number[]> | undefined;
  readonly #folder: string;

  constructor(private readonly options: OnnxOptions) {
    this.#folder = resolve(options.folder);
  }

  /** Loads the model. @throws ConfigError saying what to install, or what the folder lacks */
  async start(): Promise<void> {
    const library = this.options.library ?? installed();
    for (const file of FILES) {
      await access(join(this.#folder, file)).catch((error: unknown) => {
        const why = `RERANK_FOLDER: has no ${file}; it must be the folder of a cross-encoder in ONNX form`;
        throw new ConfigError(why, { cause: error });
      });
    }
    this.pool = this.open(library);
    // An empty call loads the model and judges nothing.
    await this.pool.run({ query: '', texts: [] }).catch((error: unknown) => {
      throw new ConfigError('RERANK_FOLDER: holds no cross-encoder that can be loaded', { cause: error });
    });
  }

  async rerank(query: string, texts: readonly string[], signal: AbortSignal): Promise<number[]> {
    const { pool } = this;
    if (!pool) throw new RerankError('The reranker has not started');
    signal.throwIfAborted();
    try {
      const scores = await pool.run({ query, texts });
      if (scores.length === texts.length && scores.every((score) => Number.isFinite(score))) return scores;
    } catch (error) {
      throw new RerankError('The reranker failed', { cause: error });
    }
    throw new RerankError('The reranker dropped a text');
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
  }

  /** The pool is given no abort signal: it would answer one by killing the thread with the model in it. */
  private open(library: string): Piscina<Pair, number[]> {
    const pool = new Piscina<Pair, number[]>({
      filename: WORKER,
      name: 'rerank',
      minThreads: 1,
      maxThreads: 1,
      // Calls whose caller has given up are not let pile up.
      maxQueue: 8,
      workerData: { onnx: { library, folder: this.#folder } },
      // The model needs no setting and no secret.
      env: {},
    });
    pool.on('error', () => undefined);
    return pool;
  }
}

/** The address of the library. @throws ConfigError where it is not installed */
function installed(): string {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve(LIBRARY)).href;
  } catch (error) {
    throw new ConfigError(
      `RERANK_PROVIDER: onnx needs the package ${LIBRARY}, which is not installed by default: npm install ${LIBRARY}`,
      { cause: error },
    );
  }
}
