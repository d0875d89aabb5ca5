import { getJob, listJobs } from '@contracts/jobs/jobs.operations.js';
import { getPortrait, listSummaries, refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { entityFacts } from '@contracts/entities/entities.operations.js';
import { holdRecord, releaseRecord } from '@contracts/privacy/legal-hold.operations.js';
import { deleteRecord, getRecord, patchRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { putUser } from '@contracts/users/users.operations.js';
import { readId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

const WAIT = { prefer: 'wait=30' };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Turn = readonly [at: string, role: string, content: string];
const DAYS: readonly Turn[] = [
  ['2026-03-01T10:00:00Z', 'user', 'I love hiking in the Harz mountains. My train to Goslar left at 7:42.'],
  ['2026-03-01T10:00:05Z', 'assistant', 'I love that you enjoy hiking! How was Goslar?'],
  // Already the second of March in Shanghai.
  ['2026-03-01T22:00:00Z', 'user', 'I feel anxious about the interview at Siemens on 12 March.'],
  ['2026-03-05T09:00:00Z', 'user', 'I got the job at Siemens in Erlangen! I hope to move there in May.'],
];

async function say(client: Client, turns: readonly Turn[], prefix = 'm'): Promise<void> {
  const records = turns.map(([occurred_at, role, content], index) => ({
    id: `${prefix}-${index}`, type: 'episodic', role, content, occurred_at, session_id: occurred_at.slice(0, 10),
  })); // prettier-ignore
  await client.ok(storeRecords, { body: { records } });
}
const climb = (client: Client) => client.ok(refreshSummaries, { headers: WAIT });
const days = async (client: Client) =>
  (await client.ok(listSummaries, { query: { kind: 'day' } })).summaries.map(({ day }) => day);

it('summarises each day, all days, and what the user says about themselves', async () => {
  const client = app.user();
  await say(client, DAYS);
  expect(await climb(client)).toMatchObject({ state: 'done' });
  expect(await days(client)).toEqual(['2026-03-05', '2026-03-01']);
  const { summaries } = await client.ok(listSummaries, { query: { day: '2026-03-01' } });
  expect(summaries[0]!.content).toContain('My train to Goslar left at 7:42.');
  const [global] = (await client.ok(listSummaries, { query: { kind: 'global' } })).summaries;
  for (const fact of ['Goslar', 'Erlangen', '2026-03-05']) expect(global!.content).toContain(fact);
  const { portrait, days: personality } = await client.ok(getPortrait, {});
  expect(portrait!.content).toContain('Likes\n- I love hiking in the Harz mountains. (2026-03-01)');
  expect(portrait!.content).toContain('Feelings\n- I feel anxious about the interview at Siemens on 12 March.');
  expect(portrait!.content).toContain('Wishes\n- I hope to move there in May. (2026-03-05)');
  // What the assistant said about itself is not about the user.
  expect(portrait!.content).not.toContain('you enjoy');
  expect(personality.map(({ day }) => day)).toEqual(['2026-03-05', '2026-03-01']);
});

it.each(['2026-02-30', '2026-13-01', '2025-02-29', '2026-00-10'])(
  'refuses %s, which is no day, by its field',
  async (day) => {
    for (const operation of [listSummaries, getPortrait] as const) {
      expect(await app.user().fails(operation, { query: { day } })).toMatchObject({ status: 400, fields: ['day'] });
    }
  },
);

it('keeps what the user tells, and not an assistant’s repetition of it', async () => {
  const client = app.user();
  const at = (minute: number) => `2026-03-01T10:0${minute}:00Z`;
  await say(client, [
    [at(0), 'user', 'I moved my gym sessions to Saturday at 10.'],
    [at(1), 'assistant', 'Saturday at 10, noted. Eat something light an hour before.'],
    [at(2), 'user', 'Came off the citalopram completely.'],
    [at(3), 'assistant', 'Good to hear that you are off the citalopram.'],
  ]);
  await climb(client);
  for (const kind of ['day', 'global'] as const) {
    const [summary] = (await client.ok(listSummaries, { query: { kind } })).summaries;
    expect(summary!.content).toBe(
      [
        '2026-03-01',
        'user: I moved my gym sessions to Saturday at 10.',
        'assistant: Eat something light an hour before.',
        'user: Came off the citalopram completely.',
      ].join('\n'),
    );
  }
});

it('names its job as the jobs do, and a job is read by its row key as well', async () => {
  const client = app.user();
  await say(client, DAYS);
  const { job } = await climb(client);
  const { jobs } = await client.ok(listJobs, { query: { kind: 'climb-ladder' } });
  expect(jobs.map(({ id }) => id)).toEqual([job]);
  for (const id of [job!, readId(job!)!]) expect(await client.ok(getJob, { params: { id } })).toEqual(jobs[0]);
});

it('uses the days of the user’s own time zone', async () => {
  const client = app.user();
  await client.ok(putUser, { params: { user_id: client.user }, body: { time_zone: 'Asia/Shanghai' } });
  await say(client, DAYS);
  await climb(client);
  expect(await days(client)).toEqual(['2026-03-05', '2026-03-02', '2026-03-01']);
});

it.each([
  ['CAT', ['2026-03-05', '2026-03-02', '2026-03-01']],
  ['IST', ['2026-03-05', '2026-03-02', '2026-03-01']],
])('reads a zone %s, which an earlier version took, as ICU does', async (zone, expected) => {
  const client = app.user();
  expect(await client.fails(putUser, { params: { user_id: client.user }, body: { time_zone: zone } })).toMatchObject({
    fields: ['time_zone'],
  });
  await client.ok(putUser, { params: { user_id: client.user }, body: {} });
  await app.db.admin.query('update users set time_zone = $1 where user_id = $2', [zone, client.user]);
  // Half past midnight in Harare, two in the morning in Kolkata.
  await say(client, [...DAYS.slice(0, 2), ['2026-03-01T22:30:00Z', 'user', 'I love Goslar.'], DAYS[3]!]);
  expect(await climb(client)).toMatchObject({ state: 'done' });
  expect(await days(client)).toEqual(expected);
  const { summaries } = await client.ok(listSummaries, { query: { day: '2026-03-02' } });
  expect(summaries[0]!.content).toBe('2026-03-02\nuser: I love Goslar.');
});

it('leaves no day behind when the time zone changes', async () => {
  const client = app.user();
  await say(client, [['2026-03-01T22:00:00Z', 'user', 'I feel anxious about the interview at Siemens on 12 March.']]);
  await climb(client);
  expect(await days(client)).toEqual(['2026-03-01']);
  await client.ok(putUser, { params: { user_id: client.user }, body: { time_zone: 'Asia/Shanghai' } });
  await climb(client);
  expect(await days(client)).toEqual(['2026-03-02']);
  const { days: personality, portrait } = await client.ok(getPortrait, {});
  expect(personality.map(({ day }) => day)).toEqual(['2026-03-02']);
  expect(portrait!.content).toContain('(2026-03-02)');
});

it('is strengthened if it is requested by name, and not if it is listed', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  await client.ok(getPortrait, {});
  await client.ok(listSummaries, {});
  await client.ok(listSummaries, { query: { kind: 'global' } });
  await client.ok(listSummaries, { query: { day: '2026-03-05' } });
  const strong = async () => {
    const { rows } = await app.db.admin.query<{ kind: string; day: string | null; strength: number }>(
      `select r.metadata->>'kind' as kind, r.metadata->>'day' as day, a.strength from records r
       join record_access a on a.record_id = r.id where r.user_id = $1 and a.strength > 1 order by 1`,
      [client.user],
    );
    return rows;
  };
  expect(await waitUntil('the uses', strong, (rows) => rows.length >= 3)).toEqual([
    { kind: 'day', day: '2026-03-05', strength: 2 },
    { kind: 'global', day: null, strength: 2 },
    { kind: 'portrait', day: null, strength: 2 },
  ]);
});

it('leaves a day under legal hold as it is', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  const day = async () => (await client.ok(listSummaries, { query: { day: '2026-03-05' } })).summaries[0]!;
  const before = await day();
  await client.ok(holdRecord, { params: { id: before.id } });
  await say(client, [['2026-03-05T18:00:00Z', 'user', 'The flat in Erlangen costs 980 euros.']], 'n');
  await climb(client);
  expect(await day()).toEqual(before);
  await client.ok(releaseRecord, { params: { id: before.id } });
  await climb(client);
  expect((await day()).content).toContain('980 euros');
});

it('is listed and rebuilt whatever a client has written into its metadata', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  const [made] = (await client.ok(listSummaries, { query: { day: '2026-03-01' } })).summaries;
  const hostile = { sources: 'many', extractive: 'perhaps' };
  await client.ok(patchRecord, { params: { id: made!.id }, body: { metadata: hostile } });
  const forged = { type: 'summary', content: 'A day.', provenance: { source: 'compaction' } };
  await client.ok(storeRecords, { body: { records: [{ ...forged, metadata: { kind: 'day', day: 'none', sources: 1e99 } }] } }); // prettier-ignore
  const shown = (await client.ok(listSummaries, { query: { kind: 'day' } })).summaries;
  expect(shown.map(({ sources }) => sources).sort()).toEqual([0, 0, 1]);
  expect(await climb(client)).toMatchObject({ state: 'done' });
});

