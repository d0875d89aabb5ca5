import { type Embedder, type EmbeddingPurpose, type EmbeddingSpaceName } from '../embedder.js';
import { ModelThreads, orAborted } from '../threads/model-threads.js';
import { embedWithoutBlanks } from '../vectors.js';
import { lessOfAQuestion } from './question-direction.js';
import { joinWindows, windowsOf } from './windows.js';

const DIMENSIONS = 512;

const WORKER = new URL('./embed.worker.mjs', import.meta.url);

/**
 * - texts: above 16, a bigger batch is not faster per text.
 * - padded: one text of 800 characters made fifteen of 100 four times slower. 800 keeps a call near 0.1 s and costs 5 %
 *   of the throughput of calls twice as big.
 * - costly: the model reads 128 tokens of about four characters, so a text longer than 520 costs no more.
 */
const BATCHES = { texts: 16, padded: 800, costly: 520 };

/**
 * Universal Sentence Encoder lite, from the package, in worker threads: about 220 MB and one core per thread.
 * English only: the vector of a text in a script outside its vocabulary is meaningless.
 */
export class BundledEmbedder implements Embedder {
  readonly space: EmbeddingSpaceName = {
    provider: 'bundled',
    model: 'universal-sentence-encoder-lite',
    dimensions: DIMENSIONS,
  };
  private readonly model: ModelThreads;

  constructor({ threads }: { readonly threads: number }) {
    this.model = new ModelThreads({
      name: 'The bundled embedder',
      worker: WORKER,
      threads,
      batches: BATCHES,
      dimensions: DIMENSIONS,
    });
  }

  /** Node's ids of the threads that hold the model. */
  get threadIds(): number[] {
    return this.model.threadIds;
  }

  async start(): Promise<void> {
    await this.model.start();
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
    await this.model.close();
  }

  async #embedWindows(
    texts: readonly string[],
    purpose: EmbeddingPurpose,
    signal: AbortSignal | undefined,
  ): Promise<Float32Array[]> {
    const windows = texts.map(windowsOf);
    const vectors = await this.model.embed(windows.flat(), purpose, signal);
    let taken = 0;
    return windows.map((own) => joinWindows(vectors.slice(taken, (taken += own.length))));
  }
}
