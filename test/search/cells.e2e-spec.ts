import { listJobs } from '@contracts/jobs/jobs.operations.js';
import { eraseSubject, eraseUser, getErasure } from '@contracts/privacy/erasure.operations.js';
import { deleteRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

/** A user with enough vectors to be divided into cells. The bound is low, so that a test can have them. */
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await startApp({ env: { VECTOR_CELLS_ABOVE: '100' } });
  ada = app.user();
  await store(ada, 400);
}, 240_000);
afterAll(() => app.stop());

const TOPICS = ['the boat', 'her knee', 'the new roof', 'chess', 'a course in Welsh', 'the tax letter', 'sourdough'];
const PEOPLE = ['Mara', 'Ilse', 'Tom', 'Oskar', 'Priya'];

async function store(client: Client, n: number): Promise<void> {
  for (let from = 0; from < n; from += 100) {
    const records = Array.from({ length: Math.min(100, n - from) }, (_, i) => {
      const [about, who] = [TOPICS[(from + i) % TOPICS.length], PEOPLE[(from + i) % PEOPLE.length]];
      return { id: `fact-${from + i}`, content: `${who} told me on day ${from + i} about ${about}.` };
    });
    expect((await client.ok(storeRecords, { body: { records } })).failed).toBe(0);
  }
  await waitUntil('no job', async () => (await app.count('outbox', 'closed_at is null')) === 0, Boolean, 120_000);
}

const search = (client: Client, query: string, more: object = {}) =>
  client.ok(searchRecords, { body: { query, include_shared: false, ...more } });
const shown = ({ results }: Awaited<ReturnType<typeof search>>) => results.map(({ id, score }) => [id, score]);

it('divides the vectors by a job, reports that a response is approximate, and compares each on request', async () => {
  const { jobs } = await ada.ok(listJobs, { query: { kind: 'index-vectors' } });
  expect(jobs.some(({ state }) => state === 'done')).toBe(true);
  expect(await app.count('vector_cells')).toBe(400);
  const asked = await search(ada, 'Who talked about the tax letter?');
  const exact = await search(ada, 'Who talked about the tax letter?', { exact: true });
  expect(asked.approximate).toBe(true);
  expect(exact).not.toHaveProperty('approximate');
  // So few cells are all read.
  expect(shown(asked)).toEqual(shown(exact));
});

it('finds what was stored a moment ago, and no longer what was deleted', async () => {
  const { id } = await ada.ok(storeRecord, { body: { content: 'The kayak is in the neighbour’s shed.' } });
  await waitUntil('its vector', async () => (await app.count('vector_cells')) === 401, Boolean, 60_000);
  const first = async () => (await search(ada, 'Where is the kayak?')).results[0]?.id;
  expect(await first()).toBe(id);
  await ada.ok(deleteRecord, { params: { id } });
  expect(await first()).not.toBe(id);
});

it('shows nothing of it to another user, and compares each of his few vectors', async () => {
  const bea = app.user();
  await bea.ok(storeRecord, { body: { content: 'Mara told me about a lighthouse.' } });
  const answer = await search(bea, 'What did Mara talk about?');
  expect(answer.results.map(({ record }) => record.content)).toEqual(['Mara told me about a lighthouse.']);
  expect(answer).not.toHaveProperty('approximate');
});

it('erases from the counts what only an erased session said', async () => {
  const some = app.user();
  const records = Array.from({ length: 10 }, (_, i) => ({ content: `Day ${i} in Zyxomancy.`, session_id: 'trip' }));
  await some.ok(storeRecords, { body: { records } });
  await store(some, 150);
  const counted = (term: string) =>
    app.count('frequent_terms', 'user_id = $1 and term like $2', [some.user, `%${term}%`]);
  expect(await counted('zyxomanc')).toBeGreaterThan(0);
  const { id = '' } = await app.client().ok(eraseSubject, { body: { session_id: 'trip', user_id: some.user } });
  const erasure = () => app.client().ok(getErasure, { params: { id } });
  await waitUntil('the erasure', erasure, ({ state }) => state === 'completed', 60_000);
  expect(await counted('zyxomanc')).toBe(0);
  expect(await counted('chess')).toBeGreaterThan(0);
});

it('erases cells, centers and counts with the person', async () => {
  const gone = app.user();
  await store(gone, 200);
  const of = `user_id = '${gone.user}'`;
  const rows = async () =>
    Promise.all(['vector_indexes', 'vector_centers', 'vector_cells', 'frequent_terms'].map((t) => app.count(t, of)));
  const [indexes, centers, cells, terms] = await rows();
  expect([indexes, cells]).toEqual([1, 200]);
  expect(centers).toBeGreaterThan(5);
  expect(terms).toBeGreaterThan(5);
  const { id = '' } = await app.client().ok(eraseUser, { params: { user_id: gone.user }, body: {} });
  const erasure = () => app.client().ok(getErasure, { params: { id } });
  await waitUntil('the erasure', erasure, ({ state }) => state === 'completed', 60_000);
  expect(await rows()).toEqual([0, 0, 0, 0]);
  expect(await app.count('vector_indexes', 'user_id = $1', [ada.user])).toBe(1);
});
