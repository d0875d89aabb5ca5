import { createServer } from 'node:net';
import { inspect } from 'node:util';
import {
  ConflictError, InvalidRequestError, NetworkError, RateLimitError, Recollect, RecollectError, ServerError, TimeoutError,
} from './recollect.js'; // prettier-ignore
import { FakeServer, problem } from './testing/fake-server.js';

let server: FakeServer;
beforeAll(async () => {
  server = await FakeServer.start();
});
afterAll(() => server.stop());

const busy = problem(503, 'unavailable', { 'retry-after': '0' });
const stored = { json: { id: 'semantic_1', created: true } };
const silence = (): void => undefined;
const hangUp = (response: { destroy(): void }): void => response.destroy();

const { jest } = import.meta;
// If a test times out within its work, the timers would stay held for the next one.
afterEach(() => void jest.useRealTimers());

/** Runs `work` while our timers fire only when it advances the time; sockets are not affected. */
async function holdingTimers<T>(work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({
    doNotFake: ['Date', 'performance', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
  });
  try {
    return await work();
  } finally {
    jest.useRealTimers();
  }
}
async function turnsUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((next) => setImmediate(next));
}

const keys = () => server.heard.map(({ headers }) => headers['idempotency-key']);
const caught = (work: Promise<unknown>): Promise<RecollectError> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: RecollectError) => error,
  );

describe('a write that the server executes once', () => {
  it('is repeated with the same key and the same body until it gets a response', async () => {
    server.say(busy, hangUp, busy, stored);
    await expect(server.client().records.store({ content: 'a' })).resolves.toEqual(stored.json);
    expect(server.heard).toHaveLength(4);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(server.heard.map(({ body }) => JSON.stringify(body)))).toEqual(new Set(['{"content":"a"}']));
  });

  it('has a new key for each call, or the given one', async () => {
    server.say(stored);
    const { records } = server.client();
    await records.store({ content: 'a' });
    await records.store({ content: 'a' });
    await records.store({ content: 'a' }, { idempotencyKey: 'mine' });
    const [first, second, third] = keys();
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });

  it('has a key also in a page without TLS, whose browser makes no UUIDs', async () => {
    server.say(stored);
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    try {
      await server.client().records.store({ content: 'a' });
    } finally {
      Reflect.deleteProperty(crypto, 'randomUUID');
    }
    expect(keys()[0]).toMatch(/^[0-9a-f]{36}$/);
  });

  it('waits for its twin that is still running, and takes its response', async () => {
    server.say(problem(409, 'idempotency_in_progress'), stored);
    await expect(server.client().records.store({ content: 'a' })).resolves.toEqual(stored.json);
  });

  it('is not repeated if the server has decided', async () => {
    server.say(problem(409, 'idempotency_conflict'));
    await expect(server.client().records.store({ content: 'a' })).rejects.toThrow(ConflictError);
    expect(server.heard).toHaveLength(1);
  });
});

describe('a write that might be executed twice', () => {
  it.each([
    ['patch', (client: Recollect) => client.records.patch('a', { title: 'b' })],
    ['delete', (client: Recollect) => client.records.delete('a')],
    ['keys.create', (client: Recollect) => client.keys.create({ name: 'a', permissions: ['admin'] })],
    ['amp.call', (client: Recollect) => client.call('amp.call', { body: { operation: 'store' } })],
  ])('%s is never repeated', async (_, ask) => {
    for (const answer of [busy, hangUp, problem(429, 'too_many_requests')]) {
      server.say(answer, { json: {} });
      await expect(ask(server.client({ headers: { 'idempotency-key': 'forced' } }))).rejects.toThrow(RecollectError);
      expect(server.heard).toHaveLength(1);
    }
  });
});

describe('a read', () => {
  it.each([
    ['records.get', (client: Recollect) => client.records.get('a')],
    ['records.search', (client: Recollect) => client.records.search('a')],
  ])('%s is repeated, without a key', async (_, ask) => {
    server.say(busy, hangUp, { json: { id: 'a' } });
    await expect(ask(server.client())).resolves.toEqual({ id: 'a' });
    expect(keys()).toEqual([undefined, undefined, undefined]);
  });

  it('is repeated as often as configured, and then fails with the last error', async () => {
    for (const [maxRetries, requests] of [[0, 1], [2, 3]] as const) {
      server.say(busy);
      const error = await caught(server.client({ maxRetries }).records.get('a'));
      expect(error).toBeInstanceOf(ServerError);
      expect(error).toMatchObject({ code: 'unavailable', status: 503, requestId: 'r-1', retryAfter: 0 });
      expect(server.heard).toHaveLength(requests);
    }
  }); // prettier-ignore

  it('is not repeated if the server had an internal error', async () => {
    server.say(problem(500, 'internal'));
    await expect(server.client().records.get('a')).rejects.toThrow(ServerError);
    expect(server.heard).toHaveLength(1);
  });
});

