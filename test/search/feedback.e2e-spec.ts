import { searchFeedback } from '@contracts/feedback/feedback.operations.js';
import { deleteRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { newId, showId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { unnamed } from '@test/support/unnamed.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

const QUERY = 'Where was the bassoon seen?';
const fill = async (client: Client, records: readonly object[]): Promise<string[]> =>
  (await client.ok(storeRecords, { body: { records } })).results.map(({ id }) => id!);
const search = (client: Client, query = QUERY, more: object = {}) =>
  client.ok(searchRecords, { body: { query, include_shared: false, arms: ['keyword'], ...more } });
const order = async (client: Client, query?: string, more?: object) =>
  (await search(client, query, more)).results.map(({ id }) => id);
const judge = (client: Client, query_id: string | undefined, ids: readonly string[], verdict: string) =>
  client.ok(searchFeedback, { body: { query_id, ids, verdict } });
/** Two records that match equally, in the order of their ids. */
const twins = (client: Client) =>
  fill(client, [{ content: 'The bassoon was seen in Bonn.' }, { content: 'The bassoon was seen in Rome.' }]);

describe('feedback', () => {
  it('moves a result a little, most for the same query, and can be withdrawn', async () => {
    const ada = app.user();
    const [first, second] = (await twins(ada)) as [string, string];
    const { query_id: id, results } = await search(ada);
    expect(results.map(({ id: one }) => one)).toEqual([first, second]);
    expect(results[0]!.score).toBe(results[1]!.score);
    expect(await judge(ada, id, [second], 'useful')).toMatchObject({ noted: 1, not_found: 0 });
    const after = (await search(ada)).results;
    expect(after.map(({ id: one }) => one)).toEqual([second, first]);
    const gain = after[0]!.score / after[1]!.score;
    expect(gain).toBeGreaterThan(1.05);
    expect(gain).toBeLessThanOrEqual(1.1);
    const other = (await search(ada, 'Who has seen the bassoon?')).results;
    expect(other[0]!.score / other[1]!.score).toBeLessThan(gain);
    expect(await order(ada, QUERY, { stages: [] })).toEqual([first, second]);
    await judge(ada, id, [second], 'none');
    expect(await order(ada)).toEqual([first, second]);
    await judge(ada, id, [first], 'not_useful');
    expect(await order(ada)).toEqual([second, first]);
  });

  it('is one verdict per query and record, however often it is given, and fades', async () => {
    const ada = app.user();
    const [, second] = (await twins(ada)) as [string, string];
    const { query_id: id } = await search(ada);
    await judge(ada, id, [second], 'useful');
    const once = (await search(ada)).results.map(({ score }) => score);
    for (let i = 0; i < 3; i++) await judge(ada, id, [second, second], 'useful');
    expect((await search(ada)).results.map(({ score }) => score)).toEqual(once);
    expect(await app.count('search_feedback', 'user_id = $1', [ada.user])).toBe(1);
    clock.forward(1_000 * 86_400_000);
    const [a, b] = (await search(ada)).results;
    expect(a!.score).toBe(b!.score);
    clock.forward(-1_000 * 86_400_000);
  });

  it('rates only what that query returned', async () => {
    const ada = app.user();
    const [first] = (await twins(ada)) as [string];
    const [unrelated] = (await fill(ada, [{ content: 'The kazoo is under the bed.' }])) as [string];
    const { query_id: id } = await search(ada);
    const answer = await judge(ada, id, [unrelated, showId('semantic', newId()), first], 'useful');
    expect(answer.results.map(({ status }) => status)).toEqual(['not_found', 'not_found', 'noted']);
    const { query_id: one } = await search(ada, QUERY, { limit: 1 });
    expect(await judge(ada, one, [first], 'useful')).toMatchObject({ noted: 1 });
  });

  it('is deleted with its record', async () => {
    const ada = app.user();
    const [first] = (await twins(ada)) as [string];
    await judge(ada, (await search(ada)).query_id, [first], 'useful');
    await ada.ok(deleteRecord, { params: { id: first } });
    expect(await app.count('search_feedback', 'user_id = $1', [ada.user])).toBe(0);
  });

  it('on shared memory affects its user only', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const place = `place of ${ada.user}`;
    const [first, second] = (await fill(app.client(), [
      { content: `The bassoon was seen at Bonn, ${place}.`, shared: true },
      { content: `The bassoon was seen at Rome, ${place}.`, shared: true },
    ])) as [string, string];
    const request = { include_shared: true, limit: 2 };
    const { query_id: id } = await search(ada, `bassoon ${place}`, request);
    await judge(ada, id, [second], 'useful');
    expect(await order(ada, `bassoon ${place}`, request)).toEqual([second, first]);
    expect(await order(bob, `bassoon ${place}`, request)).toEqual([first, second]);
  });

  it.each([
    ['of another user', () => Promise.resolve(app.user())],
    ['of another tenant', async () => app.client(await app.otherTenant(), { user: 'ada' })],
  ])('%s cannot be given: 404, as for a query that does not exist', async (_, stranger) => {
    const ada = app.user('ada');
    const ids = await twins(ada);
    const { query_id: id } = await search(ada);
    const before = await app.count('search_feedback');
    const sent = (query_id: string | undefined) => ({ body: { query_id, ids, verdict: 'useful' } });
    const someone = await stranger();
    const absent = await someone.fails(searchFeedback, sent('query_AAAA'));
    expect(absent).toMatchObject({ status: 404, code: 'not_found' });
    expect(unnamed((await someone.fails(searchFeedback, sent(id))).text)).toBe(unnamed(absent.text));
    expect(await app.count('search_feedback')).toBe(before);
  });

  it('cannot be given by a key whose trust is capped: it would move what is trusted more', async () => {
    const ada = app.user();
    const ids = await twins(ada);
    const { key } = await app.key({ permissions: ['records:read'], user_id: ada.user, trust_cap: 0.7 });
    const { query_id } = await app.client(key).ok(searchRecords, { body: { query: QUERY, include_shared: false } });
    const refusal = await app.client(key).fails(searchFeedback, { body: { query_id, ids, verdict: 'not_useful' } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await app.count('search_feedback', 'user_id = $1', [ada.user])).toBe(0);
  });

  it('requires a user, and a valid verdict', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'shared:read'] });
    const nobody = app.client(key);
    const { query_id: id } = await nobody.ok(searchRecords, { body: { query: QUERY } });
    const body = { query_id: id, ids: ['x'], verdict: 'useful' };
    expect(await nobody.fails(searchFeedback, { body })).toMatchObject({ code: 'user_required' });
    const refusal = await app.user().fails(searchFeedback, { body: { ...body, verdict: 'great' } });
    expect(refusal).toMatchObject({ status: 400, fields: ['verdict'] });
  });
});
