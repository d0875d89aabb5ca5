import { putUserExtraction } from '@contracts/extraction/extraction.operations.js';
import { forgetRecord, restoreRecord } from '@contracts/lifecycle/forgetting.operations.js';
import {
  mem0Delete,
  mem0DeleteBatch,
  mem0Get,
  mem0History,
  mem0Update,
  mem0UpdateBatch,
} from '@contracts/mem0/mem0-by-id.operations.js';
import {
  mem0AddV1,
  mem0AddV3,
  mem0DeleteAll,
  mem0ListV1,
  mem0ListV2,
  mem0ListV3,
  mem0Ping,
  mem0SearchV2,
  mem0SearchV3,
} from '@contracts/mem0/mem0.operations.js';
import { LIMITS } from '@contracts/limits.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { listRecords, listVersions, patchRecord, storeRecord } from '@contracts/records/records.operations.js';
import { acknowledgeRecords } from '@contracts/search/recall.operations.js';
import { RecordUses } from '@memory/records/record-uses.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
let unbound: Client;
beforeAll(async () => {
  app = await startApp();
  unbound = app.client((await app.key({ permissions: ['records:read', 'records:write'] })).key);
});
afterAll(() => app.stop());

type Shown = { id: string; memory: string; user_id: string | null; score?: number };
const add = async (body: object, client: Client = app.client()) =>
  (await client.ok(mem0AddV3, { body: { messages: 'tea', ...body } })).results.map(({ id }) => id);
const all = async (filters: object, client: Client = app.client(), body: object = {}) =>
  (await client.ok(mem0ListV3, { body: { filters, ...body } })).results as unknown as Shown[];
const texts = async (filters: object, client?: Client, body?: object) =>
  (await all(filters, client, body)).map(({ memory }) => memory).sort();

