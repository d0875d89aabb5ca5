import { DAY_MS } from '@kernel/durations.js';
import { putPolicy } from '@contracts/lifecycle/forgetting-policy.operations.js';
import { getRetention, previewForgetting } from '@contracts/lifecycle/forgetting.operations.js';
import { getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';
import { mind } from './mind.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

async function pass(days: number): Promise<void> {
  clock.forward(days * DAY_MS);
  await app.runSchedule('forget-due');
  await waitUntil('all jobs to end', () => app.count('outbox', 'closed_at is null'), (open) => open === 0); // prettier-ignore
}

it('an intention does not fade while it is pending, and fades from when it is triggered', async () => {
  await app.client().ok(putPolicy, { body: { model: 'ebbinghaus', unit: '30d' } });
  const ada = app.user();
  const scout = mind(ada, 'scout');
  const trigger_at = new Date(clock.now().getTime() + 150 * DAY_MS).toISOString();
  const { node_id: id } = await scout.intend('renew the passport', undefined, { trigger_at });
  await scout.intend('ask for the honey', 'Aarhus');
  const plain = await ada.ok(storeRecord, { body: { content: 'a plan without an agent', type: 'prospective' } });
  const names = async () => (await scout.intentions()).map(({ description }) => description).sort();

  await pass(149);
  expect(await names()).toEqual(['ask for the honey', 'renew the passport']);
  const retention = await ada.ok(getRetention, { params: { id } });
  expect(retention).toMatchObject({ exempt: ['pending'] });
  expect(retention.due_at).toBeUndefined();
  const { exempt } = await ada.ok(previewForgetting, { body: { exempt: true } });
  expect(exempt.map(({ why }) => why)).toEqual([['pending'], ['pending']]);
  await ada.fails(getRecord, { params: { id: plain.id } });

  await pass(2);
  expect((await scout.check('')).map(({ description }) => description)).toEqual(['renew the passport']);
  await pass(40);
  expect(await names()).toEqual(['ask for the honey', 'renew the passport']);
  await pass(20);
  expect(await names()).toEqual(['ask for the honey']);
});
