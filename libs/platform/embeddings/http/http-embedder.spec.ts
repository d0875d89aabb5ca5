import { getEventListeners } from 'node:events';
import { endlessServer } from '@test/support/providers/endless-server.js';
import { type EmbeddingError, unitVector } from '../embedder.js';
import { type HttpEmbedderConfig, HttpEmbedder } from './http-embedder.js';
import {
  type Answer,
  answerWell,
  openAiServer,
  sendError,
  sendJson,
  sendVectors,
  vectorOf,
} from '../testing/openai-server.js';

const KEY = 'sk-very-secret';
const TEXT = 'the private diary of Ada';
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
});

async function setUp(answers: Answer[], config: Partial<HttpEmbedderConfig> = {}) {
  const server = await openAiServer(...answers);
  const embedder = new HttpEmbedder(
    'openai',
    {
      baseUrl: server.baseUrl,
      apiKey: KEY,
      model: 'test-model',
      dimensions: 3,
      batchSize: 4,
      // No timeout unless a test triggers one, however long the machine pauses.
      timeoutMs: 3_600_000,
      retries: 2,
      ...config,
    },
    { baseMs: 5, capMs: 300 },
  );
  open.push(embedder, server);
  return { server, embedder };
}

async function failure(promise: Promise<unknown>): Promise<EmbeddingError> {
  return promise.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: EmbeddingError) => error,
  );
}

const failing =
  (status: number, headers = {}): Answer =>
  (seen, response) =>
    sendError(response, seen, status, headers);

describe('what is sent', () => {
  it('posts model, input, format and dimensions to /embeddings with the key as a bearer', async () => {
    const { server, embedder } = await setUp([answerWell]);
    await embedder.embed([TEXT], 'document');
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]).toMatchObject({
      url: '/v1/embeddings',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: { model: 'test-model', input: [TEXT], encoding_format: 'float', dimensions: 3 },
    });
  });

  it('sends no key and no dimensions when none are configured, and keeps path and query of the base URL', async () => {
    const { server, embedder } = await setUp([answerWell], { apiKey: undefined, dimensions: undefined });
    const other = new HttpEmbedder('openai', {
      baseUrl: `${server.baseUrl}/?api-version=2`,
      apiKey: undefined,
      model: 'test-model',
      dimensions: undefined,
      batchSize: 4,
      timeoutMs: 3_600_000,
      retries: 0,
    });
    open.push(other);
    await embedder.start();
    await other.start();
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
    expect(server.seen[0]?.body).not.toHaveProperty('dimensions');
    expect(server.seen[1]?.url).toBe('/v1/embeddings?api-version=2');
  });

  it('splits by batch size and returns unit vectors in the order of the texts, whatever order the server chose', async () => {
    const { server, embedder } = await setUp([answerWell]);
    const texts = Array.from({ length: 10 }, (_, i) => 'x'.repeat(i + 1));
    const vectors = await embedder.embed(texts, 'document');
    expect(server.seen.map((request) => request.body.input.length)).toEqual([4, 4, 2]);
    expect(vectors).toEqual(texts.map((text) => unitVector(vectorOf(text))));
  });

  it('never sends a blank text, and gives it the first axis', async () => {
    const { server, embedder } = await setUp([answerWell]);
    const vectors = await embedder.embed(['', 'abc', ' \n'], 'document');
    expect(server.seen.map((request) => request.body.input)).toEqual([['abc']]);
    expect(vectors).toEqual([Float32Array.of(1, 0, 0), unitVector([3, 1, 0]), Float32Array.of(1, 0, 0)]);
  });
});

describe('start', () => {
  it('learns the dimension from one probe when none is configured', async () => {
    const { server, embedder } = await setUp([answerWell], { dimensions: undefined });
    expect(embedder.space).toEqual({
      provider: `openai@${new URL(server.baseUrl).host}`,
      model: 'test-model',
      dimensions: 0,
    });
    await embedder.start();
    expect(embedder.space.dimensions).toBe(3);
    expect(server.seen).toHaveLength(1);
  });

  it('happens with the first call if nobody called it', async () => {
    const { embedder } = await setUp([answerWell], { dimensions: undefined });
    expect(await embedder.embed([' '], 'query')).toEqual([Float32Array.of(1, 0, 0)]);
  });

  it('refuses a model whose dimension differs from the configured one', async () => {
    const { embedder } = await setUp([answerWell], { dimensions: 1536 });
    expect(await failure(embedder.start())).toMatchObject({ kind: 'misconfigured' });
  });

  it('refuses a model whose vectors are longer than can be stored', async () => {
    const tooLong: Answer = (_seen, response) =>
      sendVectors(response, [{ object: 'embedding', index: 0, embedding: Array(4_001).fill(1) }]);
    const { embedder } = await setUp([tooLong], { dimensions: undefined });
    expect(await failure(embedder.start())).toMatchObject({
      kind: 'misconfigured',
      message: expect.stringContaining('EMBEDDING_DIMENSIONS'),
    });
  });

  it('refuses a base URL with credentials, without repeating them', () => {
    const config = { apiKey: undefined, model: 'm', dimensions: 3, batchSize: 1, timeoutMs: 100, retries: 0 };
    const build = () => new HttpEmbedder('openai', { ...config, baseUrl: 'http://ada:hunter2@localhost/v1' });
    expect(build).toThrow(expect.objectContaining({ kind: 'misconfigured' }));
    expect(build).not.toThrow(/hunter2/);
  });
});

