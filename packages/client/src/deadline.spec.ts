import { Deadline } from './deadline.js';
import { InvalidRequestError } from './errors.js';

test.each([Infinity, 3_000_000_000])('a timeout of %s ms, longer than any timer, does not end at once', async (ms) => {
  const deadline = new Deadline(ms, undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(deadline.signal.aborted).toBe(false);
  expect(deadline.remainingMs).toBeGreaterThan(2_000_000_000);
  deadline.release();
});

test('a timeout that is no number is refused', () => {
  expect(() => new Deadline(NaN, undefined)).toThrow(InvalidRequestError);
});
