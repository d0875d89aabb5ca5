import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type MessageInput, RecollectClient } from './client.js';
import { batches, ingest, waitForEmbeddings } from './ingest.js';

interface Seen {
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const open: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((close) => close())));

/** A server that returns the prepared responses in order and records its requests. */
async function answering(answers: readonly { status: number; headers?: Record<string, string>; body: unknown }[]) {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const answer = answers[Math.min(seen.length, answers.length - 1)];
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      response.writeHead(answer?.status ?? 500, answer?.headers).end(JSON.stringify(answer?.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections());
  open.push(close);
  return { url, seen, close };
}

const turn = (id: string, content = 'hello'): MessageInput => ({
  type: 'message',
  id,
  content,
  role: 'user',
  session_id: 's',
  sequence: 1,
});
const status = (pending: number) => ({ status: 200, body: { embeddings: { pending, complete: 0, failed: 0 } } });

describe('the HTTP client of benches and demo', () => {
  it('sends the key and the user, and stores in order, batch by batch', async () => {
    const body = { results: [], created: 1, updated: 0, unchanged: 2, failed: 0 };
    const server = await answering([{ status: 200, body }]);
    const progress: number[] = [];
    const limit = { records: 2, characters: 1000 };
    const client = new RecollectClient(`${server.url}/`, 'rk_a_b');
    const sum = await ingest(client, 'ann', [turn('1'), turn('2'), turn('3')], (done) => progress.push(done), limit);
    expect(sum).toEqual({ created: 2, updated: 0, unchanged: 4, failed: 0, firstError: null });
    expect(progress).toEqual([2, 3]);
    expect(server.seen.map(({ line }) => line)).toEqual(['POST /v1/records/batch', 'POST /v1/records/batch']);
    expect(server.seen[0]?.headers).toMatchObject({ 'x-api-key': 'rk_a_b', 'x-user-id': 'ann' });
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({ records: [turn('3')] });
  });

  it('names the first record that was refused', async () => {
    const results = [{ index: 1, status: 'failed', error: { code: 'too_large', detail: 'content' } }];
    const server = await answering([
      { status: 200, body: { results, created: 1, updated: 0, unchanged: 0, failed: 1 } },
    ]);
    const sum = await ingest(new RecollectClient(server.url, 'k'), 'u', [turn('1'), turn('2')], () => undefined);
    expect(sum).toMatchObject({ failed: 1, firstError: '2: {"code":"too_large","detail":"content"}' });
  });

  it('splits batches by number and by characters, and never drops a long record', () => {
    const records = [
      turn('1', 'x'.repeat(90)),
      turn('2', 'x'.repeat(20)),
      turn('3', 'x'.repeat(500)),
      turn('4'),
      turn('5'),
    ];
    const ids = batches(records, { records: 2, characters: 100 }).map((batch) => batch.map(({ id }) => id));
    expect(ids).toEqual([['1'], ['2'], ['3'], ['4', '5']]);
  });

  it('waits for the time of Retry-After when told to slow down', async () => {
    const busy = { status: 429, headers: { 'retry-after': '0' }, body: { code: 'too_many_requests' } };
    const server = await answering([busy, busy, status(0)]);
    await new RecollectClient(server.url, 'k').status('u');
    expect(server.seen).toHaveLength(3);
  });

  it('reports the server’s message when it refuses', async () => {
    const server = await answering([{ status: 401, body: { code: 'unauthorized', detail: 'Send a live key' } }]);
    const search = new RecollectClient(server.url, 'k').search('u', { query: 'q', limit: 1 });
    await expect(search).rejects.toMatchObject({
      name: 'RefusedError',
      status: 401,
      message: '401 unauthorized: Send a live key',
    });
    expect(server.seen).toHaveLength(1);
  });

  it('distinguishes a server that is not there from one that refuses', async () => {
    const server = await answering([status(0)]);
    await server.close();
    await expect(new RecollectClient(server.url, 'k').status('u')).rejects.toMatchObject({ name: 'UnreachableError' });
  });

  it('waits until no vector is pending', async () => {
    const server = await answering([status(3), status(1), status(0)]);
    const heard: number[] = [];
    await waitForEmbeddings(new RecollectClient(server.url, 'k'), 'u', (pending) => heard.push(pending));
    expect(heard).toEqual([3, 1, 0]);
  });

  it('gives up on vectors that never come', async () => {
    const server = await answering([status(2)]);
    const waiting = waitForEmbeddings(new RecollectClient(server.url, 'k'), 'u', () => undefined, 300);
    await expect(waiting).rejects.toThrow('embeddings stand still: 2 pending');
  });
});
