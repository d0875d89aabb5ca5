import { ampSearch } from '@contracts/amp/amp.operations.js';
import { patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { getStatus } from '@contracts/status.operations.js';
import { putUser } from '@contracts/users/users.operations.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { EMBEDDING_PROVIDER: 'bundled' } });
  // In the process that serves searches; the process of the jobs loads it for itself. A failed first try is retried.
  const embedders = app.inside(Embedders);
  await waitUntil('the model', () => Promise.resolve(embedders.ready()), Boolean, 50_000);
});
afterAll(() => app.stop());

const fill = async (client: Client, records: readonly unknown[], wait = 30): Promise<string[]> => {
  const headers = wait > 0 ? { prefer: `wait=${wait}` } : undefined;
  const { results, failed } = await client.ok(storeRecords, { body: { records }, headers });
  expect(failed).toBe(0);
  const pending = async () => (await client.ok(getStatus)).embeddings.pending;
  if (wait > 0) await waitUntil('the vectors', pending, (count) => count === 0, 50_000);
  return results.map(({ id }) => id!);
};
const search = (client: Client, query: string, more: object = {}) =>
  client.ok(searchRecords, { body: { query, include_shared: false, ...more } });
const found = async (client: Client, query: string, more: object = {}) =>
  (await search(client, query, more)).results.map(({ record }) => record.content);

const DIARY = [
  'My dog has to see a veterinarian on Monday.',
  'Grandmother baked an apple pie.',
  'The deployment failed with ERR_4711 at midnight.',
  'We met Zorblax Quenthari at the station.',
  'He bought a new car last week.',
  'Our son learns to play the violin.',
  'It rained the whole weekend.',
];

it('finds memories whatever name their type has, and those beside them', async () => {
  const ada = app.user();
  await fill(ada, [
    { content: 'The hill behind the mill is high.', type: 'constructor' },
    { content: 'The lake behind the mill is deep.' },
  ]);
  expect(await found(ada, 'What is behind the mill?')).toHaveLength(2);
});

