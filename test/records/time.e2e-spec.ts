import {
  deleteRecord,
  getRecord,
  listRecords,
  listVersions,
  patchRecord,
  storeRecord,
} from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const store = (client: Client, body: unknown) => client.ok(storeRecord, { body, headers: { prefer: 'wait=10' } });
const get = (client: Client, id: string, query: Sent['query'] = {}) => client.ok(getRecord, { params: { id }, query });
const edit = (client: Client, id: string, body: unknown) => client.ok(patchRecord, { params: { id }, body });
const list = async (client: Client, query: Sent['query'] = {}) =>
  (await client.ok(listRecords, { query: { include_shared: false, ...query } })).records.map(({ content }) => content);
const search = async (client: Client, query: string, more: object = {}) =>
  (await client.ok(searchRecords, { body: { query, include_shared: false, ...more } })).results.map(
    ({ record }) => record.content,
  );
/** An instant between what was done before and what is done after. */
const moment = (): string => {
  clock.forward(HOUR);
  const now = clock.now().toISOString();
  clock.forward(HOUR);
  return now;
};

describe('a record that expires', () => {
  it('exists until then, and is in no response from then on', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'The parking code is 4711.', expires_at: clock.now().getTime() + DAY });
    clock.forward(DAY - HOUR);
    expect((await get(ada, id)).content).toContain('4711');
    expect(await search(ada, 'parking code')).toHaveLength(1);
    clock.forward(HOUR);
    expect(await ada.fails(getRecord, { params: { id } })).toMatchObject({ status: 404, code: 'not_found' });
    expect(await ada.fails(listVersions, { params: { id } })).toMatchObject({ status: 404 });
    expect(await ada.fails(patchRecord, { params: { id }, body: { content: 'X' } })).toMatchObject({ status: 404 });
    expect(await list(ada)).toEqual([]);
    expect(await search(ada, 'parking code')).toEqual([]);
  });

  it('can still be deleted permanently', async () => {
    const ada = app.user();
    await store(ada, { id: 'over', content: 'Over.', expires_at: '2020-01-01' });
    expect((await ada.ok(deleteRecord, { params: { id: 'over' } })).deleted).toBe(true);
    expect(await list(ada, { include_expired: true })).toEqual([]);
    expect(await app.count('passage_terms', 'user_id = $1', [ada.user])).toBe(0);
  });

  it('is listed if expired ones are requested', async () => {
    const ada = app.user();
    await store(ada, { content: 'Over.', expires_at: '2020-01-01' });
    expect(await list(ada)).toEqual([]);
    expect(await list(ada, { include_expired: true })).toEqual(['Over.']);
  });

  it('was believed while it existed', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'The code is 0815.', expires_at: clock.now().getTime() + DAY });
    const then = moment();
    clock.forward(2 * DAY);
    expect((await get(ada, id, { as_of: then })).content).toContain('0815');
    expect(await search(ada, 'code', { as_of: then })).toHaveLength(1);
  });

  it('is active again when it is stored again', async () => {
    const ada = app.user();
    await store(ada, { id: 'code', content: 'The code is 1234.', expires_at: clock.now().getTime() + HOUR });
    clock.forward(DAY);
    expect(await store(ada, { id: 'code', content: 'The code is 1234.' })).toMatchObject({
      created: false,
      version: 2,
    });
    expect(await get(ada, 'code')).not.toHaveProperty('expires_at');
  });
});

