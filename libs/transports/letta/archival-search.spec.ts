import { readZoned, showZoned } from './archival-search.js';

const BERLIN = 'Europe/Berlin';

it.each([
  ['2026-07-01', BERLIN, 'first', '2026-06-30T22:00:00.000Z'],
  ['2026-07-01', BERLIN, 'last', '2026-07-01T21:59:59.999Z'],
  ['2026-12-01', BERLIN, 'last', '2026-12-01T22:59:59.999Z'],
  ['2026-12-01', 'Asia/Kolkata', 'first', '2026-11-30T18:30:00.000Z'],
  ['2026-12-01', 'America/Los_Angeles', 'last', '2026-12-02T07:59:59.999Z'],
  ['2026-12-01', 'UTC', 'last', '2026-12-01T23:59:59.999Z'],
] as const)('reads the day %s in %s (%s)', (day, zone, end, expected) => {
  expect(readZoned('f', day, zone, end).toISOString()).toBe(expected);
});

it('reads a time without a zone in the zone that is given, and one with a zone in its own', () => {
  expect(readZoned('f', '2026-12-01T10:00:00', BERLIN, 'last').toISOString()).toBe('2026-12-01T09:00:00.000Z');
  expect(readZoned('f', '2026-12-01 10:00:00', BERLIN, 'last').toISOString()).toBe('2026-12-01T09:00:00.000Z');
  expect(readZoned('f', '2026-12-01T10:00:00Z', BERLIN, 'last').toISOString()).toBe('2026-12-01T10:00:00.000Z');
  expect(readZoned('f', '2026-12-01T10:00:00+05:30', BERLIN, 'last').toISOString()).toBe('2026-12-01T04:30:00.000Z');
  expect(readZoned('f', '2026-12-01T10:00:00 05:30', BERLIN, 'last').toISOString()).toBe('2026-12-01T04:30:00.000Z');
});

it('holds on both sides of the night in which the clocks change', () => {
  expect(readZoned('f', '2026-03-29T01:30:00', BERLIN, 'first').toISOString()).toBe('2026-03-29T00:30:00.000Z');
  expect(readZoned('f', '2026-03-29T03:30:00', BERLIN, 'first').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(readZoned('f', '2026-03-29', BERLIN, 'last').toISOString()).toBe('2026-03-29T21:59:59.999Z');
});

it('a day whose midnight the clocks skip begins after it, and one whose last hour they repeat ends after both', () => {
  expect(readZoned('f', '2024-09-08', 'America/Santiago', 'first').toISOString()).toBe('2024-09-08T04:00:00.000Z');
  expect(readZoned('f', '2024-04-06', 'America/Santiago', 'last').toISOString()).toBe('2024-04-07T03:59:59.999Z');
});

it.each(['', 'yesterday', '2026-13-01', '2026-02-30T00:00:00', '0001-01-01', '2026-12-01T10:00:00+99:00'])(
  'refuses %j by its field',
  (text) => {
    expect(() => readZoned('end_datetime', text, BERLIN, 'last')).toThrow('end_datetime');
  },
);

it('shows an instant in a zone', () => {
  const at = new Date('2026-11-22T10:15:00.250Z');
  expect(showZoned(at, BERLIN)).toBe('2026-11-22T11:15:00.250+01:00');
  expect(showZoned(at, 'America/St_Johns')).toBe('2026-11-22T06:45:00.250-03:30');
  expect(showZoned(at, 'UTC')).toBe('2026-11-22T10:15:00.250+00:00');
});
