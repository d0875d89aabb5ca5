import { ampCall, ampGet } from '@contracts/amp/amp.operations.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import {
  getRecord,
  listRecords,
  listVersions,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { importanceFor } from '@memory/record-store/importance.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { newId, readId, showId } from '@kernel/ids.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { vectorsMade } from '@test/support/vectors.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const store = async (client: Client, record: object = {}) =>
  (
    await client.ok(storeRecord, {
      body: { content: 'the spare key lies under the flower pot', ...record },
      headers: { prefer: 'wait=10' },
    })
  ).id;

interface Access {
  readonly strength: number;
  readonly access_count: number;
  readonly last_accessed_at: Date | null;
}
async function accessOf(id: string): Promise<Access> {
  const { rows } = await app.db.admin.query<Access>(
    'select strength, access_count, last_accessed_at from record_access where record_id = $1',
    [readId(id)],
  );
  return rows[0]!;
}
const becomes = (id: string, strength: number) =>
  waitUntil(
    `strength ${strength}`,
    () => accessOf(id),
    (access) => access.strength === strength,
  );
/** Recorded reads are written although their second is not over. */
const flushed = () => app.inside(RecordUses).flush();

describe('GET /v1/records/{id}', () => {
  it('strengthens what it reads, by our id and by the client’s, and counts every read', async () => {
    const ann = app.user();
    const id = await store(ann, { id: 'mine' });
    await Promise.all([id, 'mine', readId(id) ?? ''].map((key) => ann.ok(getRecord, { params: { id: key } })));
    expect(await becomes(id, 4)).toMatchObject({ access_count: 3, last_accessed_at: expect.any(Date) });
  });

  it('does not change the record, its ETag or its history', async () => {
    const ann = app.user();
    const id = await store(ann);
    const read = () => ann.call(getRecord, { params: { id }, query: { reinforce: false } });
    const before = await read();
    await ann.ok(getRecord, { params: { id } });
    await becomes(id, 2);
    const after = await read();
    expect([after.headers.get('etag'), after.json]).toEqual([before.headers.get('etag'), before.json]);
    expect((await ann.ok(listVersions, { params: { id } })).versions).toHaveLength(1);
  });

  it('strengthens nothing with reinforce=false, with as_of, or for all users', async () => {
    const ann = app.user();
    const id = await store(ann);
    await ann.ok(getRecord, { params: { id }, query: { reinforce: false } });
    await ann.ok(getRecord, { params: { id }, query: { as_of: new Date(Date.now() + 60_000).toISOString() } });
    await app.client().ok(getRecord, { params: { id }, query: { all_users: true } });
    await flushed();
    expect(await accessOf(id)).toEqual({ strength: 1, access_count: 0, last_accessed_at: null });
  });

  it('strengthens over AMP as well, in both of its forms, unless it is only to look', async () => {
    const ann = app.user();
    const id = await store(ann);
    await ann.ok(ampGet, { params: { id } });
    await ann.ok(ampCall, { body: { operation: 'get', id } });
    await ann.ok(ampGet, { params: { id }, query: { reinforce: false } });
    await ann.ok(ampCall, { body: { operation: 'get', id, reinforce: false } });
    await becomes(id, 3);
    await flushed();
    expect(await accessOf(id)).toMatchObject({ strength: 3, access_count: 2 });
  });
});

describe('a list or a search', () => {
  it('strengthens nothing, unless the search requests it, and then what it returns', async () => {
    const ann = app.user();
    const [found, other] = [await store(ann), await store(ann, { content: 'Tuesday is market day in the old town' })];
    const body = { query: 'where is the spare key', limit: 1 };
    await ann.ok(listRecords);
    expect((await ann.ok(searchRecords, { body })).results.map(({ id }) => id)).toEqual([found]);
    await ann.ok(searchRecords, { body: { ...body, reinforce: false } });
    await flushed();
    expect([(await accessOf(found)).access_count, (await accessOf(other)).access_count]).toEqual([0, 0]);
    await ann.ok(searchRecords, { body: { ...body, reinforce: true } });
    await becomes(found, 2);
    expect(await accessOf(other)).toMatchObject({ strength: 1, access_count: 0 });
  });
});