describe('failures', () => {
  it('waits as long as Retry-After requests after a 429, then succeeds', async () => {
    const { server, embedder } = await setUp([failing(429, { 'retry-after': '0.25' }), answerWell]);
    await embedder.embed([TEXT], 'document');
    const [first, second] = server.seen;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(240);
  });

  it('does not wait longer than the cap, whatever Retry-After requests', async () => {
    const { server, embedder } = await setUp([failing(429, { 'retry-after': '3600' }), answerWell]);
    await embedder.embed([TEXT], 'document');
    expect(server.seen).toHaveLength(2);
  });

  it('gives up on a server that keeps failing after the configured retries, as unavailable', async () => {
    const { server, embedder } = await setUp([failing(503)]);
    expect(await failure(embedder.embed([TEXT], 'document'))).toMatchObject({ kind: 'unavailable' });
    expect(server.seen).toHaveLength(3);
  });

  it.each([
    [400, 'rejected'],
    [413, 'rejected'],
    [422, 'rejected'],
    [401, 'misconfigured'],
    [403, 'misconfigured'],
    [404, 'misconfigured'],
    [307, 'misconfigured'],
  ])('treats %i as %s and does not retry', async (status, kind) => {
    const { server, embedder } = await setUp([failing(status, { location: '/elsewhere' })]);
    expect(await failure(embedder.embed([TEXT], 'document'))).toMatchObject({ kind });
    expect(server.seen).toHaveLength(1);
  });

  it('reports an unreachable server as unavailable and names the system error', async () => {
    const { server, embedder } = await setUp([answerWell], { retries: 1 });
    await server.close();
    const error = await failure(embedder.embed([TEXT], 'document'));
    expect(error).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('ECONNREFUSED') });
  });

  it('reports a server that does not respond in time as unavailable, and recovers once it responds', async () => {
    const silent: Answer = () => undefined;
    const { server, embedder } = await setUp([silent, silent, answerWell], { timeoutMs: 400, retries: 1 });
    const { timeout } = AbortSignal;
    const limits: { readonly ms: number; readonly call: AbortController }[] = [];
    // A call times out when the test says so.
    AbortSignal.timeout = (ms) => {
      const call = new AbortController();
      limits.push({ ms, call });
      return call.signal;
    };
    try {
      const failed = failure(embedder.embed([TEXT], 'document'));
      for (const attempt of [1, 2]) {
        while (server.seen.length < attempt) await new Promise((turn) => setTimeout(turn, 5));
        limits.at(-1)?.call.abort(new DOMException('its time is over', 'TimeoutError'));
      }
      expect(await failed).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('in time') });
      expect(server.seen).toHaveLength(2);
      expect(await embedder.embed([TEXT], 'document')).toHaveLength(1);
    } finally {
      AbortSignal.timeout = timeout;
    }
    expect(limits.map(({ ms }) => ms)).toEqual([400, 400, 400]);
  });

  it('reports a body that is not JSON as unavailable', async () => {
    const { embedder } = await setUp([(_, response) => response.end('<html>starting</html>')]);
    const error = await failure(embedder.embed([TEXT], 'document'));
    expect(error).toMatchObject({ kind: 'unavailable', message: expect.stringContaining('JSON') });
  });

  it.each([false, true])(
    'gives up a response without end, long before it fills the memory (compressed: %s)',
    async (zipped) => {
      const server = await endlessServer('{"data":[{"index":0,"embedding":[', { zipped });
      const { embedder } = await setUp([], { baseUrl: server.url, retries: 0 });
      open.push(server);
      const error = await failure(embedder.embed([TEXT], 'document'));
      expect(error).toMatchObject({
        kind: 'unavailable',
        message: expect.stringContaining('more than any vectors need'),
      });
      // Compressed, gigabytes fit into the buffers of the connection.
      if (!zipped) expect(server.sent()).toBeLessThan(30_000_000);
    },
  );

  it.each<[string, unknown[], string]>([
    ['too few vectors', [{ index: 0, embedding: [1, 2, 3] }], 'misconfigured'],
    [
      'an index twice',
      [
        { index: 0, embedding: [1, 2, 3] },
        { index: 0, embedding: [1, 2, 3] },
      ],
      'misconfigured',
    ],
    [
      'an index out of range',
      [
        { index: 0, embedding: [1, 2, 3] },
        { index: 7, embedding: [1, 2, 3] },
      ],
      'misconfigured',
    ],
    [
      'a shorter vector',
      [
        { index: 0, embedding: [1, 2, 3] },
        { index: 1, embedding: [1, 2] },
      ],
      'misconfigured',
    ],
    [
      'base64',
      [
        { index: 0, embedding: 'AACAPw==' },
        { index: 1, embedding: 'AACAPw==' },
      ],
      'misconfigured',
    ],
    [
      'a null for a NaN',
      [
        { index: 0, embedding: [1, 2, 3] },
        { index: 1, embedding: [1, null, 3] },
      ],
      'rejected',
    ],
    [
      'a zero vector',
      [
        { index: 0, embedding: [1, 2, 3] },
        { index: 1, embedding: [0, 0, 0] },
      ],
      'rejected',
    ],
  ])('refuses an answer with %s', async (_, data, kind) => {
    const { embedder } = await setUp([(_seen, response) => sendVectors(response, data)]);
    expect(await failure(embedder.embed([TEXT, 'two'], 'document'))).toMatchObject({ kind });
  });

  it('refuses a response in another protocol', async () => {
    const { embedder } = await setUp([(_, response) => sendJson(response, 200, { embeddings: [[1, 2, 3]] })]);
    expect(await failure(embedder.embed([TEXT], 'document'))).toMatchObject({ kind: 'misconfigured' });
  });

  it.each([400, 401, 429, 500])('reveals nothing of text, key or body after a %i', async (status) => {
    const { embedder } = await setUp([failing(status)]);
    const error = await failure(embedder.embed([TEXT], 'document'));
    const everything = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
    expect(everything).toContain(String(status));
    expect(everything).not.toMatch(/diary|secret|cannot embed/);
  });
});

