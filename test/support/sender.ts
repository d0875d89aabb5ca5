import { Worker } from 'node:worker_threads';

/**
 * Runs on its own thread, so that the cost of sending and receiving is not counted as work of the application under
 * test.
 */
const CODE = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', async ({ url, method, headers, body }) => {
    try {
      const response = await fetch(url, { method, headers, body });
      parentPort.postMessage({ status: response.status, text: await response.text() });
    } catch (error) {
      parentPort.postMessage({ error: String(error.cause ?? error) });
    }
  });`;

export interface Sender {
  /** One request at a time. @throws Error that says why there was no response */
  send(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<{ status: number; text: string }>;
  close(): Promise<unknown>;
}

export function startSender(): Sender {
  const worker = new Worker(CODE, { eval: true });
  return {
    send: (method, url, headers, body) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners('error').once('error', reject);
        worker.once('message', (reply: { status: number; text: string } | { error: string }) =>
          'error' in reply ? reject(new Error(`${method} ${url} had no answer: ${reply.error}`)) : resolve(reply),
        );
        worker.postMessage({ method, url, headers, body });
      }),
    close: () => worker.terminate(),
  };
}
