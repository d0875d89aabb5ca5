const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone, as `2023-05-08`. An unknown zone counts as UTC. */
export function dayOf(at: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    const parts = { calendar: 'iso8601', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    try {
      format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone });
    } catch {
      format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' });
    }
    formats.set(timeZone, format);
  }
  return format;
}
