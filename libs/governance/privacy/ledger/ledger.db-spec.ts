import { readFile, rm } from 'node:fs/promises';
import { Database } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { createLogger } from '@platform/observability/logger.js';
import { CuttingProxy } from '@test/support/cutting-proxy.js';
import { failure, OTHER, scopeOf, TENANT } from '@test/support/scratch.js';
import { waitUntil } from '@test/support/wait-until.js';
import { type Erased, GENESIS, hashOf, IDS_PER_ENTRY, LEDGER } from './ledger-entry.js';
import { AT, erased, idOf as id, LedgerFixture } from './testing/ledger-fixture.js';

let fixture: LedgerFixture;
let one: ReturnType<LedgerFixture['process']>;

beforeAll(async () => {
  fixture = await LedgerFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  one = fixture.process();
});
afterEach(() => one.keeper.settled());

const append = (over: Partial<Erased> = {}) => one.append(over);
const ofTenant = (tenantId = TENANT) => fixture.ofTenant(tenantId);

it('numbers the entries of each tenant from 1, whatever its neighbours do', async () => {
  expect(await append()).toBe(1);
  expect(await append({ tenantId: OTHER })).toBe(1);
  expect(await append()).toBe(2);
  expect((await ofTenant()).map(({ position }) => position)).toEqual([1, 2]);
  expect(
    await fixture.database.asSystem((tx) => fixture.entries.all(tx, { tenantId: TENANT, position: 1 }, 10)),
  ).toMatchObject([
    { tenantId: TENANT, position: 2 },
    { tenantId: OTHER, position: 1 },
  ]);
});

it('chains the entries, so that none can be changed or removed unnoticed', async () => {
  await append({ ids: [id(1), id(2).toUpperCase()] });
  await append({ kind: 'records', subject: null, ids: [id(3)] });
  const [first, second] = await ofTenant();
  expect(first).toMatchObject({ prevHash: GENESIS, ids: [id(1), id(2)], at: AT });
  expect(second?.prevHash).toBe(first?.hash);
  for (const entry of [first, second]) expect(entry && hashOf(entry)).toBe(entry?.hash);
  expect(first && hashOf({ ...first, ids: [id(1)] })).not.toBe(first?.hash);
});

it('splits many ids into several entries, and returns the position of the last', async () => {
  const ids = Array.from({ length: 2 * IDS_PER_ENTRY + 1 }, (_, n) => id(n));
  expect(await append({ ids })).toBe(3);
  const found = await ofTenant();
  expect(found.flatMap((entry) => entry.ids)).toEqual(ids);
  expect(new Set(found.map(({ erasureId }) => erasureId))).toEqual(new Set(['erasure_1']));
});

it('assigns positions without duplicates or gaps when many append at once, or one does not commit', async () => {
  const undone = fixture.database.withScope(scopeOf(), async (tx) => {
    await one.ledger.append(tx, erased());
    throw new Error('undone');
  });
  await Promise.all([failure(undone), ...Array.from({ length: 12 }, () => append())]);
  const found = await ofTenant();
  expect(found.map(({ position }) => position)).toEqual(Array.from({ length: 12 }, (_, n) => n + 1));
  expect(found.slice(1).map(({ prevHash }) => prevHash)).toEqual(found.slice(0, -1).map(({ hash }) => hash));
});

it('enters again only what is missing, with the same hash', async () => {
  await append();
  await append({ ids: [id(1)] });
  const before = await ofTenant();
  await fixture.test.admin.query('delete from erasure_ledger where position = 2');
  const again = () => fixture.database.withScope(scopeOf(), (tx) => one.ledger.enterAgain(tx, TENANT, before));
  await again();
  await again();
  expect(await ofTenant()).toEqual(before);
});

it('accepts no entry for a tenant other than that of the scope', async () => {
  const foreign = fixture.database.withScope(scopeOf(), (tx) => one.ledger.append(tx, erased({ tenantId: OTHER })));
  expect(await failure(foreign)).toMatchObject({ code: '42501' });
  expect(await fixture.database.withScope(scopeOf(), (tx) => fixture.entries.ofTenant(tx, OTHER, 0, 10))).toEqual([]);
});

it('names the file that it cannot write, and the setting', async () => {
  let told = '';
  const path = `${process.execPath}/erasures.ndjson`;
  const shut = fixture.process({ path, logger: createLogger('error', { write: (line) => void (told += line) }) });
  shut.keeper.keep([]);
  await shut.keeper.settled();
  expect(JSON.parse(told)).toMatchObject({ file: path, msg: expect.stringContaining('LEDGER_FILE') as string });
});

// Only a server can be away while its process lives.
const onPostgres = globalThis.BACKEND === 'postgres' ? it : it.skip;
onPostgres('writes an entry soon after the database, which was away, is back', async () => {
  const url = new URL(fixture.test.url ?? '');
  const proxy = await CuttingProxy.before(Number(url.port), () => ({ up: 0 }));
  url.port = String(proxy.port);
  const database = new Database(createPool({ connectionString: url.href }, { max: 1 }), { statementTimeoutMs: 20_000 });
  const { keeper, file } = fixture.process({ database });
  await append();
  await one.keeper.settled();
  const [entry] = await ofTenant();
  await rm(file.path);
  keeper.keep(entry ? [entry] : []);
  await keeper.settled();
  expect([...fixture.gate.complained.keys()]).toEqual([LEDGER]);
  proxy.allowAll();
  await waitUntil('the entry in the file', async () =>
    (await readFile(file.path, 'utf8').catch(() => '')).includes(entry?.hash ?? '-'),
  );
  await keeper.settled();
  expect(fixture.gate.complained.size).toBe(0);
  await database.close();
  await proxy.close();
});
