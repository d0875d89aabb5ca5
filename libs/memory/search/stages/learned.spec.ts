import { busyMs } from '@test/support/busy.js';
import type { ReadHit } from '../hit.js';
import type { Ranking, ScopeSearch } from '../stage.js';
import { learned, turnsAmongPeople, turnSignsOf } from './learned.js';

const BUNDLED = { provider: 'bundled', model: 'universal-sentence-encoder-lite', dimensions: 512 };

function hit(sequence: number, sum: number, more: Partial<ReadHit['row']> = {}): ReadHit {
  const row = { content: 'It was forty.', language: 'en', role: null, speaker: 'Anna', sessionId: 's1', sequence, ...more }; // prettier-ignore
  return { recordId: `${row.sessionId}-${sequence}`, sum, fused: sum, byKeyword: 0, byVector: 0, arms: {}, weights: {}, traits: { size: 10 }, row } as unknown as ReadHit; // prettier-ignore
}

async function ranked(hits: readonly ReadHit[], space: object | null = BUNDLED): Promise<readonly ReadHit[]> {
  const terms = [{ term: 'kiln', kind: 'stem', weight: 1 }];
  const found = { keyword: [{ recordId: 's1-5', stems: [0] }], vector: [], ideal: 4 };
  const asked = { terms, languages: ['en'], windows: [], aliases: [], ownNames: [], found };
  const search = { query: { query: 'What was the kiln?' }, asked, space } as unknown as ScopeSearch;
  const rank = await learned.begin([], search);
  return [...(await rank(hits))].sort((a, b) => b.sum - a.sum);
}

const [BEST, HOLDER] = [hit(1, 1), hit(5, 0.9)];
const TOLD = hit(9, 0.95, { sessionId: null });

it('ranks a turn with the words of the question above one that only scored better', async () => {
  const [first, second] = await ranked([BEST, HOLDER]);
  expect([first?.recordId, second?.recordId]).toEqual(['s1-5', 's1-1']);
});

it('keeps the best score of the turns, and does not change records outside a conversation', async () => {
  const [first, told] = await ranked([BEST, TOLD, HOLDER]);
  expect(first?.sum).toBeCloseTo(BEST.sum);
  expect(told).toBe(TOLD);
});

it('reports which signs moved a turn, and by how much in total', async () => {
  const [first] = await ranked([BEST, HOLDER]);
  expect(Object.keys(first!.learned!)[0]).toBe('information');
  expect(Object.keys(first!.learned!).length).toBeLessThanOrEqual(3);
  expect(first!.weights['learned']).toBeCloseTo(first!.sum / HOLDER.sum);
});

it('changes nothing for a model without learned weights, or for a single turn', async () => {
  const other = { provider: 'openai', model: 'unheard-of', dimensions: 8 };
  expect(await ranked([BEST, HOLDER], other)).toEqual([BEST, HOLDER]);
  expect(await ranked([BEST, TOLD])).toEqual([BEST, TOLD]);
});

const STEMS = ['kiln', 'anna', 'bought'];

/** @param stems places in `STEMS` of the stems that it contains */
function turn(sequence: number, content: string, sum: number, more: Partial<ReadHit['row']> = {}): ReadHit {
  const row = { content, language: 'en', role: null, speaker: 'Anna', sessionId: 's1', sequence, ...more };
  const traits = { size: content.length };
  return { recordId: `${row.sessionId}-${sequence}`, sum, fused: sum, byKeyword: sum, byVector: sum / 2, arms: {}, traits, row } as unknown as ReadHit; // prettier-ignore
}

function signsOf(query: string, hits: readonly ReadHit[], holds: Readonly<Record<string, readonly number[]>> = {}) {
  const terms = STEMS.map((term) => ({ term, kind: 'stem', weight: 1 }));
  const keyword = Object.entries(holds).map(([recordId, stems]) => ({ recordId, stems }));
  const asked = {
    terms,
    languages: ['en'],
    windows: [],
    aliases: [],
    ownNames: [],
    found: { keyword, vector: [], ideal: 4 },
  };
  return turnSignsOf({ query: { query }, asked, space: null } as unknown as Ranking, hits, turnsAmongPeople(hits));
}

