import { getReembed, startReembed } from '@contracts/records/embedding.operations.js';
import { storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { type Answer, openAiServer, sendError } from '@platform/embeddings/testing/openai-server.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Gate } from '@test/support/gate.js';
import { waitUntil } from '@test/support/wait-until.js';
import { twoModels, withBoth, withOld } from './two-models.js';

const models: Answer = (seen, response) => {
  const isNew = seen.body.model === 'new';
  if (!isNew || newIsBack === undefined) return twoModels(seen, response);
  if (newIsBack.arrived > 0) return void newIsBack.pass().then(() => twoModels(seen, response));
  // Retries wait: a job that had failed as often as allowed would never be done.
  void newIsBack.pass();
  sendError(response, seen, 503);
};

/** While this is closed `new` is down. */
let newIsBack: Gate | undefined;
let server: Awaited<ReturnType<typeof openAiServer>>;
let db: TestDatabase;
let app: TestApp;
let ada: Client;
const adminKey = generateKey().text;

const AT_ONCE = { EMBEDDING_RETRIES: '0', JOB_BACKOFF_MS: '1' };
const modelAsked = async (client: Client, query: string) => {
  const before = server.seen.length;
  const { degraded, results } = await client.ok(searchRecords, { body: { query, explain: true } });
  expect(degraded).toEqual([]);
  expect(results[0]?.explain?.arms).toHaveProperty('vector');
  return server.seen
    .slice(before)
    .filter(({ body }) => body.input.includes(query))
    .map(({ body }) => body.model);
};

beforeAll(async () => {
  server = await openAiServer(models);
  db = await openTestDatabase();
  const before = await startApp({ env: { ...withOld(server), ...AT_ONCE }, installation: { db, adminKey } });
  const wait = { headers: { prefer: 'wait=20' } };
  const records = ['The red boat.', 'The blue boat.', 'The green boat.'].map((content) => ({ content }));
  await before.user('ada').ok(storeRecords, { body: { records }, ...wait });
  await before.user('bob').ok(storeRecord, { body: { content: 'The boat of Bob.' }, ...wait });
  await before.client().ok(storeRecord, { body: { content: 'Everybody’s boat.', shared: true }, ...wait });
  await before.stop();
  app = await startApp({ env: { ...withBoth(server), ...AT_ONCE }, installation: { db, adminKey } });
  ada = app.user('ada');
});
afterAll(async () => {
  await app.stop();
  await db.close();
  await server.close();
});

describe('a second embedding model', () => {
  it('is not read from before it is filled', async () => {
    await waitUntil(
      'the models',
      () => app.client().call(getReembed),
      ({ status }) => status === 200,
    );
    const progress = await app.client().ok(getReembed);
    expect(progress).toMatchObject({
      target: { provider: expect.stringMatching(/^openai@127\.0\.0\.1:/) as string, model: 'new', dimensions: 4 },
      reading: { provider: expect.stringMatching(/^openai@127\.0\.0\.1:/) as string, model: 'old', dimensions: 3 },
      passages: 5, complete: 0, missing: 5, switched: false,
    }); // prettier-ignore
    expect(await modelAsked(ada, 'which boat?')).toEqual(['old']);
  });

  it('is filled for every user and the shared memory, and only then read from', async () => {
    newIsBack = new Gate();
    const started = await app.client().call(startReembed);
    expect(started.status).toBe(202);
    expect(started.json).toMatchObject({ queued: 3, missing: 5, switched: false });
    expect(await modelAsked(ada, 'which boat now?')).toEqual(['old']);
    newIsBack.open();
    const done = await waitUntil(
      'the switch',
      () => app.client().ok(getReembed),
      ({ switched }) => switched,
    );
    expect(done).toMatchObject({
      passages: 5,
      complete: 5,
      missing: 0,
      failed: 0,
      reading: { model: 'new', dimensions: 4 },
    });
    expect(await modelAsked(ada, 'which boat then?')).toEqual(['new']);
    expect(await modelAsked(app.user('bob'), 'which boat of Bob?')).toEqual(['new']);
  });

  it('loses nothing if requested again: nothing is queued twice', async () => {
    expect(await app.client().ok(startReembed)).toMatchObject({ queued: 0, missing: 0, switched: true });
  });

  it('gets the vectors of new records as well', async () => {
    const { id } = await ada.ok(storeRecord, { body: { content: 'The newest boat.' }, headers: { prefer: 'wait=20' } });
    expect(id).toBeTruthy();
    expect(await app.client().ok(getReembed)).toMatchObject({ passages: 6, complete: 6 });
    expect(await app.count('passage_vectors', `user_id = 'ada'`)).toBe(8);
  });

  it('is filled by an admin only', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
    for (const operation of [startReembed, getReembed]) {
      expect(await app.client(key, { user: 'ada' }).fails(operation)).toMatchObject({ status: 403, code: 'forbidden' });
    }
  });

  it('of another tenant is neither counted nor switched', async () => {
    const other = app.client(await app.otherTenant(), { user: 'ada' });
    expect(await other.ok(getReembed)).toMatchObject({ passages: 0, complete: 0, switched: false });
    expect(await app.client().ok(getReembed)).toMatchObject({ switched: true });
  });
});
