import { loadJsonl } from './jsonl.js';

const lines = (...values: object[]) => values.map((value) => JSON.stringify(value)).join('\n');

it('reads turns and questions of several conversations', () => {
  const [first, second] = loadJsonl(
    lines(
      { conversation: 'a', id: 1, content: 'I moved to Bergen.', speaker: 'Ida', session: 's1', at: '2025-04-01' },
      { conversation: 'b', id: 1, content: 'Elsewhere.' },
      { conversation: 'a', id: 2, content: 'Welcome!', role: 'assistant', session: 's1' },
      { conversation: 'a', question: 'Where does Ida live?', evidence: [1, 9], asked_at: '2025-05-01T08:00:00Z' },
      { conversation: 'a', question: 'How old is she?', evidence: [] },
    ),
  );
  expect(first?.records).toEqual([
    expect.objectContaining({
      id: '1',
      role: 'user',
      speaker: 'Ida',
      sequence: 1,
      occurred_at: '2025-04-01T00:00:00.000Z',
    }),
    expect.objectContaining({ id: '2', role: 'assistant', sequence: 2 }),
  ]);
  expect(first?.questions).toMatchObject([
    { evidence: ['1'], category: 'questions', headline: true, askedAt: '2025-05-01T08:00:00.000Z' },
    { evidence: [], category: 'abstention', headline: false },
  ]);
  expect(first?.unknownEvidence).toBe(1);
  expect(second).toMatchObject({ id: 'b', questions: [] });
});

it('names a line that is neither', () => {
  expect(() => loadJsonl(lines({ id: 1, content: 'x' }, { note: 'x' }))).toThrow('line 2');
});
