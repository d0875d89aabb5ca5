import fc from 'fast-check';
import { FEEDBACK_SHARE, feedbackWeight, HALF_LIFE_DAYS, type Verdict } from './verdicts.query.js';

const NOW = new Date('2025-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const said = (useful: boolean, more: Partial<Verdict> = {}): Verdict => ({
  useful,
  givenAt: NOW,
  sameQuery: true,
  ...more,
});

describe('feedbackWeight', () => {
  it('is 1 without verdicts, or with as many for as against', () => {
    expect(feedbackWeight([], NOW)).toBe(1);
    expect(feedbackWeight([said(true), said(false)], NOW)).toBe(1);
  });

  it('never changes a score by more than a tenth', () => {
    const verdict = fc.record({
      useful: fc.boolean(),
      givenAt: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
      sameQuery: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(verdict, { maxLength: 200, size: 'max' }), (verdicts) => {
        const weight = feedbackWeight(verdicts, NOW);
        // Not its distance from 1, which is rounded: 1.1 - 1 is more than 0.1.
        expect(weight).toBeLessThanOrEqual(1 + FEEDBACK_SHARE);
        expect(weight).toBeGreaterThanOrEqual(1 - FEEDBACK_SHARE);
      }),
    );
  });

  it('is changed most by verdicts on the same query, and fades', () => {
    const gain = (verdict: Verdict) => feedbackWeight([verdict], NOW) - 1;
    expect(gain(said(true))).toBeGreaterThan(0.07);
    expect(gain(said(false))).toBeCloseTo(-gain(said(true)));
    expect(gain(said(true, { sameQuery: false }))).toBeLessThan(gain(said(true)) / 2);
    const later = gain(said(true, { givenAt: daysAgo(HALF_LIFE_DAYS) }));
    expect(later).toBeLessThan(gain(said(true)));
    expect(gain(said(true, { givenAt: daysAgo(12 * HALF_LIFE_DAYS) }))).toBeLessThan(0.001);
  });
});
