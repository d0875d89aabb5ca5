import { getReembed, startReembed } from '@contracts/records/embedding.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { type Answer, openAiServer } from '@platform/embeddings/testing/openai-server.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { waitUntil } from '@test/support/wait-until.js';
import { SIZES, twoModels, withBoth } from './two-models.js';

/** The model that accepts calls and never answers. */
let silent: string | undefined;
const models: Answer = (seen, response) => {
  if (seen.body.model !== silent) twoModels(seen, response);
};

let server: Awaited<ReturnType<typeof openAiServer>>;
let db: TestDatabase;
let app: TestApp;
const adminKey = generateKey().text;
/** More than the places of the queue. */
const USERS = ['ada', 'bob', 'cy', 'dee', 'eve', 'flo', 'gus', 'hal'];

beforeAll(async () => {
  server = await openAiServer(models);
  db = await openTestDatabase();
  app = await startApp({ env: { ...withBoth(server), ...SIZES }, installation: { db, adminKey } });
});
afterEach(() => (silent = undefined));
afterAll(async () => {
  await app.stop();
  await db.close();
  await server.close();
});

const storeForAll = (content: string) =>
  Promise.all(USERS.map((user) => app.user(user).ok(storeRecord, { body: { content } })));

it('a second model that never answers does not keep records from their vectors of the first', async () => {
  silent = 'new';
  await storeForAll('The red boat.');
  const done = await waitUntil(
    'the vectors',
    () => app.client().ok(getStatus, { query: { all_users: true } }),
    ({ embeddings }) => embeddings.pending === 0,
    40_000,
  );
  expect(done.embeddings).toMatchObject({ complete: USERS.length });
  expect(await app.client().ok(getReembed)).toMatchObject({ complete: 0, switched: false });
});

it('a first model that never answers does not keep its replacement from being filled', async () => {
  silent = 'old';
  await storeForAll('The blue boat.');
  await app.client().ok(startReembed);
  const filled = await waitUntil(
    'the second model',
    () => app.client().ok(getReembed),
    // The one run that tries the silent model may hold a record of each.
    ({ missing }) => missing <= 2,
    40_000,
  );
  expect(filled.complete).toBeGreaterThanOrEqual(2 * USERS.length - 2);
});

it('says which model has not answered, if its dimensions are not known either', async () => {
  const nobody = { EMBEDDING_NEXT_BASE_URL: 'http://127.0.0.1:9/v1', EMBEDDING_NEXT_MODEL: 'absent' };
  const unreached = await startApp({ env: { ...withBoth(server), ...nobody }, installation: { db, adminKey } });
  try {
    for (const ask of [startReembed, getReembed]) {
      expect(await unreached.client().fails(ask)).toMatchObject({
        status: 503,
        detail:
          'The model absent of openai@127.0.0.1:9 (EMBEDDING_NEXT_*) has not answered yet, so its dimensions are not known. Check these settings; the log says why.',
      });
    }
  } finally {
    await unreached.stop();
  }
});
