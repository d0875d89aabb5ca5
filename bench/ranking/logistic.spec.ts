import { floorAt } from './assurance.js';
import { fitChoices, fitLogistic, logitOf } from './logistic.js';

it('learns which sign is informative, and ignores the one that is not', () => {
  const examples = Array.from({ length: 40 }, (_, i) => ({ x: [1, i % 2, i % 4 < 2 ? 1 : 0], so: i % 2 === 1 || i === 0, weight: 1 })); // prettier-ignore
  const [, tells = 0, chance = 0] = fitLogistic(examples, 1);
  expect(tells).toBeGreaterThan(2);
  expect(Math.abs(chance)).toBeLessThan(0.5);
});

it('counts an example by its weight', () => {
  const once = [0, 1].map((seen) => ({ x: [1, seen], so: seen === 1, weight: 3 }));
  const thrice = once.flatMap((one) => [1, 1, 1].map((weight) => ({ ...one, weight })));
  const [a, b] = [fitLogistic(once, 1), fitLogistic(thrice, 1)].map((weights) => logitOf(weights, [1, 1]));
  expect(a).toBeCloseTo(b!, 6);
});

it('finds the floor that loses one in twenty of what was said', () => {
  const judged = Array.from({ length: 100 }, (_, i) => ({ isSaid: true, logit: i }));
  expect(floorAt([...judged, { isSaid: false, logit: -50 }])).toBe(5);
});

describe('among several options of which some are right', () => {
  const choice = (right: readonly number[], wrong: readonly number[][], offset = 0) => ({
    options: [{ x: right, offset, so: true }, ...wrong.map((x) => ({ x, offset: 0, so: false }))],
    weight: 1,
  });

  it('learns which sign distinguishes the right one', () => {
    const choices = Array.from({ length: 20 }, (_, i) => choice([1, i % 2, 1], [[0, i % 2, 1], [0, 1 - (i % 2), 1]])); // prettier-ignore
    const [tells = 0, chance = 0, always = 0] = fitChoices(choices, 1);
    expect(tells).toBeGreaterThan(2);
    expect(Math.abs(chance)).toBeLessThan(0.5);
    expect(always).toBeCloseTo(0);
  });

  it('learns less if the score already says so', () => {
    const [alone = 0] = fitChoices([choice([1], [[0]])], 1);
    const [beside = 0] = fitChoices([choice([1], [[0]], 5)], 1);
    expect(beside).toBeGreaterThan(0);
    expect(beside).toBeLessThan(alone / 4);
  });

  it('learns nothing if all or none are right', () => {
    expect(fitChoices([choice([1, 2], [])], 1)).toEqual([0, 0]);
    expect(fitChoices([], 1)).toEqual([]);
  });
});
