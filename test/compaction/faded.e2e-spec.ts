import { DAY_MS } from '@kernel/durations.js';
import { putUserCompaction, runCompaction } from '@contracts/compaction/compaction.operations.js';
import { getPortrait, listSummaries, refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { putPolicy } from '@contracts/lifecycle/forgetting-policy.operations.js';
import { forgetRecord, listForgotten, restoreRecord } from '@contracts/lifecycle/forgetting.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { showId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
  const types = { message: { model: 'none' } };
  await app.client().ok(putPolicy, { body: { model: 'ebbinghaus', unit: '30d', types } });
});
afterAll(() => app.stop());

const say = (client: Client, content: string) =>
  client.ok(appendMessages, { body: { messages: [{ role: 'user', content }] } });
const climb = (client: Client) => client.ok(refreshSummaries, { headers: { prefer: 'wait=30' } });
const portraitOf = async (client: Client) => (await client.ok(getPortrait, {})).portrait;
const globalsOf = async (client: Client) => (await client.ok(listSummaries, { query: { kind: 'global' } })).summaries;

/** Long enough for what nobody recalls to fade. */
async function fade(): Promise<void> {
  clock.forward(60 * DAY_MS);
  await app.runSchedule('forget-due');
  await waitUntil('all jobs to end', () => app.count('outbox', 'closed_at is null'), (open) => open === 0); // prettier-ignore
}

it('a portrait and a summary of all days that have faded come back with what is said later', async () => {
  const ada = app.user();
  await say(ada, 'I love the sea.');
  await climb(ada);
  // Reading the portrait would strengthen it.
  const { rows } = await app.db.admin.query<{ id: string }>(
    `select id from records where user_id = $1 and metadata->>'kind' = 'portrait'`,
    [ada.user],
  );
  const id = showId('summary', rows[0]!.id);
  await fade();
  expect(await portraitOf(ada)).toBeNull();
  await climb(ada);
  expect(await portraitOf(ada)).toBeNull();

  await say(ada, 'I like fado music.');
  await climb(ada);
  expect(await portraitOf(ada)).toMatchObject({ id, content: expect.stringContaining('I like fado music.') });
  expect(await globalsOf(ada)).toMatchObject([{ content: expect.stringContaining('I like fado music.') }]);
  const { records } = await ada.ok(listForgotten, { query: {} });
  expect(records.map(({ metadata }) => metadata['kind']).sort()).toEqual(['day', 'personality']);
});

it('what was forgotten on request stays forgotten', async () => {
  const ada = app.user();
  await say(ada, 'I love the sea.');
  await climb(ada);
  const { id } = (await portraitOf(ada))!;
  await ada.ok(forgetRecord, { params: { id } });
  await say(ada, 'I like fado music.');
  await climb(ada);
  expect(await portraitOf(ada)).toBeNull();
});

describe('a turn that is forgotten on request', () => {
  const SECRET = 'I hate my aunt Olga.';
  const turn = (id: string, content: string) => ({ id, type: 'episodic', role: 'user', content });
  const store = (client: Client, ...contents: readonly string[]) =>
    client.ok(storeRecords, { body: { records: contents.map((content, place) => turn(`t-${place}`, content)) } });
  const secret = { params: { id: 't-0' } };
  const settled = (client: Client) =>
    waitUntil('all jobs to end', () => app.count('outbox', 'closed_at is null and user_id = $1', [client.user]), (open) => open === 0); // prettier-ignore
  /** Everything that compaction has written of a user. */
  async function told(client: Client): Promise<readonly string[]> {
    const { rows } = await app.db.admin.query<{ content: string }>(
      `select content from records where user_id = $1 and type = 'summary' and forgotten_at is null order by content`,
      [client.user],
    );
    return rows.map(({ content }) => content);
  }
  const olga = async (client: Client) => (await told(client)).filter((content) => content.includes('Olga'));

  it('is in no rollup from then on, and in all of them once it is restored', async () => {
    const ada = app.user();
    await store(ada, SECRET, 'The train to Goslar left at 7:42.');
    await climb(ada);
    const before = await told(ada);
    expect(await olga(ada)).toHaveLength(4);
    await ada.ok(forgetRecord, secret);
    expect(await olga(ada)).toEqual([]);
    await settled(ada);
    const rest = await told(ada);
    expect([rest.length, rest.every((content) => content.includes('Goslar'))]).toEqual([2, true]);
    await ada.ok(restoreRecord, secret);
    await settled(ada);
    expect(await told(ada)).toEqual(before);
  });

  it('comes back into the rollups if it was the only one, or is stored again', async () => {
    const ada = app.user();
    await store(ada, SECRET);
    await climb(ada);
    const before = await told(ada);
    for (const again of [
      () => ada.ok(restoreRecord, secret),
      () => ada.ok(storeRecord, { body: turn('t-0', SECRET) }),
    ]) {
      await ada.ok(forgetRecord, secret);
      await settled(ada);
      expect(await told(ada)).toEqual([]);
      await again();
      await settled(ada);
      expect(await told(ada)).toEqual(before);
    }
  });

  it('has no rollups made for a user who had none', async () => {
    const ada = app.user();
    await store(ada, SECRET);
    await ada.ok(forgetRecord, secret);
    await ada.ok(restoreRecord, secret);
    await settled(ada);
    expect(await told(ada)).toEqual([]);
  });

  it('is in no summary of a batch, and is found again once it is restored', async () => {
    const ada = app.user();
    const owed = 'Olga owes me 1,240 euros since 3 May.';
    await store(ada, owed, 'The train to Goslar left at 7:42.', 'The hike up the Brocken took five hours.');
    await ada.ok(putUserCompaction, { body: { summary_share: 1 } });
    await ada.ok(runCompaction, { body: { force: true, partial: true }, headers: { prefer: 'wait=30' } });
    expect(await olga(ada)).toHaveLength(1);
    await ada.ok(forgetRecord, secret);
    expect(await olga(ada)).toEqual([]);
    await settled(ada);
    expect(await told(ada)).toEqual([expect.stringContaining('Brocken')]);
    await ada.ok(restoreRecord, secret);
    const { results } = await ada.ok(searchRecords, { body: { query: 'What does Olga owe me?' } });
    expect(results[0]).toMatchObject({ external_id: 't-0' });
  });
});
