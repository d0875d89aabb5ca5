import { BundledEmbedder } from '@platform/embeddings/bundled/bundled-embedder.js';
import { inTurn } from '../load/open-loop.js';
import type { MessageInput } from '../support/client.js';

/** Texts to warm the model up. */
const WARM_UP = 64;

/**
 * Texts a second of the bundled model alone, for each of two rounds: in one thread, with all texts at once, which it
 * may order as it likes.
 */
export async function bareModel(turns: readonly MessageInput[]): Promise<number[]> {
  const embedder = new BundledEmbedder({ threads: 1 });
  try {
    // The server embeds such texts of turns.
    const texts = turns.map(({ speaker, content }) => `${speaker}: ${content}`);
    await embedder.embed(texts.slice(0, WARM_UP), 'document');
    const times = await inTurn([1, 2], () => embedder.embed(texts, 'document'));
    return times.map((ms) => texts.length / (ms / 1000));
  } finally {
    await embedder.close();
  }
}
