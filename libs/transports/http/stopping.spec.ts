import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { Gate } from '@test/support/gate.js';
import { holdingTime } from '@test/support/held-timers.js';
import { letGoWhenStopping, type Stopping } from './stopping.js';

const STEP_MS = 50;
const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

interface Serving {
  readonly app: FastifyInstance;
  readonly stopping: Pick<Stopping, 'since' | 'drains'>;
  /** A request to `/slow` gets its response when this opens. */
  readonly slow: Gate;
  speak(text: string): Promise<Socket>;
}

async function serving(): Promise<Serving> {
  const stopping: Pick<Stopping, 'since' | 'drains'> = { since: undefined, drains: false };
  const slow = new Gate();
  const app = fastify({ return503OnClosing: false });
  letGoWhenStopping(app, stopping);
  app.get('/slow', async () => {
    await slow.pass();
    return 'told to the end';
  });
  app.get('/quick', () => 'quickly told');
  app.get('/never', () => new Promise(() => undefined));
  app.post('/take', () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = (app.server.address() as { port: number }).port;
  const speak = async (text: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    open.push(socket);
    await once(socket, 'connect');
    socket.write(text);
    await sleep(50);
    return socket;
  };
  return { app, stopping, slow, speak };
}

/**
 * Stops the app and advances the time until it has stopped. `at`: actions by milliseconds after the start of the
 * stop.
 * @returns how much time it took
 */
async function took(app: FastifyInstance, at: Readonly<Record<number, () => void>> = {}): Promise<number> {
  return holdingTime(async (pass) => {
    let closed = false;
    at[0]?.();
    void app.close().then(() => (closed = true));
    let ms = 0;
    // Closing a connection or sending a response takes a few turns of the event loop but no time.
    for (; !closed && ms < 60_000; ms += STEP_MS) {
      await pass(STEP_MS);
      at[ms + STEP_MS]?.();
      for (let turn = 0; turn < 20 && !closed; turn += 1) await new Promise((next) => setImmediate(next));
    }
    return ms;
  });
}

it('is not kept from stopping by who has connected and asks nothing, or has asked for half a thing', async () => {
  const { app, speak } = await serving();
  await speak('');
  await speak('GET /slow HTT');
  await speak('GET /take HTTP/1.1\r\nHost: a\r\n\r\nGET /ta');
  expect(await took(app)).toBeLessThan(3_000);
});

it('answers what was asked before it stops', async () => {
  const { app, slow, speak } = await serving();
  const asking = await speak('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  let told = '';
  asking.on('data', (chunk: Buffer) => (told += chunk.toString()));
  await slow.reached;
  const heard = once(asking, 'close');
  expect(await took(app, { 800: () => slow.open() })).toBeLessThan(3_000);
  await heard;
  expect(told).toContain('told to the end');
});

it('does not wait longer than a stop may take, for an answer or for the rest of a body', async () => {
  const { app, stopping, speak } = await serving();
  await speak('GET /never HTTP/1.1\r\nHost: a\r\n\r\n');
  await speak('POST /take HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 900\r\n\r\nhalf');
  const begun = () => (stopping.since = performance.now() - 8_500);
  expect(await took(app, { 0: begun })).toBeLessThan(4_000);
});

it('tells who keeps a connection, by a signal, that it ends, and closes none that is still being used', async () => {
  const { app, stopping, speak } = await serving();
  const keeping = await speak('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
  let told = '';
  keeping.on('data', (chunk: Buffer) => (told += chunk.toString()));
  let reset = false;
  keeping.once('error', () => (reset = true));
  stopping.drains = true;
  const again = () => keeping.write('GET /quick HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await took(app, { 700: again })).toBeLessThan(3_000);
  expect(told.match(/quickly told/g)).toHaveLength(2);
  expect(told.match(/connection: (close|keep-alive)/gi)).toEqual(['Connection: keep-alive', 'Connection: close']);
  expect(reset).toBe(false);
});
