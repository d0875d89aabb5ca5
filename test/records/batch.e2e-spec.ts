import {
  deleteRecords,
  getRecord,
  listRecords,
  storeRecord,
  storeRecords,
} from '@contracts/records/records.operations.js';
import { readId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { everythingOf } from '@test/support/hidden.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const storeAll = (client: Client, records: readonly unknown[], sent: Sent = {}) =>
  client.ok(storeRecords, { body: { records }, ...sent });
const get = (client: Client, id: string) => client.ok(getRecord, { params: { id } });

describe('storing a batch', () => {
  it('returns each item by its index, in order', async () => {
    const ada = app.user();
    const batch = await storeAll(ada, [{ content: 'One.' }, { id: 'two', type: 'lesson', content: 'Two.' }]);
    expect(batch).toMatchObject({ created: 2, updated: 0, unchanged: 0, failed: 0 });
    expect(batch.results.map(({ index, status, version }) => [index, status, version])).toEqual([
      [0, 'created', 1],
      [1, 'created', 1],
    ]);
    expect((await get(ada, batch.results[0]!.id!)).content).toBe('One.');
    expect((await get(ada, 'two')).id).toBe(batch.results[1]!.id);
  });

  it('stores the good items and reports the bad ones, each with its field', async () => {
    const ada = app.user();
    const batch = await storeAll(ada, [
      { content: 'Good.' },
      { content: '' },
      { type: 'checkpoint', working_on: 'x' },
      'not an object',
      null,
      { content: 'C', importance: 7 },
      { content: 'C', metadata: { a: '\u0000' } },
      { content: '\ud800' },
      { content: 'Good too.' },
    ]);
    expect(batch).toMatchObject({ created: 2, failed: 7 });
    const failed = batch.results.filter(({ status }) => status === 'failed');
    expect(failed.map(({ index, error }) => [index, error!.code, error!.errors![0]!.field])).toEqual([
      [1, 'invalid_input', 'content'],
      [2, 'invalid_input', 'agent'],
      [3, 'invalid_input', '(body)'],
      [4, 'invalid_input', '(body)'],
      [5, 'invalid_input', 'importance'],
      [6, 'invalid_input', 'metadata.a'],
      [7, 'invalid_input', 'content'],
    ]);
    expect(failed.map(({ error }) => error!.detail).slice(0, 4)).toEqual([
      'content is required and must not be blank',
      'agent is required for a checkpoint',
      'The body must be an object',
      'The body must be an object',
    ]);
    expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(2);
  });

  it('updates what exists and leaves unchanged items alone', async () => {
    const ada = app.user();
    await storeAll(ada, [
      { id: 'a', content: 'A.' },
      { id: 'b', content: 'B.' },
    ]);
    const again = await storeAll(ada, [
      { id: 'a', content: 'A!' },
      { id: 'b', content: 'B.' },
      { id: 'c', content: 'C.' },
    ]);
    expect(again).toMatchObject({ created: 1, updated: 1, unchanged: 1, failed: 0 });
    expect(again.results.map(({ status, version }) => [status, version])).toEqual([
      ['updated', 2],
      ['unchanged', 1],
      ['created', 1],
    ]);
  });

  it('updates the memory that an id names, in each of its spellings', async () => {
    const ada = app.user();
    const { results } = await storeAll(ada, [{ content: 'One.' }, { content: 'Two.' }]);
    const [one, two] = results.map(({ id }) => id!) as [string, string];
    const again = await storeAll(ada, [
      { id: readId(one)!.toUpperCase(), content: 'One!' },
      { id: two.replace(/^.*_/u, 'other_'), content: 'Two!' },
    ]);
    expect(again.results.map(({ status, id }) => [status, id])).toEqual([['updated', one], ['updated', two]]); // prettier-ignore
    expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(2);
  });

  it('stores an id that occurs twice one after the other, like two single stores', async () => {
    const ada = app.user();
    const batch = await storeAll(ada, [
      { id: 'x', content: 'First.' },
      { content: 'Other.' },
      { id: 'x', content: 'Second.' },
      { id: 'x', content: 'Second.' },
    ]);
    expect(batch.results.map(({ status }) => status)).toEqual(['created', 'created', 'updated', 'unchanged']);
    expect(new Set([0, 2, 3].map((i) => batch.results[i]!.id)).size).toBe(1);
    expect(await get(ada, 'x')).toMatchObject({ content: 'Second.', version: 2 });
  });

  it('undoes nothing if a later item of the same id is refused', async () => {
    const ada = app.user();
    const batch = await storeAll(ada, [
      { id: 'x', type: 'lesson', content: 'First.' },
      { id: 'x', type: 'snippet', content: 'Other type.' },
    ]);
    expect(batch.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ['created', undefined],
      ['failed', 'conflict'],
    ]);
    expect(await get(ada, 'x')).toMatchObject({ content: 'First.', version: 1 });
  });

  it.each([
    ['1,001 items', Array.from({ length: 1_001 }, () => ({ content: 'x' }))],
    ['no items', []],
  ])('of %s is refused as a whole', async (_, records) => {
    const ada = app.user();
    const refusal = await ada.fails(storeRecords, { body: { records } });
    expect(refusal).toMatchObject({ status: 400, fields: ['records'] });
    expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(0);
  });

  it('waits for the vectors on request', async () => {
    const ada = app.user();
    const batch = await storeAll(ada, [{ content: 'One.' }, { content: 'Two.' }], { headers: { prefer: 'wait=20' } });
    for (const { id } of batch.results) expect((await get(ada, id!)).embedding).toEqual({ state: 'complete' });
  });

  it('puts each item where it says: into the user’s or the shared memory', async () => {
    const ada = app.user();
    const batch = await storeAll(ada, [{ content: 'Mine.' }, { content: 'Everybody’s.', shared: true }]);
    expect((await get(ada, batch.results[0]!.id!)).user_id).toBe(ada.user);
    expect((await get(app.user(), batch.results[1]!.id!)).shared).toBe(true);
  });

  it('stores an item that is derived from an earlier one, also of the other owner', async () => {
    const ada = app.user();
    const batch = await storeAll(ada, [
      { id: 'mine', content: 'Mine.' },
      { id: 'ours', content: 'Ours.', shared: true, derived_from: ['mine'] },
      { id: 'next', content: 'Mine, from ours.', derived_from: ['ours'] },
      { content: 'Ours, from mine.', shared: true, derived_from: ['next'] },
    ]);
    expect(batch.results.map(({ status }) => status)).toEqual(['created', 'created', 'created', 'created']);
    expect((await get(ada, 'next')).derived_from).toEqual([batch.results[1]!.id]);
  });

  it('without a user stores what is shared and refuses the rest, item by item', async () => {
    const { key } = await app.key();
    const batch = await storeAll(app.client(key), [{ content: 'Private.' }, { content: 'Shared.', shared: true }]);
    expect(batch.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ['failed', 'user_required'],
      ['created', undefined],
    ]);
  });

  it('refuses the shared items of a key that may not write them, and stores the others', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
    const batch = await storeAll(app.client(key, { user: 'ada' }), [
      { content: 'Shared.', shared: true },
      { content: 'Mine.' },
    ]);
    expect(batch.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ['failed', 'forbidden'],
      ['created', undefined],
    ]);
  });

  it('for another user, in an item, refuses that item', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const batch = await storeAll(ada, [
      { content: 'Whose?', user_id: bob.user },
      { content: 'Mine.', user_id: ada.user },
    ]);
    expect(batch.results.map(({ status, error }) => [status, error?.code])).toEqual([
      ['failed', 'user_mismatch'],
      ['created', undefined],
    ]);
    expect(await app.count('records', 'user_id = $1', [bob.user])).toBe(0);
  });

  it('of another tenant never meets the ids of this one', async () => {
    const ada = app.user();
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    const ours = await storeAll(ada, [{ id: 'a', content: 'Here.' }], { headers: { prefer: 'wait=10' } });
    const before = await everythingOf(app, ada.user);
    const theirs = await storeAll(elsewhere, [
      { id: 'a', content: 'There.' },
      { id: ours.results[0]!.id, content: 'There too.' },
    ]);
    expect(theirs.created).toBe(2);
    expect((await get(ada, 'a')).content).toBe('Here.');
    expect(await everythingOf(app, ada.user)).toMatchObject({ records: expect.arrayContaining(before['records']!) });
  });
});

