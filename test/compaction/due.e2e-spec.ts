import { DAY_MS } from '@kernel/durations.js';
import {
  getCompactionMetrics, getCompactionSettings, listRuns, putTenantCompaction, putUserCompaction,
} from '@contracts/compaction/compaction.operations.js'; // prettier-ignore
import { listSummaries } from '@contracts/compaction/rollups.operations.js';
import { patchRecord, storeRecords } from '@contracts/records/records.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { randomUUID } from 'node:crypto';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';

const THINGS = [
  'Invoice', 'The library book', 'Rent for the garage', 'A dentist visit', 'Parcel', 'The tax form', 'Train ticket',
  'Insurance policy', 'Homework sheet', 'Vaccination',
]; // prettier-ignore
const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());
beforeEach(() => app.client().ok(putTenantCompaction, { body: {} }));

async function told(client: Client = app.user(), count = 10, prefix = 't'): Promise<Client> {
  const records = Array.from({ length: count }, (_, index) => ({
    id: `${prefix}-${index}`, type: 'episodic', role: 'user', session_id: prefix, sequence: index,
    content: `${THINGS[index % 10]} ${4_000 + index} is due on ${index + 1} June. Well, that is so great, thanks a lot! Bye, talk to you soon!`,
  })); // prettier-ignore
  await client.ok(storeRecords, { body: { records } });
  return client;
}

const openJobs = () => app.count('outbox', `closed_at is null and job in ('compact-scope', 'climb-ladder')`);
async function tick(): Promise<void> {
  await app.runSchedule('compact-due');
  await waitUntil('the jobs', openJobs, (open) => open === 0);
}
const runs = async (client: Client) => (await client.ok(listRuns, {})).runs;

it('folds nothing for anybody before it is switched on', async () => {
  const client = await told();
  clock.forward(40 * DAY_MS);
  await tick();
  expect(await runs(client)).toEqual([]);
});

it('folds what is old enough once the tenant has switched it on, and for no other tenant', async () => {
  const client = await told();
  const elsewhere = await told(app.client(await app.otherTenant(), { user: client.user }));
  await app.client().ok(putTenantCompaction, { body: { enabled: true } });
  await tick();
  expect(await runs(client)).toEqual([]);
  clock.forward(31 * DAY_MS);
  await tick();
  expect(await runs(client)).toMatchObject([{ trigger: 'age', actor: 'job', sources: 10, status: 'done' }]);
  expect(await runs(elsewhere)).toEqual([]);
});

it('lets a user’s own settings decide for the user', async () => {
  const [off, on] = [await told(), await told()];
  await off.ok(putUserCompaction, { body: { enabled: false } });
  await on.ok(putUserCompaction, { body: { enabled: true, batch_size: 5 } });
  clock.forward(31 * DAY_MS);
  await tick();
  expect(await runs(off)).toEqual([]);
  expect((await runs(on)).map(({ sources }) => sources)).toEqual([5, 5]);
  expect((await on.ok(getCompactionSettings, {})).effective).toMatchObject({ enabled: true, batch_size: 5 });
});

it('folds the oldest if there are more than the set number, and keeps the newest', async () => {
  const client = await told(app.user(), 30);
  await client.ok(putUserCompaction, {
    body: { enabled: true, triggers: { age: false, count: 10, every_hours: 0 } },
  });
  await tick();
  expect(await runs(client)).toMatchObject([{ trigger: 'count' }, { trigger: 'count' }]);
  expect(await app.count('records', 'user_id = $1 and compressed', [client.user])).toBe(20);
  await tick();
  expect(await runs(client)).toHaveLength(2);
});

it('counts for an agent what an override counts, and folds nothing else for it', async () => {
  const client = app.user();
  for (const agent of ['loud', 'calm']) {
    const records = Array.from({ length: 25 }, (_, index) => ({
      type: 'message', role: 'user', agent, content: `${THINGS[index % 10]} ${4_000 + index} is due on ${index + 1} June.`,
    })); // prettier-ignore
    await client.ok(storeRecords, { body: { records } });
  }
  const triggers = { age: false, every_hours: 0 };
  const scopes = [{ agent: 'loud', settings: { triggers: { ...triggers, count: 10 } } }];
  await client.ok(putUserCompaction, { body: { enabled: true, triggers, scopes } });
  await tick();
  expect(await runs(client)).toMatchObject([{ agent: 'loud', trigger: 'count', sources: 10 }]);
});

