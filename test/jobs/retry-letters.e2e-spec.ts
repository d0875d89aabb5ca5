import { MINUTE_MS } from '@kernel/durations.js';
import { listDeadLetters } from '@contracts/jobs/jobs.operations.js';
import { getRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import {
  type Answer,
  answerWell,
  openAiServer,
  sendError,
  sendVectors,
} from '@platform/embeddings/testing/openai-server.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';

const DOWN: Answer = (seen, response) => sendError(response, seen, 503);
const REFUSES_ANYTHING: Answer = (seen, response) => sendError(response, seen, 400);
const GIVES_NO_DIRECTION: Answer = (seen, response) =>
  sendVectors(
    response,
    seen.body.input.map((_, index) => ({ index, embedding: [null, null, null] })),
  );
const REFUSES_POISON: Answer = (seen, response) =>
  seen.body.input.some((text) => text.includes('poison')) ? sendError(response, seen, 400) : answerWell(seen, response);

const clock = new TravelClock();
let answer: Answer = answerWell;
let server: Awaited<ReturnType<typeof openAiServer>>;
let app: TestApp;
let admin: Client;

beforeAll(async () => {
  server = await openAiServer((seen, response) => answer(seen, response));
  app = await startApp({
    clock,
    env: {
      EMBEDDING_PROVIDER: 'openai',
      EMBEDDING_BASE_URL: server.baseUrl,
      EMBEDDING_MODEL: 'test-model',
      EMBEDDING_RETRIES: '0',
      JOB_ATTEMPTS: '2',
      JOB_BACKOFF_MS: '1',
    },
  });
  admin = app.client();
});
afterAll(async () => {
  await app.stop();
  await server.close();
});
beforeEach(async () => {
  answer = answerWell;
  await app.db.admin.query('truncate dead_letters');
});

const retry = () => app.runSchedule('retry-dead-letters');
const letters = async () => (await admin.ok(listDeadLetters)).dead_letters;
const stateOf = async (user: Client, id: string) => (await user.ok(getRecord, { params: { id } })).embedding;
const ends = (user: Client, id: string, state: string) =>
  waitUntil(
    `the vector to be ${state}`,
    () => stateOf(user, id),
    (found) => found.state === state,
  );
const asked = (text: string) => server.seen.filter(({ body }) => body.input.some((one) => one.includes(text))).length;

async function givenUp(user: Client, content: string, as: Answer): Promise<string> {
  answer = as;
  const { id } = await user.ok(storeRecord, { body: { content } });
  await ends(user, id, 'failed');
  answer = answerWell;
  return id;
}

it('vectors that an unhealthy provider failed are made automatically once it is healthy', async () => {
  const ada = app.user();
  let calls = 0;
  answer = (seen, response) => (calls++ % 5 < 3 ? DOWN(seen, response) : answerWell(seen, response));
  const stored: string[] = [];
  for (let i = 0; i < 15; i++) {
    stored.push((await ada.ok(storeRecord, { body: { content: `Fact number ${i}.` } })).id);
  }
  const states = async () => Promise.all(stored.map(async (id) => (await stateOf(ada, id)).state));
  const settled = await waitUntil('all to end', states, (found) => !found.includes('pending'));
  const failed = settled.filter((state) => state === 'failed').length;
  expect(failed).toBeGreaterThan(0);
  expect(await letters()).toHaveLength(failed);
  answer = answerWell;
  clock.forward(2 * MINUTE_MS);
  // A few per tenant at a time: two rounds are enough for fifteen.
  await retry();
  await retry();
  await waitUntil('all vectors', states, (found) => found.every((state) => state === 'complete'));
  expect(await letters()).toEqual([]);
});

it.each([
  ['answers 503', DOWN],
  ['refuses whatever it is asked', REFUSES_ANYTHING],
  ['gives no text a direction', GIVES_NO_DIRECTION],
])('a provider that %s is the cause, and not the text', async (_, sick) => {
  const ada = app.user();
  const id = await givenUp(ada, 'An innocent text.', sick);
  expect(await stateOf(ada, id)).toEqual({ state: 'failed', reason: 'unavailable' });
  clock.forward(2 * MINUTE_MS);
  await retry();
  expect(await ends(ada, id, 'complete')).toEqual({ state: 'complete' });
});

it('a text that the model rejects stays failed, and is not retried', async () => {
  const ada = app.user();
  answer = REFUSES_POISON;
  const records = [{ content: 'Good.' }, { content: 'The poison of today.' }];
  const { results } = await ada.ok(storeRecords, { body: { records }, headers: { prefer: 'wait=20' } });
  expect(await ends(ada, results[1]!.id!, 'failed')).toEqual({ state: 'failed', reason: 'rejected' });
  expect(await stateOf(ada, results[0]!.id!)).toEqual({ state: 'complete' });
  const before = asked('poison of today');
  answer = answerWell;
  clock.forward(24 * 60 * MINUTE_MS);
  await retry();
  await ada.ok(storeRecord, { body: { content: 'Another one.' }, headers: { prefer: 'wait=20' } });
  expect(await stateOf(ada, results[1]!.id!)).toEqual({ state: 'failed', reason: 'rejected' });
  expect(asked('poison of today')).toBe(before);
  expect(await letters()).toEqual([]);
});

it('a text that a model rejected once by mistake gets its vector', async () => {
  const ada = app.user();
  let mistakes = 1;
  answer = (seen, response) =>
    seen.body.input.includes('Mistaken for another.') && mistakes-- > 0
      ? sendError(response, seen, 400)
      : answerWell(seen, response);
  const stored = await ada.ok(storeRecord, {
    body: { content: 'Mistaken for another.' },
    headers: { prefer: 'wait=20' },
  });
  expect(stored.embedding).toBe('complete');
});

it('while the provider is unhealthy there is one try, and then a longer pause', async () => {
  const ada = app.user();
  const id = await givenUp(ada, 'A text for bad times.', DOWN);
  const [first] = await letters();
  const pause = (letter = first) => Date.parse(letter?.retry_at ?? '') - Date.parse(letter?.failed_at ?? '');
  expect(pause()).toBeGreaterThanOrEqual(MINUTE_MS / 2);
  expect(pause()).toBeLessThanOrEqual(MINUTE_MS);
  const before = asked('bad times');
  await retry();
  expect([await letters(), asked('bad times')]).toEqual([[first], before]);
  answer = DOWN;
  clock.forward(MINUTE_MS);
  await retry();
  const [second] = await waitUntil(
    'the second letter',
    letters,
    ([letter]) => letter !== undefined && letter.id !== first?.id,
  );
  expect(pause(second)).toBeGreaterThanOrEqual(MINUTE_MS);
  expect(asked('bad times')).toBe(before + 1);
  expect(await stateOf(ada, id)).toEqual({ state: 'failed', reason: 'unavailable' });
});

it('after some days only a replay retries it', async () => {
  const ada = app.user();
  await givenUp(ada, 'A text for the worst of times.', DOWN);
  await app.db.admin.query('update dead_letters set retries = 19');
  answer = DOWN;
  clock.forward(MINUTE_MS);
  const [before] = await letters();
  await retry();
  const [letter] = await waitUntil('the last letter', letters, ([one]) => one !== undefined && one.id !== before?.id);
  expect(letter).not.toHaveProperty('retry_at');
});

it('nothing is retried for a user who was erased since', async () => {
  const ada = app.user();
  await givenUp(ada, 'A text of somebody who left.', DOWN);
  await app.db.admin.query('update users set epoch = epoch + 1 where user_id = $1', [ada.user]);
  const before = asked('somebody who left');
  clock.forward(2 * MINUTE_MS);
  await retry();
  expect(await letters()).toEqual([]);
  expect(await app.count('outbox', 'user_id = $1 and closed_at is null', [ada.user])).toBe(0);
  expect(asked('somebody who left')).toBe(before);
});

it('a job that is unknown to this version is left to a person', async () => {
  const ada = app.user();
  await givenUp(ada, 'A text for another version.', DOWN);
  await app.db.admin.query("update dead_letters set job = 'of-another-version'");
  clock.forward(2 * MINUTE_MS);
  await retry();
  expect(await letters()).toEqual([expect.not.objectContaining({ retry_at: expect.anything() })]);
  expect(await letters()).toHaveLength(1);
});

it('a job enqueued again keeps its history of tries', async () => {
  const ada = app.user();
  await givenUp(ada, 'A text that is replayed.', DOWN);
  const [letter] = await letters();
  expect(letter?.attempts).toBe(2);
  clock.forward(2 * MINUTE_MS);
  await retry();
  const job = await app.db.admin.query<{ attempts: number; retries: number }>(
    'select attempts, retries from outbox where user_id = $1 order by created_at desc limit 1',
    [ada.user],
  );
  expect(job.rows[0]).toEqual({ attempts: 1, retries: 1 });
});
