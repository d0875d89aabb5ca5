import { computedImportance, importanceFor } from '@memory/record-store/importance.js';
import { adjustment, livelinessOf, namesSpeaker, weightOf } from './adjust.js';

const turn = (content: string, speaker: string | null = 'Caroline') => ({
  content,
  speaker,
  language: 'en',
  type: 'message',
});
const LONG = 'I finally signed the lease for the small flat near the harbour.';

describe('adjustment', () => {
  it('leaves what was not said in a conversation alone', () => {
    expect(adjustment(turn('Why?', null), 'Why did Caroline ask?')).toBe(1);
  });

  it('raises a turn by the person whom the query names', () => {
    expect(adjustment(turn(LONG), 'Where does Caroline live?')).toBe(1.4);
    expect(adjustment(turn(LONG), 'Where does Melanie live?')).toBe(1);
  });

  it('lowers a turn that asks, with an image note behind the question too', () => {
    expect(adjustment(turn(`${LONG} Did you see it?`), 'lease')).toBe(0.75);
    expect(adjustment(turn(`${LONG} Did you see it? [a photo of a harbour]`), 'lease')).toBe(0.75);
    expect(adjustment(turn(`Did you see it? ${LONG}`), 'lease')).toBe(1);
    expect(adjustment(turn(`${LONG} ${LONG} ${LONG} Did you see it?`), 'lease')).toBe(1);
  });

  it('lowers a turn of a few words', () => {
    expect(adjustment(turn('Sounds great!'), 'lease')).toBe(0.8);
  });

  it('stays within its bounds', () => {
    expect(adjustment(turn('Great?'), 'lease')).toBeCloseTo(0.6);
  });
});

describe('namesSpeaker', () => {
  it.each([
    ['What did caroline say?', 'Caroline', true],
    ["What is Caroline's job?", 'Caroline Smith', true],
    ['What did Carol say?', 'Caroline', false],
    ['What did Al say?', 'Al', true],
    ['What did we say?', 'Dr Li', false],
    ['Was sagte Jürgen?', 'JÜRGEN', true],
    ['', 'Caroline', false],
  ])('%j names %j: %s', (query, speaker, expected) => {
    expect(namesSpeaker(query, speaker)).toBe(expected);
  });
});

describe('weightOf', () => {
  const NOW = new Date('2026-06-01T00:00:00Z');
  const unused = { type: 'semantic', accessCount: 0, lastAccessedAt: NOW, createdAt: NOW, relations: 0 };

  it('moves a score by three tenths at most, and leaves it where nobody has rated or used the record', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(weightOf)).toEqual([0.7, 0.85, 1, 1.15, 1.3]);
    expect([weightOf(-4), weightOf(7)]).toEqual([0.7, 1.3]);
    expect(weightOf(importanceFor(0.5, unused, NOW))).toBe(1);
  });

  it('counts what use has proved by the formula that compaction goes by, but for what was rated low', () => {
    const used = { ...unused, accessCount: 100, relations: 10 };
    const proved = computedImportance(used, NOW);
    expect(proved).toBeCloseTo(0.99, 10);
    expect(importanceFor(0.5, used, NOW)).toBe(proved);
    expect(importanceFor(1, used, NOW)).toBe(1);
    expect(importanceFor(0.2, used, NOW)).toBe(0.2);
  });
});

describe('being lately and being remembered', () => {
  const now = new Date('2025-03-01T12:00:00Z');
  const daysAgo = (days: number) => now.getTime() - days * 86_400_000;

  it('count a tenth at most, and nothing once both are long ago', () => {
    expect(livelinessOf(daysAgo(0), 1, now)).toBeCloseTo(1.1025);
    expect(livelinessOf(daysAgo(30), 0, now)).toBeCloseTo(1.025);
    expect(livelinessOf(daysAgo(3_650), 0, now)).toBe(1);
    expect(livelinessOf(daysAgo(-5), 2, now)).toBe(livelinessOf(daysAgo(0), 1, now));
  });

  it('stay the same for the length of a day', () => {
    expect(livelinessOf(daysAgo(3.01), 0.2, now)).toBe(livelinessOf(daysAgo(3.9), 0.2, now));
  });
});
