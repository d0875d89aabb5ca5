import { DAY_MS } from '@kernel/durations.js';
import { putPolicy } from '@contracts/lifecycle/forgetting-policy.operations.js';
import { listForgotten, restoreRecords } from '@contracts/lifecycle/forgetting.operations.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { everythingOf } from '@test/support/hidden.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { waitUntil } from '@test/support/wait-until.js';

const STEP_DAYS = 5;
const UNIT_DAYS = 30;
const THRESHOLD = 0.2;

/** Days of the year on which each memory is recalled. */
const RECALLED: Readonly<Record<string, readonly number[]>> = {
  'every month': Array.from({ length: 12 }, (_, month) => 30 * (month + 1)),
  'every season': [45, 130, 220, 310],
  'four times at first': [5, 10, 15, 20],
  'twice at first': [5, 10],
  'once, late': [45],
  'once, at once': [5],
  never: [],
};
/** Never recalled either. */
const UNTOUCHABLE: Readonly<Record<string, object>> = {
  pinned: { pinned: true },
  important: { importance: 0.95 },
  'of a type that stays': { type: 'lesson' },
  held: {},
};

/** The day on which the curve says that a memory is forgotten: S·ln(1/θ) units after its last recall in time. */
function lastDay(recalls: readonly number[]): number {
  let [due, strength] = [UNIT_DAYS * Math.log(1 / THRESHOLD), 1];
  for (const day of recalls) {
    if (day >= due) break;
    strength += 1;
    due = day + strength * UNIT_DAYS * Math.log(1 / THRESHOLD);
  }
  return due;
}

let app: TestApp;
let ada: Client;
const clock = new TravelClock();
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await startApp({ clock });
  ada = app.user();
  const policy = {
    model: 'ebbinghaus', unit: `${UNIT_DAYS}d`, threshold: THRESHOLD, importance_floor: 0.9, grace: null,
    types: { lesson: { model: 'none' } },
  }; // prettier-ignore
  await app.client().ok(putPolicy, { body: policy });
  for (const [name, over] of [...Object.keys(RECALLED).map((name) => [name, {}] as const), ...Object.entries(UNTOUCHABLE)]) {
    const body = { id: name, title: name, content: `What is recalled ${name}.`, metadata: { a: [1, { b: null }] }, mood: name, ...over };
    ids.set(name, (await ada.ok(storeRecord, { body })).id);
  } // prettier-ignore
  await app.db.admin.query(`update records set legal_hold = true where external_id = 'held'`);
  await app.db.admin.query(`update record_access set exempt = true where record_id = (select id from records where external_id = 'held')`);
  await idle();
}, 60_000); // prettier-ignore
afterAll(() => app.stop());

async function idle(): Promise<void> {
  await waitUntil('all jobs to end', () => app.count('outbox', 'closed_at is null'), (open) => open === 0);
} // prettier-ignore

/** Listing is not a recall. */
async function alive(): Promise<Map<string, unknown>> {
  const { records } = await ada.ok(listRecords, { query: { limit: 1000, include_shared: false } });
  return new Map(records.map((record) => [record.external_id!, record]));
}

it('passes: what is recalled stays, the rest fades in the order of the curve, and is restored as it was', async () => {
  const before = await alive();
  const rows = await everythingOf(app, ada.user);
  const goneOn = new Map<string, number>();
  for (let day = STEP_DAYS; day <= 365; day += STEP_DAYS) {
    clock.forward(STEP_DAYS * DAY_MS);
    await app.runSchedule('forget-due');
    await idle();
    const now = await alive();
    for (const name of before.keys()) if (!now.has(name) && !goneOn.has(name)) goneOn.set(name, day);
    const recalled = Object.entries(RECALLED).filter(([name, days]) => days.includes(day) && now.has(name));
    if (recalled.length > 0) {
      const { acknowledged } = await ada.ok(acknowledgeRecords, { body: { ids: recalled.map(([name]) => name) } });
      expect(acknowledged).toBe(recalled.length);
    }
  }

  for (const [name, recalls] of Object.entries(RECALLED)) {
    const due = lastDay(recalls);
    // At the first sweep after the day that the curve gives, and never before it.
    const expected = due > 365 ? undefined : Math.ceil(due / STEP_DAYS) * STEP_DAYS;
    expect([name, goneOn.get(name)]).toEqual([name, expected]);
  }
  expect([...goneOn.keys()]).toEqual(['never', 'once, at once', 'once, late', 'twice at first', 'four times at first']);
  expect([...(await alive()).keys()].sort()).toEqual([...Object.keys(UNTOUCHABLE), 'every month', 'every season'].sort());

  const { records: forgotten } = await ada.ok(listForgotten, { query: { include_shared: false } });
  expect(forgotten.map((record) => record.external_id)).toEqual([...goneOn.keys()].reverse());
  for (const { forgotten_at: _, ...record } of forgotten) expect(record).toEqual(before.get(record.external_id!));

  const { restored } = await ada.ok(restoreRecords, { body: { forgotten_from: '2000-01-01' } });
  expect(restored).toHaveLength(goneOn.size);
  expect(await alive()).toEqual(before);
  const { record_access: _, ...others } = await everythingOf(app, ada.user);
  const { record_access: __, ...same } = rows;
  expect(others).toEqual(same);
}, 300_000); // prettier-ignore
