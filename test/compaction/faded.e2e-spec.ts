import { DAY_MS } from '@kernel/durations.js';
import { getPortrait, listSummaries, refreshSummaries } from '@contracts/compaction/rollups.operations.js';
import { putPolicy } from '@contracts/lifecycle/forgetting-policy.operations.js';
import { forgetRecord, listForgotten } from '@contracts/lifecycle/forgetting.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
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
  const { id } = (await portraitOf(ada))!;
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
