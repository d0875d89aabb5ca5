import { FakeServer } from './testing/fake-server.js';

let server: FakeServer;
beforeAll(async () => {
  server = await FakeServer.start();
});
afterAll(() => server.stop());

const TOTAL = 7;
const records = Array.from({ length: TOTAL }, (_, n) => ({ id: `r${n}`, content: `text ${n}`, version: TOTAL - n }));

/** Pages as the server returns them: by an opaque cursor, or by offset. */
function serve(): void {
  server.say({});
  server.answer = ({ query, path }) => {
    const limit = Number(query.get('limit') ?? 3);
    const start = Number(query.get('cursor')?.slice(1) ?? query.get('offset') ?? 0);
    const page = records.slice(start, start + limit);
    const more = start + limit < TOTAL;
    const cursor = path.startsWith('/v1') && more ? { next_cursor: `c${start + limit}` } : {};
    return { json: { records: page, total: TOTAL, has_more: more, ...cursor } };
  };
}
beforeEach(serve);

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test('a list is read over all its pages by the cursor, with the same query each time', async () => {
  const seen: string[] = [];
  const query = { limit: 3, type: 'lesson', tags: ['a', 'b'], filter: { pinned: true } };
  for await (const record of server.client().records.list(query)) seen.push(record.id);
  expect(seen).toEqual(ids(records));
  expect(server.heard.map(({ query: sent }) => sent.get('cursor'))).toEqual([null, 'c3', 'c6']);
  for (const { query: sent } of server.heard) {
    expect([sent.get('type'), sent.getAll('tags'), sent.get('filter')]).toEqual([
      'lesson',
      ['a', 'b'],
      '{"pinned":true}',
    ]);
  }
});

test('no request is sent before it is read, and none after the reader leaves', async () => {
  const list = server.client().records.list({ limit: 2 });
  expect(server.heard).toHaveLength(0);
  for await (const record of list) if (record.id === 'r2') break;
  expect(server.heard).toHaveLength(2);
});

test('a list can be read again, from its beginning', async () => {
  const list = server.client().records.list();
  expect(ids(await list.toArray())).toEqual(ids(await list.toArray()));
});

test('a page gives its items, the whole response and the next page', async () => {
  const first = await server.client().records.list().page();
  expect([ids(first.items), first.output.total, first.hasMore]).toEqual([['r0', 'r1', 'r2'], TOTAL, true]);
  const last = await (await first.next())?.next();
  expect([ids(last?.items ?? []), last?.hasMore, await last?.next()]).toEqual([['r6'], false, undefined]);
});

test('as many items as wanted are taken, and no page too many is requested', async () => {
  const list = server.client().records.list({ limit: 3 });
  expect(ids(await list.toArray(3))).toEqual(['r0', 'r1', 'r2']);
  expect(server.heard).toHaveLength(1);
  expect(await list.toArray(5)).toHaveLength(5);
  expect(await list.toArray()).toHaveLength(TOTAL);
});

test('a list that starts at an offset continues by the cursor', async () => {
  const items = await server.client().records.list({ limit: 3, offset: 2 }).toArray();
  expect(ids(items)).toEqual(ids(records.slice(2)));
  expect(server.heard.map(({ query }) => query.get('offset'))).toEqual(['2', null]);
});

test('a list without cursors is paged by its offset', async () => {
  const items = await server.client().amp.list({ limit: 3 }).toArray();
  expect(ids(items)).toEqual(ids(records));
  expect(server.heard.map(({ query }) => query.get('offset'))).toEqual([null, '3', '6']);
});

test('any list is read by its name', async () => {
  const items = await server
    .client()
    .list('records.list', { query: { limit: 4 } })
    .toArray();
  expect(ids(items)).toEqual(ids(records));
});

test('the history of a record is paged by its versions', async () => {
  server.answer = ({ query }) => {
    const before = Number(query.get('before') ?? TOTAL + 1);
    const versions = records.filter(({ version }) => version < before).slice(0, 3);
    return { json: { versions, has_more: (versions.at(-1)?.version ?? 1) > 1 } };
  };
  const versions = await server.client().records.versions('r').toArray();
  expect(versions.map(({ version }) => version)).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test('a server that would return pages for ever is not asked for ever', async () => {
  server.say({ json: { records: [], total: 1, has_more: true, next_cursor: 'same' } });
  await expect(server.client().records.list().toArray()).rejects.toMatchObject({ code: 'unexpected_answer' });
  expect(server.heard).toHaveLength(2);
  server.say({ json: { records: [], total: 1, has_more: true } });
  await expect(server.client().amp.list().toArray()).resolves.toEqual([]);
});
