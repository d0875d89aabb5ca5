import { connect } from 'node:net';
import { startApp, type TestApp } from '@test/support/app.js';

let app: TestApp;
beforeAll(async () => (app = await startApp()));
afterAll(() => app.stop());

/** The response to raw bytes, until the server closes the connection. */
function told(sent: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

it.each([
  ['/v1/health', '"errors":[{"field":"Host","message":"is missing"}]'],
  ['/openai/v1/models', '"param":"Host"'],
])('a request of %s without its host is refused in the format of its protocol', async (path, part) => {
  const key = `X-API-Key: ${app.adminKey}\r\nConnection: close\r\n`;
  const text = await told(`GET ${path} HTTP/1.1\r\n${key}\r\n`);
  expect(text).toContain('HTTP/1.1 400 ');
  expect(text).toContain(part);
  expect(await told(`GET ${path} HTTP/1.0\r\n${key}\r\n`)).not.toContain('HTTP/1.1 400 ');
});

it('an expectation that nobody meets is refused with a reason', async () => {
  const text = await told('POST /v1/records HTTP/1.1\r\nHost: a\r\nExpect: the best\r\nContent-Length: 2\r\n\r\n{}');
  expect(text).toContain('HTTP/1.1 417 ');
  expect(text).toContain('Expect: must be 100-continue, or absent');
});
