import { getRecord, listRecords, listVersions, storeRecord } from '@contracts/records/records.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { Clock } from '@kernel/clock.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { everythingOf } from '@test/support/hidden.js';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const store = (client: Client, body: unknown, sent: Sent = {}) => client.ok(storeRecord, { body, ...sent });
const WAIT = { headers: { prefer: 'wait=10' } };
const get = (client: Client, id: string) => client.ok(getRecord, { params: { id } });

describe('storing a record', () => {
  it('returns 201 with our id, its type, version 1 and an ETag', async () => {
    const reply = await app.user().call(storeRecord, { body: { content: 'Ada drinks tea without milk.' } });
    expect(reply.status).toBe(201);
    expect(reply.headers.get('etag')).toBe('"1"');
    expect(reply.json).toMatchObject({ type: 'semantic', version: 1, created: true, status: 'created' });
    expect((reply.json as { id: string }).id).toMatch(/^semantic_[0-9a-z]{26}$/);
  });

  it('returns 200 and the next version when the client’s id is stored again with another content', async () => {
    const ada = app.user();
    const first = await store(ada, { id: 'drink', content: 'Ada drinks tea.' });
    const again = await ada.call(storeRecord, { body: { id: 'drink', content: 'Ada drinks coffee.' } });
    expect(again.status).toBe(200);
    expect(again.headers.get('etag')).toBe('"2"');
    expect(again.json).toMatchObject({
      id: first.id,
      external_id: 'drink',
      created: false,
      status: 'updated',
      version: 2,
    });
    expect((await get(ada, 'drink')).content).toBe('Ada drinks coffee.');
  });

  it('returns 200 unchanged and writes nothing when the same is stored again', async () => {
    const ada = app.user();
    const body = {
      id: 'same',
      type: 'lesson',
      content: 'Nothing new.',
      tags: ['a', 'b'],
      importance: 0.7,
      extra: { deep: [1] },
    };
    await store(ada, body, WAIT);
    const before = await everythingOf(app, ada.user);
    const reply = await ada.call(storeRecord, { body });
    expect(reply.status).toBe(200);
    expect(reply.json).toMatchObject({ status: 'unchanged', created: false, version: 1, embedding: 'complete' });
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  it('updates the record whose own id is sent back, with everything that was read', async () => {
    const ada = app.user();
    const { id } = await store(ada, { type: 'lesson', content: 'First.', mood: 'calm', tags: ['x'] });
    const { embedding: _, ...read } = await get(ada, id);
    expect(await store(ada, read)).toMatchObject({ id, status: 'unchanged' });
    expect(await store(ada, { ...read, content: 'Second.' })).toMatchObject({ id, status: 'updated', version: 2 });
    expect(await get(ada, id)).toMatchObject({ content: 'Second.', mood: 'calm', tags: ['x'] });
  });

  it('without content is refused with the name of the field', async () => {
    const ada = app.user();
    for (const body of [{}, { content: '' }, { type: 'lesson', title: 'T' }, { working_on: 'x' }]) {
      expect(await ada.fails(storeRecord, { body })).toMatchObject({ status: 400, fields: ['content'] });
    }
    expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(0);
  });

  it('creates two records for one client id that two users send', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const one = await store(ada, { id: 'note-1', content: 'Of Ada.' });
    const two = await store(bob, { id: 'note-1', content: 'Of Bob.' });
    expect(two).toMatchObject({ created: true, external_id: 'note-1' });
    expect(two.id).not.toBe(one.id);
    expect((await get(ada, 'note-1')).content).toBe('Of Ada.');
    expect((await get(bob, 'note-1')).content).toBe('Of Bob.');
  });

  it('creates two records for one client id that two tenants send', async () => {
    const ada = app.user();
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    const one = await store(ada, { id: 'note-1', content: 'Here.' });
    const two = await store(elsewhere, { id: 'note-1', content: 'There.' });
    expect(two).toMatchObject({ created: true });
    expect(two.id).not.toBe(one.id);
    expect((await get(ada, 'note-1')).content).toBe('Here.');
  });

  it('treats our id of another user’s record as a client’s id, and leaves that record alone', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const { id } = await store(ada, { content: 'Of Ada.' }, WAIT);
    const before = await everythingOf(app, ada.user);
    expect(await store(bob, { id, content: 'Of Bob.' })).toMatchObject({ created: true, external_id: id });
    expect(await everythingOf(app, ada.user)).toEqual(before);
    expect((await get(ada, id)).content).toBe('Of Ada.');
    expect((await get(bob, id)).content).toBe('Of Bob.');
  });

  it('returns every field as it was sent', async () => {
    const ada = app.user();
    const sent = {
      type: 'episodic', agent: 'tutor', project: 'algebra', session_id: 's1', role: 'user', speaker: 'Ada',
      sequence: 7, title: 'A title', content: 'Some content.', metadata: { a: 1, b: { c: [true, null] } },
      tags: ['x', 'y'], importance: 0.25, pinned: true, language: 'de', occurred_at: '2024-05-01T10:00:00.000Z',
      valid_from: '2024-01-01T00:00:00.000Z', valid_to: '2025-01-01T00:00:00.000Z',
      expires_at: '2999-01-01T00:00:00.000Z', provenance: { source: 'chat' },
    }; // prettier-ignore
    const { id } = await store(ada, sent);
    expect(await get(ada, id)).toMatchObject({ ...sent, user_id: ada.user, shared: false, version: 1 });
  });

  it('accepts instants with a zone, as dates and as Unix milliseconds', async () => {
    const ada = app.user();
    for (const [sent, read] of [
      ['2024-05-01T12:00:00+02:00', '2024-05-01T10:00:00.000Z'],
      ['2024-05-01', '2024-05-01T00:00:00.000Z'],
      [1714557600123, '2024-05-01T10:00:00.123Z'],
    ]) {
      const { id } = await store(ada, { content: 'When?', occurred_at: sent, created_at: sent });
      expect(await get(ada, id)).toMatchObject({ occurred_at: read, created_at: read });
    }
  });

  it('uses defaults: importance one half, not pinned, no tags, occurred when stored', async () => {
    const ada = app.user();
    // The service counts from the database's clock, which may differ from this process's by milliseconds.
    const clock = app.inside(Clock);
    const before = clock.now();
    const { id } = await store(ada, {
      content:
        'Die Katze schläft auf dem Sofa, und wenn sie wach ist, dann sitzt sie bei der Tür und wartet auf die Maus.',
    });
    const after = clock.now();
    const record = await get(ada, id);
    expect(record).toMatchObject({ importance: 0.5, pinned: false, tags: [], metadata: {}, language: 'de' });
    expect(record.occurred_at).toBe(record.created_at);
    expect(Date.parse(record.created_at)).toBeGreaterThanOrEqual(before.getTime());
    expect(Date.parse(record.created_at)).toBeLessThanOrEqual(after.getTime());
  });

  it('keeps unknown fields and returns them', async () => {
    const ada = app.user();
    const unknown = {
      mood: 'calm',
      nested: { list: [1, 'two', null, { three: 3 }] },
      zero: 0,
      no: false,
      ünicode: '🐘',
    };
    const { id } = await store(ada, { content: 'With extras.', ...unknown });
    expect(await get(ada, id)).toMatchObject(unknown);
    const [listed] = (await ada.ok(listRecords)).records;
    expect(listed).toMatchObject(unknown);
  });

  it('merges unknown fields when it is stored again', async () => {
    const ada = app.user();
    await store(ada, { id: 'm', content: 'One.', a: 1, b: 2 });
    await store(ada, { id: 'm', content: 'One.', b: 3, c: 4 });
    expect(await get(ada, 'm')).toMatchObject({ a: 1, b: 3, c: 4 });
  });

  it('does not let unknown fields pose as the server’s own', async () => {
    const ada = app.user();
    const { id } = await store(ada, {
      content: 'True.',
      version: 99,
      updated_at: 'never',
      embedding: 'complete',
    });
    const record = await get(ada, id);
    expect(record).toMatchObject({ version: 1, user_id: ada.user });
    expect(record).not.toHaveProperty('updated_at');
  });
});

