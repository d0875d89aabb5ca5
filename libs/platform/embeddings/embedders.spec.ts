import { setTimeout as sleep } from 'node:timers/promises';
import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { CONFIG, type Config, readConfig } from '@platform/config/config.js';
import { createLogger, LOGGER } from '@platform/observability/logger.js';
import { type Embedder, EmbeddingError, type EmbeddingPurpose } from './embedder.js';
import { BatchedQueries, Embedders } from './embedders.js';
import { EmbeddingsModule } from './embeddings.module.js';
import { type Answer, answerWell, openAiServer, sendError } from './testing/openai-server.js';

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const resource of open.splice(0).reverse()) await resource.close();
});

const down: Answer = (seen, response) => sendError(response, seen, 503);
const wrongKey: Answer = (seen, response) => sendError(response, seen, 401);

async function setUp(answers: Answer[], env: Record<string, string> = {}) {
  const server = await openAiServer(...answers);
  open.push(server);
  const config = readConfig({
    EMBEDDING_PROVIDER: 'openai',
    EMBEDDING_MODEL: 'one',
    EMBEDDING_BASE_URL: server.baseUrl,
    EMBEDDING_RETRIES: '0',
    ...env,
  });
  return { server, config };
}

function build(config: Config): Embedders {
  const embedders = new Embedders(config, { baseMs: 5, capMs: 20 });
  open.push(embedders);
  return embedders;
}

describe('Embedders', () => {
  it('finds an embedder by its space once the space is known', async () => {
    const { server, config } = await setUp([answerWell], {
      EMBEDDING_NEXT_PROVIDER: 'openai',
      EMBEDDING_NEXT_MODEL: 'two',
    });
    const embedders = build(config);
    const provider = `openai@${new URL(server.baseUrl).host}`;
    expect(embedders.bySpace({ provider, model: 'two', dimensions: 3 })).toBeUndefined();
    await embedders.start();
    expect(embedders.bySpace({ provider, model: 'one', dimensions: 3 })).toBe(embedders.current);
    expect(embedders.bySpace({ provider, model: 'two', dimensions: 3 })).toBe(embedders.next);
    expect(embedders.bySpace({ provider, model: 'two', dimensions: 4 })).toBeUndefined();
    expect(embedders.bySpace({ provider: 'bundled', model: 'one', dimensions: 3 })).toBeUndefined();
  });

  it('has no next without a setting, or if the setting names the current model', async () => {
    const { config } = await setUp([answerWell]);
    expect(build(config).next).toBeUndefined();
    const same = await setUp([answerWell], { EMBEDDING_NEXT_PROVIDER: 'openai', EMBEDDING_NEXT_MODEL: 'one' });
    expect(build(same.config).next).toBeUndefined();
  });

  it('knows the space of the bundled model at once and calls no server', async () => {
    const { server, config } = await setUp([answerWell], { EMBEDDING_PROVIDER: 'bundled' });
    expect(build(config).current.space).toEqual({
      provider: 'bundled',
      model: 'universal-sentence-encoder-lite',
      dimensions: 512,
    });
    expect(server.seen).toHaveLength(0);
  });

  it('is not ready after a failed start, reports why, and is ready after a successful one', async () => {
    const { config } = await setUp([wrongKey, answerWell]);
    const embedders = build(config);
    await expect(embedders.start()).rejects.toMatchObject({ kind: 'misconfigured' });
    expect([embedders.ready(), embedders.lastError]).toEqual([false, 'misconfigured']);
    await embedders.start();
    expect([embedders.ready(), embedders.lastError]).toEqual([true, undefined]);
  });

  it('is ready even if next cannot start', async () => {
    const { config } = await setUp(
      [(seen, response) => (seen.body.model === 'two' ? down : answerWell)(seen, response)],
      { EMBEDDING_NEXT_PROVIDER: 'openai', EMBEDDING_NEXT_MODEL: 'two' },
    );
    const embedders = build(config);
    await expect(embedders.start()).rejects.toMatchObject({ kind: 'unavailable' });
    expect([embedders.ready(), embedders.lastError]).toEqual([true, 'unavailable']);
  });

  it('keeps trying to start until the provider is there', async () => {
    const { server, config } = await setUp([down, wrongKey, down, answerWell]);
    const embedders = build(config);
    await embedders.keepStarting();
    expect([embedders.ready(), server.seen.length]).toEqual([true, 4]);
  });

  it('says why one has not started, and says it again only when the reason has changed', async () => {
    const { config } = await setUp([down, down, wrongKey, answerWell]);
    const told: unknown[] = [];
    await build(config).keepStarting(({ model }, error) => told.push([model, (error as EmbeddingError).message]));
    expect(told).toEqual([
      ['one', expect.stringContaining('503')],
      ['one', expect.stringContaining('401')],
    ]);
  });

  it('lets early work wait until the provider has responded, and no longer', async () => {
    const go: { well?: () => void } = {};
    const slow: Answer = (seen, response) => {
      if (seen.body.model === 'two') down(seen, response);
      else go.well = () => answerWell(seen, response);
    };
    const { config } = await setUp([slow], { EMBEDDING_NEXT_PROVIDER: 'openai', EMBEDDING_NEXT_MODEL: 'two' });
    const embedders = build(config);
    const { signal } = new AbortController();
    const waiting = embedders.started(embedders.current, signal);
    const starting = embedders.start().catch(() => undefined);
    while (!go.well) await new Promise((turn) => setTimeout(turn, 5));
    go.well();
    await waiting;
    await starting;
    await expect(embedders.started(embedders.next!, signal)).rejects.toMatchObject({ kind: 'unavailable' });
    const aborted = AbortSignal.abort(new Error('the process stops'));
    await expect(build(config).started(build(config).current, aborted)).rejects.toThrow('the process stops');
  });

  it('stops trying when closed', async () => {
    const { server, config } = await setUp([down]);
    const embedders = build(config);
    const trying = embedders.keepStarting();
    while (server.seen.length < 2) await new Promise((turn) => setTimeout(turn, 5));
    await embedders.close();
    await trying;
    expect(embedders.ready()).toBe(false);
  });

  it('calls the provider once for queries that arrive together', async () => {
    const { server, config } = await setUp([answerWell]);
    const embedders = build(config);
    await embedders.start();
    const texts = ['Where does Ada live?', 'Who is Bob?'];
    await Promise.all(texts.map((text) => embedders.current.embed([text], 'query')));
    expect(server.seen.map((request) => request.body.input)).toEqual([['start'], texts]);
  });
});

