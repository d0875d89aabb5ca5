import {
  discardDeadLetter,
  discardDeadLetters,
  getJob,
  listDeadLetters,
  listJobs,
  replayDeadLetter,
  replayDeadLetters,
} from '@contracts/jobs/jobs.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { newId, readId, showId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;
let admin: Client;

beforeAll(async () => {
  app = await startApp();
  admin = app.client();
});
afterAll(() => app.stop());
beforeEach(() => app.db.admin.query('truncate dead_letters'));

/** A user whose job for one record was given up. */
async function givenUp({ failedAt = new Date(), kind = 'embed-records', user = app.user() } = {}) {
  const record = await user.ok(storeRecord, { body: { content: 'something' }, headers: { prefer: 'wait=20' } });
  const [job] = (await user.ok(listJobs)).jobs;
  const id = readId(job?.id ?? '');
  await app.db.admin.query(`delete from passage_vectors where user_id = $1`, [user.user]);
  await app.db.admin.query(
    `with gone as (delete from outbox where id = $1 returning *)
     insert into dead_letters (tenant_id, id, user_id, job, payload, epoch, attempts, dispatches, error, created_at, failed_at)
     select tenant_id, id, user_id, $3, payload, epoch, 16, 20, 'timeout', created_at, $2 from gone`,
    [id, failedAt, kind],
  );
  return { user, record, id: job?.id ?? '' };
}

const ids = async (query: object = {}): Promise<string[]> =>
  (await admin.ok(listDeadLetters, { query: { ...query } })).dead_letters.map(({ id }) => id);

it('lists what was given up, oldest first, by page and by filter', async () => {
  const [b, a, c] = [
    await givenUp({ failedAt: new Date('2026-02-02') }),
    await givenUp({ failedAt: new Date('2026-01-01') }),
    await givenUp({ failedAt: new Date('2026-03-03'), kind: 'another' }),
  ];
  expect(await ids()).toEqual([a.id, b.id, c.id]);
  expect(await ids({ kind: 'another' })).toEqual([c.id]);
  expect(await ids({ user_id: b.user.user })).toEqual([b.id]);
  expect(await ids({ failed_since: '2026-02-01' })).toEqual([b.id, c.id]);
  const first = await admin.ok(listDeadLetters, { query: { limit: 2 } });
  expect(first.has_more).toBe(true);
  expect(await ids({ cursor: first.next_cursor })).toEqual([c.id]);
  const [letter] = first.dead_letters;
  expect(letter).toMatchObject({ kind: 'embed-records', user_id: a.user.user, attempts: 16, error: 'timeout' });
  expect(letter?.record_ids?.map((one) => one.slice(-26))).toEqual([a.record.id.slice(-26)]);
});

it('replays one as a new job, which is done', async () => {
  const { user, id } = await givenUp();
  const replayed = await admin.ok(replayDeadLetter, { params: { id } });
  expect(replayed.id).toBe(id);
  expect(await ids()).toEqual([]);
  const job = () => user.ok(getJob, { params: { id: replayed.job_id } });
  await waitUntil('the replayed job', async () => (await job()).state === 'done');
  expect(await app.count('passage_vectors', 'user_id = $1', [user.user])).toBe(1);
});

it('does not replay the job of a user who was erased since, and reports it', async () => {
  const { user, id } = await givenUp();
  const other = await givenUp();
  await app.db.admin.query('update users set epoch = epoch + 1 where user_id = $1', [user.user]);
  const refusal = await admin.fails(replayDeadLetter, { params: { id } });
  expect(refusal).toMatchObject({ status: 409, code: 'conflict' });
  expect(refusal.detail).toContain('erased');
  expect(await ids()).toContain(id);
  expect(await admin.ok(replayDeadLetters, { body: {} })).toEqual({
    replayed: 1,
    dropped: 1,
    kept: 0,
    has_more: false,
  });
  expect(await ids()).toEqual([]);
  await waitUntil('an empty outbox', async () => (await app.count('outbox', 'closed_at is null')) === 0);
  expect(await app.count('passage_vectors', 'user_id = $1', [user.user])).toBe(0);
  expect(await app.count('passage_vectors', 'user_id = $1', [other.user.user])).toBe(1);
});

