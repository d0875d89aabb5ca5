import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  AMP_BY_NAME,
  ampAgentStatus,
  ampCall,
  ampDelete,
  ampGet,
  ampList,
  type AmpName,
  ampSchema,
  ampSearch,
  ampStatus,
  ampStore,
} from '@contracts/amp/amp.operations.js';
import { LIMITS } from '@contracts/limits.js';
import type { AnyOperation, OutputOf } from '@contracts/operation.js';
import { getRecord, storeRecord } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import type { Client, Refusal } from '@test/support/client.js';
import { everythingOf, itIsHidden } from '@test/support/hidden.js';
import { TravelClock } from '@test/support/travel-clock.js';
import { unnamed } from '@test/support/unnamed.js';

const clock = new TravelClock();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock });
});
afterAll(() => app.stop());

/** An AMP operation's fields, wherever HTTP puts them. */
type Fields = Readonly<Record<string, unknown>>;
interface Form {
  ok<O extends AnyOperation>(client: Client, operation: O, fields?: Fields): Promise<OutputOf<O>>;
  fails(client: Client, operation: AnyOperation, fields?: Fields): Promise<Refusal>;
}

function split(operation: AnyOperation, { id, agent, ...rest }: Fields) {
  const params = operation.params ? { id: String(id), agent: String(agent) } : undefined;
  const others = { ...rest, ...(!operation.params && agent !== undefined && { agent }) };
  return operation.body ? { body: others } : { params, query: others as Record<string, string> };
}

const nameOf = (operation: AnyOperation) =>
  (Object.keys(AMP_BY_NAME) as AmpName[]).find((name) => AMP_BY_NAME[name] === operation)!;

const ROUTES: Form = {
  ok: (client, operation, fields = {}) => client.ok(operation, split(operation, fields)),
  fails: (client, operation, fields = {}) => client.fails(operation, split(operation, fields)),
};
const ONE_ENDPOINT: Form = {
  async ok<O extends AnyOperation>(client: Client, operation: O, fields: Fields = {}) {
    const answer = await client.ok(ampCall, { body: { operation: nameOf(operation), ...fields } });
    const parsed = operation.output.parse(answer);
    expect(parsed).toEqual(answer);
    return answer as OutputOf<O>;
  },
  fails: (client, operation, fields = {}) =>
    client.fails(ampCall, { body: { operation: nameOf(operation), ...fields } }),
};

const LESSON = {
  type: 'lesson',
  title: 'Rotate signing keys before they expire',
  content:
    'An expired signing key locks everybody out. Rotate it early:\n\n1. Publish the new key\n2. Sign with it after a day\n3. Drop the old one after a week',
  tags: ['keys', 'operations'],
  severity: 'warning',
};
const CHECKPOINT = {
  type: 'checkpoint',
  agent: 'builder-7',
  working_on: 'The import of calendars',
  state: {
    decisions: ['One transaction a calendar'],
    blockers: ['No test account yet'],
    artifacts: ['src/import.ts'],
    flags: ['IN_PROGRESS', 'BLOCKED'],
  },
  project: 'calendar',
  session_id: 'session-9',
};