it('folds the excess by number, also while nothing may be folded by age', async () => {
  const client = await told(app.user(), 30);
  await client.ok(putUserCompaction, { body: { enabled: true, max_importance: 0, triggers: { count: 10 } } });
  clock.forward(31 * DAY_MS);
  await tick();
  expect(await app.count('records', 'user_id = $1 and compressed', [client.user])).toBe(20);
});

it('uses an override for what an episode is, and for whether age counts', async () => {
  const client = app.user();
  for (const [agent, type] of [
    ['a', 'note'],
    ['b', 'message'],
    ['c', 'message'],
  ] as const) {
    const records = Array.from({ length: 10 }, (_, index) => ({
      type, role: 'user', agent, content: `Task ${index} of ${agent} is to call Irina at ${index}:30.`,
    })); // prettier-ignore
    await client.ok(storeRecords, { body: { records } });
  }
  const scopes = [
    { agent: 'a', settings: { types: ['note'] } },
    { agent: 'b', settings: { types: ['note'] } },
    { agent: 'c', settings: { triggers: { age: false } } },
  ];
  await client.ok(putUserCompaction, { body: { enabled: true, max_importance: 1, scopes } });
  clock.forward(31 * DAY_MS);
  await tick();
  expect(await runs(client)).toMatchObject([{ agent: 'a', sources: 10 }]);
});

it('folds by schedule no more often than it is allowed to', async () => {
  const client = await told();
  await client.ok(putUserCompaction, {
    body: { enabled: true, triggers: { age: true, count: null, every_hours: 48 } },
  });
  clock.forward(31 * DAY_MS);
  await tick();
  await told(client, 10, 'u');
  await client.ok(putUserCompaction, {
    body: { enabled: true, age_days: 0, max_importance: 1, triggers: { age: true, count: null, every_hours: 48 } },
  });
  await tick();
  expect(await runs(client)).toHaveLength(1);
  clock.forward(3 * DAY_MS);
  await tick();
  expect(await runs(client)).toHaveLength(2);
});

it('uses an override for one agent’s memory only', async () => {
  const client = app.user();
  for (const agent of ['quick', 'slow']) {
    const records = Array.from({ length: 10 }, (_, index) => ({
      type: 'message', role: 'user', agent, content: `Task ${index} of ${agent} is to call Irina at ${index}:30.`,
    })); // prettier-ignore
    await client.ok(storeRecords, { body: { records } });
  }
  const settings = { enabled: true, age_days: 1, max_importance: 1 };
  await client.ok(putUserCompaction, { body: { scopes: [{ agent: 'quick', settings }] } });
  clock.forward(2 * DAY_MS);
  await tick();
  expect(await runs(client)).toMatchObject([{ agent: 'quick', sources: 10 }]);
});

it('climbs the ladder for those who have something new, on request', async () => {
  const client = await told();
  await client.ok(putUserCompaction, { body: { ladder: true } });
  await tick();
  expect((await client.ok(listSummaries, { query: { kind: 'day' } })).summaries).toHaveLength(1);
  const jobs = () => app.count('outbox', `job = 'climb-ladder' and user_id = $1`, [client.user]);
  expect(await jobs()).toBe(1);
  clock.forward(60_000);
  await tick();
  expect(await jobs()).toBe(1);
});

it('does not climb for ever for a day without content, or for what is in no day', async () => {
  const client = await told();
  await client.ok(putUserCompaction, {
    body: { ladder: true, scopes: [{ agent: 'a', settings: { types: ['note'] } }] },
  });
  await tick();
  const jobs = () => app.count('outbox', `job = 'climb-ladder' and user_id = $1`, [client.user]);
  clock.forward(2 * DAY_MS);
  const soon = new Date(clock.now().getTime() + 9 * DAY_MS).toISOString();
  for (const record of [
    { type: 'message', content: '\u{1f44d}' },
    { type: 'message', content: 'The code of the door is 4711.', expires_at: soon },
    { type: 'note', content: 'The roof needs new tiles.' },
  ]) {
    await client.ok(storeRecords, { body: { records: [record] } });
    const before = await jobs();
    for (let i = 0; i < 3; i += 1) {
      clock.forward(60_000);
      await tick();
    }
    expect(await jobs()).toBe(before + 1);
  }
  expect((await runs(client)).map(({ kind }) => kind).sort()).toEqual(['day', 'global']);
});

