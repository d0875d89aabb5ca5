import { connect } from 'node:net';
import { fastify, type FastifyInstance } from 'fastify';
import { answerExpectations, answerUnreadable } from './unreadable.js';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ clientErrorHandler: answerUnreadable });
  answerExpectations(app.server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

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
