import { generateChains } from './generated.js';

const size = { perHops: 20, distractors: 100 };

test('the same seed makes the same chains, another others', () => {
  expect(generateChains(3, size)).toEqual(generateChains(3, size));
  expect(generateChains(4, size).chains[0]).not.toEqual(generateChains(3, size).chains[0]);
});

test('a chain has a fact more than hops, and its question names nothing of its last', () => {
  for (const { hops, facts, question } of generateChains(5, size).chains) {
    expect(facts).toHaveLength(hops + 1);
    const names = (text: string) => new Set(text.match(/(?<!^)(?<!\. )\p{Lu}\p{Ll}+/gu) ?? []);
    const asked = names(question);
    expect([...names(facts.at(-1)!)].filter((name) => asked.has(name))).toEqual([]);
  }
});
