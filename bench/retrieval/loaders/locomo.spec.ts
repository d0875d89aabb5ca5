import { evidenceIds, loadLocomo, parseSessionDate } from './locomo.js';

const sample = {
  sample_id: 'conv-x',
  conversation: {
    speaker_a: 'Ann',
    speaker_b: 'Ben',
    session_10_date_time: '12:05 am on 3 January, 2024',
    session_10: [{ speaker: 'Ann', dia_id: 'D10:1', text: 'Back again.' }],
    session_2_date_time: '12:30 pm on 28 December, 2023',
    session_2: [
      { speaker: 'Ann', dia_id: 'D2:1', text: 'I bought a kite.' },
      { speaker: 'Ben', dia_id: 'D2:2', text: 'Look!', blip_caption: 'a photo of a kite' },
    ],
    session_11_date_time: '1:00 pm on 5 January, 2024',
  },
  qa: [
    { question: 'What did Ann buy?', answer: 'A kite', evidence: ['D2:1; D2:2', 'D2:1'], category: 4 },
    { question: 'How many?', answer: 1, evidence: ['D:10:1', 'D', 'D9:9'], category: 1 },
    { question: 'What did Ben buy?', evidence: ['D2:1'], category: 5 },
    { question: 'Is Ann happy?', answer: 'Likely', evidence: [], category: 3 },
  ],
};

describe('the LoCoMo loader', () => {
  const [conversation] = loadLocomo([sample]);
  if (!conversation) throw new Error('nothing loaded');

  it('reads session dates as UTC, noon and midnight included', () => {
    expect(parseSessionDate('1:56 pm on 8 May, 2023').toISOString()).toBe('2023-05-08T13:56:00.000Z');
    expect(parseSessionDate('12:05 am on 3 January, 2024').toISOString()).toBe('2024-01-03T00:05:00.000Z');
    expect(parseSessionDate('12:30 pm on 28 December, 2023').toISOString()).toBe('2023-12-28T12:30:00.000Z');
    expect(() => parseSessionDate('8 May 2023')).toThrow('not a LoCoMo date: 8 May 2023');
  });

  it('orders sessions by number and leaves out a date without turns', () => {
    expect(conversation.records.map(({ id, session_id }) => [id, session_id])).toEqual([
      ['D2:1', 'session_2'],
      ['D2:2', 'session_2'],
      ['D10:1', 'session_10'],
    ]);
  });

  it('makes one message of a turn, with speaker, place, date and caption', () => {
    expect(conversation.records[1]).toEqual({
      type: 'message',
      id: 'D2:2',
      content: 'Look! [shares a photo of a kite]',
      role: 'user',
      speaker: 'Ben',
      session_id: 'session_2',
      sequence: 2,
      occurred_at: '2023-12-28T12:30:02.000Z',
      metadata: { dia_id: 'D2:2' },
    });
  });

  it('lets a file say that one of the two is an assistant', () => {
    const conversationWithRole = { ...sample.conversation, speaker_b_role: 'assistant' };
    const roles = loadLocomo({ ...sample, conversation: conversationWithRole })[0]?.records.map(({ role }) => role);
    expect(roles).toEqual(['user', 'assistant', 'user']);
  });

  it('splits evidence strings and corrects the data set’s known errors', () => {
    expect(evidenceIds(['D8:6; D9:17', 'D1:2,D3:4 D5:06', 'D:11:26', 'D'])).toEqual([
      'D8:6',
      'D9:17',
      'D1:2',
      'D3:4',
      'D5:6',
      'D11:26',
    ]);
  });

  it('keeps each known evidence turn once and counts the ids that name none', () => {
    expect(conversation.questions.map(({ evidence }) => evidence)).toEqual([['D2:1', 'D2:2'], ['D10:1'], ['D2:1'], []]);
    expect(conversation.unknownEvidence).toBe(2);
  });

  it('keeps category 5 out of the headline', () => {
    expect(conversation.questions.map(({ category, headline }) => [category, headline])).toEqual([
      ['4 single-hop', true],
      ['1 multi-hop', true],
      ['5 adversarial', false],
      ['3 open-domain', true],
    ]);
  });

  it('names the entry that is not a conversation', () => {
    expect(() => loadLocomo([sample, { foo: 1 }])).toThrow('entry 1: no LoCoMo conversation');
  });
});
