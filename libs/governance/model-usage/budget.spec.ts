import { chargeOf, exceeded, lowest, microsOf, mostMicros, periodsOf } from './budget.js';

const PRICE = { input: 3, output: 15, cached: 0.3, written: 3.75 };
const MOST = { input: 100, output: 50 };
const NO_LIMITS = { tokensPerDay: null, tokensPerMonth: null, usdPerDay: null, usdPerMonth: null };
const NOW = new Date('2026-12-31T23:59:59.999Z');
const NONE = { tokens: 0, micros: 0 };
const used = (input: number | null, output: number | null, cached: number | null = null, answered = true) =>
  chargeOf(PRICE, MOST, { usage: { input, output, cached, written: null }, answered });

describe('the charge for a request', () => {
  it('is what the provider reports, in tokens and in money, with cached input at its own price', () => {
    expect(used(80, 10)).toEqual({ input: 80, output: 10, cached: 0, micros: 390, estimated: false });
    expect(used(80, 10, 50)).toMatchObject({ cached: 50, micros: 90 + 15 + 150 });
  });

  it.each([
    ['told nothing', null, null],
    ['told less than nothing', -5, -1],
    ['told that it has read and written nothing', 0, 0],
    ['told what is no number', Number.NaN, 1.5],
    ['told more than can be', 10 ** 15, 10 ** 15],
  ])('is what was reserved when the provider %s', (_what, input, output) => {
    expect(used(input, output)).toEqual({ input: 100, output: 50, cached: 0, micros: 1_125, estimated: true });
  });

  it('counts what the provider wrote into its cache at its own price', () => {
    const usage = { input: 80, output: 10, cached: 20, written: 40 };
    expect(chargeOf(PRICE, MOST, { usage, answered: true })).toMatchObject({ input: 80, micros: 60 + 6 + 150 + 150 });
    const tooMuch = { ...usage, input: 10 ** 15 };
    expect(chargeOf(PRICE, MOST, { usage: tooMuch, answered: true }).micros).toBe(375 + 150);
    const lying = { ...usage, written: 10 ** 15 };
    expect(chargeOf(PRICE, MOST, { usage: lying, answered: true }).micros).toBe(6 + 60 * 3.75 + 150);
  });

  it('is zero for a refused request, and the reservation for one that broke off', () => {
    expect(used(0, 0, 0, false)).toMatchObject({ input: 0, output: 0, micros: 0, estimated: false });
    expect(used(null, null, null, false)).toMatchObject({ input: 100, output: 50, estimated: true });
  });

  it('never exceeds the reservation, even if cached input is dearer', () => {
    const odd = { input: 1, output: 1, cached: 9, written: 1 };
    const usage = { input: 100, output: 50, cached: 100, written: 0 };
    expect(chargeOf(odd, MOST, { usage, answered: true }).micros).toBe(950);
    expect(mostMicros(odd, MOST)).toBe(950);
    expect(mostMicros({ ...odd, cached: 0, written: 9 }, MOST)).toBe(950);
    expect(microsOf(undefined, MOST)).toBe(0);
  });
});

describe('limits', () => {
  it('apply to the last token', () => {
    const limits = { ...NO_LIMITS, tokensPerDay: 150 };
    const held = { day: { tokens: 100, micros: 0 }, month: NONE };
    expect(exceeded(limits, held, { tokens: 50, micros: 0 }, NOW)).toBeNull();
    expect(exceeded(limits, held, { tokens: 51, micros: 0 }, NOW)).toMatchObject({ unit: 'tokens', limit: 150, never: false }); // prettier-ignore
    expect(exceeded(limits, held, { tokens: 151, micros: 0 }, NOW)).toMatchObject({ never: true });
  });

  it('in money are counted in millionths of a dollar', () => {
    const limits = { ...NO_LIMITS, usdPerMonth: 0.5 };
    const held = { day: NONE, month: { tokens: 0, micros: 499_999 } };
    expect(exceeded(limits, held, { tokens: 1, micros: 1 }, NOW)).toBeNull();
    expect(exceeded(limits, held, { tokens: 1, micros: 2 }, NOW)).toMatchObject({ unit: 'usd', limit: 0.5 });
  });

  it('report the one that opens last, and open at midnight and on the first of the month, UTC', () => {
    const held = { day: { tokens: 9, micros: 0 }, month: { tokens: 9, micros: 0 } };
    const limits = { ...NO_LIMITS, tokensPerDay: 9, tokensPerMonth: 9 };
    expect(exceeded(limits, held, { tokens: 1, micros: 0 }, new Date('2026-11-22T10:00:00Z'))?.period).toEqual({
      kind: 'month',
      name: '2026-11',
      ends: new Date('2026-12-01T00:00:00Z'),
    });
    expect(periodsOf(NOW).map(({ name, ends }) => [name, ends.toISOString()])).toEqual([
      ['2026-12', '2027-01-01T00:00:00.000Z'],
      ['2026-12-31', '2027-01-01T00:00:00.000Z'],
    ]);
  });

  it('of a tenant apply if they are lower than the operator’s, and never raise one', () => {
    const operator = { ...NO_LIMITS, tokensPerDay: 100, usdPerDay: 2 };
    expect(lowest(operator, { ...NO_LIMITS, tokensPerDay: 500, usdPerDay: 1, usdPerMonth: 9 })).toEqual({
      tokensPerDay: 100,
      tokensPerMonth: null,
      usdPerDay: 1,
      usdPerMonth: 9,
    });
  });
});
