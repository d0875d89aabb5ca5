import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@platform/config/config.js';
import { externalProcessors } from '@platform/config/external-processors.js';
import { endlessServer } from '@test/support/providers/endless-server.js';
import { holdingTimers } from '@test/support/held-timers.js';
import { createReranker } from './rerank.module.js';
import { HttpReranker, type HttpRerankProvider } from './http-reranker.js';
import { OnnxReranker } from './onnx/onnx-reranker.js';
import { Reranking } from './reranking.js';
import { type FakeReranker, startFakeReranker } from './testing/fake-reranker.js';

const TEXTS = ['a train to Porto', 'Ada drinks black tea', 'Ada drinks'];
const QUERY = 'What tea does Ada drinks?';
const patience = () => AbortSignal.timeout(5_000);

describe.each<HttpRerankProvider>(['cohere', 'jina', 'tei'])('an endpoint with the API of %s', (provider) => {
  let server: FakeReranker;
  let reranker: HttpReranker;
  beforeAll(async () => {
    server = await startFakeReranker(provider);
    reranker = new HttpReranker(provider, { url: server.url, apiKey: 'secret', model: 'a-model' });
  });
  afterAll(() => server.close());
  afterEach(() => server.behave({}));
  const ask = () => reranker.rerank(QUERY, TEXTS, patience());

  it('is called in its own format, and its scores are returned in the order of the texts', async () => {
    expect(await ask()).toEqual([0, 0.3, 0.2]);
    const { authorization, path, body } = server.received[0]!;
    expect([authorization, path]).toEqual(['Bearer secret', '/rerank']);
    expect(body).toMatchObject({ query: QUERY, [provider === 'tei' ? 'texts' : 'documents']: TEXTS });
    expect(body['model']).toBe(provider === 'tei' ? undefined : 'a-model');
  });

  it.each<[string, { status?: number; answer?: unknown }]>([
    ['a refusal that quotes the texts', { status: 422, answer: TEXTS }],
    ['an error', { status: 500 }],
    ['a redirect', { status: 302 }],
    ['no JSON', { answer: 'tea' }],
    ['something else', { answer: { data: [] } }],
    [
      'too few scores',
      { answer: provider === 'tei' ? [{ index: 0, score: 1 }] : { results: [{ index: 0, relevance_score: 1 }] } },
    ],
    [
      'a score twice',
      {
        answer:
          provider === 'tei'
            ? [0, 0, 1].map((index) => ({ index, score: 1 }))
            : { results: [0, 0, 1].map((index) => ({ index, relevance_score: 1 })) },
      },
    ],
  ])('that responds with %s gives no scores, and reveals nothing of the texts', async (_, how) => {
    server.behave(how);
    const refused = await ask().catch((error: unknown) => error as Error);
    expect(refused).toMatchObject({ name: 'RerankError' });
    expect((refused as Error).message).not.toMatch(/tea|Ada|secret/);
  });
});

it('a response without end is given up long before it fills the memory', async () => {
  const server = await endlessServer('{"results":[');
  const reranker = new HttpReranker('cohere', { url: server.url, apiKey: undefined, model: undefined });
  try {
    await expect(reranker.rerank(QUERY, TEXTS, AbortSignal.timeout(60_000))).rejects.toThrow('The reranker');
    expect(server.sent()).toBeLessThan(50_000_000);
  } finally {
    await server.close();
  }
});

describe('a cross-encoder from a folder', () => {
  const library = new URL('./testing/fake-transformers.mjs', import.meta.url).href;
  let root: string;
  const folder = async (name: string, files = ['config.json', 'tokenizer.json', 'tokenizer_config.json']) => {
    await mkdir(join(root, name), { recursive: true });
    for (const file of files) await writeFile(join(root, name, file), '{}');
    return join(root, name);
  };
  beforeAll(async () => (root = await mkdtemp(join(tmpdir(), 'recollect-rerank-'))));
  afterAll(() => rm(root, { recursive: true }));

  it.each(['one-label', 'two-labels'])('of %s scores each text from 0 to 1, in their order', async (name) => {
    const reranker = new OnnxReranker({ folder: await folder(name), library });
    await reranker.start();
    const scores = await reranker.rerank('q', ['eee', 'x', 'e'], patience());
    expect(scores.map((score) => Math.round(score * 100))).toEqual([95, 50, 73]);
    await expect(reranker.rerank('crash', ['e'], patience())).rejects.toThrow('The reranker failed');
    expect(await reranker.rerank('q', ['x'], patience())).toEqual([0.5]);
    await reranker.close();
  });

  it('that is missing or has no model stops the start and is reported', async () => {
    const empty = new OnnxReranker({ folder: await folder('empty', []), library });
    await expect(empty.start()).rejects.toThrow('RERANK_FOLDER: has no config.json');
    const broken = new OnnxReranker({ folder: await folder('broken'), library });
    await expect(broken.start()).rejects.toThrow('RERANK_FOLDER: holds no cross-encoder');
    await broken.close();
  });

  it('names what to install if the library is missing', async () => {
    const reranker = new OnnxReranker({ folder: await folder('any') });
    await expect(reranker.start()).rejects.toThrow('npm install @huggingface/transformers');
  });
});