it('rebuilds only days with new turns, under the same id', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  const before = (await client.ok(listSummaries, {})).summaries;
  await climb(client);
  expect((await client.ok(listSummaries, {})).summaries).toEqual(before);
  await say(client, [['2026-03-05T18:00:00Z', 'user', 'The flat in Erlangen costs 980 euros.']], 'n');
  await climb(client);
  const after = (await client.ok(listSummaries, {})).summaries;
  const changed = after.filter((rollup, index) => rollup.updated_at !== before[index]!.updated_at);
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(changed.map(({ kind, day }) => day ?? kind).sort()).toEqual(['2026-03-05', 'global']);
  expect(changed.every(({ content }) => content.includes('980 euros'))).toBe(true);
});

it('that is rebuilt is found by the names in its new text', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  await say(client, [['2026-03-05T18:00:00Z', 'user', 'The flat in Bamberg costs 980 euros.']], 'n');
  await climb(client);
  const named = (await client.ok(listSummaries, {})).summaries.filter(({ content }) => content.includes('Bamberg'));
  expect(named.map(({ kind }) => kind).sort()).toEqual(['day', 'global']);
  const { facts } = await client.ok(entityFacts, { params: { id: 'Bamberg' }, query: { type: 'summary' } });
  expect(facts.map(({ id }) => id).sort()).toEqual(named.map(({ id }) => id).sort());
});