describe('POST /v1/records/acknowledge', () => {
  it('strengthens each record once, however often and by whatever id it is named, and reports each by its index', async () => {
    const ann = app.user();
    const [one, two, idle] = [await store(ann, { id: 'one' }), await store(ann), await store(ann)];
    const absent = showId('semantic', newId());
    expect(await ann.ok(acknowledgeRecords, { body: { ids: [one, absent, 'one', two, 'unheard of'] } })).toEqual({
      results: [
        { index: 0, id: one, status: 'acknowledged', strength: 2 },
        { index: 1, id: absent, status: 'not_found' },
        { index: 2, id: 'one', status: 'acknowledged', strength: 2 },
        { index: 3, id: two, status: 'acknowledged', strength: 2 },
        { index: 4, id: 'unheard of', status: 'not_found' },
      ],
      acknowledged: 3,
      unchanged: 0,
      not_found: 2,
    });
    expect(await accessOf(one)).toMatchObject({ strength: 2, access_count: 1 });
    expect(await accessOf(idle)).toMatchObject({ strength: 1, access_count: 0 });
  });

  it('loses none of fifty at once', async () => {
    const ann = app.user();
    const ids = [await store(ann), await store(ann)];
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ann.ok(acknowledgeRecords, { body: { ids: n % 2 ? ids : [...ids].reverse() } }),
      ),
    );
    for (const id of ids) expect(await accessOf(id)).toMatchObject({ strength: 51, access_count: 50 });
  }, 60_000);

  it('is done once for one Idempotency-Key', async () => {
    const ann = app.user();
    const id = await store(ann);
    const sent = { body: { ids: [id] }, headers: { 'idempotency-key': newUser() } };
    const first = await ann.ok(acknowledgeRecords, sent);
    expect(await ann.ok(acknowledgeRecords, sent)).toEqual(first);
    expect(await accessOf(id)).toMatchObject({ strength: 2 });
    expect((await ann.fails(acknowledgeRecords, { ...sent, body: { ids: ['x'] } })).code).toBe('idempotency_conflict');
  });

  it('needs only read permission, and a user', async () => {
    const user = newUser();
    const id = await store(app.user(user));
    const { key: reads } = await app.key({ permissions: ['records:read'] });
    const { key: writes } = await app.key({ permissions: ['records:write'] });
    const body = { ids: [id] };
    expect((await app.client(reads, { user }).ok(acknowledgeRecords, { body })).acknowledged).toBe(1);
    expect((await app.client(writes, { user }).fails(acknowledgeRecords, { body })).code).toBe('forbidden');
    expect((await app.client(reads).fails(acknowledgeRecords, { body })).code).toBe('user_required');
  });

  it('leaves shared memory unchanged for those who may only read it', async () => {
    const shared = await store(app.client(), { shared: true });
    const user = newUser();
    const { key } = await app.key({ permissions: ['records:read', 'shared:read'] });
    const reader = app.client(key, { user });
    expect(await reader.ok(acknowledgeRecords, { body: { ids: [shared] } })).toMatchObject({
      results: [{ status: 'unchanged' }],
      unchanged: 1,
    });
    await reader.ok(getRecord, { params: { id: shared } });
    await flushed();
    expect(await accessOf(shared)).toMatchObject({ strength: 1, access_count: 0 });
    expect((await app.user().ok(acknowledgeRecords, { body: { ids: [shared] } })).acknowledged).toBe(1);
  });

  it('finds the caller’s own record before a shared one with the same name', async () => {
    const name = newUser();
    const ann = app.user();
    const shared = await store(ann, { id: name, shared: true });
    const own = await store(ann, { id: name });
    await ann.ok(acknowledgeRecords, { body: { ids: [name] } });
    expect([(await accessOf(own)).strength, (await accessOf(shared)).strength]).toEqual([2, 1]);
  });

  it.each([
    ['of another user', () => Promise.resolve(app.user())],
    ['of another tenant', async (owner: Client) => app.client(await app.otherTenant(), { user: owner.user })],
  ])('returns for a record %s the same as for one that does not exist, and leaves it', async (_, strangerOf) => {
    const owner = app.user();
    const id = await store(owner, { id: 'mine' });
    const stranger = await strangerOf(owner);
    for (const named of [id, 'mine']) {
      expect((await stranger.ok(acknowledgeRecords, { body: { ids: [named] } })).results).toEqual([
        { index: 0, id: named, status: 'not_found' },
      ]);
    }
    expect((await stranger.fails(getRecord, { params: { id } })).code).toBe('not_found');
    await flushed();
    expect(await accessOf(id)).toEqual({ strength: 1, access_count: 0, last_accessed_at: null });
  });
});

