import {
  MEMORYBANK_OPERATIONS,
  forgetMemory,
  retrieveMemory,
  storeMemory,
} from '@contracts/memorybank/memorybank.operations.js';
import { newId } from '@kernel/ids.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { randomUUID } from 'node:crypto';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const BLUE = 'User’s favorite color is blue.';
const COLOUR = "What's the user's favorite color?";

const store = async (user_id: string, content = BLUE) =>
  (await app.client().ok(storeMemory, { body: { content, metadata: { user_id } } })).memory_id;

describe('the user of a request', () => {
  const REQUESTS = [
    ['store', storeMemory, { content: BLUE }],
    ['retrieve', retrieveMemory, { query: COLOUR }],
    ['forget', forgetMemory, { memory_id: newId() }],
  ] as const;

  it.each(REQUESTS)('%s: header and metadata that disagree are refused', async (_, operation, body) => {
    const refusal = await app.user('ann').fails(operation, { body: { ...body, metadata: { user_id: 'bea' } } });
    expect(refusal).toMatchObject({ status: 400, code: 'user_mismatch' });
    const both = { ...body, user_id: 'ann', metadata: { user_id: 'bea' } };
    expect((await app.client().fails(operation, { body: both })).code).toBe('user_mismatch');
  });

  it.each(REQUESTS)('%s: for a key that is bound to another user, nobody else exists', async (_, operation, body) => {
    const { key } = await app.key({ user_id: newUser() });
    const refusal = await app.client(key).fails(operation, { body: { ...body, metadata: { user_id: 'bea' } } });
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each(REQUESTS)('%s: without a user and a default it is refused', async (_, operation, body) => {
    const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
    expect(await app.client(key).fails(operation, { body })).toMatchObject({ status: 400, code: 'user_required' });
  });

  it.each(REQUESTS)('%s: an invalid user is refused by name', async (_, operation, body) => {
    for (const user_id of [5, {}, '', null, 'a\u0000b', 'z'.repeat(257)]) {
      const refusal = await app.client().fails(operation, { body: { ...body, metadata: { user_id } } });
      expect([user_id, refusal.status, refusal.fields]).toEqual([
        user_id,
        400,
        expect.arrayContaining([expect.stringContaining('metadata.user_id')]),
      ]);
    }
  });

  it('is the key’s own user, or its default, if the metadata names none', async () => {
    const [bound, fallback] = [newUser(), newUser()];
    const keys = [await app.key({ user_id: bound }), await app.key({ default_user_id: fallback })];
    for (const [index, user] of [bound, fallback].entries()) {
      const client = app.client(keys[index]!.key);
      await client.ok(storeMemory, { body: { content: BLUE } });
      const { memories } = await client.ok(retrieveMemory, { body: { query: COLOUR } });
      expect(memories.map(({ metadata }) => metadata)).toEqual([{ user_id: user }]);
    }
  });
});

describe('forgetting', () => {
  it('another user’s memory responds as for one that does not exist, and leaves it', async () => {
    const [owner, stranger] = [newUser(), newUser()];
    const id = await store(owner);
    const { key } = await app.key({ permissions: ['records:read', 'records:write'], user_id: stranger });
    const strangers = [
      app.user(stranger),
      app.client(key),
      app.client(await app.otherTenant()),
      app.client(await app.otherTenant(), { user: owner }),
    ];
    for (const client of strangers) {
      const refusal = await client.fails(forgetMemory, { body: { memory_id: id } });
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
      const absent = await client.fails(forgetMemory, { body: { memory_id: newId() } });
      expect(unnamed(refusal.text)).toBe(unnamed(absent.text));
    }
    expect(await app.count('records', 'user_id = $1', [owner])).toBe(1);
  });

  it('by the id alone is for a key that may see the whole tenant', async () => {
    const owner = newUser();
    const id = await store(owner);
    const { key: plain } = await app.key({ permissions: ['records:read', 'records:write'], default_user_id: 'else' });
    const { key: agents } = await app.key({ agent: 'a', default_user_id: 'else' });
    for (const key of [plain, agents]) {
      expect((await app.client(key).fails(forgetMemory, { body: { memory_id: id } })).status).toBe(404);
    }
    expect((await app.client().ok(forgetMemory, { body: { memory_id: id } })).status).toBe('deleted');
    expect(await app.count('records', 'user_id = $1', [owner])).toBe(0);
  });

  it('by the id alone finds faded memories as well', async () => {
    const owner = newUser();
    const id = await store(owner);
    await app.db.admin.query('update records set forgotten_at = now() where id = $1', [id]);
    expect((await app.client().ok(forgetMemory, { body: { memory_id: id } })).status).toBe('deleted');
    expect(await app.count('records', 'user_id = $1', [owner])).toBe(0);
  });

  it('removes everything of the memory, and refuses what is held', async () => {
    const user = newUser();
    const [gone, held] = [await store(user), await store(user, 'A contract.')];
    await app.db.admin.query('update records set legal_hold = true where id = $1', [held]);
    const forget = (memory_id: string) => ({ body: { memory_id, metadata: { user_id: user } } });
    await app.client().ok(forgetMemory, forget(gone));
    for (const table of ['record_access', 'passages']) {
      expect([table, await app.count(table, 'record_id = $1', [gone])]).toEqual([table, 0]);
    }
    expect((await app.client().fails(forgetMemory, forget(held))).code).toBe('conflict');
  });

  it('an unknown id returns 404', async () => {
    for (const memory_id of ['abc123-uuid', randomUUID(), newId(), 'semantic_01h455vb4pex5vsknk084sn02q']) {
      expect((await app.client().fails(forgetMemory, { body: { memory_id } })).status).toBe(404);
      expect((await app.user().fails(forgetMemory, { body: { memory_id } })).status).toBe(404);
    }
  });
});

describe('a refusal', () => {
  it.each(MEMORYBANK_OPERATIONS.map((operation) => [operation.path, operation] as const))(
    'of %s is a `detail`, whatever was wrong',
    async (path, operation) => {
      const json = { 'content-type': 'application/json' };
      const client = app.client();
      const replies = [
        await client.call(operation, { body: {} }),
        await client.raw('POST', path, { headers: json, body: '{' }),
        await client.raw('POST', path, { headers: { 'content-type': 'text/plain' }, body: 'x' }),
        await client.raw('GET', path),
        await app.client('rk_wrong').call(operation, { body: {} }),
      ];
      // The client checks the format of each.
      expect(replies.map(({ status }) => status)).toEqual([400, 400, 415, 405, 401]);
      for (const { json: body } of replies) expect(body).toMatchObject({ detail: expect.any(String) });
      const { key } = await app.key({ permissions: ['shared:read'] });
      expect((await app.client(key, { user: 'ann' }).fails(operation, { body: {} })).code).toBe('forbidden');
    },
  );

  it.each([
    [{ content: ' ' }, 'content'],
    [{ content: 5 }, 'content'],
    [{ content: BLUE, metadata: 'x' }, 'metadata'],
    [{ content: BLUE, metadata: { a: 'b\u0000' } }, 'metadata.a'],
  ])('of a store of %j names the field', async (body, field) => {
    expect((await app.user().fails(storeMemory, { body })).fields.join()).toContain(field);
  });

  it.each([
    [{ query: '' }, 'query'],
    [{ query: COLOUR, top_k: 0 }, 'top_k'],
    [{ query: COLOUR, top_k: 101 }, 'top_k'],
    [{ query: COLOUR, top_k: 1.5 }, 'top_k'],
  ])('of a retrieval of %j names the field', async (body, field) => {
    expect((await app.user().fails(retrieveMemory, { body })).fields.join()).toContain(field);
  });
});
