import { DAY_MS } from '@kernel/durations.js';

/** The value of an expression. A date is a day, in Unix milliseconds of its midnight UTC. */
export type Value =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly at: number }
  | { readonly kind: 'duration'; readonly months: number; readonly days: number };

/** The expression is invalid. The message gives the reason and may be shown. */
export class CalculationError extends Error {
  override name = 'CalculationError';
}

/** Above it a double cannot represent every integer. */
const MOST = Number.MAX_SAFE_INTEGER;

export function numberOf(value: number): Value {
  if (!Number.isFinite(value)) throw new CalculationError('the result is no number');
  if (Math.abs(value) > MOST) throw new CalculationError('the result is too large');
  return { kind: 'number', value };
}

export function dateOf(at: number): Value {
  const year = new Date(at).getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw new CalculationError('the date lies outside the years 1 to 9999');
  return { kind: 'date', at };
}

export function durationOf(months: number, days: number): Value {
  if (!Number.isFinite(months + days) || Math.abs(months) > 120_000 || Math.abs(days) > 3_700_000)
    throw new CalculationError('the duration is too long');
  return { kind: 'duration', months, days };
}

/** Adds calendar months: the same day of the month, or its last. 31 January plus a month is 28 February. */
export function addTo(at: number, months: number, days: number): Value {
  const date = new Date(at);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(new Date(first).getUTCFullYear(), new Date(first).getUTCMonth() + 1, 0)).getUTCDate();
  return dateOf(first + (Math.min(date.getUTCDate(), last) - 1 + days) * DAY_MS);
}

/** Formats a value: 26, 0.5714, 2026-02-13, 8 days, 2 months. */
export function show(value: Value): string {
  if (value.kind === 'date') return new Date(value.at).toISOString().slice(0, 10);
  if (value.kind === 'number') return showNumber(value.value);
  const parts = [
    ...(value.months === 0 ? [] : [plural(value.months, 'month')]),
    ...(value.days === 0 && value.months !== 0 ? [] : [plural(value.days, 'day')]),
  ];
  return parts.join(' ');
}

/** Without the noise of binary fractions. */
export function showNumber(value: number): string {
  const rounded = Number(value.toPrecision(12));
  const short = Math.abs(rounded) >= 1e-4 || rounded === 0 ? Number(rounded.toFixed(4)) : rounded;
  return Object.is(short, -0) ? '0' : String(short);
}

function plural(count: number, unit: string): string {
  return `${showNumber(count)} ${unit}${Math.abs(count) === 1 ? '' : 's'}`;
}
