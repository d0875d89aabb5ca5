import {
  deleteRecord,
  getRecord,
  listVersions,
  patchRecord,
  storeRecord,
} from '@contracts/records/records.operations.js';
import { listPassages } from '@contracts/records/passages.operations.js';
import { quarantineRecord } from '@contracts/trust/trust.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { newId, showId } from '@kernel/ids.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { everythingOf, itIsHidden } from '@test/support/hidden.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const store = (client: Client, body: unknown) => client.ok(storeRecord, { body, headers: { prefer: 'wait=10' } });
const get = (client: Client, id: string, query: Sent['query'] = {}) => client.ok(getRecord, { params: { id }, query });
const patch = (client: Client, id: string, body: unknown, headers: Record<string, string> = {}) =>
  client.call(patchRecord, { params: { id }, body, headers });
const edit = (client: Client, id: string, body: unknown) => client.ok(patchRecord, { params: { id }, body });
const versions = (client: Client, id: string, query: Sent['query'] = {}) =>
  client.ok(listVersions, { params: { id }, query });

describe('reading a record', () => {
  it('returns the same by our id, by the bare UUID and by the client’s id, with its ETag', async () => {
    const ada = app.user();
    const { id } = await store(ada, { id: 'mine', type: 'lesson', content: 'One of both ids.' });
    const byOurs = await ada.call(getRecord, { params: { id } });
    const { rows } = await app.db.admin.query<{ id: string }>('select id from records where user_id = $1', [ada.user]);
    expect(byOurs.status).toBe(200);
    expect(byOurs.headers.get('etag')).toBe('"1"');
    expect(byOurs.json).toMatchObject({ id, external_id: 'mine', user_id: ada.user, embedding: { state: 'complete' } });
    for (const key of ['mine', rows[0]!.id]) {
      expect((await ada.call(getRecord, { params: { id: key } })).json).toEqual(byOurs.json);
    }
  });

  it('returns 404 for an id that was never issued', async () => {
    for (const id of ['nothing', showId('lesson', newId()), '../records', "x' or '1'='1", '🐘', 'a/b']) {
      expect(await app.user().fails(getRecord, { params: { id } })).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  it('changes only the strength of its memory: not its ETag, no other row', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Look, do not touch.' });
    const { record_access: weak, ...before } = await everythingOf(app, ada.user);
    for (let i = 0; i < 3; i++) await get(ada, id);
    await app.inside(RecordUses).flush();
    const { record_access: strong, ...after } = await everythingOf(app, ada.user);
    expect(after).toEqual(before);
    expect(strong).not.toEqual(weak);
  });

  it('changes nothing at all if told not to strengthen', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Look, do not touch.' });
    const before = await everythingOf(app, ada.user);
    for (let i = 0; i < 3; i++) await get(ada, id, { reinforce: 'false' });
    await app.inside(RecordUses).flush();
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  itIsHidden('a record', { app: () => app, ask: (client, id) => client.fails(getRecord, { params: { id } }) });
  itIsHidden('a record as it was', {
    app: () => app,
    ask: (client, id) => client.fails(getRecord, { params: { id }, query: { as_of: '2999-01-01' } }),
  });

  it('of everybody needs admin and says so', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Seen by the admin.' });
    expect((await get(app.client(), id, { all_users: true })).user_id).toBe(ada.user);
    const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
    const refusal = await app.client(key).fails(getRecord, { params: { id }, query: { all_users: true } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('editing a record', () => {
  it('returns 200 with the new version and its ETag', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Tea.', title: 'Drink' });
    const reply = await patch(ada, id, { content: 'Coffee.' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('etag')).toBe('"2"');
    expect(reply.json).toMatchObject({
      id,
      content: 'Coffee.',
      title: 'Drink',
      version: 2,
      embedding: { state: 'pending' },
    });
    expect(reply.json).toHaveProperty('updated_at');
    expect((await get(ada, id)).content).toBe('Coffee.');
  });

  it('changes every field that can be edited, and null removes it', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'C' });
    const edits = {
      title: 'T', agent: 'a', project: 'p', session_id: 's', role: 'user', speaker: 'Ada', sequence: 3,
      tags: ['x'], importance: 0.9, pinned: true, language: 'fr', occurred_at: '2024-01-01T00:00:00.000Z',
      valid_from: '2024-01-01T00:00:00.000Z', valid_to: '2025-01-01T00:00:00.000Z',
      expires_at: '2999-01-01T00:00:00.000Z', provenance: { source: 's' }, mood: 'calm',
    }; // prettier-ignore
    expect(await edit(ada, id, edits)).toMatchObject({ ...edits, content: 'C', version: 2 });
    const removed = {
      title: null,
      agent: null,
      project: null,
      session_id: null,
      role: null,
      speaker: null,
      valid_from: null,
      valid_to: null,
      expires_at: null,
      mood: null,
    };
    const bare = await edit(ada, id, removed);
    for (const field of Object.keys(removed)) expect(bare).not.toHaveProperty(field);
    expect(bare).toMatchObject({ tags: ['x'], pinned: true, version: 3 });
  });

  it('merges metadata: null removes a key, at any depth, and the rest stays', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'C', metadata: { keep: 1, drop: 2, deep: { keep: 3, drop: 4 } } });
    const edited = await edit(ada, id, { metadata: { drop: null, add: 5, deep: { drop: null, add: 6 } } });
    expect(edited.metadata).toEqual({ keep: 1, add: 5, deep: { keep: 3, add: 6 } });
  });

  it('that changes nothing writes nothing and keeps version and ETag', async () => {
    const ada = app.user();
    const { id } = await store(ada, {
      content: 'C',
      tags: ['x'],
      metadata: { a: { b: 1 } },
      importance: 0.3,
      mood: 'calm',
    });
    const before = await everythingOf(app, ada.user);
    const same = [
      { content: 'C' },
      { tags: ['x'] },
      { metadata: { a: { b: 1 } } },
      { importance: 0.3 },
      { mood: 'calm' },
      {},
      { reason: 'none' },
    ];
    for (const body of same) {
      const reply = await patch(ada, id, body);
      expect([reply.status, reply.headers.get('etag')]).toEqual([200, '"1"']);
    }
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  it('with the ETag that was read succeeds, with an older one returns 412 and changes nothing', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'One.' });
    expect((await patch(ada, id, { content: 'Two.' }, { 'if-match': '"1"' })).status).toBe(200);
    const refusal = await ada.fails(patchRecord, {
      params: { id },
      body: { content: 'Three.' },
      headers: { 'if-match': '"1"' },
    });
    expect(refusal).toMatchObject({ status: 412, code: 'version_mismatch' });
    expect(await get(ada, id)).toMatchObject({ content: 'Two.', version: 2 });
    expect((await patch(ada, id, { content: 'Three.' }, { 'if-match': '*' })).status).toBe(200);
    expect((await patch(ada, id, { content: 'Four.' }, { 'if-match': 'W/"3"' })).status).toBe(200);
  });

  it('removes no stored null that it does not name', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'One.', foo: null, bar: 1 });
    expect(await edit(ada, id, { bar: 2 })).toMatchObject({ foo: null, bar: 2 });
    expect(await get(ada, id)).toMatchObject({ foo: null, bar: 2 });
    expect(await edit(ada, id, { foo: null })).not.toHaveProperty('foo');
  });

  it('by two at once with one ETag accepts one of them', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'One.' });
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => patch(ada, id, { content: `By ${i}.` }, { 'if-match': '"1"' })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
    expect((await get(ada, id)).version).toBe(2);
  });

  it('cannot remove the agent of a checkpoint, nor the content of any record', async () => {
    const ada = app.user();
    const { id } = await store(ada, { type: 'checkpoint', agent: 'dev', working_on: 'The trunk' });
    expect(await ada.fails(patchRecord, { params: { id }, body: { agent: null } })).toMatchObject({
      status: 400,
      fields: ['agent'],
    });
    expect(await ada.fails(patchRecord, { params: { id }, body: { content: '' } })).toMatchObject({
      status: 400,
      fields: ['content'],
    });
    expect(await get(ada, id)).toMatchObject({ agent: 'dev', content: 'The trunk', version: 1 });
  });

  it('cannot create a validity that ends before it begins, also if only one end is sent', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'C', valid_from: '2024-01-01' });
    const refusal = await ada.fails(patchRecord, { params: { id }, body: { valid_to: '2023-01-01' } });
    expect(refusal).toMatchObject({ status: 400, fields: ['valid_to'] });
  });

  it('cannot change what the server owns', async () => {
    const ada = app.user();
    const { id } = await store(ada, { type: 'lesson', content: 'C' });
    const edited = await edit(ada, id, { version: 9, created_at: 0, mood: 'x' });
    expect(edited).toMatchObject({ id, type: 'lesson', version: 2, shared: false, user_id: ada.user });
  });

  it('checks AMP’s own fields like a store, and removes them with null', async () => {
    const ada = app.user();
    const { id } = await store(ada, {
      type: 'checkpoint',
      agent: 'dev',
      working_on: 'One',
      state: { flags: ['IDLE'] },
      severity: 'info',
    });
    for (const [field, value] of [
      ['working_on', 5],
      ['state', 'x'],
      ['severity', 'loud'],
      ['start_line', -1],
    ]) {
      const refusal = await ada.fails(patchRecord, { params: { id }, body: { [String(field)]: value } });
      expect(refusal).toMatchObject({ status: 400, fields: [field] });
    }
    expect(await edit(ada, id, { working_on: 'Two' })).toMatchObject({ working_on: 'Two', content: 'Two' });
    const edited = await edit(ada, id, { working_on: null, state: null, severity: null });
    expect(edited).toMatchObject({ content: 'Two', version: 3 });
    for (const field of ['working_on', 'state', 'severity']) expect(edited).not.toHaveProperty(field);
  });

  it('of shared memory needs shared:write: 403 for those who may read it', async () => {
    const { id } = await store(app.client(), { shared: true, content: 'Shared.' });
    const { key } = await app.key({ permissions: ['records:read', 'records:write', 'shared:read'] });
    const refusal = await app
      .client(key, { user: 'ada' })
      .fails(patchRecord, { params: { id }, body: { content: 'X' } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await edit(app.user(), id, { content: 'Better.' })).toMatchObject({ content: 'Better.', shared: true });
  });

  itIsHidden('an edit', {
    app: () => app,
    ask: (client, id) => client.fails(patchRecord, { params: { id }, body: { content: 'Stolen.' } }),
  });
  itIsHidden('an edit with an ETag', {
    app: () => app,
    ask: (client, id) =>
      client.fails(patchRecord, { params: { id }, body: { tags: ['x'] }, headers: { 'if-match': '"7"' } }),
  });
});

