import { planBatches } from './model-threads.js';

const LIMITS = { texts: 16, padded: 800, costly: 520 };
const texts = (...lengths: number[]) => lengths.map((length) => 'x'.repeat(length));

it('puts every text into one batch', () => {
  const lengths = Array.from({ length: 100 }, (_, i) => (i * 37) % 900);
  const flat = planBatches(texts(...lengths), LIMITS).flat();
  expect(flat.sort((a, b) => a - b)).toEqual([...lengths.keys()]);
});

it('never creates a batch of more than 16', () => {
  expect(planBatches(texts(...new Array<number>(40).fill(5)), LIMITS).map((batch) => batch.length)).toEqual([
    16, 16, 8,
  ]);
});

it('never creates a batch of more than 800 characters, counting each text as long as the longest', () => {
  expect(planBatches(texts(400, 10, 400, 10, 400), LIMITS)).toEqual([[1, 3], [0, 2], [4]]);
});

it('gives a text that is too long by itself its own batch', () => {
  expect(planBatches(texts(5_000, 5_000), LIMITS)).toEqual([[0], [1]]);
});

it('creates no batch without texts', () => {
  expect(planBatches([], LIMITS)).toEqual([]);
});
