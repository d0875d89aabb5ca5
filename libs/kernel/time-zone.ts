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