it('keeps nothing of a deleted turn', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  await client.ok(deleteRecord, { params: { id: 'm-2' } });
  const texts = async () => {
    const { summaries } = await client.ok(listSummaries, {});
    const { portrait, days: personality } = await client.ok(getPortrait, {});
    return [...summaries, ...personality, ...(portrait ? [portrait] : [])];
  };
  expect(JSON.stringify(await texts())).not.toContain('anxious');
  const made = await waitUntil('the rollups made anew', texts, (rollups) => rollups.length === 6);
  expect(JSON.stringify(made)).not.toContain('anxious');
  expect(JSON.stringify(made)).toContain('Goslar');
  expect(await app.count('records', `user_id = $1 and content like '%anxious%'`, [client.user])).toBe(0);
});

it('writes Chinese for those who do', async () => {
  const client = app.user();
  await say(client, [
    ['2026-03-01T10:00:00Z', 'user', '我很喜欢摄影，上周买了一台尼康相机。你觉得怎么样？'],
    ['2026-03-01T10:01:00Z', 'user', '最近我有点焦虑，因为5月20日要考试。'],
  ]);
  await climb(client);
  const { portrait } = await client.ok(getPortrait, {});
  expect(portrait!.content).toContain('喜欢\n- 我很喜欢摄影，上周买了一台尼康相机。 (2026-03-01)');
  expect(portrait!.content).toContain('感受\n- 最近我有点焦虑，因为5月20日要考试。');
});

it('is not returned by a search beside turns that already say the same', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  const { results } = await client.ok(searchRecords, { body: { query: 'When did the train to Goslar leave?' } });
  expect(results[0]).toMatchObject({ external_id: 'm-0' });
  expect(results.filter(({ record }) => record.type === 'summary')).toEqual([]);
});

it('shows nobody another’s days', async () => {
  const client = app.user();
  await say(client, DAYS);
  await climb(client);
  const [day] = (await client.ok(listSummaries, {})).summaries;
  const { key } = await app.key({ agent: 'a' });
  const strangers = [
    app.user(),
    app.client(await app.otherTenant(), { user: client.user }),
    app.client(key, { user: client.user }),
  ];
  for (const stranger of strangers) {
    expect((await stranger.ok(listSummaries, {})).summaries).toEqual([]);
    expect(await stranger.ok(getPortrait, {})).toEqual({ portrait: null, days: [] });
    expect(await stranger.fails(getRecord, { params: { id: day!.id } })).toMatchObject({ code: 'not_found' });
  }
  await app.client(key, { user: client.user }).fails(refreshSummaries, {});
});
