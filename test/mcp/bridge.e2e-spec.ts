import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@test/support/free-port.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';
import { buildIfNeeded } from '../durability/server-process.js';
import { bridgeCommand } from './sdk.js';
import type { RpcAnswer } from './wire.js';

let app: TestApp;
beforeAll(async () => {
  await buildIfNeeded();
  app = await startApp();
});
afterAll(() => app.stop());

const RUNNING = new Set<ChildProcessWithoutNullStreams>();
// For a test that failed halfway.
afterEach(() => {
  for (const child of RUNNING) child.kill();
  RUNNING.clear();
});

/** The bridge as a process, used line by line. */
class BridgeProcess {
  out = '';
  err = '';
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcessWithoutNullStreams;

  constructor(where: { url: string; key: string; user?: string }) {
    const { command, args, cwd } = bridgeCommand(where);
    this.#child = spawn(command, args, { cwd });
    this.#child.stdout.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    this.#child.stderr.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.ended = once(this.#child, 'close').then(([code]) => code as number | null);
    RUNNING.add(this.#child);
  }

  say(message: object | string, encoding: 'utf8' | 'latin1' = 'utf8'): this {
    this.#child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`, encoding);
    return this;
  }

  closeInput(): this {
    this.#child.stdin.end();
    return this;
  }

  /** Every line of stdout is a message, and there is nothing else. */
  get answers(): readonly RpcAnswer[] {
    // What follows the last line break is still arriving.
    const lines = this.out
      .slice(0, this.out.lastIndexOf('\n') + 1)
      .split('\n')
      .filter(Boolean);
    return lines.map((line) => JSON.parse(line) as RpcAnswer);
  }

  async answered(id: number): Promise<void> {
    const ids = () => Promise.resolve(this.answers.map((answer) => answer.id));
    await waitUntil(`the answer to ${id}`, ids, (answered) => answered.includes(id));
  }
}

const call = (id: number, name: string, args: object = {}) => ({
  jsonrpc: '2.0',
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

it('answers every request, and ends when stdin closes', async () => {
  const bridge = new BridgeProcess({ url: app.url, key: app.adminKey, user: 'Zoë' });
  bridge.say({ jsonrpc: '2.0', method: 'notifications/initialized' });
  bridge.say(call(1, 'amp_store', { record: { content: 'Zoë keeps bees — and no hives.' } }));
  bridge.say('').say('this is no JSON').say({ jsonrpc: '2.0', id: 2, method: 'no/such/method' });
  await bridge.answered(1);
  bridge.say(call(3, 'amp_search', { query: 'Who keeps bees?' })).closeInput();
  expect(await bridge.ended).toBe(0);
  const byId = Object.fromEntries(bridge.answers.map((answer) => [String(answer.id), answer]));
  expect(Object.keys(byId).sort()).toEqual(['1', '2', '3', 'null']);
  expect(byId['null']?.error?.code).toBe(-32_700);
  expect(byId['2']?.error?.code).toBe(-32_601);
  expect(JSON.stringify(byId['3']?.result)).toContain('"user_id":"Zoë"');
  expect(bridge.err).toContain(app.url);
  expect(bridge.err).not.toContain(app.adminKey);
});

it('refuses a message that is not UTF-8, and stores nothing of it', async () => {
  const bridge = new BridgeProcess({ url: app.url, key: app.adminKey, user: 'Zoé' });
  bridge.say(call(1, 'amp_store', { record: { content: 'A café in Lyon.' } }), 'latin1');
  bridge.say({ jsonrpc: '2.0', method: 'notifications/é' }, 'latin1');
  await bridge.answered(1);
  bridge.say(call(2, 'amp_list')).closeInput();
  expect(await bridge.ended).toBe(0);
  const codes = bridge.answers.map(({ id, error }) => [String(id), error?.code]);
  expect(codes.sort()).toEqual([['1', -32_700], ['2', undefined], ['null', -32_700]]); // prettier-ignore
  const listed = bridge.answers.find(({ id }) => id === 2)?.result;
  expect(listed).toMatchObject({ structuredContent: { total: 0 } });
});

it('answers an empty batch, which is no message', async () => {
  const bridge = new BridgeProcess({ url: app.url, key: app.adminKey });
  bridge.say('[]').closeInput();
  expect(await bridge.ended).toBe(0);
  expect(bridge.answers).toMatchObject([{ id: null, error: { code: -32_600 } }]);
});

it('reports an unreachable server, and ends', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const bridge = new BridgeProcess({ url, key: app.adminKey });
  expect(await bridge.ended).toBe(1);
  expect([bridge.out, bridge.err]).toEqual(['', `no answer from ${url} (ECONNREFUSED). Is the server running?\n`]);
});

it('reports that the key is refused, without showing it, and ends', async () => {
  const key = `${app.adminKey.slice(0, -1)}_`;
  const bridge = new BridgeProcess({ url: app.url, key });
  expect(await bridge.ended).toBe(1);
  expect([bridge.out, bridge.err]).toEqual(['', `the server at ${app.url} refuses the key: it must be live.\n`]);
});

it('reports what responds there if it is not Recollect', async () => {
  const other = createServer((_, response) => response.writeHead(404).end('nothing here'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/`;
  const bridge = new BridgeProcess({ url, key: app.adminKey });
  expect(await bridge.ended).toBe(1);
  expect([bridge.out, bridge.err]).toEqual(['', `${url} answers 404: is there a Recollect server?\n`]);
  other.close();
});

it('sends the key to no other server', async () => {
  const keys: unknown[] = [];
  const other = createServer((request, response) => {
    keys.push(request.headers['x-api-key']);
    response.end('{}');
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const to = `http://127.0.0.1:${(other.address() as AddressInfo).port}/mcp`;
  const first = createServer((_, response) => response.writeHead(307, { location: to }).end());
  await once(first.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(first.address() as AddressInfo).port}`;
  const bridge = new BridgeProcess({ url, key: app.adminKey });
  expect(await bridge.closeInput().ended).toBe(1);
  expect([bridge.err, keys]).toEqual([`${url} answers 307: is there a Recollect server?\n`, []]);
  for (const server of [first, other]) server.close();
});

it('stays when the server goes away, and reports it to every request', async () => {
  const gone = await startApp();
  const bridge = new BridgeProcess({ url: gone.url, key: gone.adminKey });
  bridge.say(call(1, 'amp_status'));
  await bridge.answered(1);
  await gone.stop();
  bridge.say(call(2, 'amp_status'));
  await bridge.answered(2);
  expect(bridge.answers[1]).toEqual({
    jsonrpc: '2.0',
    id: 2,
    error: { code: -32_000, message: expect.stringContaining('Is the server running?') as string },
  });
  expect(await bridge.closeInput().ended).toBe(0);
});

it('takes no longer than its length for a long event', async () => {
  const text = 'Ada keeps bees, and no hives. '.repeat(2_000_000);
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`event: message\ndata: ${JSON.stringify({ jsonrpc: '2.0', id: 1, result: { text } })}\n\n`);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bridge = new BridgeProcess({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'any' });
  bridge.say(call(1, 'amp_list')).closeInput();
  expect(await bridge.ended).toBe(0);
  const told = bridge.answers.map(({ result }) => (result as { text: string }).text === text);
  expect(told).toEqual([true]);
  server.close();
}, 30_000);

it('answers every request of a batch, also one that the server does not', async () => {
  const server = createServer((_, response) => response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bridge = new BridgeProcess({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: 'any' });
  const note = { jsonrpc: '2.0', method: 'notifications/initialized' };
  bridge
    .say([call(1, 'amp_status'), note, call(2, 'amp_status')])
    .say(call(3, 'amp_status'))
    .closeInput();
  expect(await bridge.ended).toBe(0);
  const error = { code: -32_000, message: 'the server answered 200 without a response' };
  const answers = [1, 2, 3].map((id) => ({ jsonrpc: '2.0', id, error }));
  expect([...bridge.answers].sort((a, b) => Number(a.id) - Number(b.id))).toEqual(answers);
  server.close();
});
