import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { deleteRecord, storeRecord } from '@contracts/records/records.operations.js';
import {
  createWebhook,
  listWebhookDeliveries,
  replayWebhook,
  updateWebhook,
} from '@contracts/webhooks/webhooks.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { type Receiver, type Hooked, startHooked } from './receiver.js';

type Delivery = OutputOf<typeof listWebhookDeliveries>['deliveries'][number];

let app: TestApp;
let admin: Client;
let receiver: Receiver;

let hooked: Hooked;

beforeAll(async () => {
  hooked = await startHooked();
  ({ app, receiver } = hooked);
  admin = app.client();
});
afterAll(() => hooked.stop());
beforeEach(() => hooked.reset());

const hook = async (events = ['record.created']) =>
  (await admin.ok(createWebhook, { body: { url: receiver.url, events } })).id;
type Asked = { readonly state?: string; readonly limit?: number; readonly cursor?: string | undefined };
const list = (id: string, query: Asked = {}) => admin.ok(listWebhookDeliveries, { params: { id }, query });
/** Its deliveries, once all of them have reached this state. */
const inState = async (id: string, state: Delivery['state'], count = 1): Promise<readonly Delivery[]> => {
  const found = await waitUntil(
    `${count} ${state}`,
    () => list(id, { state }),
    ({ deliveries }) => deliveries.length === count,
  );
  return found.deliveries;
};
const given = (one: Delivery) => one.attempts.map(({ status, error, reason }) => ({ status, error, reason }));

it('lists what was sent when, to which address, under which id', async () => {
  const id = await hook();
  await hook(['block.created']);
  const user = app.user();
  const stored = await user.ok(storeRecord, { body: { content: 'a quiet garden' } });
  const [one] = await inState(id, 'delivered');
  expect(one).toEqual({
    event_id: receiver.received[0]?.headers['webhook-id'],
    type: 'record.created',
    user_id: user.user,
    ids: [stored.id],
    happened_at: expect.any(String) as string,
    state: 'delivered',
    attempts: [
      {
        at: expect.any(String) as string,
        url: receiver.url,
        status: 204,
        duration_ms: expect.any(Number) as number,
      },
    ],
    finished_at: expect.any(String) as string,
  });
  expect(JSON.stringify(one)).not.toContain('garden');
});

it('gives the reason of each failed attempt, in plain words, and the time of the next one', async () => {
  const id = await hook();
  receiver.answer(503);
  await app.user().ok(storeRecord, { body: { content: 'something' } });
  const [failed] = await inState(id, 'given_up');
  const unavailable = {
    status: 503,
    error: 'unavailable',
    reason: 'The receiver could not take it: it answered 503.',
  };
  expect(given(failed!)).toEqual([unavailable, unavailable]);
  expect(failed).toMatchObject({
    reason: unavailable.reason,
    next_try_at: expect.any(String) as string,
    finished_at: expect.any(String) as string,
  });
  const elsewhere = `${receiver.url}&moved`;
  await admin.ok(updateWebhook, { params: { id }, body: { url: elsewhere } });
  receiver.answer(200);
  await admin.ok(replayWebhook, { params: { id }, body: {} });
  const [told] = await inState(id, 'delivered');
  // The attempts before the replay stay, and all are listed once.
  expect(given(told!)).toEqual([unavailable, unavailable, { status: 200 }]);
  expect(told!.attempts.map(({ url }) => url)).toEqual([receiver.url, receiver.url, elsewhere]);
  expect(told!.event_id).toBe(failed!.event_id);
  expect(told).not.toHaveProperty('reason');
  expect((await list(id)).deliveries).toHaveLength(1);
});

it('shows the failure of the previous attempt while it waits for the next', async () => {
  const id = await hook();
  receiver.answer(404);
  await app.user().ok(storeRecord, { body: { content: 'something' } });
  await inState(id, 'given_up');
  await app.db.admin.query(
    `update outbox set closed_at = null, outcome = null, available_at = now() + interval '1 hour' where job = 'deliver-webhook'`,
  );
  await app.db.admin.query('truncate dead_letters');
  const [one] = await inState(id, 'retrying');
  expect(one).toMatchObject({ reason: 'The receiver refused it: it answered 404.', next_try_at: expect.any(String) as string }); // prettier-ignore
  expect(one).not.toHaveProperty('finished_at');
  await app.db.admin.query('truncate outbox');
});

it('belong to one webhook, newest first, page by page', async () => {
  const [id, other] = [await hook(), await hook()];
  const user = app.user();
  const ids: string[] = [];
  for (const content of ['one', 'two', 'three']) {
    ids.unshift((await user.ok(storeRecord, { body: { content } })).id);
    await inState(id, 'delivered', ids.length);
  }
  const first = await list(id, { limit: 2 });
  const second = await list(id, { limit: 2, cursor: first.next_cursor });
  expect([first.has_more, second.has_more]).toEqual([true, false]);
  expect([...first.deliveries, ...second.deliveries].flatMap((one) => one.ids)).toEqual(ids);
  expect((await list(other)).deliveries).toHaveLength(3);
});

it('name nobody who was erased, and give no id of what was deleted before it was sent', async () => {
  const id = await hook();
  const [erased, kept] = [app.user(), app.user()];
  await erased.ok(storeRecord, { body: { content: 'of an erased one' } });
  await inState(id, 'delivered');
  receiver.answer(500);
  await erased.ok(storeRecord, { body: { content: 'of an erased one, never told' } });
  const record = await kept.ok(storeRecord, { body: { content: 'deleted before it was told' } });
  await inState(id, 'given_up', 2);
  const eraser = app.client((await app.key({ permissions: ['privacy', 'admin'] })).key);
  await eraser.ok(eraseUser, { params: { user_id: erased.user ?? '' }, body: {} });
  await inState(id, 'given_up', 1);
  await waitUntil('the erasure', async () => (await app.count('erasures', "state = 'completed'")) > 0);
  const { deliveries } = await list(id);
  expect(JSON.stringify(deliveries)).not.toContain(String(erased.user));
  expect(deliveries.map(({ ids }) => ids)).toEqual([[record.id]]);
  await kept.ok(deleteRecord, { params: { id: record.id } });
  receiver.answer(200);
  await admin.ok(replayWebhook, { params: { id }, body: {} });
  const [dropped] = await inState(id, 'dropped');
  expect(dropped).toMatchObject({ type: 'record.created', ids: [] });
  expect(dropped).not.toHaveProperty('user_id');
});

it('are for administrators of the whole tenant, and for no other tenant', async () => {
  const id = await hook();
  const bound = app.client((await app.key({ user_id: 'ada' })).key);
  expect(await bound.fails(listWebhookDeliveries, { params: { id } })).toMatchObject({ status: 403 });
  const reader = app.client((await app.key({ permissions: ['records:read'] })).key);
  expect(await reader.fails(listWebhookDeliveries, { params: { id } })).toMatchObject({ status: 403 });
  const stranger = app.client(await app.otherTenant());
  expect(await stranger.fails(listWebhookDeliveries, { params: { id } })).toMatchObject({ status: 404 });
});
