import { type Embedder, EmbeddingError } from '@platform/embeddings/embedder.js';
import type { PassageToEmbed } from './passages-to-embed.query.js';

export interface EmbeddedPassages {
  readonly vectors: { passageId: string; vector: Float32Array }[];
  /** Passages whose text the model will never take. */
  readonly rejected: string[];
}

/**
 * Embeds passages together. When the model rejects the whole, each is tried alone, so that one bad text holds back
 * no other. @throws EmbeddingError when the model cannot be asked now
 */
export async function embedPassages(
  embedder: Embedder,
  passages: readonly PassageToEmbed[],
  signal: AbortSignal,
): Promise<EmbeddedPassages> {
  const embedded: EmbeddedPassages = { vectors: [], rejected: [] };
  if (passages.length === 0) return embedded;
  try {
    const vectors = await embedder.embed(
      passages.map(({ text }) => text),
      'document',
      signal,
    );
    passages.forEach(({ passageId }, i) => embedded.vectors.push({ passageId, vector: vectors[i]! }));
    return embedded;
  } catch (error) {
    if (!(error instanceof EmbeddingError) || error.kind !== 'rejected') throw error;
    if (passages.length === 1) return { vectors: [], rejected: [passages[0]!.passageId] };
  }
  for (const passage of passages) {
    const one = await embedPassages(embedder, [passage], signal);
    embedded.vectors.push(...one.vectors);
    embedded.rejected.push(...one.rejected);
  }
  return embedded;
}
