import { Clock } from '@kernel/clock.js';
import { newId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Gate } from '@test/support/gate.js';
import { newTenant, scopeOf } from '@test/support/scratch.js';
import { recordRooms } from '@test/isolation/pool-harness.js';
import { chained, chunksOf, IDS_PER_ENTRY, type LedgerEntry } from '../ledger/ledger-entry.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { Eraser } from './eraser.js';
import { type ErasureRow, ErasuresRepository } from './erasures.repository.js';
import { HideRecords } from './hide-records.js';
import { RunErasure } from './run-erasure.js';

const eraser = new Eraser();
const erasures = new ErasuresRepository();
let run: RunErasure;
let test: TestDatabase;
let scope: Scope;

beforeAll(async () => {
  test = await openTestDatabase();
  const { records, derived } = recordRooms(test.database);
  run = new RunErasure(eraser, erasures, new HideRecords(eraser, erasures, records, derived), new Clock());
});
afterAll(() => test.close());

beforeEach(async () => {
  const tenantId = await newTenant(test.admin);
  scope = scopeOf({ tenantId, userId: null, allUsers: true });
  for (const userId of ['ada', 'bob'])
    await recordRooms(test.database).store.run(scopeOf({ tenantId, userId }, ['records:write']), {
      content: `${userId} feeds the heron.`,
    });
});

const asEraser = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
  test.database.withScope(scope, async (tx) => {
    await eraser.lookAtAll(tx);
    return work(tx);
  });

async function accepted(
  kind: ErasureRow['kind'],
  hide: (tx: Tx, id: string) => Promise<unknown>,
  ledgerPosition: number | null = null,
): Promise<string> {
  const id = newId();
  const of = { tenantId: scope.tenantId, id, kind, subject: `hash of ${kind}`, ledgerPosition };
  await asEraser(async (tx) => {
    await erasures.insert(tx, {
      ...of,
      state: 'running',
      stage: 'accepted',
      requestedBy: 'k',
      requestedAt: new Date(),
    });
    await hide(tx, id);
  });
  return id;
}

const ofAda = () => accepted('user', (tx, id) => erasures.hideUser(tx, scope.tenantId, 'ada', id));
const ofTenant = () =>
  accepted('tenant', (tx, id) => erasures.hideUsers(tx, scope.tenantId, eraser.usersOf(scope.tenantId), id));

const ofRecordOf = (userId: string) =>
  accepted('records', (tx, id) =>
    tx.execute(`insert into erasing_records (tenant_id, doomed_id, erasure_id, subject)
      select tenant_id, id, '${id}'::uuid, user_id from records where tenant_id = '${scope.tenantId}' and user_id = '${userId}'`),
  );
const ofBobsRecord = () => ofRecordOf('bob');

const step = (id: string) => asEraser((tx) => run.step(tx, scope.tenantId, id));
const rowOf = (id: string) => asEraser((tx) => erasures.find(tx, scope.tenantId, id));

async function count(table: string, where: string): Promise<number> {
  const counted = `select count(*)::int as n from ${table} where tenant_id = $1 and ${where}`;
  const { rows } = await test.admin.query<{ n: number }>(counted, [scope.tenantId]);
  return rows[0]?.n ?? 0;
}

it('of a person and then of their tenant: the first is not complete before the person is gone', async () => {
  const user = await ofAda();
  await ofTenant();
  while (!(await step(user)).done);
  expect(await count('records', "user_id = 'ada'")).toBe(0);
  expect((await rowOf(user))?.counts).toMatchObject({ records: 1, users: 1 });
  expect(await count('records', "user_id = 'bob'")).toBe(1);
});

it('of a person, of a record and then of the whole tenant: the last completes all, and leaves no name of anybody', async () => {
  const user = await ofAda();
  const part = await ofBobsRecord();
  const tenant = await ofTenant();
  while (!(await step(tenant)).done);
  expect(await count('records', 'true')).toBe(0);
  for (const id of [user, part, tenant])
    expect(await rowOf(id)).toMatchObject({
      state: 'completed',
      completedAt: expect.any(Date),
      seen: { remaining: {} },
    });
  expect(await count('erasing_users', 'true')).toBe(0);
  expect(await count('erasing_records', 'true')).toBe(0);
});

it('of more records than an entry of the ledger holds: it is not complete before those of all its entries are gone', async () => {
  await ofBobsRecord();
  const { rows } = await test.admin.query<{ id: string }>(
    "select id from records where tenant_id = $1 and user_id = 'bob'",
    [scope.tenantId],
  );
  const ids = [rows[0]?.id ?? '', ...Array.from({ length: 2 * IDS_PER_ENTRY }, newId)];
  const wide = await accepted('session', (tx, id) => enter(tx, id, ids), 3);
  while (!(await step(wide)).done);
  expect(await count('records', "user_id = 'bob'")).toBe(0);
  expect((await rowOf(wide))?.counts).toMatchObject({ records: 1 });
});

// On the embedded database one transaction waits for the other.
const meanwhile = globalThis.BACKEND === 'pglite' ? it.skip : it;

meanwhile.each([
  ['of a person', ofAda],
  ['of a record', () => ofRecordOf('ada')],
])('%s: what somebody is deriving from it meanwhile for shared memory is erased with it', async (_, accept) => {
  const { tenantId } = scope;
  const { store } = recordRooms(test.database);
  const { rows } = await test.admin.query<{ id: string }>(
    "select id from records where tenant_id = $1 and user_id = 'ada'",
    [tenantId],
  );
  const sharer = scopeOf({ tenantId }, ['records:read', 'records:write', 'shared:read', 'shared:write']);
  const derived = { shared: true, derived_from: [rows[0]?.id ?? ''] };
  const gate = new Gate();
  const write = test.database.withScope(sharer, async (tx) => {
    await store.runIn(tx, sharer, { ...derived, content: 'Somebody feeds the heron.' });
    await gate.pass();
  });
  await gate.reached;
  const id = await accept();
  const erased = (async () => {
    while (!(await step(id)).done);
  })();
  gate.open();
  await Promise.all([write, erased]);
  expect(await count('records', 'user_id is null')).toBe(0);
  expect(await rowOf(id)).toMatchObject({ state: 'completed', counts: { records: 2 } });
  expect(await count('erasing_records', 'true')).toBe(0);
  expect(await count('records', "user_id = 'bob'")).toBe(1);
});

function enter(tx: Tx, erasureId: string, ids: readonly string[]): Promise<void> {
  const entries: LedgerEntry[] = [];
  for (const some of chunksOf(ids)) {
    const entry = { erasureId, tenantId: scope.tenantId, kind: 'session' as const, subject: null, at: new Date() };
    entries.push(chained({ ...entry, entryId: newId(), ids: some }, entries.at(-1) ?? null));
  }
  return new LedgerRepository().insert(tx, entries);
}
