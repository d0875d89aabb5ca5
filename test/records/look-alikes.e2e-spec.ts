import { ampSearch, ampStore } from '@contracts/amp/amp.operations.js';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { listRecords, patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { reviseRecord, reviseRecords } from '@contracts/revision/revision.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';
import { Wire } from '../mcp/wire.js';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  admin = app.client();
});
afterAll(() => app.stop());

const mcp = () => new Wire(app.url, { 'x-api-key': app.adminKey });
const ofUser = (user: string) => app.count('records', 'user_id = $1', [user]);

describe.each([
  ['userId', 'user_id'],
  ['user', 'user_id'],
  ['tenant_id', 'the key decides'],
  ['agentId', 'agent'],
  ['sessionId', 'session_id'],
])('a record with the field %s', (field, right) => {
  const record = { content: 'Zoe drinks tea.', [field]: 'zoe' };

  it('is refused with the right name at /v1, one by one and in a batch', async () => {
    const before = await ofUser('default');
    const refusal = await admin.fails(storeRecord, { body: record });
    expect([refusal.status, refusal.fields]).toEqual([400, [field]]);
    expect(refusal.detail).toContain(right);
    const { results, created } = await admin.ok(storeRecords, { body: { records: [record, { content: 'fine' }] } });
    expect([created, results[0]?.error?.errors?.[0]?.field]).toEqual([1, field]);
    expect((await ofUser('default')) - before).toBe(1);
  });

  it('is refused in the same way by AMP, in the record and beside it', async () => {
    for (const body of [{ record }, { operation: 'store', record }, { record: { content: 'tea' }, [field]: 'zoe' }]) {
      const refusal = await admin.fails(ampStore, { body });
      expect([refusal.status, refusal.fields.map((name) => name.replace('record.', ''))]).toEqual([400, [field]]);
      expect(refusal.detail).toContain(right);
    }
  });

  it('is refused in the same way over MCP', async () => {
    const { isError, text } = await mcp().call('amp_store', { record });
    expect([isError, text.includes(right)]).toEqual([true, true]);
  });

  it('is refused as an edit, and null still removes such a field', async () => {
    const { id } = await admin.ok(storeRecord, { body: { content: 'tea' } });
    expect((await admin.fails(patchRecord, { params: { id }, body: { [field]: 'zoe' } })).fields).toEqual([field]);
    await admin.ok(patchRecord, { params: { id }, body: { [field]: null } });
  });

  it('is stored if the field is the client’s own: in metadata, and by a foreign protocol', async () => {
    await admin.ok(storeRecord, { body: { content: 'tea', metadata: { [field]: 'zoe', inner: { [field]: 1 } } } });
    await admin.ok(storeMemory, { body: { content: 'tea', metadata: { [field]: 'zoe' } } });
  });
});

describe('a near miss of a known field', () => {
  const record = { content: 'tea', contnet: 'coffee', occurredAt: '2026-01-01', colour: 'red' };
  const named = ['contnet', 'occurredAt'];

  it('is kept and hinted in the response of /v1, of a batch, of AMP and over MCP', async () => {
    const { hints } = await admin.ok(storeRecord, { body: record });
    expect(hints?.map(({ field }) => field)).toEqual(named);
    expect(hints?.map(({ message }) => message)).toEqual([
      expect.stringContaining('is content meant?'),
      expect.stringContaining('is occurred_at meant?'),
    ]);
    const { results } = await admin.ok(storeRecords, { body: { records: [record, { ...record, id: 'again' }] } });
    expect(results.map((result) => result.hints?.length)).toEqual([2, 2]);
    expect((await admin.ok(ampStore, { body: { record } })).hints).toHaveLength(2);
    expect((await mcp().call('amp_store', { record })).text).toMatch(/Note: contnet .* content meant\?/);
  });

  it('is named if the field that it resembles is required', async () => {
    const refusal = await admin.fails(storeRecord, { body: { contnet: 'coffee' } });
    expect(refusal.detail).toMatch(/^content is required.*contnet/);
  });

  it('is not hinted if nothing is similar', async () => {
    expect((await admin.ok(storeRecord, { body: { content: 'tea', colour: 'red', severity: 'info' } })).hints).toBe(
      undefined,
    );
  });
});

