import { question, turn, wordOf } from './conversation.js';
import { STAND_IN, vectorOf } from './stand-in-embedder.js';

it('generates the same turns in every run, and different ones for another user', () => {
  expect(turn(3, 41)).toEqual(turn(3, 41));
  expect(turn(3, 41).content).not.toBe(turn(4, 41).content);
  expect(turn(3, 41)).toMatchObject({ id: 'turn-41', session_id: 'session-1', sequence: 16, speaker: 'Ben' });
});

it('uses common words often and rare ones seldom, as people do', () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 2_000; n++) {
    for (const word of new Set(turn(1, n).content.slice(0, -1).split(' '))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const [first = 0, tenth = 0, rare = 0] = [1, 10, 4_000].map((rank) => counts.get(wordOf(rank)) ?? 0);
  expect(first).toBeGreaterThan(3 * tenth);
  expect(tenth).toBeGreaterThan(10 * Math.max(rare, 1));
});

it('has a different word for every rank', () => {
  expect(new Set(Array.from({ length: 8_000 }, (_, rank) => wordOf(rank))).size).toBe(8_000);
});

it('asks questions whose words occur in the turns', () => {
  const texts = Array.from({ length: 2_000 }, (_, n) => turn(1, n).content).join(' ');
  const known = Array.from({ length: 50 }, (_, n) => question(n).split(' ')[3] ?? '').filter((word) =>
    texts.includes(word),
  );
  expect(known.length).toBeGreaterThan(45);
});

it('gives texts with common words similar vectors of length one', () => {
  const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
  const [boat, boats, other] = [vectorOf('red boat lake'), vectorOf('red boat sea'), vectorOf('zeta piano train')];
  expect(boat).toHaveLength(STAND_IN.dimensions);
  expect(dot(boat, boat)).toBeCloseTo(1, 1);
  expect(dot(boat, boats)).toBeGreaterThan(0.5);
  expect(Math.abs(dot(boat, other))).toBeLessThan(0.2);
});