describe('a search', () => {
  let ada: Client;
  beforeAll(async () => {
    ada = app.user();
    await fill(
      ada,
      DIARY.map((content, i) => ({ id: `d${i}`, content })),
    );
  });

  it.each([
    ['ERR_4711', 'The deployment failed with ERR_4711 at midnight.'],
    ['what about err_4711?', 'The deployment failed with ERR_4711 at midnight.'],
    ['Quenthari', 'We met Zorblax Quenthari at the station.'],
    ['who is zorblax', 'We met Zorblax Quenthari at the station.'],
  ])('finds by its word what no model can know: %s', async (query, content) => {
    expect((await found(ada, query))[0]).toBe(content);
    expect(await found(ada, query, { arms: ['keyword'] })).toEqual([content]);
  });

  it.each([
    ['a puppy is sick', 'My dog has to see a veterinarian on Monday.'],
    ['dessert made by an elderly relative', 'Grandmother baked an apple pie.'],
    ['musical instrument lessons', 'Our son learns to play the violin.'],
    ['bad weather', 'It rained the whole weekend.'],
  ])('finds by its meaning what shares no word with the query: %s', async (query, content) => {
    expect(await found(ada, query, { arms: ['keyword'] })).toEqual([]);
    expect((await found(ada, query, { arms: ['vector'] }))[0]).toBe(content);
    const [best] = (await search(ada, query, { explain: true })).results;
    expect(best!.record.content).toBe(content);
    expect(Object.keys(best!.explain!.arms)).toEqual(['vector']);
  });

  it('has an answer nearer by its vector than a text that repeats the words', async () => {
    const eve = app.user();
    const answer = 'We moved to Graz in May.';
    await fill(eve, [{ content: 'Live and let live, as they say.' }, { content: answer }]);
    const { results } = await search(eve, 'Where do I live?', { arms: ['vector'], explain: true });
    const nearest = results.sort((a, b) => a.explain!.arms.vector!.rank - b.explain!.arms.vector!.rank);
    expect(nearest[0]!.record.content).toBe(answer);
  });

  it('finds another form of a word', async () => {
    expect(await found(ada, 'violins', { arms: ['keyword'] })).toEqual(['Our son learns to play the violin.']);
    expect(await found(ada, 'deploy failing', { arms: ['keyword'] })).toEqual([DIARY[2]]);
  });

  it.each([
    '?',
    '???',
    '!',
    '...',
    '?!',
    '"',
    "'",
    '%',
    '_',
    '\\',
    '()',
    '&|!',
    ':*',
    '--',
    '🐘',
    '日本',
    'the',
    '\t?\n',
  ])('for %j gets a response, and is never refused', async (query) => {
    expect((await search(ada, query)).degraded).toEqual([]);
    expect((await search(ada, query, { arms: ['keyword'] })).results).toEqual([]);
  });

  it.each([
    'violin?',
    '¿violin?',
    '"violin"',
    "violin's",
    'violin & !car',
    'violin | (',
    'violin:*',
    '-violin',
    'violin; drop table records',
    'violin \\',
    '%violin%',
    'violin ' + '?'.repeat(500),
  ])('for %j keeps both arms', async (query) => {
    const [best] = (await search(ada, query, { explain: true })).results;
    expect(best!.record.content).toBe('Our son learns to play the violin.');
    expect(Object.keys(best!.explain!.arms).sort()).toEqual(['keyword', 'vector']);
  });

  it('with the longest allowed query works', async () => {
    expect((await search(ada, 'violin '.repeat(571))).results[0]!.external_id).toBe('d5');
  });

  it.each([
    ['What happened on 15 March 44 BC?', {}],
    ['What happened in March?', { query_time: '9999-06-01T00:00:00Z' }],
    ['What happened in December?', { query_time: '9999-12-31T00:00:00Z' }],
    ['What happened in March?', { query_time: '1000-06-01T00:00:00Z' }],
  ])('may name a time that no record has: %s', async (query, more) => {
    expect((await search(ada, query, more)).results).toBeDefined();
  });

  it('puts the best first, on a scale from 0 to 1', async () => {
    const { results, total } = await search(ada, 'Which car did he buy?');
    const scores = results.map(({ score }) => score);
    expect(results[0]!.external_id).toBe('d4');
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
    expect(total).toBe(results.length);
  });

  it('returns no more than its limit', async () => {
    expect((await search(ada, 'car violin dog rain pie', { limit: 2 })).results).toHaveLength(2);
  });

  it('returns only what reaches min_score, and nothing if nothing does', async () => {
    const all = (await search(ada, 'violin')).results;
    const floor = (all[0]!.score + (all[1]?.score ?? 0)) / 2;
    expect((await search(ada, 'violin', { min_score: floor })).results.map(({ id }) => id)).toEqual([all[0]!.id]);
    expect(await found(ada, 'zxqw vbnm', { min_score: 0.99 })).toEqual([]);
  });

  it('refuses another value of explain, and names the valid ones', async () => {
    const { detail, fields } = await app.user().fails(searchRecords, { body: { query: 'violin', explain: 'all' } });
    expect([fields, detail]).toEqual([['explain'], 'explain must be true, false or "timing"']);
  });

  it('explains itself only on request: every arm with rank and score', async () => {
    const plain = await search(ada, 'violin');
    for (const result of plain.results) expect(result).not.toHaveProperty('explain');
    const { results } = await search(ada, 'violin', { explain: true });
    expect(results[0]!.explain).toEqual({
      arms: { keyword: { rank: 1, score: expect.any(Number) }, vector: { rank: 1, score: expect.any(Number) } },
      fused: expect.any(Number),
      weights: { recency: expect.any(Number) },
      answers: { act: 'told', match: expect.any(Number) },
    });
    expect(results.map(({ id, score }) => [id, score])).toEqual(plain.results.map(({ id, score }) => [id, score]));
  });

  it('repeated returns the same, byte by byte', async () => {
    const sent = { body: { query: 'What happened at the weekend?', explain: true, include_shared: false } };
    const first = await ada.call(searchRecords, sent);
    for (let i = 0; i < 4; i++) expect((await ada.call(searchRecords, sent)).text).toBe(first.text);
  });

  it('returns the same whatever another user, or another tenant, stores', async () => {
    const sent = { body: { query: 'violin weekend car', explain: true, include_shared: false } };
    const before = await ada.call(searchRecords, sent);
    const others = [app.user(), app.client(await app.otherTenant(), { user: ada.user })];
    for (const other of others)
      await fill(
        other,
        Array.from({ length: 40 }, (_, i) => ({ content: `A violin, a weekend and a car, number ${i}.` })),
      );
    expect((await ada.call(searchRecords, sent)).text).toBe(before.text);
  });

  it('of another user finds nothing of this one', async () => {
    for (const query of [...DIARY, 'a puppy is sick']) expect(await found(app.user(), query)).toEqual([]);
  });

  it('of another tenant finds nothing of this one', async () => {
    const elsewhere = app.client(await app.otherTenant(), { user: `not-${ada.user}` });
    for (const query of [...DIARY, 'a puppy is sick']) expect(await found(elsewhere, query)).toEqual([]);
    const all = await elsewhere.as(undefined).ok(searchRecords, { body: { query: DIARY[3]!, all_users: true } });
    expect(all.results.map(({ record }) => record.content)).not.toContain(DIARY[3]);
  });

  it('with arms switched off needs admin: 403', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'shared:read'] });
    const refusal = await app
      .client(key, { user: ada.user })
      .fails(searchRecords, { body: { query: 'x', arms: ['keyword'] } });
    expect(refusal).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('a filter on a metadata key that no record has', () => {
  const searchFor = (client: Client, filter: object) =>
    client.ok(searchRecords, { body: { query: 'paint', filter: filter as never } });

  it('is hinted if nothing was found, with the key that may be meant, from the user’s own records only', async () => {
    const [ada, bob] = [app.user(), app.user()];
    await ada.ok(storeRecord, { body: { content: 'Paint the fence.', metadata: { colour: 'red', nested: { a: 1 } } } });
    await bob.ok(storeRecord, { body: { content: 'Paint the wall.', metadata: { coloor: 'blue' } } });
    const hint = {
      field: 'filter.metadata.colur',
      message: expect.stringContaining('is metadata.colour meant?') as string,
    };
    const filter = { 'metadata.colur': 'red' };
    expect((await searchFor(ada, filter)).hints).toEqual([hint]);
    expect((await ada.ok(ampSearch, { body: { query: 'paint', filter } })).hints).toEqual([hint]);
    expect((await searchFor(ada, { OR: [{ 'metadata.nested.b': 1 }] })).hints).toEqual([
      { field: 'filter.metadata.nested.b', message: 'is a key that no record here has' },
    ]);
  });

  it('is not hinted if something was found, if a record has it, and for a user without records', async () => {
    const ada = app.user();
    await ada.ok(storeRecord, { body: { content: 'Paint the fence.', metadata: { colour: 'red' } } });
    for (const filter of [{ 'metadata.colour': 'blue' }, { NOT: { 'metadata.colur': 'red' } }, { type: 'lesson' }]) {
      expect((await searchFor(ada, filter)).hints).toBeUndefined();
    }
    expect((await searchFor(app.user(), { 'metadata.colur': 'red' })).hints).toBeUndefined();
  });
});

