import { OPERATIONS } from '@contracts/catalogue.js';
import { listDeadLetters } from '@contracts/jobs/jobs.operations.js';
import { listRecords, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { searchRecords } from '@contracts/search/search.operations.js';
import { takesCursor } from '@transports/http/cursor.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Sent } from '@test/support/client.js';
import { readOpenApiDocuments } from '@test/support/openapi-documents.js';

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await startApp();
  ada = app.user();
  await ada.ok(storeRecords, { body: { records: ['a', 'b', 'c'].map((content) => ({ content })) } });
});
afterAll(() => app.stop());

const named = (path: string): Sent['params'] =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));

describe('a body that is required', () => {
  const required = OPERATIONS.filter(({ body }) => body !== undefined && !body.safeParse(undefined).success);

  it.each(required.map((operation) => [operation.name, operation] as const))(
    'is reported as missing by %s',
    async (_, operation) => {
      // A tenant-only path refuses a named user before anything else.
      const asker = operation.tenantAlone === undefined ? ada : app.client();
      const refusal = await asker.fails(operation, { params: named(operation.path) });
      expect([refusal.status, refusal.code, refusal.fields]).toEqual([400, 'invalid_input', ['(body)']]);
      expect(refusal.detail).toMatch(/is missing/);
    },
  );
});

describe('a query parameter given several times', () => {
  it.each([
    ['limit', ['1', '2'], 'limit was given twice; give it once'],
    ['order', ['asc', 'asc', 'asc'], 'order was given 3 times; give it once'],
    ['include_expired', ['true', 'false'], 'include_expired was given twice; give it once'],
    ['agent', ['a', 'b'], 'agent was given twice; give it once'],
    ['filter', ['{}', '{}'], 'filter was given twice; give it once'],
    ['cursor', ['a', 'b'], 'cursor was given twice; give it once'],
    ['user_id', ['bo', 'bo'], 'user_id was given twice; give it once'],
    ['limits', ['1', '2'], 'limits is not a known field; is limit meant?'],
    ['tags', Array.from({ length: 200 }, (_, i) => `t${i}`), expect.stringMatching(/^tags must have at most /)],
  ])('is reported as that: %s', async (name, values, detail) => {
    const refusal = await ada.fails(listRecords, { query: { [name]: values } });
    expect([refusal.status, refusal.fields, refusal.detail]).toEqual([400, [name], detail]);
  });

  it('is a list if the parameter allows one', async () => {
    await ada.ok(listRecords, { query: { tags: ['a', 'b'] } });
  });
});

describe('a query parameter that an operation does not read', () => {
  it.each<[string, Record<string, string>, string]>([
    ['records.store', { project: 'p' }, 'project is not a known field of the query; send it in the body'],
    ['records.store', { colour: 'red' }, 'colour is not a known field'],
    ['records.patch', { tags: 'x' }, 'tags is not a known field of the query; send it in the body'],
    ['search.records', { tags: 'x' }, 'tags is not a known field of the query; send it in the body'],
    ['forgetting.preview', { '': 'x' }, '(empty) is not a known field'],
    ['records.revise', { dry_run: 'true' }, 'dry_run is not a known field'],
    ['keys.list', { tags: 'x' }, 'tags is not a known field'],
    ['webhooks.list', { user_id: 'bo' }, 'user_id is not a known field'],
  ])('is refused by %s: %j', async (name, query, detail) => {
    const operation = OPERATIONS.find((one) => one.name === name)!;
    const params = { id: 'some' };
    const refusal = await ada.fails(operation, { params, query, ...(operation.body && { body: {} }) });
    expect([refusal.status, refusal.code, refusal.detail]).toEqual([400, 'invalid_input', detail]);
  });

  it('may say whose memory it is, beside a body', async () => {
    const bo = app.client(app.adminKey);
    await bo.ok(storeRecord, { query: { user_id: 'bo' }, body: { content: 'Tea' } });
    const { results } = await bo.ok(searchRecords, {
      query: { user_id: 'bo', include_shared: false },
      body: { query: 'tea' },
    });
    expect(results.map(({ record }) => record.content)).toEqual(['Tea']);
  });
});

