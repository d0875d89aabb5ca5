import { computedImportance, importanceFor } from '@memory/record-store/importance.js';
import { importanceWeight } from './importance.js';

describe('importanceWeight', () => {
  const NOW = new Date('2026-06-01T00:00:00Z');
  const unused = { type: 'semantic', accessCount: 0, lastAccessedAt: NOW, createdAt: NOW, relations: 0 };

  it('moves a score by three tenths at most, and leaves it where nobody has rated or used the record', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(importanceWeight)).toEqual([0.7, 0.85, 1, 1.15, 1.3]);
    expect([importanceWeight(-4), importanceWeight(7)]).toEqual([0.7, 1.3]);
    expect(importanceWeight(importanceFor(0.5, unused, NOW))).toBe(1);
  });

  it('counts what use has proved by the formula that compaction goes by, but for what was rated low', () => {
    const used = { ...unused, accessCount: 100, relations: 10 };
    const proved = computedImportance(used, NOW);
    expect(proved).toBeCloseTo(0.99, 10);
    expect(importanceFor(0.5, used, NOW)).toBe(proved);
    expect(importanceFor(1, used, NOW)).toBe(1);
    expect(importanceFor(0.2, used, NOW)).toBe(0.2);
  });
});