describe('the history of a record', () => {
  it('contains every version, newest first, with reason and key of the change and without gaps in time', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'One.' });
    await edit(ada, id, { content: 'Two.', reason: 'It was wrong.' });
    await edit(ada, id, { tags: ['x'] });
    const { versions: all, has_more } = await versions(ada, id);
    expect(has_more).toBe(false);
    expect(all.map(({ version, content, tags, reason }) => [version, content, tags, reason])).toEqual([
      [3, 'Two.', ['x'], undefined],
      [2, 'Two.', [], undefined],
      [1, 'One.', [], 'It was wrong.'],
    ]);
    expect(all[0]).not.toHaveProperty('superseded_at');
    expect(all[1]!.superseded_at).toBe(all[0]!.recorded_at);
    expect(all[2]!.superseded_at).toBe(all[1]!.recorded_at);
    expect(all[2]!.changed_by).toMatch(/^[a-z0-9]{12}$/);
  });

  it('comes in pages', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Version 1.' });
    for (let i = 2; i <= 5; i++) await edit(ada, id, { content: `Version ${i}.` });
    const seen: number[] = [];
    let before: number | undefined;
    for (;;) {
      const page = await versions(ada, id, { limit: 2, before });
      seen.push(...page.versions.map(({ version }) => version));
      before = seen.at(-1);
      if (!page.has_more) break;
    }
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  itIsHidden('the history', { app: () => app, ask: (client, id) => client.fails(listVersions, { params: { id } }) });
});

