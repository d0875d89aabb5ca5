import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> };
}

/** A server that receives webhooks. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Its response from now on: a status, or a function that handles the response. */
  answer(how: number | ((response: ServerResponse) => void)): void;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let how: number | ((response: ServerResponse) => void) = 204;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      received.push({ headers: request.headers, text, body: JSON.parse(text) as Received['body'] });
      if (typeof how === 'function') return how(response);
      response.writeHead(how).end('what nobody reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook?of=ours`,
    received,
    answer: (next) => (how = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Whether one of its signatures was made with this secret, as specified, in independent code. */
export function isSignedBy(secret: string, { headers, text }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}

/** An app whose webhooks may reach a server of this machine, and give up after two tries. */
export interface Hooked {
  readonly app: TestApp;
  readonly receiver: Receiver;
  /** When every job has ended. */
  quiet(): Promise<void>;
  /** Without webhooks, jobs and received requests. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startHooked(env: Readonly<Record<string, string>> = {}): Promise<Hooked> {
  const receiver = await startReceiver();
  const app = await startApp({
    env: { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', JOB_ATTEMPTS: '2', JOB_BACKOFF_MS: '1', ...env },
  });
  const quiet = async () => {
    await waitUntil('all jobs', async () => (await app.count('outbox', 'closed_at is null')) === 0);
  };
  return {
    app,
    receiver,
    quiet,
    reset: async () => {
      await quiet();
      await app.db.admin.query('truncate webhooks, dead_letters, outbox');
      receiver.received.length = 0;
      receiver.answer(204);
    },
    stop: async () => {
      await app.stop();
      await receiver.close();
    },
  };
}