it('a replay has the current epoch, so that an erasure after it stops the job', async () => {
  const { user, id } = await givenUp();
  await app.db.admin.query('update users set epoch = 7 where user_id = $1', [user.user]);
  await app.db.admin.query('update dead_letters set epoch = 7');
  const { job_id } = await admin.ok(replayDeadLetter, { params: { id } });
  const { rows } = await app.db.admin.query<{ epoch: string }>('select epoch from outbox where id = $1', [
    readId(job_id),
  ]);
  expect(rows.map(({ epoch }) => Number(epoch))).toEqual([7]);
});

it('keeps letters of jobs unknown to this version', async () => {
  const { id } = await givenUp({ kind: 'of-another-version' });
  expect(await admin.fails(replayDeadLetter, { params: { id } })).toMatchObject({ status: 409, code: 'conflict' });
  expect(await admin.ok(replayDeadLetters, { body: {} })).toMatchObject({ replayed: 0, kept: 1 });
  expect(await ids()).toEqual([id]);
});

it('replays and discards by filter, in batches', async () => {
  const [a, b, c] = [await givenUp(), await givenUp(), await givenUp()];
  expect(await admin.ok(replayDeadLetters, { body: { user_id: b.user.user } })).toMatchObject({ replayed: 1 });
  expect(await ids()).toEqual([a.id, c.id]);
  const first = await admin.ok(discardDeadLetters, { body: { limit: 1 } });
  expect(first).toMatchObject({ discarded: 1, has_more: true });
  expect(await ids()).toEqual([c.id]);
  expect(await admin.ok(discardDeadLetters, { body: { cursor: first.next_cursor } })).toEqual({
    discarded: 1,
    has_more: false,
  });
});

it('discards one, once', async () => {
  const { id } = await givenUp();
  expect(await admin.ok(discardDeadLetter, { params: { id } })).toEqual({ id, discarded: true });
  expect(await admin.fails(discardDeadLetter, { params: { id } })).toMatchObject({ status: 404 });
});

describe.each([
  ['of another tenant', async () => app.client(await app.otherTenant())],
  [
    'of another user, for an administrator who is bound to one,',
    async () => app.client((await app.key({ user_id: 'bob' })).key),
  ],
])('a dead letter %s', (_, make) => {
  it('does not exist, and is unchanged', async () => {
    const { id } = await givenUp();
    const stranger = await make();
    for (const operation of [replayDeadLetter, discardDeadLetter]) {
      const absent = await stranger.fails(operation, { params: { id: showId('job', newId()) } });
      expect(absent).toMatchObject({ status: 404, code: 'not_found' });
      expect(unnamed((await stranger.fails(operation, { params: { id } })).text)).toBe(unnamed(absent.text));
    }
    expect((await stranger.ok(listDeadLetters)).dead_letters).toEqual([]);
    expect(await stranger.ok(replayDeadLetters, { body: {} })).toMatchObject({ replayed: 0, dropped: 0, kept: 0 });
    expect(await stranger.ok(discardDeadLetters, { body: {} })).toMatchObject({ discarded: 0 });
    expect(await ids()).toEqual([id]);
  });
});

it.each([{ agent: 'a' }, { project: 'p' }])(
  'dead letters are not for an administrator of a part (%j)',
  async (bound) => {
    const { id } = await givenUp();
    const { key } = await app.key(bound);
    const refusals = [
      await app.client(key).fails(listDeadLetters),
      await app.client(key).fails(replayDeadLetter, { params: { id } }),
      await app.client(key).fails(replayDeadLetters, { body: {} }),
      await app.client(key).fails(discardDeadLetter, { params: { id } }),
      await app.client(key).fails(discardDeadLetters, { body: {} }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(await ids()).toEqual([id]);
  },
);