describe('types of records', () => {
  it.each([
    ['lesson', { title: 'T', content: 'C', severity: 'critical' }],
    [
      'checkpoint',
      {
        agent: 'dev',
        working_on: 'The trunk',
        state: { decisions: ['d'], blockers: [], artifacts: ['a'], flags: ['IN_PROGRESS'] },
        session_id: 's',
      },
    ],
    [
      'snippet',
      { content: 'const a = 1;', file_path: 'a.ts', language: 'typescript', start_line: 1, end_line: 2, repo: 'r' },
    ],
    ['episodic', { content: 'C' }],
    ['semantic', { content: 'C' }],
    ['procedural', { content: 'C' }],
    ['prospective', { content: 'C' }],
    ['sensory', { content: 'C' }],
    ['working', { content: 'C' }],
    ['message', { content: 'C', role: 'user' }],
  ])('stores a %s with its own fields', async (type, fields) => {
    const ada = app.user();
    const { id } = await store(ada, { type, ...fields });
    expect(id.startsWith(`${type}_`)).toBe(true);
    expect(await get(ada, id)).toMatchObject({ type, ...fields });
  });

  it.each(['Weird Type', 'Üñí', 'a/b', '_x_', '日記', 'Lesson'])(
    'stores the unusual type %j, shown as record_…',
    async (type) => {
      const ada = app.user();
      const { id } = await store(ada, { type, content: 'C' });
      expect(id.startsWith('record_')).toBe(true);
      expect(await get(ada, id)).toMatchObject({ type, id });
    },
  );

  it('cannot change: another type under the same id returns 409 and stores nothing', async () => {
    const ada = app.user();
    await store(ada, { id: 't', type: 'lesson', content: 'A lesson.' }, WAIT);
    const before = await everythingOf(app, ada.user);
    const refusal = await ada.fails(storeRecord, { body: { id: 't', type: 'snippet', content: 'A snippet.' } });
    expect(refusal).toMatchObject({ status: 409, code: 'conflict', reason: 'conflict.type' });
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  it('need not be named again in an update', async () => {
    const ada = app.user();
    await store(ada, { id: 't', type: 'lesson', content: 'A lesson.' });
    expect(await store(ada, { id: 't', content: 'A better lesson.' })).toMatchObject({ type: 'lesson', version: 2 });
  });
});

describe('a checkpoint', () => {
  it('takes its content from working_on', async () => {
    const ada = app.user();
    const { id } = await store(ada, { type: 'checkpoint', agent: 'dev', working_on: 'The login page' });
    expect(await get(ada, id)).toMatchObject({ content: 'The login page', working_on: 'The login page' });
  });

  it('keeps its own content beside working_on', async () => {
    const ada = app.user();
    const { id } = await store(ada, {
      type: 'checkpoint',
      agent: 'dev',
      working_on: 'Short',
      content: 'The long story',
    });
    expect(await get(ada, id)).toMatchObject({ content: 'The long story', working_on: 'Short' });
  });

  it.each([
    ['agent', { working_on: 'x' }],
    ['agent', { working_on: 'x', agent: null }],
    ['working_on', { agent: 'dev' }],
    ['working_on', { agent: 'dev', working_on: '' }],
  ])('without %s is refused with the name of the field', async (field, fields) => {
    const ada = app.user();
    const refusal = await ada.fails(storeRecord, { body: { type: 'checkpoint', ...fields } });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refusal.fields).toContain(field);
    expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(0);
  });
});

describe('shared memory', () => {
  it('is written only on purpose and belongs to no user', async () => {
    const reply = await store(app.client(), { shared: true, id: 'policy', content: 'The office opens at nine.' });
    expect(await get(app.user(), reply.id)).toMatchObject({ shared: true, external_id: 'policy' });
    expect(await get(app.user(), reply.id)).not.toHaveProperty('user_id');
  });

  it('is not written without shared:write: 403 names the permission', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'records:write', 'shared:read'] });
    const before = await app.count('records');
    const refusal = await app.client(key, { user: 'ada' }).fails(storeRecord, { body: { shared: true, content: 'C' } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    expect(refusal.detail).toContain('shared:write');
    expect(await app.count('records')).toBe(before);
  });

  it('does not receive a record whose user was omitted by mistake: 400', async () => {
    const { key } = await app.key();
    const refusal = await app.client(key).fails(storeRecord, { body: { content: 'Private.' } });
    expect(refusal).toMatchObject({ status: 400, code: 'user_required' });
  });

  it('gives precedence to the user’s own record under the same id', async () => {
    const ada = app.user();
    await store(app.client(), { shared: true, id: `both-${ada.user}`, content: 'Everybody’s.' });
    expect((await get(ada, `both-${ada.user}`)).content).toBe('Everybody’s.');
    await store(ada, { id: `both-${ada.user}`, content: 'Mine.' });
    expect((await get(ada, `both-${ada.user}`)).content).toBe('Mine.');
    expect((await get(app.user(), `both-${ada.user}`)).content).toBe('Everybody’s.');
  });

  it('of another tenant does not exist', async () => {
    await store(app.client(), { shared: true, id: 'secret-policy', content: 'Ours.' });
    const other = app.client(await app.otherTenant());
    expect(await other.fails(getRecord, { params: { id: 'secret-policy' } })).toMatchObject({ status: 404 });
    expect((await other.ok(listRecords)).records.filter(({ shared }) => shared)).toEqual([]);
  });
});

