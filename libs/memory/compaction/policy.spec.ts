import { COMPACTION_DEFAULTS, compactionDocument } from '@contracts/compaction/compaction.settings.js';
import { resolvePolicy } from './policy.js';

const none = { agent: null, project: null };
const document = (value: object) => compactionDocument.parse(value);

it('is disabled by default', () => {
  expect(resolvePolicy({ tenant: null, user: null }, none)).toEqual(COMPACTION_DEFAULTS);
  expect(COMPACTION_DEFAULTS.enabled).toBe(false);
  expect(resolvePolicy({ tenant: document({ enabled: true }), user: null }, none).enabled).toBe(true);
});

it('applies only the values that the document of the user sets', () => {
  const layers = { tenant: document({ enabled: true, batch_size: 20 }), user: document({ batch_size: 5 }) };
  expect(resolvePolicy(layers, none)).toEqual({ ...COMPACTION_DEFAULTS, enabled: true, batch_size: 5 });
});

it('can change a trigger alone', () => {
  const tenant = document({ triggers: { age: false, every_hours: 2 } });
  const user = document({ triggers: { count: 50 } });
  expect(user.triggers).toEqual({ count: 50 });
  expect(resolvePolicy({ tenant, user }, none).triggers).toEqual({ age: false, every_hours: 2, count: 50 });
});

it('applies an override only to its scope, and prefers that of the user', () => {
  const tenant = document({ scopes: [{ agent: 'a', settings: { age_days: 1, strategy: 'archive' } }] });
  const user = document({ scopes: [{ agent: 'a', project: 'p', settings: { age_days: 2 } }] });
  const age = (agent: string | null, project: string | null) => resolvePolicy({ tenant, user }, { agent, project });
  expect(age(null, null).age_days).toBe(30);
  expect(age('b', null).age_days).toBe(30);
  expect(age('a', null).age_days).toBe(1);
  expect(age('a', 'p')).toMatchObject({ age_days: 2, strategy: 'archive' });
});

it('rejects an override without a scope', () => {
  expect(compactionDocument.safeParse({ scopes: [{ settings: { age_days: 1 } }] }).success).toBe(false);
});
