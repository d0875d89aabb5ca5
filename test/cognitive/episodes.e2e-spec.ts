import { consolidateEpisodes, nextBatch } from '@contracts/cognitive/episodes.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';
import { mind, useProfile } from './mind.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const five = async (scout: ReturnType<typeof mind>) => {
  for (let i = 1; i <= 5; i++) await scout.episode(`event ${i} in the harbour`);
};

describe('episodic memory', () => {
  it('stores an episode', async () => {
    const scout = mind(app.user(), 'scout');
    const { node_id: id } = await scout.episode('read an article', { source_label: 'news' });
    expect(id).toMatch(/^epi_/);
    const [episode] = await scout.episodes();
    expect(episode).toMatchObject({ node_id: id, content: 'read an article', source_label: 'news', compressed: false });
  });

  it('orders by its index, the latest first, one more than the highest if none is given', async () => {
    const scout = mind(app.user(), 'scout');
    for (const text of ['first', 'second', 'third']) await scout.episode(text);
    const episodes = await scout.episodes();
    expect(episodes.map(({ content }) => content)).toEqual(['third', 'second', 'first']);
    expect(episodes.map(({ temporal_index: place }) => place)).toEqual([3, 2, 1]);
  });

  it('keeps an explicit index, and continues from the highest', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.episode('late', { temporal_index: 100 });
    await scout.episode('earlier', { temporal_index: 50 });
    expect((await scout.episode('next')).temporal_index).toBe(101);
    expect((await scout.episodes()).map(({ temporal_index: place }) => place)).toEqual([101, 100, 50]);
    expect((await mind(app.user(), 'scout').episode('of another user')).temporal_index).toBe(1);
  });

  it('returns metadata with its types', async () => {
    const scout = mind(app.user(), 'scout');
    const metadata = { int: 42, float: 1.5, text: '42', flag: true, list: [1, 'two'], deep: { key: 'value' } };
    await scout.episode('with metadata', { metadata });
    expect((await scout.episodes())[0]?.metadata).toEqual(metadata);
  });

  it('consolidates the oldest batch into one that links to them; they stay, compressed', async () => {
    const scout = mind(app.user(), 'scout');
    await five(scout);
    const { id, summary, consolidated } = await scout.consolidate({ batch_size: 5 });
    expect(id).toMatch(/^con_/);
    expect(summary).toBe([1, 2, 3, 4, 5].map((i) => `event ${i} in the harbour`).join(' | '));
    expect(await scout.episodes()).toEqual([]);
    const all = await scout.episodes({ include_compressed: true });
    expect(all.map(({ compressed }) => compressed)).toEqual([true, true, true, true, true]);
    expect(all.map((one) => one.id).reverse()).toEqual(consolidated);
    const edges = await scout.edges({ type: 'consolidates', id: id! });
    expect(edges.map(({ to }) => to).sort()).toEqual([...consolidated].sort());
    expect((await scout.statistics()).episodic).toBe(5);
  });

  it('takes the oldest, and no more than a batch', async () => {
    const scout = mind(app.user(), 'scout');
    await five(scout);
    const { consolidated } = await scout.consolidate({ batch_size: 3 });
    expect((await scout.episodes()).map(({ temporal_index: place }) => place)).toEqual([5, 4]);
    expect(consolidated).toHaveLength(3);
  });

  it('accepts the caller’s own summary of a batch that it has read', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    await five(scout);
    const { episodes } = await ada.ok(nextBatch, { query: { agent: 'scout', batch_size: 4 } });
    expect(episodes.map(({ temporal_index: place }) => place)).toEqual([1, 2, 3, 4]);
    const ids = episodes.map(({ id }) => id);
    const fold = await scout.consolidate({ batch_size: 4, ids, summary: 'Four events in the harbour.' });
    expect(fold).toMatchObject({ summary: 'Four events in the harbour.', consolidated: ids });
    const again = await ada.fails(consolidateEpisodes, { body: { agent: 'scout', batch_size: 4, ids, summary: 'x' } });
    expect(again.code).toBe('not_found');
  });

  it('does nothing if there are fewer than a batch', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    await scout.episode('one');
    expect(await scout.consolidate({ batch_size: 5 })).toEqual({ id: null, node_id: null, consolidated: [] });
    expect(await ada.ok(nextBatch, { query: { agent: 'scout' } })).toEqual({ episodes: [] });
    expect((await scout.episodes())[0]?.compressed).toBe(false);
  });

  it('is found through what it was consolidated into, and by itself on request', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    await scout.episode('the zeppelin landed at noon');
    await scout.episode('the mayor greeted the crew');
    const { id } = await scout.consolidate({ batch_size: 2 });
    const { results } = await ada.ok(searchRecords, { body: { query: 'zeppelin', agent: 'scout' } });
    expect(results[0]?.record).toMatchObject({ type: 'summary' });
    expect(results[0]?.id.split('_').at(-1)).toBe(id?.split('_').at(-1));
    const whole = await ada.ok(searchRecords, {
      body: { query: 'zeppelin', agent: 'scout', include_compressed: true },
    });
    expect(whole.results.map(({ record }) => record.type)).toContain('episodic');
  });

  it('is consolidated by a job if the tenant enables it', async () => {
    await useProfile(app.client(), { consolidation: { automatic: true, batch_size: 4 } });
    const scout = mind(app.user(), 'scout');
    for (let i = 1; i <= 5; i++) await scout.episode(`The ship Aurora ${i} reached the harbour of Bergen in March.`);
    await waitUntil('the batch to be consolidated', async () => (await scout.episodes()).length === 1);
    expect((await scout.edges({ type: 'consolidates' })).length).toBe(4);
    await useProfile(app.client(), {});
  });

  it('is consolidated by a job though older ones are small talk, which has no summary', async () => {
    await useProfile(app.client(), { consolidation: { automatic: true, batch_size: 3 } });
    const scout = mind(app.user(), 'scout');
    for (const text of ['Thanks so much!', 'Okay, sounds good.', 'Bye bye!']) await scout.episode(text);
    for (let i = 1; i <= 3; i++) await scout.episode(`The ship Aurora ${i} reached the harbour of Bergen in March.`);
    await waitUntil('the batch to be consolidated', async () => (await scout.episodes()).length === 3);
    expect((await scout.episodes()).map(({ content }) => content)).toContain('Thanks so much!');
    await useProfile(app.client(), {});
  });

  it('keeps agents apart: none consolidates another’s', async () => {
    const ada = app.user();
    await five(mind(ada, 'a'));
    expect(await mind(ada, 'b').episodes()).toEqual([]);
    expect((await mind(ada, 'b').consolidate({ batch_size: 2 })).id).toBeNull();
    expect(await mind(ada, 'a').episodes()).toHaveLength(5);
  });
});
