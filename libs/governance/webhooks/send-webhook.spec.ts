import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SendWebhook, WebhookFailure } from './send-webhook.js';

let server: Server;
let port: number;
let asked = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    request.resume().on('end', () => {
      if (request.url === '/silent') return;
      if (request.url === '/unfinished') return response.writeHead(200).write('{');
      if (request.url === '/broken') {
        response.writeHead(200, { 'content-length': 10 }).write('{', () => request.socket.destroy());
        return;
      }
      if (request.url === '/forbidden')
        return request.socket.end('HTTP/1.1 204 No Content\r\nContent-Length: 2\r\n\r\nok');
      response.writeHead(Number(request.url?.slice(1))).end();
    });
    if (request.url === '/101')
      request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = 0;
});

const send = (url: string, networks: string[], signal?: AbortSignal) =>
  new SendWebhook({ webhooks: { networks } }).run(url, {}, '{}', signal);
const kindOf = (sent: Promise<number>) =>
  sent.then(
    (status) => status,
    (error: WebhookFailure) => [error.kind, error.status, error.retryable],
  );

describe('a host name', () => {
  it('that resolves to an address that is not allowed is not connected to', async () => {
    expect(await kindOf(send(`https://localhost:${port}/200`, []))).toEqual(['address_refused', undefined, false]);
    expect(await kindOf(send(`http://localhost:${port}/200`, ['10.0.0.0/8']))).toEqual(['address_refused', undefined, false]); // prettier-ignore
    expect(asked).toBe(0);
  });

  it('is connected to through the allowed address', async () => {
    expect(await send(`http://localhost:${port}/200`, ['127.0.0.1'])).toBe(200);
    expect(asked).toBe(1);
  });

  it('that does not resolve is a failure that is retried', async () => {
    expect(await kindOf(send('https://nobody.invalid/', []))).toEqual(['unavailable', undefined, true]);
  });
});

describe('a response', () => {
  it.each([
    [101, ['refused', 101, true]],
    [204, 204],
    [301, ['refused', 301, true]],
    [404, ['refused', 404, true]],
    [410, ['gone', 410, false]],
    [429, ['unavailable', 429, true]],
    [503, ['unavailable', 503, true]],
  ])('of %d is reported as %j', async (status, told) => {
    expect(await kindOf(send(`http://127.0.0.1:${port}/${status}`, ['any']))).toEqual(told);
  });

  it.each([
    ['unfinished', 200],
    ['broken', 200],
    ['forbidden', 204],
  ])('with a body that is %s has arrived, so the event is not sent again', async (how, status) => {
    const began = performance.now();
    expect(await kindOf(send(`http://127.0.0.1:${port}/${how}`, ['any']))).toBe(status);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('that does not arrive is abandoned when the caller aborts, with the caller’s reason', async () => {
    const stop = new AbortController();
    const sent = send(`http://127.0.0.1:${port}/silent`, ['any'], stop.signal);
    stop.abort(new Error('the process stops'));
    await expect(sent).rejects.toThrow('the process stops');
  });
});
