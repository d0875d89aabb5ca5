import { publishedVariant } from './published.js';

const articles = [
  {
    title: 'Morning',
    content: 'The choir of Eskdale has 40 singers. It rehearses on Mondays.',
    url: 'x',
    published: '2026-01-01T00:00:00Z',
    metadata: null,
  },
  {
    title: 'Evening',
    content: 'The choir of Torvik has 25 singers, home to many. Run the warm-up first.',
    url: 'y',
    published: '2026-01-02T00:00:00Z',
    metadata: null,
  },
];
const level = (id: string, ...expected: string[]) => [
  { level_id: id, articles, questions: expected.map((expected_answer) => ({ question: 'q', expected_answer })) },
];

it('needs the numbers and names of the expected answer, from the article that states them', () => {
  const [variant] = publishedVariant(level('L2', 'Eskdale with 40, Torvik with 25: Home of 65'), 'L2');
  expect(variant!.questions[0]).toMatchObject({
    needs: [
      { article: 0, text: 'Eskdale' },
      { article: 0, text: '40' },
      { article: 1, text: 'Torvik' },
      { article: 1, text: '25' },
    ],
    says: ['40', '25'],
  });
});

it('needs the most similar sentence if there are neither', () => {
  const [variant] = publishedVariant(level('L4', 'the warm-up should come first'), 'L4');
  expect(variant!.questions[0]!.needs).toEqual([{ article: 1, text: 'Run the warm-up first' }]);
});

it('needs both sides of a contradiction for every question', () => {
  const [variant] = publishedVariant(level('L5', '40 or 25', 'because they differ'), 'L5');
  expect(variant!.questions[1]!.needs.map(({ text }) => text)).toEqual(['40', '25']);
});

it('does not accept a level that does not exist', () => expect(publishedVariant(level('L2', 'x'), 'L3')).toEqual([]));
