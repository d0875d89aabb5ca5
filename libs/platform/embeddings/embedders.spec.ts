import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { CONFIG, type Config, readConfig } from '@platform/config/config.js';
import { Embedders } from './embedders.js';
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
  async function boot(config: Config) {
    @Global()
    @Module({ providers: [{ provide: CONFIG, useValue: config }], exports: [CONFIG] })
    class ConfigOfTest {}
    const app = await Test.createTestingModule({ imports: [ConfigOfTest, EmbeddingsModule] }).compile();
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

  it('closes the embedders with the application', async () => {
    const { config } = await setUp([answerWell]);
    const embedders = await boot(config);
    await open.pop()?.close();
    await expect(embedders.current.embed(['x'], 'query')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
