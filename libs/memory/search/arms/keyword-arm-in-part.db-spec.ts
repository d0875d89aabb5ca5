import { queryTerms } from '@memory/indexing/terms.js';
import type { Scope } from '@kernel/scope.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import { random } from '../../../../bench/load/conversation.js';
import { SearchFixture } from '../testing/search-fixture.js';
import { keywordArm } from './keyword-arm.query.js';

const WORDS = Array.from({ length: 60 }, (_, n) => `word${String.fromCharCode(97 + (n % 26))}${n}x`);

let fixture: SearchFixture;
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

/** Texts in which every word occurs in about a third of them, each with a number of its own. */
function texts(seed: number, count: number): string[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, n) => {
    const words = Array.from({ length: 25 }, () => WORDS[Math.floor(next() * WORDS.length)]);
    return `note${seed}n${n} ${words.join(' ')}`;
  });
}

async function fill(texts: readonly string[], userId: string | null, session?: string): Promise<string[]> {
  return fixture.addMany(
    texts.map((content) => ({ content })),
    userId,
    session,
  );
}

type Request = RecordQuery & { limit?: number };

function search(scope: Scope, query: string, most: number, request: Request = { limit: 20 }) {
  return fixture.ask(scope, (tx, arm) => keywordArm(tx, arm, queryTerms(query, ['en']), { most }), request);
}

/** A small part of the postings of some twenty words in 1,500 texts. */
const FEW = 2_000;

it('ranks a text first by its own words, scored as in a full read, when words are frequent', async () => {
  const all = texts(1, 1_500);
  const ids = await fill(all, 'ann');
  const scope = fixture.scope('ann');
  for (const at of [0, 700, 1_499]) {
    const query = (all[at] ?? '').split(' ').slice(0, 20).join(' ');
    const whole = await search(scope, query, Infinity);
    const part = await search(scope, query, FEW);
    expect([whole.approximate, part.approximate]).toEqual([false, true]);
    expect([whole.hits[0]?.recordId, part.hits[0]?.recordId]).toEqual([ids[at], ids[at]]);
    expect(part.hits).toHaveLength(20);
    expect(part.hits[0]?.stems).toEqual(whole.hits[0]?.stems);
    const share = ({ hits, ideal }: typeof whole) => (hits[0]?.score ?? 0) / ideal;
    expect(Math.abs(share(part) - share(whole))).toBeLessThan(0.1 * share(whole));
    expect(part.known).toEqual(whole.known);
  }
});

it('reads everything if it may, and reports it', async () => {
  const all = texts(2, 300);
  await fill(all, 'ann');
  const query = (all[5] ?? '').split(' ').slice(0, 4).join(' ');
  const whole = await search(fixture.scope('ann'), query, Infinity);
  expect(await search(fixture.scope('ann'), query, 1_000)).toEqual(whole);
  expect(whole.approximate).toBe(false);
});

it('with a filter, finds what holds the rarest words, and nothing that the filter excludes', async () => {
  const [first, second] = [texts(3, 1_000), texts(4, 500)];
  await fill(first, 'ann', 'a');
  const ids = await fill(second, 'ann', 'b');
  const query = (second[250] ?? '').split(' ').slice(0, 20).join(' ');
  const { hits, approximate } = await search(fixture.scope('ann'), query, FEW, { limit: 20, session_id: 'b' });
  expect([approximate, hits[0]?.recordId]).toEqual([true, ids[250]]);
  expect(hits.length).toBe(20);
  expect(hits.every(({ sessionId }) => sessionId === 'b')).toBe(true);
});

it('reads own and shared memory, and neither the texts nor the word frequencies of others', async () => {
  const [own, shared] = [texts(5, 800), texts(6, 600)];
  await fill(own, 'ann');
  const sharedIds = await fill(shared, null);
  const scope = fixture.scope('ann');
  const query = (shared[100] ?? '').split(' ').slice(0, 20).join(' ');
  const before = await search(scope, query, FEW);
  expect([before.approximate, before.hits[0]?.recordId]).toEqual([true, sharedIds[100]]);
  await fill(shared, 'bea');
  await fill(texts(7, 900), 'bea');
  expect(await search(scope, query, FEW)).toEqual(before);
});

it('reads a whole tenant within the bound', async () => {
  const all = texts(8, 900);
  await fill(texts(9, 900), 'bea');
  const ids = await fill(all, 'ann');
  const scope = fixture.scope(null, { allUsers: true });
  const { hits, approximate } = await search(scope, (all[9] ?? '').split(' ').slice(0, 20).join(' '), FEW);
  expect([approximate, hits[0]?.recordId]).toEqual([true, ids[9]]);
});
