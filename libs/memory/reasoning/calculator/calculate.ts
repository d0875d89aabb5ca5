import { DAY_MS } from '@kernel/durations.js';
import { addTo, CalculationError, dateOf, durationOf, numberOf, show, type Value } from './value.js';

type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'date'; readonly year: number; readonly month: number; readonly day: number }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'sign'; readonly sign: string };

/** Maximum length of an expression, in UTF-16 units. */
const LONGEST = 500;

const TOKEN =
  /\s*(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])|(?<number>(?:\d{1,3}(?:,\d{3})+(?!\d)|\d{1,15})(?:\.\d{1,15})?|\.\d{1,15})|(?<word>[a-z]+)|(?<sign>[-+*/%^(),−×÷·]))/iy;
const SAME: Readonly<Record<string, string>> = { '−': '-', '×': '*', '·': '*', '÷': '/' };

/** @throws CalculationError with the invalid token */
function tokensIn(text: string): Token[] {
  if (text.length > LONGEST) throw new CalculationError(`an expression has at most ${LONGEST} characters`);
  const tokens: Token[] = [];
  const rest = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < rest.length) {
    const at = TOKEN.lastIndex;
    const groups = TOKEN.exec(rest)?.groups;
    if (!groups) throw new CalculationError(`'${rest.slice(at).trim().slice(0, 1)}' is not allowed in an expression`);
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Token {
  const { year, month, day, number, word, sign = '' } = groups;
  if (year !== undefined) return { kind: 'date', year: Number(year), month: Number(month), day: Number(day) };
  if (number !== undefined) return { kind: 'number', value: Number(number.replaceAll(',', '')) };
  if (word !== undefined) return { kind: 'word', word: word.toLowerCase() };
  return { kind: 'sign', sign: SAME[sign] ?? sign };
}

/**
 * Evaluates an expression: numbers with + - * / % ^, brackets, dates as 2026-02-13, durations as `3 days`, `2 weeks`, `5 months`,
 * and the functions below. The difference of dates is a duration; a date plus a duration is a date. It reads no names, has no side
 * effects, and is bounded in length and depth.
 * @throws CalculationError
 */
export function calculate(expression: string): Value {
  const reader = new Reader(tokensIn(expression));
  const value = reader.sum(0);
  reader.end();
  return value;
}

/** Like `calculate`, formatted as text; null if it cannot be evaluated. */
export function calculated(expression: string): string | null {
  try {
    return show(calculate(expression));
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

const DEEPEST = 30;
const MOST_ARGUMENTS = 100;
/** Units after a number, as months and days. */
const UNITS: Readonly<Record<string, readonly [months: number, days: number]>> = {
  d: [0, 1], day: [0, 1], days: [0, 1], w: [0, 7], week: [0, 7], weeks: [0, 7],
  month: [1, 0], months: [1, 0], y: [12, 0], year: [12, 0], years: [12, 0],
  h: [0, 1 / 24], hour: [0, 1 / 24], hours: [0, 1 / 24], minute: [0, 1 / 1_440], minutes: [0, 1 / 1_440],
}; // prettier-ignore
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };

type Numbers = readonly [number, ...number[]];
const FUNCTIONS: Readonly<Record<string, (values: Numbers) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  avg: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  abs: ([value]) => Math.abs(value),
  round: ([value, places = 0]) => Math.round(value * 10 ** places) / 10 ** places,
  floor: ([value]) => Math.floor(value),
  ceil: ([value]) => Math.ceil(value),
  sqrt: ([value]) => Math.sqrt(value),
};

class Reader {
  private place = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  sum(depth: number): Value {
    if (depth > DEEPEST) throw new CalculationError('brackets nest too deeply');
    let left = this.product(depth);
    for (let sign = this.sign('+', '-'); sign; sign = this.sign('+', '-')) {
      left = added(left, this.product(depth), sign === '+' ? 1 : -1);
    }
    return left;
  }

  end(): void {
    if (this.place < this.tokens.length) throw new CalculationError('an operator is missing');
  }

  private product(depth: number): Value {
    let left = this.signed(depth);
    for (let sign = this.sign('*', '/', '%'); sign; sign = this.sign('*', '/', '%')) {
      left = multiplied(left, this.signed(depth), sign);
    }
    return left;
  }

  private signed(depth: number): Value {
    let by = 1;
    for (let sign = this.sign('+', '-'); sign; sign = this.sign('+', '-')) by = sign === '-' ? -by : by;
    const value = this.power(depth);
    return by === 1 ? value : multiplied(value, { kind: 'number', value: -1 }, '*');
  }

  private power(depth: number): Value {
    const base = this.single(depth);
    if (!this.sign('^')) return base;
    if (depth >= DEEPEST) throw new CalculationError('powers nest too deeply');
    const exponent = this.sign('-')
      ? multiplied(this.power(depth + 1), { kind: 'number', value: -1 }, '*')
      : this.power(depth + 1);
    return numberOf(plain(base) ** plain(exponent));
  }

  private single(depth: number): Value {
    const token = this.tokens[this.place];
    if (!token) throw new CalculationError('the expression ends too early');
    this.place += 1;
    if (token.kind === 'number') return this.withUnit(token.value);
    if (token.kind === 'date') return readDate(token);
    if (token.kind === 'word') return this.call(token.word, depth);
    if (token.sign !== '(') throw new CalculationError(`there is '${token.sign}' where a number is needed`);
    const value = this.sum(depth + 1);
    this.expect(')');
    return value;
  }

  private withUnit(value: number): Value {
    const next = this.tokens[this.place];
    if (next?.kind !== 'word') return numberOf(value);
    const scale = SCALES[next.word];
    const unit = UNITS[next.word];
    if (scale === undefined && !unit) throw new CalculationError(`'${next.word}' is no unit`);
    this.place += 1;
    if (scale !== undefined) return numberOf(value * scale);
    return durationOf(value * unit![0], value * unit![1]);
  }

  private call(word: string, depth: number): Value {
    const run = Object.hasOwn(FUNCTIONS, word) ? FUNCTIONS[word] : undefined;
    if (!run) throw new CalculationError(`'${word.slice(0, 20)}' is no function`);
    this.expect('(');
    const values = [plain(this.sum(depth + 1))];
    while (this.sign(',')) {
      if (values.push(plain(this.sum(depth + 1))) > MOST_ARGUMENTS) throw new CalculationError('too many arguments');
    }
    this.expect(')');
    return numberOf(run(values as unknown as Numbers));
  }

  private sign(...wanted: readonly string[]): string | undefined {
    const token = this.tokens[this.place];
    if (token?.kind !== 'sign' || !wanted.includes(token.sign)) return undefined;
    this.place += 1;
    return token.sign;
  }

  private expect(sign: string): void {
    if (!this.sign(sign)) throw new CalculationError(`'${sign}' is missing`);
  }
}

function readDate({ year, month, day }: Token & { kind: 'date' }): Value {
  const at = Date.UTC(year, month - 1, day);
  const back = new Date(at);
  if (back.getUTCMonth() !== month - 1 || back.getUTCDate() !== day) throw new CalculationError('there is no such day');
  return dateOf(at);
}

function plain(value: Value): number {
  if (value.kind !== 'number') throw new CalculationError(`there is a ${value.kind} where a number is needed`);
  return value.value;
}

function added(left: Value, right: Value, by: 1 | -1): Value {
  if (left.kind === 'number' && right.kind === 'number') return numberOf(left.value + by * right.value);
  if (left.kind === 'date' && right.kind === 'date' && by === -1) return durationOf(0, (left.at - right.at) / DAY_MS);
  if (left.kind === 'date' && right.kind === 'duration') return addTo(left.at, by * right.months, by * right.days);
  if (left.kind === 'duration' && right.kind === 'date' && by === 1) return addTo(right.at, left.months, left.days);
  if (left.kind === 'duration' && right.kind === 'duration')
    return durationOf(left.months + by * right.months, left.days + by * right.days);
  throw new CalculationError(`a ${left.kind} and a ${right.kind} make no ${by === 1 ? 'sum' : 'difference'}`);
}

function multiplied(left: Value, right: Value, sign: string): Value {
  if (left.kind === 'duration' && right.kind === 'number' && sign !== '%') {
    if (sign === '/' && right.value === 0) throw new CalculationError('division by zero');
    const by = sign === '*' ? right.value : 1 / right.value;
    return durationOf(left.months * by, left.days * by);
  }
  if (left.kind === 'number' && right.kind === 'duration' && sign === '*') return multiplied(right, left, sign);
  const [a, b] = [plain(left), plain(right)];
  if (sign !== '*' && b === 0) throw new CalculationError('division by zero');
  return numberOf(sign === '*' ? a * b : sign === '/' ? a / b : a % b);
}
