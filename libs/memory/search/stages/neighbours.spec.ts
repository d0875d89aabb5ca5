import type { Traits } from '../arms/arm.js';
import { calibrationOf, fuse } from '../ranking/fuse.js';
import { neighbourBoost } from './neighbours.js';

const traits = (change: Partial<Traits> = {}): Traits => ({
  sessionId: 's',
  role: null,
  occurredAt: 0,
  size: 80,
  ...change,
});
const anchor = (role: string | null = null) =>
  fuse(
    {
      keyword: [{ ...traits({ role }), recordId: 'a', passageId: 'a-0', start: 0, end: 10, score: 5 }],
      ideal: 5,
      vector: [],
    },
    calibrationOf(undefined),
  );
const beside = (offset: number, asked = false, change: Partial<Traits> = {}) => ({
  of: 'a',
  recordId: 'b',
  offset,
  asked,
  traits: traits(change),
});
const lent = (offset: number, asked = false, change: Partial<Traits> = {}) =>
  neighbourBoost(anchor(), [beside(offset, asked, change)]).find(({ recordId }) => recordId === 'b')?.lent;

it('brings a turn that no arm found, by the score of the turn beside it', () => {
  const ranked = neighbourBoost(anchor(), [beside(1)]);
  expect(ranked.map(({ recordId }) => recordId)).toEqual(['a', 'b']);
  expect(ranked[1]).toMatchObject({ arms: {}, passage: null, lent: 0.3, sum: 0.3, traits: { sessionId: 's' } });
});

it('lends most to the turn after one that asks, and less over two steps', () => {
  expect([lent(1, true), lent(-1), lent(1), lent(2), lent(-2), lent(3)]).toEqual([0.7, 0.45, 0.3, 0.2, 0.2, 0]);
});

it('lends less to a long turn, which stands for itself', () => {
  expect(lent(-1, false, { size: 300 })).toBe(0.45);
  expect(lent(-1, false, { size: 3_000 })).toBeCloseTo(0.045);
});

it('lends to a long reply when replies are asked for', () => {
  const reply = [beside(1, false, { role: 'assistant', size: 3_000 })];
  const lentTo = (asksAssistant: boolean) => neighbourBoost(anchor('user'), reply, asksAssistant)[1]?.lent;
  expect(lentTo(false)).toBeCloseTo(0.03);
  expect(lentTo(true)).toBeCloseTo(0.15);
});