describe('the passages of a record', () => {
  const passages = (client: Client, id: string, query: Sent['query'] = {}) =>
    client.ok(listPassages, { params: { id }, query });

  it('are its current text, piece by piece, with nothing left out, duplicated or of an earlier version', async () => {
    const ada = app.user();
    const { id } = await store(ada, { id: 'long', content: 'Soon edited.' });
    const paragraphs = Array.from({ length: 40 }, (_, n) => `Paragraph ${n} tells of bees. ${'They hum. '.repeat(20)}`);
    const content = paragraphs.join('\n\n');
    await edit(ada, id, { content });
    const seen: OutputOf<typeof listPassages>['passages'] = [];
    for (;;) {
      const page = await passages(ada, 'long', { limit: 3, offset: seen.length });
      seen.push(...page.passages);
      expect(page.total).toBeGreaterThan(3);
      if (!page.has_more) break;
    }
    const places = (all: typeof seen) => all.map(({ start, end }) => [start, end]);
    expect(places(seen)).toEqual(places((await passages(ada, id)).passages));
    for (const [n, { start, end, text }] of seen.entries()) {
      expect(text).toBe(content.slice(start, end));
      // Between two passages there are only blanks.
      expect(content.slice(seen[n - 1]?.end ?? 0, start).trim()).toBe('');
    }
    expect(content.slice(seen.at(-1)!.end).trim()).toBe('');
  });

  it('report whether their vectors exist, and strengthen nothing', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Short.' });
    const before = await everythingOf(app, ada.user);
    expect(await passages(ada, id)).toEqual({
      passages: [{ start: 0, end: 6, text: 'Short.', embedding: { state: 'complete' } }],
      total: 1,
      has_more: false,
    });
    await app.inside(RecordUses).flush();
    expect(await everythingOf(app, ada.user)).toEqual(before);
  });

  it('of a quarantined record are for administrators on request', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Held back.' });
    await ada.ok(quarantineRecord, { params: { id }, body: {} });
    expect(await ada.fails(listPassages, { params: { id } })).toMatchObject({ status: 404 });
    expect((await passages(ada, id, { include_quarantined: true })).total).toBe(1);
    const { key } = await app.key({ permissions: ['records:read'] });
    const reader = app.client(key, { user: ada.user });
    const refused = await reader.fails(listPassages, { params: { id }, query: { include_quarantined: true } });
    expect(refused).toMatchObject({ status: 403 });
    const { key: writer } = await app.key({ permissions: ['records:write'] });
    expect(await app.client(writer, { user: ada.user }).fails(listPassages, { params: { id } })).toMatchObject({
      status: 403,
    });
  });

  itIsHidden('the passages', {
    app: () => app,
    ask: (client, id) => client.fails(listPassages, { params: { id } }),
  });
});

