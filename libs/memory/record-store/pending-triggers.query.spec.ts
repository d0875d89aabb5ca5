import { triggersOf, triggerWords, wordsOf } from './pending-triggers.query.js';

test('words are whole and in lower case', () => {
  expect([...wordsOf('Now, don’t KNOW: "art"! C3-PO’s')]).toEqual(['now', "don't", 'know', 'art', 'c3', 'po']);
  expect(wordsOf('')).toEqual(new Set());
  expect(wordsOf('明日の会議は中止です')).toContain('会議');
});

test('a text of any length is read, and no word exceeds the limit of the index', () => {
  expect([...wordsOf('x'.repeat(100_000))]).toEqual(['x'.repeat(64)]);
  const many = Array.from({ length: 30_000 }, (_, i) => `w${i}`).join(' ');
  expect(wordsOf(many).size).toBe(10_000);
});

test('function words of a condition are ignored, unless there are no others', () => {
  expect(triggerWords('when the build is red', 'en')).toEqual(['build', 'red']);
  expect(triggerWords('wenn der Bau fertig ist', 'de')).toEqual(['bau', 'fertig']);
  expect(triggerWords('the', 'en')).toEqual(['the']);
});

test('only a pending intention of an agent is triggered, by words or by a time', () => {
  const fields = { trigger_condition: 'red build', trigger_at: '2026-01-01T00:00:00.000Z' };
  const intention = { type: 'prospective', agent: 'scout', language: 'en', fields };
  const words = triggersOf(intention);
  expect(words.map(({ word }) => word)).toEqual(['red', 'build', '']);
  expect(words.at(-1)?.dueAt).toEqual(new Date('2026-01-01'));
  expect(triggersOf({ ...intention, agent: null })).toEqual([]);
  expect(triggersOf({ ...intention, type: 'semantic' })).toEqual([]);
  expect(triggersOf({ ...intention, fields: { ...fields, status: 'resolved' } })).toEqual([]);
  expect(triggersOf({ ...intention, fields: { trigger_condition: 5, trigger_at: 'never' } })).toEqual([]);
});
