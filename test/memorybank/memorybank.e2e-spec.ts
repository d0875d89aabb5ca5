import { forgetMemory, retrieveMemory, storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { getRecord, listRecords, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { pauseUser } from '@contracts/users/pause.operations.js';
import { DAY_MS } from '@kernel/durations.js';
import { showId } from '@kernel/ids.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { read } from '../docs/markdown.js';

type Json = Record<string, unknown>;
let app: TestApp;
const clock = new TravelClock();
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const BLUE = 'User’s favorite color is blue.';
const COLOUR = "What's the user's favorite color?";

/** As its clients do it: the owner is in the metadata only. */
const store = async (user: string, content = BLUE, metadata: object = {}, client: Client = app.client()) =>
  (await client.ok(storeMemory, { body: { content, metadata: { user_id: user, ...metadata } } })).memory_id;
const retrieve = async (user: string, body: object = {}, client: Client = app.client()) =>
  (
    await client.ok(retrieveMemory, {
      body: { query: COLOUR, ...body, metadata: { user_id: user, ...(body as { metadata?: object }).metadata } },
    })
  ).memories;

interface Access {
  readonly strength: number;
  readonly access_count: number;
  readonly last_recalled_at: Date;
}
async function accessOf(memoryId: string): Promise<Access> {
  const { rows } = await app.db.admin.query<Access>(
    'select strength, access_count, last_recalled_at from record_access where record_id = $1',
    [memoryId],
  );
  return rows[0]!;
}

/** Until the vectors exist. */
const settled = () =>
  waitUntil(
    'open jobs',
    () => app.count('outbox', 'closed_at is null'),
    (open) => open === 0,
  );

describe('the three requests of the specification, unchanged', () => {
  it('store, retrieve and forget a memory', async () => {
    const user_id = newUser();
    const client = app.client();
    const stored = await client.call(storeMemory, {
      body: { content: "User's favorite color is blue.", metadata: { user_id } },
    });
    expect(stored).toMatchObject({ status: 200, json: { memory_id: expect.stringMatching(UUID), status: 'stored' } });
    const { memory_id } = stored.json as { memory_id: string };

    const found = await client.ok(retrieveMemory, { body: { query: COLOUR, top_k: 2, metadata: { user_id } } });
    expect(found.memories).toEqual([
      {
        memory_id,
        content: "User's favorite color is blue.",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
        last_accessed: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/),
        importance: 1,
        metadata: { user_id },
        score: expect.any(Number),
      },
    ]);
    expect(found.memories[0]!.score).toBeGreaterThan(0);
    expect(found.memories[0]!.score).toBeLessThanOrEqual(1);

    const forgotten = await client.call(forgetMemory, { body: { memory_id } });
    expect(forgotten).toMatchObject({ status: 200, json: { status: 'deleted', memory_id } });
    expect(await retrieve(user_id)).toEqual([]);
    expect((await client.fails(forgetMemory, { body: { memory_id } })).status).toBe(404);
  });

  it('get the responses shown in docs/memorybank.md', async () => {
    const page = await read('docs/memorybank.md');
    const { key } = await app.key();
    const said = [...page.matchAll(/^curl -s http:\/\/127\.0\.0\.1:3000(\/\w+) [\s\S]*?-d '([\s\S]*?)'$/gm)];
    expect(said.map(([, path]) => path)).toEqual(['/store_memory', '/retrieve_memory', '/forget_memory']);
    const shown = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json!) as Json);
    const ids: Record<string, string> = {};
    for (const [index, [, path, body]] of said.entries()) {
      // The page's id stands for the created one.
      const real = (text: string) => Object.entries(ids).reduce((all, [of, id]) => all.replaceAll(of, id), text);
      const headers = { 'content-type': 'application/json' };
      const reply = await app.client(key).raw('POST', path!, { headers, body: real(body!) });
      const [answer, promised] = [reply.json as Json, shown[index]!];
      if (index === 0) ids[promised['memory_id'] as string] = answer['memory_id'] as string;
      // Times and scores depend on the day.
      const timeless = (json: Json) =>
        JSON.parse(real(JSON.stringify(json)), (name, value: unknown) =>
          ['timestamp', 'last_accessed', 'score'].includes(name) ? typeof value : value,
        ) as Json;
      expect([path, reply.status, timeless(answer)]).toEqual([path, 200, timeless(promised)]);
    }
  });

  it('returns three by default, and never more than requested', async () => {
    const user = newUser();
    for (const colour of ['blue', 'red', 'green', 'yellow', 'black'])
      await store(user, `A favorite color is ${colour}.`);
    expect(await retrieve(user)).toHaveLength(3);
    expect(await retrieve(user, { top_k: 1 })).toHaveLength(1);
    expect(await retrieve(user, { top_k: 100 })).toHaveLength(5);
  });

  it('accepts the key in either header', async () => {
    const body = JSON.stringify({ content: BLUE, metadata: { user_id: newUser() } });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${app.adminKey}` };
    const reply = await fetch(`${app.url}/store_memory`, { method: 'POST', headers, body });
    expect(reply.status).toBe(200);
  });

  it('ignores unknown fields', async () => {
    const body = { content: BLUE, embedding: [1, 2], metadata: { user_id: newUser() } };
    expect((await app.client().ok(storeMemory, { body })).status).toBe('stored');
  });
});

describe('a memory', () => {
  it('is a record: the same by its UUID, by its TypeID, and from /v1 to here', async () => {
    const ann = app.user();
    const id = await store(ann.user);
    for (const name of [id, id.toUpperCase(), showId('semantic', id)]) {
      const record = await ann.ok(getRecord, { params: { id: name } });
      expect(record).toMatchObject({ id: showId('semantic', id), content: BLUE, user_id: ann.user });
    }
    const { id: other } = await ann.ok(storeRecord, { body: { content: 'A favorite color of his is red.' } });
    expect((await retrieve(ann.user)).map(({ memory_id }) => showId('semantic', memory_id)).sort()).toEqual(
      [showId('semantic', id), other].sort(),
    );
    expect((await app.client().ok(forgetMemory, { body: { memory_id: showId('semantic', id) } })).status).toBe(
      'deleted',
    );
    expect((await ann.fails(getRecord, { params: { id } })).code).toBe('not_found');
  });

  it('keeps its metadata, its tags as tags, and returns them unchanged', async () => {
    const ann = app.user();
    const metadata = {
      tags: ['preference', 'colour'],
      category: 'taste',
      source: 'chat',
      depth: { a: [1, 'x', null] },
    };
    const id = await store(ann.user, BLUE, metadata);
    expect((await retrieve(ann.user))[0]!.metadata).toEqual({ ...metadata, user_id: ann.user });
    const record = await ann.ok(getRecord, { params: { id } });
    const { tags, ...rest } = metadata;
    expect(record).toMatchObject({ tags, metadata: rest });
    expect((await ann.ok(listRecords, { query: { tags: 'colour' } })).total).toBe(1);
  });

  it.each([['a text'], [[]], [['twice', 'twice']], [[1]]])('keeps invalid tags such as %j', async (tags) => {
    const user = newUser();
    await store(user, BLUE, { tags });
    expect((await retrieve(user))[0]!.metadata).toEqual({ tags, user_id: user });
  });

  it('of the tenant’s shared memory is not available in this protocol', async () => {
    const admin = app.user();
    const { id } = await admin.ok(storeRecord, {
      body: { content: 'The favorite color of all is grue.', shared: true },
    });
    expect(await retrieve(admin.user, { query: 'favorite color grue' })).toEqual([]);
    expect((await admin.fails(forgetMemory, { body: { memory_id: id } })).status).toBe(404);
    expect((await app.client().fails(forgetMemory, { body: { memory_id: id } })).status).toBe(404);
  });
});

describe('the metadata of a retrieval', () => {
  it('is a filter: nobody gets another user’s memory, whatever the names have in common', async () => {
    const [ann, marie] = ['ann_marie', 'ann'].map((name) => `${name}-${newUser()}`) as [string, string];
    const hers = await store(ann);
    await store(marie, 'User’s favorite color is red.');
    expect((await retrieve(ann, { top_k: 100 })).map(({ memory_id }) => memory_id)).toEqual([hers]);
    expect(await retrieve(newUser(), { top_k: 100 })).toEqual([]);
  });

  it('narrows by tags, of which any suffices, and by every other key, all of which must match', async () => {
    const user = newUser();
    const blue = await store(user, 'A favorite color is blue.', { tags: ['a', 'b'], category: 'taste', n: { m: 1 } });
    const red = await store(user, 'A favorite color is red.', { tags: ['b'], category: 'taste', list: ['x', 'y'] });
    const ids = async (metadata: object) =>
      (await retrieve(user, { top_k: 10, metadata })).map(({ memory_id }) => memory_id).sort();
    expect(await ids({ tags: ['a', 'z'] })).toEqual([blue]);
    expect(await ids({ category: 'taste' })).toEqual([blue, red].sort());
    expect(await ids({ category: 'taste', tags: ['b'], n: { m: 1 } })).toEqual([blue]);
    expect(await ids({ n: { m: '1' } })).toEqual([]);
    expect(await ids({ n: {} })).toEqual([blue]);
    expect(await ids({ list: ['y'] })).toEqual([red]);
    expect(await ids({ list: null })).toEqual([blue]);
    expect(await ids({ category: 'other' })).toEqual([]);
    expect(await ids({ tags: ['z'] })).toEqual([]);
  });

  it('any of the tags suffices, however they are written, and no tags ask for nothing', async () => {
    const user = newUser();
    const one = await store(user, 'A favorite color is blue.', { tags: ['a'] });
    const twice = await store(user, 'A favorite color is red.', { tags: ['a', 'a'] });
    const text = await store(user, 'A favorite color is green.', { tags: 'b' });
    const ids = async (tags: unknown) =>
      (await retrieve(user, { top_k: 10, metadata: { tags } })).map(({ memory_id }) => memory_id).sort();
    for (const tags of ['a', ['a'], ['a', 'a'], ['a', 'z']]) expect(await ids(tags)).toEqual([one, twice].sort());
    for (const tags of ['b', ['b']]) expect(await ids(tags)).toEqual([text]);
    for (const tags of [[], null]) expect(await ids(tags)).toEqual([one, twice, text].sort());
    expect(await ids([1])).toEqual([]);
  });

  it('is refused by name if it cannot be a filter', async () => {
    const refused = async (metadata: object) =>
      (await app.user().fails(retrieveMemory, { body: { query: COLOUR, metadata } })).fields.join();
    expect(await refused({ 'a.b': 1 })).toContain('metadata.a.b');
    expect(await refused({ category: 'z'.repeat(2_000) })).not.toBe('');
    expect(await refused(Object.fromEntries(Array.from({ length: 65 }, (_, n) => [`k${n}`, n])))).toContain('filter');
  });
});

describe('a retrieval', () => {
  it('recalls what it returns and nothing else: t from now, S one more, importance 1', async () => {
    const user = newUser();
    const blue = await store(user);
    const bread = await store(user, 'The bakery opens at seven on weekdays.');
    const before = await accessOf(bread);
    clock.forward(3 * DAY_MS);
    const now = clock.now().getTime();
    const [memory] = await retrieve(user, { top_k: 1 });
    expect(memory).toMatchObject({ memory_id: blue, importance: 1 });
    expect(Date.parse(memory!.last_accessed)).toBeGreaterThanOrEqual(now);
    expect(Date.parse(memory!.timestamp)).toBeLessThan(now - 2 * DAY_MS);
    const after = await accessOf(blue);
    expect(after).toMatchObject({ strength: 2, access_count: 1 });
    expect(after.last_recalled_at.toISOString()).toBe(memory!.last_accessed);
    expect(await accessOf(bread)).toEqual(before);
    for (let times = 0; times < 3; times++) await retrieve(user, { top_k: 1 });
    expect(await accessOf(blue)).toMatchObject({ strength: 5, access_count: 4 });
  });

  it('returns the memories of a paused user, with their last recall, and counts nothing', async () => {
    const user = newUser();
    const id = await store(user);
    await retrieve(user);
    const before = await accessOf(id);
    await app.client().ok(pauseUser, { params: { user_id: user } });
    clock.forward(2 * DAY_MS);
    const [memory] = await retrieve(user);
    expect(memory).toMatchObject({ memory_id: id, content: BLUE });
    expect(memory!.last_accessed).toBe(before.last_recalled_at.toISOString());
    expect(memory!.importance).toBeCloseTo(Math.exp(-2 / 2));
    expect(await accessOf(id)).toEqual(before);
  });

  it('does not change the memory: metadata, version and ETag stay', async () => {
    const ann = app.user();
    const metadata = { category: 'taste', tags: ['preference'] };
    const id = await store(ann.user, BLUE, metadata);
    await settled();
    const read = () => ann.call(getRecord, { params: { id }, query: { reinforce: false } });
    const before = await read();
    const first = await retrieve(ann.user);
    expect((await retrieve(ann.user))[0]!.metadata).toEqual(first[0]!.metadata);
    const after = await read();
    expect([after.headers.get('etag'), after.json]).toEqual([before.headers.get('etag'), before.json]);
    await ann.ok(patchRecord, { params: { id }, body: { content: 'User’s favorite color is green.' } });
    expect((await retrieve(ann.user))[0]).toMatchObject({
      content: 'User’s favorite color is green.',
      metadata: { ...metadata, user_id: ann.user },
    });
  });

  it('strengthens summaries as well', async () => {
    const ann = app.user();
    const body = { type: 'summary', content: 'In May the user spoke of a favorite color, blue.' };
    const { id } = await ann.ok(storeRecord, { body });
    const [memory] = await retrieve(ann.user);
    expect(showId('summary', memory!.memory_id)).toBe(id);
    expect(await accessOf(memory!.memory_id)).toMatchObject({ strength: 2 });
  });

  it('by twenty at once loses no recall', async () => {
    const user = newUser();
    const id = await store(user);
    await Promise.all(Array.from({ length: 20 }, () => retrieve(user)));
    expect(await accessOf(id)).toMatchObject({ strength: 21, access_count: 20 });
  }, 60_000);
});
