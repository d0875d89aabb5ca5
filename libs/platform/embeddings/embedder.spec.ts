import { blankVector, embedWithoutBlanks, isBlank, unitVector } from './embedder.js';

it('scales a vector to length one and keeps its direction', () => {
  expect(unitVector([3, 0, -4])).toEqual(Float32Array.of(0.6, 0, -0.8));
});

it.each([[[0, 0]], [[NaN, 1]], [[Infinity, 1]], [[]]])('finds no direction in %j', (values) => {
  expect(unitVector(values)).toBeUndefined();
});

it('treats a text without a visible character as blank', () => {
  expect(['', ' ', '\n\t', '\u00a0'].every(isBlank)).toBe(true);
  expect(isBlank('.')).toBe(false);
});

it('embeds only texts that are not blank, and keeps the order', async () => {
  const asked: string[] = [];
  const embed = async (texts: readonly string[]) => {
    asked.push(...texts);
    return texts.map((text) => Float32Array.of(0, text.length));
  };
  const vectors = await embedWithoutBlanks([' ', 'one', '', 'three'], embed, () => 2);
  expect(asked).toEqual(['one', 'three']);
  expect(vectors).toEqual([blankVector(2), Float32Array.of(0, 3), blankVector(2), Float32Array.of(0, 5)]);
  expect(blankVector(2)).toEqual(Float32Array.of(1, 0));
});
