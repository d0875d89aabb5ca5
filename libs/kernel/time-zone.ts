import { DAY_MS, MINUTE_MS } from './durations.js';
import { remembering } from './remembering.js';

/**
 * Short names that ICU knows and IANA does not. Postgres reads them as another place, or not at all: IST is India to one and Israel to
 * the other.
 */
const ABBREVIATIONS = new Set(
  'act aet agt art ast bet bst cat cnt cst ctt eat ect iet ist jst mit net nst plt pnt prt pst sst vst'.split(' '),
);

/** Whether this is a name that ICU and Postgres read alike. An offset such as +05:30 is none: Postgres reads its sign the other way. */
export function isIanaZone(zone: string): boolean {
  if (ABBREVIATIONS.has(zone.toLowerCase()) || !/^[a-z]/i.test(zone) || /^SystemV\//i.test(zone)) return false;
  return placeOf(zone) !== null;
}

/** The same zone by a name of IANA. An earlier version stored others too. One that is unknown counts as UTC. */
export function ianaZone(zone: string): string {
  if (isIanaZone(zone)) return zone;
  const place = placeOf(zone);
  return place !== null && isIanaZone(place) ? place : 'UTC';
}

function placeOf(zone: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const MOST_CLOCKS = 1_000;

/** By zone; there are a few hundred. Creating a formatter takes far longer than using it. */
const clockOf = remembering(
  MOST_CLOCKS,
  (zone) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }),
);

/** Offset of the zone from UTC at this instant, in minutes. @param at Unix milliseconds */
export function minutesFromUtc(at: number, zone: string): number {
  if (zone === 'UTC') return 0;
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(clockOf(zone).format(at));
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : 0;
}

/**
 * The instant of a local time. A time that the clocks skip is as much later, so a day whose midnight is skipped begins after it.
 * @param local Unix milliseconds as if the local time were UTC
 * @param which of the two instants of a time that the clocks repeat
 */
export function instantOf(local: number, zone: string, which: 'first' | 'last' = 'first'): number {
  const offsets = [local - DAY_MS, local + DAY_MS].map((near) => minutesFromUtc(near, zone));
  const instants = offsets
    .map((minutes) => ({ minutes, at: local - minutes * MINUTE_MS }))
    .filter(({ minutes, at }) => minutesFromUtc(at, zone) === minutes)
    .map(({ at }) => at);
  if (instants.length === 0) return local - offsets[0]! * MINUTE_MS;
  return which === 'first' ? Math.min(...instants) : Math.max(...instants);
}
