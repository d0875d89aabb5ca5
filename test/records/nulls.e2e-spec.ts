import { ampSearch, ampStore } from '@contracts/amp/amp.operations.js';
import { createAgent } from '@contracts/letta/letta-agents.operations.js';
import { insertArchival } from '@contracts/letta/letta-archival.operations.js';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { createKey } from '@contracts/tenancy/tenancy.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import type { Client } from '@test/support/client.js';
import { Gate } from '@test/support/gate.js';
import { Wire } from '../mcp/wire.js';

let app: TestApp;
/** A gate for the embedder, open unless a test closes it. */
let gate: Gate | undefined;
let model: Awaited<ReturnType<typeof startBagOfWords>>;
beforeAll(async () => {
  model = await startBagOfWords({ mayAnswer: () => gate?.pass() ?? Promise.resolve() });
  app = await startApp({ env: model.env });
});
afterAll(async () => {
  gate?.open();
  await app.stop();
  await model.close();
});

const mcp = (user: string) => new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': user });

describe('null for an optional field is absent', () => {
  const record = {
    content: 'Tea at five.', id: null, type: null, title: null, agent: null, tags: null, metadata: null, importance: null,
    pinned: null, occurred_at: null, created_at: null, sequence: null, language: null, provenance: null,
    derived_from: null, severity: null, state: null, user_id: null, shared: null,
  }; // prettier-ignore

  it('at /v1: in a record, in a batch, in a search, in messages and in administration', async () => {
    const ada = app.user();
    expect(await ada.ok(storeRecord, { body: record })).toMatchObject({ type: 'semantic', created: true });
    const { created } = await ada.ok(storeRecords, { body: { user_id: null, records: [record, record] } });
    expect(created).toBe(2);
    const query = { query: 'tea', limit: null, filter: null, tags: null, agent: null, min_score: null };
    expect((await ada.ok(searchRecords, { body: query })).results.length).toBeGreaterThan(0);
    const turn = { role: 'user', content: 'Tea?', id: null, speaker: null, metadata: null, tool_calls: null };
    await ada.ok(appendMessages, { body: { agent: null, session_id: null, messages: [turn] } });
    await app.client().ok(createKey, {
      body: { name: 'k', permissions: ['records:read'], user_id: null, expires_at: null },
    });
  });

  it('in AMP and over MCP', async () => {
    const ada = app.user();
    expect((await ada.ok(ampStore, { body: { record } })).created).toBe(true);
    expect((await ada.ok(ampStore, { body: { operation: null, user_id: null, record } })).created).toBe(true);
    expect((await ada.ok(ampSearch, { body: { query: 'tea', type: null, limit: null } })).total).toBeGreaterThan(0);
    expect(await mcp(ada.user).call('amp_store', { user_id: null, record })).toMatchObject({ isError: false });
    const found = await mcp(ada.user).call('amp_search', { query: 'tea', agent: null, limit: null });
    expect(found.text).toContain('Tea at five.');
  });

  it('keeps its meaning where the field is required, and where null means something', async () => {
    const ada = app.user();
    expect((await ada.fails(storeRecord, { body: { content: null } })).fields).toEqual(['content']);
    expect((await ada.fails(ampSearch, { body: { query: null } })).fields).toEqual(['query']);
    await ada.ok(storeRecord, { body: { id: 'tea', content: 'Tea.', title: 'Tea', metadata: { a: null }, own: null } });
    await ada.ok(storeRecord, { body: { id: 'tea', content: 'Tea.', title: null } });
    const { rows } = await app.db.admin.query<{ title: string | null; metadata: object; fields: object }>(
      'select title, metadata, fields from records where user_id = $1 and external_id = $2',
      [ada.user, 'tea'],
    );
    expect(rows).toEqual([{ title: null, metadata: { a: null }, fields: { own: null } }]);
  });
});

describe('a store by a protocol whose clients cannot wait', () => {
  const content = 'The spare key lies under the third flower pot.';
  const stores: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
    ['AMP', (client) => client.ok(ampStore, { body: { record: { content } } })],
    ['MemoryBank', (client) => client.ok(storeMemory, { body: { content } })],
    ['MCP', (client) => mcp(client.user).call('amp_store', { record: { content } })],
    [
      'MCP, as what was said',
      (client) => mcp(client.user).call('messages_append', { messages: [{ role: 'user', content }] }),
    ],
    [
      'Letta',
      async (client) => {
        const { id } = await client.ok(createAgent, { body: { name: 'keeper' } });
        return client.ok(insertArchival, { params: { agent_id: id }, body: { text: content } });
      },
    ],
  ];
  const unmade = (user: string) => app.count('outbox', 'user_id = $1 and closed_at is null', [user]);

  it.each(stores)('responds when its vector exists: %s', async (_, store) => {
    // Enough patience on a machine of any speed: the vector of one text comes well within a second, and if it does not,
    // the store may respond before it. So one of three must succeed.
    const left: number[] = [];
    for (let n = 0; n < 3 && !left.includes(0); n += 1) {
      const client = app.user();
      await store(client);
      left.push(await unmade(client.user));
    }
    expect(left).toContain(0);
  });

  it.each(stores)('responds without it if the model does not: %s', async (_, store) => {
    gate = new Gate();
    const client = app.user(newUser());
    await store(client);
    expect(await unmade(client.user)).toBeGreaterThan(0);
    gate.open();
    gate = undefined;
  });

  it('does not wait if told not to', async () => {
    gate = new Gate();
    const client = app.user(newUser());
    await client.ok(ampStore, { body: { record: { content } }, headers: { prefer: 'wait=0' } });
    expect(await unmade(client.user)).toBe(1);
    gate.open();
    gate = undefined;
  });
});
