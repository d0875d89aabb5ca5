import type { ModelLimits, ModelPrice } from '@platform/config/models.js';
import type { CallEnd } from '@platform/models/language-model.js';

/** Tokens, and what they cost in millionths of a US dollar. */
export interface Spent {
  readonly tokens: number;
  readonly micros: number;
}

/** What a request may use at most. */
export interface Reserved {
  readonly input: number;
  readonly output: number;
}

export interface Charge {
  readonly input: number;
  readonly output: number;
  readonly cached: number;
  readonly micros: number;
  /** What was reserved stands for what the provider did not tell, or for more than can be. */
  readonly estimated: boolean;
}

export type PeriodKind = 'day' | 'month';

/** A stretch of time that a limit holds for, UTC. */
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
  /** The call alone is more than the limit: it will never fit. */
  readonly never: boolean;
}

/** The limit that `more` would exceed beside what is `held`; of several the one that opens last. */
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

/** What a tenant has set counts where it is less than what the operator allows. */
export function lowest(operator: ModelLimits, tenant: ModelLimits): ModelLimits {
  const less = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.min(a, b));
  return {
    tokensPerDay: less(operator.tokensPerDay, tenant.tokensPerDay),
    tokensPerMonth: less(operator.tokensPerMonth, tenant.tokensPerMonth),
    usdPerDay: less(operator.usdPerDay, tenant.usdPerDay),
    usdPerMonth: less(operator.usdPerMonth, tenant.usdPerMonth),
  };
}

/** In millionths of a dollar, rounded up. Dollars a million tokens are millionths a token. A model without a price is free. */
export function microsOf(
  price: ModelPrice | undefined,
  { input, output, cached = 0 }: Reserved & { readonly cached?: number },
): number {
  if (!price) return 0;
  return Math.ceil((input - cached) * price.input + cached * price.cached + output * price.output);
}

/** The most that a request can cost: none of it was read before, or all of it where that is dearer. */
export function mostMicros(price: ModelPrice | undefined, reserved: Reserved): number {
  return Math.max(microsOf(price, reserved), microsOf(price, { ...reserved, cached: reserved.input }));
}

/**
 * What a request is charged. Never more than was reserved, so that no answer of a provider exceeds a limit or uses one up; what it did not
 * tell, and a zero for what it has read or written, is charged as reserved.
 */
export function chargeOf(price: ModelPrice | undefined, reserved: Reserved, end: CallEnd): Charge {
  const part = (told: number | null, most: number): { value: number; estimated: boolean } => {
    const untold = told === null || told < 0 || !Number.isSafeInteger(told) || (told === 0 && end.answered && most > 0);
    return untold || told > most ? { value: most, estimated: true } : { value: told, estimated: false };
  };
  const input = part(end.usage.input, reserved.input);
  const output = part(end.usage.output, reserved.output);
  const cached = Math.max(0, Math.min(end.usage.cached ?? 0, input.value));
  const used = { input: input.value, output: output.value, cached };
  const micros = Math.min(microsOf(price, used), mostMicros(price, reserved));
  return { ...used, micros, estimated: input.estimated || output.estimated };
}
