import { DAY_MS } from '@kernel/durations.js';
import type { Life } from '@memory/record-store/life-of-records.js';
import { resolvePolicies } from './policy.js';
import { goneAt, purgeAt, verdictOf } from './verdict.js';

const NOW = new Date('2026-11-22T00:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
const policies = resolvePolicies({ model: 'ebbinghaus', unit: '1d', importance_floor: 0.9, grace: '30d' }, null);
const life = (over: Partial<Life> = {}): Life => ({
  id: 'x', userId: 'ada', type: 'semantic', importance: 0.5, pinned: false, legalHold: false, forgottenAt: null,
  expiresAt: null, createdAt: ago(50), strength: 1, lastRecalledAt: ago(2), pending: false, ...over,
}); // prettier-ignore
const verdict = (over: Partial<Life>, held = false) => verdictOf(life(over), policies, held, NOW);
const KEEP = { act: 'keep' };

it('forgets what is below θ, but nothing above', () => {
  expect(verdict({})).toMatchObject({ act: 'forget', reason: 'retention' });
  expect(verdict({ lastRecalledAt: ago(1.6) })).toEqual(KEEP);
  expect(verdict({ strength: 2 })).toEqual(KEEP);
});

it.each([{ pinned: true }, { legalHold: true }, { importance: 0.9 }, { importance: 1 }, { pending: true }])(
  'keeps %j',
  (over) => {
    expect(verdict(over)).toEqual(KEEP);
  },
);

it('keeps everything of a user under legal hold, including forgotten and expired records', () => {
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

it('never deletes if the grace period has no end', () => {
  expect(purgeAt(life({ forgottenAt: ago(99) }), resolvePolicies({ grace: null }, null))).toBeNull();
});

describe('a longest age', () => {
  const aged = resolvePolicies(
    { max_age: '60d', types: { sensory: { max_age: '10d' }, lesson: { max_age: null } } },
    null,
  );
  const of = (over: Partial<Life>, held = false) => verdictOf(life(over), aged, held, NOW);
  const gone = { act: 'purge', reason: 'max_age' };

  it('deletes older records by type, whatever their recalls', () => {
    expect(of({ createdAt: ago(60), lastRecalledAt: NOW, importance: 1 })).toEqual(gone);
    expect(of({ createdAt: ago(59.9) })).toEqual(KEEP);
    expect(of({ createdAt: ago(10), type: 'sensory' })).toEqual(gone);
    expect(of({ createdAt: ago(9_999), type: 'lesson' })).toEqual(KEEP);
  });

  it('spares pinned records and those under legal hold', () => {
    for (const over of [{ pinned: true }, { legalHold: true }])
      expect(of({ createdAt: ago(99), ...over })).toEqual(KEEP);
    expect(of({ createdAt: ago(99) }, true)).toEqual(KEEP);
  });

  it('applies to messages only if set for messages explicitly', () => {
    expect(of({ createdAt: ago(99), type: 'message' })).toEqual(KEEP);
    const said = resolvePolicies({ types: { message: { max_age: '30d' } } }, null);
    expect(verdictOf(life({ createdAt: ago(30), type: 'message' }), said, false, NOW)).toEqual(gone);
  });

  it('of a user takes precedence over that of the tenant', () => {
    const own = resolvePolicies({ max_age: '60d', types: { sensory: { max_age: '10d' } } }, { max_age: '90d' });
    expect(verdictOf(life({ createdAt: ago(60), type: 'sensory' }), own, false, NOW)).toEqual(KEEP);
    expect(verdictOf(life({ createdAt: ago(90) }), own, false, NOW)).toEqual(gone);
  });

  it('returns when a record is deleted: at the earliest end', () => {
    expect(goneAt(life({ createdAt: ago(50) }), aged)).toEqual(ago(-10));
    expect(goneAt(life({ createdAt: ago(50), forgottenAt: ago(25) }), aged)).toEqual(ago(-5));
  });
});
