import { eraseSubject, eraseUser } from '@contracts/privacy/erasure.operations.js';
import { getJob, listJobs } from '@contracts/jobs/jobs.operations.js';
import { storeRecord } from '@contracts/records/records.operations.js';
import { newId, showId } from '@kernel/ids.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { unnamed } from '@test/support/unnamed.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function stored(who: Client, fields: object = {}): Promise<string> {
  const body = { content: 'The spare key lies under the third flower pot.', ...fields };
  return (await who.ok(storeRecord, { body, headers: { prefer: 'wait=20' } })).id;
}

describe('GET /v1/jobs', () => {
  it('returns the state of the jobs of a record, by our id and by the client’s', async () => {
    const ada = app.user();
    const id = await stored(ada, { id: 'pot' });
    await stored(ada);
    for (const record of [id, 'pot']) {
      const { jobs, has_more } = await ada.ok(listJobs, { query: { record } });
      expect(has_more).toBe(false);
      expect(jobs).toMatchObject([{ kind: 'embed-records', state: 'done', attempts: 0, user_id: ada.user }]);
      expect(jobs[0]?.record_ids?.map((one) => one.slice(-26))).toEqual([id.slice(-26)]);
      expect(jobs[0]).not.toHaveProperty('next_try_at');
      expect(await ada.ok(getJob, { params: { id: jobs[0]?.id ?? '' } })).toEqual(jobs[0]);
    }
  });

  it('filters by kind and by state, and pages newest first', async () => {
    const ada = app.user();
    for (let n = 0; n < 5; n += 1) await stored(ada);
    const all = (await ada.ok(listJobs)).jobs;
    expect(all).toHaveLength(5);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ada.ok(listJobs, { query: { limit: 2, cursor } });
      seen.push(...page.jobs.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id));
    expect([...all].sort((a, b) => b.created_at.localeCompare(a.created_at))).toEqual(all);
    expect((await ada.ok(listJobs, { query: { state: 'done' } })).jobs).toHaveLength(5);
    expect((await ada.ok(listJobs, { query: { state: 'queued' } })).jobs).toEqual([]);
    expect((await ada.ok(listJobs, { query: { kind: 'embed-records' } })).jobs).toHaveLength(5);
    expect((await ada.ok(listJobs, { query: { kind: 'sweep-records' } })).jobs).toEqual([]);
    const { status, fields, detail } = await ada.fails(listJobs, { query: { kind: 'no-such-job' } });
    expect([status, fields]).toEqual([400, ['kind']]);
    expect(detail).toMatch(/^kind must be one of .*"embed-records", .*"sweep-records"/);
    expect((await ada.fails(listJobs, { query: { cursor: 'nonsense' } })).fields).toEqual(['cursor']);
  });

  it('returns every state that a job can have', async () => {
    const ada = app.user();
    await stored(ada);
    const [done] = (await ada.ok(listJobs)).jobs;
    const rows: readonly (readonly [string, string])[] = [
      ['queued', `closed_at = null, outcome = null, available_at = now() + interval '1 hour'`],
      ['running', `starts = 1, leased_until = now() + interval '1 hour'`],
      ['retrying', `starts = 0, leased_until = null, attempts = 2, error = 'timeout'`],
      ['dropped', `closed_at = now(), outcome = 'dropped', error = null`],
      ['failed', `outcome = 'failed', error = 'timeout'`],
    ];
    for (const [state, change] of rows) {
      await app.db.admin.query(`update outbox set ${change} where user_id = $1`, [ada.user]);
      const found = await ada.ok(getJob, { params: { id: done?.id ?? '' } });
      expect(found.state).toBe(state);
      expect([state, 'next_try_at' in found]).toEqual([state, ['queued', 'retrying'].includes(state)]);
      expect([state, 'finished_at' in found]).toEqual([state, ['dropped', 'failed'].includes(state)]);
      expect((await ada.ok(listJobs, { query: { state } })).jobs).toEqual([found]);
    }
  });
});

