import { recordSensory } from '@contracts/cognitive/sensory.operations.js';
import { getRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { mind } from './mind.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('an agent', () => {
  it.each(['', '   '])('is named: %j is refused with the word agent_name', async (agent) => {
    const refusal = await app.user().fails(recordSensory, { body: { agent, modality: 'text', raw_data: 'x' } });
    expect(refusal.status).toBe(400);
    expect(refusal.detail).toContain('agent_name');
    const unnamed = await app.user().fails(recordSensory, { body: { modality: 'text', raw_data: 'x' } });
    expect(unnamed.detail).toContain('agent_name');
  });

  it('is the same with spaces around its name', async () => {
    const ada = app.user();
    await mind(ada, '  scout ').observe('seen');
    expect((await mind(ada, 'scout').statistics()).agent_name).toBe('scout');
    expect(await mind(ada, 'scout').recent()).toHaveLength(1);
  });

  it('is the key’s own if the key is bound to one, and no other', async () => {
    const { key } = await app.key({ permissions: ['records:read', 'records:write'], user_id: 'u-sen', agent: 'bound' });
    const bound = app.client(key);
    await bound.ok(recordSensory, { body: { modality: 'text', raw_data: 'mine' } });
    expect(await mind(bound, 'bound').recent()).toHaveLength(1);
    const other = await bound.fails(recordSensory, { body: { agent: 'other', modality: 'text', raw_data: 'x' } });
    expect(other.status).toBe(404);
  });
});

describe('sensory memory', () => {
  it('that expires at once is no mistake, and gets no hint', async () => {
    expect(await mind(app.user(), 'scout').observe('gone', { ttl_seconds: 0 })).not.toHaveProperty('hints');
  });

  it('records and retrieves', async () => {
    const scout = mind(app.user(), 'scout');
    const { node_id: id } = await scout.observe('hello world', { modality: 'audio', metadata: { n: 42 } });
    expect(id).toMatch(/^sen_/);
    const [item] = await scout.recent(10);
    expect(item).toMatchObject({ node_id: id, modality: 'audio', raw_data: 'hello world', metadata: { n: 42 } });
  });

  it('lists the newest first by a counter and not by the clock', async () => {
    const scout = mind(app.user(), 'scout');
    for (const text of ['first', 'second', 'third']) await scout.observe(text);
    const items = await scout.recent();
    expect(items.map(({ raw_data: text }) => text)).toEqual(['third', 'second', 'first']);
    expect(items.map(({ observation_order: order }) => order)).toEqual([3, 2, 1]);
  });

  it('counts every one of observations that come at once', async () => {
    const scout = mind(app.user(), 'scout');
    await Promise.all(Array.from({ length: 8 }, (_, i) => scout.observe(`at once ${i}`)));
    expect((await scout.recent()).map(({ observation_order: order }) => order)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('does not return what has expired, swept or not: a life of 0 ends at once', async () => {
    const scout = mind(app.user(), 'scout');
    await scout.observe('gone', { ttl_seconds: 0 });
    await scout.observe('here', { ttl_seconds: 300 });
    expect((await scout.recent()).map(({ raw_data: text }) => text)).toEqual(['here']);
    expect((await scout.statistics()).sensory).toBe(1);
  });

  it('prunes all that the key may delete, and passes over the rest', async () => {
    const ada = app.user();
    await mind(ada, 'scout').observe('trusted', { ttl_seconds: 0 });
    const settings = { permissions: ['records:read', 'records:write'] as const, user_id: ada.user };
    const { key } = await app.key({ ...settings, source_class: 'tool_output' });
    await app.db.admin.query(
      `insert into records (tenant_id, id, user_id, type, agent, content, language, trust, occurred_at, recorded_at, created_at, expires_at)
       select tenant_id, gen_random_uuid(), user_id, type, agent, content, language, 0.1, occurred_at, recorded_at, created_at, expires_at
       from records, generate_series(1, 500) where user_id = $1`,
      [ada.user],
    );
    expect(await mind(app.client(key), 'scout').prune()).toBe(500);
    expect(await app.count('records', 'user_id = $1', [ada.user])).toBe(1);
  });

  it('prunes exactly what has expired, and says how many', async () => {
    const ada = app.user();
    const [scout, other] = [mind(ada, 'scout'), mind(ada, 'other')];
    await scout.observe('gone', { ttl_seconds: 0 });
    await scout.observe('here');
    await other.observe('theirs', { ttl_seconds: 0 });
    expect(await scout.prune()).toBe(1);
    expect(await scout.prune()).toBe(0);
    expect(await scout.recent()).toHaveLength(1);
    expect(await other.prune()).toBe(1);
  });

  it('turns what is attended to into an episode, linked, and keeps the observation', async () => {
    const scout = mind(app.user(), 'scout');
    const { node_id: id } = await scout.observe('a red light');
    const attended = await scout.attend(id, 'it may be danger');
    expect(attended.episode_id).toMatch(/^epi_/);
    expect(attended.node_id).toBe(attended.episode_id);
    const [episode] = await scout.episodes();
    expect(episode).toMatchObject({
      node_id: attended.episode_id,
      content: '[text] a red light -- attended: it may be danger',
      source_label: 'sensory-attention',
    });
    expect(await scout.edges({ type: 'attended_to' })).toMatchObject([
      {
        from: id,
        to: attended.episode_id,
        attention_reason: 'it may be danger',
        attended_at: expect.any(Number) as number,
      },
    ]);
    expect(await scout.recent()).toHaveLength(1);
  });

  it('keeps the episode when the observation is pruned', async () => {
    const scout = mind(app.user(), 'scout');
    const { node_id: id } = await scout.observe('short', { ttl_seconds: 1 });
    await scout.attend(id, 'because');
    await new Promise((done) => setTimeout(done, 1_100));
    expect(await scout.prune()).toBe(1);
    expect(await scout.episodes()).toHaveLength(1);
  });

  it('attends to nothing that is missing, has expired or is another agent’s', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    const gone = await scout.observe('gone', { ttl_seconds: 0 });
    const theirs = await mind(ada, 'other').observe('theirs');
    for (const id of ['sen_00000000000000000000000000', 'nothing', gone.id, theirs.id]) {
      expect((await scout.attendFails(id)).code).toBe('not_found');
    }
    expect(await scout.episodes()).toEqual([]);
  });

  it('lives longer if it is important and the write asks for it', async () => {
    const scout = mind(app.user(), 'scout');
    const life = async (over: object) => {
      const { expires_at: end, created_at: start } = await scout.observe('a thing', { ttl_seconds: 100, ...over });
      return Math.round((Date.parse(end) - Date.parse(start)) / 1_000);
    };
    expect(await life({ importance: 1 })).toBe(100);
    expect(await life({ importance: 1, adaptive_ttl: true })).toBe(400);
    expect(await life({ importance: 0, adaptive_ttl: true })).toBe(25);
    expect(await life({ adaptive_ttl: true })).toBe(100);
  });

  it('is a record like any other', async () => {
    const ada = app.user();
    const { id } = await mind(ada, 'scout').observe('a record');
    const record = await ada.ok(getRecord, { params: { id } });
    expect(record).toMatchObject({ type: 'sensory', agent: 'scout', content: 'a record', modality: 'text' });
  });

  it('lists and counts nothing of another agent or user', async () => {
    const [ada, bea] = [app.user(), app.user()];
    await mind(ada, 'scout').observe('mine');
    expect(await mind(ada, 'other').recent()).toEqual([]);
    expect(await mind(bea, 'scout').recent()).toEqual([]);
    expect((await mind(bea, 'scout').statistics()).total).toBe(0);
  });
});
