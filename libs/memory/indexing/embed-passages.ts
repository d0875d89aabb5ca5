import { type Embedder, EmbeddingError } from '@platform/embeddings/embedder.js';

interface Text {
  readonly passageId: string;
  readonly text: string;
}

export interface EmbeddedPassages {
  readonly vectors: { passageId: string; vector: Float32Array }[];
  /** Passages whose text the model rejects permanently. */
  readonly rejected: string[];
}

/** A text that every model accepts. A model that rejects it is faulty, so its rejection of another text means nothing. */
const HARMLESS = 'start';

/**
 * Embeds passages together. If the model rejects the batch, each is tried alone, so that one bad text does not block others.
 * @throws EmbeddingError if the model is unavailable, or rejects everything
 */
export async function embedPassages(
  embedder: Embedder,
  passages: readonly Text[],
  signal: AbortSignal,
): Promise<EmbeddedPassages> {
  if (passages.length === 0) return { vectors: [], rejected: [] };
  const together = await unlessRejected(embedder, passages, signal);
  if (together) return { vectors: together, rejected: [] };
  const embedded: EmbeddedPassages = { vectors: [], rejected: [] };
  for (const passage of passages) {
    const alone = passages.length > 1 ? await unlessRejected(embedder, [passage], signal) : undefined;
    const vectors = alone ?? (await askAgain(embedder, passage, signal));
    if (vectors) embedded.vectors.push(...vectors);
    else embedded.rejected.push(passage.passageId);
  }
  return embedded;
}

/**
 * Retries a rejected text, after a harmless one. A faulty provider may reject anything, sometimes or always, and then the text is
 * not the cause.
 */
async function askAgain(
  embedder: Embedder,
  passage: Text,
  signal: AbortSignal,
): Promise<EmbeddedPassages['vectors'] | undefined> {
  if (!(await unlessRejected(embedder, [{ passageId: '', text: HARMLESS }], signal))) {
    throw new EmbeddingError('unavailable', 'the model rejects any text now');
  }
  return unlessRejected(embedder, [passage], signal);
}

/** The vectors of these passages, or `undefined` if the model rejects any of them. */
async function unlessRejected(
  embedder: Embedder,
  passages: readonly Text[],
  signal: AbortSignal,
): Promise<EmbeddedPassages['vectors'] | undefined> {
  try {
    const texts = passages.map(({ text }) => text);
    const vectors = await embedder.embed(texts, 'document', signal);
    return passages.map(({ passageId }, i) => ({ passageId, vector: vectors[i]! }));
  } catch (error) {
    if (error instanceof EmbeddingError && error.kind === 'rejected') return undefined;
    throw error;
  }
}
