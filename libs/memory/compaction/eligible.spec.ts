import { COMPACTION_DEFAULTS } from '@contracts/compaction/compaction.settings.js';
import { type Allowance, type Episode, mayFold } from './eligible.js';

const NOW = new Date('2026-06-01T00:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const old: Episode = {
  id: 'a', version: 1, type: 'message', agent: null, project: null, sessionId: null, occurredAt: ago(40), sequence: 0,
  createdAt: ago(40), importance: 0.5, pinned: false, legalHold: false, accessCount: 0, lastAccessedAt: null,
  relations: 0, tokens: 1,
}; // prettier-ignore
const may = (change: Partial<Episode>, request: Partial<Allowance> = {}) =>
  mayFold({ ...old, ...change }, { policy: COMPACTION_DEFAULTS, now: NOW, force: false, before: null, ...request });

it('folds what is thirty days old, but nothing younger', () => {
  expect(may({})).toBe(true);
  expect(may({ occurredAt: ago(30) })).toBe(true);
  expect(may({ occurredAt: ago(29.9) })).toBe(false);
});

it('spares what was recalled more than five times, or recently', () => {
  expect(may({ accessCount: 5, lastAccessedAt: ago(31) })).toBe(true);
  expect(may({ accessCount: 6, lastAccessedAt: ago(31) })).toBe(false);
  expect(may({ accessCount: 1, lastAccessedAt: ago(1) })).toBe(false);
});

it('treats an old conversation that was stored just now as new, unless forced', () => {
  expect(may({ createdAt: NOW })).toBe(false);
  expect(may({ createdAt: NOW }, { force: true })).toBe(true);
});

it('never folds what is pinned, under legal hold, or rated important by its writer', () => {
  for (const spared of [{ pinned: true }, { legalHold: true }, { importance: 0.51 }]) {
    expect(may(spared, { force: true })).toBe(false);
  }
});

it('folds only what happened before the given instant', () => {
  expect(may({ occurredAt: ago(40) }, { before: ago(40) })).toBe(false);
  expect(may({ occurredAt: ago(41) }, { before: ago(40), force: true })).toBe(true);
});
