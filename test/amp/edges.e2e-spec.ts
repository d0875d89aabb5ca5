import { ampCall, ampSchema, ampSchemaOf, ampSearch, ampStore } from '@contracts/amp/amp.operations.js';
import {
  nellieAddCheckpoint,
  nellieAddLesson,
  nellieGetStatus,
  nellieInvoke,
  nellieListTools,
  nellieRecentCheckpoints,
  nellieSearchCode,
  nellieSearchLessons,
} from '@contracts/nellie/nellie.operations.js';
import { getRecord, patchRecord, storeRecord, storeRecords } from '@contracts/records/records.operations.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { waitUntil } from '@test/support/wait-until.js';
import { Wire } from '../mcp/wire.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const lesson = { type: 'lesson', title: 'Keys', content: 'Rotate the signing keys every month.' };

describe('a number for the creation time of a record', () => {
  const milliseconds = Date.UTC(2024, 1, 5);
  it.each([
    [milliseconds / 1_000, 'seconds'],
    [milliseconds * 1_000, 'microseconds'],
    [0, 'RFC 3339'],
    [Date.UTC(1979, 11, 31), 'RFC 3339'],
    [Date.UTC(2101, 0, 1), 'RFC 3339'],
  ])('%d is refused on every AMP endpoint, with %s in the response', async (created_at, hint) => {
    const ada = app.user();
    const record = { ...lesson, created_at };
    const refusals = [
      await ada.fails(ampStore, { body: { record } }),
      await ada.fails(ampCall, { body: { operation: 'store', record } }),
    ];
    for (const { status, code, fields, text } of refusals) {
      expect([status, code, fields]).toEqual([400, 'invalid_input', ['record.created_at']]);
      expect(text).toContain(hint);
    }
    const wire = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': String(ada.user) });
    const called = await wire.call('amp_store', { record });
    expect([called.isError, called.text.includes(hint)]).toEqual([true, true]);
  });

  it('is accepted in milliseconds, and any time as text', async () => {
    const ada = app.user();
    for (const created_at of [Date.UTC(1980, 0, 1), milliseconds, Date.UTC(2100, 11, 31), '1969-07-20T20:17:40Z'])
      expect(await ada.ok(ampStore, { body: { record: { ...lesson, created_at } } })).toMatchObject({ created: true });
  });
});

describe('a checkpoint', () => {
  const checkpoint = {
    type: 'checkpoint', agent: 'dev', content: 'Half of it is done.', working_on: 'The quarterly tax export',
    state: { decisions: ['use a queue'], blockers: ['the sandbox certificate expired'] },
  }; // prettier-ignore
  const found = async (user: ReturnType<TestApp['user']>, query: string, arms?: object) => {
    const { results } = await user.ok(ampSearch, { body: { query, type: 'checkpoint', ...arms } });
    return results.map(({ id }) => id);
  };

  it('is found by its task and its blockers, also after an edit of them', async () => {
    const ada = app.user();
    const { id } = await ada.ok(ampStore, { body: { record: checkpoint } });
    const other = { ...checkpoint, agent: 'dev', working_on: 'Garden fence', state: {}, content: 'Painted.' };
    await ada.ok(ampStore, { body: { record: other } });
    expect((await found(ada, 'tax export'))[0]).toBe(id);
    expect((await found(ada, 'certificate expired'))[0]).toBe(id);
    await ada.ok(patchRecord, { params: { id }, body: { state: { blockers: ['the zebra is missing'] } } });
    await waitUntil('it by its new words', async () => (await found(ada, 'the zebra is missing'))[0] === id);
  });

  it('needs no agent if the key is bound to one, in any form, and needs one otherwise', async () => {
    const { key } = await app.key({ agent: 'dev' });
    const bound = app.client(key, { user: String(app.user().user) });
    const { agent: _, ...unnamed } = checkpoint;
    const { id } = await bound.ok(ampStore, { body: { record: unnamed } });
    expect(await bound.ok(getRecord, { params: { id } })).toMatchObject({ agent: 'dev' });
    expect(await bound.ok(storeRecord, { body: unnamed })).toMatchObject({ created: true });
    const { results } = await bound.ok(storeRecords, { body: { records: [unnamed] } });
    expect(results).toMatchObject([{ status: 'created' }]);
    expect(await bound.fails(ampStore, { body: { record: { ...unnamed, agent: 'ops' } } })).toMatchObject({
      status: 404,
    });
    expect(await app.user().fails(ampStore, { body: { record: unnamed } })).toMatchObject({ status: 400 });
  });
});