describe('a time range that ends before it begins', () => {
  const [from, to] = ['2026-02-01', '2026-01-01'];
  it.each<[string, 'body' | 'query', readonly [string, string]]>([
    ['messages.list', 'query', ['occurred_from', 'occurred_to']],
    ['audit.list', 'query', ['from', 'to']],
    ['forgetting.events', 'query', ['from', 'to']],
    ['forgetting.restore', 'body', ['forgotten_from', 'forgotten_to']],
  ])('is refused by %s, in the %s, by the field of its end', async (name, part, [begins, ends]) => {
    const operation = OPERATIONS.find((one) => one.name === name)!;
    const asker = name === 'audit.list' ? app.client() : ada;
    const asked = (range: Record<string, string>) => (part === 'body' ? { body: range } : { query: range });
    const refusal = await asker.fails(operation, asked({ [begins]: from, [ends]: to }));
    expect([refusal.status, refusal.code, refusal.fields]).toEqual([400, 'invalid_input', [ends]]);
    await asker.ok(operation, asked({ [begins]: from, [ends]: from }));
  });
});

describe('an invented cursor', () => {
  const lists = OPERATIONS.filter(takesCursor).map((operation) => [operation.name, operation] as const);
  const places = ['x', 'e30', 'MQ', Buffer.from('[1,"a"]').toString('base64url'), 'a'.repeat(300)];

  it.each(lists)('is refused by %s', async (_, operation) => {
    for (const cursor of places) {
      const where = operation.method === 'POST' ? { body: { cursor } } : { query: { cursor } };
      const refusal = await ada.fails(operation, { params: named(operation.path), ...where });
      expect([cursor, refusal.status, refusal.fields]).toEqual([cursor, 400, ['cursor']]);
    }
  });
});

describe('a cursor from a list', () => {
  const first = async () => (await ada.ok(listRecords, { query: { limit: 1, include_shared: false } })).next_cursor;
  const go = (client: Client, cursor: string | undefined) =>
    client.call(listRecords, { query: { cursor, include_shared: false } });

  it('works for the user who received it, with any key that acts for them', async () => {
    const cursor = await first();
    const { key } = await app.key({ permissions: ['records:read'] });
    for (const client of [ada, app.client(key, { user: ada.user })]) {
      expect((await client.ok(listRecords, { query: { cursor, include_shared: false } })).records).toHaveLength(2);
    }
  });

  it('is refused to another user, to another tenant’s user of the same name, and by another list', async () => {
    const cursor = await first();
    const elsewhere = app.client(await app.otherTenant(), { user: ada.user });
    expect((await go(app.user(), cursor)).status).toBe(400);
    expect((await go(elsewhere, cursor)).status).toBe(400);
    expect((await ada.call(listDeadLetters, { query: { cursor } })).status).toBe(400);
  });

  it('is refused if one character of it was changed', async () => {
    const cursor = (await first())!;
    for (const at of [0, 21, 22, cursor.length - 1]) {
      const other = `${cursor.slice(0, at)}${cursor[at] === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
      expect([at, (await go(ada, other)).status]).toEqual([at, 400]);
    }
  });
});

describe('the OpenAPI documents', () => {
  interface Parameter {
    readonly name: string;
    readonly in: string;
    readonly schema: Record<string, unknown>;
  }
  const document = readOpenApiDocuments<{ parameters?: Parameter[] }, object>();
  const query = Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ parameters = [] }) => parameters.filter((parameter) => parameter.in === 'query'));

  it('state the minimum and maximum of every number in a query', () => {
    const numbers = query.filter(({ schema }) => ['integer', 'number'].includes(schema['type'] as string));
    expect(numbers.length).toBeGreaterThan(30);
    expect(query.filter(({ name }) => name === 'limit').every((limit) => numbers.includes(limit))).toBe(true);
    for (const { name, schema } of numbers) {
      expect([name, typeof schema['minimum'], typeof schema['maximum']]).toEqual([name, 'number', 'number']);
    }
    // A union hides the bounds of its members.
    expect(query.filter(({ schema }) => /"anyOf":\[\{"type":"(number|integer)"/.test(JSON.stringify(schema)))).toEqual(
      [],
    );
  });
});
