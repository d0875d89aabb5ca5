import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { Gate } from '@test/support/gate.js';
import { letGoWhenStopping } from './stopping.js';

const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

interface Serving {
  readonly app: FastifyInstance;
  /** What is asked for at `/slow` is told when it opens. */
  readonly slow: Gate;
  speak(text: string): Promise<Socket>;
}

async function serving(since?: number): Promise<Serving> {
  const slow = new Gate();
  const app = fastify({ return503OnClosing: false });
  letGoWhenStopping(app, { since });
  app.get('/slow', async () => {
    await slow.pass();
    return 'told to the end';
  });
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
  return { app, slow, speak };
}

async function took(app: FastifyInstance): Promise<number> {
  const began = performance.now();
  await app.close();
  return performance.now() - began;
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
  const stopped = took(app);
  setTimeout(() => slow.open(), 800);
  expect(await stopped).toBeLessThan(3_000);
  await heard;
  expect(told).toContain('told to the end');
});

it('does not wait longer than a stop may take, for an answer or for the rest of a body', async () => {
  const { app, speak } = await serving(performance.now() - 8_500);
  await speak('GET /never HTTP/1.1\r\nHost: a\r\n\r\n');
  await speak('POST /take HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 900\r\n\r\nhalf');
  expect(await took(app)).toBeLessThan(4_000);
});
