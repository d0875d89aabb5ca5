import type { Scope } from '@kernel/scope.js';
import { idf, scoreAll, termScore } from '@memory/indexing/bm25.js';
import { queryTerms } from '@memory/indexing/terms.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import { keywordArm } from './keyword-arm.query.js';
import { SearchFixture } from '../testing/search-fixture.js';

let fixture: SearchFixture;
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

function search(scope: Scope, query: string, request: RecordQuery & { limit?: number } = {}) {
  return fixture.ask(scope, (tx, arm) => keywordArm(tx, arm, queryTerms(query, ['en'])), request);
}

const WORDS = ['lake', 'boat', 'running', 'dog', 'paint', 'kitchen', 'train', 'letter', 'garden', 'piano'];

/** Texts of 1 to 24 words, with early words of the list more frequent; the same in every run. */
function texts(count: number, seed: number): string[] {
  let state = seed;
  const draw = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + draw(24) }, () => WORDS[draw(1 + draw(WORDS.length))]).join(' '),
  );
}

async function fill(): Promise<void> {
  for (const content of texts(60, 1)) await fixture.add({ content });
  for (const content of texts(15, 2)) await fixture.add({ content, userId: null });
  for (const content of texts(20, 3)) await fixture.add({ content, userId: 'bea' });
  for (const content of texts(20, 4)) await fixture.add({ content, tenantId: fixture.otherTenantId });
}

it.each([
  ['own and shared passages together', true, ['ann', null]],
  ['own passages alone when nothing shared is read', false, ['ann']],
] as const)('scores as the reference does, by the statistics of %s', async (_name, includeShared, owners) => {
  await fill();
  const query = 'Is anybody running with a dog beside the garden or the piano?';
  const { hits } = await search(fixture.scope('ann', { includeShared }), query);
  const expected = scoreAll(fixture.documents(owners), queryTerms(query, ['en']));
  expect(expected.length).toBeGreaterThan(30);
  expect(expected.length).toBeLessThan(200);
  expect(new Set(hits.map(({ passageId }) => passageId))).toEqual(new Set(expected.map(({ id }) => id)));
  const scores = new Map(expected.map(({ id, score }) => [id, score]));
  for (const { passageId, score } of hits) expect(score).toBeCloseTo(scores.get(passageId) ?? 0, 5);
  const inOrder = [...hits].sort((a, b) => b.score - a.score || (a.passageId < b.passageId ? -1 : 1));
  expect(hits).toEqual(inOrder);
});

it('returns the same after strangers store the same words', async () => {
  for (const content of texts(30, 1)) await fixture.add({ content });
  const before = await search(fixture.scope('ann'), 'running dog');
  for (const content of texts(30, 5)) await fixture.add({ content, userId: 'bea' });
  for (const content of texts(30, 6)) await fixture.add({ content, tenantId: fixture.otherTenantId });
  expect(before.hits.length).toBeGreaterThan(5);
  expect(await search(fixture.scope('ann'), 'running dog')).toEqual(before);
});

it('finds by a word what no vector is near', async () => {
  await fixture.add({ content: 'We took the train to Ghent.' });
  const id = await fixture.add({ content: 'The piano tuner comes on Thursday.' });
  const { hits } = await search(fixture.scope('ann'), 'pianos?');
  expect(hits).toMatchObject([{ recordId: id, passageId: id, start: 0, end: 34, stems: [0] }]);
});

it('applies filters inside the arm: a hundred better hits that are filtered out leave room for one that is not', async () => {
  for (let n = 0; n < 100; n++) await fixture.add({ content: 'boat boat boat', session: 'other' });
  const id = await fixture.add({ content: 'Somewhere in a long text there is also a boat.', session: 'mine' });
  const { hits } = await search(fixture.scope('ann'), 'boat', { session_id: 'mine', limit: 3 });
  expect(hits.map(({ recordId }) => recordId)).toEqual([id]);
});

it('keeps its statistics under any filter', async () => {
  const id = await fixture.add({ content: 'a boat', session: 'mine' });
  for (let n = 0; n < 9; n++) await fixture.add({ content: 'a boat and a dog' });
  const [all, filtered] = [
    await search(fixture.scope('ann'), 'boat'),
    await search(fixture.scope('ann'), 'boat', { session_id: 'mine' }),
  ];
  expect(filtered.hits).toEqual(all.hits.filter(({ recordId }) => recordId === id));
  expect(filtered.ideal).toBe(all.ideal);
});

it('hides from a key of one agent what another agent stored', async () => {
  await fixture.add({ content: 'a boat', agent: 'planner' });
  const id = await fixture.add({ content: 'a boat', agent: 'writer' });
  const { hits } = await search(fixture.scope('ann', { agent: 'writer' }), 'boat');
  expect(hits.map(({ recordId }) => recordId)).toEqual([id]);
});

it('finds a replaced text only as of the time when it was current', async () => {
  const at = new Date('2025-01-01T00:00:00Z');
  const until = new Date('2025-02-01T00:00:00Z');
  const id = await fixture.add({ content: 'lives in Ghent', at, until, now: 'lives in Oslo' });
  const found = async (query: string, as_of?: Date) =>
    (await search(fixture.scope('ann'), query, { as_of })).hits.map(({ recordId }) => recordId);
  expect(await found('Ghent')).toEqual([]);
  expect(await found('Oslo')).toEqual([id]);
  expect(await found('Ghent', new Date('2025-01-15T00:00:00Z'))).toEqual([id]);
  expect(await found('Oslo', new Date('2025-01-15T00:00:00Z'))).toEqual([]);
  expect(await found('Ghent', new Date('2024-12-31T00:00:00Z'))).toEqual([]);
});

it('reads the whole tenant if permitted, and no other tenant', async () => {
  const ids = [
    await fixture.add({ content: 'a boat' }),
    await fixture.add({ content: 'a boat', userId: 'bea' }),
    await fixture.add({ content: 'a boat', userId: null }),
  ];
  await fixture.add({ content: 'a boat', tenantId: fixture.otherTenantId });
  const { hits } = await search(fixture.scope(null, { allUsers: true }), 'boat');
  expect(hits.map(({ recordId }) => recordId).sort()).toEqual(ids.sort());
});

it('returns as ideal the score of a passage of average length that holds every stem once', async () => {
  for (const content of ['boat lake', 'boat dog', 'dog piano train', 'garden']) await fixture.add({ content });
  const { ideal } = await search(fixture.scope('ann'), 'boat lake');
  const expected = termScore(idf(4, 2), 1, 2, 2) + termScore(idf(4, 1), 1, 2, 2);
  expect(ideal).toBeCloseTo(expected, 5);
});

it('finds nothing for words that occur nowhere, or for no words', async () => {
  await fixture.add({ content: 'a boat' });
  expect((await search(fixture.scope('ann'), 'zeppelin')).hits).toEqual([]);
  expect(await search(fixture.scope('ann'), '?!')).toEqual({ hits: [], ideal: 0, known: null, approximate: false });
});