describe('the deadline', () => {
  const answering = (scores: Promise<number[]>) => ({
    start: () => Promise.resolve(),
    close: () => Promise.resolve(),
    rerank: () => scores,
  });
  const within = (timeoutMs: number, scores: Promise<number[]>) =>
    new Reranking(answering(scores), { timeoutMs, top: 5 }).scores('q', ['t']);

  it('is met, whether the reranker respects it or not', async () => {
    await holdingTimers(async (pass) => {
      let said: readonly number[] | null | undefined;
      void within(50, new Promise(() => undefined)).then((scores) => (said = scores));
      await pass(49);
      expect(said).toBeUndefined();
      await pass(1);
      expect(said).toBeNull();
    });
    expect(await within(2_000, Promise.resolve([1]))).toEqual([1]);
  });

  it('turns every failure into no scores, and cuts long texts', async () => {
    const given: string[] = [];
    const failing = {
      ...answering(Promise.resolve([1])),
      rerank: (_: string, texts: readonly string[]) => {
        given.push(...texts);
        return Promise.reject(new Error('down'));
      },
    };
    const reranking = new Reranking(failing, { timeoutMs: 1_000, top: 5 });
    expect(await reranking.scores('q', ['é'.repeat(9_000)])).toBeNull();
    expect(given[0]).toHaveLength(2_000);
    expect(new Reranking(null, { timeoutMs: 1, top: 5 }).top).toBe(0);
  });
});

describe('settings', () => {
  const of = (env: Record<string, string>) => readConfig(env);

  it('that are absent mean no reranker, and content is sent to nobody', () => {
    expect(createReranker(of({}).rerank)).toBeNull();
    expect(externalProcessors(of({}))).toEqual([]);
  });

  it.each([
    [{ RERANK_PROVIDER: 'tei' }, 'RERANK_URL'],
    [{ RERANK_PROVIDER: 'cohere' }, 'RERANK_MODEL'],
    [{ RERANK_PROVIDER: 'jina' }, 'RERANK_MODEL'],
    [{ RERANK_PROVIDER: 'onnx' }, 'RERANK_FOLDER'],
    [{ RERANK_PROVIDER: 'other' }, 'RERANK_PROVIDER'],
  ])('%j lack %s', (env, name) => {
    expect(() => of(env as Record<string, string>)).toThrow(name);
  });

  it('name everybody to whom content is sent, except servers on this machine', () => {
    const cloud = { RERANK_PROVIDER: 'cohere', RERANK_MODEL: 'm' };
    const embedding = {
      EMBEDDING_PROVIDER: 'openai',
      EMBEDDING_MODEL: 'm',
      EMBEDDING_BASE_URL: 'http://[::1]:11434/v1',
    };
    expect(externalProcessors(of({ ...cloud, ...embedding }))).toEqual([
      { purpose: 'rerank', provider: 'cohere', model: 'm', host: 'api.cohere.com' },
    ]);
    const own = { RERANK_PROVIDER: 'tei', RERANK_URL: 'http://127.0.0.1:8080/rerank' };
    const next = { EMBEDDING_NEXT_PROVIDER: 'openai', EMBEDDING_NEXT_MODEL: 'm' };
    expect(externalProcessors(of({ ...own, ...next }))).toEqual([
      { purpose: 'embeddings', provider: 'openai', model: 'm', host: 'api.openai.com' },
    ]);
  });

  it('with a password in the URL are refused', () => {
    const url = 'http://user:pass@host/rerank';
    expect(() => createReranker(of({ RERANK_PROVIDER: 'tei', RERANK_URL: url }).rerank)).toThrow('RERANK_URL');
  });
});