describe('the turns that are examined', () => {
  it('are those of conversations among people', () => {
    const [asked, answered] = [turn(1, 'Hello', 1), turn(2, 'Hi', 1, { speaker: 'Bob' })];
    const told = turn(3, 'Anna lives in Graz.', 1, { sessionId: null });
    expect(turnsAmongPeople([asked, told, answered])).toEqual([asked, answered]);
  });

  it('exclude sessions with an assistant', () => {
    const other = turn(1, 'Hello', 1, { sessionId: 's2' });
    const assistant = turn(2, 'How can I help?', 1, { role: 'assistant', speaker: null });
    expect(turnsAmongPeople([turn(1, 'Hello', 1), assistant, other])).toEqual([other]);
    expect(turnsAmongPeople([turn(1, 'Hello', 1, { speaker: null, role: 'user' })])).toEqual([]);
  });
});

describe('the signs that a turn answers', () => {
  it('include the share of the words of the question, weighted by rarity', () => {
    const hits = [turn(1, 'the kiln', 1), turn(5, 'Anna', 1), turn(9, 'Anna', 1)];
    const signs = signsOf('Who bought the kiln, Anna?', hits, { 's1-1': [0], 's1-5': [1], 's1-9': [1] });
    expect(signs.get('s1-1')!.information).toBeGreaterThan(signs.get('s1-5')!.information);
    expect(signs.get('s1-1')!.information).toBeLessThan(0.5);
    expect(signsOf('?', [turn(1, 'x', 1)]).get('s1-1')).toMatchObject({ information: 0, rarest: 0 });
  });

  it('include an answer of the expected kind', () => {
    const hits = [turn(1, 'It was 40 euros.', 1), turn(2, 'It was a bargain.', 1)];
    const signs = signsOf('How much did the kiln cost?', hits);
    expect([signs.get('s1-1')!.kind, signs.get('s1-2')!.kind]).toEqual([1, -1]);
    expect(signsOf('Why was it bought?', hits).get('s1-1')!.kind).toBe(0);
  });

  it('include names not in the question, in languages that capitalise only names', () => {
    const text = 'I met Bob and Carla, and Anna too.';
    const newNames = (more = {}) => signsOf('Who did Anna meet?', [turn(1, text, 1, more)]).get('s1-1')!.newNames;
    expect(newNames()).toBeCloseTo(2 / 3);
    expect(newNames({ language: 'de' })).toBe(0);
  });

  it('include the scores of the neighbours and of the session', () => {
    const hits = [turn(1, 'Did you buy it?', 1), turn(2, 'Yes.', 0.5), turn(1, 'No.', 0.5, { sessionId: 's2' })];
    const signs = signsOf('bought', hits);
    expect(signs.get('s1-1')).toMatchObject({ asks: 1, before: 0, after: 0.5, nextWords: 0.5, session: 1 });
    expect(signs.get('s1-2')).toMatchObject({ asks: 0, before: 1, after: 0, session: 1, crowded: Math.log(2) });
    expect(signs.get('s2-1')).toMatchObject({ before: 0, after: 0, session: 0.5, crowded: 0 });
  });

  it('include the length, if the turn is long', () => {
    const signs = signsOf('kiln', [turn(1, 'x'.repeat(600), 1), turn(2, 'x', 1)]);
    expect([signs.get('s1-1')!.long, signs.get('s1-2')!.long]).toEqual([Math.log(2), 0]);
  });

  it('take no longer for a long text', () => {
    const hits = [turn(1, `?${' '.repeat(100_000)}x`, 1)];
    expect(busyMs(() => signsOf('kiln', hits))).toBeLessThan(1_000);
  });
});
