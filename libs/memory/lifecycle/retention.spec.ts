import { DAY_MS } from '@kernel/durations.js';
import { dueAfterMs, type Policy, retentionOf, stabilityOf } from './retention.js';

const BASE: Policy = {
  model: 'ebbinghaus',
  unitMs: DAY_MS,
  threshold: 0.2,
  growth: 1,
  cap: 100,
  rate: 0.9,
  importanceFloor: null,
};
const NOW = new Date('2026-11-22T00:00:00Z');
const R = (policy: Policy, ms: number, strength: number) =>
  retentionOf(policy, { strength, lastRecalledAt: new Date(NOW.getTime() - ms) }, NOW);

describe('the forgetting curve', () => {
  it.each([
    [1, 1, 0.3679],
    [5, 1, 0.0067],
    [5, 6, 0.4346],
    [0, 1, 1],
    [0, 6, 1],
  ])('is e^(−t/S) as in the paper: R(t=%d, S=%d) = %d', (t, strength, expected) => {
    expect(R(BASE, t * DAY_MS, strength)).toBeCloseTo(expected, 4);
  });

  it('never decreases with S, and never increases with t', () => {
    for (const strength of [1, 2, 3, 7, 40]) {
      for (const days of [0, 0.1, 1, 5, 30, 300]) {
        expect(R(BASE, days * DAY_MS, strength + 1)).toBeGreaterThanOrEqual(R(BASE, days * DAY_MS, strength));
        expect(R(BASE, (days + 0.01) * DAY_MS, strength)).toBeLessThan(R(BASE, days * DAY_MS, strength));
      }
    }
  });

  it('counts t in the unit of the policy', () => {
    expect(R({ ...BASE, unitMs: 3_600_000 }, 3_600_000, 1)).toBeCloseTo(Math.exp(-1), 12);
    expect(R({ ...BASE, unitMs: 30 * DAY_MS }, 30 * DAY_MS, 1)).toBeCloseTo(Math.exp(-1), 12);
  });

  it('increases S by the growth of the policy up to its cap', () => {
    expect([1, 2, 3].map((strength) => stabilityOf(BASE, strength))).toEqual([1, 2, 3]);
    expect([1, 2, 3, 9].map((strength) => stabilityOf({ ...BASE, growth: 0.5, cap: 1.75 }, strength))).toEqual([
      1, 1.5, 1.75, 1.75,
    ]);
  });

  it('is 1 for a recall in the future', () => {
    expect(R(BASE, -DAY_MS, 1)).toBe(1);
  });
});

describe('the other models', () => {
  it('exponential keeps nine tenths per unit, with any strength', () => {
    const policy: Policy = { ...BASE, model: 'exponential' };
    expect(R(policy, 3 * DAY_MS, 1)).toBeCloseTo(0.729, 12);
    expect(R(policy, 3 * DAY_MS, 9)).toBe(R(policy, 3 * DAY_MS, 1));
    // 0.9^15 = 0.2059, 0.9^16 = 0.1853: the seed's job would have dropped it at the sixteenth run.
    expect(dueAfterMs(policy, 1)! / DAY_MS).toBeGreaterThan(15);
    expect(dueAfterMs(policy, 1)! / DAY_MS).toBeLessThan(16);
  });

  it('none keeps everything', () => {
    const policy: Policy = { ...BASE, model: 'none' };
    expect(R(policy, 36_500 * DAY_MS, 1)).toBe(1);
    expect(dueAfterMs(policy, 1)).toBeNull();
  });
});

describe('being due', () => {
  const models = ['ebbinghaus', 'exponential'] as const;
  const units = [1_000, 3_600_000, DAY_MS, 30 * DAY_MS, 36_525 * DAY_MS];
  const thresholds = [1e-6, 0.01, 0.2, 0.5, 0.9, 0.999999];
  const cases = models.flatMap((model) =>
    units.flatMap((unitMs) => thresholds.map((threshold): [string, Policy] => [
      `${model}, a unit of ${unitMs} ms, θ = ${threshold}`,
      { ...BASE, model, unitMs, threshold, cap: 1e6, rate: threshold > 0.9 ? 0.9999 : 0.9 },
    ])),
  ); // prettier-ignore

  it.each(cases)('is R < θ to the millisecond: %s', (_, policy) => {
    for (const strength of [1, 2, 6, 100, 12_345]) {
      const due = dueAfterMs(policy, strength);
      if (due === null) {
        expect(R(policy, 1_000 * 365 * DAY_MS, strength)).toBeGreaterThanOrEqual(policy.threshold);
        continue;
      }
      expect(Number.isInteger(due)).toBe(true);
      expect(R(policy, due, strength)).toBeLessThan(policy.threshold);
      expect(R(policy, due - 1, strength)).toBeGreaterThanOrEqual(policy.threshold);
    }
  });

  it('comes after S·ln(1/θ) units', () => {
    expect(dueAfterMs(BASE, 1)! / DAY_MS).toBeCloseTo(Math.log(5), 6);
    expect(dueAfterMs(BASE, 6)! / DAY_MS).toBeCloseTo(6 * Math.log(5), 6);
  });
});
