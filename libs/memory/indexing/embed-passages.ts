import { type Embedder, EmbeddingError } from '@platform/embeddings/embedder.js';
import type { PassageToEmbed } from './passages-to-embed.query.js';

export interface EmbeddedPassages {
  readonly vectors: { passageId: string; vector: Float32Array }[];
  /** Passages whose text the model will never take. */
  readonly rejected: string[];
}

/** What every model takes: one that rejects this is unwell, and says nothing of the text before. */
const HARMLESS = 'start';

/**
 * Embeds passages together. When the model rejects the whole, each is tried alone, so that one bad text holds back
 * no other. @throws EmbeddingError when the model cannot be asked now, or rejects whatever it is given
 */
export async function embedPassages(
  embedder: Embedder,
  passages: readonly PassageToEmbed[],
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
 * A text that was rejected, once more, after one that no model rejects: a provider that is unwell rejects anything, now
 * and then or always, and the text is not to blame.
 */
async function askAgain(
  embedder: Embedder,
  passage: PassageToEmbed,
  signal: AbortSignal,
): Promise<EmbeddedPassages['vectors'] | undefined> {
  if (!(await unlessRejected(embedder, [{ passageId: '', text: HARMLESS }], signal))) {
    throw new EmbeddingError('unavailable', 'the model rejects any text now');
  }
  return unlessRejected(embedder, [passage], signal);
}

/** The vectors of these passages, or `undefined` when the model rejects one or more of them. */
async function unlessRejected(
  embedder: Embedder,
  passages: readonly PassageToEmbed[],
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
