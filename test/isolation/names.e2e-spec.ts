import { request } from 'node:http';
import { ampStore } from '@contracts/amp/amp.operations.js';
import { storeMemory } from '@contracts/memorybank/memorybank.operations.js';
import { appendMessages } from '@contracts/messages/messages.operations.js';
import { listRecords, storeRecord } from '@contracts/records/records.operations.js';
import { createKey } from '@contracts/tenancy/tenancy.operations.js';
import { eraseUser } from '@contracts/privacy/erasure.operations.js';
import { mintToken, putUser } from '@contracts/users/users.operations.js';
import { newUser, startApp, type TestApp } from '@test/support/app.js';
import type { Client } from '@test/support/client.js';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await startApp();
  const { key } = await app.key({
    permissions: ['records:read', 'records:write', 'messages:write', 'admin', 'privacy'],
  });
  admin = app.client(key);
});
afterAll(() => app.stop());

/** `fetch` joins headers of one name; Node sends them unchanged. */
function send(headers: readonly string[], path = '/v1/records'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const all = ['host', 'localhost', 'content-type', 'application/json', 'x-api-key', app.adminKey, ...headers];
    const sent = request(`${app.url}${path}`, { method: 'POST', headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(JSON.stringify({ content: 'tea' }));
  });
}

describe('a header that names the user', () => {
  it.each([
    [['x-user-id', 'alice', 'x-user-id', 'bob'], 'X-User-Id'],
    [['X-User-Id', 'alice', 'x-user-id', 'alice'], 'X-User-Id'],
    [['user-id', 'alice', 'user-id', 'bob'], 'user-id'],
    [['idempotency-key', 'a', 'idempotency-key', 'b'], 'Idempotency-Key'],
  ])('is refused if it is sent twice: %j', async (headers, field) => {
    const before = await app.count('records');
    const { status, text } = await send(headers);
    expect([status, text]).toEqual([400, expect.stringContaining(`${field} is sent more than once`)]);
    expect((await send(headers, '/mcp')).status).toBe(400);
    expect(await app.count('records')).toBe(before);
  });

  it('is read behind a thousand others, and refused there if it is sent twice', async () => {
    const others = Array.from({ length: 1_100 }, () => ['a', 'b']).flat();
    const user = newUser();
    expect((await send([...others, 'x-user-id', user])).status).toBe(201);
    expect(await app.count('records', 'user_id = $1', [user])).toBe(1);
    const { status, text } = await send(['x-user-id', 'alice', ...others, 'x-user-id', user]);
    expect([status, text]).toEqual([400, expect.stringContaining('X-User-Id is sent more than once')]);
  });

  it('is accepted if it is sent once, and may contain a comma', async () => {
    const user = `${newUser()}, esq.`;
    expect((await send(['x-user-id', user])).status).toBe(201);
    expect(await app.count('records', 'user_id = $1', [user])).toBe(1);
  });
});

it.each([
  ['Host', () => 'elsewhere.example'],
  ['Content-Type', () => 'text/plain'],
  ['Authorization', () => `Bearer ${app.adminKey}`],
])('a second header %s is refused', async (field, value) => {
  const before = await app.count('records');
  const twice = field === 'Authorization' ? [field, value(), field, 'Bearer another'] : [field, value()];
  const { status, text } = await send([...twice, 'x-user-id', 'alice']);
  expect([status, text]).toEqual([400, expect.stringContaining(`${field} is sent more than once`)]);
  expect(await app.count('records')).toBe(before);
});

const UNSEEN: readonly (readonly [string, string])[] = [
  ['a space at its end', 'alice '],
  ['a space at its beginning', ' alice'],
  ['a zero-width space', 'ali\u200bce'],
  ['a zero-width joiner', 'alice\u200d'],
  ['a byte order mark', '\ufeffalice'],
  ['a mark of direction', 'alice\u200e'],
  ['a soft hyphen', 'ali\u00adce'],
  ['a space that does not break', 'ali\u00a0ce'],
  ['the end of a line', 'ali\u2028ce'],
  ['a tag character', 'alice\u{e0041}'],
  ['a selector of the form of a letter', 'alice\ufe0f'],
  ['a blank pattern of dots', 'alice\u2800'],
];

describe.each(UNSEEN)('a name with %s', (_, name) => {
  it('is refused as a user, wherever one is named', async () => {
    const user_id = name;
    const refusals = [
      await admin.fails(storeRecord, { body: { content: 'tea', user_id } }),
      await admin.fails(ampStore, { body: { record: { content: 'tea', user_id } } }),
      await admin.fails(storeMemory, { body: { content: 'tea', metadata: { user_id } } }),
      await admin.fails(listRecords, { query: { user_id } }),
      await admin.fails(putUser, { params: { user_id }, body: {} }),
      await admin.fails(mintToken, { body: { user_id, permissions: ['records:read'], ttl_seconds: 60 } }),
      await admin.fails(createKey, { body: { name: 'k', permissions: ['records:read'], default_user_id: name } }),
    ];
    for (const { code, errors } of refusals) {
      expect([code, errors[0]?.field]).toEqual(['invalid_input', expect.stringMatching(/user_id/)]);
    }
  });

  it('is refused as an agent, a project and a session', async () => {
    const ada = admin.as(newUser());
    for (const field of ['agent', 'project', 'session_id']) {
      expect((await ada.fails(storeRecord, { body: { content: 'tea', [field]: name } })).fields).toEqual([field]);
      expect((await ada.fails(listRecords, { query: { [field]: name } })).fields).toEqual([field]);
    }
    const body = { agent: name, messages: [{ role: 'user', content: 'tea' }] };
    expect((await ada.fails(appendMessages, { body })).fields).toEqual(['agent']);
  });
});

describe('a name that is written in two ways', () => {
  const [one, other] = ['Zoë'.normalize('NFC'), 'Zoë'.normalize('NFD')];

  it('is one user, however it is sent', async () => {
    expect(one).not.toBe(other);
    await admin.ok(storeRecord, { body: { content: 'from one', user_id: one } });
    await admin.ok(storeRecord, { body: { content: 'from the other', user_id: other } });
    for (const user_id of [one, other]) {
      const { records } = await admin.ok(listRecords, { query: { user_id, include_shared: false } });
      expect(records.map((record) => record.user_id)).toEqual([one, one]);
    }
    const header = Buffer.from(other).toString('latin1');
    expect((await send(['x-user-id', header])).status).toBe(201);
    expect(await app.count('records', 'user_id = $1', [one])).toBe(3);
    await admin.ok(eraseUser, { params: { user_id: other }, body: {} });
  });

  it('is one agent and one session', async () => {
    const ada = admin.as(newUser());
    await ada.ok(storeRecord, { body: { content: 'tea', agent: other, session_id: other } });
    for (const name of [one, other]) {
      expect((await ada.ok(listRecords, { query: { agent: name, session_id: name } })).total).toBe(1);
    }
  });

  it.each(['می‌خواهم', '山田太郎', 'ada@example.org', 'auth0|62', 'O’Brien', 'two words'])(
    '%s is a name',
    async (user) => {
      await admin.ok(storeRecord, { body: { content: 'tea', user_id: user } });
    },
  );
});
