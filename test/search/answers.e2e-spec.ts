import { ampSearch } from '@contracts/amp/amp.operations.js';
import { putUser } from '@contracts/users/users.operations.js';
import { storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { tokenCounter } from '@platform/tokens/token-counter.js';
import { Clock } from '@kernel/clock.js';
import { readId } from '@kernel/ids.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const fill = async (client: Client, records: readonly object[]): Promise<string[]> => {
  const { results, failed } = await client.ok(storeRecords, { body: { records } });
  expect(failed).toBe(0);
  return results.map(({ id }) => id!);
};
const search = (client: Client, query: string, more: object = {}) =>
  client.ok(searchRecords, { body: { query, include_shared: false, arms: ['keyword'], ...more } });
/** The form of a result in a prompt, as in docs/search.md. */
const promptOf = ({ record }: Awaited<ReturnType<typeof search>>['results'][number]) =>
  `[${record.occurred_at.slice(0, 16).replace('T', ' ')}] ${record.speaker ? `${record.speaker}: ` : ''}${record.content}`;
const contents = (answer: Awaited<ReturnType<typeof search>>) => answer.results.map(({ record }) => record.content);

const FILLER = 'The captain looked at the sea and said nothing of importance. '.repeat(40);
const LONG = `${FILLER}\n\nThen the marmoset stole the sextant from the cabin.\n\n${FILLER}`;

describe('the text of a response', () => {
  let ada: Client;
  beforeAll(async () => {
    ada = app.user();
    await fill(ada, [
      { id: 'long', content: LONG, occurred_at: '2025-02-01T10:00:00Z', speaker: 'Ada' },
      { id: 'short', content: 'The sextant is gone.', occurred_at: '2025-03-01T10:00:00Z' },
      { id: 'other', content: 'A sextant measures angles between stars.', occurred_at: '2025-01-01T10:00:00Z' },
    ]);
  });
  const long = (answer: Awaited<ReturnType<typeof search>>) =>
    answer.results.find(({ external_id: id }) => id === 'long')!;

  it('of a long record is the passage that was found, on request', async () => {
    const whole = long(await search(ada, 'marmoset sextant'));
    expect(whole.record.content).toBe(LONG);
    expect(whole).not.toHaveProperty('excerpt');
    const part = long(await search(ada, 'marmoset sextant', { text: 'passage' }));
    const { index, start, end } = part.passage;
    expect(part.excerpt).toBe(true);
    expect(part.record.content).toBe(LONG.slice(start, end));
    expect(part.record.content).toContain('marmoset stole the sextant');
    expect(index).toBeGreaterThan(0);
    const short = (await search(ada, 'sextant gone', { text: 'passage' })).results[0]!;
    expect(short).not.toHaveProperty('excerpt');
    expect(short.passage).toEqual({ index: 0, start: 0, end: 'The sextant is gone.'.length });
  });

  it('stays within a budget of real tokens, best first, and reports what it included and left out', async () => {
    const count = await tokenCounter();
    const all = await search(ada, 'marmoset sextant', { token_budget: 5_000 });
    expect(all).toMatchObject({ left_out: 0, total: 3 });
    expect(long(all).excerpt).toBe(true);
    for (const result of all.results) {
      const least = count(promptOf(result));
      expect(result.tokens).toBeGreaterThanOrEqual(least);
      expect(result.tokens).toBeLessThanOrEqual(least + 2);
    }
    expect(all.tokens).toBe(all.results.reduce((sum, { tokens = 0 }) => sum + tokens, 0));
    const cut = await search(ada, 'marmoset sextant', { token_budget: all.tokens! - 1 });
    expect(cut).toMatchObject({ left_out: 1, total: 3 });
    expect(cut.tokens).toBeLessThan(all.tokens!);
    const whole = await search(ada, 'marmoset sextant', { token_budget: 400, text: 'record' });
    expect(whole.results.map(({ external_id: id }) => id)).not.toContain('long');
    expect(whole).toMatchObject({ left_out: 1 });
    expect(await search(ada, 'marmoset sextant', { token_budget: 1 })).toMatchObject({
      results: [],
      left_out: 3,
      tokens: 0,
    });
  });

  it('is ordered oldest first on request, with the same results', async () => {
    const byScore = await search(ada, 'marmoset sextant');
    const byTime = await search(ada, 'marmoset sextant', { order: 'chronological' });
    expect(byTime.results.map(({ external_id: id }) => id)).toEqual(['other', 'long', 'short']);
    expect(byScore.results.map(({ external_id: id }) => id)).not.toEqual(['other', 'long', 'short']);
    expect([...contents(byTime)].sort()).toEqual([...contents(byScore)].sort());
  });

  it('reports how many were found, before the limit', async () => {
    const { results, total } = await search(ada, 'sextant', { limit: 1 });
    expect([results.length, total]).toEqual([1, 3]);
    const best = results[0]!.score;
    expect(await search(ada, 'sextant', { limit: 1, min_score: best })).toMatchObject({ total: 1 });
  });

  it('is empty if even the best is too uncertain, and says so', async () => {
    const query = 'sextant zebra giraffe';
    const all = await search(ada, query);
    const best = all.results[0]!.score;
    expect(best).toBeLessThan(1);
    expect(await search(ada, query, { abstain_below: best })).toEqual(all);
    const none = await search(ada, query, { abstain_below: best + 0.001 });
    expect(none).toMatchObject({ results: [], abstained: true, total: 3 });
    const nothing = await search(ada, 'zebra', { abstain_below: 0.9 });
    expect(nothing).toMatchObject({ results: [], total: 0 });
    expect(nothing).not.toHaveProperty('abstained');
  });

  it('of AMP and its tools stays within a budget too', async () => {
    const body = { query: 'marmoset sextant', include_shared: false, token_budget: 5_000, order: 'chronological' };
    const { results, tokens } = await ada.ok(ampSearch, { body });
    expect(results.map(({ id }) => id)).toEqual(['other', 'long', 'short']);
    expect(results.find(({ id }) => id === 'long')).toMatchObject({ excerpt: true });
    expect(tokens).toBeGreaterThan(0);
  });

  it.each([
    ['token_budget', { token_budget: 0 }],
    ['text', { text: 'all' }],
    ['order', { order: 'random' }],
    ['expand', { expand: { before: 11 } }],
    ['session_cap', { session_cap: 0 }],
  ])('refuses a wrong %s: 400', async (field, wrong) => {
    const { fields, status } = await ada.fails(searchRecords, { body: { query: 'x', ...wrong } });
    expect(status).toBe(400);
    expect(fields[0]).toContain(field);
  });

  it('refuses to widen from a session to all users: 400', async () => {
    const body = { query: 'x', scope_expansion: true, all_users: true };
    const { fields, status } = await app.client().fails(searchRecords, { body });
    expect([status, fields]).toEqual([400, ['scope_expansion']]);
  });
});

