import { listRecords, storeRecords } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const fill = async (client: Client, records: readonly unknown[]) => {
  const { failed, results } = await client.ok(storeRecords, { body: { records } });
  expect(failed).toBe(0);
  return results;
};
const list = (client: Client, query: Sent['query'] = {}) => client.ok(listRecords, { query });
const contents = async (client: Client, query: Sent['query'] = {}) =>
  (await list(client, query)).records.map(({ content }) => content).sort();

describe('a list', () => {
  it('is empty for a user who stored nothing', async () => {
    expect(await list(app.user(), { include_shared: false })).toEqual({ records: [], total: 0, has_more: false });
  });

  it('is by creation time, newest first, or oldest first on request', async () => {
    const ada = app.user();
    await fill(
      ada,
      [3, 1, 2].map((day) => ({ content: `${day}`, created_at: `2024-01-0${day}` })),
    );
    const order = async (query: Sent['query']) => (await list(ada, query)).records.map(({ content }) => content);
    expect(await order({})).toEqual(['3', '2', '1']);
    expect(await order({ order: 'asc' })).toEqual(['1', '2', '3']);
  });

  it('contains the user’s own records and the shared ones, or only the user’s own', async () => {
    const { key } = await app.key();
    const ada = app.client(key, { user: `lister-${Date.now()}` });
    await fill(ada, [{ content: 'own' }, { content: 'everybody’s', shared: true }]);
    expect(await contents(ada)).toEqual(expect.arrayContaining(['own', 'everybody’s']));
    expect(await contents(ada, { include_shared: false })).toEqual(['own']);
  });

  it('of another user contains none of a user’s records, whatever it requests', async () => {
    const [ada, bob] = [app.user(), app.user()];
    await fill(ada, [{ content: 'of Ada', tags: ['x'], type: 'lesson' }]);
    for (const query of [
      {},
      { tags: 'x' },
      { type: 'lesson' },
      { filter: '{"NOT":{"type":"none"}}' },
      { as_of: '2999-01-01' },
      { include_expired: true },
    ]) {
      const page = await list(bob, { ...query, include_shared: false });
      expect(page).toEqual({ records: [], total: 0, has_more: false });
    }
  });

  it('of another tenant contains none of a user’s records, whatever it requests', async () => {
    const ada = app.user();
    await fill(ada, [{ content: 'of Ada', tags: ['x'], type: 'lesson' }]);
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    for (const query of [{}, { tags: 'x' }, { filter: '{"NOT":{"type":"none"}}' }, { as_of: '2999-01-01' }]) {
      expect((await list(elsewhere, query)).total).toBe(0);
    }
    const all = await list(app.client(await app.otherTenant()), { all_users: true });
    expect(all.records.map(({ content }) => content)).not.toContain('of Ada');
  });

  it('of the whole tenant is for admins only, on request', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const project = `all-${ada.user}`;
    await fill(ada, [{ content: 'a', project }]);
    await fill(bob, [{ content: 'b', project }]);
    expect(await contents(app.client(), { project })).toEqual([]);
    expect(await contents(app.client(), { project, all_users: true })).toEqual(['a', 'b']);
    const { key } = await app.key({ permissions: ['records:read'] });
    const refusal = await app.client(key).fails(listRecords, { query: { all_users: true } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('pages', () => {
  const TOTAL = 250;
  let ada: Client;
  let all: string[];
  beforeAll(async () => {
    ada = app.user();
    // One instant for all: only the id distinguishes them.
    const records = Array.from({ length: TOTAL }, (_, i) => ({
      content: `${i}`,
      created_at: '2024-06-01T00:00:00.000Z',
    }));
    all = (await fill(ada, records)).map(({ id }) => id!).sort();
  });

  it.each(['asc', 'desc'])(
    'by cursor contain every record once, %s, though all were created in one millisecond',
    async (order) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      for (let pages = 0; pages < 20; pages++) {
        const page = await list(ada, { limit: 33, order, cursor, include_shared: false });
        expect(page.total).toBe(TOTAL);
        seen.push(...page.records.map(({ id }) => id));
        expect(page.has_more).toBe(page.next_cursor !== undefined);
        cursor = page.next_cursor;
        if (!page.has_more) break;
      }
      expect(seen).toHaveLength(TOTAL);
      expect([...seen].sort()).toEqual(all);
      expect(seen).toEqual(order === 'asc' ? all : [...all].reverse());
    },
  );

  it('by cursor skip nothing and repeat nothing when records are stored and deleted in between', async () => {
    const bob = app.user();
    await fill(
      bob,
      Array.from({ length: 20 }, (_, i) => ({ content: `${i}`, created_at: 1_700_000_000_000 + i })),
    );
    const first = await list(bob, { limit: 10, include_shared: false });
    await fill(bob, [{ content: 'newer' }]);
    const rest = await list(bob, { limit: 20, cursor: first.next_cursor, include_shared: false });
    const seen = [...first.records, ...rest.records].map(({ content }) => Number(content));
    expect(seen).toEqual(Array.from({ length: 20 }, (_, i) => 19 - i));
  });

  it('by a cursor of other conditions have the total of their own', async () => {
    const eve = app.user();
    const stored = Array.from({ length: 9 }, (_, i) => ({ content: `${i}`, tags: i % 3 === 0 ? ['third'] : [] }));
    await fill(eve, stored);
    const { next_cursor: cursor, total } = await list(eve, { limit: 2, include_shared: false });
    const thirds = await list(eve, { limit: 1, cursor, tags: 'third', include_shared: false });
    const more = await list(eve, { limit: 1, cursor: thirds.next_cursor, tags: 'third', include_shared: false });
    const whole = await list(eve, { limit: 5, cursor, include_shared: false });
    expect([total, thirds.total, more.total, whole.total]).toEqual([9, 3, 3, 9]);
  });

  it('by offset contain every record once, with total and has_more', async () => {
    const seen: string[] = [];
    for (let offset = 0; offset < TOTAL; offset += 100) {
      const page = await list(ada, { limit: 100, offset, include_shared: false });
      expect([page.total, page.has_more]).toEqual([TOTAL, offset + 100 < TOTAL]);
      seen.push(...page.records.map(({ id }) => id));
    }
    expect([...seen].sort()).toEqual(all);
  });

  it('past the end are empty', async () => {
    expect(await list(ada, { offset: 5_000, include_shared: false })).toEqual({
      records: [],
      total: TOTAL,
      has_more: false,
    });
  });

  it('that end exactly with the last record report that there is no more', async () => {
    const page = await list(ada, { limit: TOTAL, include_shared: false });
    expect([page.records.length, page.has_more]).toEqual([TOTAL, false]);
  });

  it('of another user or another tenant cannot be requested with this user’s cursor', async () => {
    const { next_cursor: cursor } = await list(ada, { limit: 10, include_shared: false });
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    for (const stranger of [app.user(), elsewhere]) {
      expect((await stranger.fails(listRecords, { query: { cursor } })).fields).toEqual(['cursor']);
    }
  });
});

describe('narrowing a list', () => {
  let ada: Client;
  beforeAll(async () => {
    ada = app.user();
    await fill(ada, [
      {
        content: 'a',
        type: 'lesson',
        agent: 'tutor',
        project: 'p1',
        session_id: 's1',
        role: 'user',
        tags: ['red', 'blue'],
      },
      {
        content: 'b',
        type: 'lesson',
        agent: 'coach',
        project: 'p2',
        session_id: 's2',
        role: 'assistant',
        tags: ['blue'],
      },
      { content: 'c', type: 'episodic' },
    ]);
  });

  it.each([
    [{ type: 'lesson' }, ['a', 'b']],
    [{ agent: 'tutor' }, ['a']],
    [{ project: 'p2' }, ['b']],
    [{ session_id: 's1' }, ['a']],
    [{ role: 'assistant' }, ['b']],
    [{ tags: 'red' }, ['a']],
    [{ tags: 'red,blue' }, ['a', 'b']],
    [{ tags: ['red', 'blue'] }, ['a', 'b']],
    [{ type: 'lesson', agent: 'tutor' }, ['a']],
    [{ type: 'lesson', agent: 'nobody' }, []],
  ])('by %j finds %j', async (query, found) => {
    expect(await contents(ada, { ...query, include_shared: false })).toEqual(found);
    expect((await list(ada, { ...query, include_shared: false })).total).toBe(found.length);
  });
});

describe('a filter', () => {
  let ada: Client;
  beforeAll(async () => {
    ada = app.user();
    await fill(ada, [
      {
        content: 'alpha', id: 'id-a', type: 'lesson', title: 'First Title', agent: 'tutor', role: 'user', speaker: 'Ada', sequence: 1,
        language: 'en', tags: ['red', 'blue'], importance: 0.9, pinned: true,
        created_at: '2024-01-01', occurred_at: '2024-01-01', valid_from: '2024-01-01', valid_to: '2024-12-31',
        metadata: { stars: 5, name: 'Ann', ok: true, list: [1, 'two'], deep: { er: 'x' }, none: null, 'with space': 1 },
      },
      {
        content: 'beta', id: 'id-b', type: 'snippet', language: 'Rust', tags: ['blue'], importance: 0.1, created_at: '2024-02-01', occurred_at: '2024-02-01',
        metadata: { stars: 3, name: 'bob', ok: false, list: ['three'], deep: { er: 'y' } },
      },
      { content: 'gamma', type: 'episodic', created_at: '2024-03-01', occurred_at: '2024-03-01', metadata: { stars: '5' } },
      { content: 'Delta', type: 'episodic', created_at: '2024-04-01', occurred_at: '2024-04-01' },
    ]); // prettier-ignore
    const believedLess = "update records set trust = 0.5 where user_id = $1 and external_id = 'id-a'";
    await app.db.admin.query(believedLess, [ada.user]);
  });

  const ALL = ['Delta', 'alpha', 'beta', 'gamma'];
  it.each<[unknown, string[]]>([
    // Metadata, by JSON type: the number 5 is not the text "5".
    [{ 'metadata.stars': 5 }, ['alpha']],
    [{ 'metadata.stars': { eq: '5' } }, ['gamma']],
    [{ 'metadata.stars': { ne: 5 } }, ['Delta', 'beta', 'gamma']],
    [{ 'metadata.stars': { gt: 3 } }, ['alpha']],
    [{ 'metadata.stars': { gte: 3 } }, ['alpha', 'beta']],
    [{ 'metadata.stars': { lt: 5 } }, ['beta']],
    [{ 'metadata.stars': { lte: 5 } }, ['alpha', 'beta']],
    [{ 'metadata.stars': { gte: 3, lt: 5 } }, ['beta']],
    [{ 'metadata.name': { gt: 'B' } }, ['beta']],
    [{ 'metadata.stars': { in: [3, '5'] } }, ['beta', 'gamma']],
    [{ 'metadata.stars': { nin: [3, '5'] } }, ['Delta', 'alpha']],
    [{ 'metadata.stars': { in: [] } }, []],
    [{ 'metadata.stars': { nin: [] } }, ALL],
    [{ 'metadata.name': { contains: 'nn' } }, ['alpha']],
    [{ 'metadata.name': { contains: 'NN' } }, []],
    [{ 'metadata.name': { icontains: 'B' } }, ['beta']],
    [{ 'metadata.list': { contains: 'two' } }, ['alpha']],
    [{ 'metadata.list': { contains: 1 } }, ['alpha']],
    [{ 'metadata.list': { icontains: 'THR' } }, ['beta']],
    [{ 'metadata.list': 'three' }, ['beta']],
    [{ 'metadata.list': { eq: ['three'] } }, ['beta']],
    [{ 'metadata.list': { any: ['two', 'three'] } }, ['alpha', 'beta']],
    [{ 'metadata.list': { all: [1, 'two'] } }, ['alpha']],
    [{ 'metadata.ok': true }, ['alpha']],
    [{ 'metadata.ok': { ne: true } }, ['Delta', 'beta', 'gamma']],
    [{ 'metadata.deep.er': 'y' }, ['beta']],
    [{ 'metadata.with space': 1 }, ['alpha']],
    [{ 'metadata.none': null }, ALL],
    [{ 'metadata.name': null }, ['Delta', 'gamma']],
    [{ 'metadata.name': { ne: null } }, ['alpha', 'beta']],
    [{ 'metadata.name': { in: [null, 'bob'] } }, ['Delta', 'beta', 'gamma']],
    [{ 'metadata.name': { nin: [null, 'bob'] } }, ['alpha']],
    [{ 'metadata.none': { exists: true } }, ['alpha']],
    [{ language: 'Rust' }, ['beta']],
    [{ language: { in: ['en', 'Rust'] }, type: { in: ['lesson', 'snippet'] } }, ['alpha', 'beta']],
    [{ 'metadata.name': { exists: false } }, ['Delta', 'gamma']],
    // Tags.
    [{ tags: 'red' }, ['alpha']],
    [{ tags: { any: ['red', 'blue'] } }, ['alpha', 'beta']],
    [{ tags: { all: ['red', 'blue'] } }, ['alpha']],
    [{ tags: { in: ['blue'] } }, ['alpha', 'beta']],
    [{ tags: { nin: ['red'] } }, ['Delta', 'beta', 'gamma']],
    [{ tags: { ne: 'blue' } }, ['Delta', 'gamma']],
    [{ tags: { icontains: 'RE' } }, ['alpha']],
    [{ tags: { exists: false } }, ['Delta', 'gamma']],
    // Labels and text.
    [{ type: 'lesson' }, ['alpha']],
    [{ type: { in: ['lesson', 'snippet'] } }, ['alpha', 'beta']],
    [{ type: { nin: ['episodic'] } }, ['alpha', 'beta']],
    [{ agent: { exists: true } }, ['alpha']],
    [{ agent: null }, ['Delta', 'beta', 'gamma']],
    [{ agent: { ne: 'tutor' } }, ['Delta', 'beta', 'gamma']],
    [{ agent: { nin: ['tutor'] } }, ['Delta', 'beta', 'gamma']],
    [{ speaker: { icontains: 'ad' } }, ['alpha']],
    [{ title: { contains: 'Title' } }, ['alpha']],
    [{ content: { icontains: 'TA' } }, ['Delta', 'beta']],
    [{ content: { contains: '%' } }, []],
    [{ external_id: { in: ['id-b'] } }, ['beta']],
    [{ role: 'user' }, ['alpha']],
    // Numbers and flags.
    [{ importance: { gte: 0.5 } }, ['Delta', 'alpha', 'gamma']],
    [{ importance: { lt: 0.2 } }, ['beta']],
    [{ importance: 0.9 }, ['alpha']],
    [{ importance: { in: [0.1, 0.9] } }, ['alpha', 'beta']],
    [{ importance: { lte: 0.1 } }, ['beta']],
    [{ trust: { lt: 1 } }, ['alpha']],
    [{ sequence: 1 }, ['alpha']],
    [{ sequence: { exists: true } }, ['alpha']],
    [{ sequence: { exists: false } }, ['Delta', 'beta', 'gamma']],
    [{ sequence: null }, ['Delta', 'beta', 'gamma']],
    [{ sequence: { ne: 1 } }, ['Delta', 'beta', 'gamma']],
    [{ sequence: { lt: 5 } }, ['alpha']],
    [{ version: 1 }, ALL],
    [{ pinned: true }, ['alpha']],
    [{ pinned: { ne: true } }, ['Delta', 'beta', 'gamma']],
    [{ shared: false }, ALL],
    // Times, in each spelling.
    [{ created_at: { gte: '2024-02-01' } }, ['Delta', 'beta', 'gamma']],
    [{ created_at: { lt: '2024-02-01T00:00:00Z' } }, ['alpha']],
    [{ occurred_at: { gt: Date.UTC(2024, 1, 1), lte: '2024-03-01' } }, ['gamma']],
    [{ valid_to: { exists: true } }, ['alpha']],
    [{ valid_from: '2024-01-01' }, ['alpha']],
    [{ updated_at: null }, ALL],
    [{ expires_at: { exists: true } }, []],
    // Groups. NOT over a missing value holds: what has no stars has not five.
    [{ AND: [{ type: 'episodic' }, { 'metadata.stars': '5' }] }, ['gamma']],
    [{ OR: [{ type: 'lesson' }, { type: 'snippet' }] }, ['alpha', 'beta']],
    [{ NOT: { 'metadata.stars': 5 } }, ['Delta', 'beta', 'gamma']],
    [{ NOT: { 'metadata.stars': { gt: 3 } } }, ['Delta', 'beta', 'gamma']],
    [{ NOT: { agent: 'tutor' } }, ['Delta', 'beta', 'gamma']],
    [{ NOT: { title: { contains: 'Title' } } }, ['Delta', 'beta', 'gamma']],
    [{ NOT: [{ type: 'lesson' }, { type: 'snippet' }] }, ['Delta', 'gamma']],
    [{ NOT: { NOT: { type: 'lesson' } } }, ['alpha']],
    [{ type: 'episodic', NOT: { 'metadata.stars': { exists: true } } }, ['Delta']],
    [
      { OR: [{ AND: [{ tags: 'red' }, { pinned: true }] }, { NOT: { tags: { exists: true } } }] },
      ['Delta', 'alpha', 'gamma'],
    ],
  ])('%j finds %j', async (filter, found) => {
    const query = { filter: JSON.stringify(filter), include_shared: false };
    expect(await contents(ada, query)).toEqual(found);
    expect((await list(ada, query)).total).toBe(found.length);
  });

  it('compares text that looks like SQL as text', async () => {
    for (const text of ["'; drop table records; --", "' or '1'='1", '\\', '%', '_', '"']) {
      for (const filter of [
        { agent: text },
        { 'metadata.name': text },
        { [`metadata.${text}`]: 1 },
        { tags: text },
        { content: { icontains: text } },
      ]) {
        expect(await contents(ada, { filter: JSON.stringify(filter), include_shared: false })).toEqual([]);
      }
    }
  });

  it.each<[unknown, string]>([
    [{ nonsense: 1 }, 'filter.nonsense'],
    [{ metadata: 1 }, 'filter.metadata'],
    [{ type: { equals: 'x' } }, 'filter.type.equals'],
    [{ type: 5 }, 'filter.type'],
    [{ importance: 'high' }, 'filter.importance'],
    [{ pinned: 'yes' }, 'filter.pinned'],
    [{ created_at: { gt: 'yesterday' } }, 'filter.created_at'],
    [{ tags: { gt: 'a' } }, 'filter.tags'],
    [{ type: {} }, 'filter.type'],
    [{ 'metadata.a': { gt: true } }, 'filter.metadata.a'],
    [{ type: { in: 'x' } }, 'filter.type.in'],
    [{ AND: {} }, 'filter.AND'],
    [{ OR: [] }, 'filter.OR'],
    [{ AND: [{ bad: 1 }] }, 'filter.AND[0].bad'],
    [{ NOT: { bad: 1 } }, 'filter.NOT[0].bad'],
    [{ NOT: [] }, 'filter.NOT'],
    [{}, 'filter'],
    [
      { AND: [{ AND: [{ AND: [{ AND: [{ AND: [{ AND: [{ type: 'x' }] }] }] }] }] }] },
      'filter.AND[0].AND[0].AND[0].AND[0].AND[0].AND[0]',
    ],
    [{ OR: Array.from({ length: 65 }, () => ({ type: 'x' })) }, 'filter'],
    [{ type: { in: Array.from({ length: 257 }, () => 'x') } }, 'filter.type.in'],
  ])('%j is refused and names %s', async (filter, field) => {
    const refusal = await ada.fails(listRecords, { query: { filter: JSON.stringify(filter) } });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', fields: [field] });
    expect(refusal.detail).not.toContain('Invalid input');
  });

  it.each<[unknown, string]>([
    [{ metadata: { team: 'core' } }, 'a key inside is written with a dot'],
    [{ 'metadata.by': { team: 'core' } }, 'a key inside is written with a dot'],
    [{ 'metadata.by': { eq: { team: 'core' } } }, 'must be a string or a number or true or false or null'],
    [{ 'metadata.by': { contains: { team: 'core' } } }, 'must be a string or a number or true or false or null'],
    [{ title: { icontains: 5 } }, 'must be a string'],
  ])('%j is refused and says what to write', async (filter, said) => {
    expect((await ada.fails(listRecords, { query: { filter: JSON.stringify(filter) } })).detail).toContain(said);
  });
});
