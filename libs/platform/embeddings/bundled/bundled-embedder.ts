import {
  type Embedder,
  type EmbeddingPurpose,
  type EmbeddingSpaceName,
  embedWithoutBlanks,
  unitVector,
} from '../embedder.js';
import { ModelThreads, orAborted } from '../threads/model-threads.js';

const DIMENSIONS = 512;

const WORKER = new URL('./embed.worker.mjs', import.meta.url);

/**
 * - texts: more at once are not faster per text.
 * - padded: a text takes some 3 ms per hundred characters, so 800 keep a call near 25 ms, for which a query may have to wait. In
 *   TensorFlow.js it takes 0.1 s, and one text of 800 characters makes fifteen of 100 four times slower.
 * - costly: the model reads 128 tokens of about four characters, so a text longer than 520 costs no more.
 */
const BATCHES = { texts: 16, padded: 800, costly: 520 };

/**
 * Universal Sentence Encoder lite, from the package, in worker threads: about 120 MB for the first, 45 for each further one, and one core per thread.
 * It knows English. A German, French or Spanish text reaches it word by word in English (`in-english.mjs`). The vector of a text in another language means
 * little, and nothing in a script outside its vocabulary.
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

/** What the model is sure to read of an English text: its 128 tokens are about 500 characters. */
const WINDOW_CHARACTERS = 460;
/** Far longer than any of our passages. Text beyond it is not read. */
const READ_CHARACTERS = 8 * WINDOW_CHARACTERS;

/**
 * The model reads only the beginning of a text, so a long text is split between words into windows of equal length.
 */
export function windowsOf(text: string): string[] {
  const read = text.slice(0, READ_CHARACTERS);
  const windows: string[] = [];
  let start = 0;
  // Cutting at an earlier blank makes later windows slightly longer. WINDOW_CHARACTERS leaves room for that.
  for (let left = Math.ceil(read.length / WINDOW_CHARACTERS); left > 1; left--) {
    const end = wordEnd(read, start, start + Math.ceil((read.length - start) / left));
    windows.push(read.slice(start, end));
    start = end;
  }
  return [...windows, read.slice(start)].filter((window, i) => i === 0 || window.trim() !== '');
}

/** The last blank before `end`, unless it is so far back that the window would be short. */
function wordEnd(text: string, start: number, end: number): number {
  const blank = text.lastIndexOf(' ', end);
  return blank > start + (end - start) / 2 ? blank : end;
}

/** One vector for a text: the direction of the sum of its windows' vectors. */
export function joinWindows(vectors: readonly Float32Array[]): Float32Array {
  const [first] = vectors;
  if (!first || vectors.length === 1) return first ?? new Float32Array();
  const sum = new Float32Array(first.length);
  for (const vector of vectors) vector.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
  return unitVector(sum) ?? first;
}

/**
 * What all questions have in common in this model, whatever they ask: the mean of a hundred questions about different
 * topics. A test recomputes it from testing/sample-questions.ts. One signed byte per dimension, without a fixed scale.
 */
const QUESTIONS = Buffer.from(
  'B/38SvIHIdMCAQscIEHfBfMQNw3n/9YC6OIl0RPk7vQxtxwNpjb51fYcNu33niD4L9YU6iwI6P/ZFAbBlVun8fMxFPkN7ETZDubUqvd8IBluuM' +
    'kIEncL+Ane8PAKFbQNzETv21PobQ/UwOnf5hLu3e/7DCAWyQrVIPwHL8wXBw4bGhav8yjJnnHfLz374UA89A0ABCnN0dQFzwvm7fMB3R8jYOXm' +
    '4Rz1FTkmFxAZ4FMtC9701w34z7sYIljgBfVQEe7z5goYBWiWG+qmHv2k8BkwzC8S4wwL5xwNARL1NeX9D7kB6x0VSMg8EhRD1/lTLNkVAxiVIx' +
    'EByhP3AakqGv33KBYUG/wq0DrwEckKSwcDzhmQvBAh8fIuG/3fBQsuFKBCueO185P8LeE+FS6D8P25FQP5DN8eP9vw3YvpKh0bHNHYQxPPwu74' +
    'DSH3P1z6+ORgD7a3NNDkL1Q/AHP4343ZLszkmSDUTScKtAnZ5NcfUC9L/yiIDhzsDRUANT8F7DURT3QY6Oi2/g9LJBTvwtSBHBMS7hXr3P0KFy' +
    'kLXmbiuCbr8ygXsBoq5vL6IgR/AAT9pxgIsObt+eZFIvVELTVFC/s9ByYg0pw7MjGmNAk1bdQvK7U55CIX6brdJ9v/JwPxldqt1JuvAjPx5qUB' +
    'KtkLdgQHCucj9QET+wDe1w4=',
  'base64',
);
const DIRECTION = unitVector(Array.from(QUESTIONS, (_, i) => QUESTIONS.readInt8(i))) as Float32Array;

/**
 * The share of it that is subtracted. By vectors alone, subtracting all of it finds the most turns (LoCoMo's
 * development half, recall@10: 40.5 with none, 53.8 with all). But a turn that asks the same question is useful too,
 * because an answer follows it. Together with search by words, half is best.
 */
const TAKEN = 0.5;

/**
 * Subtracts part of the question direction from a query's vector, which would otherwise be closer to other questions
 * than to its answer. A query that is not a question has little of it and keeps its direction.
 */
function lessOfAQuestion(vector: Float32Array): Float32Array {
  const shared = TAKEN * DIRECTION.reduce((sum, value, i) => sum + value * (vector[i] ?? 0), 0);
  if (shared <= 0) return vector;
  return unitVector(vector.map((value, i) => value - shared * (DIRECTION[i] ?? 0))) ?? vector;
}

/** For the test that recomputes it. */
export function questionDirection(): Float32Array {
  return DIRECTION;
}
