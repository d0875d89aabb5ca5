import { unixSeconds } from './primitives.js';

it.each([
  [2_152_824_125.154, '2038-03-21T22:42:05.154Z'],
  [547_467_085.262, '1987-05-08T10:11:25.262Z'],
  [1_746_290_000.123999, '2025-05-03T16:33:20.123Z'],
  [-0.001, '1969-12-31T23:59:59.999Z'],
  [0, '1970-01-01T00:00:00.000Z'],
])('reads %s Unix seconds to the millisecond', (seconds, expected) => {
  expect(unixSeconds.parse(seconds).toISOString()).toBe(expected);
});
