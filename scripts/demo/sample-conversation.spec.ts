import { readFileSync } from 'node:fs';
import { type LocomoSample, loadLocomo } from '../../bench/retrieval/loaders/locomo.js';

const samples = JSON.parse(readFileSync('scripts/demo/sample-conversation.json', 'utf8')) as LocomoSample[];

describe('the sample conversation', () => {
  const [conversation] = loadLocomo(samples);
  if (!conversation) throw new Error('no conversation');
  const { records, questions } = conversation;
  const byId = new Map(records.map((record) => [record.id, record]));

  it('is long enough for something to get lost in', () => {
    expect(records.length).toBeGreaterThanOrEqual(150);
    expect(new Set(records.map(({ session_id }) => session_id)).size).toBe(10);
  });

  it('moves forward in time, with alternating turns numbered by their session', () => {
    for (const [index, record] of records.entries()) {
      const before = records[index - 1];
      expect(record.id).toBe(`D${record.session_id.slice('session_'.length)}:${record.sequence}`);
      if (before?.session_id === record.session_id) expect(record.speaker).not.toBe(before.speaker);
      if (before) expect(Date.parse(record.occurred_at ?? '')).toBeGreaterThan(Date.parse(before.occurred_at ?? ''));
    }
    expect(new Set(records.map(({ role, speaker }) => `${speaker} ${role}`))).toEqual(
      new Set(['Mara user', 'Juniper assistant']),
    );
  });

  it('asks every kind of question, and names only turns that exist', () => {
    expect(conversation.unknownEvidence).toBe(0);
    expect(new Set(questions.map(({ category }) => category))).toEqual(
      new Set([
        'single fact',
        'temporal',
        'changed fact',
        'said by the assistant',
        'multi-hop',
        'open question',
        'no answer',
      ]),
    );
    for (const { category, evidence } of questions) expect(evidence.length > 0).toBe(category !== 'no answer');
  });

  it.each([
    ['What is Mara allergic to?', ['walnuts']],
    ['What did Ingrid work as before she retired?', ['radio operator']],
    ["When is Theo's wedding?", ['23rd of May']],
    ['On which date did Mara see the northern lights?', ['second night', '12th of March']],
    ['When does Otto see Dr Solheim about his teeth?', ['Friday the 10th']],
    ["What is Mara's current phone number?", ['555 09 274']],
    ['Which editor does Mara use now?', ['Zed']],
    ["On which day of the week is Mara's Norwegian class these days?", ['Wednesdays']],
    ['To which date was the launch of Project Puffin pushed back?', ['7th of April']],
    ["Which presents did Juniper suggest for the birthday of Mara's mother?", ['barometer']],
    ["What did Juniper propose to engrave on the front of Otto's tag?", ['FAST BUT FRIENDLY']],
    ['How many forks did Mara own at first, and how many in the end?', ['exactly one fork', 'six forks']],
    ['What happened each time Otto stayed with Ingrid while Mara was away?', ['ate eleven', 'umbrella']],
    [
      'Where will the wedding in Whitby be held after all, and who carries the rings?',
      ['Pavilion', 'carrying the rings'],
    ],
  ])('contains the answer in the evidence: %s', (text, phrases) => {
    const question = questions.find((one) => one.text === text);
    const evidence = question?.evidence.map((id) => byId.get(id)?.content ?? '') ?? [];
    expect(evidence).toHaveLength(phrases.length);
    for (const [index, phrase] of phrases.entries()) expect(evidence[index]).toContain(phrase);
  });

  it('asks about what only the assistant said where it claims to', () => {
    for (const { category, evidence } of questions) {
      const roles = evidence.map((id) => byId.get(id)?.role);
      expect(roles.every((role) => role === 'assistant')).toBe(
        category === 'said by the assistant' || roles.length === 0,
      );
    }
  });

  it('never mentions what the unanswerable question asks for', () => {
    expect(records.filter(({ content }) => /\b(car|drive|drives|driving)\b/i.test(content))).toEqual([]);
  });
});