describe('duplicates', () => {
  it('are one result with a count, and one result each on request', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const ids = await fill(ada, [
      { content: 'The kazoo is under the bed.' },
      { content: 'the kazoo is under the bed' },
      { content: 'The kazoo is under the bed!', speaker: 'Bob' },
    ]);
    await fill(bob, [{ content: 'The kazoo is under the bed.' }]);
    const folded = await search(ada, 'kazoo bed');
    expect(folded.results.map(({ duplicates = 0 }) => duplicates).sort()).toEqual([0, 1]);
    const [more] = folded.results.flatMap(({ duplicate_ids: own = [] }) => own);
    expect(ids.slice(0, 2)).toContain(more);
    expect(folded.total).toBe(2);
    const each = await search(ada, 'kazoo bed', { duplicates: 'keep' });
    expect(each.results).toHaveLength(3);
    expect(each.results.some(({ duplicates }) => duplicates !== undefined)).toBe(false);
    // None of another user's or another tenant's texts is counted.
    expect((await search(bob, 'kazoo bed')).results).toEqual([expect.not.objectContaining({ duplicates: 1 })]);
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    await fill(elsewhere, [{ content: 'The kazoo is under the bed.' }]);
    expect((await search(elsewhere, 'kazoo bed')).results).toEqual([expect.not.objectContaining({ duplicates: 1 })]);
  });
});

