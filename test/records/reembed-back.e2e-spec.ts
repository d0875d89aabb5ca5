import { getReembed, startReembed } from '@contracts/records/embedding.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { openAiServer } from '@platform/embeddings/testing/openai-server.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { waitUntil } from '@test/support/wait-until.js';
import { SIZES, twoModels, withBoth, withOld } from './two-models.js';

let server: Awaited<ReturnType<typeof openAiServer>>;
let db: TestDatabase;
const adminKey = generateKey().text;

beforeAll(async () => {
  server = await openAiServer(twoModels);
  db = await openTestDatabase();
});
afterAll(async () => {
  await db.close();
  await server.close();
});

async function whileRunning<T>(withNext: boolean, work: (app: TestApp) => Promise<T>): Promise<T> {
  const env = withNext ? { ...withBoth(server), ...SIZES } : withOld(server);
  const app = await startApp({ env, installation: { db, adminKey } });
  try {
    return await work(app);
  } finally {
    await app.stop();
  }
}

const store = (app: TestApp, content: string) =>
  app.user('ada').ok(storeRecord, { body: { content }, headers: { prefer: 'wait=20' } });
const switched = (app: TestApp) =>
  waitUntil(
    'the switch',
    () => app.client().ok(getReembed),
    (progress) => progress.switched,
  );

it('a second model that was removed for a while is read from only once it is filled again', async () => {
  await whileRunning(true, async (app) => {
    await store(app, 'The red boat.');
    await app.client().ok(startReembed);
    await switched(app);
  });
  // Nothing was stored meanwhile: its vectors are still complete.
  await whileRunning(true, async (app) => {
    expect(await app.client().ok(getReembed)).toMatchObject({ missing: 0, switched: true });
  });
  await whileRunning(false, (app) => store(app, 'The blue boat.'));
  await whileRunning(true, async (app) => {
    expect(await app.client().ok(getReembed)).toMatchObject({ missing: 1, switched: false, reading: { model: 'old' } });
    await app.client().ok(startReembed);
    expect(await switched(app)).toMatchObject({ missing: 0, reading: { model: 'new' } });
  });
});