it('reads in the last second before a stop are recorded', async () => {
  const other = await startApp({ installation: { db: app.db, adminKey: app.adminKey } });
  const ann = other.user();
  const id = await store(ann);
  await ann.ok(getRecord, { params: { id } });
  await other.stop();
  expect(await accessOf(id)).toMatchObject({ strength: 2, access_count: 1 });
});

describe('importance', () => {
  const DAY = 86_400_000;

  it('is set by the writer or raised by use: lists and searches can exclude lower values', async () => {
    const ann = app.user();
    const now = Date.now();
    const cases = [
      { id: 'rated-high', importance: 0.9, recalls: 0, age: 400 },
      { id: 'rated-low', importance: 0.1, recalls: 100, age: 1 },
      { id: 'much-used', importance: 0.5, recalls: 100, age: 400, type: 'procedural' },
      { id: 'used', importance: 0.5, recalls: 40, age: 20, type: 'episodic' },
      { id: 'linked', importance: 0.5, recalls: 60, age: 12, type: 'diagnostics', derived_from: ['used', 'much-used'] },
      { id: 'fresh', importance: 0.5, recalls: 0, age: 0, type: 'of my own' },
    ];
    for (const { recalls, age, ...record } of cases) {
      const id = await store(ann, { ...record, created_at: now - age * DAY });
      await app.db.admin.query(
        'update record_access set access_count = $2, last_accessed_at = $3 where record_id = $1',
        [readId(id), recalls, recalls > 0 ? new Date(now - (age * DAY) / 2) : null],
      );
    }
    const links: Record<string, number> = { linked: 2, used: 1, 'much-used': 1 };
    const importance = cases.map(({ id, importance: rated, recalls, age, type = 'semantic' }) => {
      const createdAt = new Date(now - age * DAY);
      const lastAccessedAt = recalls > 0 ? new Date(now - (age * DAY) / 2) : createdAt;
      const signs = { type, accessCount: recalls, lastAccessedAt, createdAt, relations: links[id] ?? 0 };
      return { id, value: importanceFor(rated, signs, new Date(now)) };
    });
    const least = [0, ...importance.flatMap(({ value }) => [value - 0.002, value + 0.002]), 1];
    for (const min of least) {
      const expected = importance.filter(({ value }) => value >= min).map(({ id }) => id);
      const query = { include_shared: false, min_importance: min.toFixed(6) };
      const { records } = await ann.ok(listRecords, { query });
      expect([min, records.map(({ external_id: id }) => id).sort()]).toEqual([min, expected.sort()]);
    }
    const body = { query: 'spare key', include_shared: false, min_importance: 0.9 };
    const { results } = await ann.ok(searchRecords, { body });
    expect(results.map(({ external_id: id }) => id)).toEqual(['rated-high']);
    expect(await ann.fails(listRecords, { query: { min_importance: '2' } })).toMatchObject({ status: 400 });
  });

  it('orders similar results, by three tenths of their score at most', async () => {
    const ann = app.user();
    for (const [id, importance] of [
      ['a', 0],
      ['b', 0.5],
      ['c', 1],
    ] as const)
      await store(ann, { id, importance });
    await store(ann, { id: 'else', content: 'the flower pot is new', importance: 1 });
    await vectorsMade(app, ann.user);
    const { results } = await ann.ok(searchRecords, {
      body: { duplicates: 'keep', query: 'where is the spare key', include_shared: false, stages: ['importance'] },
    });
    const scores = new Map(results.map(({ external_id: id, score }) => [id, score]));
    expect([...scores.keys()].slice(0, 3)).toEqual(['c', 'b', 'a']);
    expect(scores.get('a')! / scores.get('c')!).toBeCloseTo(0.7 / 1.3, 2);
  });
});

// At the end, because what is stored later waits for its vectors behind so many.
describe('POST /v1/records/acknowledge', () => {
  it('accepts a thousand records', async () => {
    const ann = app.user();
    const records = Array.from({ length: 1_000 }, (_, n) => ({ id: `r-${n}`, content: `note ${n}` }));
    await ann.ok(storeRecords, { body: { records } });
    const { acknowledged } = await ann.ok(acknowledgeRecords, { body: { ids: records.map(({ id }) => id) } });
    expect(acknowledged).toBe(1_000);
  }, 60_000);
});
