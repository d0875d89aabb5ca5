import type { ModelLimits, ModelPrice } from '@platform/config/models.js';
import type { CallEnd } from '@platform/models/language-model.js';

/** Tokens, and what they cost in millionths of a US dollar. */
export interface Spent {
  readonly tokens: number;
  readonly micros: number;
}

/** The most that a request may use. */
export interface Reserved {
  readonly input: number;
  readonly output: number;
}

export interface Charge {
  readonly input: number;
  readonly output: number;
  readonly cached: number;
  readonly micros: number;
  /** What was reserved is charged, because the provider reported nothing or more than was possible. */
  readonly estimated: boolean;
}

export type PeriodKind = 'day' | 'month';

/** The period of a limit, in UTC. */
export interface Period {
  readonly kind: PeriodKind;
  /** `2026-11-22` or `2026-11`. */
  readonly name: string;
  /** When the next one begins. */
  readonly ends: Date;
}

/** In the order in which their rows are locked. */
export function periodsOf(now: Date): readonly [month: Period, day: Period] {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()] as const;
  const text = now.toISOString();
  return [
    { kind: 'month', name: text.slice(0, 7), ends: new Date(Date.UTC(year, month + 1, 1)) },
    { kind: 'day', name: text.slice(0, 10), ends: new Date(Date.UTC(year, month, day + 1)) },
  ];
}

/** A limit that a call would exceed. */
export interface Exceeded {
  readonly period: Period;
  readonly unit: 'tokens' | 'usd';
  /** In tokens or dollars. */
  readonly limit: number;
  /** The call alone exceeds the limit, so it will never fit. */
  readonly never: boolean;
}

/** The limit that `more` would exceed on top of `held`. Of several, the one that opens last. */
export function exceeded(
  limits: ModelLimits,
  held: Readonly<Record<PeriodKind, Spent>>,
  more: Spent,
  now: Date,
): Exceeded | null {
  for (const period of periodsOf(now)) {
    const { tokens, usd } = limitsFor(limits, period.kind);
    const before = held[period.kind];
    if (tokens !== null && before.tokens + more.tokens > tokens) {
      return { period, unit: 'tokens', limit: tokens, never: more.tokens > tokens };
    }
    if (usd !== null && before.micros + more.micros > usd * MICROS) {
      return { period, unit: 'usd', limit: usd, never: more.micros > usd * MICROS };
    }
  }
  return null;
}

export const MICROS = 1_000_000;

export function limitsFor(
  limits: ModelLimits,
  kind: PeriodKind,
): { readonly tokens: number | null; readonly usd: number | null } {
  return kind === 'day'
    ? { tokens: limits.tokensPerDay, usd: limits.usdPerDay }
    : { tokens: limits.tokensPerMonth, usd: limits.usdPerMonth };
}

/** A tenant's setting applies where it is lower than the operator's. */
export function lowest(operator: ModelLimits, tenant: ModelLimits): ModelLimits {
  const less = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
  return {
    tokensPerDay: less(operator.tokensPerDay, tenant.tokensPerDay),
    tokensPerMonth: less(operator.tokensPerMonth, tenant.tokensPerMonth),
    usdPerDay: less(operator.usdPerDay, tenant.usdPerDay),
    usdPerMonth: less(operator.usdPerMonth, tenant.usdPerMonth),
  };
}

/**
 * In millionths of a dollar, rounded up. A price of one dollar per million tokens is one millionth per token. A model
 * without a price is free.
 */
export function microsOf(
  price: ModelPrice | undefined,
  { input, output, cached = 0, written = 0 }: Reserved & { readonly cached?: number; readonly written?: number },
): number {
  if (!price) return 0;
  const plain = (input - cached - written) * price.input;
  return Math.ceil(plain + cached * price.cached + written * price.written + output * price.output);
}

/** The most that a request can cost: with all of its input at the dearest price. */
export function mostMicros(price: ModelPrice | undefined, { input, output }: Reserved): number {
  return price
    ? microsOf({ ...price, input: Math.max(price.input, price.cached, price.written) }, { input, output })
    : 0;
}

/**
 * The charge for a request. It never exceeds what was reserved, so no response of a provider can exceed a limit or use
 * one up. A number that the provider did not report is charged as reserved. So is a zero for input or output.
 */
export function chargeOf(price: ModelPrice | undefined, reserved: Reserved, end: CallEnd): Charge {
  const part = (told: number | null, most: number): { value: number; estimated: boolean } => {
    const untold = told === null || told < 0 || !Number.isSafeInteger(told) || (told === 0 && end.answered && most > 0);
    return untold || told > most ? { value: most, estimated: true } : { value: told, estimated: false };
  };
  const input = part(end.usage.input, reserved.input);
  const output = part(end.usage.output, reserved.output);
  const cached = Math.max(0, Math.min(end.usage.cached ?? 0, input.value));
  const written = Math.max(0, Math.min(end.usage.written ?? 0, input.value - cached));
  const used = { input: input.value, output: output.value, cached };
  const spent = input.estimated ? mostMicros(price, used) : microsOf(price, { ...used, written });
  const micros = Math.min(spent, mostMicros(price, reserved));
  return { ...used, micros, estimated: input.estimated || output.estimated };
}
