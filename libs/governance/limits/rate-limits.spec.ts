import { costOf, limitsOf, rateHeaders, standingOf } from './rate-limits.js';

const NONE = { key: null, perKey: null, tenant: null };
const DEFAULTS = { perKey: 100, perTenant: 1_000 };
const quotas = (
  set: Partial<typeof NONE> | Record<string, number>,
  defaults: Parameters<typeof limitsOf>[1] = DEFAULTS,
) => Object.fromEntries(limitsOf({ ...NONE, ...set }, defaults).map(({ name, quota }) => [name, quota]));

describe('the limits of a caller', () => {
  it('are those of the installation if nothing is set', () => {
    expect(quotas({})).toEqual({ key: 100, tenant: 1_000 });
    expect(quotas({}, { perKey: null, perTenant: null })).toEqual({});
  });

  it('can be raised and lowered for a tenant, and set if the installation has none', () => {
    expect(quotas({ perKey: 500, tenant: 50 })).toEqual({ key: 500, tenant: 50 });
    expect(quotas({ tenant: 5 }, { perKey: null, perTenant: null })).toEqual({ tenant: 5 });
  });

  it('can only be lowered for a key', () => {
    expect(quotas({ key: 10 })['key']).toBe(10);
    expect(quotas({ key: 10_000 })['key']).toBe(100);
    expect(quotas({ key: 400, perKey: 500 })['key']).toBe(400);
    expect(quotas({ key: 600, perKey: 500 })['key']).toBe(500);
    expect(quotas({ key: 7 }, { perKey: null, perTenant: null })).toEqual({ key: 7 });
  });
});

describe('the cost of a request', () => {
  it.each<[number, string | undefined, boolean, number]>([
    [1, undefined, false, 1],
    [1, '4095', false, 1],
    [1, '4096', false, 2],
    [3, '250000', false, 64],
    [1, undefined, true, 257],
    [1, '12', true, 257],
    [1, '-1', false, 1],
    [1, '1e9', false, 1],
    [1, 'x', false, 1],
  ])('of weight %s with Content-Length %s (chunked: %s) is %s', (weight, length, chunked, cost) => {
    expect(costOf(weight, length, chunked)).toBe(cost);
  });
});

describe('the standing of a limit', () => {
  const limit = { name: 'key', quota: 10 } as const;

  it('is exceeded by the first unit beyond the limit, and never leaves less than zero', () => {
    expect(standingOf(limit, { units: 10, msLeft: 1 })).toMatchObject({ remaining: 0, exceeded: false, seconds: 1 });
    expect(standingOf(limit, { units: 11, msLeft: 59_001 })).toMatchObject({
      remaining: 0,
      exceeded: true,
      seconds: 60,
    });
  });

  it('is sent in the two headers of the draft, and not at all if no limit applies', () => {
    const tenant = standingOf({ name: 'tenant', quota: 99 }, { units: 9, msLeft: 30_000 });
    expect(rateHeaders([standingOf(limit, { units: 4, msLeft: 2_000 }), tenant])).toEqual({
      'RateLimit-Policy': '"key";q=10;w=60, "tenant";q=99;w=60',
      RateLimit: '"key";r=6;t=2, "tenant";r=90;t=30',
    });
    expect(rateHeaders([])).toEqual({});
  });
});
