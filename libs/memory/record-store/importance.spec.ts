import { computedImportance, type ImportanceSigns } from './importance.js';

const NOW = new Date('2026-06-01T00:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const old: ImportanceSigns = {
  type: 'episodic',
  accessCount: 0,
  lastAccessedAt: ago(400),
  createdAt: ago(400),
  relations: 0,
};
const of = (change: Partial<ImportanceSigns>) => computedImportance({ ...old, ...change }, NOW);

it('scores an old episode that was never recalled by its kind alone', () => {
  expect(of({})).toBeCloseTo(0.07, 10);
  expect(of({ type: 'something else' })).toBeCloseTo(0.07, 10);
  expect(of({ type: 'procedural' })).toBeCloseTo(0.1, 10);
  expect(of({ type: 'external_context' })).toBeCloseTo(0.04, 10);
});

it.each(['constructor', 'toString', '__proto__'])('scores a record of type %s as one of any unknown type', (type) => {
  expect(of({ type })).toBeCloseTo(0.07, 10);
});

it('adds 0.4 for a hundred recalls, and no more for a thousand', () => {
  expect(of({ accessCount: 50 })).toBeCloseTo(0.27, 10);
  expect(of({ accessCount: 100 })).toBeCloseTo(0.47, 10);
  expect(of({ accessCount: 1_000 })).toBeCloseTo(0.47, 10);
});

it('adds 0.3 for a recall just now, half of it after 15 days, 0 after 30', () => {
  expect(of({ lastAccessedAt: NOW })).toBeCloseTo(0.37, 10);
  expect(of({ lastAccessedAt: ago(15) })).toBeCloseTo(0.22, 10);
  expect(of({ lastAccessedAt: ago(30) })).toBeCloseTo(0.07, 10);
  expect(of({ lastAccessedAt: ago(-5) })).toBeCloseTo(0.37, 10);
});

it('adds 0.1 in the first seven days and 0.1 for ten links', () => {
  expect(of({ createdAt: ago(6.9) })).toBeCloseTo(0.17, 10);
  expect(of({ createdAt: ago(7) })).toBeCloseTo(0.07, 10);
  expect(of({ relations: 5 })).toBeCloseTo(0.12, 10);
  expect(of({ relations: 50 })).toBeCloseTo(0.17, 10);
});
