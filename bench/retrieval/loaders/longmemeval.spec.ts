import { loadLongMemEval, parseDate } from './longmemeval.js';

const entry = {
  question_id: 'q1',
  question_type: 'single-session-user',
  question: 'Which tea do I drink?',
  answer: 'Assam',
  question_date: '2023/06/01 (Thu) 09:30',
  haystack_session_ids: ['s-a', 's-b'],
  haystack_dates: ['2023/05/20 (Sat) 02:21', '2023/05/21 (Sun) 10:00'],
  haystack_sessions: [
    [
      { role: 'user', content: 'I drink Assam.', has_answer: true },
      { role: 'assistant', content: 'Noted.' },
    ],
    [{ role: 'user', content: 'Good morning.' }],
  ],
  answer_session_ids: ['s-a'],
};

it('makes a conversation of a question and its haystack, dated and in order', () => {
  const [conversation] = loadLongMemEval([entry]);
  expect(conversation?.records.map(({ id, session_id: session, sequence }) => [id, session, sequence])).toEqual([
    ['1:s-a:1', 's-a', 1],
    ['1:s-a:2', 's-a', 2],
    ['2:s-b:1', 's-b', 1],
  ]);
  expect(conversation?.records[0]).toMatchObject({ role: 'user', occurred_at: '2023-05-20T02:21:01.000Z' });
  expect(conversation?.questions).toEqual([
    {
      text: 'Which tea do I drink?',
      answer: 'Assam',
      category: 'single-session-user',
      headline: true,
      evidence: ['1:s-a:1'],
      askedAt: '2023-06-01T09:30:00.000Z',
    },
  ]);
});

it('takes the sessions of the answer as evidence if no turn is marked', () => {
  const unmarked = entry.haystack_sessions.map((turns) => turns.map(({ role, content }) => ({ role, content })));
  const [conversation] = loadLongMemEval({ ...entry, haystack_sessions: unmarked });
  expect(conversation?.questions[0]?.evidence).toEqual(['1:s-a:1', '1:s-a:2']);
});

it('recognises a question that has no answer', () => {
  const [conversation] = loadLongMemEval([{ ...entry, question_id: 'q1_abs' }]);
  expect(conversation?.questions[0]).toMatchObject({ category: 'abstention', headline: false, evidence: [] });
});

it('rejects an invalid date and an invalid question', () => {
  expect(() => parseDate('yesterday')).toThrow('not a LongMemEval date');
  expect(() => loadLongMemEval([{}])).toThrow('entry 0');
});
