import { describe, expect, it } from '@jest/globals';
import { ianaZone, instantOf, isIanaZone, minutesFromUtc } from './time-zone.js';

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'europe/berlin', 'US/Pacific', 'UTC', 'EST', 'EST5EDT', 'Etc/GMT+5', 'CET'])(
    'is named by IANA: %s',
    (zone) => {
      expect(isIanaZone(zone)).toBe(true);
      expect(ianaZone(zone)).toBe(zone);
    },
  );

  it.each([
    ['IST', 'Asia/Calcutta'],
    ['pst', 'America/Los_Angeles'],
    ['CAT', 'Africa/Maputo'],
    ['SystemV/PST8', 'UTC'],
    ['Mars/Olympus', 'UTC'],
    ['', 'UTC'],
  ])('is refused where it is set, and read as IANA names it where it is stored: %s', (zone, place) => {
    expect(isIanaZone(zone)).toBe(false);
    expect(ianaZone(zone)).toBe(place);
  });

  it.each(['+05:30', '-03', '+0530'])('is no offset, which Postgres reads the other way: %s', (zone) => {
    expect(isIanaZone(zone)).toBe(false);
  });
});

describe('a local time', () => {
  const instant = (local: string, zone: string, which?: 'first' | 'last') =>
    new Date(instantOf(Date.parse(`${local}Z`), zone, which)).toISOString().slice(0, 16);

  it.each([
    ['2026-07-01T00:00', 'Europe/Berlin', '2026-06-30T22:00'],
    ['2026-12-01T00:00', 'Asia/Kolkata', '2026-11-30T18:30'],
    ['2026-12-01T00:00', 'Pacific/Kiritimati', '2026-11-30T10:00'],
    ['2026-12-01T00:00', 'UTC', '2026-12-01T00:00'],
  ])('%s in %s is one instant', (local, zone, expected) => {
    expect(instant(local, zone)).toBe(expected);
    expect(instant(local, zone, 'last')).toBe(expected);
  });

  it('that the clocks skip lies behind the gap', () => {
    expect(instant('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30');
    expect(instant('2024-09-08T00:00', 'America/Santiago')).toBe('2024-09-08T04:00');
  });

  it('that the clocks repeat is its first or its last instant', () => {
    expect(instant('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30');
    expect(instant('2026-10-25T02:30', 'Europe/Berlin', 'last')).toBe('2026-10-25T01:30');
  });
});

it('the offset of a zone is that of the instant', () => {
  expect(minutesFromUtc(Date.UTC(2026, 0, 1), 'Europe/Berlin')).toBe(60);
  expect(minutesFromUtc(Date.UTC(2026, 6, 1), 'Europe/Berlin')).toBe(120);
  expect(minutesFromUtc(Date.UTC(2026, 0, 1), 'America/St_Johns')).toBe(-210);
});