describe('deleting a batch', () => {
  it('returns each id by its index and leaves no row of what it deleted', async () => {
    const ada = app.user();
    const { results } = await storeAll(
      ada,
      [{ id: 'a', content: 'A.' }, { content: 'B.' }, { id: 'c', content: 'C.' }],
      { headers: { prefer: 'wait=10' } },
    );
    const ids = ['a', results[1]!.id!, 'missing', 'a'];
    const deleted = await ada.ok(deleteRecords, { body: { ids } });
    expect(deleted).toEqual({
      results: ids.map((id, index) => ({ index, id, status: index < 2 ? 'deleted' : 'not_found' })),
      deleted: 2,
      not_found: 2,
      failed: 0,
    });
    const left = await everythingOf(app, ada.user);
    expect(left['records']).toHaveLength(1);
    expect(left['passages']).toHaveLength(1);
    expect(left['record_access']).toHaveLength(1);
    expect(left['passage_vectors']).toHaveLength(1);
  });

  it('accepts 1,000 ids and refuses 1,001', async () => {
    const ada = app.user();
    const ids = Array.from({ length: 1_000 }, (_, i) => `none-${i}`);
    expect(await ada.ok(deleteRecords, { body: { ids } })).toMatchObject({ deleted: 0, not_found: 1_000 });
    expect(await ada.fails(deleteRecords, { body: { ids: [...ids, 'x'] } })).toMatchObject({
      status: 400,
      fields: ['ids'],
    });
  });

  it('reports what is under legal hold as failed and keeps it', async () => {
    const ada = app.user();
    await storeAll(ada, [
      { id: 'held', content: 'Held.' },
      { id: 'free', content: 'Free.' },
    ]);
    await app.db.admin.query(`update records set legal_hold = true where user_id = $1 and external_id = 'held'`, [
      ada.user,
    ]);
    const { results } = await ada.ok(deleteRecords, { body: { ids: ['held', 'free'] } });
    expect(results).toEqual([
      {
        index: 0,
        id: 'held',
        status: 'failed',
        error: { code: 'conflict', detail: 'The record is under legal hold.' },
      },
      { index: 1, id: 'free', status: 'deleted' },
    ]);
    expect((await get(ada, 'held')).content).toBe('Held.');
  });

  it('keeps everything of a user under legal hold', async () => {
    const ada = app.user();
    await storeAll(ada, [{ id: 'a', content: 'Evidence.' }]);
    await app.db.admin.query('update users set legal_hold = true where user_id = $1', [ada.user]);
    expect(await ada.ok(deleteRecords, { body: { ids: ['a', 'none'] } })).toMatchObject({
      results: [{ status: 'failed', error: { code: 'conflict' } }, { status: 'not_found' }],
      deleted: 0,
    });
    expect((await get(ada, 'a')).content).toBe('Evidence.');
  });

  it('leaves shared records alone without shared:write', async () => {
    const { id } = await app.client().ok(storeRecord, { body: { shared: true, content: 'Shared.' } });
    const { key } = await app.key({ permissions: ['records:read', 'records:write', 'shared:read'] });
    const reader = app.client(key, { user: 'ada' });
    expect(await reader.ok(deleteRecords, { body: { ids: [id] } })).toMatchObject({ deleted: 0, not_found: 1 });
    expect(await app.user().ok(deleteRecords, { body: { ids: [id] } })).toMatchObject({ deleted: 1 });
  });

  it.each(['another user', 'another tenant'])(
    'of %s reports not_found, as for what does not exist, and deletes nothing',
    async (who) => {
      const ada = app.user();
      const { results } = await storeAll(ada, [{ id: 'mine', content: 'Mine.' }], { headers: { prefer: 'wait=10' } });
      const before = await everythingOf(app, ada.user);
      const stranger = who === 'another user' ? app.user() : app.client(await app.otherTenant(), { user: ada.user });
      const ids = [results[0]!.id!, 'mine', 'nothing'];
      const answer = await stranger.ok(deleteRecords, { body: { ids } });
      expect(answer.results.map(({ status }) => status)).toEqual(['not_found', 'not_found', 'not_found']);
      expect(await everythingOf(app, ada.user)).toEqual(before);
    },
  );
});

// At the end, because what is stored later waits for its vectors behind so many.
describe('storing a large batch', () => {
  it('stores 1,000 items and requests all their vectors', async () => {
    const ada = app.user();
    const records = Array.from({ length: 1_000 }, (_, i) => ({ id: `n${i}`, content: `Number ${i}.` }));
    expect(await storeAll(ada, records)).toMatchObject({ created: 1_000, failed: 0 });
    expect((await ada.ok(listRecords, { query: { include_shared: false, limit: 1 } })).total).toBe(1_000);
    expect(await app.count('passages', 'user_id = $1', [ada.user])).toBe(1_000);
    const { rows } = await app.db.admin.query<{ n: number }>(
      `select sum(jsonb_array_length(payload->'record_ids'))::int as n from outbox where user_id = $1`,
      [ada.user],
    );
    expect(rows[0]!.n).toBe(1_000);
  });
});
