import { remembering } from '@kernel/remembering.js';

/** There are a few hundred zones, but a name may be stored in any mixture of capital and small letters. */
const MOST_FORMATS = 1_000;

/** The day of an instant in a time zone, as `2023-05-08`. An unknown zone counts as UTC. */
export function dayOf(at: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`;
}

const formatOf = remembering(MOST_FORMATS, (timeZone) => {
  const parts = { calendar: 'iso8601', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
  }
});
