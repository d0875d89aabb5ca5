import { storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { ReadingSpace } from '@memory/indexing/reading-space.js';
import { type FakeReranker, startFakeReranker } from '@platform/rerank/testing/fake-reranker.js';
import { openAiServer, sendVectors } from '@platform/embeddings/testing/openai-server.js';
import { bagOfWords } from '@test/support/bag-of-words.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { Gate, meetingOf } from '@test/support/gate.js';

let server: FakeReranker;
let model: Awaited<ReturnType<typeof openAiServer>>;
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  server = await startFakeReranker('tei');
  model = await openAiServer(({ body }, response) =>
    sendVectors(
      response,
      body.input.map((text, index) => ({ object: 'embedding', index, embedding: bagOfWords(text) })),
    ),
  );
  const embedding = { EMBEDDING_PROVIDER: 'openai', EMBEDDING_MODEL: 'm', EMBEDDING_BASE_URL: model.baseUrl };
  const env = {
    ...embedding,
    RERANK_PROVIDER: 'tei',
    RERANK_URL: server.url,
    RERANK_TOP: '5',
    RERANK_TIMEOUT_MS: '2000',
  };
  app = await startApp({ env });
  ada = app.user();
  const records = [
    { id: 'first', content: 'Bassoon, bassoon, bassoon.' },
    {
      id: 'second',
      content: `${'Nothing happened at all that day. '.repeat(60)}\n\nHe plays the bassoon, but not with the whole of his heart, nor with her.`,
    },
    ...Array.from({ length: 6 }, (_, i) => ({ id: `other${i}`, content: `Bassoon in number ${i}.` })),
  ];
  await ada.ok(storeRecords, { body: { records } });
});
afterAll(async () => {
  await app.stop();
  await server.close();
  await model.close();
});

/** Search finds only the word `bassoon`; the reranker knows the others. */
const QUERY = 'bassoon his with her heart';
const search = (more: object = {}) =>
  ada.ok(searchRecords, { body: { query: QUERY, include_shared: false, arms: ['keyword'], limit: 3, ...more } });
const ids = ({ results }: Awaited<ReturnType<typeof search>>) => results.map(({ external_id: id }) => id);

describe('a reranker', () => {
  it('corrects the first ranking by the passages of its first results, and gets nothing else', async () => {
    const before = await search({ stages: ['weights'], query: 'bassoon' });
    expect(ids(before)).not.toContain('second');
    server.received.length = 0;
    const { degraded, results } = await search();
    expect(degraded).toEqual([]);
    expect(results).toHaveLength(3);
    expect(results[0]!.external_id).toBe('second');
    const [{ body }] = server.received as [(typeof server.received)[number]];
    const texts = body['texts'] as string[];
    expect(texts).toHaveLength(5);
    expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(1_200);
  });

  it('gives no session more places than it may have, and counts what it has put below the minimum score', async () => {
    const bob = app.user();
    const record = (id: string, content: string, session_id: string) => ({ id, content, session_id });
    const loud = [1, 2, 3].map((n) => record(`loud${n}`, `Bassoon of his, with her heart, number ${n}.`, 'one'));
    await bob.ok(storeRecords, {
      body: { records: [...loud, record('calm', 'Bassoon of his, with her heart, number 4, in the end.', 'two')] },
    });
    const stages = ['weights', 'rerank'];
    const request = { query: QUERY, include_shared: false, arms: ['keyword'], stages, limit: 2 };
    const found = (await bob.ok(searchRecords, { body: { ...request, session_cap: 1 } })).results;
    expect(found.map(({ record: { session_id: session } }) => session).sort()).toEqual(['one', 'two']);
    const all = await bob.ok(searchRecords, { body: { ...request, limit: 10 } });
    const least = all.results[1]!.score;
    const cut = await bob.ok(searchRecords, { body: { ...request, limit: 10, min_score: least } });
    expect(cut.total).toBe(cut.results.length);
  });

  it('that is late, or down, leaves the first ranking, marked', async () => {
    const plain = await search({ stages: ['weights', 'duplicates'] });
    server.behave({ status: 503 });
    const down = await search();
    expect(down.degraded).toEqual(['rerank']);
    expect(down.results).toHaveLength(3);
    expect(ids(down).sort()).toEqual(ids(plain).sort());
    // It has two seconds. A response after four is too late, and one that comes only after the search is not waited
    // for.
    server.behave({ delayMs: 4_000 });
    expect((await search()).degraded).toEqual(['rerank']);
    const after = new Gate();
    server.behave({ when: () => after.pass() });
    expect((await search()).degraded).toEqual(['rerank']);
    expect(after.arrived).toBe(1);
    after.open();
    server.behave({});
  });

  it('for another user’s search gets nothing of this one', async () => {
    server.received.length = 0;
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    for (const other of [app.user(), elsewhere]) {
      await other.ok(searchRecords, { body: { query: QUERY, include_shared: false } });
    }
    expect(server.received).toEqual([]);
  });

  it('on this machine is not an external processor', async () => {
    expect((await ada.ok(getStatus)).external_processors).toEqual([]);
  });
});

describe('the vector of a query', () => {
  const asked = (text: string) => model.seen.flatMap(({ body }) => body.input).filter((input) => input === text).length;
  const ask = (client: Client, query: string) => client.ok(searchRecords, { body: { query, include_shared: false } });

  it('is requested once by one user, and again for another user and another tenant', async () => {
    const query = 'Who keeps the lighthouse?';
    for (let i = 0; i < 3; i++) await ask(ada, query);
    expect(asked(query)).toBe(1);
    await ask(app.user(), query);
    expect(asked(query)).toBe(2);
    await ask(app.client(await app.otherTenant(), { user: ada.user }), query);
    expect(asked(query)).toBe(3);
  });

  it('is requested together with concurrent others', async () => {
    // On a busy machine concurrent requests arrive one by one: here each waits for the others before it calls the
    // model.
    const space = app.inside(ReadingSpace);
    const embedderFor = space.embedderFor.bind(space);
    const together = meetingOf(8);
    space.embedderFor = async (scope) => {
      const embedder = await embedderFor(scope);
      await together();
      return embedder;
    };
    const questions = Array.from({ length: 8 }, (_, i) => `Question number ${i}?`);
    const answers = await Promise.all(questions.map((question) => ask(ada, question)));
    space.embedderFor = embedderFor;
    expect(answers.map(({ degraded }) => degraded.includes('vector'))).not.toContain(true);
    // Jobs may call the same model meanwhile, for the vectors of what was stored.
    const requests = model.seen.map(({ body }) => body.input.filter((text) => questions.includes(text)));
    expect(requests.filter((asked) => asked.length > 0).map((asked) => asked.sort())).toEqual([questions]);
  });
});
