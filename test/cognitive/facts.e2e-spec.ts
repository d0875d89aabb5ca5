import { listJobs } from '@contracts/jobs/jobs.operations.js';
import { deleteRecord, patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { eraseSubject } from '@contracts/privacy/erasure.operations.js';
import { reviseRecord, undoRecord } from '@contracts/revision/revision.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';
import { mind, useProfile } from './mind.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const contents = (facts: readonly { content: string }[]) => facts.map(({ content }) => content);

describe('semantic memory', () => {
  it('stores a fact, with its exact confidence', async () => {
    const scout = mind(app.user(), 'scout');
    const { node_id: id } = await scout.fact('Python', 'Python is a language', {
      confidence: 0.95,
      source_id: 'doc-1',
    });
    expect(id).toMatch(/^sem_/);
    expect(await scout.facts('')).toMatchObject([
      { node_id: id, concept: 'Python', content: 'Python is a language', confidence: 0.95, source_id: 'doc-1' },
    ]);
  });

  it('finds by a keyword, the concept first', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('Rust', 'A systems language with ownership');
    await scout.fact('Python', 'A dynamic language for scripts');
    await scout.fact('Cooking', 'Boil water before the pasta');
    const found = await scout.facts('Python');
    expect(found[0]?.concept).toBe('Python');
  });

  it('never returns a fact below the requested confidence, neither found nor linked', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('port', 'The harbour of Bergen holds forty ships', { confidence: 0.9 });
    await scout.fact('port', 'The harbour of Bergen holds forty ships today', { confidence: 0.2 });
    expect(await scout.facts('harbour')).toHaveLength(2);
    expect(await scout.facts('harbour', { min_confidence: 0.5 })).toHaveLength(1);
    expect(await scout.facts('', { min_confidence: 0.5 })).toHaveLength(1);
  });

  it('returns tags in their order and metadata with its types', async () => {
    const scout = mind(app.user(), 'scout');
    const metadata = { n: 42, deep: { flag: true } };
    await scout.fact('c', 'tagged', { tags: ['z', 'a', 'm'], metadata, temporal_metadata: { temporal_index: 3 } });
    expect((await scout.facts(''))[0]).toMatchObject({
      tags: ['z', 'a', 'm'],
      metadata: { ...metadata, temporal_index: 3 },
    });
  });

  it('lists all without a query, the most certain first', async () => {
    const scout = mind(app.user(), 'scout');
    for (const confidence of [0.3, 0.9, 0.6]) await scout.fact('c', `sure to ${confidence}`, { confidence });
    expect((await scout.facts('')).map(({ confidence }) => confidence)).toEqual([0.9, 0.6, 0.3]);
    expect(await scout.facts('  ', { limit: 2 })).toHaveLength(2);
  });

  it('finds facts by concept, nothing for an unknown concept, and nothing for none', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('Norway medals', 'Norway won twelve golds');
    await scout.fact('weather', 'It snowed');
    expect(await scout.facts('', { concepts: 'norway' })).toHaveLength(1);
    expect(await scout.facts('', { concepts: 'unheard' })).toEqual([]);
    expect(await scout.facts('', { concepts: '' })).toEqual([]);
    expect(await scout.facts('', { concepts: 'norway,weather' })).toHaveLength(2);
  });
});

