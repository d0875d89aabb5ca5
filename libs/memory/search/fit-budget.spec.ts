import { fitBudget, promptTexts } from './fit-budget.js';
import type { Results } from './show-hit.js';

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const result = (id: string, content: string, more: object = {}): Results[number] =>
  ({
    id,
    score: 1,
    record: { content, occurred_at: '2025-03-01T10:30:00.000Z', ...more },
    passage: { start: 0, end: 1 },
  }) as Results[number];
const turn = (id: string, content: string) => ({ id, offset: 1, occurred_at: '2025-03-01T10:31:00.000Z', content });

describe('fitBudget', () => {
  it('keeps the best that fit, passes by what does not, and says what each takes', () => {
    const results = [result('a', 'one two'), result('b', 'w '.repeat(50)), result('c', 'three')];
    const fitted = fitBudget(results, 9, words);
    // Date and time are two words, and one token parts two results.
    expect(fitted.results.map(({ id, tokens }) => [id, tokens])).toEqual([
      ['a', 5],
      ['c', 4],
    ]);
    expect(fitted).toMatchObject({ tokens: 9, leftOut: 1 });
  });

  it('never answers more than the budget, nor an empty answer where the least fits exactly', () => {
    expect(fitBudget([result('a', 'one')], 4, words)).toMatchObject({ tokens: 4, leftOut: 0 });
    expect(fitBudget([result('a', 'one')], 3, words)).toMatchObject({ results: [], tokens: 0, leftOut: 1 });
  });

  it('counts the turns that come with a result, each told once', () => {
    const beside = [turn('b', 'two')];
    const first = { ...result('a', 'one'), beside };
    const fitted = fitBudget([first, { ...result('c', 'three'), beside }, result('b', 'two')], 100, words);
    expect(fitted.results.map(({ tokens }) => tokens)).toEqual([8, 4, 4]);
    expect(fitted.results[1]?.beside?.[0]?.content).toBeUndefined();
  });

  it('counts what a result is related to, for that is text too', () => {
    const related = [{ id: 'r', record: result('r', 'six seven eight nine').record }];
    const linked = { ...result('a', 'one'), related } as unknown as Results[number];
    expect(fitBudget([linked], 11, words)).toMatchObject({ tokens: 11, leftOut: 0 });
    expect(fitBudget([linked], 10, words)).toMatchObject({ tokens: 0, leftOut: 1 });
  });
});

it('a prompt is told the date, who spoke, the title and the text', () => {
  expect(promptTexts(result('a', 'Tea.', { speaker: 'Ada', role: 'user', title: 'Drinks' }))).toEqual([
    '[2025-03-01 10:30] Ada: Drinks\nTea.',
  ]);
  expect(promptTexts(result('a', 'Tea.'))).toEqual(['[2025-03-01 10:30] Tea.']);
});
