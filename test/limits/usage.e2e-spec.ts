import { ampSearch } from '@contracts/amp/amp.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { createTenant, updateTenant } from '@contracts/tenancy/tenancy.operations.js';
import { getOwnUsage, getUsage } from '@contracts/limits/usage.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
let id: string;
let key: string | undefined;
let ada: Client;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const body = { name: 'counted', default_user_id: 'ada' };
  const made = await app.client().ok(createTenant, { body });
  id = made.tenant_id;
  key = made.admin_key?.key;
  ada = app.client(key);
});

const today = () => new Date().toISOString().slice(0, 10);

/** Over all days of a new tenant, because at midnight there are two. */
function summed(days: OutputOf<typeof getOwnUsage>['days']): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { day: _, ...counts } of days) {
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
}

const lesson = (content: string) => ({ type: 'lesson', content });

it('an installer limits what a tenant may store, in whatever form, and everybody sees the usage', async () => {
  const began = today();
  await app.client().ok(updateTenant, { params: { tenant_id: id }, body: { quota_records: 3 } });
  await ada.ok(storeRecord, { body: lesson('one') });
  await ada.ok(storeRecord, { body: lesson('two') });
  const refused = [
    await ada.fails(storeRecords, { body: { records: [lesson('three'), lesson('four')] } }),
    await ada.fails(appendMessages, {
      body: {
        messages: [
          { role: 'user', content: 'a' },
          { role: 'user', content: 'b' },
        ],
      },
    }),
  ];
  for (const { status, code } of refused) expect([status, code]).toEqual([422, 'quota_exceeded']);
  await ada.ok(storeRecord, { body: lesson('three') });
  expect(await ada.fails(storeRecord, { body: lesson('four') })).toMatchObject({ code: 'quota_exceeded' });
  for (const usage of [await ada.ok(getOwnUsage), await app.client().ok(getUsage, { params: { tenant_id: id } })]) {
    expect(usage).toMatchObject({ tenant_id: id, stored: { records: 3 }, quota_records: 3 });
    expect([began, today()]).toEqual(expect.arrayContaining(usage.days.map(({ day }) => day)));
    expect(summed(usage.days)).toMatchObject({ records_written: 3 });
  }
});

it('requests, searches and refusals are counted for their tenant on their day', async () => {
  const began = today();
  // Another process of the installation, which writes its counts when it stops.
  const second = await startApp({ installation: { db: app.db, adminKey: app.adminKey } });
  const there = second.client(key);
  await there.ok(storeRecord, { body: lesson('tea') });
  await there.ok(searchRecords, { body: { query: 'tea' } });
  await there.call(ampSearch, { body: { query: 'tea' } });
  await there.fails(storeRecord, { body: {} });
  await second.stop();
  const { days } = await ada.ok(getOwnUsage, { query: { days: 2 } });
  expect([began, today()]).toEqual(expect.arrayContaining(days.map(({ day }) => day)));
  expect(summed(days)).toEqual({
    requests: 4,
    limited: 0,
    errors: 0,
    searches: 2,
    records_written: 1,
    bytes_written: expect.any(Number) as number,
  });
  expect((await ada.ok(getOwnUsage, { query: { days: 1 } })).days.length).toBeLessThanOrEqual(1);
});

it('a key that sees a part of the tenant reads none of it', async () => {
  const bound = await app.key({ user_id: 'bob', permissions: ['admin', 'records:read'] });
  expect(await app.client(bound.key).fails(getOwnUsage)).toMatchObject({ code: 'forbidden' });
});