describe('links between facts', () => {
  const NEAR = [
    'Photosynthesis converts light energy into chemical energy',
    'Photosynthesis converts light energy into chemical energy in plants',
    'Photosynthesis converts sunlight energy into chemical energy',
  ];

  it('are created again when the words of a fact are edited, in whatever way', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    const first = await scout.fact('biology', NEAR[0]!);
    const second = await scout.fact('biology', NEAR[1]!);
    const bakers = await scout.fact('bread', 'Bakers rise early for the ovens of Bergen');
    const linked = async () => (await scout.edges({ type: 'similar_to' })).map(({ from, to }) => [from, to]);
    expect(await linked()).toEqual([[second.id, first.id]]);
    const patch = (content: string) => ada.ok(patchRecord, { params: { id: first.id }, body: { content } });
    await patch('Bakers rise early for the ovens of Oslo');
    expect(await linked()).toEqual([[first.id, bakers.id]]);
    await ada.ok(patchRecord, { params: { id: first.id }, body: { tags: ['kept'] } });
    expect(await linked()).toEqual([[first.id, bakers.id]]);
    await patch(NEAR[2]!);
    expect(await linked()).toEqual([[first.id, second.id]]);
    await ada.ok(undoRecord, { params: { id: first.id }, body: { version: 4 } });
    expect(await linked()).toEqual([[first.id, bakers.id]]);
  });

  it('are created for facts that are stored like any record: one by one, in a batch or by a revision', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    const fact = (content: string, over: object = {}) => ({ type: 'semantic', agent: 'scout', title: 'biology', content, ...over }); // prettier-ignore
    const first = await ada.ok(storeRecord, { body: fact(NEAR[0]!) });
    const { results } = await ada.ok(storeRecords, {
      body: {
        records: [fact(NEAR[1]!), fact(NEAR[2]!), fact(NEAR[0]!, { agent: 'other' }), fact('Bakers rise early')],
      },
    });
    await ada.ok(storeRecord, { body: fact(NEAR[1]!, { agent: undefined }) });
    const node = (id: string | undefined) => id?.replace('semantic_', 'sem_');
    const [oldest, second, third] = [first.id, ...results.map(({ id }) => id)].map(node);
    // From the newer to the older, each pair once, and none of another agent's or without an agent.
    const pairs = [[second, oldest], [third, oldest], [third, second]]; // prettier-ignore
    const edges = await waitUntil('the links', () => scout.edges({ type: 'similar_to' }), ({ length }) => length >= pairs.length); // prettier-ignore
    const shown = edges.map(({ from, to }) => [from, to]);
    expect(shown).toHaveLength(pairs.length);
    expect(shown).toEqual(expect.arrayContaining(pairs));
    expect(edges.find(({ from }) => from === second)).toMatchObject({ similarity_score: 0.833333 });
    const more = await ada.ok(reviseRecord, { body: fact(`${NEAR[1]!} and algae of the sea`) });
    await waitUntil('the links of the revised', () => scout.edges({ type: 'similar_to' }), (all) => all.some(({ from }) => from === node(more.id))); // prettier-ignore
  });

  it('are not created for a fact that was erased before its job ran', async () => {
    const ada = app.user();
    const fact = (content: string) => ({ type: 'semantic', agent: 'scout', content });
    const { results } = await ada.ok(storeRecords, { body: { records: NEAR.map(fact) } });
    await ada.ok(deleteRecord, { params: { id: results[2]!.id! } });
    const jobs = () => ada.ok(listJobs, { query: { kind: 'link-facts' } });
    const done = await waitUntil('its job', jobs, ({ jobs: [job] }) => job !== undefined && !['queued', 'running', 'retrying'].includes(job.state)); // prettier-ignore
    expect(done.jobs.map(({ state }) => state)).toEqual(['done']);
    const edges = await mind(ada, 'scout').edges({ type: 'similar_to' });
    expect(edges.map(({ from, to }) => [from, to])).toEqual([
      [results[1], results[0]].map((one) => one?.id?.replace('semantic_', 'sem_')),
    ]);
  });

  it('are created from a new fact to similar ones, with their similarity', async () => {
    const scout = mind(app.user(), 'scout');
    const first = await scout.fact('biology', NEAR[0]!);
    expect(first.similar_to).toEqual([]);
    const second = await scout.fact('biology', NEAR[1]!);
    expect(second.similar_to).toEqual([{ to: first.id, similarity_score: 0.833333 }]);
    const [edge] = await scout.edges({ type: 'similar_to' });
    expect(edge).toMatchObject({ from: second.id, to: first.id, similarity_score: 0.833333 });
    const third = await scout.fact('biology', NEAR[2]!);
    expect(third.similar_to.length).toBeGreaterThanOrEqual(2);
    const all = await scout.edges({ type: 'similar_to' });
    expect(all.every(({ from, to }) => from !== to)).toBe(true);
  });

  it('are not created between dissimilar facts, nor across agents', async () => {
    const ada = app.user();
    await mind(ada, 'a').fact('biology', NEAR[0]!);
    await mind(ada, 'a').fact('sport', 'Norway leads with 26 total medals and 12 golds');
    await mind(ada, 'b').fact('biology', NEAR[1]!);
    expect(await mind(ada, 'a').edges({ type: 'similar_to' })).toEqual([]);
    expect(await mind(ada, 'b').edges({ type: 'similar_to' })).toEqual([]);
  });

  it('are created above the threshold of the tenant’s profile: 0.3 for the seed, 0.6 for the library', async () => {
    const pair = ['Photosynthesis converts light energy into chemical energy', 'Photosynthesis converts sunlight into chemical energy in plants']; // prettier-ignore
    const linked = async () => {
      const scout = mind(app.user(), 'scout');
      for (const text of pair) await scout.fact('biology', text);
      return (await scout.edges({ type: 'similar_to' })).map(({ similarity_score: score }) => score);
    };
    expect(await linked()).toEqual([0.571429]);
    await useProfile(app.client(), { profile: 'library' });
    expect(await linked()).toEqual([]);
    await useProfile(app.client(), {});
  });

  it('mark two facts that contradict each other, with both values, the older first', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('team size', 'The team has 3 members');
    const { similar_to: similar } = await scout.fact('team size', 'The team has 5 members');
    expect(similar).toMatchObject([{ contradiction: true, conflicting_values: '3 vs 5' }]);
    await scout.fact('cache', 'The server supports caching of pages');
    const { similar_to: negated } = await scout.fact('cache', 'The server does not support caching of pages');
    expect(negated).toMatchObject([{ contradiction: true }]);
    expect(negated[0]?.conflicting_values).toContain('does not support');
  });

  it('mark two contradictory facts that are quoted in part, cut within a character', async () => {
    const scout = mind(app.user(), 'scout');
    const text = 'The server supports caching of pages';
    await scout.fact('cache', `${text} ${'x'.repeat(122)}😀 and more`);
    const { similar_to: similar } = await scout.fact('cache', 'The server never supports caching of pages');
    expect(similar).toMatchObject([{ contradiction: true }]);
  });

  it('mark contradictions of facts of one concept too that share few words', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('opening viewership', '1.2 billion viewers');
    await scout.fact('opening viewership', 'Analysts count 800 million viewers of the ceremony');
    expect(await scout.edges({ type: 'contradicts' })).toMatchObject([
      { contradiction: true, conflicting_values: '1.2 vs 800' },
    ]);
  });

  it('lead to the episode that a fact came from; an unknown one is ignored', async () => {
    const scout = mind(app.user(), 'scout');
    const episode = await scout.episode('read about ships');
    const facts = [];
    for (const text of ['Ships float', 'Anchors sink']) {
      facts.push(await scout.fact('ships', text, { source_episode_id: episode.id }));
    }
    const edges = await scout.edges({ type: 'derives_from' });
    expect(edges.map(({ to }) => to)).toEqual([episode.id, episode.id]);
    for (const { derived_at: at } of edges) expect(Number.isInteger(at) && at! > 0).toBe(true);
    const lost = await scout.fact('ships', 'Sails catch the wind', { source_episode_id: 'epi_nowhere' });
    expect(await scout.edges({ type: 'derives_from', id: lost.id })).toEqual([]);
    expect(await scout.facts('sails')).toHaveLength(1);
    const both = await scout.fact('ships', 'Ships float well', { source_episode_id: episode.id });
    const types = (await scout.edges({ id: both.id })).map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(['similar_to', 'derives_from']));
  });

  it('extend the erasure of an episode to the facts derived from it', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    const { id } = await scout.episode('told in confidence');
    await scout.fact('secret', 'The vault opens at nine', { source_episode_id: id });
    await ada.ok(eraseSubject, { body: { records: [id], user_id: ada.user } });
    expect(await scout.facts('vault')).toEqual([]);
  });
});