describe('a filter of a search', () => {
  /** More than either arm returns. */
  const MANY = 220;
  let ada: Client;
  beforeAll(async () => {
    ada = app.user();
    const strong = Array.from({ length: MANY }, (_, i) => ({ content: `Orange orange orange juice ${i}.` }));
    const weak = {
      id: 'weak',
      content: 'There was some talk about taxes, trains, weather, football and, once, an orange.',
    };
    await fill(ada, [
      ...strong,
      {
        ...weak,
        type: 'lesson',
        agent: 'tutor',
        project: 'p',
        session_id: 's',
        role: 'user',
        tags: ['rare'],
        metadata: { rare: true },
      },
    ]);
  });

  it.each<[string, object]>([
    ['a filter on metadata', { filter: { 'metadata.rare': true } }],
    ['a filter on tags', { filter: { tags: { any: ['rare'] } } }],
    [
      'a filter in groups',
      { filter: { AND: [{ NOT: { type: 'semantic' } }, { OR: [{ agent: 'tutor' }, { agent: 'none' }] }] } },
    ],
    ['type', { type: 'lesson' }],
    ['agent', { agent: 'tutor' }],
    ['project', { project: 'p' }],
    ['session', { session_id: 's' }],
    ['role', { role: 'user' }],
    ['tags', { tags: ['rare', 'none'] }],
  ])('applies inside every arm: %s finds a record that more than an arm’s worth outrank', async (_, narrowing) => {
    const byWords = await search(ada, 'orange juice', { ...narrowing, arms: ['keyword'] });
    expect(byWords.results.map(({ external_id }) => external_id)).toEqual(['weak']);
    const { results } = await search(ada, 'orange juice', { ...narrowing, explain: true });
    expect(results.map(({ external_id }) => external_id)).toEqual(['weak']);
    expect(Object.keys(results[0]!.explain!.arms).sort()).toEqual(['keyword', 'vector']);
  });

  it('that nothing matches finds nothing', async () => {
    expect(await found(ada, 'orange juice', { filter: { 'metadata.rare': 'yes' } })).toEqual([]);
  });

  it('if absent leaves that record far behind', async () => {
    const { results } = await search(ada, 'orange juice', { limit: 100 });
    expect(results).toHaveLength(100);
    expect(results.map(({ external_id }) => external_id)).not.toContain('weak');
  });
});