describe('a field of the caller’s own', () => {
  it.each([
    ['version', '2.1-beta'],
    ['embedding', [0.1, 0.2]],
    ['updated_at', { by: 'hand' }],
    ['superseded_by', 7],
    ['quarantined', 'yes'],
    ['source_messages', 'none'],
  ])('that has the server’s name %s is refused instead of being lost', async (name, value) => {
    const ada = app.user();
    const record = { ...lesson, [name]: value };
    expect(await ada.fails(ampStore, { body: { record } })).toMatchObject({ status: 400, fields: [name] });
    expect(await ada.fails(storeRecord, { body: record })).toMatchObject({ status: 400, fields: [name] });
    const { results } = await ada.ok(storeRecords, { body: { records: [record, lesson] } });
    expect(results.map(({ status }) => status)).toEqual(['failed', 'created']);
  });

  it('with any other name is returned, and what was read can be sent back', async () => {
    const ada = app.user();
    const { id } = await ada.ok(storeRecord, { body: { ...lesson, revision: 'beta', vector: [1] } });
    const read = await ada.ok(getRecord, { params: { id } });
    expect(read).toMatchObject({ revision: 'beta', vector: [1] });
    expect(await ada.ok(storeRecord, { body: read })).toMatchObject({ created: false });
  });
});

describe('a published schema', () => {
  it('is served under its name, without a key', async () => {
    const stranger = app.client('');
    const all = (await stranger.ok(ampSchema)) as Record<string, Record<string, unknown>>;
    for (const type of ['lesson', 'checkpoint', 'snippet', 'memory'])
      expect(await stranger.ok(ampSchemaOf, { params: { type } })).toEqual(all['records']?.[type]);
    expect(await stranger.ok(ampSchemaOf, { params: { type: 'search' } })).toEqual(all['operations']?.['search']);
    for (const type of ['dream', 'constructor', '__proto__'])
      expect(await stranger.fails(ampSchemaOf, { params: { type } })).toMatchObject({ status: 404 });
  });

  it('of the error matches the errors', async () => {
    const { properties, required } = (await app.client('').ok(ampSchemaOf, { params: { type: 'error' } })) as {
      properties: object;
      required: string[];
    };
    const ada = app.user();
    const refusals = [
      await ada.fails(ampStore, { body: { record: {} } }),
      await ada.fails(ampCall, { body: { operation: 'delete', id: 'nothing' } }),
    ];
    for (const { text } of refusals) {
      const names = [...Object.keys(JSON.parse(text) as object), 'request_id'];
      expect(names.filter((name) => !(name in properties))).toEqual([]);
      expect(required.filter((name) => !names.includes(name))).toEqual([]);
    }
  });
});

