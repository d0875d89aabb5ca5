import type { Life } from '@memory/records/life-of-records.js';
import { resolvePolicies } from './policy.js';
import { purgeAt, verdictOf } from './verdict.js';

const DAY = 86_400_000;
const NOW = new Date('2026-11-22T00:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);
const policies = resolvePolicies({ model: 'ebbinghaus', unit: '1d', importance_floor: 0.9, grace: '30d' }, null);
const life = (over: Partial<Life> = {}): Life => ({
  id: 'x', userId: 'ada', type: 'semantic', importance: 0.5, pinned: false, legalHold: false, forgottenAt: null,
  expiresAt: null, strength: 1, lastRecalledAt: ago(2), ...over,
}); // prettier-ignore
const verdict = (over: Partial<Life>, held = false) => verdictOf(life(over), policies, held, NOW);
const KEEP = { act: 'keep' };

it('forgets what is under θ and nothing that is above', () => {
  expect(verdict({})).toMatchObject({ act: 'forget', reason: 'retention' });
  expect(verdict({ lastRecalledAt: ago(1.6) })).toEqual(KEEP);
  expect(verdict({ strength: 2 })).toEqual(KEEP);
});

it.each([{ pinned: true }, { legalHold: true }, { importance: 0.9 }, { importance: 1 }])('keeps %j', (over) => {
  expect(verdict(over)).toEqual(KEEP);
});

it('keeps all that is of a user under legal hold, forgotten and expired as well', () => {
  for (const over of [{}, { forgottenAt: ago(99) }, { expiresAt: ago(99) }]) expect(verdict(over, true)).toEqual(KEEP);
});

it.each([
  ['forgotten', { forgottenAt: ago(30) }, 'grace_over'],
  ['expired', { expiresAt: ago(30) }, 'expired'],
  ['forgotten on purpose, though pinned', { forgottenAt: ago(30), pinned: true }, 'grace_over'],
  ['expired before it was forgotten', { forgottenAt: ago(1), expiresAt: ago(30) }, 'expired'],
])('deletes what was %s for as long as the grace', (_, over, reason) => {
  expect(verdict(over)).toEqual({ act: 'purge', reason });
});

it.each([
  ['forgotten', { forgottenAt: ago(29.9) }],
  ['pinned and expired', { expiresAt: ago(99), pinned: true }],
])('keeps what is %s', (_, over) => {
  expect(verdict(over)).toEqual(KEEP);
});

it('never deletes where there is no end to the grace', () => {
  expect(purgeAt(life({ forgottenAt: ago(99) }), resolvePolicies({ grace: null }, null))).toBeNull();
});
