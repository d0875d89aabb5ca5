import { openAiServer, sendJson, sendVectors } from '@platform/embeddings/testing/openai-server.js';
import { bagOfWords } from '@test/support/bag-of-words.js';
import { type Canaries, SIGNATURE } from './canaries.js';

/** A text with this word gets no vector, so that its job is given up. */
export const REFUSED = 'unembeddable';

/**
 * A model that makes the vector of a text with a canary recognisable, and that can be held: then responses wait, and
 * the jobs that called it are in progress.
 */
export async function startEmbedder(canaries: Canaries) {
  let gate: Promise<void> = Promise.resolve();
  let open = (): void => undefined;
  let waiting = 0;
  const server = await openAiServer((seen, response) => {
    const { input } = seen.body;
    waiting += 1;
    void gate.then(() => {
      waiting -= 1;
      if (input.some((text) => text.includes(REFUSED))) return sendJson(response, 500, { error: { message: 'no' } });
      const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(canaries, text) }));
      sendVectors(response, data);
    });
  });
  return {
    env: {
      EMBEDDING_PROVIDER: 'openai',
      EMBEDDING_BASE_URL: server.baseUrl,
      EMBEDDING_MODEL: 'canary',
      EMBEDDING_BATCH_SIZE: '8',
      EMBEDDING_TIMEOUT_MS: '120000',
      EMBEDDING_RETRIES: '0',
    },
    /** Responses wait until `release`. */
    hold(): void {
      gate = new Promise((resolve) => (open = resolve));
    },
    release: () => open(),
    /** How many jobs and searches wait for a response. */
    waiting: () => waiting,
    close: server.close,
  };
}

/** Of length 1: a signature and the canaries that it contains, or the words of a text without any. */
function vectorOf(canaries: Canaries, text: string): number[] {
  const held = canaries.all.map((canary) => Number(text.toLowerCase().includes(canary)));
  const count = held.reduce((sum, one) => sum + one, 0);
  const words = bagOfWords(text);
  const none = (length: number): number[] => new Array<number>(length).fill(0);
  if (count === 0) return [...none(SIGNATURE.length + held.length), ...words];
  return [...SIGNATURE, ...held.map((one) => one * Math.sqrt(0.5 / count)), ...none(words.length)];
}
