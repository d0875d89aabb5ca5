import { exportAgent, importAgent, listConcepts, rememberText } from '@contracts/cognitive/agent.operations.js';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { mind } from './mind.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const remember = (who: Client, content: string, over: object = {}) =>
  who.ok(rememberText, { body: { agent: 'scout', content, ...over } });

describe('a text', () => {
  it.each([
    ['1. Build it\n2. Push it', 'procedural', 'proc_'],
    ['I plan to call Bob when the build is red', 'prospective', 'pro_'],
    ['I saw a fox in the garden yesterday', 'episodic', 'epi_'],
    ['Paris is the capital of France', 'semantic', 'sem_'],
  ])('%j is stored as %s memory', async (content, kind, prefix) => {
    const ada = app.user();
    const { id, kind: kept } = await remember(ada, content);
    expect([kept, id.slice(0, prefix.length)]).toEqual([kind, prefix]);
    expect((await mind(ada, 'scout').statistics())[kind as 'semantic']).toBe(1);
  });

  it('is stored as the kind that the caller says, and refused if it is blank', async () => {
    const ada = app.user();
    expect((await remember(ada, 'I saw a fox yesterday', { kind: 'semantic' })).kind).toBe('semantic');
    expect((await ada.fails(rememberText, { body: { agent: 'scout', content: '  ' } })).fields).toEqual(['content']);
  });

  it('that is planned is triggered by what follows "when"', async () => {
    const ada = app.user();
    await remember(ada, 'I plan to call Bob when the build is red');
    expect(await mind(ada, 'scout').check('Bob is on the line')).toEqual([]);
    expect(await mind(ada, 'scout').check('it is red again')).toHaveLength(1);
  });

  it('that is planned may be so long that its trigger is cut within a character', async () => {
    const ada = app.user();
    await remember(ada, `I plan to call Bob when it is red ${'x'.repeat(3_989)}😀 on the line`);
    expect(await mind(ada, 'scout').check('it is red again')).toHaveLength(1);
  });
});

it('the concepts of an agent are counted', async () => {
  const ada = app.user();
  const scout = mind(ada, 'scout');
  await scout.fact('ships', 'Ships float');
  await scout.fact('ships', 'Anchors sink');
  await scout.fact('bread', 'Bakers rise early');
  expect(await ada.ok(listConcepts, { query: { agent: 'scout' } })).toEqual({
    count_total: 3,
    count_concepts: 2,
    concepts: [{ concept: 'ships', count: 2 }, { concept: 'bread', count: 1 }],
  }); // prettier-ignore
});