describe('EmbeddingsModule', () => {
  async function boot(config: Config, lines: string[] = []) {
    const logger = createLogger('error', { write: (line) => void lines.push(line) });
    @Global()
    @Module({
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOGGER, useValue: logger },
      ],
      exports: [CONFIG, LOGGER],
    })
    class Around {}
    const app = await Test.createTestingModule({ imports: [Around, EmbeddingsModule] }).compile();
    await app.init();
    open.push(app);
    return app.get(Embedders);
  }

  it('boots while the provider does not respond, and is ready when it has', async () => {
    let answer = (): void => undefined;
    const { config } = await setUp([(seen, response) => (answer = () => answerWell(seen, response))]);
    const embedders = await boot(config);
    expect(embedders.ready()).toBe(false);
    while (!embedders.ready()) {
      answer();
      await new Promise((turn) => setTimeout(turn, 5));
    }
    expect(embedders.current.space.dimensions).toBe(3);
  });

  it('logs why a model cannot start, with what to do', async () => {
    const lines: string[] = [];
    await boot(readConfig({ EMBEDDING_PROVIDER: 'onnx', EMBEDDING_MODEL: 'no-such-model' }), lines);
    while (lines.length === 0) await sleep(5);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      component: 'embeddings',
      model: 'no-such-model',
      err: { code: 'misconfigured', message: expect.stringContaining('npm run model') as string },
    });
  });

  it('closes the embedders with the application', async () => {
    const { config } = await setUp([answerWell]);
    const embedders = await boot(config);
    await open.pop()?.close();
    await expect(embedders.current.embed(['x'], 'query')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

/** The vector of a text is [its length]. The text `bad` makes its whole call fail. */
class Recording implements Embedder {
  readonly space = { provider: 'openai', model: 'm', dimensions: 1 };
  readonly calls: (readonly string[])[] = [];
  failure: EmbeddingError | undefined;
  async start() {}
  async close() {}
  readonly signals: (AbortSignal | undefined)[] = [];
  async embed(texts: readonly string[], _purpose: EmbeddingPurpose, signal?: AbortSignal) {
    this.calls.push(texts);
    this.signals.push(signal);
    await sleep(5);
    if (this.failure) throw this.failure;
    if (texts.includes('bad')) throw new EmbeddingError('rejected', 'no');
    return texts.map((text) => Float32Array.of(text.length));
  }
}

const batched = () => {
  const inner = new Recording();
  return { inner, queries: new BatchedQueries(inner) };
};
const lengths = (vectors: readonly (readonly Float32Array[])[]) => vectors.map(([vector]) => vector?.[0]);

describe('queries that arrive together', () => {
  it('are sent as one call, each text once, and each gets its own vector', async () => {
    const { inner, queries } = batched();
    const vectors = await Promise.all(['aa', 'b', 'aa', 'cccc'].map((text) => queries.embed([text], 'query')));
    expect(lengths(vectors)).toEqual([2, 1, 2, 4]);
    expect(inner.calls).toEqual([['aa', 'b', 'cccc']]);
    vectors[0]![0]!.fill(9);
    expect(vectors[2]![0]![0]).toBe(2);
  });

  it('are at most sixteen per call', async () => {
    const { inner, queries } = batched();
    await Promise.all(Array.from({ length: 40 }, (_, i) => queries.embed([`q${i}`], 'query')));
    expect(inner.calls.map(({ length }) => length)).toEqual([16, 16, 8]);
  });

  it('do not fail because one is rejected, and all fail if the model is down', async () => {
    const { inner, queries } = batched();
    const settled = await Promise.allSettled(['a', 'bad', 'ccc'].map((text) => queries.embed([text], 'query')));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    inner.failure = new EmbeddingError('unavailable', 'down');
    const down = await Promise.allSettled(['a', 'b'].map((text) => queries.embed([text], 'query')));
    expect(down.map((one) => (one as PromiseRejectedResult).reason as unknown)).toEqual([inner.failure, inner.failure]);
    expect(inner.calls).toHaveLength(5);
  });

  it('continue if one of their callers gives up', async () => {
    const { queries } = batched();
    const impatient = new AbortController();
    const [given, kept] = [queries.embed(['a'], 'query', impatient.signal), queries.embed(['bb'], 'query')];
    impatient.abort(new Error('enough'));
    await expect(given).rejects.toThrow('enough');
    expect(lengths([await kept])).toEqual([2]);
  });

  it('are cancelled when nobody waits for them any more', async () => {
    const { inner, queries } = batched();
    const [one, other] = [new AbortController(), new AbortController()];
    const given = [queries.embed(['a'], 'query', one.signal), queries.embed(['b'], 'query', other.signal)];
    await sleep(4);
    one.abort(new Error('enough'));
    expect(inner.signals[0]?.aborted).toBe(false);
    other.abort(new Error('enough'));
    expect(inner.signals[0]?.aborted).toBe(true);
    const settled = await Promise.allSettled(given);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected']);

    const before = queries.embed(['c'], 'query', AbortSignal.timeout(1));
    await expect(before).rejects.toThrow();
    await sleep(8);
    expect(inner.calls.flat()).not.toContain('c');
  });
});

it('documents are passed on unchanged', async () => {
  const { inner, queries } = batched();
  await Promise.all([queries.embed(['a', 'b'], 'document'), queries.embed(['c'], 'document')]);
  expect(inner.calls).toEqual([['a', 'b'], ['c']]);
});
