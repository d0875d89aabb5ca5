import { errorOf, NetworkError, TimeoutError } from './errors.js';
import { delayBefore, isPassing, sleep } from './retry.js';

const refusal = (status: number, code = 'any') => errorOf({ status, code, detail: '' });

test.each([429, 502, 503, 504])('%i may be temporary', (status) => {
  expect(isPassing(refusal(status))).toBe(true);
});

test.each([400, 401, 403, 404, 409, 412, 413, 500, 501])('%i is permanent', (status) => {
  expect(isPassing(refusal(status))).toBe(false);
});

test('a broken connection, and the same request still running, may be temporary; a timeout is final', () => {
  const none = { status: 0, code: 'network', detail: '' };
  expect(isPassing(new NetworkError(none))).toBe(true);
  expect(isPassing(refusal(409, 'idempotency_in_progress'))).toBe(true);
  expect(isPassing(new TimeoutError(none))).toBe(false);
});

test('the bound of the delay doubles up to eight seconds, and the delay is anything below it', () => {
  const longest = [0, 1, 2, 3, 4, 5, 6, 60].map((repetition) => delayBefore(repetition, undefined, 1));
  expect(longest).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  expect(delayBefore(3, undefined, 0)).toBe(0);
  expect(delayBefore(3, undefined, 0.5)).toBe(1_000);
});

test('the delay is at least what the server asked for and a little longer, so that not all clients return at once', () => {
  expect(delayBefore(0, 7, 0)).toBe(7_000);
  expect(delayBefore(5, 7, 1)).toBe(7_250);
  expect(delayBefore(0, 0, 0)).toBe(0);
});

test('a sleeper is woken by its signal, with the reason', async () => {
  const controller = new AbortController();
  const sleeping = sleep(60_000, controller.signal);
  controller.abort(new Error('enough'));
  await expect(sleeping).rejects.toThrow('enough');
  await expect(sleep(60_000, controller.signal)).rejects.toThrow('enough');
});