describe('Nellie', () => {
  const at = 1_707_148_800;
  const state = { decisions: ['use a queue'], blockers: ['no certificate'] };

  it('stores lessons and checkpoints and finds them, with times in seconds', async () => {
    const ada = app.user();
    const { id } = await ada.ok(nellieAddLesson, {
      body: {
        title: 'Pooling',
        content: 'Always pool connections.',
        tags: ['db'],
        severity: 'warning',
        created_at: at,
      },
    });
    const { lessons, count } = await ada.ok(nellieSearchLessons, { body: { query: 'connections' } });
    expect(count).toBe(1);
    const record = { id, title: 'Pooling', content: 'Always pool connections.', tags: ['db'], severity: 'warning' };
    expect(lessons[0]?.record).toEqual({ ...record, created_at: at });
    expect(lessons[0]?.distance).toBeCloseTo(2 * (1 - (lessons[0]?.score ?? 0)), 5);
    // One store: AMP reads it in milliseconds.
    expect((await ada.ok(ampSearch, { body: { query: 'connections' } })).results[0]?.record.created_at).toBe(
      at * 1_000,
    );

    for (const working_on of ['first', 'second'])
      await ada.ok(nellieAddCheckpoint, { body: { agent: 'dev', working_on, state } });
    await ada.ok(nellieAddCheckpoint, { body: { agent: 'ops', working_on: 'other', state: {} } });
    const { checkpoints } = await ada.ok(nellieRecentCheckpoints, { body: { agent: 'dev', limit: 5 } });
    expect(checkpoints.map(({ working_on }) => working_on)).toEqual(['second', 'first']);
    expect(checkpoints[0]).toMatchObject({ agent: 'dev', state });
    expect(Math.abs((checkpoints[0]?.created_at ?? 0) - Date.now() / 1_000)).toBeLessThan(600);
  });

  it('searches code by its language, and reports how much there is', async () => {
    const ada = app.user();
    const snippet = { type: 'snippet', file_path: 'src/a.rs', start_line: 3, end_line: 9 };
    await ada.ok(ampStore, { body: { record: { ...snippet, content: 'fn rotate_keys() {}', language: 'rust' } } });
    await ada.ok(ampStore, { body: { record: { ...snippet, content: 'def rotate_keys(): ...', language: 'python' } } });
    const query = 'rotate keys';
    expect((await ada.ok(nellieSearchCode, { body: { query } })).count).toBe(2);
    const { results } = await ada.ok(nellieSearchCode, { body: { query, language: 'Rust' } });
    expect(results).toMatchObject([{ file_path: 'src/a.rs', start_line: 3, end_line: 9, language: 'rust' }]);
    expect(await ada.ok(nellieGetStatus)).toMatchObject({ status: 'ok', stats: { chunks: 2, lessons: 0 } });
  });

  it('is called like Nellie itself, through /mcp/tools and /mcp/invoke', async () => {
    const ada = app.user();
    const tools = await ada.ok(nellieListTools);
    expect(tools.map(({ name }) => name)).toContain('get_recent_checkpoints');
    const schema = tools.find(({ name }) => name === 'add_lesson')?.inputSchema;
    expect(schema).toMatchObject({ type: 'object', required: ['title', 'content', 'tags'] });
    const invoke = (name: 'add_lesson' | 'search_lessons' | 'get_status', given: object = {}) =>
      ada.ok(nellieInvoke, { body: { name, arguments: { ...given } } }).then(({ content }) => content);
    const added = await invoke('add_lesson', { title: 't', content: 'Never force-push.', tags: [], created_at: at });
    expect(added).toMatchObject({ message: 'Lesson added successfully' });
    expect(await invoke('search_lessons', { query: 'force-push' })).toMatchObject({
      lessons: [{ record: { id: added['id'], created_at: at } }],
    });
    expect(await invoke('get_status')).toMatchObject({ stats: { lessons: 1 } });
    const refused = (body: object) => ada.fails(nellieInvoke, { body: body });
    expect(await refused({ name: 'add_lesson', arguments: { title: 't', tags: [] } })).toMatchObject({ status: 400, fields: ['content'] }); // prettier-ignore
    expect(await refused({ name: 'index_repo', arguments: {} })).toMatchObject({ status: 400, fields: ['name'] });
    // Whose it is would be passed over there.
    expect(await refused({ name: 'get_status', arguments: { user_id: 'eve' } })).toMatchObject({ fields: ['arguments.user_id'] }); // prettier-ignore
    const reader = app.client((await app.key({ permissions: ['records:read'] })).key).as(String(ada.user));
    const write = { name: 'add_lesson', arguments: { title: 't', content: 'x', tags: [] } } as const;
    expect(await reader.fails(nellieInvoke, { body: write })).toMatchObject({ status: 403 });
  });

  it('refuses a missing field by its name', async () => {
    const ada = app.user();
    expect(await ada.fails(nellieAddLesson, { body: { title: 't', tags: [] } })).toMatchObject({ status: 400, fields: ['content'] }); // prettier-ignore
    expect(await ada.fails(nellieAddCheckpoint, { body: { agent: 'a', working_on: 'w' } })).toMatchObject({ fields: ['state'] }); // prettier-ignore
  });

  it('is offered to agents under its own names if a host requests it, and is not in the full list', async () => {
    const ada = app.user();
    const wire = new Wire(app.url, { 'x-api-key': app.adminKey, 'x-user-id': String(ada.user) });
    const listed = async (query: string) => {
      const { answers, text } = await wire.rpc('tools/list', {}, {}, query);
      const { tools } = answers[0]?.result as { tools: { name: string }[] };
      return { names: tools.map(({ name }) => name), bytes: text.length };
    };
    const nellie = await listed('?tools=nellie');
    expect(nellie.names.sort()).toEqual(
      ['add_checkpoint', 'add_lesson', 'get_recent_checkpoints', 'get_status', 'search_code', 'search_lessons'].sort(),
    );
    expect(nellie.bytes).toBeLessThan(8_000);
    expect((await listed('?tools=all')).names).not.toContain('add_lesson');
    const call = (name: string, args: object) =>
      wire.rpc('tools/call', { name, arguments: args }, {}, '?tools=nellie').then(({ text }) => text);
    expect(await call('add_lesson', { title: 't', content: 'Never force-push.', tags: ['git'] })).toContain(
      'Lesson added',
    );
    expect(await call('search_lessons', { query: 'force-push' })).toContain('Never force-push.');
  });
});
