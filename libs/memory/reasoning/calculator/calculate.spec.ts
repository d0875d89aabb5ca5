import { busyMs } from '@test/support/busy.js';
import fc from 'fast-check';
import { calculate, calculated } from './calculate.js';
import { CalculationError } from './value.js';

describe(calculate, () => {
  it.each([
    ['26 - 18', '8'],
    ['2 + 3 * 4', '14'],
    ['(2 + 3) * 4', '20'],
    ['-2 ^ 2', '-4'],
    ['2 ^ 3 ^ 2', '512'],
    ['2 ^ -1', '0.5'],
    ['0.1 + 0.2', '0.3'],
    ['1,200,000 / 800,000', '1.5'],
    ['1.2 billion − 800 million', '400000000'],
    ['23 / 47', '0.4894'],
    ['17 % 5', '2'],
    ['10 - 4 - 3', '3'],
    ['avg(3, 5, 10)', '6'],
    ['round(avg(1, 2, 2), 2)', '1.67'],
    ['max(1, min(5, 3))', '3'],
    ['2026-02-21 - 2026-02-13', '8 days'],
    ['2026-03-01 - 2 days', '2026-02-27'],
    ['2024-01-31 + 1 month', '2024-02-29'],
    ['3 weeks + 2026-12-20', '2027-01-10'],
    ['2 weeks - 3 days', '11 days'],
    ['1 year + 2 months', '14 months'],
    ['2 * 36 hours', '3 days'],
  ])('%s is %s', (expression, result) => expect(calculated(expression)).toBe(result));

  it.each([
    '', '1 +', '(1', '1 2', '1 / 0', '5 % 0', '9 ^ 9 ^ 9', 'process.exit()', 'constructor(1)', 'a', '__proto__', '2026-02-30', '1; 2', 'sqrt(0-1)',
    '2026-02-13 + 2026-02-14', '2026-02-13 * 2', '3 parsecs', '1e400', 'sum()', `${'('.repeat(100)}1${')'.repeat(100)}`, '1'.repeat(600),
    '9999-12-31 + 1 day',
  ])('%s is nothing', (expression) => expect(() => calculate(expression)).toThrow(CalculationError)); // prettier-ignore

  it('returns a value or an error for any text, quickly', () => {
    const sign = fc.constantFrom('1', '2.5', '+', '-', '*', '/', '^', '(', ')', ',', 'sum', '2026-01-31', 'days', ' ');
    const texts = fc.oneof(
      fc.string({ maxLength: 500 }),
      fc.array(sign, { maxLength: 200 }).map((s) => s.join('')),
    );
    const took = busyMs(() =>
      fc.assert(
        fc.property(texts, (text) => void calculated(text)),
        { numRuns: 500 },
      ),
    );
    expect(took).toBeLessThan(5_000);
  });
});