describe('mem0 through its own paths', () => {
  it('accepts Authorization: Token, and both spellings of a path', async () => {
    for (const path of ['/v1/ping', '/v1/ping/']) {
      const response = await fetch(`${app.url}${path}?org_id=x`, {
        headers: { authorization: `Token ${app.adminKey}` },
      });
      expect(response.status).toBe(200);
      const { status, org_id: org, project_id: project, user_email: email } = (await response.json()) as Record<string, string>; // prettier-ignore
      expect([status, org, email?.includes('@')]).toEqual(['ok', project, false]);
    }
    expect((await app.client('rk_nothing').fails(mem0Ping)).detail).toContain('key');
  });

  it('stores the text of messages word for word, and reports it', async () => {
    const user = newUser();
    const messages = [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: 'I like tea.' },
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Noted,' },
          { type: 'text', text: 'tea.' },
        ],
      },
      { role: 'assistant', content: null, tool_calls: [] },
    ];
    const body = { messages, user_id: user, run_id: 'r1', agent_id: 'bot', metadata: { from: 'chat' }, infer: true };
    const added = await app.client().ok(mem0AddV3, { body });
    expect(added).toMatchObject({ status: 'SUCCEEDED', message: 'Stored word for word: nothing was inferred.' });
    expect(added.results.map(({ memory }) => memory)).toEqual(['I like tea.', 'Noted,\ntea.']);
    const shown = await app.client().ok(mem0Get, { params: { memory_id: added.results[0]!.id } });
    expect(shown).toMatchObject({
      memory: 'I like tea.', user_id: user, agent_id: 'bot', app_id: null, run_id: 'r1', session_id: 'r1',
      metadata: { from: 'chat' }, role: 'user', categories: [], expiration_date: null,
    }); // prettier-ignore
    const old = await app.client().ok(mem0AddV1, { body: { messages: 'plain', user_id: user, output_format: 'v1.1' } });
    expect(old).toMatchObject({ results: [{ event: 'ADD', memory: 'plain' }], relations: [] });
    const pictures = { messages: [{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }], user_id: user };
    expect((await app.client().fails(mem0AddV3, { body: pictures })).fields).toEqual(['messages[0].content[0]']);
  });

  it('reports the text as it is stored, without a secret', async () => {
    const user = newUser();
    const messages = [
      { role: 'user', content: 'I like tea.' },
      { role: 'user', content: 'My password is Tr0ub4dor&3.' },
    ];
    const { results } = await app.client().ok(mem0AddV3, { body: { messages, user_id: user } });
    expect(results.map(({ memory }) => memory)).toEqual(['I like tea.', 'My password is [redacted: password].']);
    const { key } = await app.key({ permissions: ['records:write'], user_id: user, source_class: 'tool_output' });
    const held = await app.client(key).ok(mem0AddV3, { body: { messages, user_id: user } });
    expect(held.results.map(({ memory }) => memory)).toEqual(['I like tea.', 'My password is [redacted: password].']);
    // It stays hidden from every read.
    expect(await app.client(key).fails(mem0Get, { params: { memory_id: held.results[1]!.id } })).toMatchObject({ status: 403 }); // prettier-ignore
    const reading = ['records:read', 'records:write'] as const;
    const reader = app.client(
      (await app.key({ permissions: reading, user_id: user, source_class: 'tool_output' })).key,
    );
    expect((await reader.fails(mem0Get, { params: { memory_id: held.results[1]!.id } })).status).toBe(404);
  });

  it('overwrites nothing if another key uses the same Idempotency-Key', async () => {
    const user = newUser();
    const sent = { headers: { 'idempotency-key': 'one' } };
    const tea = { body: { user_id: user, messages: 'tea', infer: false }, ...sent };
    const first = await app.client().ok(mem0AddV3, tea);
    expect(await app.client().ok(mem0AddV3, tea)).toEqual(first);
    await unbound.ok(mem0AddV3, { body: { user_id: user, messages: 'coffee', infer: false }, ...sent });
    expect(await texts({ user_id: user })).toEqual(['coffee', 'tea']);
  });

  it.each([
    ['2026-03-10', 'I ran 5 km.'],
    [Date.parse('2026-05-19T08:00:00Z') / 1_000, 'I ran 12 km.'],
    ['2026-05-19T08:00:00', 'I ran 12 km.'],
  ])('searches as if asked at the reference_date %s', async (reference_date, expected) => {
    const user = newUser();
    for (const [day, messages] of [
      ['2026-03-03', 'I ran 5 km.'],
      ['2026-05-12', 'I ran 12 km.'],
    ] as const)
      await add({ messages, user_id: user, timestamp: Date.parse(day) / 1_000 });
    const body = { query: 'How far did I run last week?', filters: { user_id: user }, reference_date };
    const { results } = await app.client().ok(mem0SearchV3, { body });
    expect(results[0]).toMatchObject({ memory: expected });
    const wrong = { ...body, reference_date: 'soon' };
    expect((await app.client().fails(mem0SearchV3, { body: wrong })).fields).toEqual(['reference_date']);
  });

  it('says what a delete of all leaves, and refuses if it leaves all', async () => {
    const user = newUser();
    const [first = ''] = await add({ messages: 'I like tea.', user_id: user });
    await add({ messages: 'I like trams.', user_id: user });
    const { key } = await app.key({ permissions: ['records:read', 'records:write'], user_id: user, trust_cap: 0.5 });
    const refusal = await app.client(key).fails(mem0DeleteAll, { query: { user_id: user } });
    expect([refusal.status, refusal.detail]).toEqual([403, expect.stringMatching(/more trust/)]);
    await app.db.admin.query('update records set legal_hold = true where id = $1', [first]);
    expect(await app.client().ok(mem0DeleteAll, { query: { user_id: user } })).toEqual({
      message: 'Memories deleted: 1. Not deleted: 1',
      failed: [{ memory_id: first, error: 'conflict', detail: 'The record is under legal hold.' }],
    });
    expect(await texts({ user_id: user })).toEqual(['I like tea.']);
    expect((await app.client().fails(mem0DeleteAll, { query: { user_id: user } })).status).toBe(409);
  });

  it('reports a refused message by its index in the request', async () => {
    const user = newUser();
    const part = { type: 'text', text: 'tea '.repeat(LIMITS.contentLength / 5) };
    const messages = [
      { role: 'system', content: 'Be kind.' },
      { role: 'user', content: ' ' },
      { role: 'user', content: 'I like tea.' },
      { role: 'user', content: [part, part] },
    ];
    const added = await app.client().ok(mem0AddV3, { body: { messages, user_id: user } });
    expect(added.results.map(({ memory }) => memory)).toEqual(['I like tea.']);
    expect(added.failed).toEqual([{ index: 3, error: 'invalid_input', detail: expect.any(String) as string }]);
  });

  it('does so without a model too, even if facts would be extracted', async () => {
    const user = newUser();
    await app.user(user).ok(putUserExtraction, { body: { enabled: true } });
    const added = await app.client().ok(mem0AddV3, { body: { messages: 'I like tea.', user_id: user, infer: true } });
    expect(added).toMatchObject({ status: 'SUCCEEDED', results: [{ event: 'ADD', memory: 'I like tea.' }] });
    expect(await texts({ user_id: user })).toEqual(['I like tea.']);
  });

  it('keeps a time and a day of expiry', async () => {
    const user = newUser();
    const [id] = await add({ user_id: user, timestamp: 1_700_000_000, expiration_date: '2999-12-31' });
    const shown = await app.client().ok(mem0Get, { params: { memory_id: id! } });
    expect([shown.created_at, shown.expiration_date]).toEqual(['2023-11-14T22:13:20.000Z', '2999-12-31']);
    expect(await texts({ user_id: user, timestamp: { lt: 1_700_000_001 } })).toEqual(['tea']);
    expect(await texts({ user_id: user, expiration_date: '2999-12-31' })).toEqual(['tea']);
    await add({ messages: 'old', user_id: user, expiration_date: '2020-01-01' });
    expect(await texts({ user_id: user })).toEqual(['tea']);
    expect(await texts({ user_id: user }, undefined, { show_expired: true })).toEqual(['old', 'tea']);
  });

  it('shows, changes and revives an expired memory by its id', async () => {
    const user = newUser();
    const [id = ''] = await add({ messages: 'old', user_id: user, expiration_date: 1_577_836_800 });
    const params = { memory_id: id };
    expect(await app.client().ok(mem0Get, { params })).toMatchObject({ expiration_date: '2020-01-01T00:00:00.000Z' });
    expect(await app.client().ok(mem0Update, { params, body: { text: 'older' } })).toMatchObject({ memory: 'older' });
    expect(await app.client().ok(mem0History, { params })).toHaveLength(2);
    expect(await texts({ user_id: user })).toEqual([]);
    expect((await app.user(user).fails(patchRecord, { params: { id }, body: { content: 'x' } })).status).toBe(404);
    await app.client().ok(mem0Update, { params, body: { expiration_date: null } });
    expect(await texts({ user_id: user })).toEqual(['older']);
    const [later = ''] = await add({ user_id: user, expiration_date: 32_503_680_000 });
    const shown = await app.client().ok(mem0Get, { params: { memory_id: later } });
    expect(shown.expiration_date).toBe('3000-01-01T00:00:00.000Z');
  });

  it('reads a time without a zone, as Python writes it, in UTC', async () => {
    const user = newUser();
    const [id = ''] = await add({ user_id: user, timestamp: 1_700_000_000, expiration_date: '2999-12-31T10:00:00.5' });
    const shown = await app.client().ok(mem0Get, { params: { memory_id: id } });
    expect(shown.expiration_date).toBe('2999-12-31T10:00:00.500Z');
    const since = (time: string) => texts({ AND: [{ user_id: user }, { timestamp: { gte: time } }] });
    expect(await since('2023-11-14T22:13:20.000000')).toEqual(['tea']);
    expect(await since('2023-11-14T22:13:21')).toEqual([]);
    const within = (body: object) => texts({ user_id: user }, undefined, body);
    expect(await within({ start_date: '2020-01-01T00:00:00', end_date: '2999-01-01T00:00:00' })).toEqual(['tea']);
    expect(await within({ end_date: '2020-01-01T00:00:00' })).toEqual([]);
    const refused = async (body: object) => (await app.client().fails(mem0ListV3, { body })).fields;
    expect(await refused({ filters: { user_id: user }, start_date: 'yesterday' })).toEqual(['start_date']);
    const filters = { AND: [{ user_id: user }, { created_at: { gte: 'yesterday' } }] };
    expect(await refused({ filters })).toEqual(['filters.AND[1].created_at']);
  });

  it.each([
    ['/v1/memories/', (json: unknown) => json],
    ['/memories', (json: unknown) => (json as { results: unknown }).results],
  ])('reads the lists and flags of a query string: GET %s', async (path, listOf) => {
    const user = newUser();
    await add({ messages: 'tea', user_id: user });
    await app.user(user).ok(storeRecord, { body: { content: 'soup', type: 'semantic', tags: ['food'] } });
    const list = async (query: string) => {
      const headers = { authorization: `Token ${app.adminKey}` };
      const response = await fetch(`${app.url}${path}?user_id=${user}&${query}`, { headers });
      expect(response.status).toBe(200);
      return listOf(await response.json()) as Partial<Shown>[];
    };
    const found = async (query: string) => (await list(query)).map(({ memory }) => memory).sort();
    for (const one of ['categories=food', 'categories=food&categories=x', 'categories=food,x', 'keywords=SOU'])
      expect(await found(one)).toEqual(['soup']);
    expect(await found('start_date=2020-01-01T00:00:00&latest_only=false')).toEqual(['soup', 'tea']);
    expect(await found('end_date=2020-01-01')).toEqual([]);
    const [whole] = await list('fields=memory_and_metadata');
    expect(Object.keys(whole!)).toEqual(['id']);
    const [chosen] = await list('fields=memory&fields=metadata');
    expect(Object.keys(chosen!).sort()).toEqual(['id', 'memory', 'metadata']);
  });

  it('edits, shows the versions, and deletes', async () => {
    const user = newUser();
    const [id = ''] = await add({ user_id: user, metadata: { a: 1 } });
    const params = { memory_id: id };
    const body = { text: 'coffee', metadata: { b: 2 }, expiration_date: null };
    expect(await app.client().ok(mem0Update, { params, body })).toMatchObject({
      memory: 'coffee',
      metadata: { a: 1, b: 2 },
    });
    expect((await app.client().fails(mem0Update, { params, body: {} })).fields).toEqual(['text']);
    expect((await app.user(user).ok(listVersions, { params: { id } })).versions).toHaveLength(2);
    expect(await app.client().ok(mem0Delete, { params })).toEqual({ message: 'Memory deleted successfully!' });
    const gone = await app.client().call(mem0Get, { params });
    expect([gone.status, gone.json]).toEqual([404, expect.objectContaining({ error: 'Memory not found!' })]);
  });

  it('returns the history of a memory’s texts, oldest first', async () => {
    const user = newUser();
    const [id = ''] = await add({ messages: 'I drink tea.', user_id: user, metadata: { a: 1 } });
    const params = { memory_id: id };
    await app.client().ok(mem0History, { params });
    await app.inside(RecordUses).flush();
    const { results } = await app.user(user).ok(acknowledgeRecords, { body: { ids: [id] } });
    expect(results).toEqual([{ index: 0, id, status: 'acknowledged', strength: 2 }]);
    await app.client().ok(mem0Update, { params, body: { text: 'I drink coffee.', metadata: { b: 2 } } });
    const told = await app.client().ok(mem0History, { params });
    expect(told.map(({ event, old_memory: old, new_memory: now, metadata }) => [event, old, now, metadata])).toEqual([
      ['ADD', null, 'I drink tea.', { a: 1 }],
      ['UPDATE', 'I drink tea.', 'I drink coffee.', { a: 1, b: 2 }],
    ]);
    expect(told[1]).toMatchObject({ memory_id: id, user_id: user, input: [{ content: 'I drink coffee.' }] });
    const { messages } = await app
      .user(user)
      .ok(appendMessages, { body: { messages: [{ role: 'user', content: 'Of a history.' }] } });
    const said = { params: { memory_id: messages[0]!.id } };
    expect((await app.client().fails(mem0History, said)).status).toBe(404);
  });

  it('edits and deletes many at once, and names those that failed', async () => {
    const user = newUser();
    const [a = ''] = await add({ messages: 'a', user_id: user });
    const [b = ''] = await add({ messages: 'b', user_id: user });
    const absent = '00000000-0000-4000-8000-000000000000';
    const memories = [
      { memory_id: a, text: 'A' },
      { memory_id: absent, text: 'x' },
      { memory_id: b, metadata: { n: 1 } },
    ];
    expect(await app.client().ok(mem0UpdateBatch, { body: { memories } })).toEqual({
      message: 'Successfully updated 2 memories',
      failed: [{ index: 1, error: 'not_found', detail: expect.any(String) as string }],
    });
    expect(await texts({ user_id: user })).toEqual(['A', 'b']);
    const nothing = await app.client().fails(mem0UpdateBatch, { body: { memories: [{ memory_id: a }] } });
    expect([nothing.status, nothing.detail]).toEqual([400, 'text is required, or metadata']);
    const alone = await app.client().fails(mem0Update, { params: { memory_id: a }, body: {} });
    expect(alone.detail).toBe('text is required, or metadata, timestamp or expiration_date');
    const gone = { body: { memories: [{ memory_id: a }, { memory_id: b }] } };
    expect(await app.client().ok(mem0DeleteBatch, gone)).toEqual({ message: 'Successfully deleted 2 memories' });
    expect(await texts({ user_id: user })).toEqual([]);
    expect((await app.client().fails(mem0DeleteBatch, gone)).status).toBe(404);
  });

  it('pages with the addresses of adjacent pages, and returns no pages in the older generations', async () => {
    const user = newUser();
    await add({ user_id: user, messages: ['one', 'two', 'three'].map((content) => ({ role: 'user', content })) });
    const body = { filters: { user_id: user } };
    const first = await app.client().ok(mem0ListV3, { query: { page: 1, page_size: 2 }, body });
    expect([first.count, first.results.length, first.previous]).toEqual([3, 2, null]);
    const next = new URL(first.next ?? '');
    expect([next.origin, next.pathname, next.search]).toEqual([app.url, '/v3/memories', '?page=2&page_size=2']);
    const last = await app.client().ok(mem0ListV3, { query: { page: 2, page_size: 2 }, body });
    expect([last.results.length, last.next]).toEqual([1, null]);
    expect(await app.client().ok(mem0ListV2, { body })).toHaveLength(3);
    expect(await app.client().ok(mem0ListV1, { query: { user_id: user, top_k: 2 } })).toHaveLength(2);
    expect(await app.client().ok(mem0ListV1, { query: { user_id: user, page: 1 } })).toMatchObject({ count: 3 });
    const python = await app.client().fails(mem0ListV1, { query: { filters: "{'user_id': 'x'}" } });
    expect(python.fields).toEqual(['filters']);
    const chosen = await app.client().ok(mem0ListV3, { body: { ...body, fields: ['memory'] } });
    expect(Object.keys(chosen.results[0]!).sort()).toEqual(['id', 'memory']);
  });

  it('finds what was just added, and nothing of a history', async () => {
    const user = newUser();
    await app
      .user(user)
      .ok(appendMessages, { body: { agent: 'bot', messages: [{ role: 'user', content: 'My bike is red.' }] } });
    await add({ user_id: user, messages: 'The bicycle stands in the shed.' });
    const body = { query: 'bicycle in the shed', filters: { user_id: user } };
    const { results } = await app.client().ok(mem0SearchV3, { body });
    expect((results as unknown as Shown[]).map(({ memory }) => memory)).toEqual(['The bicycle stands in the shed.']);
    expect((results[0] as unknown as Shown).score).toBeGreaterThan(0);
    expect(await app.client().ok(mem0SearchV2, { body })).toHaveLength(1);
    expect(await app.client().ok(mem0SearchV2, { body: { ...body, output_format: 'v1.1' } })).toHaveProperty('results');
    expect(await texts({ user_id: user })).toEqual(['The bicycle stands in the shed.']);
  });
});

