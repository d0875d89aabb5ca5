import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { readJsonBodies } from './json-body.js';
import { endSlowRequests } from './hooks.js';
import { answerUnreadable } from './unreadable.js';

const SECONDS = 1;

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({
    clientErrorHandler: answerUnreadable,
    http: { headersTimeout: SECONDS * 1_000, connectionsCheckingInterval: 100 },
  });
  app.removeAllContentTypeParsers();
  readJsonBodies(app);
  endSlowRequests(app, SECONDS);
  app.post('/take', () => 'taken');
  app.post('/refuse', { onRequest: (_, reply) => void reply.status(401).send('refused') }, () => 'taken');
  app.get('/think', async () => {
    await sleep(SECONDS * 1_500);
    return 'thought to the end';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** All bytes received until the server closes the connection. More input is sent again and again. */
async function told(...sent: readonly [string, ...string[]]): Promise<string> {
  let text = '';
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(sent[0]));
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const drip = sent[1] === undefined ? undefined : setInterval(() => socket.write(sent[1] ?? ''), 50);
  // A connection that is reset ends too, and what had arrived counts: `once` of node:events would reject.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  return text;
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n`;

it('ends a request whose body goes on arriving, and says why', async () => {
  const text = await told(`${head('/take')}{"a":"`, 'a');
  expect(text).toContain('HTTP/1.1 408 ');
  expect(text).toContain('took too long to arrive');
  expect(text).toContain('Connection: close');
});

it('ends one whose headers go on arriving', async () => {
  expect(await told('POST /take HTTP/1.1\r\nHost: a\r\n', 'X-More: a\r\n')).toContain('HTTP/1.1 408 ');
});

it('ends one that was refused before its body came', async () => {
  const text = await told(`${head('/refuse')}{"a":"`, 'a');
  expect(text).toContain('HTTP/1.1 401 ');
  expect(text).not.toContain('408');
});

it('leaves alone what has arrived and takes long to answer', async () => {
  expect(await told('GET /think HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toContain('thought to the end');
});