describe.each<[string, Form]>([
  ['one route an operation', ROUTES],
  ['one endpoint', ONE_ENDPOINT],
])('AMP over %s', (_, amp) => {
  const store = (client: Client, record: Fields) => amp.ok(client, ampStore, { record });

  it('stores a record, and updates it under the same id', async () => {
    const ada = app.user();
    expect(await store(ada, { ...LESSON, id: 'lesson-1' })).toEqual({ success: true, id: 'lesson-1', created: true });
    expect(await store(ada, { ...LESSON, id: 'lesson-1', severity: 'info' })).toEqual({
      success: true,
      id: 'lesson-1',
      created: false,
    });
    const { record } = await amp.ok(ada, ampGet, { id: 'lesson-1' });
    expect(record).toMatchObject({ ...LESSON, id: 'lesson-1', severity: 'info' });
  });

  it('reports a secret that it took out, and a record that is held back', async () => {
    const ada = app.user();
    const said = { ...LESSON, content: 'The password is Tr0ub4dor&3.' };
    const kept = { success: true, created: true, id: expect.any(String) as string };
    const secrets = [{ field: 'content', kind: 'password', count: 1 }];
    expect(await store(ada, said)).toEqual({ ...kept, secrets_redacted: secrets });
    const settings = {
      permissions: ['records:write'] as const,
      user_id: ada.user,
      source_class: 'tool_output' as const,
    };
    const tool = app.client((await app.key(settings)).key);
    expect(await store(tool, LESSON)).toEqual({ ...kept, quarantined: true });
  });

  it('creates an id if the client sends none, and finds the record by it', async () => {
    const ada = app.user();
    const { id } = await store(ada, LESSON);
    expect(id).toMatch(/^lesson_/);
    expect((await amp.ok(ada, ampGet, { id })).record).toMatchObject({ ...LESSON, id });
  });

  it('returns instants in Unix milliseconds, to the millisecond', async () => {
    const ada = app.user();
    const created_at = 1_707_148_800_123;
    const { id } = await store(ada, { ...LESSON, created_at, expires_at: '2999-01-01T00:00:00Z' });
    const { record } = await amp.ok(ada, ampGet, { id });
    expect(record).toMatchObject({ created_at, occurred_at: created_at, expires_at: Date.UTC(2999, 0, 1) });
    for (const [name, value] of Object.entries(record))
      if (name.endsWith('_at')) expect([name, typeof value]).toEqual([name, 'number']);
  });

  it('keeps unknown fields and unknown types', async () => {
    const ada = app.user();
    const record = { type: 'x-dream', content: 'Flying.', 'x-vivid': { colours: 3 }, lucid: true };
    const { id } = await store(ada, record);
    expect((await amp.ok(ada, ampGet, { id })).record).toMatchObject(record);
  });

  it('takes a checkpoint’s content from working_on and refuses one without agent', async () => {
    const ada = app.user();
    const { id } = await store(ada, CHECKPOINT);
    expect((await amp.ok(ada, ampGet, { id })).record).toMatchObject({ ...CHECKPOINT, content: CHECKPOINT.working_on });
    const { agent: _agent, ...orphan } = CHECKPOINT;
    const refusal = await amp.fails(ada, ampStore, { record: orphan });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(refusal.fields.join()).toContain('agent');
  });

  it('searches with type, tags, limit and min_score', async () => {
    const ada = app.user();
    await store(ada, { ...LESSON, id: 'keys' });
    await store(ada, {
      ...LESSON,
      id: 'other',
      title: 'Water the plants',
      content: 'Every Friday, before the weekend.',
      tags: ['office'],
    });
    await store(ada, { type: 'snippet', id: 'code', content: 'rotateKeys()' });
    const found = await amp.ok(ada, ampSearch, {
      query: 'when to rotate signing keys',
      include_shared: false,
      type: 'lesson',
      tags: ['keys', 'none'],
      limit: 5,
    });
    expect(found.results.map(({ id, record }) => [id, record.id])).toEqual([['keys', 'keys']]);
    expect(found.total).toBe(1);
    expect(found.results[0]!.score).toBeGreaterThan(0);
    expect(found.results[0]!.score).toBeLessThanOrEqual(1);
    const none = await amp.ok(ada, ampSearch, { query: 'zxqw vbnm', include_shared: false, min_score: 1 });
    expect(none).toEqual({ success: true, results: [], total: 0 });
  });

  it('lists newest first, with total and has_more, and oldest first when asked', async () => {
    const ada = app.user();
    for (let i = 0; i < 5; i++) await store(ada, { ...LESSON, id: `l${i}`, created_at: 1_700_000_000_000 + i });
    await store(ada, { ...CHECKPOINT, id: 'c' });
    const page = await amp.ok(ada, ampList, { type: 'lesson', limit: 2, offset: 1, include_shared: false });
    expect([page.records.map(({ id }) => id), page.total, page.has_more]).toEqual([['l3', 'l2'], 5, true]);
    const last = await amp.ok(ada, ampList, {
      type: 'lesson',
      limit: 2,
      offset: 3,
      order: 'asc',
      include_shared: false,
    });
    expect([last.records.map(({ id }) => id), last.total, last.has_more]).toEqual([['l3', 'l4'], 5, false]);
    const byAgent = await amp.ok(ada, ampList, { agent: CHECKPOINT.agent, include_shared: false });
    expect(byAgent.records.map(({ id }) => id)).toEqual(['c']);
    expect((await amp.ok(ada, ampList, { include_shared: false })).total).toBe(6);
  });

  it('deletes once; after that, as for an id that never existed, returns 404 and deleted: false', async () => {
    const ada = app.user();
    const { id } = await store(ada, LESSON);
    expect(await amp.ok(ada, ampDelete, { id })).toEqual({ success: true, deleted: true });
    const again = await amp.fails(ada, ampDelete, { id });
    expect(again).toMatchObject({ status: 404, code: 'not_found' });
    expect(JSON.parse(again.text)).toMatchObject({ success: false, deleted: false });
    expect(unnamed((await amp.fails(ada, ampDelete, { id: 'never' })).text)).toBe(unnamed(again.text));
    expect(await amp.fails(ada, ampGet, { id })).toMatchObject({ status: 404 });
  });

  it('reports its status: counts by type, model and limits', async () => {
    const ada = app.user();
    await store(ada, LESSON);
    await store(ada, CHECKPOINT);
    await store(ada, { type: 'snippet', content: 'x = 1' });
    await store(ada, { type: 'other', content: 'x' });
    const status = await amp.ok(ada, ampStatus, { include_shared: false });
    expect(status).toMatchObject({
      success: true,
      healthy: true,
      protocol: 'AMP/0.2',
      stats: { lessons: 1, checkpoints: 1, snippets: 1, total_records: 4 },
      capabilities: { max_content_length: LIMITS.contentLength },
    });
    expect(status.capabilities.supported_types).toEqual(expect.arrayContaining(['lesson', 'checkpoint', 'snippet']));
  });

  describe('agent_status', () => {
    const statusOf = (client: Client, agent: string) => amp.ok(client, ampAgentStatus, { agent });
    const checkpoint = async (client: Client, fields: Fields) => {
      clock.forward(1_000);
      await store(client, { type: 'checkpoint', agent: 'bot', working_on: 'The roof', ...fields });
    };

    it('is idle for an agent that never said anything', async () => {
      expect(await statusOf(app.user(), 'unheard-of')).toEqual({
        success: true,
        agent: 'unheard-of',
        status: 'idle',
        checkpoint_count: 0,
        current_task: null,
        last_updated: null,
      });
    });

    it('is in_progress after a checkpoint, with task, count and time', async () => {
      const ada = app.user();
      const before = clock.now().getTime();
      await checkpoint(ada, {});
      const after = clock.now().getTime();
      const status = await statusOf(ada, 'bot');
      expect(status).toMatchObject({ status: 'in_progress', checkpoint_count: 1, current_task: 'The roof' });
      expect(status.last_updated).toBeGreaterThanOrEqual(before);
      expect(status.last_updated).toBeLessThanOrEqual(after);
    });

    it.each<[string, Fields, string, string | null]>([
      ['the flag BLOCKED', { state: { flags: ['BLOCKED'] } }, 'blocked', 'The roof'],
      ['BLOCKED beside IN_PROGRESS', { state: { flags: ['IN_PROGRESS', 'BLOCKED'] } }, 'blocked', 'The roof'],
      ['a flag in small letters', { state: { flags: ['blocked'] } }, 'blocked', 'The roof'],
      ['a blocker', { state: { blockers: ['No nails'], flags: ['IN_PROGRESS'] } }, 'blocked', 'The roof'],
      ['an empty blocker', { state: { blockers: [' '] } }, 'in_progress', 'The roof'],
      ['the flag IDLE', { state: { flags: ['IDLE'] } }, 'idle', null],
      ['another flag', { state: { flags: ['TIRED'] } }, 'in_progress', 'The roof'],
    ])('reads %s', async (_name, fields, status, task) => {
      const ada = app.user();
      await checkpoint(ada, fields);
      expect(await statusOf(ada, 'bot')).toMatchObject({ status, current_task: task });
    });

    it('follows the last checkpoint of this agent only', async () => {
      const ada = app.user();
      await checkpoint(ada, { state: { flags: ['BLOCKED'] } });
      await checkpoint(ada, { working_on: 'The door', state: { flags: ['IN_PROGRESS'] } });
      await checkpoint(ada, { agent: 'other', state: { flags: ['BLOCKED'] } });
      expect(await statusOf(ada, 'bot')).toMatchObject({
        status: 'in_progress',
        checkpoint_count: 2,
        current_task: 'The door',
      });
      expect(await statusOf(ada, 'other')).toMatchObject({ status: 'blocked', checkpoint_count: 1 });
    });

    it('of an agent of another user, or of another tenant, is that of an unknown agent', async () => {
      const ada = app.user();
      await checkpoint(ada, { state: { flags: ['BLOCKED'] } });
      for (const stranger of [app.user(), app.client(await app.otherTenant(), { user: ada.user })]) {
        expect(await statusOf(stranger, 'bot')).toMatchObject({
          status: 'idle',
          checkpoint_count: 0,
          current_task: null,
        });
      }
    });
  });

  describe('what is not the caller’s', () => {
    itIsHidden('a get', { app: () => app, ask: (client, id) => amp.fails(client, ampGet, { id }) });
    itIsHidden('a delete', { app: () => app, ask: (client, id) => amp.fails(client, ampDelete, { id }) });

    it.each(['another user', 'another tenant'])('is in no list, search or status of %s', async (who) => {
      const ada = app.user();
      const { id } = await store(ada, { ...LESSON, id: 'private-lesson' });
      const stranger = who === 'another user' ? app.user() : app.client(await app.otherTenant(), { user: ada.user });
      const query = LESSON.title;
      expect((await amp.ok(stranger, ampSearch, { query, include_shared: false })).results).toEqual([]);
      expect(await amp.ok(stranger, ampList, { include_shared: false })).toMatchObject({ records: [], total: 0 });
      expect((await amp.ok(stranger, ampStatus, { include_shared: false })).stats.total_records).toBe(0);
      expect(await amp.ok(stranger, ampStore, { record: { ...LESSON, id } })).toMatchObject({ created: true });
    });
  });

  describe('a refusal', () => {
    it('has one envelope: success, error, message and the wrong fields', async () => {
      const refusal = await amp.fails(app.user(), ampStore, { record: { type: 'lesson' } });
      expect(JSON.parse(refusal.text)).toEqual({
        success: false,
        error: 'invalid_input',
        message: expect.any(String),
        errors: [{ field: 'record.content', message: expect.any(String) }],
        request_id: '',
      });
    });

    it('for a key that may only read: 403 for writes and not for reads', async () => {
      const { key } = await app.key({ permissions: ['records:read'] });
      const reader = app.client(key, { user: 'reader' });
      expect(await amp.fails(reader, ampStore, { record: LESSON })).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await amp.fails(reader, ampDelete, { id: 'x' })).toMatchObject({ status: 403, code: 'forbidden' });
      expect((await amp.ok(reader, ampList)).success).toBe(true);
    });

    it('for a key that may only write: 403 for reads', async () => {
      const { key } = await app.key({ permissions: ['records:write'] });
      const writer = app.client(key, { user: 'writer' });
      for (const operation of [ampGet, ampSearch, ampList, ampStatus, ampAgentStatus]) {
        const refusal = await amp.fails(writer, operation, { id: 'x', agent: 'x', query: 'x' });
        expect([operation.name, refusal.status]).toEqual([operation.name, 403]);
      }
      expect((await amp.ok(writer, ampStore, { record: LESSON })).created).toBe(true);
    });

    it('without a key is 401', async () => {
      const nobody = app.client('');
      expect(await amp.fails(nobody, ampList)).toMatchObject({ status: 401, code: 'unauthorized' });
    });
  });
});