describe('the owner of memories', () => {
  it('of an agent, an app or a run without a user is a reserved user, and they are never shared', async () => {
    const [agent, run] = [newUser(), newUser()];
    await add({ messages: 'of the agent', agent_id: agent, run_id: run }, unbound);
    await add({ messages: 'of the run', filters: { run_id: run } }, unbound);
    const person = newUser();
    await add({ messages: 'of a person', user_id: person, agent_id: agent }, unbound);
    expect(await texts({ agent_id: agent }, unbound)).toEqual(['of the agent']);
    expect(await texts({ run_id: run }, unbound)).toEqual(['of the run']);
    expect((await all({ agent_id: agent }, unbound))[0]?.user_id).toBeNull();
    const kept = await app.user(`mem0:agent:${agent}`).ok(listRecords, { query: { include_shared: false } });
    expect(kept.records.map(({ content, shared }) => [content, shared])).toEqual([['of the agent', false]]);
    // A key's default user is not meant if an entity is named.
    await add({ messages: 'by the first key', agent_id: agent });
    expect(await texts({ agent_id: agent }, unbound)).toEqual(['by the first key', 'of the agent']);
  });

  it('may be one of several for an unbound key with admin only', async () => {
    const [ada, bob, agent] = [newUser(), newUser(), newUser()];
    for (const user of [ada, bob]) await add({ messages: `of ${user}`, user_id: user, agent_id: agent });
    await add({ messages: 'of the agent', agent_id: agent });
    await app.client().ok(storeRecord, { body: { content: 'shared', agent, shared: true } });
    const either = { OR: [{ user_id: ada }, { agent_id: agent }] };
    expect(await texts(either)).toEqual([`of ${ada}`, 'of the agent'].sort());
    expect(await texts({ user_id: { in: [ada, bob] } })).toEqual([`of ${ada}`, `of ${bob}`].sort());
    expect(await texts({ AND: [{ user_id: '*' }, { agent_id: agent }] })).toEqual([`of ${ada}`, `of ${bob}`].sort());
    for (const filters of [either, { user_id: '*' }, { user_id: { in: [ada, bob] } }]) {
      const refusal = await unbound.fails(mem0ListV3, { body: { filters } });
      expect([refusal.status, refusal.detail]).toEqual([403, expect.stringContaining('several users')]);
    }
    expect((await unbound.fails(mem0DeleteAll, { query: { user_id: '*' } })).status).toBe(403);
  });

  it('is the bound user for a bound key, whatever its filter says', async () => {
    const [ada, bob] = [newUser(), newUser()];
    await add({ messages: 'of ada', user_id: ada, agent_id: 'a' });
    await add({ messages: 'of bob', user_id: bob, agent_id: 'a' });
    const bound = app.client((await app.key({ user_id: bob })).key);
    expect(await texts({ user_id: '*' }, bound)).toEqual(['of bob']);
    expect(await texts({ agent_id: 'a' }, bound)).toEqual(['of bob']);
    expect(await texts({ OR: [{ user_id: bob }, { agent_id: 'a' }] }, bound)).toEqual(['of bob']);
    expect(await texts({ NOT: [{ user_id: ada }] }, bound)).toEqual(['of bob']);
    expect((await bound.fails(mem0ListV3, { body: { filters: { user_id: ada } } })).status).toBe(404);
    expect((await bound.fails(mem0AddV3, { body: { messages: 'x', user_id: ada } })).status).toBe(404);
    const [theirs = ''] = (await all({ user_id: ada })).map(({ id }) => id);
    for (const operation of [mem0Get, mem0Delete]) {
      expect((await bound.fails(operation, { params: { memory_id: theirs } })).status).toBe(404);
      expect((await unbound.fails(operation, { params: { memory_id: theirs } })).status).toBe(
        operation === mem0Get ? 404 : 400,
      );
    }
    expect((await bound.fails(mem0History, { params: { memory_id: theirs } })).status).toBe(404);
    const batch = { body: { memories: [{ memory_id: theirs, text: 'mine now' }] } };
    for (const operation of [mem0UpdateBatch, mem0DeleteBatch]) {
      expect((await bound.fails(operation, batch)).status).toBe(404);
      expect((await unbound.fails(operation, batch)).status).toBe(400);
    }
    await bound.ok(mem0DeleteAll, { query: { agent_id: 'a' } });
    expect([await texts({ user_id: bob }), await texts({ user_id: ada })]).toEqual([[], ['of ada']]);
  });

  it('loses forgotten memories as well: none can be restored afterwards', async () => {
    const user = newUser();
    const [id = ''] = await add({ messages: 'forgotten', user_id: user });
    await add({ messages: 'known', user_id: user });
    await app.user(user).ok(forgetRecord, { params: { id } });
    await app.client().ok(mem0DeleteAll, { query: { user_id: user } });
    expect((await app.user(user).fails(restoreRecord, { params: { id } })).status).toBe(404);
    expect(await app.count('records', 'user_id = $1', [user])).toBe(0);
  });

  it('never loses all of them because nothing was named', async () => {
    const user = newUser();
    await add({ messages: 'keep', user_id: user, metadata: { a: 1 } });
    await add({ messages: 'drop', user_id: user, metadata: { a: 2 } });
    for (const query of [{}, { metadata: '{"a":2}' }]) {
      const refused = await app.client().fails(mem0DeleteAll, { query });
      expect(refused.fields).toEqual(['user_id']);
      expect(refused.detail).toMatch(/^user_id must be named, or agent_id/);
    }
    await app.client().ok(mem0DeleteAll, { query: { user_id: user, metadata: '{"a":2}' } });
    expect(await texts({ user_id: user })).toEqual(['keep']);
    expect((await unbound.fails(mem0ListV3, { body: {} })).code).toBe('user_required');
    expect((await unbound.fails(mem0ListV3, { body: { filters: { NOT: { user_id: 'x' } } } })).code).toBe(
      'user_required',
    );
    expect((await unbound.fails(mem0AddV3, { body: { messages: 'x' } })).code).toBe('user_required');
  });
});