describe('a conversation', () => {
  const turns = (session_id: string, contents: readonly string[]) =>
    contents.map((content, sequence) => ({
      content,
      session_id,
      sequence: sequence + 1,
      role: 'user',
      occurred_at: 1_700_000_000_000 + sequence * 1_000,
    }));

  it('adds part of a turn’s score to the turns beside it, and to no other', async () => {
    const ada = app.user();
    await fill(
      ada,
      turns('s1', [
        'Hello there.',
        'Good to see you.',
        'Where is the bassoon?',
        'In the attic.',
        'Behind the lamp.',
        'Thank you kindly.',
      ]),
    );
    await fill(ada, turns('s2', ['Another day entirely.']));
    const { results } = await search(ada, 'bassoon', {
      arms: ['keyword'],
      stages: ['neighbours'],
      explain: true,
    });
    const lent = Object.fromEntries(results.map(({ record, explain }) => [record.content, explain!.neighbours]));
    expect(Object.keys(lent).sort()).toEqual([
      'Behind the lamp.',
      'Good to see you.',
      'Hello there.',
      'In the attic.',
      'Where is the bassoon?',
    ]);
    expect(results[0]!.record.content).toBe('Where is the bassoon?');
    expect(lent['In the attic.']!).toBeGreaterThan(lent['Behind the lamp.']!);
    for (const { record, explain } of results.slice(1))
      expect([record.content, explain!.arms]).toEqual([record.content, {}]);
  });

  it('reports the time of each step on request, and sums it for Prometheus', async () => {
    const ada = app.user();
    await fill(ada, [{ content: 'The bassoon is in the attic.' }], 0);
    expect(await search(ada, 'bassoon', { explain: true })).not.toHaveProperty('timing');
    const { timing = [] } = await search(ada, 'bassoon', { arms: ['keyword'], explain: 'timing' });
    const steps = timing.map(({ step }) => step);
    expect(steps.slice(0, 3)).toEqual(['arms', 'fuse', 'neighbours']);
    expect(steps).toEqual(expect.arrayContaining(['read', 'turns', 'duplicates', 'summaries', 'tell']));
    const without = await search(ada, 'bassoon', { stages: ['turns'], explain: 'timing' });
    expect(without.timing!.map(({ step }) => step)).toEqual(['embed', 'arms', 'fuse', 'read', 'turns', 'tell']);
    const { text } = await app.client('').raw('GET', '/metrics');
    expect(text).toMatch(/recollect_search_step_duration_seconds_count\{step="turns"\} [1-9]/);
  });

  it('refuses a stage that does not exist, and lists those that do', async () => {
    const refusal = await app.user().fails(searchRecords, { body: { query: 'bassoon', stages: ['louder'] } });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', fields: ['stages'] });
    expect(refusal.text).toContain('neighbours, sessions');
  });

  it('adds nothing to a turn that the filter excludes', async () => {
    const ada = app.user();
    const [first, second] = turns('s1', ['Where is the bassoon?', 'In the attic.']);
    await fill(ada, [{ ...first, tags: ['asked'] }, second]);
    expect(await found(ada, 'bassoon', { arms: ['keyword'], tags: ['asked'] })).toEqual(['Where is the bassoon?']);
  });

  it('of another user, in a session of the same name, gets nothing', async () => {
    const [ada, bob] = [app.user(), app.user()];
    await fill(ada, turns('same', ['Where is the bassoon?']));
    await fill(bob, turns('same', ['Hello there.', 'In the attic.']));
    expect(await found(ada, 'bassoon', { arms: ['keyword'] })).toEqual(['Where is the bassoon?']);
    expect(await found(bob, 'bassoon', { arms: ['keyword'] })).toEqual([]);
  });

  it('of another tenant, in a session of the same name, gets nothing', async () => {
    const ada = app.user();
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    await fill(ada, turns('same', ['Where is the bassoon?']));
    await fill(elsewhere, turns('same', ['Hello there.', 'In the attic.']));
    expect(await found(elsewhere, 'bassoon', { arms: ['keyword'] })).toEqual([]);
  });
});