describe('lineage', () => {
  it('links a record to those it was derived from', async () => {
    const ada = app.user();
    const a = await store(ada, { id: 'src', content: 'Source.' });
    const b = await store(ada, { content: 'Derived.', derived_from: ['src', a.id] });
    expect((await get(ada, b.id)).derived_from).toEqual([a.id]);
  });

  it('does not stop a record from being stored again as it was read, when a source was forgotten', async () => {
    const ada = app.user();
    const source = await store(ada, { id: 'src', content: 'Source.' });
    const { id } = await store(ada, { id: 'derived', content: 'Derived.', derived_from: ['src'] });
    await ada.ok(forgetRecord, { params: { id: 'src' } });
    const read = await get(ada, 'derived');
    expect(read.derived_from).toEqual([source.id]);
    expect(await store(ada, read)).toMatchObject({ id, status: 'unchanged' });
    expect(await store(ada, { ...read, derived_from: ['src'], title: 'New' })).toMatchObject({ id, status: 'updated' });
    const another = { body: { content: 'Another.', derived_from: ['src'] } };
    expect(await ada.fails(storeRecord, another)).toMatchObject({ status: 400, fields: ['derived_from'] });
  });

  it('to another user’s record is refused as to one that does not exist, and nothing is stored', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const { id } = await store(ada, { content: 'Source.' });
    const refusal = await bob.fails(storeRecord, { body: { content: 'Stolen.', derived_from: [id] } });
    const absent = await bob.fails(storeRecord, { body: { content: 'Stolen.', derived_from: ['nothing'] } });
    expect(refusal).toMatchObject({ status: 400, fields: ['derived_from'] });
    expect(unnamed(refusal.text)).toBe(unnamed(absent.text));
    expect(await app.count('records', 'user_id = $1', [bob.user])).toBe(0);
  });
});

describe('a store that races another of the same id', () => {
  it('ends as one record whose versions contain every content', async () => {
    const ada = app.user();
    const contents = Array.from({ length: 8 }, (_, i) => `Content ${i}.`);
    const replies = await Promise.all(contents.map((content) => store(ada, { id: 'race', content })));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    expect(replies.filter(({ created }) => created)).toHaveLength(1);
    const { versions } = await ada.ok(listVersions, { params: { id: 'race' } });
    expect(versions.map(({ content }) => content).sort()).toEqual(contents);
    expect(versions.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });
});
