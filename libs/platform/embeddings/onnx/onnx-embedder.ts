import { basename, isAbsolute, join, resolve } from 'node:path';
import {
  type Embedder,
  EmbeddingError,
  type EmbeddingPurpose,
  type EmbeddingSpaceName,
  embedWithoutBlanks,
} from '../embedder.js';
import { knownModel, knowsEnglishOnly } from '../known-models.js';
import { ModelThreads, orAborted } from '../threads/model-threads.js';
import { readModelFolder } from './model-folder.js';

const WORKER = new URL('./onnx.worker.mjs', import.meta.url);

/**
 * A small model takes about 0.15 ms per token of four characters on one core, batched or not: this keeps a call near
 * 0.1 s. The thread reads up to eight windows of 512 tokens of a text.
 */
const BATCHES = { texts: 16, padded: 2_400, costly: 8 * 2_048 };

export interface OnnxOptions {
  /** A name that `npm run model` knows or has downloaded, or a folder. */
  readonly model: string;
  /** Where downloaded models are stored. */
  readonly modelsFolder: string;
  readonly threads: number;
  /** The model's name, if its folder has a different one. */
  readonly name?: string;
}

/** A sentence encoder in ONNX form, from a folder, in worker threads: about 100 MB and one core per thread. */
export class OnnxEmbedder implements Embedder {
  readonly #folder: string;
  readonly #name: string;
  #threads: ModelThreads | undefined;
  #starting: Promise<ModelThreads> | undefined;
  #dimensions: number;
  #closed = false;

  constructor(private readonly options: OnnxOptions) {
    this.#folder = folderOf(options);
    this.#name = options.name ?? knownModel(options.model)?.name ?? basename(this.#folder);
    this.#dimensions = knownModel(this.#name)?.dimensions ?? 0;
  }

  get space(): EmbeddingSpaceName {
    return { provider: 'onnx', model: this.#name, dimensions: this.#dimensions };
  }

  /**
   * Loads the model in every thread.
   * @throws EmbeddingError `misconfigured` naming what is missing, or is not a model
   */
  async start(): Promise<void> {
    await this.#started();
  }

  embed(texts: readonly string[], purpose: EmbeddingPurpose, signal?: AbortSignal): Promise<Float32Array[]> {
    const work = embedWithoutBlanks(
      texts,
      async (spoken) => (await this.#started()).embed(spoken, purpose, signal),
      () => this.#dimensions,
    );
    return orAborted(work, signal);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#threads?.close();
    await this.#starting?.catch(() => undefined);
  }

  #started(): Promise<ModelThreads> {
    this.#starting ??= this.#load().catch((error: unknown) => {
      this.#starting = undefined;
      throw error;
    });
    return this.#starting;
  }

  async #load(): Promise<ModelThreads> {
    const workerData = {
      onnx: await readModelFolder(this.#folder, this.#name),
      englishOnly: knowsEnglishOnly(this.#name),
    };
    if (this.#closed) throw new EmbeddingError('unavailable', 'The ONNX model is closed');
    const { threads } = this.options;
    const model = new ModelThreads({ name: 'The ONNX model', worker: WORKER, workerData, threads, batches: BATCHES });
    this.#threads = model;
    try {
      this.#dimensions = (await model.start()).length;
    } catch (error) {
      await model.close();
      if (this.#closed) throw error;
      throw new EmbeddingError(
        'misconfigured',
        `EMBEDDING_MODEL: ${this.#name} in ${this.#folder} cannot be loaded. It must be a sentence encoder in ONNX form`,
        { cause: error },
      );
    }
    return model;
  }
}

/** A text that looks like a path is a folder. Any other is the name of a downloaded model. */
function folderOf({ model, modelsFolder }: OnnxOptions): string {
  const isPath = isAbsolute(model) || model.startsWith('./') || model.startsWith('../');
  return isPath ? resolve(model) : join(resolve(modelsFolder), knownModel(model)?.name ?? model.replaceAll('/', '--'));
}