describe('deleting a record', () => {
  it('returns 200 once and 404 ever after, by either id', async () => {
    const ada = app.user();
    const { id } = await store(ada, { id: 'gone', content: 'Soon gone.' });
    expect(await ada.ok(deleteRecord, { params: { id: 'gone' } })).toEqual({ id, deleted: true });
    for (const key of [id, 'gone']) {
      expect(await ada.fails(deleteRecord, { params: { id: key } })).toMatchObject({ status: 404, code: 'not_found' });
      expect(await ada.fails(getRecord, { params: { id: key } })).toMatchObject({ status: 404 });
      expect(await ada.fails(listVersions, { params: { id: key } })).toMatchObject({ status: 404 });
      expect(await ada.fails(listPassages, { params: { id: key } })).toMatchObject({ status: 404 });
    }
  });

  it('leaves no row of it: not a version, passage, term, vector or access row', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'A secret about the zeppelin.' });
    await edit(ada, id, { content: 'A newer secret about the airship.' });
    await edit(ada, id, { tags: ['x'] });
    const before = await everythingOf(app, ada.user);
    const counts = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]));
    expect(counts).toMatchObject({ records: 1, record_versions: 2, record_access: 1, passages: 2 });
    expect(counts['passage_terms']).toBeGreaterThan(4);
    expect(counts['passage_vectors']).toBeGreaterThan(0);
    await ada.ok(deleteRecord, { params: { id } });
    for (const [table, rows] of Object.entries(await everythingOf(app, ada.user)))
      expect([table, rows]).toEqual([table, []]);
  });

  it('while its vector is being made leaves no vector behind', async () => {
    const ada = app.user();
    const ids = await Promise.all(
      Array.from({ length: 12 }, (_, i) => ada.ok(storeRecord, { body: { content: `Number ${i} of many.` } })),
    );
    await Promise.all(ids.map(({ id }) => ada.ok(deleteRecord, { params: { id } })));
    await untilIdle(ada.user);
    for (const [table, rows] of Object.entries(await everythingOf(app, ada.user)))
      expect([table, rows]).toEqual([table, []]);
  });

  it('frees the client’s id', async () => {
    const ada = app.user();
    const first = await store(ada, { id: 'again', type: 'lesson', content: 'First.' });
    await ada.ok(deleteRecord, { params: { id: 'again' } });
    const second = await store(ada, { id: 'again', type: 'snippet', content: 'Second.' });
    expect(second).toMatchObject({ created: true, type: 'snippet', version: 1 });
    expect(second.id).not.toBe(first.id);
  });

  it('with an ETag that is not the current one returns 412 and deletes nothing', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Stays.' });
    const stale = { params: { id }, headers: { 'if-match': '"2"' } };
    expect(await ada.fails(deleteRecord, stale)).toMatchObject({ status: 412, code: 'version_mismatch' });
    expect((await get(ada, id)).content).toBe('Stays.');
    await ada.ok(deleteRecord, { params: { id }, headers: { 'if-match': '"1"' } });
  });

  it('under legal hold returns 409 and deletes nothing', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Held.' });
    await app.db.admin.query('update records set legal_hold = true where user_id = $1', [ada.user]);
    expect(await ada.fails(deleteRecord, { params: { id } })).toMatchObject({
      status: 409,
      code: 'conflict',
      reason: 'conflict.legal_hold',
    });
    expect((await get(ada, id)).content).toBe('Held.');
  });

  it('of a user under legal hold returns 409 and deletes nothing', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'Evidence.' });
    await app.db.admin.query('update users set legal_hold = true where user_id = $1', [ada.user]);
    expect(await ada.fails(deleteRecord, { params: { id } })).toMatchObject({ reason: 'conflict.legal_hold' });
    expect((await get(ada, id)).content).toBe('Evidence.');
  });

  it('of shared memory needs shared:write', async () => {
    const { id } = await store(app.client(), { shared: true, content: 'Shared.' });
    const { key } = await app.key({ permissions: ['records:read', 'records:write', 'shared:read'] });
    const reader = app.client(key, { user: 'ada' });
    expect(await reader.fails(deleteRecord, { params: { id } })).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await app.user().ok(deleteRecord, { params: { id } })).deleted).toBe(true);
  });

  itIsHidden('a delete', { app: () => app, ask: (client, id) => client.fails(deleteRecord, { params: { id } }) });
});

async function untilIdle(user: string): Promise<void> {
  const open = () => app.count('outbox', 'user_id = $1 and closed_at is null', [user]);
  await waitUntil('the user’s jobs to end', open, (jobs) => jobs === 0);
}
