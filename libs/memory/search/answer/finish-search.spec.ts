import { fitBudget, promptTexts } from './finish-search.js';
import type { ToldHit, TurnBesideHit } from './tell-hits.js';

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const result = (id: string, content: string, { speaker = null, role = null, title = null }: Given = {}): ToldHit => {
  const row = { id, content, role, title, occurredAt: new Date('2025-03-01T10:30:00.000Z') };
  const told = { row, content, speaker, excerpt: false, passage: { start: 0, end: 1 } };
  return { score: 1, told, beside: [], related: [], sourceMessages: [] } as unknown as ToldHit;
};
const turn = (id: string, content: string) =>
  ({
    row: { id, content, role: null, speaker: null, occurredAt: new Date('2025-03-01T10:31:00.000Z') },
    offset: 1,
    told: false,
  }) as unknown as TurnBesideHit;
interface Given {
  readonly speaker?: string | null;
  readonly role?: string | null;
  readonly title?: string | null;
}

describe('fitBudget', () => {
  it('keeps the best that fit, skips what does not, and returns the tokens of each', () => {
    const results = [result('a', 'one two'), result('b', 'w '.repeat(50)), result('c', 'three')];
    const fitted = fitBudget(results, 9, words);
    // Date and time are two words, and one token separates two results.
    expect(fitted.hits.map(({ told, tokens }) => [told.row.id, tokens])).toEqual([
      ['a', 5],
      ['c', 4],
    ]);
    expect(fitted).toMatchObject({ tokens: 9, leftOut: 1 });
  });

  it('never exceeds the budget, and returns the shortest hit if it fits exactly', () => {
    expect(fitBudget([result('a', 'one')], 4, words)).toMatchObject({ tokens: 4, leftOut: 0 });
    expect(fitBudget([result('a', 'one')], 3, words)).toMatchObject({ hits: [], tokens: 0, leftOut: 1 });
  });

  it('counts the turns beside a result, each text once', () => {
    const beside = [turn('b', 'two')];
    const first = { ...result('a', 'one'), beside };
    const fitted = fitBudget([first, { ...result('c', 'three'), beside }, result('b', 'two')], 100, words);
    expect(fitted.hits.map(({ tokens }) => tokens)).toEqual([4, 4, 4]);
    expect(fitted.hits.map((hit) => hit.beside.map((one) => one.told))).toEqual([[true], [true], []]);
    expect(fitted.tokens).toBe(12);
  });

  it('gives a turn that was told beside a better result its own, at no cost and with the same words', () => {
    const first = { ...result('a', 'one'), beside: [turn('b', 'two and more')] };
    const second = result('b', 'two and more');
    const part = { ...second, told: { ...second.told, content: 'two', excerpt: true } };
    const fitted = fitBudget([first, part], 10, words);
    expect(fitted).toMatchObject({ tokens: 10, leftOut: 0 });
    expect(fitted.hits.map(({ told, tokens }) => [told.content, told.excerpt, tokens])).toEqual([
      ['one', false, 4],
      ['two and more', false, 6],
    ]);
    // What comes with it no longer fits: the turn stays where it was.
    const more = { ...part, beside: [turn('c', 'three')] };
    const alone = fitBudget([first, more], 10, words);
    expect(alone).toMatchObject({ tokens: 10, leftOut: 1 });
    expect(alone.hits[0]?.beside[0]?.told).toBe(false);
  });

  it('counts the related records of a result', () => {
    const related = [{ id: 'r', record: { content: 'six seven eight nine', occurred_at: '2025-03-01T10:30:00.000Z' } }];
    const linked = { ...result('a', 'one'), related } as unknown as ToldHit;
    expect(fitBudget([linked], 11, words)).toMatchObject({ tokens: 11, leftOut: 0 });
    expect(fitBudget([linked], 10, words)).toMatchObject({ tokens: 0, leftOut: 1 });
  });
});

it('a prompt contains the date, the speaker, the title and the text', () => {
  expect(promptTexts(result('a', 'Tea.', { speaker: 'Ada', role: 'user', title: 'Drinks' }))).toEqual([
    '[2025-03-01 10:30] Ada: Drinks\nTea.',
  ]);
  expect(promptTexts(result('a', 'Tea.'))).toEqual(['[2025-03-01 10:30] Tea.']);
});
