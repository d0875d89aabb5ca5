import { MOST_WEBHOOK_ATTEMPTS } from '@contracts/jobs.js';
import { newId } from '@kernel/ids.js';
import { afterAttempt, type Delivery, type DeliveryRow, reasonOf, showDelivery } from './delivery.js';
import type { FailureKind } from './send-webhook.js';

const AT = '2026-11-24T08:00:00.000Z';
const delivery: Delivery = {
  webhook_id: newId(),
  event_id: newId(),
  type: 'record.created',
  ids: ['lesson_1'],
  at: AT,
};
const row = (changes: Partial<DeliveryRow> = {}): DeliveryRow => ({
  id: newId(),
  userId: 'ada',
  payload: delivery,
  state: 'waiting',
  createdAt: new Date(AT),
  nextTryAt: new Date(AT),
  finishedAt: null,
  error: null,
  ...changes,
});

it('keeps only the last attempts', () => {
  let tried = delivery;
  for (let ms = 0; ms < MOST_WEBHOOK_ATTEMPTS + 5; ms += 1) tried = afterAttempt(tried, { at: AT, ms });
  expect(tried.attempts).toHaveLength(MOST_WEBHOOK_ATTEMPTS);
  expect(tried.attempts?.[0]?.ms).toBe(5);
});

it('has a sentence for each kind of failure', () => {
  const kinds: FailureKind[] = [
    'refused',
    'unavailable',
    'timeout',
    'address_refused',
    'gone',
    'disabled',
    'no_secret',
  ];
  const told = kinds.map((kind) => reasonOf(kind));
  expect(new Set(told).size).toBe(kinds.length);
  expect(told.join()).not.toMatch(/undefined|The server failed/);
  expect(reasonOf('crash_loop')).toContain('crash_loop');
});

it('names the status of the last attempt only if that is what failed', () => {
  const payload = afterAttempt(delivery, { at: AT, url: 'https://a.example', status: 404, error: 'refused', ms: 3 });
  const told = (error: string) => showDelivery(row({ payload, state: 'given_up', error })).reason;
  expect(told('refused')).toBe('The receiver refused it: it answered 404.');
  expect(told('timeout')).toBe('The receiver did not answer in time.');
});

it('shows neither the user nor the ids of a dropped delivery', () => {
  expect(showDelivery(row())).toMatchObject({ user_id: 'ada', ids: ['lesson_1'] });
  const dropped = showDelivery(row({ state: 'dropped' }));
  expect(dropped.ids).toEqual([]);
  expect(dropped).not.toHaveProperty('user_id');
});
