import { deliveryOf, dispatchOf } from './delivery.js';

const dispatch = {
  tenantId: '0190a000-0000-7000-8000-000000000001',
  outboxId: '0190a000-0000-7000-8000-000000000002',
  job: 'note',
  dispatch: 12,
};

it('carries a dispatch there and back, with ids only', () => {
  const { name, data, opts } = deliveryOf(dispatch);
  expect(data).toEqual({ tenant_id: dispatch.tenantId, outbox_id: dispatch.outboxId });
  expect(dispatchOf({ name, data, id: opts.jobId })).toEqual(dispatch);
});

it('gives every dispatch of a row its own id', () => {
  expect(deliveryOf(dispatch).opts.jobId).not.toBe(deliveryOf({ ...dispatch, dispatch: 13 }).opts.jobId);
});

it('lets BullMQ neither retry nor keep anything', () => {
  expect(deliveryOf(dispatch).opts).toMatchObject({ attempts: 1, removeOnComplete: true, removeOnFail: true });
});

it('puts bulk behind urgent dispatches', () => {
  expect([dispatch, { ...dispatch, bulk: true }].map((one) => deliveryOf(one).opts.priority ?? 0)).toEqual([0, 1]);
});

it('recognises entries that no relay has put there', () => {
  const { name, data } = deliveryOf(dispatch);
  expect(dispatchOf({ name, data, id: undefined })).toBeUndefined();
  expect(dispatchOf({ name, data, id: 'no number' })).toBeUndefined();
  expect(dispatchOf({ name, data: { tenant_id: 'x', outbox_id: 'y' }, id: 'x-1' })).toBeUndefined();
  expect(dispatchOf({ name, data: null, id: 'x-1' })).toBeUndefined();
});
