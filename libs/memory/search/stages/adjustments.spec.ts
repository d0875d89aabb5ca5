import { computedImportance, importanceFor } from '@memory/record-store/importance.js';
import type { ReadHit } from '../hit.js';
import type { Ranking } from '../stage.js';
import { factWeight, importanceWeight, recencyBoost, titles, turns } from './adjustments.js';

const LONG = 'I finally signed the lease for the small flat near the harbour.';

/** The factor on a turn. */
async function weightOf(content: string, query: string, speaker: string | null = 'Caroline', aliases: string[] = []) {
  const hit = { sum: 1, weights: {}, row: { content, speaker, language: 'en', type: 'message' } } as unknown as ReadHit;
  const adjust = await turns.begin([], { query: { query }, asked: { aliases } } as unknown as Ranking);
  const [weighed] = await adjust([hit]);
  return weighed!.sum;
}

it('leaves what was not said in a conversation alone', async () => {
  expect(await weightOf('Why?', 'Why did Caroline ask?', null)).toBe(1);
});

it('raises a turn by the person whom the query names', async () => {
  expect(await weightOf(LONG, 'Where does Caroline live?')).toBe(1.4);
  expect(await weightOf(LONG, 'Where does Melanie live?')).toBe(1);
  expect(await weightOf(LONG, 'Where does my aunt live?', 'Caroline', ['caroline'])).toBe(1.4);
});

it('lowers a turn that asks, with an image note behind the question too', async () => {
  expect(await weightOf(`${LONG} Did you see it?`, 'lease')).toBe(0.75);
  expect(await weightOf(`${LONG} Did you see it? [a photo of a harbour]`, 'lease')).toBe(0.75);
  expect(await weightOf(`Did you see it? ${LONG}`, 'lease')).toBe(1);
  expect(await weightOf(`${LONG} ${LONG} ${LONG} Did you see it?`, 'lease')).toBe(1);
});

it('lowers a turn of a few words', async () => {
  expect(await weightOf('Sounds great!', 'lease')).toBe(0.8);
});

it('stays within its bounds', async () => {
  expect(await weightOf('Great?', 'lease')).toBeCloseTo(0.6);
});

it.each([
  ['What did caroline say?', 'Caroline', true],
  ["What is Caroline's job?", 'Caroline Smith', true],
  ['What did Carol say?', 'Caroline', false],
  ['What did Al say?', 'Al', true],
  ['What did we say?', 'Dr Li', false],
  ['Was sagte Jürgen?', 'JÜRGEN', true],
  ['', 'Caroline', false],
])('%j names %j: %s', async (query, speaker, expected) => {
  expect(await weightOf(LONG, query, speaker)).toBe(expected ? 1.4 : 1);
});

const of = (provenance: object) => factWeight({ row: { provenance } as unknown as ReadHit['row'] });

it('a fact that was drawn from a turn counts less, and nothing else does', () => {
  expect(of({ source: 'extraction' })).toBeLessThan(1);
  expect([of({}), of({ source: 'import' })]).toEqual([1, 1]);
});

describe('importanceWeight', () => {
  const NOW = new Date('2026-06-01T00:00:00Z');
  const unused = { type: 'semantic', accessCount: 0, lastAccessedAt: NOW, createdAt: NOW, relations: 0 };

  it('moves a score by three tenths at most, and leaves it where nobody has rated or used the record', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(importanceWeight)).toEqual([0.7, 0.85, 1, 1.15, 1.3]);
    expect([importanceWeight(-4), importanceWeight(7)]).toEqual([0.7, 1.3]);
    expect(importanceWeight(importanceFor(0.5, unused, NOW))).toBe(1);
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

describe('being recent and being remembered', () => {
  const now = new Date('2025-03-01T12:00:00Z');
  const daysAgo = (days: number) => now.getTime() - days * 86_400_000;

  it('count a tenth at most, and nothing once both are long ago', () => {
    expect(recencyBoost(daysAgo(0), 1, now)).toBeCloseTo(1.1025);
    expect(recencyBoost(daysAgo(30), 0, now)).toBeCloseTo(1.025);
    expect(recencyBoost(daysAgo(3_650), 0, now)).toBe(1);
    expect(recencyBoost(daysAgo(-5), 2, now)).toBe(recencyBoost(daysAgo(0), 1, now));
  });

  it('stay the same for the length of a day', () => {
    expect(recencyBoost(daysAgo(3.01), 0.2, now)).toBe(recencyBoost(daysAgo(3.9), 0.2, now));
  });
});

const hit = (id: string, sum: number, title: string | null) => ({ recordId: id, sum, row: { title } }) as unknown as ReadHit; // prettier-ignore

async function orderOf(query: string, hits: readonly ReadHit[]): Promise<string[]> {
  const adjust = await titles.begin([], { query: { query } } as Ranking);
  const adjusted = [...(await adjust(hits))];
  return adjusted.sort((a, b) => b.sum - a.sum).map(({ recordId }) => recordId);
}

const hits = [hit('history', 0.9, 'History of the Harbour Games'), hit('none', 0.5, null), hit('athletes', 0.2, 'Athletes at the Harbour Games')]; // prettier-ignore

it('puts what stands under a title that is asked for first, and leaves the others as they were', async () => {
  expect(await orderOf('Explain: Athletes at the Harbour Games', hits)).toEqual(['athletes', 'history', 'none']);
  expect(await orderOf('Which athletes were at the games?', hits)).toEqual(['history', 'none', 'athletes']);
  expect(await orderOf('the history of the harbour games', hits)).toEqual(['history', 'none', 'athletes']);
});

it('puts the best of several with one title first', async () => {
  const notes = [hit('a', 0.9, null), hit('b', 0.4, 'Weekly meeting'), hit('c', 0.6, 'Weekly Meeting')];
  expect(await orderOf('what was said in the weekly meeting?', notes)).toEqual(['c', 'a', 'b']);
});