describe('a search of facts', () => {
  it('returns facts that contain the words before linked ones, each once, within its limit', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('fleet', 'Harbour pilots guide large vessels');
    await scout.fact('fleet', 'Pilots guide large vessels safely home');
    await scout.fact('bread', 'Bakers rise early');
    const found = await scout.facts('harbour');
    expect(contents(found)).toEqual(['Harbour pilots guide large vessels', 'Pilots guide large vessels safely home']);
    expect(await scout.facts('harbour', { limit: 1 })).toHaveLength(1);
    expect(contents(await scout.facts('harbour', { hops: 0 }))).toEqual(['Harbour pilots guide large vessels']);
  });

  it('reaches two hops on request', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('x', 'alpha beta gamma');
    await scout.fact('x', 'beta gamma delta');
    await scout.fact('x', 'gamma delta epsilon');
    expect(contents(await scout.facts('alpha'))).toHaveLength(2);
    expect(contents(await scout.facts('alpha', { hops: 2 }))).toHaveLength(3);
  });

  it('accepts many words, and returns none of another agent or user', async () => {
    const ada = app.user();
    await mind(ada, 'a').fact('ships', 'Sails need wind');
    await mind(ada, 'b').fact('ships', 'Sails need wind too');
    const long = 'one two three four five six seven eight sails nine ten eleven';
    expect(contents(await mind(ada, 'a').facts(long))).toEqual(['Sails need wind']);
    expect(await mind(app.user(), 'a').facts('sails')).toEqual([]);
    expect(await mind(ada, 'c').facts('')).toEqual([]);
  });
});

describe('the text for a model', () => {
  it('says that nothing is known if nothing is', async () => {
    const scout = mind(app.user(), 'scout');
    expect(await scout.recall('')).toEqual({ nodes: [], edges: [], text: 'No relevant knowledge found.' });
    expect((await scout.recall('anything')).text).toBe('No relevant knowledge found.');
  });

  it('is in the order of time, with a warning that names both values', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.fact('team size', 'The team has 5 members', { temporal_metadata: { temporal_index: 2 } });
    await scout.fact('team size', 'The team has 3 members', { temporal_metadata: { temporal_index: 1 } });
    const { text, nodes, edges } = await scout.recall('team');
    const lines = text.split('\n');
    expect(lines[1]).toContain('3 members');
    expect(lines[2]).toContain('5 members');
    expect(lines[3]).toMatch(/^WARNING: .*5 vs 3$/);
    expect([nodes.length, edges.length]).toEqual([2, 1]);
  });
});
