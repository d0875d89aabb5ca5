import type { PassageHit, Traits } from '../arms/arm.js';
import { bySum, type Hit } from '../hit.js';
import { calibrationOf, fuse } from '../ranking/fuse.js';
import { weighed } from '../stage.js';
import { type Ends, endsAsked, firstLastBoost, lengthWeight, neighbourBoost, sessionShares } from './boosts.js';

const hit = (sessionId: string | null, ...stems: number[]): PassageHit => ({
  recordId: 'r', passageId: 'p', start: 0, end: 1, score: 1, sessionId, role: null, occurredAt: 0, size: 1, stems,
}); // prettier-ignore

it('gives most to the session that has more of the query’s words, the rare ones above all', () => {
  const shares = sessionShares([hit('trip', 0, 1), hit('trip', 0), hit('work', 0), hit('home', 0), hit('home', 0)]);
  expect(shares.get('trip')).toBeCloseTo(0.2);
  expect(shares.get('work')).toBeLessThan(shares.get('home')!);
  expect(shares.get('home')).toBeLessThan(0.1);
});

it('gives nothing where nothing was found, and nothing to what stands in no session', () => {
  expect(sessionShares([]).size).toBe(0);
  expect(sessionShares([hit(null, 0)]).size).toBe(0);
});

it('leaves a short text as it is, and lowers one of many passages a little', () => {
  expect(lengthWeight(100)).toBe(1);
  expect(lengthWeight(700)).toBe(1);
  expect(lengthWeight(7_000)).toBeCloseTo(0.743, 3);
});

const entry = (recordId: string, day: number, sum: number): Hit => ({
  recordId,
  arms: {},
  passage: null,
  byKeyword: 0,
  byVector: 0,
  fused: sum,
  certainty: 0,
  weights: {},
  traits: { sessionId: null, role: null, occurredAt: day * 86_400_000, size: 10 },
  lent: 0,
  sum,
});
const lift = (hits: readonly Hit[], ends: Ends) =>
  [...weighed('first_last', hits, firstLastBoost(hits, ends))].sort(bySum);
const ids = (hits: readonly Hit[]) => hits.map(({ recordId }) => recordId);

describe('the ends of a story', () => {
  it.each([
    ['When did Ada first play?', true, false],
    ['What was the latest result?', false, true],
    ['How long did Ada play?', true, true],
    ['What did Ada do after the match?', true, true],
    ['Wie lange spielt Ada schon?', true, true],
    ['¿Cuál fue la primera vez?', true, false],
    ['她打了多久？', true, true],
    ['What did Ada do last week?', false, false],
    ['What did Ada say last Tuesday?', false, false],
    ['Who plays firstly?', false, false],
    ['Where does Ada play?', false, false],
  ])('%s', (query, first, last) => {
    expect(endsAsked(query)).toEqual({ first, last });
  });

  const story = [entry('c', 5, 1), entry('b', 3, 0.95), entry('d', 9, 0.9), entry('a', 1, 0.88), entry('x', 0, 0.3)];

  it('come before what lies between, and what is about something else is no end', () => {
    expect(ids(lift(story, { first: true, last: true }))).toEqual(['d', 'a', 'c', 'b', 'x']);
    expect(ids(lift(story, { first: true, last: false }))).toEqual(['a', 'c', 'b', 'd', 'x']);
    expect(ids(lift(story, { first: false, last: true }))).toEqual(['d', 'c', 'b', 'a', 'x']);
    expect(lift(story, { first: false, last: false })).toEqual(story);
    expect(lift([], { first: true, last: true })).toEqual([]);
  });

  it('lift a lone record once', () => {
    const [only] = lift([entry('a', 1, 0.5)], { first: true, last: true });
    expect(only?.sum).toBeCloseTo(0.6);
  });
});

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