describe('turns beside a result', () => {
  const turns = (session_id: string, contents: readonly string[]) =>
    contents.map((content, sequence) => ({
      content,
      session_id,
      sequence: sequence + 1,
      role: sequence % 2 === 0 ? 'user' : 'assistant',
      occurred_at: 1_700_000_000_000 + sequence * 1_000,
    }));

  it('are returned with it, in order, whatever the filters of the search, and never of another user', async () => {
    const [ada, bob] = [app.user(), app.user()];
    await fill(ada, turns('same', ['One.', 'Two.', 'The bassoon is lost.', 'In the attic.', 'Five.']));
    await fill(bob, turns('same', ['Eins.', 'Zwei.', 'Drei.', 'Vier.', 'Fünf.']));
    const request = { role: 'user', limit: 1 };
    const [hit] = (await search(ada, 'bassoon', { ...request, expand: { before: 1, after: 3 } })).results;
    expect(hit!.beside?.map(({ offset, content, role }) => [offset, content, role])).toEqual([
      [-1, 'Two.', 'assistant'],
      [1, 'In the attic.', 'assistant'],
      [2, 'Five.', 'user'],
    ]);
    for (const expand of [undefined, true, {}, { before: 0, after: 0 }]) {
      expect((await search(ada, 'bassoon', { ...request, expand })).results[0]).not.toHaveProperty('beside');
    }
    const then = { as_of: app.inside(Clock).now().toISOString(), ...request, expand: { after: 1 } };
    expect((await search(ada, 'bassoon', then)).results[0]!.beside).toEqual([hit!.beside?.[1]]);
  });

  it('do not include what a newer memory superseded, unless the search asks for it', async () => {
    const ada = app.user();
    const [, older, newer] = await fill(
      ada,
      turns('one', ['The bassoon is in tune.', 'We live in Graz.', 'We live in Oslo.']),
    );
    const rows = [readId(older!), readId(newer!)];
    await app.db.admin.query('update records set superseded_by = $2 where id = $1', rows);
    const beside = async (more: object = {}) =>
      (await search(ada, 'bassoon', { expand: { after: 5 }, limit: 1, ...more })).results[0]!.beside!.map(
        (turn) => turn.content,
      );
    expect(await beside()).toEqual(['We live in Oslo.']);
    expect(await beside({ include_superseded: true })).toEqual(['We live in Graz.', 'We live in Oslo.']);
  });

  it('are returned once with a budget, with their own result if they have one', async () => {
    const ada = app.user();
    await fill(ada, turns('two', ['Where is the oboe?', 'The oboe is in the attic.', 'Then the oboe stays there.']));
    const budget = { token_budget: 500, expand: { before: 2, after: 2 } };
    const { results, tokens } = await search(ada, 'oboe attic', budget);
    expect(results).toHaveLength(3);
    const texts = results.flatMap(({ record, beside = [] }) => [
      record.content,
      ...beside.flatMap(({ content = [] }) => content),
    ]);
    expect(texts).toHaveLength(3);
    expect(tokens).toBe(results.reduce((sum, one) => sum + one.tokens!, 0));
    // Nothing is read twice, so nothing costs more than without the turns.
    expect(tokens).toBe((await search(ada, 'oboe attic', { token_budget: 500 })).tokens);
  });

  it('a cap on sessions lets others of comparable score into the response', async () => {
    const ada = app.user();
    const otters = (session_id: string, places: readonly string[]) =>
      places.map((place, sequence) => ({ content: `We saw an otter in the ${place}.`, session_id, sequence }));
    await fill(ada, [...otters('one', ['river', 'lake', 'pond', 'brook']), ...otters('two', ['sea', 'bay', 'creek'])]);
    const sessions = async (more: object) =>
      (await search(ada, 'otter', more)).results.map(({ record }) => record.session_id);
    expect(await sessions({ limit: 2 })).toEqual(['one', 'one']);
    expect(await sessions({ limit: 2, session_cap: 1 })).toEqual(['one', 'two']);
    expect([...(await sessions({ session_cap: 1 }))].sort()).toEqual((await sessions({})).sort());
  });
});

