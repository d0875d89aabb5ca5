import { describe, expect, it } from '@jest/globals';
import { ianaZone, isIanaZone } from './time-zone.js';

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
