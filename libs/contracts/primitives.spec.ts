import { appendMessages } from './messages/messages.operations.js';
import { instantInput, instantOrUtc, label, scopeName, storedUserId, unixSeconds, userId } from './primitives.js';
import { recordInput } from './records/record.js';

it.each([
  [2_152_824_125.154, '2038-03-21T22:42:05.154Z'],
  [547_467_085.262, '1987-05-08T10:11:25.262Z'],
  [1_746_290_000.123999, '2025-05-03T16:33:20.123Z'],
  [-0.001, '1969-12-31T23:59:59.999Z'],
  [0, '1970-01-01T00:00:00.000Z'],
])('reads %s Unix seconds to the millisecond', (seconds, expected) => {
  expect(unixSeconds.parse(seconds).toISOString()).toBe(expected);
});

it.each([
  ['2026-03-01T20:00:00', '2026-03-01T20:00:00.000Z'],
  ['2026-03-01T20:00:00.123456', '2026-03-01T20:00:00.123Z'],
  ['2026-03-01 20:00:00', '2026-03-01T20:00:00.000Z'],
  ['2026-03-01T20:00:00+02:00', '2026-03-01T18:00:00.000Z'],
  ['2026-03-01', '2026-03-01T00:00:00.000Z'],
])('reads %s in UTC if it names no zone, only where clients send such times', (text, expected) => {
  expect(instantOrUtc.parse(text).toISOString()).toBe(expected);
  const zoned = !/\d\d:\d\d:\d\d(\.\d+)?$/.test(text) || text.includes('+');
  expect(instantInput.safeParse(text).success).toBe(zoned);
});

it.each(['2026-02-30T20:00:00', '2026-03-01T25:00:00', 'yesterday', '', null])('refuses %j as a time', (text) => {
  expect(instantOrUtc.safeParse(text).success).toBe(false);
});

it.each([
  ['a', 256, true],
  ['a', 257, false],
  ['語', 256, true],
  ['🐝', 192, true],
  // Three of these are longer than an index entry may be.
  ['🐝', 193, false],
])('takes %s as a name %i times: %s', (letter, times, fits) => {
  expect(label.safeParse(letter.repeat(times)).success).toBe(fits);
  expect(scopeName.safeParse(letter.repeat(times)).success).toBe(fits);
});

it('refuses users whom no address can name, unless they are stored already', () => {
  for (const id of ['.', '..']) {
    expect([userId, storedUserId].map((schema) => schema.safeParse(id).success)).toEqual([false, true]);
  }
  expect(userId.safeParse('...').success).toBe(true);
});

it.each(['.', '..'])('refuses %j as a client’s own id of a memory or a message, which no address can name', (id) => {
  const message = 'must not be "." or ".."';
  const refused = (path: readonly unknown[]) => ({ success: false, error: { issues: [{ path, message }] } });
  expect(recordInput.safeParse({ id, content: 'Tea.' })).toMatchObject(refused(['id']));
  const messages = [{ id, role: 'user', content: 'Tea.' }];
  expect(appendMessages.body.safeParse({ messages })).toMatchObject(refused(['messages', 0, 'id']));
  for (const fine of ['...', '.a', 'a/..', ' '])
    expect(recordInput.safeParse({ id: fine, content: 'Tea.' }).success).toBe(true);
});
