import { forgettingSettings } from '@contracts/lifecycle/forgetting.js';
import { DAY_MS } from '@kernel/durations.js';
import { resolvePolicies } from './policy.js';

it('lets nothing fade by default', () => {
  const policies = resolvePolicies(null, null);
  expect(policies.fades).toBe(false);
  expect(policies.forType('lesson').model).toBe('none');
  expect(policies.graceMs).toBe(30 * DAY_MS);
});

it('takes each field from the nearest level that sets it', () => {
  const tenant = { model: 'ebbinghaus', threshold: 0.3, grace: '7d', types: { lesson: { model: 'none' } } } as const;
  const policies = resolvePolicies(tenant, { unit: '1d', types: { note: { growth: 2 } } });
  expect(policies.forType('semantic')).toMatchObject({
    model: 'ebbinghaus',
    threshold: 0.3,
    unitMs: DAY_MS,
    growth: 1,
  });
  expect(policies.forType('note')).toMatchObject({ model: 'ebbinghaus', threshold: 0.3, unitMs: DAY_MS, growth: 2 });
  expect(policies.forType('lesson').model).toBe('none');
  expect(policies.graceMs).toBe(7 * DAY_MS);
});

it('prefers all settings of the user to those of the tenant, including those by type', () => {
  const tenant = { model: 'ebbinghaus', types: { lesson: { model: 'exponential' } } } as const;
  const policies = resolvePolicies(tenant, { model: 'none' });
  expect(policies.fades).toBe(false);
  expect(policies.forType('lesson').model).toBe('none');
  expect(resolvePolicies(tenant, { grace: null }).graceMs).toBeNull();
});

it('uses a default unit that suits the model', () => {
  expect(resolvePolicies({ model: 'ebbinghaus' }, null).forType('x').unitMs).toBe(30 * DAY_MS);
  expect(resolvePolicies({ model: 'exponential' }, null).forType('x').unitMs).toBe(7 * DAY_MS);
});

it('accepts a type with the name of an object property', () => {
  expect(resolvePolicies({ types: { lesson: { model: 'ebbinghaus' } } }, null).forType('constructor').model).toBe(
    'none',
  );
});

it('shows the effective policy, and when a record without recalls is forgotten', () => {
  const shown = resolvePolicies(
    { model: 'exponential', unit: '1d', types: { lesson: { model: 'none' } } },
    null,
  ).show();
  expect(shown).toMatchObject({ model: 'exponential', unit: '1d', rate: 0.9, threshold: 0.2, grace: '30d' });
  expect(shown.forgotten_after_seconds! / 86_400).toBeCloseTo(Math.log(0.2) / Math.log(0.9), 6);
  expect(shown.types['lesson']).toMatchObject({ model: 'none', forgotten_after_seconds: null });
});

it.each([
  { unit: '0d' }, { unit: '1 day' }, { unit: '999999w' }, { threshold: 0 }, { threshold: 1 }, { cap: 0.5 },
  { rate: 1 }, { growth: -1 }, { model: 'linear' }, { grace: '-1d' }, { surprise: 1 }, { types: { lesson: { grace: '1d' } } },
])('refuses %j', (settings) => {
  expect(forgettingSettings.safeParse(settings).success).toBe(false);
}); // prettier-ignore
