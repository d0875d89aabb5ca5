import { startApp, type TestApp } from '@test/support/app.js';
import { bring, clientOf, recordsOf } from './bring.js';
import { startMem0Server } from './mem0-server.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const failure = (promise: Promise<unknown>): Promise<Error> => promise.then(() => new Error('it did not fail'), (error: Error) => error); // prettier-ignore
const at = '2026-03-01T10:00:00.123456-07:00';
const stored = (n: number, whose: object) => ({ id: `5f0c0000-0000-4000-8000-${String(n).padStart(12, '0')}`, memory: `Fact ${n}`, hash: 'd41d8cd9', metadata: null, created_at: at, updated_at: null, expiration_date: null, ...whose }); // prettier-ignore
const few = [
  stored(1, { user_id: 'ada', run_id: 'trip', role: 'user', metadata: { source: 'chat' } }),
  ...Array.from({ length: 150 }, (_, n) => stored(n + 10, { user_id: 'ada' })),
  stored(2, { user_id: 'ada', agent_id: 'guide', actor_id: 'Ada' }),
  stored(3, { agent_id: 'guide' }),
];

it('mem0’s own server is read with its key, entity by entity, and what two of them share once', async () => {
  const theirs = await startMem0Server('m0sk_of_this_server', few);
  const client = clientOf(app);
  const source = { key: 'm0sk_of_this_server', address: theirs.address };
  const report = await bring(client, 'mem0', source, { user: client.userId });
  theirs.close();
  expect([report.read.record, report.check?.found, report.problems]).toEqual([153, 153, []]);
  const records = await recordsOf(client, { agent: 'guide' });
  expect(records.map(({ content }) => content).sort()).toEqual(['Fact 2', 'Fact 3']);
  const [first] = await recordsOf(client, { session_id: 'trip' });
  expect(first).toMatchObject({ external_id: few[0]!.id, created_at: '2026-03-01T17:00:00.123Z', metadata: { source: 'chat' } }); // prettier-ignore
});

it('mem0’s own server is not reported as read if it lists no more, no entities, or expects another key', async () => {
  const read = async (memories: typeof few, key = 'm0sk_of_this_server', options = {}) => {
    const theirs = await startMem0Server('m0sk_of_this_server', memories, options);
    const error = await failure(bring(clientOf(app), 'mem0', { key, address: theirs.address }, { dryRun: true }));
    theirs.close();
    return error.message;
  };
  expect(await read(few, 'm0sk_another')).toMatch(/answers 401: the key in MEM0_API_KEY/);
  expect(await read(few, undefined, { entities: false })).toMatch(/lists no entities.*dump its vector store/s);
  const many = (whose: (n: number) => object) => Array.from({ length: 10_001 }, (_, n) => stored(n, whose(n)));
  expect(await read(many(() => ({ user_id: 'ada' })))).toMatch(/has 10000 memories or more/);
  // Its list of entities omits those beyond the first ten thousand memories.
  expect(await read(many((n) => ({ user_id: `user-${n % 40}` })))).toMatch(/10000 memories or more/);
});
