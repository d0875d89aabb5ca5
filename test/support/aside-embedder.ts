import { Worker } from 'node:worker_threads';

/** Runs on its own thread, like a model, so that its cost is not counted as work of the application under test. */
const CODE = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const vectorOf = (text) => {
    let seed = 2166136261;
    for (let i = 0; i < text.length; i += 7) seed = Math.imul(seed ^ text.charCodeAt(i), 16777619);
    const vector = Array.from({ length: 32 }, () => (seed = (Math.imul(seed, 1664525) + 1013904223) | 0) / 2 ** 31);
    const length = Math.hypot(...vector) || 1;
    return vector.map((value) => Number((value / length).toFixed(4)));
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const data = JSON.parse(body).input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

export interface AsideEmbedder {
  /** The settings that make an application use it. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<unknown>;
}

/** A model in OpenAI's wire format whose vectors distinguish texts and mean nothing. */
export async function startAsideEmbedder(): Promise<AsideEmbedder> {
  const worker = new Worker(CODE, { eval: true });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return {
    env: { EMBEDDING_PROVIDER: 'openai', EMBEDDING_BASE_URL: `http://127.0.0.1:${port}/v1`, EMBEDDING_MODEL: 'aside' },
    close: () => worker.terminate(),
  };
}
