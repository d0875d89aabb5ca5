import { queryTerms } from '@memory/indexing/terms.js';
import { misspellings, namesArm, namesIn, namesInDoubt } from './names-arm.query.js';
import { AT, SearchFixture } from '../testing/search-fixture.js';
import { asksForLatest, recentArm, timeArm } from './time-arm.query.js';

let fixture: SearchFixture;
beforeAll(async () => {
  fixture = await SearchFixture.open();
});
afterAll(() => fixture?.close());
beforeEach(() => fixture.empty());

const ids = (hits: readonly { recordId: string }[]) => hits.map(({ recordId }) => recordId);
const day = (n: number) => new Date(AT.getTime() + n * 86_400_000);

describe('by time', () => {
  const window = { from: day(2).getTime(), to: day(4).getTime(), grain: 'day' } as const;
  const found = async (userId: string, request = {}) =>
    ids(await fixture.ask(fixture.scope(userId), (tx, arm) => timeArm(tx, arm, [window]), request));

  it('finds what was said in the window, latest first, whatever the text', async () => {
    const [, first, second] = [
      await fixture.add({ at: day(1) }),
      await fixture.add({ at: day(2), content: 'xyz' }),
      await fixture.add({ at: day(3), session: 's' }),
      await fixture.add({ at: day(4) }),
    ];
    expect(await found('ann')).toEqual([second, first]);
    expect(await found('ann', { session_id: 's' })).toEqual([second]);
  });

  it('finds what was said in the named time first, however much was said beside it', async () => {
    const named = { from: day(0).getTime(), to: day(40).getTime(), grain: 'month' } as const;
    const exact = { from: day(10).getTime(), to: day(12).getTime() };
    const before = await fixture.add({ at: day(9) });
    const [first, second] = [await fixture.add({ at: day(10) }), await fixture.add({ at: day(11) })];
    const after = await fixture.addMany(
      Array.from({ length: 80 }, () => ({})),
      'ann',
    );
    await fixture.test.admin.query('update records set occurred_at = $1 where id = any($2)', [day(12), after]);
    const read = (windows: Parameters<typeof timeArm>[2]) =>
      fixture.ask(fixture.scope('ann'), async (tx, arm) => ids(await timeArm(tx, arm, windows)));
    const hits = await read([{ ...named, exact }]);
    expect(hits.slice(0, 2)).toEqual([second, first]);
    expect(after).toEqual(expect.arrayContaining(hits.slice(2)));
    expect(new Set(hits).size).toBe(60);
    const span = (from: number, to: number) => ({ from: day(from).getTime(), to: day(to).getTime() });
    const days = { ...span(9, 12), grain: 'day', exact } as const;
    expect(await read([days])).toEqual([second, first, before]);
    // A later window is read before what is beside an earlier one: "on Monday" is also the next one.
    const next = { ...span(12, 16), grain: 'day', exact: span(13, 14) } as const;
    expect((await read([next, days])).slice(0, 2)).toEqual([second, first]);
  });

  it('finds own and shared records, and nobody else’s', async () => {
    const shared = await fixture.add({ at: day(3), userId: null });
    await fixture.add({ at: day(3), userId: 'bea' });
    await fixture.add({ at: day(3), tenantId: fixture.otherTenantId });
    expect(await found('ann')).toEqual([shared]);
  });
});

describe('by names', () => {
  const found = async (query: string) =>
    ids(await fixture.ask(fixture.scope('ann'), (tx, arm) => namesArm(tx, arm, namesIn(query))));

  it('finds a name that the query misspells by a letter', async () => {
    const id = await fixture.add({ content: 'Caroline bought a lamp.' });
    await fixture.add({ content: 'Karl bought a chair.' });
    for (const query of ['What did Carolne buy?', 'Carolinne', 'What did Caorline buy?', 'Karoline?'])
      expect(await found(query)).toEqual([id]);
  });

  it('skips names that occur in memory, and names of others', async () => {
    await fixture.add({ content: 'Caroline bought a lamp.' });
    await fixture.add({ content: 'Carolina bought a chair.' });
    await fixture.add({ content: 'Martine called.', userId: 'bea' });
    expect(await found('What did Caroline buy?')).toEqual([]);
    expect(await found('Who is Martina?')).toEqual([]);
  });

  it('treats capitalised words of four letters and more as names', () => {
    expect(namesIn('Did Mara and Tom meet NASA people, Jürgen?')).toEqual(['mara', 'jürgen']);
    expect(misspellings('mara')).toEqual(expect.arrayContaining(['mra', 'maara', 'marta', 'amra', 'mira']));
    expect(misspellings('mara')).not.toContain('mara');
  });

  it('skips the first word of a question, and names that were found', () => {
    const query = 'What did Carolne, Mara and Caroline buy? When?';
    const inDoubt = (known: ReadonlySet<string> | null) => namesInDoubt(query, queryTerms(query, ['en']), known);
    expect(inDoubt(null)).toEqual(['carolne', 'mara', 'caroline']);
    expect(inDoubt(new Set(['mara', '=caroline', 'bui']))).toEqual(['carolne']);
  });
});

describe('by date alone', () => {
  it('finds the newest and what is pinned', async () => {
    const all: string[] = [];
    for (let n = 0; n < 12; n++) all.push(await fixture.add({ at: day(n) }));
    const pinned = all[0]!;
    await fixture.test.admin.query('update records set pinned = true where id = $1', [pinned]);
    await fixture.add({ at: day(20), userId: 'bea' });
    const found = ids(await fixture.ask(fixture.scope('ann'), (tx, arm) => recentArm(tx, arm)));
    expect(found).toEqual([...all.slice(2).reverse(), pinned]);
  });

  it.each([
    ['What was the latest offer?', true],
    ['Was habe ich zuletzt gegessen?', true],
    ['我最近做了什么？', true],
    ['Where does Mara live?', false],
    ['Is the everlasting flower white?', false],
  ])('is asked for by %j: %s', (query, expected) => {
    expect(asksForLatest(query, 3)).toBe(expected);
  });
});
