import { BundledEmbedder } from '@platform/embeddings/bundled/bundled-embedder.js';
import { inTurn } from '../load/open-loop.js';
import type { MessageInput } from '../support/client.js';

/** Texts of which a model forgets that it has just begun. */
const WARM_UP = 64;

/**
 * Texts a second of the bundled model alone, once for each of two rounds: in one thread, asked for all of them at once, which it orders
 * as it likes best.
 */
export async function bareModel(turns: readonly MessageInput[]): Promise<number[]> {
  const embedder = new BundledEmbedder({ threads: 1 });
  try {
    // Of such texts the server makes the vectors of turns.
    const texts = turns.map(({ speaker, content }) => `${speaker}: ${content}`);
    await embedder.embed(texts.slice(0, WARM_UP), 'document');
    const times = await inTurn([1, 2], () => embedder.embed(texts, 'document'));
    return times.map((ms) => texts.length / (ms / 1000));
  } finally {
    await embedder.close();
  }
}
