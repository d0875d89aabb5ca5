import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyOperation } from '@contracts/operation.js';
import { listRecords, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { type TestApp, startApp } from '@test/support/app.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import type { Client, Sent } from '@test/support/client.js';

/** Several times the victim's data; more on installations for many users, because it takes twice as long on PGlite. */
const BULK = globalThis.BACKEND === 'postgres' ? 5_000 : 1_000;
const PER_BATCH = 1_000;
const SUBJECTS = ['tea', 'trains', 'gardens', 'piano', 'chess', 'rivers', 'bread', 'maps', 'winter', 'lanterns'];
const VERBS = ['likes', 'repairs', 'remembers', 'sells', 'paints', 'avoids', 'collects', 'teaches'];
const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dan', 'Edda', 'Finn'];

let model: Awaited<ReturnType<typeof startBagOfWords>>;
let app: TestApp;
let victim: Client;

beforeAll(async () => {
  model = await startBagOfWords();
  app = await startApp({ env: model.env });
  victim = app.user('victim');
  const shared = Array.from({ length: 40 }, (_, index) => ({ content: sentence(index * 3), shared: true }));
  await app.client().ok(storeRecords, { body: { records: shared } });
  await victim.ok(storeRecords, { body: { records: Array.from({ length: 200 }, (_, index) => record(index)) } });
  await vectorsMade();
});
afterAll(async () => {
  await app.stop();
  await model.close();
});

/** Everybody writes about the same things in the same words, where any sharing would show most. */
function sentence(index: number): string {
  const pick = (words: readonly string[], stride: number) => words[Math.floor(index / stride) % words.length] ?? '';
  return `${pick(PEOPLE, 1)} ${pick(VERBS, 6)} ${pick(SUBJECTS, 5)} and ${pick(SUBJECTS, 7)}, day ${index % 97}`;
}

function record(index: number): object {
  return {
    id: `note-${index}`,
    content: sentence(index),
    session_id: `session-${index % 9}`,
    sequence: index,
    tags: [`t${index % 4}`],
    speaker: PEOPLE[index % PEOPLE.length],
  };
}

async function vectorsMade(): Promise<void> {
  while ((await app.count('outbox', 'closed_at is null')) > 0) await sleep(100);
  expect(await app.count('passages', "embedding <> 'complete'")).toBe(0);
}

/** 40 questions of every kind, and what is around a search. */
function questions(): [AnyOperation, Sent][] {
  const searches = Array.from({ length: 40 }, (_, index) => {
    const query =
      index % 3 === 0
        ? `Who ${VERBS[index % VERBS.length]} ${SUBJECTS[index % SUBJECTS.length]}?`
        : sentence(index * 11);
    return {
      query,
      limit: 5 + index,
      explain: index % 2 === 0,
      ...(index % 5 === 1 && { include_shared: false }),
      ...(index % 5 === 2 && { tags: ['t1'] }),
      ...(index % 5 === 3 && { filter: { speaker: { in: ['Ada', 'Bo'] } } }),
      ...(index % 5 === 4 && { min_score: 0.2 }),
      ...(index % 8 === 5 && { arms: ['vector'] }),
      ...(index % 8 === 6 && { arms: ['keyword'] }),
    };
  });
  return [
    ...searches.map((body): [AnyOperation, Sent] => [searchRecords, { body }]),
    [listRecords, { query: { limit: 500 } }],
    [getStatus, {}],
  ];
}

/** The bodies, byte by byte. They contain no request id and no time of the request. */
async function answers(): Promise<string[]> {
  const bodies: string[] = [];
  for (const [operation, sent] of questions()) {
    const reply = await victim.call(operation, sent);
    expect(reply.status).toBe(200);
    bodies.push(reply.text);
  }
  return bodies;
}

async function insertInBulk(writer: Client): Promise<void> {
  for (let from = 0; from < BULK; from += PER_BATCH) {
    const records = Array.from({ length: PER_BATCH }, (_, index) => record(from + index));
    const { created } = await writer.ok(storeRecords, { body: { records } });
    expect(created).toBe(PER_BATCH);
  }
}

let before: string[];

it('answers the same questions twice with the same bytes, by words and by meaning', async () => {
  before = await answers();
  expect(await answers()).toEqual(before);
  const searches = before
    .slice(0, 40)
    .map((body) => JSON.parse(body) as { results: { explain?: object }[]; degraded: string[] });
  expect(searches.every(({ results, degraded }) => results.length > 0 && degraded.length === 0)).toBe(true);
  expect(
    before.filter((body) => body.includes('"vector":{"rank"') && body.includes('"keyword":{"rank"')).length,
  ).toBeGreaterThan(10);
});

it(`changes no byte when another tenant and another user of the tenant store ${BULK} records each`, async () => {
  // The same user name elsewhere, and the same ids everywhere.
  await insertInBulk(app.client(await app.otherTenant(), { user: 'victim' }));
  await insertInBulk(app.user('neighbour'));
  expect(await answers()).toEqual(before);
  await vectorsMade();
  expect(await app.count('passage_vectors')).toBe(240 + 2 * BULK);
  expect(await answers()).toEqual(before);
}, 240_000);

it('nor when the database has counted its rows again and chosen other plans', async () => {
  await app.db.admin.query('analyze');
  expect(await answers()).toEqual(before);
});

it('does change when something is stored that the caller may read', async () => {
  await app.client().ok(storeRecords, { body: { records: [{ content: sentence(0), shared: true }] } });
  await vectorsMade();
  const after = await answers();
  expect(after.filter((body, index) => body !== before[index]).length).toBeGreaterThan(20);
});
