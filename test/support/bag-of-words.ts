import { openAiServer, sendVectors } from '@platform/embeddings/testing/openai-server.js';

const DIMENSIONS = 64;

/**
 * A fast, deterministic model: each word has its own direction, and a text is the sum of its words. Texts with common
 * words are therefore close to each other, as with a real model.
 */
export function bagOfWords(text: string): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let seed = [...word].reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
      2_166_136_261,
    );
    for (let index = 0; index < DIMENSIONS; index += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      vector[index] = (vector[index] ?? 0) + seed / 2 ** 31 - 1;
    }
  }
  const norm = Math.hypot(...vector) || 1;
  return vector.map((value) => value / norm);
}

interface ModelOptions {
  readonly delayMs?: number;
  /** The first request of a process (`start`) may take longer. */
  readonly startMs?: number;
  /** Awaited before each response. */
  readonly mayAnswer?: () => Promise<void>;
}

/** Serves that model in OpenAI's wire format. `env`: the settings that make an application use it. */
export async function startBagOfWords({ delayMs = 0, startMs, mayAnswer }: ModelOptions = {}) {
  const server = await openAiServer((seen, response) => {
    const data = seen.body.input.map((text, index) => ({ object: 'embedding', index, embedding: bagOfWords(text) }));
    const answer = async (): Promise<void> => {
      await mayAnswer?.();
      sendVectors(response, data);
    };
    setTimeout(() => void answer(), seen.body.input[0] === 'start' ? (startMs ?? delayMs) : delayMs);
  });
  return {
    env: {
      EMBEDDING_PROVIDER: 'openai',
      EMBEDDING_BASE_URL: server.baseUrl,
      EMBEDDING_MODEL: 'bag-of-words',
      EMBEDDING_BATCH_SIZE: '128',
    },
    close: server.close,
  };
}
