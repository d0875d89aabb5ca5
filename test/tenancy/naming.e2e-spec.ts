import { ampList, ampStore } from '@contracts/amp/amp.operations.js';
import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import {
  deleteRecord,
  deleteRecords,
  getRecord,
  listRecords,
  listVersions,
  patchRecord,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import { buildContext } from '@contracts/context/context.operations.js';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { nellieAddLesson } from '@contracts/nellie/nellie.operations.js';
import { reviseRecord } from '@contracts/revision/revision.operations.js';
import { listPassages } from '@contracts/records/passages.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { getMe, getUser, putUser } from '@contracts/users/users.operations.js';
import { PERMISSIONS } from '@kernel/scope.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { type Client, readRefusal } from '@test/support/client.js';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;
let unbound: string;
beforeAll(async () => {
  app = await startApp();
  unbound = (await app.key()).key;
});
afterAll(() => app.stop());

const keyed = async (settings: Record<string, unknown> = {}, user?: string): Promise<Client> =>
  app.client((await app.key(settings)).key, { user });
const store = (client: Client, body: object) => client.ok(storeRecord, { body });
const contents = async (client: Client, query: Record<string, string | boolean> = {}) =>
  (await client.ok(listRecords, { query })).records.map(({ content }) => content).sort();
const own = (client: Client, query = {}) => contents(client, { include_shared: false, ...query });

describe('the user of a request', () => {
  it('is named by X-User-Id, by user-id, in the query or in the body', async () => {
    const user = newUser();
    const client = app.client(unbound);
    await client.ok(storeRecord, { body: { content: 'x-user-id' }, headers: { 'x-user-id': user } });
    await client.ok(storeRecord, { body: { content: 'user-id' }, headers: { 'user-id': user } });
    await client.ok(storeRecord, { body: { content: 'body', user_id: user } });
    await client.ok(ampStore, { body: { user_id: user, record: { content: 'amp body' } } });
    await client.ok(ampStore, { body: { record: { content: 'amp record', user_id: user } } });
    const all = ['amp body', 'amp record', 'body', 'user-id', 'x-user-id'];
    expect(await own(client, { user_id: user })).toEqual(all);
    expect(await own(client.as(user))).toEqual(all);
    const found = await client.ok(searchRecords, { body: { query: 'amp body', user_id: user, include_shared: false } });
    expect(found.results.map(({ record }) => record.content)).toContain('amp body');
    const inAmp = await client.ok(ampList, { query: { user_id: user, include_shared: false } });
    expect(inAmp.total).toBe(5);
  });

  it('named twice with the same name is one user, named in two ways is refused with 400', async () => {
    const user = newUser();
    const client = app.client(unbound, { user });
    await store(client, { content: 'C', user_id: user });
    const before = await app.count('records');
    for (const [operation, sent] of [
      [storeRecord, { body: { content: 'C', user_id: newUser() } }],
      [ampStore, { body: { user_id: user, record: { content: 'C', user_id: newUser() } } }],
      [listRecords, { query: { user_id: newUser() } }],
      [searchRecords, { body: { query: 'C', user_id: newUser() } }],
      [deleteRecords, { body: { ids: ['x'], user_id: newUser() } }],
      [getRecord, { params: { id: 'x' }, query: { user_id: newUser() }, headers: {} }],
      [listRecords, { headers: { 'user-id': newUser() } }],
    ] as [AnyOperation, object][]) {
      const refusal = await client.fails(operation, sent);
      expect([operation.name, refusal.status, refusal.code]).toEqual([operation.name, 400, 'user_mismatch']);
    }
    expect(await app.count('records')).toBe(before);
  });

  it('if nobody is named, with a key that has no default: 400 for every write', async () => {
    const client = app.client(unbound);
    const before = await app.count('records');
    for (const [operation, sent] of [
      [storeRecord, { body: { content: 'C' } }],
      [ampStore, { body: { record: { content: 'C' } } }],
      [patchRecord, { params: { id: 'x' }, body: { content: 'C' } }],
      [deleteRecord, { params: { id: 'x' } }],
      [deleteRecords, { body: { ids: ['x'] } }],
    ] as [AnyOperation, object][]) {
      const refusal = await client.fails(operation, sent);
      expect([operation.name, refusal.status, refusal.code]).toEqual([operation.name, 400, 'user_required']);
    }
    expect(await app.count('records')).toBe(before);
  });

  it('if nobody is named reads shared memory only', async () => {
    const user = newUser();
    await store(app.client(unbound, { user }), { id: 'private', content: `Private of ${user}.` });
    const shared = await store(app.client(unbound), { shared: true, content: `Shared beside ${user}.` });
    const client = app.client(unbound);
    expect(await contents(client)).toContain(`Shared beside ${user}.`);
    expect(await contents(client)).not.toContain(`Private of ${user}.`);
    expect((await client.ok(getRecord, { params: { id: shared.id } })).shared).toBe(true);
    expect(await client.fails(getRecord, { params: { id: 'private' } })).toMatchObject({ status: 404 });
    const found = await client.ok(searchRecords, { body: { query: `beside ${user}` } });
    expect(found.results.every(({ record }) => record.shared)).toBe(true);
    expect(found.results.length).toBeGreaterThan(0);
    expect(await own(client)).toEqual([]);
  });

  it('is never the default user of the key if a name was sent that is none', async () => {
    const admin = app.client();
    const before = await app.count('records');
    const messages = [{ role: 'user', content: 'C' }];
    const bodies = [
      [storeRecord, { content: 'C' }], [storeRecords, { records: [{ content: 'C' }] }], [reviseRecord, { content: 'C' }],
      [appendMessages, { messages }], [searchRecords, { query: 'C' }], [buildContext, { query: 'C' }],
      [ampStore, { record: { content: 'C' } }], [storeMemory, { content: 'C' }], [nellieAddLesson, { title: 'C', content: 'C' }],
    ] as [AnyOperation, object][]; // prettier-ignore
    for (const [operation, body] of bodies) {
      const inQuery = await admin.fails(operation, { query: { user_id: ['alice', 'bob'] }, body });
      expect([operation.name, inQuery.status, inQuery.code]).toEqual([operation.name, 400, 'invalid_input']);
      expect(inQuery.detail).toContain('user_id was given twice; give it once');
      const inBody = await admin.fails(operation, { body: { ...body, user_id: 41 } });
      expect([operation.name, inBody.status, inBody.code]).toEqual([operation.name, 400, 'invalid_input']);
      expect(inBody.detail).toContain('user_id must be a string');
    }
    expect(await app.count('records')).toBe(before);
  });

  it('with an empty name is refused with the name of the field', async () => {
    const refusal = await app.client(unbound).fails(listRecords, { headers: { 'x-user-id': '' } });
    expect(refusal).toMatchObject({ status: 400, fields: ['X-User-Id'] });
    const inQuery = await app.client(unbound).fails(listRecords, { query: { user_id: '' } });
    expect(inQuery).toMatchObject({ status: 400, fields: ['user_id'] });
  });

  it('may have any letters, and is found again by them', async () => {
    const user = 'jürgen 🐘/\'"%;--';
    await store(app.client(unbound), { content: 'Of Jürgen.', user_id: user });
    expect(await own(app.client(unbound), { user_id: user })).toEqual(['Of Jürgen.']);
    expect(await own(app.client(unbound), { user_id: 'jürgen' })).toEqual([]);
  });
});

describe('a default user', () => {
  it('of the bootstrap key is `default`: a single-user installation never names one', async () => {
    const client = app.client();
    const { id } = await store(client, { content: 'Mine, without a name.' });
    expect((await client.ok(getRecord, { params: { id } })).user_id).toBe('default');
    expect((await client.ok(getMe)).user_id).toBe('default');
  });

  it('is used if nobody is named and not if somebody is', async () => {
    const [mine, yours] = [newUser(), newUser()];
    const client = await keyed({ default_user_id: mine });
    await store(client, { content: 'mine' });
    await store(client.as(yours), { content: 'yours' });
    expect(await own(client)).toEqual(['mine']);
    expect(await own(client.as(yours))).toEqual(['yours']);
  });
});

describe('a key bound to a user', () => {
  it('acts for that user without naming it', async () => {
    const user = newUser();
    const client = await keyed({ user_id: user });
    const { id } = await store(client, { content: 'Mine.' });
    expect((await app.client(unbound, { user }).ok(getRecord, { params: { id } })).user_id).toBe(user);
    expect(await own(client)).toEqual(['Mine.']);
    expect(await own(client, { user_id: user })).toEqual(['Mine.']);
  });

  it('that names another user, who exists or not, returns 404 with one body', async () => {
    const other = newUser();
    const { id } = await store(app.client(unbound, { user: other }), { content: 'Of the other.' });
    const client = await keyed({ user_id: newUser() });
    const refusals = await Promise.all(
      [other, newUser()].flatMap((name) => [
        client.as(name).fails(listRecords),
        client.fails(listRecords, { query: { user_id: name } }),
        client.fails(searchRecords, { body: { query: 'x', user_id: name } }),
        client.as(name).fails(getRecord, { params: { id } }),
        client.fails(storeRecord, { body: { content: 'C', user_id: name } }),
      ]),
    );
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    expect(new Set(refusals.map(({ text }) => unnamed(text))).size).toBe(1);
    expect(await client.fails(getRecord, { params: { id } })).toMatchObject({ status: 404 });
  });

  it('cannot read the whole tenant, even as admin', async () => {
    const client = await keyed({ user_id: newUser() });
    expect(await client.fails(listRecords, { query: { all_users: true } })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});

describe.each(['agent', 'project'] as const)('a key bound to an %s', (label) => {
  it('stamps it on what it writes', async () => {
    const client = await keyed({ [label]: 'mine' }, newUser());
    const { id } = await store(client, { content: 'C' });
    expect((await client.ok(getRecord, { params: { id } }))[label]).toBe('mine');
  });

  it('writes for no other: 404', async () => {
    const user = newUser();
    const client = await keyed({ [label]: 'mine' }, user);
    expect(await client.fails(storeRecord, { body: { content: 'C', [label]: 'other' } })).toMatchObject({
      status: 404,
    });
    const { id } = await store(client, { content: 'C' });
    expect(await client.fails(patchRecord, { params: { id }, body: { [label]: 'other' } })).toMatchObject({
      status: 404,
    });
    expect((await client.ok(patchRecord, { params: { id }, body: { [label]: null, tags: ['x'] } }))[label]).toBe(
      'mine',
    );
  });

  it('finds nothing else: records of another, or of none, do not exist for it', async () => {
    const user = newUser();
    const all = app.client(unbound, { user });
    await store(all, { id: 'mine', content: 'Of mine, the saxophone.', [label]: 'mine' });
    await store(all, { id: 'other', content: 'Of the other, the saxophone.', [label]: 'other' });
    await store(all, { id: 'none', content: 'Of none, the saxophone.' });
    const client = await keyed({ [label]: 'mine' }, user);
    expect(await own(client)).toEqual(['Of mine, the saxophone.']);
    const found = await client.ok(searchRecords, { body: { query: 'saxophone', include_shared: false } });
    expect(found.results.map(({ external_id }) => external_id)).toEqual(['mine']);
    expect((await client.ok(getStatus, { query: { include_shared: false } })).records).toBe(1);
    const absent = await client.fails(getRecord, { params: { id: 'never' } });
    for (const id of ['other', 'none']) {
      expect(unnamed((await client.fails(getRecord, { params: { id } })).text)).toBe(unnamed(absent.text));
      expect(unnamed((await client.fails(listVersions, { params: { id } })).text)).toBe(unnamed(absent.text));
      expect(unnamed((await client.fails(listPassages, { params: { id } })).text)).toBe(unnamed(absent.text));
      expect(unnamed((await client.fails(patchRecord, { params: { id }, body: { content: 'X' } })).text)).toBe(
        unnamed(absent.text),
      );
      expect(unnamed((await client.fails(deleteRecord, { params: { id } })).text)).toBe(unnamed(absent.text));
    }
    expect(await client.ok(deleteRecords, { body: { ids: ['other', 'none', 'mine'] } })).toMatchObject({
      deleted: 1,
      not_found: 2,
    });
    expect(await own(all)).toEqual(['Of none, the saxophone.', 'Of the other, the saxophone.']);
  });

  it('cannot take over the id of a record that it may not see', async () => {
    const user = newUser();
    const all = app.client(unbound, { user });
    await store(all, { id: 'taken', content: 'Of the other.', [label]: 'other' });
    const client = await keyed({ [label]: 'mine' }, user);
    expect(await client.fails(storeRecord, { body: { id: 'taken', content: 'Mine now.' } })).toMatchObject({
      status: 409,
    });
    expect(await own(all)).toEqual(['Of the other.']);
  });

  it('sets no user, of whom it sees only a part: 403', async () => {
    const user_id = newUser();
    const settings = { params: { user_id }, body: { time_zone: 'Europe/Paris' } };
    await app.client(unbound).ok(putUser, settings);
    const bound = await keyed({ [label]: 'mine' });
    expect(await bound.fails(putUser, { ...settings, body: {} })).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await app.client(unbound).ok(getUser, { params: { user_id } })).toMatchObject(settings.body);
  });
});

describe('a key bound in several ways', () => {
  it('sees only what matches all of them', async () => {
    const user = newUser();
    const all = app.client(unbound, { user });
    for (const [agent, project] of [
      ['a', 'p'],
      ['a', 'q'],
      ['b', 'p'],
    ])
      await store(all, { content: `${agent}${project}`, agent, project });
    expect(await own(await keyed({ user_id: user, agent: 'a', project: 'p' }))).toEqual(['ap']);
  });
});

describe('shared memory', () => {
  it('is part of what a user reads, unless the request, or the key, excludes it', async () => {
    const marker = newUser();
    await store(app.client(unbound), { content: marker, shared: true });
    expect(await contents(app.client(unbound, { user: newUser() }))).toContain(marker);
    expect(await contents(app.client(unbound, { user: newUser() }), { include_shared: false })).not.toContain(marker);
    for (const settings of [{ include_shared: false }, { permissions: ['records:read', 'records:write'] }]) {
      const client = await keyed(settings, newUser());
      expect(await contents(client)).toEqual([]);
      expect(await contents(client, { include_shared: true })).toEqual([]);
      const found = await client.ok(searchRecords, { body: { query: marker, include_shared: true } });
      expect(found.results).toEqual([]);
    }
  });

  it('keeps two agents apart whose keys are bound and read no shared memory', async () => {
    const [teacher, student] = [
      await keyed({ agent: 'teacher', include_shared: false }, 'class'),
      await keyed({ agent: 'student', include_shared: false }, 'class'),
    ];
    await store(teacher, { content: 'The answer is 42.' });
    await store(student, { content: 'I think it is 41.' });
    expect(await contents(student)).toEqual(['I think it is 41.']);
    const found = await student.ok(searchRecords, { body: { query: 'What is the answer?' } });
    expect(found.results.map(({ record }) => record.content)).not.toContain('The answer is 42.');
  });
});

describe('the whole tenant', () => {
  it('is read only with admin and an explicit all_users, and never written', async () => {
    const [ada, bob] = [newUser(), newUser()];
    const project = newUser();
    for (const user of [ada, bob]) await store(app.client(unbound, { user }), { content: user, project });
    const admin = app.client(unbound);
    expect(await contents(admin, { project })).toEqual([]);
    expect(await contents(admin, { project, all_users: true })).toEqual([ada, bob].sort());
    const found = await admin.ok(searchRecords, { body: { query: `${ada} ${bob}`, project, all_users: true } });
    expect(found.results).toHaveLength(2);
    const plain = await keyed({ permissions: ['records:read', 'records:write', 'shared:read'] });
    expect(await plain.fails(listRecords, { query: { all_users: true } })).toMatchObject({ status: 403 });
    expect(await plain.fails(searchRecords, { body: { query: 'x', all_users: true } })).toMatchObject({ status: 403 });
    const named = await admin.as(ada).fails(listRecords, { query: { all_users: true } });
    expect(named).toMatchObject({ status: 400, fields: ['all_users'] });
    // In a write it is a field of the client's own, and names nobody.
    const write = await admin.fails(storeRecord, { body: { content: 'C', all_users: true } });
    expect(write).toMatchObject({ status: 400, code: 'user_required' });
    const { id } = await store(admin.as(ada), { content: 'C', all_users: true });
    expect(await admin.as(ada).ok(getRecord, { params: { id } })).toMatchObject({ user_id: ada, all_users: true });
  });

  it('does not include another tenant', async () => {
    const there = app.client(await app.otherTenant(), { user: newUser() });
    await store(there, { content: 'A tenant apart.' });
    expect(await contents(app.client(unbound), { all_users: true })).not.toContain('A tenant apart.');
    const found = await app.client(unbound).ok(searchRecords, { body: { query: 'A tenant apart', all_users: true } });
    expect(found.results.map(({ record }) => record.content)).not.toContain('A tenant apart.');
  });
});

describe('permissions', () => {
  const guarded = OPERATIONS.filter(({ permission }) => permission !== null && permission !== 'public');
  const pathOf = ({ path }: AnyOperation) => path.replaceAll(/\{\w+\}/g, 'x');

  it.each(guarded.map((operation) => [operation.name, operation] as const))(
    '%s returns 403 to a key that has every permission except its own, before anything else is checked',
    async (_, operation) => {
      const permissions = PERMISSIONS.filter((permission) => permission !== operation.permission);
      const client = await keyed({ permissions }, 'ada');
      const reply = await client.raw(operation.method, pathOf(operation));
      expect(readRefusal(reply, operation.path)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(reply.text).toContain(operation.permission);
    },
  );

  it.each(
    OPERATIONS.filter(({ permission }) => permission !== 'public').map(
      (operation) => [operation.name, operation] as const,
    ),
  )('%s returns 401 without a key', async (_, operation) => {
    const reply = await app.client('').raw(operation.method, pathOf(operation));
    expect(reply.status).toBe(401);
  });
});
