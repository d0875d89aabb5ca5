import { recordInput } from '@contracts/records/record.js';
import { listRecords } from '@contracts/records/records.operations.js';
import type { Scope } from '@kernel/scope.js';
import { Database } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf } from '@test/support/scratch.js';
import { interleave, makeTenants, recordRooms, TENANTS } from './pool-harness.js';

const CONNECTIONS = 5;
/** Where a guard is broken, one in ten shows it (pool-guards). The embedded database has one session, whose turns are all alike. */
const OPERATIONS = globalThis.BACKEND === 'postgres' ? 4_000 : 1_000;

let test: TestDatabase;
let scopes: Scope[];

beforeAll(async () => {
  test = await openTestDatabase({ poolMax: CONNECTIONS });
  scopes = await makeTenants(test.admin);
});
afterAll(() => test.close());

it(`gives nobody a foreign row in ${OPERATIONS} mixed operations of 20 tenants on 5 connections`, async () => {
  const report = await interleave(test.database, scopes, OPERATIONS);
  expect(report).toMatchObject({ operations: OPERATIONS, foreign: 0, missing: 0, refused: 0 });
  expect(report.own).toBeGreaterThan(OPERATIONS);
  const { rowCount } = await test.admin.query('select from records group by tenant_id, user_id');
  expect(rowCount).toBe(scopes.length);
});

it('gives nobody a foreign row if settings are sent for other servers too', async () => {
  const pool = createPool(test.connection, { max: CONNECTIONS });
  const database = new Database(pool, { statementTimeoutMs: 30_000, keepsPlans: true, onShards: true });
  const texts = new Set<string>();
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((query: unknown, ...rest: unknown[]) => {
      texts.add(typeof query === 'string' ? query : String((query as { text?: string }).text));
      return send(query, ...rest);
    }) as typeof client.query;
  });
  const report = await interleave(database, scopes, OPERATIONS / 4);
  await database.close();
  expect(report).toMatchObject({ foreign: 0, missing: 0, refused: 0 });
  expect(report.own).toBeGreaterThan(OPERATIONS / 4);
  const settings = [...texts].filter((text) => text.includes('app.'));
  expect(settings.filter((text) => !text.startsWith("set local role = 'recollect_"))).toEqual([]);
  expect(settings.length).toBeGreaterThan(TENANTS);
});

it('keeps apart the records of two users who chose the same id', async () => {
  const { store, list, get } = recordRooms(test.database);
  const [here, there] = [scopes[0], scopes[2]].map((scope) => scope?.tenantId ?? '');
  const callers = [
    scopeOf({ tenantId: here, userId: 'kim' }),
    scopeOf({ tenantId: here, userId: 'lee' }),
    scopeOf({ tenantId: there, userId: 'kim' }),
  ];
  const ids = await Promise.all(
    callers.map(async (scope, index) => {
      const input = recordInput.parse({ id: 'same', content: `content ${index}` });
      const { outcome } = await store.run(scope, input);
      expect(outcome).toMatchObject({ created: true, external_id: 'same', version: 1 });
      return outcome.id;
    }),
  );
  expect(new Set(ids).size).toBe(3);
  for (const [index, scope] of callers.entries()) {
    const { records } = await list.run(scope, listRecords.query.parse({}));
    expect(records.map(({ content }) => content)).toEqual([`content ${index}`]);
    expect(await get.run(scope, 'same')).toMatchObject({ id: ids[index], content: `content ${index}` });
  }
});
