/** Whole numbers with separators. */
export function number(value: number | undefined | null): string {
  return value === undefined || value === null ? '–' : new Intl.NumberFormat('en').format(value);
}

export function bytes(value: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let rest = value;
  let unit = 0;
  while (rest >= 1000 && unit < units.length - 1) {
    rest /= 1000;
    unit += 1;
  }
  return `${rest < 10 && unit > 0 ? rest.toFixed(1) : Math.round(rest)} ${units[unit] ?? ''}`;
}

export function percent(share: number, digits = 0): string {
  if (share > 0 && share < 0.5 / 100 && digits === 0) return 'under 1 %';
  return `${(share * 100).toFixed(digits)} %`;
}

const DAY_PARTS = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DAY = new Intl.DateTimeFormat('en-GB', DAY_PARTS);
const UTC_DAY = new Intl.DateTimeFormat('en-GB', { ...DAY_PARTS, timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export function day(instant: string | undefined): string {
  return instant ? DAY.format(new Date(instant)) : '';
}

/** A day that is counted in UTC, such as `2026-03-01`, which is not an instant of the reader's time zone. */
export function utcDay(date: string): string {
  return UTC_DAY.format(new Date(date));
}

export function moment(instant: string | undefined): string {
  return instant ? MOMENT.format(new Date(instant)) : '';
}

/** '3 days ago', 'in 2 hours'. */
export function ago(instant: string | undefined, now = Date.now()): string {
  if (!instant) return '';
  const seconds = (new Date(instant).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['year', 31_557_600],
    ['month', 2_629_800],
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  }
  return format.format(Math.round(seconds), 'second');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** `record_versions` as `record versions`. */
export function words(name: string): string {
  return name.replaceAll(/[_.]/g, ' ');
}

/** A setting's `30d` as `30 days`. */
export function duration(setting: string): string {
  const [, count = '', unit = ''] = /^(\d+)([smhdwy])$/.exec(setting) ?? [];
  const names = { s: 'second', m: 'minute', h: 'hour', d: 'day', w: 'week', y: 'year' };
  return unit === '' ? setting : plural(Number(count), names[unit as keyof typeof names]);
}

/** The value of a setting: in words if it is a list, otherwise so that it wraps between its parts. */
export function value(setting: unknown): string {
  if (Array.isArray(setting)) return setting.map(value).join(', ') || 'none';
  if (setting === null || setting === undefined) return 'none';
  if (typeof setting !== 'object') return String(setting);
  return Object.entries(setting)
    .map(([name, one]) =>
      typeof one === 'object' && one !== null ? `${name}: (${value(one)})` : `${name}: ${value(one)}`,
    )
    .join(', ');
}

/** For <input type="datetime-local">, in the reader's time zone. */
export function localInput(instant: string | undefined): string {
  const date = new Date(instant ?? '');
  // An address may say anything.
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function fromLocalInput(text: string): string | undefined {
  return text ? new Date(text).toISOString() : undefined;
}

/** For a style, in CSS syntax. */
export function width(share: number): string {
  return `${(100 * Math.max(0, Math.min(1, share))).toFixed(2)}%`;
}

/** The last days with the count of each, so that an idle day shows as idle. */
export function everyDay<T extends { readonly day: string }>(
  counted: readonly T[],
  days: number,
  now = Date.now(),
): { readonly day: string; readonly found: T | undefined }[] {
  const found = new Map(counted.map((one) => [one.day, one]));
  return Array.from({ length: days }, (_, index) => {
    const date = new Date(now - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10);
    return { day: date, found: found.get(date) };
  });
}
