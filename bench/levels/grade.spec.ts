import { ownVariants } from './content/variants.js';
import { otherMemories } from './content/others.js';
import { LEVELS } from './content/level.js';
import { type AnswerSeen, grade, holds, mark, median } from './grade.js';

const seen = (part: Partial<AnswerSeen>): AnswerSeen => ({
  answer: '',
  by: 'rules',
  status: 'answered',
  tokens: 500,
  evidence: [],
  metacognition: { steps: 1, steps_allowed: 3, sufficient: true },
  ...part,
});
const question = { question: 'q', expected: 'e', needs: [{ article: 0, text: '8 golds' }, { article: 1, text: '12 golds' }], says: ['4'] }; // prettier-ignore
const idOf = (article: number) => `a${article}`;

it('requires everything needed, from the article that states it', () => {
  const both = [
    { external_id: 'a0', content: 'After Day 7 Torvik has 8 golds.', cited: true },
    { external_id: 'a1', content: 'After Day 9 Torvik has 12 golds.', cited: false },
  ];
  expect(grade(question, seen({ evidence: both, answer: '12 - 8 = 4' }), idOf)).toMatchObject({ complete: true, found: 1, said: 1, cited: 0.5, withinLimits: true }); // prettier-ignore
  const elsewhere = [both[0]!, { ...both[1]!, external_id: 'other' }];
  expect(grade(question, seen({ evidence: elsewhere }), idOf)).toMatchObject({ complete: false, found: 0.5, said: 0 });
  expect(grade(question, seen({ evidence: both, tokens: 1_001 }), idOf).withinLimits).toBe(false);
});

it('requires no answer if nothing is known', () => {
  const unknown = { ...question, needs: [], says: [] };
  expect(grade(unknown, seen({ status: 'not_in_memory' }), idOf)).toMatchObject({ complete: true, said: 1 });
  expect(grade(unknown, seen({}), idOf)).toMatchObject({ complete: false, said: 0 });
});

it('does not accept part of a number as the number', () => {
  expect([holds('18 golds', '8 golds'), holds('8 golds.', '8 golds'), holds('80', '8')]).toEqual([false, true, false]);
});

it('marks by the weights of the level, and takes the median of several', () => {
  const graded = { ...grade(question, seen({ answer: '4' }), idOf), cited: 0.5 };
  expect([mark('L3', graded), mark('L2', graded)]).toEqual([1, 0.9]);
  expect([median([3, 1, 2]), median([1, 2]), median([])]).toEqual([2, 1.5, 0]);
});

describe('our own contents', () => {
  it.each(LEVELS)('%s: what is needed is in its article, in each of seven variants, and they differ', (level) => {
    const variants = ownVariants(level, 7, 42);
    for (const { articles, questions } of variants) {
      for (const { needs } of questions) {
        for (const { article, text } of needs) expect(holds(`${articles[article]!.title}\n${articles[article]!.content}`, text)).toBe(true); // prettier-ignore
      }
    }
    expect(new Set(variants.map(({ articles }) => articles[0]!.content)).size).toBe(7);
    expect(ownVariants(level, 7, 42)).toEqual(variants);
    expect(ownVariants(level, 7, 43)).not.toEqual(variants);
  });

  it('distractors share no event, person or tool with what is asked', () => {
    const others = otherMemories(1_000, 42);
    expect(others.length).toBeGreaterThanOrEqual(1_000);
    const text = others.map(({ content }) => content).join('\n');
    for (const { articles, questions } of ownVariants('L6', 5, 42)) {
      for (const { needs } of questions) expect(needs.length).toBeGreaterThan(0);
      expect(text).not.toContain(articles[0]!.title.split(' Makes')[0]!);
    }
  });
});
