import { certaintyOf, SURE } from './certainty.js';
import { type Answers, verdictOf } from './verdict.js';

const answers = (over: Partial<Answers>): Answers => ({
  relation: 'new',
  memory: null,
  holds: null,
  covers: null,
  ...over,
});

it.each([
  [{ relation: 'changes', memory: 1, holds: false }, true],
  [{ relation: 'contradicts', memory: 2, holds: false, covers: false }, true],
  [{ relation: 'restates', memory: 1, covers: true }, true],
  [{ relation: 'adds', memory: 1, holds: true }, true],
  [{ relation: 'new' }, true],
  [{ relation: 'chatter' }, true],
  // Inconsistent answers.
  [{ relation: 'changes', memory: 1, holds: true }, false],
  [{ relation: 'changes', memory: 1 }, false],
  [{ relation: 'changes' }, false],
  [{ relation: 'restates', memory: 1, covers: false }, false],
  [{ relation: 'adds', memory: 1, holds: false }, false],
  [{ relation: 'new', memory: 1 }, false],
  // It was not offered.
  [{ relation: 'changes', memory: 3, holds: false }, false],
  [{ relation: 'changes', memory: 0, holds: false }, false],
  [{ relation: 'changes', memory: 1.5, holds: false }, false],
] as const)('%j stands: %s', (over, stands) => {
  expect(verdictOf(answers(over), 2) !== null).toBe(stands);
});

const match = {
  score: 1,
  words: 1,
  claims: 1,
  vector: null,
  conflict: null,
  inferred: false,
  over: false,
  apart: false,
  covered: true,
  whole: true,
  turned: false,
};
const looked = (score: number, over: object = {}) => ({
  match: { ...match, score, ...over },
  verdict: 'related' as const,
});
const told = (occasion: boolean) => ({ told: { occasion, change: false } });

it('rules are certain if nothing is remembered, the same is stored, or for one occasion; not for new facts beside memories', () => {
  const created = { outcome: 'created' as const, target: null, contradicted: [], possible: [] };
  expect(certaintyOf(created, [], told(false))).toBeGreaterThanOrEqual(SURE);
  expect(certaintyOf(created, [looked(0.1)], told(false))).toBeLessThan(SURE);
  expect(certaintyOf(created, [looked(0.1)], told(true))).toBeGreaterThanOrEqual(SURE);
  expect(certaintyOf({ ...created, possible: [looked(0.1)] }, [looked(0.1)], told(true))).toBeLessThan(SURE);
  const same = looked(1);
  expect(certaintyOf({ ...created, outcome: 'unchanged', target: same }, [same], told(false))).toBeGreaterThanOrEqual(
    SURE,
  );
  const over = looked(0.9, { conflict: 'value' });
  const superseded = { ...created, outcome: 'superseded' as const, contradicted: [over] };
  expect(certaintyOf(superseded, [over], told(false))).toBeGreaterThanOrEqual(SURE);
  expect(certaintyOf(superseded, [over, looked(0.4)], told(false))).toBeLessThan(SURE);
  const inferred = looked(0.9, { inferred: true });
  expect(certaintyOf({ ...superseded, contradicted: [inferred] }, [inferred], told(false))).toBeLessThan(SURE);
});
