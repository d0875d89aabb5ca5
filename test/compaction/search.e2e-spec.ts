import { DAY_MS } from '@kernel/durations.js';
import { refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { getRun, putUserCompaction, runCompaction, undoRun } from '@contracts/compaction/compaction.operations.js';
import { deleteRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { Clock } from '@kernel/clock.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { vectorsMade } from '@test/support/vectors.js';
import { waitUntil } from '@test/support/wait-until.js';

const WAIT = { prefer: 'wait=30' };
/** Enough small talk that a summary can leave it out, and one fact that is mentioned beside it. */
const TALK = [
  ['Tom', 'Well, fine, thanks a lot! I moved to Hamburg on 3 May, into a flat in Ottensen. What a great day!'],
  ['Mara', 'Wow, that sounds really great! I am so happy for you!'],
  ['Tom', 'Thanks! The rent is 1,240 euros a month, without heating. Pretty good, right?'],
  ['Mara', 'Oh yes, sure! My sister Irina works at the Altona clinic as a nurse. Isn’t that nice?'],
  ['Tom', 'Haha, really? That is so cool! Let me know how it goes, okay?'],
  ['Mara', 'Sure! I fly to Lisbon on 14 June with flight TP571. I am so excited!'],
  ['Tom', 'Amazing! Have a good time!'],
  ['Mara', 'Thanks so much! You are the best!'],
  ['Tom', 'Bye! Talk to you soon!'],
  ['Mara', 'Bye bye! Take care!'],
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function told(): Promise<Client> {
  const client = app.user();
  const start = Date.now() - 60 * DAY_MS;
  const records = TALK.map(([speaker, content], index) => ({
    id: `t-${index}`, type: 'episodic', role: 'user', speaker, content, session_id: 's', sequence: index,
    occurred_at: new Date(start + index * 1_000).toISOString(),
  })); // prettier-ignore
  // With their vectors, because the results before a fold are compared with those after it.
  await client.ok(storeRecords, { body: { records } });
  await vectorsMade(app, client.user);
  return client;
}

async function fold(client: Client, body: object = {}) {
  const { runs } = await client.ok(runCompaction, { body: { force: true, ...body }, headers: WAIT });
  expect(runs[0]).toMatchObject({ status: 'done' });
  await waitUntil(
    'the vectors',
    async () => (await client.ok(getStatus, {})).embeddings.pending,
    (left) => left === 0,
  );
  return runs[0]!;
}

const find = async (client: Client, query: string, more: object = {}) =>
  (await client.ok(searchRecords, { body: { query, ...more } })).results;
const FLIGHT = 'Which flight does Mara take to Lisbon?';

it('returns the summary, with the words that were searched for, and names the turn', async () => {
  const client = await told();
  const before = await find(client, FLIGHT);
  expect(before[0]!.external_id).toBe('t-5');
  await fold(client);
  const after = await find(client, FLIGHT);
  const hit = after[0]!;
  expect(hit.record.type).toBe('summary');
  expect(hit.record.content).toContain('I fly to Lisbon on 14 June with flight TP571.');
  expect(hit.excerpt).toBe(true);
  expect(hit.sources).toContainEqual(expect.objectContaining({ external_id: 't-5', speaker: 'Mara' }));
  expect(after.filter(({ external_id: id }) => id === 't-5')).toEqual([]);
  const length = (results: typeof after) => results.reduce((sum, { record }) => sum + record.content.length, 0);
  expect(length(after)).toBeLessThan(length(before));
});

it('falls back to the original if the summary leaves out what was searched for', async () => {
  const client = await told();
  await fold(client);
  const [hit] = await find(client, 'take care, bye bye');
  expect(hit).toMatchObject({ external_id: 't-9', record: { content: TALK[9][1], compressed: true } });
});

it('shows the whole summary if expanded, and the originals on request', async () => {
  const client = await told();
  await fold(client);
  const [whole] = await find(client, FLIGHT, { expand: true });
  expect(whole!.excerpt).toBeUndefined();
  expect(whole!.sources).toHaveLength(10);
  expect(whole!.record.content).toContain('Ottensen');
  const originals = await find(client, FLIGHT, { include_compressed: true });
  expect(originals.map(({ external_id: id }) => id)).toContain('t-5');
});

it('returns the originals if the search excludes the summary, or is as of a time before it', async () => {
  const client = await told();
  const then = app.inside(Clock).now().toISOString();
  await fold(client);
  for (const narrowed of [{ type: 'episodic' }, { session_id: 's' }, { as_of: then }]) {
    const [hit] = await find(client, FLIGHT, narrowed);
    expect(hit).toMatchObject({ external_id: 't-5' });
  }
});

it('returns the other originals at once when a source was deleted', async () => {
  const client = await told();
  const run = await fold(client);
  const { members } = await client.ok(getRun, { params: { run_id: run.id } });
  await client.ok(deleteRecord, { params: { id: 't-0' } });
  const hits = await find(client, FLIGHT);
  expect(hits.map(({ id }) => id)).not.toContain(members.find(({ role }) => role === 'summary')!.id);
  expect(JSON.stringify(hits)).toContain('TP571');
  expect(JSON.stringify(await find(client, 'flat in Ottensen'))).not.toContain('Ottensen');
});

it('finds archived records only on request, and everything again after an undo', async () => {
  const client = await told();
  await client.ok(putUserCompaction, { body: { max_shrink: 1 } });
  const run = await fold(client, { strategy: 'archive' });
  expect(await find(client, FLIGHT)).toEqual([]);
  expect((await find(client, FLIGHT, { include_compressed: true }))[0]).toMatchObject({ external_id: 't-5' });
  await client.ok(undoRun, { params: { run_id: run.id } });
  expect((await find(client, FLIGHT))[0]).toMatchObject({ external_id: 't-5' });
});

it('does not find archived records because a day was summarised from them', async () => {
  const client = await told();
  await client.ok(putUserCompaction, { body: { max_shrink: 1 } });
  await fold(client, { strategy: 'archive' });
  await client.ok(refreshSummaries, { headers: WAIT });
  const hits = await find(client, FLIGHT);
  expect(hits.filter(({ record }) => record.type !== 'summary')).toEqual([]);
  expect((await find(client, FLIGHT, { include_compressed: true }))[0]).toMatchObject({ external_id: 't-5' });
});

it('leads nobody to another’s turns', async () => {
  const client = await told();
  await fold(client);
  const strangers = [app.user(), app.client(await app.otherTenant(), { user: client.user })];
  for (const stranger of strangers) {
    expect(await find(stranger, FLIGHT)).toEqual([]);
    expect(await find(stranger, FLIGHT, { include_compressed: true, expand: true })).toEqual([]);
  }
});
