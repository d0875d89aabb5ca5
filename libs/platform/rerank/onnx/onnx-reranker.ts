import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError } from '@platform/config/config-error.js';
import { silenceOnnxRuntime } from '@platform/config/native-telemetry.js';
import { Piscina } from 'piscina';
import { type Reranker, RerankError } from '../reranking.js';

const WORKER = new URL('./rerank.worker.mjs', import.meta.url).href;
const LIBRARY = '@huggingface/transformers';
/** The files required besides the model itself, which may be quantized in several ways. */
const FILES = ['config.json', 'tokenizer.json', 'tokenizer_config.json'];

interface Pair {
  readonly query: string;
  readonly texts: readonly string[];
}

export interface OnnxOptions {
  readonly folder: string;
  /** Absent: the library's own name. Tests replace it. */
  readonly library?: string;
}

/**
 * A cross-encoder from a folder, in its own thread. The library is not one of our dependencies: an operator who wants
 * this installs it next to the server.
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
    // An empty call loads the model and scores nothing.
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

  /** The pool gets no abort signal: on abort it would kill the thread with the model in it. */
  private open(library: string): Piscina<Pair, number[]> {
    silenceOnnxRuntime();
    const pool = new Piscina<Pair, number[]>({
      filename: WORKER,
      name: 'rerank',
      minThreads: 1,
      maxThreads: 1,
      // Abandoned calls must not pile up.
      maxQueue: 8,
      workerData: { onnx: { library, folder: this.#folder } },
      // The model needs no settings and no secrets.
      env: {},
    });
    pool.on('error', () => undefined);
    return pool;
  }
}

/** The file URL of the library. @throws ConfigError if it is not installed */
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
