import { generateChains } from './generated.js';

const size = { perHops: 20, distractors: 100 };

test('the same seed produces the same chains, and another seed different ones', () => {
  expect(generateChains(3, size)).toEqual(generateChains(3, size));
  expect(generateChains(4, size).chains[0]).not.toEqual(generateChains(3, size).chains[0]);
});

test('a chain has one more fact than hops, and its question shares no name with its last fact', () => {
  for (const { hops, facts, question } of generateChains(5, { perHops: 200, distractors: 0 }).chains) {
    expect(facts).toHaveLength(hops + 1);
    const names = (text: string) => new Set(text.match(/\p{Lu}\p{Ll}+/gu) ?? []);
    const asked = names(question);
    // The words they begin with.
    const last = [...names(facts.at(-1)!)].filter((name) => name !== 'The' && name !== 'Do');
    expect(last.filter((name) => asked.has(name))).toEqual([]);
  }
});
