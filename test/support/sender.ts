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
      const bytes = await response.arrayBuffer();
      parentPort.postMessage({ status: response.status, bytes }, [bytes]);
    } catch (error) {
      parentPort.postMessage({ error: String(error.cause ?? error) });
    }
  });`;

export interface Sender {
  /** One request at a time. @throws Error that says why there was no response */
  send(method: string, url: string, headers: Record<string, string>, body: string): Promise<Reply>;
  close(): Promise<unknown>;
}

/** The text of a hundred megabytes takes this thread a tenth of a second, so it is made when somebody reads it. */
class Reply {
  constructor(
    readonly status: number,
    private readonly bytes: ArrayBuffer,
  ) {}

  get text(): string {
    return Buffer.from(this.bytes).toString();
  }
}

export function startSender(): Sender {
  const worker = new Worker(CODE, { eval: true });
  return {
    send: (method, url, headers, body) =>
      new Promise((resolve, reject) => {
        worker.removeAllListeners('error').once('error', reject);
        worker.once('message', (reply: { status: number; bytes: ArrayBuffer } | { error: string }) =>
          'error' in reply
            ? reject(new Error(`${method} ${url} had no answer: ${reply.error}`))
            : resolve(new Reply(reply.status, reply.bytes)),
        );
        worker.postMessage({ method, url, headers, body });
      }),
    close: () => worker.terminate(),
  };
}