it('refuses settings that changed since they were read, and settings that break the rules', async () => {
  const admin = app.client();
  const { tenant_version: version } = await admin.ok(getCompactionSettings, {});
  await admin.ok(putTenantCompaction, { body: { batch_size: 20 } });
  const stale = { body: { batch_size: 30 }, headers: { 'if-match': `"${version}"` } };
  expect(await admin.fails(putTenantCompaction, stale)).toMatchObject({ code: 'version_mismatch' });
  expect(await admin.fails(putTenantCompaction, { body: { batch_size: 1 } })).toMatchObject({ fields: ['batch_size'] });
  expect(await admin.fails(putTenantCompaction, { body: { batchsize: 9 } })).toMatchObject({ code: 'invalid_input' });
  const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
  expect(await app.client(key).fails(putTenantCompaction, { body: {} })).toMatchObject({ code: 'forbidden' });
  const bound = await app.key({ agent: 'a' });
  expect(await app.client(bound.key).fails(putTenantCompaction, { body: {} })).toMatchObject({ code: 'forbidden' });
});

it('measures how well memory folds, for one tenant', async () => {
  const outer = app.client(await app.otherTenant());
  const before = await app.client().ok(getCompactionMetrics, {});
  const other = await outer.ok(getCompactionMetrics, {});
  const client = await told();
  await client.ok(patchRecord, { params: { id: 't-9' }, body: { content: 'Invoice 4009 was paid.' } });
  await client.ok(putUserCompaction, { body: { enabled: true } });
  clock.forward(31 * DAY_MS);
  await tick();
  const { results } = await client.ok(searchRecords, { body: { query: 'When is invoice 4003 due?' } });
  expect(results[0]!.sources).toBeDefined();
  const after = await app.client().ok(getCompactionMetrics, { query: { days: 60 } });
  expect(after.records.updated).toBeGreaterThanOrEqual(1);
  expect(after.records.update_rate).toBeGreaterThan(0);
  expect(after.old.compressed - before.old.compressed).toBeGreaterThanOrEqual(10);
  expect(after.searches.answered - before.searches.answered).toBe(1);
  expect(after.searches.through_summaries - before.searches.through_summaries).toBe(1);
  expect(after.searches.tokens_saved).toBeGreaterThan(before.searches.tokens_saved);
  expect(after.runs.tokens_saved).toBeGreaterThan(before.runs.tokens_saved);
  expect(await outer.ok(getCompactionMetrics, {})).toEqual(other);
});

it('measures how much of the recalled memory was useful, for one tenant', async () => {
  const outer = app.client(await app.otherTenant());
  const before = (await app.client().ok(getCompactionMetrics, {})).recall;
  const other = (await outer.ok(getCompactionMetrics, {})).recall;
  const client = await told();
  const { results } = await client.ok(searchRecords, { body: { query: 'When is invoice 4003 due?', limit: 4 } });
  await client.ok(searchRecords, { body: { query: 'xylophone zyzzyva', min_score: 0.999 } });
  await client.ok(buildContext, { body: { query: 'Which parcel came?', token_budget: 300 } });
  const headers = { 'idempotency-key': randomUUID() };
  const named = { body: { ids: [results[0]!.id, 'never stored'] }, headers };
  await client.ok(acknowledgeRecords, named);
  await client.ok(acknowledgeRecords, named);
  await client.ok(acknowledgeRecords, { body: { ids: ['never stored'] } });
  const after = (await app.client().ok(getCompactionMetrics, {})).recall;
  expect(after.answers - before.answers).toBe(2);
  expect(after.acknowledged - before.acknowledged).toBe(1);
  expect(after.tokens_used - before.tokens_used).toBe(Math.round(results[0]!.record.content.length / 4));
  expect(after.tokens_told - before.tokens_told).toBeGreaterThan(after.tokens_used - before.tokens_used);
  expect(after.relevance).toBeGreaterThan(0);
  expect(after.context_quality).toBeGreaterThan(0);
  expect((await outer.ok(getCompactionMetrics, {})).recall).toEqual(other);
});
