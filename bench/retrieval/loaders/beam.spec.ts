import { loadBeam, parseTimeAnchor, sourceIds } from './beam.js';

const chat = {
  chat: '7',
  messages: [
    { id: 0, role: 'user', time_anchor: 'March-03-2024', content: 'My sprint ends on Friday.' },
    { id: 1, role: 'assistant', time_anchor: null, content: `Noted.${' '.repeat(5000)}|` },
    { id: 2, role: 'user', time_anchor: 'April-10-2024', content: 'It moved to Monday.' },
    { id: 3, role: 'assistant', time_anchor: null, content: '   ' },
  ],
  questions: {
    knowledge_update: [
      { question: 'When?', answer: 'Monday', source_chat_ids: { original_info: [0], updated_info: [[2], 99] } },
    ],
    abstention: [{ question: 'Why?', ideal_response: 'Not said' }],
    summarization: [{ question: 'Sum up', source_chat_ids: [0, 1, 1] }],
  },
};

describe('the BEAM loader', () => {
  const [conversation] = loadBeam([chat]);
  if (!conversation) throw new Error('nothing loaded');

  it('opens a session at every time anchor and dates the turns by it', () => {
    const places = conversation.records.map(({ id, session_id, sequence, occurred_at }) => [
      id,
      session_id,
      sequence,
      occurred_at,
    ]);
    expect(places).toEqual([
      ['0', 'session_1', 1, '2024-03-03T12:00:01.000Z'],
      ['1', 'session_1', 2, '2024-03-03T12:00:02.000Z'],
      ['2', 'session_2', 1, '2024-04-10T12:00:01.000Z'],
    ]);
  });

  it('keeps the speaker, and shortens a run of blanks that no record could hold', () => {
    expect(conversation.records[1]).toMatchObject({ role: 'assistant', content: 'Noted. |' });
    expect(conversation.records[1]).not.toHaveProperty('speaker');
  });

  it('finds evidence in lists and objects of lists, each once', () => {
    expect(sourceIds({ a: [1, [2, 3]], b: { c: ['4'] } })).toEqual(['1', '2', '3', '4']);
    expect(conversation.questions.map(({ evidence }) => evidence)).toEqual([['0', '2'], [], ['0', '1']]);
    expect(conversation.unknownEvidence).toBe(1);
  });

  it('counts only the kinds that ask for facts in the headline', () => {
    expect(conversation.questions.map(({ headline }) => headline)).toEqual([true, false, false]);
    expect(conversation.questions[1]?.answer).toBe('Not said');
  });

  it('rejects an invalid anchor and an invalid chat', () => {
    expect(() => parseTimeAnchor('2024-03-03')).toThrow('not a BEAM time anchor: 2024-03-03');
    expect(() => loadBeam([{ chat: 1 }])).toThrow('entry 0: no BEAM chat');
  });
});
