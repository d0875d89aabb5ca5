import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { answerOddRequests, answerUnreadable } from './unreadable.js';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ clientErrorHandler: answerUnreadable });
  answerOddRequests(app.server);
  app.post('/slow', async (request) => {
    await sleep(200);
    return request.body;
  });
  app.get('/stream', (_, reply) => void reply.type('text/plain').send(Readable.from(slowly())));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

async function* slowly(): AsyncGenerator<string> {
  for (const part of ['one ', 'two ', 'three']) {
    yield part;
    await sleep(50);
  }
}

function told(sent: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

it.each([
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Api-Key: ${'k'.repeat(17_000)}\r\n\r\n`,
    431,
    'too_large',
  ],
  ['a path that is too long', `GET /${'k'.repeat(17_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'too_large'],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: anybody\r\n\r\n', 417, 'invalid_input'],
  ['a request for a proxy', 'CONNECT anybody:80 HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'invalid_input'],
  ['what is no HTTP', 'hello, is anybody there?\r\n\r\n', 400, 'invalid_input'],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
    400,
    'invalid_input',
  ],
])('answers %s in the format of every refusal, and quotes nothing of it', async (_, sent, status, code) => {
  const [head = '', body = ''] = (await told(sent)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('Content-Type: application/problem+json');
  const problem = JSON.parse(body) as { request_id: string };
  expect(problem).toMatchObject({ status, code, type: `urn:recollect:error:${code}`, detail: expect.any(String) });
  expect(head).toContain(`X-Request-Id: ${problem.request_id}`);
  expect(body).not.toMatch(/kkk|anybody/);
});

const whole = (n: number) =>
  `POST /slow HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n{"n":${n}}`;

it.each([
  ['what is no HTTP', 'hello?\r\n\r\n', 400],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: anybody\r\n\r\n', 417],
  ['a body that is cut off by no HTTP', `${whole(3).replace('Content-Length: 7', 'Transfer-Encoding: chunked')}`, 400],
])('answers the requests before %s first', async (_, odd, status) => {
  const text = await told(`${whole(1)}${whole(2)}${odd}`);
  expect(text.match(/HTTP\/1.1 \d+|\{"n":\d\}/g)).toEqual([
    'HTTP/1.1 200',
    '{"n":1}',
    'HTTP/1.1 200',
    '{"n":2}',
    `HTTP/1.1 ${status}`,
  ]);
});

it('lets a stream end before it refuses what comes after its request', async () => {
  const text = await told('GET /stream HTTP/1.1\r\nHost: a\r\n\r\nhello?\r\n\r\n');
  expect(text).toMatch(/one .*two .*three\r\n0\r\n\r\nHTTP\/1.1 400 /s);
});