describe('a record of AMP', () => {
  it('is the same record over REST', async () => {
    const ada = app.user();
    await ada.ok(ampStore, { body: { record: { ...LESSON, id: 'both' } } });
    expect(await ada.ok(getRecord, { params: { id: 'both' } })).toMatchObject({ ...LESSON, external_id: 'both' });
    await ada.ok(storeRecord, { body: { id: 'both', content: 'Changed over REST.' } });
    expect((await ada.ok(ampGet, { params: { id: 'both' } })).record.content).toBe('Changed over REST.');
  });

  it('is stored once under one Idempotency-Key', async () => {
    const ada = app.user();
    const sent = { body: { record: LESSON }, headers: { 'idempotency-key': 'k' } };
    expect(await ada.ok(ampStore, sent)).toEqual(await ada.ok(ampStore, sent));
    expect((await everythingOf(app, ada.user))['records']).toHaveLength(1);
  });
});

describe('the payloads in the form of the specification, including `operation`', () => {
  const STORE_LESSON = { operation: 'store', record: LESSON };
  const STORE_CHECKPOINT = { operation: 'store', record: CHECKPOINT };
  const SEARCH = {
    operation: 'search',
    query: 'how should keys be rotated in time',
    type: 'lesson',
    tags: ['keys', 'security'],
    limit: 5,
    min_score: 0.7,
  };

  // The specification's own files, if they are available.
  const folder = join(dirname(process.env['RECOLLECT_DATA'] ?? '../shared/data'), 'spec/amp/examples');
  const files = ['store-lesson.json', 'store-checkpoint.json', 'search-request.json'].map((name) => join(folder, name));
  const published: [string, unknown][] = files
    .filter((file) => existsSync(file))
    .map((file) => [file.split('/').at(-1)!, JSON.parse(readFileSync(file, 'utf8'))]);

  const PAYLOADS: [string, unknown][] = [
    ['a lesson', STORE_LESSON],
    ['a checkpoint', STORE_CHECKPOINT],
    ['a search', SEARCH],
    ...published,
  ];
  it.each(PAYLOADS)('work unchanged, on their route and on the single endpoint: %s', async (_, payload) => {
    const ada = app.user();
    const { operation, record } = payload as { operation: 'store' | 'search'; record?: Fields };
    const route = operation === 'store' ? ampStore : ampSearch;
    for (const path of [route, ampCall]) {
      const answer = await ada.ok(path, { body: payload });
      expect(answer.success).toBe(true);
      if (!record) continue;
      const stored = await ada.ok(ampGet, { params: { id: (answer as OutputOf<typeof ampStore>).id } });
      expect(stored.record).toMatchObject(record);
    }
  });

  it('set an agent’s status: a checkpoint with blockers is blocked', async () => {
    const ada = app.user();
    await ada.ok(ampStore, { body: STORE_CHECKPOINT });
    expect(await ada.ok(ampAgentStatus, { params: { agent: CHECKPOINT.agent } })).toMatchObject({
      status: 'blocked',
      current_task: CHECKPOINT.working_on,
    });
  });
});