describe('a job that is not the caller’s', () => {
  it.each([
    ['of another user', () => Promise.resolve(app.user())],
    ['of another tenant', async () => app.client(await app.otherTenant())],
    ['of a key bound to another user', async () => app.client((await app.key({ user_id: newUser() })).key)],
  ])('%s returns 404, as for one that does not exist', async (_, stranger) => {
    const ada = app.user();
    const record = await stored(ada);
    const [job] = (await ada.ok(listJobs)).jobs;
    const other = await stranger();
    const asked = other.speaker.user === undefined ? other : other.as(other.user);
    const absent = await asked.fails(getJob, { params: { id: showId('job', newId()) } });
    expect(absent).toMatchObject({ status: 404, code: 'not_found' });
    expect(unnamed((await asked.fails(getJob, { params: { id: job?.id ?? '' } })).text)).toBe(unnamed(absent.text));
    expect((await asked.ok(listJobs, { query: { record } })).jobs).toEqual([]);
    expect((await asked.ok(listJobs)).jobs.map(({ id }) => id)).not.toContain(job?.id);
  });

  it('is not seen by a key that is bound to another agent, but by one bound to the agent of its record', async () => {
    const ada = app.user();
    await stored(ada, { agent: 'coder' });
    // Beside it there is the job that links it as an agent's fact.
    const [job] = (await ada.ok(listJobs, { query: { kind: 'embed-records' } })).jobs;
    const params = { id: job?.id ?? '' };
    const bound = async (agent: string) => app.client((await app.key({ agent })).key, { user: ada.user });
    expect(await (await bound('coder')).ok(getJob, { params })).toEqual(job);
    const other = await bound('teacher');
    expect((await other.fails(getJob, { params })).status).toBe(404);
    expect((await other.ok(listJobs)).jobs).toEqual([]);
  });
});

it('a key that may not read shared memory sees the jobs of its user', async () => {
  const { key } = await app.key({ permissions: ['records:read', 'records:write'] });
  const ada = app.client(key, { user: newUser() });
  await stored(ada);
  expect((await ada.ok(listJobs)).jobs).toHaveLength(1);
});

it('a job for shared memory is seen by those who may write there, whoever they act for', async () => {
  const record = await stored(app.client(), { shared: true });
  const { jobs } = await app.user().ok(listJobs, { query: { record } });
  expect(jobs).toMatchObject([{ kind: 'embed-records' }]);
  expect(jobs[0]).not.toHaveProperty('user_id');
  const reader = app.client((await app.key({ permissions: ['records:read', 'shared:read'] })).key, { user: newUser() });
  expect((await reader.ok(listJobs, { query: { record } })).jobs).toEqual([]);
});

it('a job is seen from the moment its record is stored', async () => {
  const ada = app.user();
  const { id: record } = await ada.ok(storeRecord, { body: { content: 'soon' } });
  const jobs = async () => (await ada.ok(listJobs, { query: { record } })).jobs;
  expect(await jobs()).toHaveLength(1);
  await waitUntil('the job to be done', async () => (await jobs())[0]?.state === 'done');
});

describe('the job of an erasure', () => {
  it('is seen by those who read the whole tenant, and by no key that acts for a user or for shared memory', async () => {
    const privacy = app.client((await app.key({ permissions: ['privacy', 'shared:read', 'shared:write'] })).key);
    const ada = app.user();
    await stored(ada, { session_id: 's' });
    await privacy.ok(eraseSubject, { body: { user_id: ada.user, session_id: 's' } });
    await privacy.ok(eraseUser, { params: { user_id: ada.user }, body: {} });
    const { jobs } = await app.client().ok(listJobs, { query: { kind: 'erase-subject', all_users: true } });
    expect(jobs).toHaveLength(2);
    const permissions = ['records:read', 'records:write', 'shared:read', 'shared:write'] as const;
    const bound = await app.key({ user_id: newUser(), permissions });
    const unbound = await app.key({ permissions });
    for (const client of [
      app.client(bound.key),
      app.client(unbound.key),
      app.client(unbound.key, { user: newUser() }),
    ]) {
      expect((await client.ok(listJobs, { query: { kind: 'erase-subject' } })).jobs).toEqual([]);
      for (const { id } of jobs) expect((await client.fails(getJob, { params: { id } })).code).toBe('not_found');
    }
  });
});
