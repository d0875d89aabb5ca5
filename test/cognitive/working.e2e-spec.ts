import { LIMITS } from '@contracts/limits.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { mind, useProfile } from './mind.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('working memory', () => {
  it('pushes and gets', async () => {
    const scout = mind(app.user(), 'scout');
    const { node_id: id } = await scout.push('what is asked', 'task-1', { slot_type: 'question' });
    expect(id).toMatch(/^wrk_/);
    expect(await scout.slots('task-1')).toMatchObject([
      { node_id: id, slot_type: 'question', content: 'what is asked', relevance: 1, task_id: 'task-1' },
    ]);
  });

  it('orders by relevance', async () => {
    const scout = mind(app.user(), 'scout');
    for (const [text, relevance] of [['low', 0.1], ['high', 0.9], ['mid', 0.5]] as const) {
      await scout.push(text, 't', { relevance });
    } // prettier-ignore
    expect((await scout.slots('t')).map(({ content }) => content)).toEqual(['high', 'mid', 'low']);
  });

  it('has 20 slots: the least relevant is removed before one more is stored', async () => {
    const scout = mind(app.user(), 'scout');
    for (let i = 0; i < 20; i++)
      expect((await scout.push(`slot ${i}`, 't', { relevance: (i + 1) / 20 })).evicted).toEqual([]);
    const [least] = (await scout.slots('t')).slice(-1);
    const { id, evicted } = await scout.push('one more', 't', { relevance: 0.5 });
    expect(evicted).toEqual([least?.id]);
    const slots = await scout.slots('t');
    expect(slots).toHaveLength(20);
    expect(slots.map((slot) => slot.content)).not.toContain('slot 0');
    expect(slots.map((slot) => slot.id)).toContain(id);
    // The new one stays even if it is the least relevant of all; of equals the oldest is removed.
    const lowest = await scout.push('least of all', 't', { relevance: -5 });
    expect((await scout.slots('t')).at(-1)?.id).toBe(lowest.id);
    const twin = await scout.push('as little', 't', { relevance: -5 });
    expect(twin.evicted).toEqual([lowest.id]);
    expect(await scout.slots('t')).toHaveLength(20);
  });

  it('does not exceed them with concurrent pushes', async () => {
    const scout = mind(app.user(), 'scout');
    for (let i = 0; i < 18; i++) await scout.push(`slot ${i}`, 't');
    await Promise.all(Array.from({ length: 6 }, (_, i) => scout.push(`at once ${i}`, 't')));
    expect(await scout.slots('t')).toHaveLength(20);
  });

  it('clears a task, and keeps another', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.push('a', 'done');
    await scout.push('b', 'done');
    await scout.push('c', 'open');
    expect(await scout.clear('done')).toEqual({ cleared: 2 });
    expect(await scout.slots('done')).toEqual([]);
    expect((await scout.slots('open')).map(({ content }) => content)).toEqual(['c']);
    expect(await scout.clear('done')).toEqual({ cleared: 0 });
  });

  it('keeps tasks, agents and users apart', async () => {
    const ada = app.user();
    await mind(ada, 'a').push('of a', 'same');
    await mind(ada, 'b').push('of b', 'same');
    expect((await mind(ada, 'a').slots('same')).map(({ content }) => content)).toEqual(['of a']);
    expect(await mind(ada, 'a').slots('other')).toEqual([]);
    expect(await mind(app.user(), 'a').slots('same')).toEqual([]);
    await mind(ada, 'a').clear('same');
    expect(await mind(ada, 'b').slots('same')).toHaveLength(1);
  });

  it('becomes an episode when its task is completed, on request', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.push('how many golds?', 't', { slot_type: 'question', relevance: 0.1 });
    await scout.push('ten', 't', { slot_type: 'reasoning_step' });
    const { cleared, episode_id: id } = await scout.clear('t', { episode: true });
    expect(cleared).toBe(2);
    const [episode] = await scout.episodes();
    expect(episode).toMatchObject({ id, source_label: 'working-memory', metadata: { task_id: 't', slots: 2 } });
    expect(episode?.content).toBe('Task t was completed.\nquestion: how many golds?\nreasoning step: ten');
  });

  it('becomes an episode of whole characters, as many as a record may have', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.push('a', 't');
    await scout.push('🐝'.repeat(LIMITS.contentLength), 't');
    await scout.clear('t', { episode: true });
    const [episode] = await scout.episodes();
    const head = 'Task t was completed.\ncontext: a\ncontext: ';
    expect(episode?.content === head + '🐝'.repeat(LIMITS.contentLength - head.length)).toBe(true);
  });

  it('has as many slots as the tenant sets', async () => {
    await useProfile(app.client(), { working_capacity: 2, episode_on_completion: true });
    const scout = mind(app.user(), 'scout');
    for (const text of ['a', 'b', 'c']) await scout.push(text, 't');
    expect((await scout.slots('t')).map(({ content }) => content)).toEqual(['b', 'c']);
    expect((await scout.clear('t')).episode_id).toMatch(/^epi_/);
    await useProfile(app.client(), {});
  });
});
