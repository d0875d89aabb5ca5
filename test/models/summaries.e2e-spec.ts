import { putUserCompaction, runCompaction, undoRun } from '@contracts/compaction/compaction.operations.js';
import { getPortrait, listSummaries, refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { listRecords, storeRecords } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { chatServer } from '@test/support/providers/chat-servers.js';
import { waitUntil } from '@test/support/wait-until.js';

let server: Awaited<ReturnType<typeof chatServer>>;
let app: TestApp;
let ada: Client;
beforeAll(async () => {
  server = await chatServer('openai');
  const env = { LLM_PROVIDER: 'openai', LLM_MODEL: 'small', LLM_BASE_URL: server.url, LLM_API_KEY: 'k', LLM_RETRIES: '0' };
  app = await startApp({ env });
}); // prettier-ignore
afterAll(async () => {
  await app.stop();
  await server.close();
});

const SAID = [
  ['Ada', 'I moved to Lisbon in March and rented a flat with three rooms near the river.'],
  ['Ben', 'The rent of my flat is 950 euros a month since the first of May.'],
  ['Ada', 'I do not eat peanuts, because they make my throat swell.'],
  ['Ben', 'My sister Ines plays the cello in the orchestra of Porto.'],
  // Small talk that may be left out, to make room for the others.
  [
    'Ada',
    'Hello again! Thanks a lot, that is so nice of you. Have a good evening, sleep well, and talk to you soon, bye bye!',
  ],
] as const;
const WAIT = { prefer: 'wait=30' };
beforeEach(async () => {
  ada = app.user();
  await ada.ok(putUserCompaction, { body: { written: true, summary_share: 1 } });
  const records = SAID.map(([speaker, content], index) => ({
    id: `t-${index}`, type: 'message', role: 'user', speaker, content, session_id: 's', sequence: index,
    occurred_at: `2026-03-0${index + 1}T10:00:00Z`,
  })); // prettier-ignore
  await ada.ok(storeRecords, { body: { records } });
});

const writes = (...sentences: object[]) => server.script({ text: JSON.stringify({ sentences }) });
const fold = async () => {
  const { runs = [] } = await ada.ok(runCompaction, { body: { force: true, partial: true }, headers: WAIT });
  const { records } = await ada.ok(listRecords, { query: { type: 'summary' } });
  return { run: runs[0]?.id ?? '', summary: records[0] };
};

it('a sentence that its lines support is written; one that says more is replaced by what was said', async () => {
  writes(
    { of: [1], text: 'Ada moved to a flat with three rooms in Lisbon.' },
    { of: [2], text: 'Ben pays 990 euros a month for his flat.' },
    { of: [3], text: 'Ada eats peanuts.' },
    { of: [4, 9], text: 'Ines plays the cello.' },
  );
  const { run, summary } = await fold();
  expect(summary?.content).toContain('Ada moved to a flat with three rooms in Lisbon.');
  expect(summary?.content).toContain('950 euros');
  expect(summary?.content).not.toContain('990');
  expect(summary?.content).toContain('I do not eat peanuts');
  expect(summary?.content).toContain('My sister Ines');
  expect(summary?.metadata).toMatchObject({ kind: 'batch', sources: 5, extractive: false, model: expect.any(String) as string });
  const { rows } = await app.db.admin.query<{ kept: number; spans: number }>(
    `select (e.properties->>'kept')::float8 as kept, jsonb_array_length(e.properties->'spans') as spans from edges e
     join records r on r.tenant_id = e.tenant_id and r.id = e.to_id where e.user_id = $1 and e.type = 'CONSOLIDATES' order by r.sequence`,
    [ada.user],
  );
  expect(rows.map(({ spans }) => spans)).toEqual([1, 1, 1, 1, 1]);
  expect(rows[0]?.kept).toBeLessThan(1);
  expect(rows[2]?.kept).toBe(1);
  await ada.ok(undoRun, { params: { run_id: run } });
  expect((await ada.ok(listRecords, { query: { type: 'summary' } })).records).toEqual([]);
}); // prettier-ignore

it('one sentence may summarise several turns, and each of them leads to it', async () => {
  writes({ of: [2, 4], text: 'Ben has a flat for 950 euros and a sister Ines who plays the cello.' });
  const { summary } = await fold();
  expect(summary?.content.match(/Ines/g)).toHaveLength(1);
  const spans = await app.count('edges', `user_id = $1 and type = 'CONSOLIDATES' and jsonb_array_length(properties->'spans') = 1`, [ada.user]);
  expect(spans).toBe(5);
}); // prettier-ignore

it.each([
  ['is down', { status: 500 }],
  ['answers garbage', { garbage: true }],
  ['answers nothing', { text: '{"sentences":[]}' }],
  ['writes far too much', { text: JSON.stringify({ sentences: Array.from({ length: 400 }, () => ({ of: [1], text: 'Ada moved to Lisbon in March near the river.' })) }) }],
] as const)('a model that %s leaves the extractive summary', async (_, script) => {
  server.script(script);
  const { summary } = await fold();
  expect(summary?.metadata).toMatchObject({ extractive: true });
  expect(summary?.content).toContain('Ada: I moved to Lisbon');
}); // prettier-ignore

it('no model is called before it is switched on', async () => {
  await ada.ok(putUserCompaction, { body: { summary_share: 1 } });
  const before = server.seen.length;
  const { summary } = await fold();
  expect(server.seen).toHaveLength(before);
  expect(summary?.metadata).toMatchObject({ extractive: true });
});

it('days, the summary of all and the portrait are written too, and are deleted with their user', async () => {
  await ada.ok(storeRecords, { body: { records: [{ type: 'message', role: 'user', speaker: 'Ada', content: 'I really love sailing in the evening.', occurred_at: '2026-03-09T10:00:00Z' }] } });
  server.script({
    text: ({ body }) => {
      const sent = JSON.stringify(body);
      const line = (word: string) => Number(new RegExp(`line\\\\+":(\\d+)[^{}]*${word}`).exec(sent)?.[1] ?? 0);
      const told = [['Lisbon', 'Ada moved to Lisbon.'], ['sailing', 'Ada loves evening sailing.']] as const;
      const sentences = told.flatMap(([word, text]) => (line(word) > 0 ? [{ of: [line(word)], text }] : []));
      return JSON.stringify({ sentences });
    },
  });
  await ada.ok(refreshSummaries, { headers: WAIT });
  const { summaries } = await ada.ok(listSummaries, { query: { kind: 'day' } });
  const of = (day: string) => summaries.find((one) => one.day === day);
  expect(of('2026-03-01')).toMatchObject({ content: expect.stringContaining('Ada moved to Lisbon.') as string, extractive: false });
  expect(of('2026-03-02')).toMatchObject({ extractive: true });
  const { portrait } = await ada.ok(getPortrait);
  expect(portrait).toMatchObject({ content: expect.stringContaining('Ada loves evening sailing. (2026-03-09)') as string, extractive: false });
  await app.client().ok(eraseUser, { params: { user_id: ada.user }, body: {} });
  await waitUntil('all of it to go', async () => (await app.count('records', 'user_id = $1', [ada.user])) === 0);
}); // prettier-ignore

it('no model is called again for a day that was forgotten on request and has been summarised again', async () => {
  writes();
  const climb = () => ada.ok(refreshSummaries, { headers: WAIT });
  const days = async () => (await ada.ok(listSummaries, { query: { kind: 'day', day: '2026-03-01' } })).summaries;
  await climb();
  await ada.ok(forgetRecord, { params: { id: (await days())[0]!.id } });
  const later = { type: 'message', role: 'user', speaker: 'Ada', content: 'The flat in Lisbon costs 900 euros.', occurred_at: '2026-03-01T18:00:00Z' };
  await ada.ok(storeRecords, { body: { records: [later] } });
  await climb();
  expect(await days()).toMatchObject([{ content: expect.stringContaining('900 euros') as string }]);
  const before = server.seen.length;
  await climb();
  expect(server.seen).toHaveLength(before);
}); // prettier-ignore
