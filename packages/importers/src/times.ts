const NUMBER = /^-?\d+(\.\d+)?$/;
const ISO =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?)?\s*(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?$/i;
const NAMES_ITS_ZONE = /(?:\b(?:UTC|GMT|Z)|[+-]\d\d:?\d\d)$/;
/** No memory of an agent is older; a smaller number is not a time or has another unit. */
const EARLIEST_MS = Date.UTC(1980, 0, 1);
const LATEST_MS = Date.UTC(2100, 0, 1);
/** Units per millisecond, for milliseconds, microseconds and nanoseconds. */
const UNITS_PER_MS = [1, 1e3, 1e6];

/**
 * A time as exports write it: ISO 8601, with a zone or in UTC; Unix seconds, milliseconds, microseconds or nanoseconds,
 * recognised by their size; or a text that names its zone. Null: not a time. A date whose day and month could be
 * swapped is not a time.
 * @returns RFC 3339 in UTC
 */
export function readTime(value: unknown): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (NUMBER.test(text)) return fromNumber(Number(text));
  const iso = ISO.exec(text);
  if (iso) return fromIso(iso);
  if (!NAMES_ITS_ZONE.test(text)) return null;
  const parsed = Date.parse(text);
  return Number.isNaN(parsed) ? null : new Date(parsed).toISOString();
}

/** The zero time of Go, which programs such as Zep write for an absent time. */
export function isZeroTime(value: unknown): boolean {
  return typeof value === 'string' && value.trim().startsWith('0001-01-01');
}

function fromNumber(value: number): string | null {
  // As a number, 1746290000.008 is slightly less. Rounding to microseconds before truncating keeps its last millisecond.
  const ofSeconds = Math.floor(Math.round(value * 1e6) / 1e3);
  for (const ms of [ofSeconds, ...UNITS_PER_MS.map((unit) => value / unit)]) {
    if (ms >= EARLIEST_MS && ms < LATEST_MS) return new Date(ms).toISOString();
  }
  return null;
}

function fromIso(parts: RegExpExecArray): string | null {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  // `Date.UTC` takes years below 100 for years of the twentieth century.
  if (year < 100) return null;
  const fraction = Number(`0.${parts[7] ?? 0}`);
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59)));
  // JavaScript would turn 30 February into 1 March.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || hour > 23 || minute > 59 || second > 60)
    return null;
  const ms = date.getTime() + Math.floor(fraction * 1_000) - offsetMs(parts[8]);
  return new Date(ms).toISOString();
}

function offsetMs(zone: string | undefined): number {
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone ?? '') ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
