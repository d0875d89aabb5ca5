import { bySum, type Hit } from '../hit.js';
import { weighed } from '../stage.js';
import { type Ends, endsAsked, firstLastBoost } from './first-last.js';

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