describe('stopping', () => {
  it('ends a running request with the reason of the caller and does not retry', async () => {
    const { server, embedder } = await setUp([() => undefined]);
    const caller = new AbortController();
    const failed = failure(embedder.embed([TEXT], 'query', caller.signal));
    while (server.seen.length === 0) await new Promise((turn) => setTimeout(turn, 5));
    const reason = new Error('deadline');
    caller.abort(reason);
    expect(await failed).toBe(reason);
    expect(server.seen).toHaveLength(1);
  });

  it('ends a wait between two attempts', async () => {
    const { server, embedder } = await setUp([failing(429, { 'retry-after': '10' })]);
    const reason = new Error('deadline');
    const caller = new AbortController();
    const failed = failure(embedder.embed([TEXT], 'query', caller.signal));
    while (server.seen.length === 0) await new Promise((turn) => setTimeout(turn, 5));
    setTimeout(() => caller.abort(reason), 50);
    expect(await failed).toBe(reason);
  });

  it('sends nothing for a caller that has given up', async () => {
    const { server, embedder } = await setUp([answerWell]);
    await failure(embedder.embed([TEXT], 'query', AbortSignal.abort()));
    expect(server.seen).toHaveLength(0);
  });

  it('leaves no listener on the signal of a caller, whether a call succeeds or fails', async () => {
    const { embedder } = await setUp([answerWell, failing(400)]);
    const { signal } = new AbortController();
    await embedder.embed([TEXT], 'query', signal);
    await failure(embedder.embed([TEXT], 'query', signal));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('fails running calls as unavailable on close', async () => {
    const { server, embedder } = await setUp([() => undefined]);
    const failed = failure(embedder.embed([TEXT], 'query'));
    while (server.seen.length === 0) await new Promise((turn) => setTimeout(turn, 5));
    await embedder.close();
    expect(await failed).toMatchObject({ kind: 'unavailable' });
  });

  it('sends nothing after close', async () => {
    const { server, embedder } = await setUp([answerWell]);
    await embedder.close();
    expect(await failure(embedder.embed([TEXT], 'query'))).toMatchObject({ kind: 'unavailable' });
    expect(server.seen).toHaveLength(0);
  });
});