describe('an expanding search', () => {
  const asked = { scope_expansion: true, session_id: 's', agent: 'a', include_shared: true };
  const bassoon = (where: string) => `The bassoon was seen in ${where} by everybody.`;

  it('stays in the narrowest scope that answers well', async () => {
    const ada = app.user();
    await fill(
      ada,
      ['the attic', 'the cellar', 'the garden'].map((where) => ({
        content: bassoon(where),
        session_id: 's',
        agent: 'a',
      })),
    );
    await fill(ada, [{ content: bassoon('the kitchen') }]);
    const { results, expanded_to: reached } = await search(ada, 'Where was the bassoon seen?', asked);
    expect(reached).toBe('session');
    expect(results.map(({ level }) => level)).toEqual(['session', 'session', 'session']);
  });

  it('widens step by step while it finds little, and reports the scope of each result', async () => {
    const ada = app.user();
    await fill(ada, [
      { content: bassoon('the attic'), session_id: 's', agent: 'a' },
      { content: bassoon('the cellar'), agent: 'a' },
      { content: bassoon('the garden') },
    ]);
    await fill(app.client(), [{ content: bassoon(`the kitchen of ${ada.user}`), shared: true }]);
    const { results, expanded_to: reached } = await search(ada, 'Where was the bassoon seen?', asked);
    expect(reached).toBe('user');
    expect(results.map(({ level }) => level).sort()).toEqual(['agent', 'session', 'user']);
    const wider = await search(ada, `bassoon kitchen of ${ada.user}`, asked);
    expect(wider.expanded_to).toBe('shared');
    expect(wider.results[0]).toMatchObject({ level: 'shared' });
    const own = await search(ada, `bassoon kitchen of ${ada.user}`, { ...asked, include_shared: false });
    expect(own.expanded_to).toBe('user');
    expect(own.results.map(({ record }) => record.shared)).not.toContain(true);
  });

  it('counts everything that it returns, also what only a narrower scope was certain of', async () => {
    const ada = app.user();
    await fill(ada, [
      { content: 'The bassoon is somewhere.', session_id: 's', agent: 'a' },
      { content: 'The bassoon was seen in the garden by Ada.' },
    ]);
    const query = 'Was the bassoon seen in the garden by Ada?';
    const [alone] = (await search(ada, query, { session_id: 's', agent: 'a' })).results;
    const { results, total } = await search(ada, query, { ...asked, include_shared: false, min_score: alone!.score });
    expect([results.length, total]).toEqual([2, 2]);
  });

  it('never widens beyond what its key is bound to', async () => {
    const ada = app.user();
    await fill(ada, [
      { content: bassoon('the attic'), agent: 'bound' },
      { content: bassoon('the cellar'), agent: 'other' },
      { content: bassoon('the garden') },
    ]);
    const { key } = await app.key({ permissions: ['records:read'], user_id: ada.user, agent: 'bound' });
    const { results, expanded_to: reached } = await search(app.client(key), 'bassoon', {
      scope_expansion: true,
      agent: 'bound',
      arms: undefined,
    });
    expect(reached).toBe('user');
    expect(results.map(({ record }) => record.agent)).toEqual(['bound']);
  });

  it('of another user, and of another tenant, never leaves that one', async () => {
    const ada = app.user();
    await fill(ada, [{ content: bassoon(`the attic of ${ada.user}`), session_id: 's', agent: 'a' }]);
    for (const other of [app.user(), app.client(await app.otherTenant(), { user: ada.user })]) {
      const { results } = await search(other, `bassoon attic ${ada.user}`, asked);
      expect(results.filter(({ record }) => record.content.includes(ada.user))).toEqual([]);
    }
  });
});

it('texts in several languages are each found by a question in their language', async () => {
  const ada = app.user();
  await app.client().ok(putUser, { params: { user_id: ada.user }, body: { language: 'de' } });
  await fill(ada, [
    { content: 'Die Nachbarin hat zwei Häuser am See gekauft, und sie wohnt in keinem von ihnen.' },
    { content: 'My sister teaches swimming to children who have never seen the sea before.' },
    { content: 'Ma grand-mère chantait des chansons anciennes pendant que nous préparions le dîner.' },
    { content: '我昨天在公园里看见了一只白色的猫。' },
    { content: '昨日、庭で犬が眠っていました。' },
    { content: 'แมวนอนอยู่ในสวน' },
  ]);
  const best = async (query: string) => contents(await search(ada, query))[0];
  expect(await best('Wem gehört das Haus am See?')).toContain('Nachbarin');
  expect(await best('Who is teaching the child to swim?')).toContain('sister');
  expect(await best('Quelle chanson ancienne chantait-elle ?')).toContain('grand-mère');
  expect(await best('那只猫是什么颜色的？')).toContain('白色');
  expect(await best('犬はどこで眠っていましたか')).toContain('犬');
  expect(await best('แมวอยู่ที่ไหน')).toContain('แมว');
});

it.each([
  [
    'Spanish',
    '¿Cuánto pago de alquiler?',
    ['El alquiler nuevo son 850 euros.', 'Pago 720 euros de alquiler al mes.', 'Mi hermana paga 600 de alquiler.'],
  ],
  [
    'French',
    'Combien je paie de loyer ?',
    ['Le loyer est maintenant de 720 euros.', 'Je paie 650 euros de loyer.', 'Ma sœur paie 500 euros de loyer.'],
  ],
])('asked in %s, what the speaker said last comes first', async (_, question, told) => {
  const ada = app.user();
  const records = told.map((content, i) => ({ content, occurred_at: `2026-0${9 - 3 * i}-01T10:00:00Z` }));
  await fill(ada, records);
  const found = contents(await search(ada, question));
  expect(found[0]).toBe(told[0]);
  expect(found).toHaveLength(told.length);
});
