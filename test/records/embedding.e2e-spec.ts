import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { retryEmbedding } from '@contracts/records/embedding.operations.js';
import { getRecord, patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getStatus, readyz } from '@contracts/status.operations.js';
import {
  type Answer,
  answerWell,
  openAiServer,
  sendError,
  sendVectors,
  vectorOf,
} from '@platform/embeddings/testing/openai-server.js';
import { readId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { itIsHidden } from '@test/support/hidden.js';
import { waitUntil } from '@test/support/wait-until.js';

const DOWN: Answer = (seen, response) => sendError(response, seen, 503);
/** The response of a model to a text that it rejects. */
const REFUSES_POISON: Answer = (seen, response) =>
  seen.body.input.some((text) => text.includes('poison')) ? sendError(response, seen, 400) : answerWell(seen, response);

/** With more passages than one portion, or one turn of a slow model, has. */
const LONG = Array.from({ length: 1_500 }, (_, n) => `Sentence ${n} tells of the harbour and of its ships.`).join(' ');
const vectorsOf = (client: Client) => ['passage_vectors', 'user_id = $1', [client.user]] as const;

let answer: Answer;
let server: Awaited<ReturnType<typeof openAiServer>>;
let app: TestApp;
beforeAll(async () => {
  answer = answerWell;
  server = await openAiServer((seen, response) => answer(seen, response));
  app = await startApp({
    env: {
      EMBEDDING_PROVIDER: 'openai',
      EMBEDDING_BASE_URL: server.baseUrl,
      EMBEDDING_MODEL: 'test-model',
      EMBEDDING_API_KEY: 'sk-very-secret',
      EMBEDDING_RETRIES: '0',
      JOB_ATTEMPTS: '3',
      JOB_BACKOFF_MS: '1',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(() => {
  answer = answerWell;
});

const store = (client: Client, body: unknown, wait = 20) =>
  client.ok(storeRecord, { body, headers: wait > 0 ? { prefer: `wait=${wait}` } : {} });
const embeddingOf = async (client: Client, id: string) => (await client.ok(getRecord, { params: { id } })).embedding;
const settled = (client: Client, id: string) =>
  waitUntil(
    'the vector',
    () => embeddingOf(client, id),
    ({ state }) => state !== 'pending',
  );

describe('the vector of a record', () => {
  it('is pending when the store responds and complete soon after', async () => {
    const ada = app.user();
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    answer = (seen, response) => void held.then(() => answerWell(seen, response));
    const { id, embedding } = await store(ada, { content: 'A patient record.' }, 0);
    expect(embedding).toBe('pending');
    expect(await embeddingOf(ada, id)).toEqual({ state: 'pending' });
    release();
    expect(await settled(ada, id)).toEqual({ state: 'complete' });
  });

  it('is waited for with Prefer: wait, and no longer than that', async () => {
    const ada = app.user();
    expect((await store(ada, { content: 'Waited for.' })).embedding).toBe('complete');
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    answer = (seen, response) => void held.then(() => answerWell(seen, response));
    const before = performance.now();
    expect((await store(ada, { content: 'Not that long.' }, 1)).embedding).toBe('pending');
    expect(performance.now() - before).toBeGreaterThan(900);
    release();
  });

  it('does not keep the record from being found by its words', async () => {
    const ada = app.user();
    const back = new Gate();
    answer = (seen, response) => void back.pass().then(() => answerWell(seen, response));
    const { id } = await store(ada, { content: 'The gazebo is in the garden.' }, 0);
    const found = await ada.ok(searchRecords, { body: { query: 'gazebo', arms: ['keyword'] } });
    expect(found.results.map(({ record }) => record.content)).toEqual(['The gazebo is in the garden.']);
    expect(found.degraded).toEqual([]);
    back.open();
    expect(await settled(ada, id)).toEqual({ state: 'complete' });
  });

  it('is made again when the text changes and kept when only labels do', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Old text.' });
    const vectors = () => app.count('passage_vectors', 'user_id = $1', [ada.user]);
    await ada.ok(patchRecord, { params: { id }, body: { tags: ['x'], metadata: { a: 1 } } });
    expect([await embeddingOf(ada, id), await vectors()]).toEqual([{ state: 'complete' }, 1]);
    const edited = await ada.ok(patchRecord, { params: { id }, body: { content: 'A new text.' } });
    expect(edited.embedding.state).toBe('pending');
    expect([await settled(ada, id), await vectors()]).toEqual([{ state: 'complete' }, 2]);
  });

  it('that the model cannot make now is retried', async () => {
    const ada = app.user();
    let failures = 2;
    answer = (seen, response) => (failures-- > 0 ? sendError(response, seen, 503) : answerWell(seen, response));
    const { id } = await store(ada, { content: 'Third time lucky.' });
    expect(await settled(ada, id)).toEqual({ state: 'complete' });
  });

  it('that fails for good reports why, with one of our codes, until a retry repairs it', async () => {
    const ada = app.user();
    answer = DOWN;
    const { id } = await store(ada, { content: 'A record in bad times.' });
    expect(await settled(ada, id)).toEqual({ state: 'failed', reason: 'unavailable' });
    const status = await ada.ok(getStatus, { query: { include_shared: false } });
    const one = { pending: 0, complete: 0, failed: 1 };
    expect(status.embeddings).toEqual({ ...one, records: one });
    answer = answerWell;
    const retried = await ada.call(retryEmbedding, { params: { id } });
    expect([retried.status, retried.json]).toEqual([202, { id, embedding: { state: 'pending' } }]);
    expect(await settled(ada, id)).toEqual({ state: 'complete' });
  });

  it('is counted by passage, and by record separately', async () => {
    const ada = app.user();
    answer = REFUSES_POISON;
    await store(ada, { content: 'A short one.' });
    await store(ada, { content: LONG });
    const { id } = await store(ada, { content: `${LONG} poison` }, 0);
    await settled(ada, id);
    const counted = async () => (await ada.ok(getStatus, { query: { include_shared: false } })).embeddings;
    const { records, ...passages } = await waitUntil('all vectors', counted, ({ pending }) => pending === 0);
    expect(records).toEqual({ pending: 0, complete: 2, failed: 1 });
    expect(passages).toEqual({ pending: 0, complete: await app.count(...vectorsOf(ada)), failed: 1 });
    expect(passages.complete).toBeGreaterThan(100);
  });

  it('is counted only for records that are returned', async () => {
    const ada = app.user();
    const counted = async () => {
      const { records, embeddings } = await ada.ok(getStatus, { query: { include_shared: false } });
      return [records, embeddings.complete, embeddings.records.complete];
    };
    const { id } = await store(ada, { content: 'A short one.' });
    const expired = await store(ada, { content: 'Another.' });
    expect(await counted()).toEqual([2, 2, 2]);
    await ada.ok(forgetRecord, { params: { id } });
    expect(await counted()).toEqual([1, 1, 1]);
    await ada.ok(patchRecord, { params: { id: expired.id }, body: { expires_at: '2025-01-01T00:00:00Z' } });
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it('is not counted while an erasure of a part of memory has hidden its record', async () => {
    const ada = app.user();
    await store(ada, { content: 'What stays.' });
    const going = await store(ada, { content: 'What goes.' });
    await app.db.admin.query(
      `insert into erasing_records (tenant_id, doomed_id, erasure_id, subject)
       select tenant_id, id, id, user_id from records where user_id = $1 and id = $2`,
      [ada.user, readId(going.id)],
    );
    const status = await ada.ok(getStatus, { query: { include_shared: false } });
    expect(status).toMatchObject({ records: 1, embeddings: { complete: 1, records: { complete: 1 } } });
    await app.db.admin.query('delete from erasing_records where subject = $1', [ada.user]);
  });

  it.each([{ agent: 'tutor' }, { project: 'moon' }])(
    'is counted for a key bound to %j only if it reads the record',
    async (bound) => {
      const ada = app.user();
      await store(ada, { content: 'Of the same.', ...bound });
      await store(ada, { content: 'Of another.', agent: 'other', project: 'other' });
      await store(ada, { content: 'Of nobody.' });
      const { key } = await app.key(bound);
      const status = await app.client(key, { user: ada.user }).ok(getStatus, { query: { include_shared: false } });
      expect(status).toMatchObject({ records: 1, embeddings: { complete: 1, records: { complete: 1 } } });
    },
  );

  // Only there do two transactions run concurrently.
  (globalThis.BACKEND === 'postgres' ? it : it.skip)(
    'of what is deleted at the moment it is written is left out, and its job has not failed',
    async () => {
      const ada = app.user();
      const gate = new Gate();
      answer = (seen, response) => void gate.pass().then(() => answerWell(seen, response));
      const { id } = await store(ada, { content: 'Gone before it is found.' }, 0);
      await gate.reached;
      const deleting = await app.db.admin.connect();
      try {
        await deleting.query('begin');
        await deleting.query('delete from passages where user_id = $1', [ada.user]);
        gate.open();
        const held = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await waitUntil('the write to wait', async () => (await app.db.admin.query(held)).rows.length > 0);
        await deleting.query('commit');
      } finally {
        deleting.release();
      }
      const jobs = 'select closed_at, outcome, attempts from outbox where user_id = $1';
      const [job] = await waitUntil(
        'the job to end',
        async () => (await app.db.admin.query<Record<string, unknown>>(jobs, [ada.user])).rows,
        (rows) => rows.every(({ closed_at: at, attempts }) => at !== null || Number(attempts) > 0),
      );
      expect(job).toMatchObject({ outcome: 'done', attempts: 0 });
      expect(await app.count(...vectorsOf(ada))).toBe(0);
      expect((await ada.ok(getRecord, { params: { id } })).content).toBe('Gone before it is found.');
    },
  );

  it('of a long record is made in turns, and none of its passages is left out or requested twice', async () => {
    const ada = app.user();
    const job = await store(ada, { content: `Nothing but turns. ${LONG}` });
    expect(job.embedding).toBe('complete');
    const passages = await app.count('passages', 'user_id = $1', [ada.user]);
    expect(passages).toBeGreaterThan(32);
    expect(await app.count(...vectorsOf(ada))).toBe(passages);
    const asked = server.seen.flatMap(({ body }) => body.input).filter((text) => text.includes('Nothing but turns'));
    expect(asked).toHaveLength(1);
  });

  it('of records that were stored one by one is made together with waiting others, each once', async () => {
    const ada = app.user();
    const gate = new Gate();
    answer = (seen, response) => void gate.pass().then(() => answerWell(seen, response));
    const texts = Array.from({ length: 40 }, (_, n) => `One of many that are told in a row: ${n}.`);
    const ids = await Promise.all(texts.map(async (content) => (await store(ada, { content }, 0)).id));
    gate.open();
    for (const id of ids) expect(await settled(ada, id)).toEqual({ state: 'complete' });
    expect(await app.count(...vectorsOf(ada))).toBe(40);
    const questions = server.seen.map(({ body }) => body.input.filter((text) => texts.includes(text)));
    expect(questions.flat().sort()).toEqual([...texts].sort());
    expect(Math.max(...questions.map((together) => together.length))).toBeGreaterThan(1);
  });

  it('that the model rejects fails alone, and at once', async () => {
    const ada = app.user();
    answer = REFUSES_POISON;
    const records = [{ content: 'Good one.' }, { content: 'The poison.' }, { content: 'Good two.' }];
    const { results } = await ada.ok(storeRecords, { body: { records }, headers: { prefer: 'wait=20' } });
    const states = await Promise.all(results.map(({ id }) => settled(ada, id!)));
    expect(states).toEqual([{ state: 'complete' }, { state: 'failed', reason: 'rejected' }, { state: 'complete' }]);
  });

  it('that exists is not made again by a retry', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'All is well.' });
    // Jobs of the previous tests may request other texts meanwhile.
    const asked = () => server.seen.filter(({ body }) => body.input.includes('All is well.')).length;
    expect(asked()).toBe(1);
    const answered = await ada.ok(retryEmbedding, { params: { id } });
    expect(answered).toEqual({ id, embedding: { state: 'complete' } });
    expect(await app.count('outbox', 'user_id = $1 and closed_at is null', [ada.user])).toBe(0);
    expect(asked()).toBe(1);
  });

  itIsHidden('a retry of the vector', {
    app: () => app,
    ask: (client, id) => client.fails(retryEmbedding, { params: { id } }),
  });
});

describe('a search while the model is unavailable', () => {
  it('reports that it is degraded and still finds by words', async () => {
    const ada = app.user();
    await store(ada, { content: 'The bassoon is in the attic.' });
    answer = DOWN;
    const found = await ada.ok(searchRecords, { body: { query: 'where is the bassoon', explain: true } });
    expect(found.degraded).toEqual(['vector']);
    expect(found.results.map(({ record }) => record.content)).toEqual(['The bassoon is in the attic.']);
    expect(found.results[0]!.explain!.arms).not.toHaveProperty('vector');
  });

  it('is complete again when the model is back', async () => {
    const ada = app.user();
    await store(ada, { content: 'The bassoon is in the attic.' });
    const found = await ada.ok(searchRecords, { body: { query: 'where did the bassoon go', explain: true } });
    expect(found.degraded).toEqual([]);
    expect(found.results[0]!.explain!.arms).toHaveProperty('vector');
  });
});

describe('the provider', () => {
  it('gets the key, and its messages never appear in our responses', async () => {
    const ada = app.user();
    answer = (seen, response) => sendError(response, seen, 400);
    const { id } = await store(ada, { content: 'Something private.' });
    await settled(ada, id);
    expect(server.seen.at(-1)!.headers.authorization).toBe('Bearer sk-very-secret');
    const replies = [
      await ada.call(getRecord, { params: { id } }),
      await ada.call(searchRecords, { body: { query: 'private' } }),
      await ada.call(getStatus),
      await ada.call(readyz),
    ];
    for (const { text } of replies) expect(text).not.toMatch(/sk-very-secret|cannot embed|invalid_request/);
    const { rows } = await app.db.admin.query<{ row: string }>(
      'select outbox::text as row from outbox union all select passages::text from passages',
    );
    expect(rows.map(({ row }) => row).join()).not.toMatch(/private|cannot embed/);
  });

  it('that is down at the start leaves a server that is degraded and stores and finds by words', async () => {
    const dead = await openAiServer(DOWN);
    const other = await startApp({
      env: {
        EMBEDDING_PROVIDER: 'openai',
        EMBEDDING_BASE_URL: dead.baseUrl,
        EMBEDDING_MODEL: 'm',
        EMBEDDING_RETRIES: '0',
      },
    });
    try {
      const report = await waitUntil(
        'the report',
        () => other.client().ok(readyz),
        ({ checks }) => checks.embedder === 'failed',
      );
      expect(report).toMatchObject({ status: 'degraded', checks: { database: 'ok', embedder: 'failed' } });
      const ada = other.user();
      await store(ada, { content: 'The kazoo.' }, 0);
      const { results, degraded } = await ada.ok(searchRecords, { body: { query: 'kazoo' } });
      expect([results.length, degraded]).toEqual([1, ['vector']]);
    } finally {
      await other.stop();
      await dead.close();
    }
  });

  it('may return a vector of another length, which is not stored', async () => {
    const ada = app.user();
    answer = (seen, response) =>
      sendVectors(
        response,
        seen.body.input.map((text, index) => ({ index, embedding: [...vectorOf(text), 1] })),
      );
    const { id } = await store(ada, { content: 'Odd one.' });
    expect((await settled(ada, id)).state).toBe('failed');
    expect(await app.count('passage_vectors', 'user_id = $1', [ada.user])).toBe(0);
  });
});
