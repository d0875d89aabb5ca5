import { recencyBoost } from './recency.js';

describe('being recent and being remembered', () => {
  const now = new Date('2025-03-01T12:00:00Z');
  const daysAgo = (days: number) => now.getTime() - days * 86_400_000;

  it('count a tenth at most, and nothing once both are long ago', () => {
    expect(recencyBoost(daysAgo(0), 1, now)).toBeCloseTo(1.1025);
    expect(recencyBoost(daysAgo(30), 0, now)).toBeCloseTo(1.025);
    expect(recencyBoost(daysAgo(3_650), 0, now)).toBe(1);
    expect(recencyBoost(daysAgo(-5), 2, now)).toBe(recencyBoost(daysAgo(0), 1, now));
  });

  it('stay the same for the length of a day', () => {
    expect(recencyBoost(daysAgo(3.01), 0.2, now)).toBe(recencyBoost(daysAgo(3.9), 0.2, now));
  });
});
