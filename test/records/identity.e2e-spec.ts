import { getRecord, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { newId, showId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const store = (client: Client, body: unknown) => client.ok(storeRecord, { body });
const get = (client: Client, id: string) => client.ok(getRecord, { params: { id } });
const edit = (client: Client, id: string, body: unknown) => client.ok(patchRecord, { params: { id }, body });

describe('an edit', () => {
  it('refuses another type, id, owner or source by the name of the field, and says what to do', async () => {
    const ada = app.user();
    await store(ada, { id: 'source', content: 'S' });
    const { id } = await store(ada, { id: 'mine', type: 'lesson', content: 'C', derived_from: ['source'] });
    const refusal = (body: unknown) => ada.fails(patchRecord, { params: { id }, body });
    expect(await refusal({ type: 'snippet', content: 'D' })).toMatchObject({
      status: 409,
      reason: 'conflict.type',
      fields: ['type'],
      detail: expect.stringMatching(/lesson.*store/s),
    });
    for (const [field, value] of [
      ['type', 5],
      ['id', 'other'],
      ['id', showId('lesson', newId())],
      ['id', 5],
      ['shared', true],
      ['shared', 'false'],
      ['derived_from', ['nope']],
      ['derived_from', []],
      ['derived_from', ['source', 'nope']],
      ['derived_from', 'source'],
    ] as const) {
      const { status, fields } = await refusal({ [field]: value, content: 'D' });
      expect([field, value, status, fields]).toEqual([field, value, field === 'type' ? 409 : 400, [field]]);
    }
    expect((await refusal({ derived_from: [] })).detail).toContain('POST /v1/records');
    const { id: shared } = await store(app.client(), { shared: true, content: 'Shared.' });
    expect(await app.client().fails(patchRecord, { params: { id: shared }, body: { shared: false } })).toMatchObject({
      status: 400,
      fields: ['shared'],
    });
    expect(await get(ada, id)).toMatchObject({ content: 'C', version: 1 });
  });

  it('takes a record back as it was read, by either id, and null for what is not changed', async () => {
    const ada = app.user();
    await store(ada, { id: 'a', content: 'A' });
    await store(ada, { id: 'b', content: 'B' });
    const { id } = await store(ada, { id: 'mine', type: 'lesson', content: 'C', derived_from: ['a', 'b'] });
    const read = await get(ada, id);
    const same = [
      read,
      { ...read, derived_from: read.derived_from?.toReversed() },
      { id: 'mine', derived_from: ['b', 'a'], shared: false, type: 'lesson' },
      { id: null, type: null, shared: null, derived_from: null },
    ];
    for (const body of same) expect((await edit(ada, id, body)).version).toBe(1);
    const { id: alone } = await store(ada, { content: 'Alone.' });
    expect((await edit(ada, alone, { derived_from: [] })).version).toBe(1);
    const { id: shared } = await store(app.client(), { shared: true, content: 'Shared.' });
    const again = { ...(await get(app.client(), shared)), content: 'Better.' };
    expect(await edit(app.client(), shared, again)).toMatchObject({ content: 'Better.', shared: true });
  });

  it('refuses a null content as a store does', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'C' });
    const stored = await ada.fails(storeRecord, { body: { content: null } });
    const refusal = await ada.fails(patchRecord, { params: { id }, body: { content: null, title: 'T' } });
    expect(refusal).toMatchObject({ status: 400, fields: ['content'], detail: stored.detail });
    expect((await get(ada, id)).version).toBe(1);
  });

  it('hints at a name beside a known one as a store does, and not where null takes it away', async () => {
    const ada = app.user();
    const { id, hints } = await ada.ok(storeRecord, { body: { content: 'C', contnet: 'x' } });
    expect(hints).toHaveLength(1);
    expect((await edit(ada, id, { contnet: 'z', created_at: 'soon' })).hints).toEqual(hints);
    expect(await edit(ada, id, { contnet: null })).not.toHaveProperty('hints');
    expect(await edit(ada, id, { mood: 'calm' })).not.toHaveProperty('hints');
  });
});