describe('a wait requested by the server', () => {
  it('is observed', async () => {
    server.say(problem(429, 'too_many_requests', { 'retry-after': '1' }), { json: { id: 'a' } });
    const started = Date.now();
    await server.client().records.get('a');
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  it('is left to a caller that does it itself', async () => {
    server.say(problem(429, 'too_many_requests', { 'retry-after': '0' }), busy, { json: { id: 'a' } });
    const { records } = server.client();
    const error = await caught(records.get('a', {}, { retryRateLimits: false }));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(server.heard).toHaveLength(1);
    await expect(records.get('a', {}, { retryRateLimits: false })).resolves.toEqual({ id: 'a' });
  });

  it('is not started if the timeout would pass first', async () => {
    server.say(problem(429, 'too_many_requests', { 'retry-after': '3600' }));
    const started = Date.now();
    const error = await caught(server.client().records.get('a'));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error.retryAfter).toBe(3_600);
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});

describe('the timeout', () => {
  it('applies to the whole call, and is reported as such', async () => {
    server.say(silence);
    const error = await holdingTimers(async () => {
      let over = false;
      const asked = caught(server.client({ timeoutMs: 60_000 }).records.get('a', {}, { timeoutMs: 80 }));
      void asked.then(() => (over = true));
      await turnsUntil(() => server.heard.length === 1);
      await jest.advanceTimersByTimeAsync(79);
      expect(over).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      await turnsUntil(() => over);
      return asked;
    });
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).not.toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ code: 'timeout', status: 0, detail: 'no answer within 80 ms' });
    expect(server.heard).toHaveLength(1);
  });

  it('also applies if the head of a response has arrived and its body does not end', async () => {
    server.say((response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'));
    await expect(server.client({ timeoutMs: 150 }).records.get('a')).rejects.toThrow(TimeoutError);
  });

  it('is longer by the time the server was asked to wait', async () => {
    server.say((response) => setTimeout(() => response.end('{"id":"a"}'), 300));
    const options = { timeoutMs: 100, waitSeconds: 5 };
    await expect(server.client().records.store({ content: 'a' }, options)).resolves.toEqual({ id: 'a' });
    expect(server.heard[0]?.headers['prefer']).toBe('wait=5');
  });
});

describe('a caller who aborts', () => {
  const reason = new Error('changed my mind');

  it('gets their own reason while waiting for the server', async () => {
    server.say(silence);
    const controller = new AbortController();
    const asked = caught(server.client().records.get('a', {}, { signal: controller.signal }));
    while (server.heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort(reason);
    expect(await asked).toBe(reason);
  });

  it('gets their own reason while waiting to retry', async () => {
    server.say(problem(503, 'unavailable', { 'retry-after': '30' }));
    const controller = new AbortController();
    await holdingTimers(async () => {
      const asked = caught(server.client().records.get('a', {}, { signal: controller.signal }));
      // The deadline of the call, and the wait of half a minute.
      await turnsUntil(() => jest.getTimerCount() === 2);
      controller.abort(reason);
      expect(await asked).toBe(reason);
    });
    expect(server.heard).toHaveLength(1);
  });

  it('gets their own reason while reading an export, and the server is let go', async () => {
    let left = false;
    server.say((response) => {
      response.writeHead(200, { 'content-type': 'application/zip' }).write('PK');
      response.once('close', () => (left = true));
    });
    const controller = new AbortController();
    const { body } = await server.client().users.exportData('ada', { signal: controller.signal });
    const reading = body!.getReader();
    await reading.read();
    controller.abort(reason);
    expect(await caught(reading.read())).toBe(reason);
    await turnsUntil(() => left);
  });

  it('sends nothing if they aborted before', async () => {
    server.say(stored);
    const asked = server.client().records.store({ content: 'a' }, { signal: AbortSignal.abort(reason) });
    expect(await caught(asked)).toBe(reason);
    expect(server.heard).toHaveLength(0);
  });
});

describe('a request', () => {
  it('contains the key, and the user if the operation accepts one', async () => {
    server.say({ json: { records: [], keys: [], has_more: false } });
    const client = server.client({ userId: 'alice', headers: { 'x-proxy': 'in', 'x-api-key': 'another' } });
    await client.records.list().page();
    await client.asUser('Зоя').records.list().page();
    await client.keys.list().page();
    const [own, other, admin] = server.heard.map(({ headers }) => headers);
    expect(own).toMatchObject({ 'x-api-key': 'rk_test', 'x-user-id': 'alice', 'x-proxy': 'in' });
    expect(Buffer.from(String(other?.['x-user-id']), 'latin1').toString()).toBe('Зоя');
    expect(admin).not.toHaveProperty('x-user-id');
  });

  it('names the version that is edited', async () => {
    server.say({ json: {} });
    await server.client().records.patch('a', { title: null }, { ifMatch: 3 });
    expect(server.heard[0]).toMatchObject({ method: 'PATCH', path: '/v1/records/a', body: { title: null } });
    expect(server.heard[0]?.headers['if-match']).toBe('"3"');
  });

  it('is sent below the path of the address', async () => {
    server.say({ json: {} });
    await new Recollect({ url: `${server.url}/memory/` }).health.live();
    expect(server.heard[0]?.path).toBe('/memory/livez');
    expect(server.heard[0]?.headers).not.toHaveProperty('x-api-key');
  });
});

describe('a response', () => {
  it('is a response also if a server reports that it is not ready', async () => {
    server.say({ status: 503, json: { status: 'unavailable' } });
    await expect(server.client().health.ready()).resolves.toEqual({ status: 'unavailable' });
    expect(server.heard).toHaveLength(1);
  });

  it('is not from Recollect if it is not JSON', async () => {
    server.say({ text: '<html>welcome</html>', headers: { 'content-type': 'text/html' } });
    expect(await caught(server.client().records.get('a'))).toMatchObject({ code: 'unexpected_answer', status: 200 });
  });

  it('is not followed to another address, because the key would be sent along', async () => {
    const other = await FakeServer.start();
    server.say({ status: 307, headers: { location: `${other.url}/v1/records` }, text: '' });
    const error = await caught(server.client().records.store({ content: 'a' }));
    expect(error).toMatchObject({ code: 'unexpected_answer', status: 307 });
    expect(error.detail).toContain(other.url);
    expect(other.heard).toEqual([]);
    await other.stop();
  });

  it('is missing if the connection breaks while a refusal is read', async () => {
    server.say((response) => {
      response.writeHead(403, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    });
    const { users, records } = server.client({ maxRetries: 0 });
    for (const work of [users.exportData('ada'), records.get('a')])
      expect(await caught(work)).toMatchObject({ name: 'NetworkError', code: 'network', status: 0 });
  });

  it('is missing if nobody listens', async () => {
    const gone = createServer();
    const port = await new Promise<number>((resolve) => {
      gone.listen(0, '127.0.0.1', () => resolve((gone.address() as { port: number }).port));
    });
    await new Promise((resolve) => gone.close(resolve));
    const client = new Recollect({ url: `http://127.0.0.1:${port}`, apiKey: 'rk_test', maxRetries: 0 });
    const error = await caught(client.records.get('a'));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ code: 'network', status: 0, detail: expect.stringContaining('ECONNREFUSED') });
    expect(error.cause).toMatchObject({ name: 'TypeError' });
  });
});

describe('a client', () => {
  it('does not reveal its key when printed', () => {
    const client = server.client({ apiKey: 'rk_secret' });
    const shown = [inspect(client, { depth: 10, showHidden: true }), JSON.stringify(client), String(client)];
    expect(shown.filter((text) => text.includes('rk_secret'))).toEqual([]);
  });

  it.each([
    { url: 'localhost:3000' },
    { url: 'not an address' },
    { url: 'http://me:secret@host' },
    { url: 'http://host/?a=b' },
    { apiKey: '' },
    { apiKey: 'rk_\n' },
    { userId: '' },
    { timeoutMs: 0 },
    { timeoutMs: 3_000_000_000 },
    { maxRetries: -1 },
  ])('refuses %j, which cannot work', (options) => {
    expect(() => server.client(options)).toThrow(InvalidRequestError);
  });

  it('reports an unknown operation', async () => {
    await expect(server.client().call('constructor' as 'tokens.me')).rejects.toThrow('none named constructor');
  });

  it('cannot be limited to nobody', () => {
    expect(() => server.client().asUser('')).toThrow(InvalidRequestError);
    expect(() => server.client().asUser(undefined as never)).toThrow(InvalidRequestError);
  });

  it('accepts another fetch, called as a plain function', async () => {
    const seen: unknown[] = [];
    const own = function (this: unknown, url: unknown): Promise<Response> {
      seen.push(this, url);
      return Promise.resolve(new Response('{"status":"ok"}'));
    };
    await server.client({ fetch: own }).health.live();
    expect(seen).toEqual([undefined, `${server.url}/livez`]);
  });
});

describe('the position of a write', () => {
  const wrote = (position: string) => ({ json: { id: 'a' }, headers: { 'x-read-after': position } });

  it('is sent with later requests, also for another user, so that a replica responds only once it has come so far', async () => {
    server.say(wrote('p1'), wrote('p2'), { json: { id: 'a' } });
    const client = server.client();
    await client.records.get('a');
    await client.asUser('bea').records.get('a');
    await client.asUser('cem').records.get('a');
    expect(server.heard.map(({ headers }) => headers['x-read-after'])).toEqual([undefined, 'p1', 'p1, p2']);
  });

  it('is kept for the last four writes only', async () => {
    server.say(...['p1', 'p2', 'p3', 'p4', 'p5', 'p5'].map(wrote), { json: { id: 'a' } });
    const client = server.client();
    for (let n = 0; n < 7; n += 1) await client.records.get('a');
    expect(server.heard.at(-1)?.headers['x-read-after']).toBe('p2, p3, p4, p5');
  });
});