describe('what an agent has learned', () => {
  it('is exported and imported by another, once', async () => {
    const ada = app.user();
    const teacher = mind(ada, 'teacher');
    const episode = await teacher.episode('read a book', { temporal_index: 7 });
    await teacher.fact('ships', 'Ships float on water', { source_episode_id: episode.id, confidence: 0.7 });
    await teacher.fact('ships', 'Ships float on deep water');
    await teacher.procedure('sail', ['hoist', { description: 'steer', tool: 'helm', arguments: { to: 'west' } }]);
    await teacher.intend('anchor', 'harbour');
    const { nodes, edges, has_more: more } = await ada.ok(exportAgent, { query: { agent: 'teacher' } });
    expect([nodes.length, edges.length, more]).toEqual([5, 2, false]);
    const carried = { body: { agent: 'student', nodes, edges } };
    expect(await ada.ok(importAgent, carried)).toEqual({ nodes: 5, skipped: 0, edges: 2, errors: [] });
    expect(await ada.ok(importAgent, carried)).toEqual({ nodes: 0, skipped: 5, edges: 0, errors: [] });
    const student = mind(ada, 'student');
    expect((await student.facts('ships')).map(({ confidence }) => confidence).sort()).toEqual([0.7, 1]);
    expect((await student.episodes())[0]).toMatchObject({ content: 'read a book', temporal_index: 7 });
    expect((await student.procedures('sail'))[0]?.steps).toHaveLength(2);
    expect(await student.check('the harbour')).toHaveLength(1);
    expect(await teacher.check('the harbour')).toHaveLength(1);
    expect(await ada.ok(importAgent, { body: { agent: 'teacher', nodes, edges } })).toMatchObject({ skipped: 5 });
  });

  it('brings no links from memories with more trust than the key', async () => {
    const ada = app.user();
    const scout = mind(ada, 'scout');
    const [from, to] = [await scout.fact('ships', 'Ships float'), await scout.fact('stones', 'Stones sink')];
    const permissions = ['records:read', 'records:write'] as const;
    const { key } = await app.key({ permissions, user_id: ada.user, trust_cap: 0.5 });
    const edges = [{ from: from.id, to: to.id, type: 'contradicts' }];
    const carried = { body: { agent: 'scout', nodes: [], edges } };
    expect(await app.client(key).ok(importAgent, carried)).toMatchObject({ edges: 0 });
    expect(await ada.ok(importAgent, carried)).toMatchObject({ edges: 1 });
  });

  it.each([
    ['an unquoted value', { password: 1.234e30 }, {}],
    ['an open quotation mark', { note: "password='", Other: { Says: "It's" } }, {}],
    ['a secret', { note: 'my password is Tr0ub4dor&3' }, { note: 'my password is [redacted: password]' }],
  ])('brings links whose metadata has %s', async (_, metadata, changed) => {
    const ada = app.user();
    const occurred_at = '2026-01-01T00:00:00Z';
    const nodes = ['a', 'b'].map((id) => ({ id, kind: 'semantic' as const, content: `fact ${id}`, occurred_at }));
    const edges = [{ from: 'a', to: 'b', type: 'contradicts' as const, metadata }];
    expect(await ada.ok(importAgent, { body: { agent: 'scout', nodes, edges } })).toMatchObject({ edges: 1 });
    const brought = await ada.ok(exportAgent, { query: { agent: 'scout' } });
    expect(brought.edges.map((edge) => edge.metadata)).toEqual([{ ...metadata, ...changed }]);
  });

  it('is imported whole by an agent with the longest name', async () => {
    const ada = app.user();
    const occurred_at = '2026-01-01T00:00:00Z';
    const nodes = ['one', 'two'].map((id) => ({ id, kind: 'semantic' as const, content: `fact ${id}`, occurred_at }));
    const carried = { body: { agent: 'a'.repeat(256), nodes, edges: [] } };
    expect(await ada.ok(importAgent, carried)).toMatchObject({ nodes: 2, errors: [] });
    expect(await ada.ok(importAgent, carried)).toMatchObject({ nodes: 0, skipped: 2 });
  });

  it('is exported page by page', async () => {
    const ada = app.user();
    for (const n of [1, 2, 3]) await mind(ada, 'scout').fact('c', `fact number ${n}`);
    const first = await ada.ok(exportAgent, { query: { agent: 'scout', limit: 2 } });
    const rest = await ada.ok(exportAgent, { query: { agent: 'scout', limit: 2, cursor: first.next_cursor ?? '' } });
    expect([...first.nodes, ...rest.nodes].map(({ content }) => content.slice(-1))).toEqual(['1', '2', '3']);
    expect(rest).toMatchObject({ has_more: false, nodes: [{}] });
    expect(rest).not.toHaveProperty('next_cursor');
  });

  it('is imported with an episode at the highest possible place', async () => {
    const ada = app.user();
    const teacher = mind(ada, 'teacher');
    await teacher.episode('the last', { temporal_index: Number.MAX_SAFE_INTEGER });
    expect((await teacher.episode('one more')).temporal_index).toBe(Number.MAX_SAFE_INTEGER);
    const { nodes } = await ada.ok(exportAgent, { query: { agent: 'teacher' } });
    expect(await ada.ok(importAgent, { body: { agent: 'student', nodes } })).toMatchObject({ nodes: 2, errors: [] });
  });

  it('is exported with every link, on pages that an import takes', async () => {
    const ada = app.user();
    const nodes = Array.from({ length: 80 }, (_, n) => ({
      ...{ id: `n${n}`, kind: 'procedural', content: `Step ${n}`, occurred_at: '2026-01-01T00:00:00Z' },
      fields: { steps: [`do ${n}`] },
    }));
    await ada.ok(importAgent, { body: { agent: 'linked', nodes } });
    const linked = await app.db.admin.query(
      `insert into edges (tenant_id, user_id, from_id, type, to_id, created_at)
       select a.tenant_id, a.user_id, a.id, 'DERIVES_FROM', b.id, now() from records a join records b using (tenant_id, user_id)
       where a.user_id = $1 and a.id <> b.id`,
      [ada.user],
    );
    const pages = [await ada.ok(exportAgent, { query: { agent: 'linked' } })];
    for (let cursor = pages[0]?.next_cursor; cursor; cursor = pages.at(-1)?.next_cursor)
      pages.push(await ada.ok(exportAgent, { query: { agent: 'linked', cursor } }));
    expect(pages.flatMap((page) => page.nodes.map(({ content }) => content)).sort()).toEqual(nodes.map(({ content }) => content).sort()); // prettier-ignore
    expect(new Set(pages.flatMap((page) => page.edges.map(({ from, to }) => from + to))).size).toBe(linked.rowCount);
    for (const page of pages)
      expect(page.edges.every(({ from, to }) => page.nodes.some(({ id }) => id === from || id === to))).toBe(true);
    const brought = [];
    for (const page of pages) brought.push(await ada.ok(importAgent, { body: { agent: 'pupil', ...page } }));
    expect(brought.flatMap(({ errors }) => errors)).toEqual([]);
    expect(brought.reduce((sum, { edges }) => sum + edges, 0)).toBe(linked.rowCount);
  });

  it('is imported as its page came, for the agent that the request or the key names, else for the agent of the page', async () => {
    const [ada, bob] = [app.user(), app.user()];
    await mind(ada, 'scout').fact('ships', 'Ships float');
    await mind(ada, 'scout').fact('stones', 'Stones sink');
    const page = await ada.ok(exportAgent, { query: { agent: 'scout', limit: 1 } });
    expect(page).toMatchObject({ agent_name: 'scout', has_more: true });
    await bob.ok(importAgent, { body: page });
    expect((await mind(bob, 'scout').statistics()).semantic).toBe(1);
    await bob.ok(importAgent, { body: { ...page, agent: 'pupil' } });
    expect((await mind(bob, 'pupil').statistics()).semantic).toBe(1);
    const { key } = await app.key({ permissions: ['records:read', 'records:write'], user_id: bob.user, agent: 'bound' }); // prettier-ignore
    await app.client(key).ok(importAgent, { body: page });
    expect((await mind(bob, 'bound').statistics()).semantic).toBe(1);
    expect((await bob.fails(importAgent, { body: { nodes: page.nodes } })).fields).toEqual(['agent']);
  });

  it('keeps when it holds, when it expires, how much it matters and who said it', async () => {
    const [ada, bob] = [app.user(), app.user()];
    const kept = {
      valid_from: '2026-01-01T00:00:00.000Z',
      valid_to: '2026-06-01T00:00:00.000Z',
      expires_at: '2098-01-01T00:00:00.000Z',
      importance: 0.9,
      pinned: true,
      speaker: 'Mum',
      role: 'user',
      provenance: { source: 'letter' },
    };
    const labels = { agent: 'scout', project: 'home', session_id: 's1' };
    await ada.ok(storeRecord, { body: { type: 'semantic', content: 'The ferry runs daily', ...labels, ...kept } });
    await bob.ok(importAgent, { body: await ada.ok(exportAgent, { query: { agent: 'scout' } }) });
    const { records } = await bob.ok(listRecords, { query: { agent: 'scout' } });
    expect(records).toMatchObject([{ content: 'The ferry runs daily', ...kept }]);
    expect(records[0]).not.toHaveProperty('project');
  });
});

describe('a request that sets its own time', () => {
  it('is refused unless the operator has allowed it', async () => {
    const headers = { 'x-recollect-now': '2030-01-01T00:00:00Z' };
    const refusal = await app.user().fails(listConcepts, { query: { agent: 'scout' }, headers });
    expect([refusal.status, refusal.detail]).toEqual([400, expect.stringContaining('ALLOW_REQUEST_TIME')]);
  });
});