describe('what was believed at an instant', () => {
  it('is what get, list and search return with as_of', async () => {
    const ada = app.user();
    const before = moment();
    const { id } = await store(ada, { id: 'city', content: 'Ada lives in Potsdam.', metadata: { city: 'Potsdam' } });
    const atFirst = moment();
    await edit(ada, id, { content: 'Ada lives in Rotterdam.', metadata: { city: 'Rotterdam' } });
    const later = moment();
    await edit(ada, id, { tags: ['moved'] });

    expect(await ada.fails(getRecord, { params: { id }, query: { as_of: before } })).toMatchObject({ status: 404 });
    expect(await get(ada, id, { as_of: atFirst })).toMatchObject({ content: 'Ada lives in Potsdam.', version: 1 });
    expect(await get(ada, 'city', { as_of: later })).toMatchObject({
      content: 'Ada lives in Rotterdam.',
      version: 2,
      tags: [],
    });
    expect(await get(ada, id)).toMatchObject({ version: 3, tags: ['moved'] });

    expect(await list(ada, { as_of: before })).toEqual([]);
    expect(await list(ada, { as_of: atFirst })).toEqual(['Ada lives in Potsdam.']);
    expect(await list(ada, { as_of: atFirst, filter: '{"metadata.city":"Potsdam"}' })).toEqual([
      'Ada lives in Potsdam.',
    ]);
    expect(await list(ada, { as_of: later, filter: '{"metadata.city":"Potsdam"}' })).toEqual([]);
    expect(await list(ada, { as_of: atFirst, tags: 'moved' })).toEqual([]);

    expect(await search(ada, 'Potsdam', { as_of: before })).toEqual([]);
    expect(await search(ada, 'Potsdam', { as_of: atFirst })).toEqual(['Ada lives in Potsdam.']);
    expect(await search(ada, 'Rotterdam', { arms: ['keyword'], as_of: atFirst })).toEqual([]);
    expect(await search(ada, 'Rotterdam', { as_of: later })).toEqual(['Ada lives in Rotterdam.']);
  });

  it('does not include a superseded text, except as of then', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'The launch is code-named Zwieback.' });
    const then = moment();
    await edit(ada, id, { content: 'The launch is code-named Knäckebrot.' });
    expect(await search(ada, 'Zwieback', { arms: ['keyword'] })).toEqual([]);
    expect((await search(ada, 'Zwieback')).join()).not.toContain('Zwieback');
    expect(await search(ada, 'Zwieback', { as_of: then })).toEqual(['The launch is code-named Zwieback.']);
  });

  it('includes when each version began and ended', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'One.' });
    const then = moment();
    await edit(ada, id, { content: 'Two.' });
    const [current, closed] = (await ada.ok(listVersions, { params: { id } })).versions;
    expect(await get(ada, id, { as_of: then })).toMatchObject({
      recorded_at: closed!.recorded_at,
      superseded_at: current!.recorded_at,
    });
    expect(closed!.recorded_at < then && then < current!.recorded_at).toBe(true);
  });

  it('does not reveal a later update', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'One.' });
    const atFirst = moment();
    await edit(ada, id, { content: 'Two.' });
    const later = moment();
    await edit(ada, id, { content: 'Three.' });
    const { versions } = await ada.ok(listVersions, { params: { id } });
    expect(versions.map(({ updated_at }) => updated_at)).toEqual([
      versions[0]!.recorded_at,
      versions[1]!.recorded_at,
      undefined,
    ]);
    expect((await get(ada, id, { as_of: atFirst })).updated_at).toBeUndefined();
    expect((await get(ada, id, { as_of: later })).updated_at).toBe(versions[1]!.recorded_at);
    const untouched = JSON.stringify({ updated_at: { exists: false } });
    expect(await list(ada, { as_of: atFirst, filter: untouched })).toEqual(['One.']);
    expect(await list(ada, { as_of: later, filter: untouched })).toEqual([]);
  });

  it('is gone with the record when it is deleted', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'A secret.' });
    const then = moment();
    await ada.ok(deleteRecord, { params: { id } });
    expect(await ada.fails(getRecord, { params: { id }, query: { as_of: then } })).toMatchObject({ status: 404 });
    expect(await list(ada, { as_of: then })).toEqual([]);
    expect(await search(ada, 'secret', { as_of: then })).toEqual([]);
  });

  it('by another user contains nothing of this one', async () => {
    const ada = app.user();
    await store(ada, { content: 'Private to Ada.' });
    const then = moment();
    const bob = app.user();
    expect(await list(bob, { as_of: then })).toEqual([]);
    expect(await search(bob, 'Private to Ada', { as_of: then })).toEqual([]);
  });

  it('by another tenant contains nothing of this one', async () => {
    const ada = app.user();
    await store(ada, { content: 'Private to Ada.' });
    const then = moment();
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    expect(await list(elsewhere, { as_of: then })).toEqual([]);
    expect(await search(elsewhere, 'Private to Ada', { as_of: then })).toEqual([]);
  });
});

describe('what held in the world at an instant', () => {
  it('is what get, list and search return with valid_at: from inclusive, to exclusive', async () => {
    const ada = app.user();
    const berlin = { id: 'b', content: 'Ada works in Berlin.', valid_from: '2020-01-01', valid_to: '2022-01-01' };
    await store(ada, berlin);
    await store(ada, { id: 'l', content: 'Ada works in London.', valid_from: '2022-01-01' });
    await store(ada, { id: 'e', content: 'Ada works with numbers.' });
    const at = async (valid_at: string) => [
      (await list(ada, { valid_at, order: 'asc' })).map((text) => text.split(' ').at(-1)),
      (await search(ada, 'Where does Ada work?', { valid_at })).map((text) => text.split(' ').at(-1)).sort(),
    ];
    expect(await at('2019-12-31')).toEqual([['numbers.'], ['numbers.']]);
    expect(await at('2020-01-01')).toEqual([
      ['Berlin.', 'numbers.'],
      ['Berlin.', 'numbers.'],
    ]);
    expect(await at('2021-12-31T23:59:59.999Z')).toEqual([
      ['Berlin.', 'numbers.'],
      ['Berlin.', 'numbers.'],
    ]);
    expect(await at('2022-01-01')).toEqual([
      ['London.', 'numbers.'],
      ['London.', 'numbers.'],
    ]);
    expect((await get(ada, 'b', { valid_at: '2021-01-01' })).content).toBe('Ada works in Berlin.');
    expect(await ada.fails(getRecord, { params: { id: 'b' }, query: { valid_at: '2023-01-01' } })).toMatchObject({
      status: 404,
    });
  });

  it('is a different question from what was believed then', async () => {
    const ada = app.user();
    const { id } = await store(ada, { content: 'The shop opens in May.', valid_from: '2024-05-01' });
    const then = moment();
    await edit(ada, id, { content: 'The shop opens in June.', valid_from: '2024-06-01' });
    expect(await list(ada, { valid_at: '2024-05-15' })).toEqual([]);
    expect(await list(ada, { valid_at: '2024-05-15', as_of: then })).toEqual(['The shop opens in May.']);
    expect(await list(ada, { valid_at: '2024-06-15' })).toEqual(['The shop opens in June.']);
  });
});

describe('an Idempotency-Key', () => {
  it('may be reused after a day', async () => {
    const ada = app.user();
    const sent = { body: { content: 'Once a day.' }, headers: { 'idempotency-key': 'daily' } };
    const first = await ada.ok(storeRecord, sent);
    clock.forward(DAY - HOUR);
    expect((await ada.ok(storeRecord, sent)).id).toBe(first.id);
    clock.forward(2 * HOUR);
    expect((await ada.ok(storeRecord, sent)).id).not.toBe(first.id);
  });
});
