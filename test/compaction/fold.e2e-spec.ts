import {
  getRun,
  listRuns,
  previewCompaction,
  runCompaction,
  undoRun,
} from '@contracts/compaction/compaction.operations.js';
import { getJob, listJobs } from '@contracts/jobs/jobs.operations.js';
import { refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { deleteRecord, getRecord, patchRecord, storeRecords } from '@contracts/records/records.operations.js';
import { holdRecord, releaseRecord } from '@contracts/privacy/legal-hold.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { readId, showId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { unnamed } from '@test/support/unnamed.js';

const WAIT = { prefer: 'wait=30' };
/** Ten turns of one talk, two months ago. */
const TALK = [
  ['Mara', 'Hi Tom! How are you?'],
  ['Tom', 'Fine, thanks. I moved to Hamburg on 3 May, into a flat in Ottensen.'],
  ['Mara', 'Wow, great! How much is the rent?'],
  ['Tom', 'It is 1,240 euros a month, without heating.'],
  ['Mara', 'My sister Irina lives there too. She works at the Altona clinic as a nurse.'],
  ['Tom', 'Really? My neighbour Jens works at the Altona clinic as well.'],
  ['Mara', 'I sold my bicycle to pay for the trip to Lisbon yesterday.'],
  ['Tom', 'When do you fly to Lisbon?'],
  ['Mara', 'On 14 June with flight TP571, together with Irina.'],
  ['Tom', 'Have a good time!'],
] as const;

export function turns(prefix: string, daysAgo: number, session = 'talk') {
  const start = Date.now() - daysAgo * 86_400_000;
  return TALK.map(([speaker, content], index) => ({
    id: `${prefix}-${index}`,
    type: 'episodic',
    role: 'user',
    speaker,
    content,
    session_id: session,
    sequence: index,
    occurred_at: new Date(start + index * 1_000).toISOString(),
  }));
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function told(daysAgo = 60): Promise<Client> {
  const client = app.user();
  await client.ok(storeRecords, { body: { records: turns('t', daysAgo) } });
  return client;
}

async function settled(client: Client): Promise<void> {
  await waitUntil(
    'the vectors',
    async () => (await client.ok(getStatus, {})).embeddings.pending,
    (left) => left === 0,
  );
}

/** Records, their vectors and access as text, without summaries. */
async function originals(client: Client): Promise<string[]> {
  const { rows } = await app.db.admin.query<{ row: string }>(
    `select to_jsonb(r)::text as row from records r where user_id = $1 and type <> 'summary'
     union all select to_jsonb(v)::text from record_versions v where user_id = $1
     union all select to_jsonb(a)::text from record_access a where user_id = $1 and type <> 'summary' order by 1`,
    [client.user],
  );
  return rows.map(({ row }) => row);
}

const fold = (client: Client, body: object = { force: true }) => client.ok(runCompaction, { body, headers: WAIT });

it('folds ten turns into one summary that links to them, and keeps them', async () => {
  const client = await told();
  const { state, runs } = await fold(client);
  expect([state, runs.length]).toEqual(['done', 1]);
  expect(runs[0]).toMatchObject({ status: 'done', kind: 'batch', sources: 10, summaries: 1, trigger: 'explicit' });
  expect(runs[0]!.tokens_after).toBeLessThan(runs[0]!.tokens_before);
  const { members } = await client.ok(getRun, { params: { run_id: runs[0]!.id } });
  expect(members.map(({ role }) => role).sort()).toEqual([...Array<string>(10).fill('source'), 'summary']);
  const summary = await client.ok(getRecord, { params: { id: members.find(({ role }) => role === 'summary')!.id } });
  expect(summary.type).toBe('summary');
  expect(summary.derived_from).toHaveLength(10);
  for (const fact of ['Ottensen', '1,240 euros', 'TP571', '14 June', 'Irina']) expect(summary.content).toContain(fact);
  expect(summary.content).not.toContain('Have a good time');
  const original = await client.ok(getRecord, { params: { id: 't-3' } });
  expect(original).toMatchObject({ content: TALK[3][1], compressed: true, version: 1 });
});

it('names its job as the jobs do, and a job is read by its row key as well', async () => {
  const client = await told();
  const { job } = await fold(client);
  const { jobs } = await client.ok(listJobs, { query: { kind: 'compact-scope' } });
  expect(jobs.map(({ id }) => id)).toEqual([job]);
  for (const id of [job, readId(job)!]) expect(await client.ok(getJob, { params: { id } })).toEqual(jobs[0]);
});

it('shows in a preview what it would fold, and writes nothing', async () => {
  const client = await told();
  await settled(client);
  const before = await originals(client);
  const preview = await client.ok(previewCompaction, { body: { force: true } });
  expect(preview).toMatchObject({ records: 10, refused: false, truncated: false, strategy: 'summarize' });
  expect(preview.folds[0]).toMatchObject({ estimated: false });
  expect(preview.folds[0]!.summary).toContain('Ottensen');
  expect(await originals(client)).toEqual(before);
  expect(await app.count('compaction_runs', 'user_id = $1', [client.user])).toBe(0);
  const { runs } = await fold(client);
  expect(runs[0]).toMatchObject({ tokens_before: preview.tokens_before, tokens_after: preview.tokens_after });
});

it('lists its own runs in the response, however many of others began since', async () => {
  const client = await told();
  await fold(client);
  await app.db.admin.query(
    `insert into compaction_runs select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
       'fold_key', n, 'trigger', 'schedule', 'started_at', now() + interval '1 hour'))).*
     from compaction_runs r, generate_series(1, 1000) n where r.user_id = $1`,
    [client.user],
  );
  await client.ok(storeRecords, { body: { records: turns('u', 50, 'another talk') } });
  const { runs } = await fold(client);
  expect(runs.map(({ trigger, sources }) => [trigger, sources])).toEqual([['explicit', 10]]);
});

it('folds nothing if less than a batch remains, unless requested', async () => {
  const client = app.user();
  await client.ok(storeRecords, { body: { records: turns('t', 60).slice(0, 9) } });
  expect((await fold(client)).runs).toEqual([]);
  expect((await fold(client, { force: true, partial: true })).runs).toHaveLength(1);
});

it('decides by age, use and importance unless it is forced', async () => {
  const client = await told(5);
  expect((await fold(client, {})).runs).toEqual([]);
  expect((await client.ok(previewCompaction, { body: {} })).spared).toBe(10);
});

it('excludes what is pinned and what its writer rated important, even if forced', async () => {
  const client = app.user();
  const [first, second, ...rest] = turns('t', 60);
  await client.ok(storeRecords, {
    body: { records: [{ ...first, pinned: true }, { ...second, importance: 0.9 }, ...rest] },
  });
  const { runs } = await fold(client, { force: true, partial: true });
  expect(runs[0]).toMatchObject({ sources: 8 });
  for (const id of ['t-0', 't-1']) {
    expect(await client.ok(getRecord, { params: { id } })).not.toHaveProperty('compressed');
  }
});

it('never folds the same twice, and does not grow when requested again', async () => {
  const client = await told();
  await fold(client);
  expect((await fold(client)).runs).toEqual([]);
  const all = await client.ok(listRuns, {});
  expect(all.runs).toHaveLength(1);
});

it('lists runs by their state, which is also called status until 1.0', async () => {
  const client = await told();
  const { runs } = await fold(client);
  const ids = async (query: Record<string, string>) => (await client.ok(listRuns, { query })).runs.map(({ id }) => id);
  expect(runs[0]).toMatchObject({ state: 'done', status: 'done' });
  for (const name of ['state', 'status']) {
    expect(await ids({ [name]: 'done' })).toEqual([runs[0]?.id]);
    expect(await ids({ [name]: 'undone' })).toEqual([]);
  }
  expect(await ids({ state: 'done', status: 'done' })).toEqual([runs[0]?.id]);
  const refusal = await client.fails(listRuns, { query: { state: 'done', status: 'undone' } });
  expect([refusal.status, refusal.fields]).toEqual([400, ['status']]);
});

it('folds each record once in concurrent runs', async () => {
  const client = await told();
  await client.ok(storeRecords, { body: { records: turns('u', 50, 'another talk') } });
  await Promise.all([fold(client), fold(client), fold(client)]);
  expect(await app.count('records', `user_id = $1 and type = 'summary'`, [client.user])).toBe(2);
  expect(await app.count('compaction_runs', 'user_id = $1', [client.user])).toBe(2);
  expect(await app.count('edges', `user_id = $1 and type = 'CONSOLIDATES'`, [client.user])).toBe(20);
});

it('undoes a run byte for byte, once', async () => {
  const client = await told();
  await settled(client);
  const before = await originals(client);
  const { runs } = await fold(client);
  expect(await originals(client)).not.toEqual(before);
  const undone = await client.ok(undoRun, { params: { run_id: runs[0]!.id } });
  expect(undone).toMatchObject({ status: 'undone', reason: 'asked' });
  expect(await originals(client)).toEqual(before);
  expect(await app.count('records', `user_id = $1 and type = 'summary'`, [client.user])).toBe(0);
  expect(await app.count('edges', 'user_id = $1', [client.user])).toBe(0);
  expect(await client.fails(undoRun, { params: { run_id: runs[0]!.id } })).toMatchObject({ code: 'conflict' });
  expect((await fold(client)).runs).toHaveLength(1);
});

it('does not undo a run whose summary is under legal hold: the summary would be deleted', async () => {
  const client = await told();
  const { runs } = await fold(client);
  const run = { params: { run_id: runs[0]!.id } };
  const summary = { params: { id: (await client.ok(getRun, run)).members.find(({ role }) => role === 'summary')!.id } };
  await client.ok(holdRecord, summary);
  expect((await client.fails(undoRun, run)).detail).toContain('under legal hold');
  expect(await client.ok(getRun, run)).toMatchObject({ state: 'done' });
  await client.ok(getRecord, summary);
  await client.ok(releaseRecord, summary);
  expect(await client.ok(undoRun, run)).toMatchObject({ state: 'undone' });
});

it('archives without a summary, and restores what it archived', async () => {
  const client = await told();
  const { runs } = await fold(client, { force: true, strategy: 'archive' });
  // Everything would disappear from search: more than a scope may shrink.
  expect(runs[0]).toMatchObject({ status: 'refused', reason: 'shrink_limit' });
  expect(await client.ok(getRecord, { params: { id: 't-1' } })).not.toHaveProperty('compressed');
});

it('does not report as done what was given up', async () => {
  const client = await told();
  await app.db.admin.query(
    `create function spoil() returns trigger language plpgsql as $$ begin new.payload := '{"due": "broken"}'; return new; end $$;
     create trigger spoil before insert on outbox for each row when (new.user_id = '${client.user}') execute function spoil()`,
  );
  try {
    expect(await fold(client)).toMatchObject({ state: 'failed', runs: [] });
    expect(await client.ok(refreshSummaries, { headers: WAIT })).toMatchObject({ state: 'failed' });
  } finally {
    await app.db.admin.query('drop trigger spoil on outbox; drop function spoil()');
  }
});

it('rebuilds a summary without a source that was deleted', async () => {
  const client = await told();
  const { runs } = await fold(client);
  const old = await summaryOf(client, runs[0]!.id);
  expect(old.content).toContain('TP571');
  await client.ok(deleteRecord, { params: { id: 't-8' } });
  // At once, before any job.
  expect(await client.fails(getRecord, { params: { id: old.id } })).toMatchObject({ code: 'not_found' });
  const next = await waitUntil(
    'the new summary',
    async () => (await client.ok(listRuns, { query: { state: 'done' } })).runs[0],
    (run) => run?.trigger === 'source_changed',
  );
  const summary = await summaryOf(client, next!.id);
  expect(next).toMatchObject({ trigger: 'source_changed', sources: 9 });
  expect(summary.content).toContain('Ottensen');
  expect(summary.content).not.toContain('TP571');
  const undone = await client.ok(getRun, { params: { run_id: runs[0]!.id } });
  expect(undone).toMatchObject({ state: 'undone', reason: 'source_changed' });
  const { rows } = await app.db.admin.query(
    `select 1 from records where user_id = $1 and content like '%TP571%' union all
     select 1 from record_versions where user_id = $1 and content like '%TP571%'`,
    [client.user],
  );
  expect(rows).toEqual([]);
});

it('rebuilds a summary when a source is edited', async () => {
  const client = await told();
  await fold(client);
  const edited = await client.ok(patchRecord, {
    params: { id: 't-3' },
    body: { content: 'It is 1,310 euros a month, without heating.' },
  });
  expect(edited).not.toHaveProperty('compressed');
  const next = await waitUntil(
    'the new summary',
    async () => (await client.ok(listRuns, { query: { state: 'done' } })).runs[0],
    (run) => run?.trigger === 'source_changed',
  );
  const summary = await summaryOf(client, next!.id);
  expect(summary.content).toContain('1,310');
  expect(summary.content).not.toContain('1,240');
});

it.each([
  ['is given a time to live', { expires_at: new Date(Date.now() + 3_600_000).toISOString() }],
  ['is moved to another day', { occurred_at: '2020-01-01T00:00:00Z' }],
])('keeps no summary of a source that %s', async (_, body) => {
  const client = await told();
  const { runs } = await fold(client);
  const old = await summaryOf(client, runs[0]!.id);
  await client.ok(patchRecord, { params: { id: 't-8' }, body });
  expect(await client.fails(getRecord, { params: { id: old.id } })).toMatchObject({ code: 'not_found' });
});

it('restores the originals when a summary is deleted, and folds them again on request', async () => {
  const client = await told();
  const { runs } = await fold(client);
  const summary = await summaryOf(client, runs[0]!.id);
  await client.ok(deleteRecord, { params: { id: summary.id } });
  expect(await client.ok(getRecord, { params: { id: 't-1' } })).not.toHaveProperty('compressed');
  expect((await fold(client)).runs).toMatchObject([{ status: 'done', sources: 10 }]);
});

async function summaryOf(client: Client, runId: string) {
  const { members } = await client.ok(getRun, { params: { run_id: runId } });
  return client.ok(getRecord, { params: { id: members.find(({ role }) => role === 'summary')!.id } });
}

describe('runs and summaries of others', () => {
  it.each([
    ['reading a run', getRun],
    ['taking a run back', undoRun],
  ])('%s returns 404, as for one that does not exist', async (_, operation) => {
    const owner = await told();
    const { runs } = await fold(owner);
    const run_id = runs[0]!.id;
    const before = await app.count('records', 'user_id = $1 and compressed', [owner.user]);
    const strangers = [app.user(), app.client(await app.otherTenant(), { user: owner.user })];
    for (const stranger of strangers) {
      const absent = await stranger.fails(operation, { params: { run_id: showId('run', crypto.randomUUID()) } });
      expect(absent).toMatchObject({ status: 404, code: 'not_found' });
      expect(unnamed((await stranger.fails(operation, { params: { run_id } })).text)).toBe(unnamed(absent.text));
      expect((await stranger.ok(listRuns, {})).runs).toEqual([]);
      expect((await stranger.ok(previewCompaction, { body: { force: true, partial: true } })).folds).toEqual([]);
    }
    expect(await app.count('records', 'user_id = $1 and compressed', [owner.user])).toBe(before);
  });
});