describe('an argument that a tool does not know', () => {
  it('is refused by its name, by every tool of AMP, and the memory’s own fields are kept', async () => {
    const { id } = await admin.ok(storeRecord, { body: { content: 'tea' } });
    const calls = {
      amp_store: { record: { content: 'coffee' } },
      amp_search: { query: 'tea' },
      amp_get: { id },
      amp_list: {},
      amp_status: {},
      amp_agent_status: { agent: 'helper' },
      amp_delete: { id },
    };
    for (const [name, args] of Object.entries(calls)) {
      const { isError, text } = await mcp().call(name, { ...args, bogus: 1 });
      expect([name, isError, text]).toEqual([name, true, expect.stringContaining('bogus is not a known field')]);
    }
    const { records } = await admin.ok(listRecords);
    expect(records.map(({ content }) => content)).not.toContain('coffee');
    const misplaced = await mcp().call('amp_store', { content: 'coffee' });
    expect([misplaced.isError, misplaced.text]).toEqual([
      true,
      expect.stringMatching(/record.*content|content.*record/s),
    ]);
    expect((await mcp().call('amp_search', { query: 'tea', limt: 3 })).text).toContain('is limit meant?');
    const { isError, text } = await mcp().call('amp_store', { record: { content: 'tea', colour: 'red' } });
    expect([isError ?? false, text]).toEqual([false, expect.stringMatching(/^Stored as /)]);
    expect((await admin.ok(ampSearch, { body: { query: 'tea', bogus: 1 } })).success).toBe(true);
  });
});

describe('an unlikely date', () => {
  it('is stored and questioned', async () => {
    const { hints } = await admin.ok(storeRecord, { body: { content: 'tea', occurred_at: 1_760_000_000 } });
    expect(hints).toEqual([{ field: 'occurred_at', message: expect.stringMatching(/1970.*Unix seconds/) as string }]);
    expect((await admin.ok(storeRecord, { body: { content: 'tea', occurred_at: '2050-01-01' } })).hints).toHaveLength(
      1,
    );
  });

  it('is questioned where what is stored has expired already, by each way to store it', async () => {
    const record = { content: 'soon gone', expires_at: '2020-01-01' };
    const asked = [{ field: 'expires_at', message: expect.stringMatching(/^lies in the past/) as string }];
    expect((await admin.ok(storeRecord, { body: record })).hints).toEqual(asked);
    const { results } = await admin.ok(storeRecords, { body: { records: [{ ...record, id: 'gone' }] } });
    expect(results.map(({ hints }) => hints)).toEqual([asked]);
    expect((await admin.ok(ampStore, { body: { record } })).hints).toEqual(asked);
    expect((await mcp().call('amp_store', { record })).text).toMatch(/\nNote: expires_at lies in the past/);
  });

  it('is questioned when memory is revised, one fact or many, in a preview or not, and over MCP', async () => {
    const fact = { content: 'Ada moved to Linz.', occurred_at: '2050-01-01', valid_from: 86_400_000 };
    const asked = [
      { field: 'occurred_at', message: expect.stringContaining('lies in 2050') as string },
      { field: 'valid_from', message: expect.stringContaining('lies in 1970') as string },
    ];
    expect((await admin.ok(reviseRecord, { body: { ...fact, mode: 'preview' } })).hints).toEqual(asked);
    expect((await admin.ok(reviseRecord, { body: fact })).hints).toEqual(asked);
    const { results } = await admin.ok(reviseRecords, { body: { records: [{ content: 'Bo rows.' }, fact] } });
    expect(results.map(({ hints }) => hints)).toEqual([undefined, asked]);
    expect((await mcp().call('amp_revise', fact)).text).toMatch(/\nNote: occurred_at lies in 2050/);
    expect((await mcp().call('amp_remember', { records: [fact] })).text).toMatch(/\nNote: valid_from lies in 1970/);
  });

  it('is questioned for each appended message, the first time and again, and over MCP', async () => {
    const messages = [
      { id: 'now', role: 'user', content: 'tea', occurred_at: new Date().toISOString() },
      { id: 'then', role: 'user', content: 'tea', occurred_at: 1_760_000 },
      { id: 'later', role: 'user', content: 'tea', occurred_at: '2050-01-01' },
    ];
    const questions = [
      undefined,
      [{ field: 'occurred_at', message: expect.stringContaining('lies in 1970') as string }],
      [{ field: 'occurred_at', message: expect.stringContaining('lies in 2050') as string }],
    ];
    for (const status of ['created', 'unchanged']) {
      const answer = await admin.ok(appendMessages, { body: { messages } });
      expect(answer.messages.map((one) => one.status)).toEqual([status, status, status]);
      expect(answer.messages.map(({ hints }) => hints)).toEqual(questions);
    }
    const { text } = await mcp().call('messages_append', { messages });
    expect(text).toMatch(
      /\nNote: messages\[1\]\.occurred_at lies in 1970.*\nNote: messages\[2\]\.occurred_at lies in 2050/,
    );
  });
});