describe('a long record', () => {
  it('is found by any part of it, and the result says which', async () => {
    const ada = app.user();
    const chapter = (i: number) =>
      `Chapter ${i}. ` + 'The captain looked at the sea and said nothing of importance. '.repeat(30);
    const content = `${chapter(1)}Then the marmoset stole the sextant. ${chapter(2)}`;
    await ada.ok(storeRecord, { body: { content } });
    const [hit, ...others] = (await search(ada, 'marmoset sextant', { arms: ['keyword'] })).results;
    expect(others).toEqual([]);
    const { start, end } = hit!.passage;
    expect(content.slice(start, end)).toContain('marmoset stole the sextant');
    expect(end - start).toBeLessThan(content.length / 2);
  });
});

describe('what was edited', () => {
  it('is found by its new words at once and no longer by its old ones', async () => {
    const ada = app.user();
    const [id] = await fill(ada, [{ content: 'The marmalade is in the cellar.' }]);
    await ada.ok(patchRecord, { params: { id: id! }, body: { content: 'The honey is in the pantry.' } });
    expect(await found(ada, 'marmalade cellar', { arms: ['keyword'] })).toEqual([]);
    expect(await found(ada, 'honey pantry', { arms: ['keyword'] })).toEqual(['The honey is in the pantry.']);
    for (const text of await found(ada, 'marmalade in the cellar')) expect(text).toBe('The honey is in the pantry.');
  });
});

describe('another language', () => {
  it('is looked up by its own forms if the user writes in it', async () => {
    const ada = app.user();
    await app.client().ok(putUser, { params: { user_id: ada.user }, body: { language: 'de' } });
    await fill(ada, [{ content: 'Die Nachbarin hat zwei Häuser am See.' }], 0);
    expect(await found(ada, 'Haus', { arms: ['keyword'] })).toEqual(['Die Nachbarin hat zwei Häuser am See.']);
  });

  it('without spaces between words is found by its words', async () => {
    const ada = app.user();
    await fill(ada, [{ content: '猫は庭で眠っています。' }, { content: '犬は公園を走ります。' }], 0);
    expect(await found(ada, '猫', { arms: ['keyword'] })).toEqual(['猫は庭で眠っています。']);
  });
});
