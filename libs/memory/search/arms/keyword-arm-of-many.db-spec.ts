import { newId } from '@kernel/ids.js';
import { queryTerms } from '@memory/indexing/terms.js';
import type { RecordQuery } from '@memory/record-store/record-source.js';
import { random } from '../../../../bench/load/conversation.js';
import { AT, SearchFixture, SPACE } from '../testing/search-fixture.js';
import { keywordArm } from './keyword-arm.query.js';
import { keywordArmOfMany } from './keyword-arm-of-many.query.js';
import type { ReadyIndex } from './vector-arm.query.js';

const WORDS = Array.from({ length: 400 }, (_, n) => `word${String.fromCharCode(97 + (n % 26))}${n}x`);

let fixture: SearchFixture;
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

/** Texts with a natural distribution: the word of rank r has frequency 1/r. */
function corpus(seed: number, texts: number): string[] {
  const next = random(seed);
  const word = () => WORDS[Math.floor(Math.exp(next() * Math.log(WORDS.length)))] ?? 'end';
  return Array.from({ length: texts }, () => Array.from({ length: 3 + Math.floor(next() * 20) }, word).join(' '));
}

function addMany(contents: readonly string[], userId: string | null, session?: string): Promise<string[]> {
  return fixture.addMany(
    contents.map((content) => ({ content })),
    userId,
    session,
  );
}

/** Counts as the job does (`index-vectors.handler.ts`). */
async function count(userId: string | null): Promise<ReadyIndex> {
  const { admin } = fixture.test;
  const id = newId();
  const of = `tenant_id = '${fixture.tenantId}' and user_id is not distinct from $1`;
  const { rows } = await admin.query<{ n: number; length: number }>(
    `select count(*)::int as n, coalesce(sum(length), 0)::int as length from passages where ${of}`,
    [userId],
  );
  const [{ n = 0, length = 0 } = {}] = rows;
  await admin.query(
    `insert into vector_indexes (tenant_id, user_id, id, space_id, cells, state, vectors, passages, terms, created_at)
     values ($1, $2, $3, $1, 1, 'ready', 1, $4, $5, $6)`,
    [fixture.tenantId, userId, id, n, length, AT],
  );
  await admin.query(
    `insert into frequent_terms (tenant_id, user_id, index_id, term, passages)
     select '${fixture.tenantId}', $1, $2, term, count(*) from passage_terms where ${of} group by term having count(*) >= ${Math.round(n / 100)}`,
    [userId, id],
  );
  return { id, userId, space: SPACE, passages: n, terms: length };
}

/** The results of both ways, and the number of queries for which terms were skipped. */
async function compare(
  queries: readonly string[],
  indexes: readonly ReadyIndex[],
  request: RecordQuery & { limit?: number } = {},
): Promise<number> {
  let leftOut = 0;
  for (const query of queries) {
    const terms = queryTerms(query, ['en']);
    await fixture.ask(
      fixture.scope('ann'),
      async (tx, arm) => {
        const whole = await keywordArm(tx, arm, terms);
        const asked = await keywordArm(tx, arm, terms, { indexes });
        expect(asked.hits).toEqual(whole.hits);
        expect(asked.ideal).toBeCloseTo(whole.ideal, 5);
        expect(asked.known).toEqual(whole.known);
        if (await keywordArmOfMany(tx, arm, terms, indexes)) leftOut += 1;
      },
      request,
    );
  }
  return leftOut;
}

/** Queries of one rare word, some medium ones, and some very frequent ones. */
function questions(seed: number, n: number): string[] {
  const next = random(seed);
  const of = (from: number, to: number) => WORDS[from + Math.floor(next() * (to - from))] ?? '';
  return Array.from({ length: n }, () => [of(0, 3), of(0, 8), of(20, 60), of(60, 200), of(200, 400)].join(' '));
}

it.each([1, 2, 3])('finds in random corpora the very same as when all postings are read (seed %i)', async (seed) => {
  await addMany(corpus(seed, 4_000), 'ann');
  await addMany(corpus(seed + 10, 300), 'bea');
  const index = await count('ann');
  const queries = questions(seed, 40);
  const leftOut = await compare(queries, [index], { limit: 20 });
  // Otherwise nothing was compared.
  expect(leftOut).toBeGreaterThan(20);
  // If few passages hold the rare words, all postings are read.
  await compare(queries.slice(0, 5), [index], { limit: 400 });
});

it('skips the postings of a frequent word beside words that are too rare to be counted beforehand', async () => {
  await addMany(corpus(12, 4_000), 'ann');
  await addMany(corpus(13, 1_000), null);
  const indexes = [await count('ann'), await count(null)];
  const next = random(14);
  const of = (from: number, to: number) => WORDS[from + Math.floor(next() * (to - from))] ?? '';
  const queries = Array.from({ length: 20 }, () => [of(0, 2), of(250, 400), of(250, 400), of(250, 400)].join(' '));
  expect(await compare(queries, indexes, { limit: 20 })).toBeGreaterThan(5);
});

it('finds the same in own and shared texts, with one or both counted, and through filters', async () => {
  await addMany(corpus(4, 2_000), 'ann', 'a');
  await addMany(corpus(5, 1_000), 'ann', 'b');
  await addMany(corpus(6, 500), null);
  const own = await count('ann');
  const queries = questions(7, 15);
  expect(await compare(queries, [own], { limit: 20 })).toBeGreaterThan(5);
  const shared = await count(null);
  expect(await compare(queries, [own, shared], { limit: 20 })).toBeGreaterThan(5);
  await compare(queries, [own, shared], { limit: 20, session_id: 'b' });
  await compare(queries, [own, shared], { limit: 20, session_id: 'nowhere' });
});

it('reads all postings if nothing was counted, every word is rare, or there is one word', async () => {
  await addMany(corpus(8, 1_000), 'ann');
  const uncounted = { ...(await count('ann')), passages: 0, terms: 0 };
  expect(await compare(questions(9, 5), [uncounted], { limit: 5 })).toBe(0);
  const counted = { ...uncounted, passages: 1_000, terms: 11_000 };
  expect(await compare([WORDS[350] ?? '', WORDS[0] ?? ''], [counted], { limit: 5 })).toBe(0);
});