describe('the published JSON Schemas', () => {
  type Schema = Record<string, unknown>;
  interface Published {
    protocol: string;
    records: Record<string, Schema>;
    operations: Record<string, { method: string; path: string; request: Schema; response: Schema }>;
    error: Schema;
  }
  let schemas: Published;
  beforeAll(async () => {
    schemas = (await app.client('').ok(ampSchema)) as unknown as Published;
  });

  it('need no key and name protocol, records, operations and the error', () => {
    expect(schemas.protocol).toBe('AMP/0.2');
    expect(Object.keys(schemas.records)).toEqual(expect.arrayContaining(['lesson', 'checkpoint', 'snippet']));
    expect(Object.keys(schemas.operations).sort()).toEqual([...Object.keys(AMP_BY_NAME), 'call'].sort());
  });

  it('follow draft 2020-12 and contain only keywords of JSON Schema', () => {
    const all = [
      ...Object.values(schemas.records),
      schemas.error,
      ...Object.values(schemas.operations).flatMap(({ request, response }) => [request, response]),
    ];
    for (const schema of all) {
      expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(unknownKeywords(schema)).toEqual([]);
    }
  });

  it('require content for a lesson, and agent and task for a checkpoint', () => {
    expect(schemas.records['lesson']!['required']).toEqual(expect.arrayContaining(['type', 'content']));
    expect(schemas.records['checkpoint']!['required']).toEqual(expect.arrayContaining(['type', 'agent', 'working_on']));
  });

  it('name method and path of every operation as they are served', () => {
    for (const [name, operation] of Object.entries(AMP_BY_NAME)) {
      expect(schemas.operations[name]).toMatchObject({ method: operation.method, path: operation.path });
    }
  });
});

const KEYWORDS = new Set(
  (
    '$schema type properties required additionalProperties items prefixItems enum const anyOf oneOf allOf not format pattern ' +
    'minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems description default ' +
    'propertyNames title examples'
  ).split(' '),
);

function unknownKeywords(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => {
    if (name === 'properties') return Object.values(value as object).flatMap(unknownKeywords);
    const own = KEYWORDS.has(name) ? [] : [name];
    if (name === 'default' || name === 'enum' || name === 'const' || name === 'required') return own;
    return [...own, ...(Array.isArray(value) ? value.flatMap(unknownKeywords) : unknownKeywords(value))];
  });
}
