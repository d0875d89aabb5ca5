import { gzipSync } from 'node:zlib';
import { AMP_OPERATIONS } from '@contracts/amp/amp.operations.js';
import { OPERATIONS } from '@contracts/catalogue.js';
import { LIMITS } from '@contracts/limits.js';
import type { AnyOperation } from '@contracts/operation.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { type Client, readRefusal, type Refusal } from '@test/support/client.js';

let app: TestApp;
let ada: Client;
beforeAll(async () => {
  app = await startApp({ env: { BODY_LIMIT_BYTES: '400000' } });
  ada = app.user('ada');
  await ada.raw(
    'POST',
    '/v1/records',
    json('{"id":"here","type":"lesson","content":"zanzibar secret","metadata":{"a":1}}'),
  );
  await idle();
  before = await rowCounts();
});
afterAll(() => app.stop());

/** Nothing may be stored and nothing may break, whatever the input. */
let before: Record<string, number>;
afterEach(async () => {
  const was = before;
  before = await rowCounts();
  expect(before).toEqual(was);
});

const json = (body: string | Uint8Array) => ({ headers: { 'content-type': 'application/json' }, body });
const TABLES = [
  'tenants',
  'api_keys',
  'users',
  'records',
  'record_versions',
  'record_access',
  'edges',
  'passages',
  'passage_terms',
  'passage_vectors',
  'outbox',
  'idempotency_keys',
];
const COUNTS = `select ${TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join()}`;
async function rowCounts(): Promise<Record<string, number>> {
  const { rows } = await app.db.admin.query<Record<string, number>>(COUNTS);
  return rows[0] ?? {};
}
async function idle(): Promise<void> {
  while ((await app.count('outbox', 'closed_at is null')) > 0) await new Promise((later) => setTimeout(later, 20));
}

interface Wrong {
  readonly method?: string;
  readonly path?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Record<string, string>;
  readonly status?: number;
  readonly code?: string;
  /** The field that the refusal must name. */
  readonly field?: string;
}

async function isRefused(wrong: Wrong): Promise<Refusal> {
  const {
    method = 'POST',
    path = '/v1/records',
    body,
    headers = {},
    status = 400,
    code = 'invalid_input',
    field,
  } = wrong;
  const reply = await ada.raw(method, path, {
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body,
  });
  expect([reply.status, reply.text]).toEqual([status, expect.any(String)]);
  const refusal = readRefusal(reply, path);
  expect(refusal.code).toBe(code);
  if (field !== undefined) expect(refusal.fields.join(' ')).toContain(field);
  // Neither the input, nor stored data, nor how it is stored.
  expect(reply.text).not.toMatch(/zanzibar|select |insert |records_|pg_|node_modules|at \w+ \(/i);
  return refusal;
}

describe('a field that no memory can have is refused and named', () => {
  const record = (fields: string) => `{"content":"zanzibar",${fields}}`;

  it.each<[string, string, string]>([
    ['a NUL in the content', String.raw`{"content":"zanzibar\u0000"}`, 'content'],
    ['a NUL in a tag', record(String.raw`"tags":["a\u0000"]`), 'tags[0]'],
    ['a NUL in an unknown field', record(String.raw`"x":{"y":["\u0000"]}`), 'x.y[0]'],
    ['a NUL in a key', record(String.raw`"metadata":{"a\u0000b":1}`), 'metadata'],
    ['a NUL in the id', record(String.raw`"id":"a\u0000"`), 'id'],
    ['a lone surrogate in the content', String.raw`{"content":"zanzibar\ud800"}`, 'content'],
    ['a lone surrogate in metadata', record(String.raw`"metadata":{"a":"\udc00"}`), 'metadata.a'],
    ['a lone surrogate in a key', record(String.raw`"metadata":{"\ud800":1}`), 'metadata'],
    ['__proto__ as a field', record('"__proto__":{"admin":true}'), '__proto__'],
    ['__proto__ in metadata', record('"metadata":{"a":{"__proto__":1}}'), 'metadata.a.__proto__'],
    ['a number that is infinite', record('"importance":1e400'), 'importance'],
    ['a number that is infinite, in metadata', record('"metadata":{"n":1e400}'), 'metadata.n'],
    ['a whole number that JSON cannot carry', record('"metadata":{"n":1152921504606846976}'), 'metadata.n'],
    ['a sequence beyond 2^53', record('"sequence":9007199254740993'), 'sequence'],
    [
      'nesting that is one too deep',
      record(`"metadata":${'{"a":'.repeat(LIMITS.depth)}{}${'}'.repeat(LIMITS.depth)}`),
      'metadata',
    ],
    ['nesting without end', record(`"metadata":${'['.repeat(5_000)}${']'.repeat(5_000)}`), '(body)'],
    ['65 tags', record(`"tags":${JSON.stringify(Array.from({ length: LIMITS.tags + 1 }, (_, i) => `t${i}`))}`), 'tags'],
    ['a tag that is too long', record(`"tags":["${'t'.repeat(LIMITS.tagLength + 1)}"]`), 'tags[0]'],
    ['an empty tag', record('"tags":[""]'), 'tags[0]'],
    ['content of 100,001 characters', `{"content":"${'z'.repeat(LIMITS.contentLength + 1)}"}`, 'content'],
    ['a title that is too long', record(`"title":"${'z'.repeat(LIMITS.titleLength + 1)}"`), 'title'],
    ['an id that is too long', record(`"id":"${'z'.repeat(LIMITS.labelLength + 1)}"`), 'id'],
    ['an empty id', record('"id":""'), 'id'],
    ['a control character in a label', record(String.raw`"agent":"a\nb"`), 'agent'],
    ['a type that is too long', record(`"type":"${'z'.repeat(LIMITS.typeLength + 1)}"`), 'type'],
    ['an empty type', record('"type":""'), 'type'],
    ['importance above one', record('"importance":1.01'), 'importance'],
    ['importance below zero', record('"importance":-0.1'), 'importance'],
    ['a negative sequence', record('"sequence":-1'), 'sequence'],
    ['half a sequence', record('"sequence":1.5'), 'sequence'],
    ['a time without a zone', record('"occurred_at":"2024-01-01T00:00:00"'), 'occurred_at'],
    ['a time that never was', record('"occurred_at":"2024-02-30"'), 'occurred_at'],
    ['a year that no calendar has', record('"occurred_at":999999999999999'), 'occurred_at'],
    ['a year before 1000', record('"expires_at":"0999-12-31"'), 'expires_at'],
    ['a validity that ends before it begins', record('"valid_from":"2024-01-02","valid_to":"2024-01-01"'), 'valid_to'],
    ['a language that is none', record('"language":"not a language"'), 'language'],
    ['101 sources', record(`"derived_from":${JSON.stringify(Array.from({ length: 101 }, () => 'x'))}`), 'derived_from'],
    ['a severity that AMP lacks', record('"type":"lesson","severity":"loud"'), 'severity'],
    ['a state that is none', record('"state":{"flags":"BLOCKED"}'), 'state.flags'],
    ['a key of 257 characters in metadata', record(`"metadata":{"${'k'.repeat(257)}":1}`), 'metadata'],
  ])('%s', async (_, body, field) => {
    await isRefused({ body, field });
  });

  const WRONG_TYPES: [string, unknown][] = [
    ['content', 5], ['content', null], ['content', ['x']], ['content', { a: 1 }], ['content', true],
    ['id', 5], ['type', {}], ['title', 5], ['agent', []], ['project', 1], ['session_id', true], ['role', 3], ['speaker', {}],
    ['sequence', '1'], ['metadata', 'x'], ['metadata', []], ['tags', 'x'], ['tags', [1]], ['tags', {}],
    ['importance', '0.5'], ['pinned', 'yes'], ['pinned', 1], ['language', 1], ['occurred_at', true], ['occurred_at', 'soon'],
    ['valid_from', {}], ['valid_to', []], ['expires_at', 'never'], ['created_at', 1.5], ['provenance', 'x'], ['trust', '1'],
    ['shared', 'true'], ['shared', 1], ['derived_from', 'x'], ['severity', 1], ['state', []], ['working_on', 5],
    ['file_path', 1], ['start_line', '1'], ['end_line', -1], ['repo', {}], ['user_id', 5], ['user_id', {}], ['user_id', ''],
  ]; // prettier-ignore
  it.each(WRONG_TYPES)('%s as %j', async (field, value) => {
    await isRefused({ body: JSON.stringify({ content: 'zanzibar', [field]: value }), field });
  });

  // Null means absent (`test/records/nulls`), except for the content. Another type is a conflict, and not a wrong field.
  const inAnEdit = ([field, value]: [string, unknown]): boolean =>
    field === 'content' || (value !== null && !['type', 'created_at'].includes(field));
  it.each(WRONG_TYPES.filter(inAnEdit))('in an edit, %s as %j', async (field, value) => {
    await isRefused({ method: 'PATCH', path: '/v1/records/here', body: JSON.stringify({ [field]: value }), field });
  });

  it.each(WRONG_TYPES)('in an AMP store, %s as %j', async (field, value) => {
    const body = JSON.stringify({ operation: 'store', record: { content: 'zanzibar', [field]: value } });
    await isRefused({ path: '/amp/store', body, field });
    await isRefused({ path: '/amp', body, field });
  });
});

describe('metadata that is too large', () => {
  it.each([
    ['metadata', { metadata: { a: 'z'.repeat(40_000) } }],
    ['provenance', { provenance: { a: 'z'.repeat(40_000) } }],
    ['(other fields)', { other: 'z'.repeat(40_000) }],
  ])('is refused as 413 and names %s', async (field, fields) => {
    await isRefused({ body: JSON.stringify({ content: 'c', ...fields }), status: 413, code: 'too_large', field });
    await isRefused({
      method: 'PATCH',
      path: '/v1/records/here',
      body: JSON.stringify(fields),
      status: 413,
      code: 'too_large',
      field,
    });
  });

  it('is refused if many edits add up to it', async () => {
    const body = (key: string) =>
      JSON.stringify({ id: 'grows', content: 'c', metadata: { [key]: 'z'.repeat(20_000) } });
    expect((await ada.raw('POST', '/v1/records', json(body('a')))).status).toBe(201);
    await idle();
    before = await rowCounts();
    const edit = JSON.stringify({ metadata: { b: 'z'.repeat(20_000) } });
    await isRefused({
      method: 'PATCH',
      path: '/v1/records/grows',
      body: edit,
      status: 413,
      code: 'too_large',
      field: 'metadata',
    });
  });
});

describe('an invalid body', () => {
  it.each<[string, Wrong]>([
    ['cut JSON', { body: '{"content":"zanzibar"', code: 'invalid_json' }],
    ['no JSON', { body: 'content=zanzibar', code: 'invalid_json' }],
    ['JSON with a comma too many', { body: '{"content":"zanzibar",}', code: 'invalid_json' }],
    [
      'invalid UTF-8',
      { body: Buffer.from([...Buffer.from('{"content":"'), 0xff, 0xfe, ...Buffer.from('"}')]), code: 'invalid_json' },
    ],
    ['UTF-16', { body: Buffer.from('{"content":"zanzibar"}', 'utf16le'), code: 'invalid_json' }],
    ['an empty one', { body: '', field: '(body)' }],
    ['a list', { body: '[{"content":"zanzibar"}]', field: '(body)' }],
    ['a text', { body: '"zanzibar"', field: '(body)' }],
    ['null', { body: 'null' }],
    ['a number', { body: '5', field: '(body)' }],
    [
      'one of another type',
      { body: '<content/>', headers: { 'content-type': 'text/xml' }, status: 415, code: 'unsupported_media_type' },
    ],
    [
      'a form',
      {
        body: 'content=zanzibar',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        status: 415,
        code: 'unsupported_media_type',
      },
    ],
    [
      'one over the limit',
      {
        body: JSON.stringify({ content: 'c', a: 'z'.repeat(400_000) }),
        status: 413,
        code: 'too_large',
        field: '(body)',
      },
    ],
  ])('%s is refused', async (_, wrong) => {
    await isRefused(wrong);
  });

  it.each(['gzip', 'br', 'x-unknown', 'identity, GZIP'])('is refused for its encoding: %s', async (encoding) => {
    const headers = { 'content-encoding': encoding };
    const body = gzipSync('{"content":"zanzibar"}');
    const { detail } = await isRefused({ body, headers, status: 415, code: 'unsupported_media_type' });
    expect(detail).toContain('Content-Encoding');
  });

  it('is read if its encoding is `identity`', async () => {
    await isRefused({ body: '{', headers: { 'content-encoding': 'identity' }, code: 'invalid_json' });
  });

  it.each(['/v1/records', '/amp/store', '/amp'])('is refused in the format of its protocol: %s', async (path) => {
    await isRefused({ path, body: '{', code: 'invalid_json' });
    await isRefused({
      path,
      body: 'x',
      headers: { 'content-type': 'text/plain' },
      status: 415,
      code: 'unsupported_media_type',
    });
    await isRefused({ path, body: JSON.stringify({ a: 'z'.repeat(400_000) }), status: 413, code: 'too_large' });
  });
});

describe('an invalid query', () => {
  const search = (fields: object) => ({ path: '/v1/search', body: JSON.stringify({ query: 'zanzibar', ...fields }) });
  const list = (query: string) => ({ method: 'GET', path: `/v1/records?${query}` });
  it.each<[string, Wrong]>([
    ['no query', { path: '/v1/search', body: '{}', field: 'query' }],
    ['an empty query', { ...search({ query: '' }), field: 'query' }],
    ['a query of blanks', { ...search({ query: ' \n\t ' }), field: 'query' }],
    ['a query of blanks in AMP', { path: '/amp/search', body: '{"query":"  "}', field: 'query' }],
    ['a context for blanks', { path: '/v1/context', body: '{"query":"  "}', field: 'query' }],
    ['a question of blanks', { path: '/v1/answer', body: '{"question":"  "}', field: 'question' }],
    ['a query that is too long', { ...search({ query: 'z'.repeat(LIMITS.queryLength + 1) }), field: 'query' }],
    ['an explanation that there is not', { ...search({ explain: 'all' }), field: 'explain' }],
    ['a query that is no text', { ...search({ query: 5 }), field: 'query' }],
    ['a query with a NUL', { ...search({ query: 'zanzibar\u0000' }), field: 'query' }],
    ['a limit of none', { ...search({ limit: 0 }), field: 'limit' }],
    ['a limit of 101', { ...search({ limit: 101 }), field: 'limit' }],
    ['a limit of 2^60', { ...search({ limit: 2 ** 60 }), field: 'limit' }],
    ['half a limit', { ...search({ limit: 1.5 }), field: 'limit' }],
    ['a score above one', { ...search({ min_score: 1.5 }), field: 'min_score' }],
    ['an arm that there is not', { ...search({ arms: ['psychic'] }), field: 'arms' }],
    ['no arms', { ...search({ arms: [] }), field: 'arms' }],
    ['a field that there is not', { ...search({ colour: 'red' }), field: 'colour' }],
    ['a bad filter', { ...search({ filter: { nonsense: 1 } }), field: 'filter.nonsense' }],
    ['a filter that is none', { ...search({ filter: 'x' }), field: 'filter' }],
    ['a filter with a NUL', { ...search({ filter: { agent: 'a\u0000' } }), field: 'filter.agent' }],
    ['an as_of that is no time', { ...search({ as_of: 'then' }), field: 'as_of' }],
    ['a list limit of none', { ...list('limit=0'), field: 'limit' }],
    ['a negative list limit', { ...list('limit=-1'), field: 'limit' }],
    ['an absurd list limit', { ...list(`limit=${2 ** 60}`), field: 'limit' }],
    ['a limit in words', { ...list('limit=ten'), field: 'limit' }],
    ['a limit twice', { ...list('limit=1&limit=2'), field: 'limit' }],
    ['an absurd offset', { ...list('offset=99999999999'), field: 'offset' }],
    ['a negative offset', { ...list('offset=-1'), field: 'offset' }],
    ['a cursor of nobody', { ...list('cursor=abc'), field: 'cursor' }],
    ['an empty cursor', { ...list('cursor='), field: 'cursor' }],
    [
      'a forged cursor',
      {
        ...list(`cursor=${Buffer.from('[1e300,"0190a000-0000-7000-8000-000000000001"]').toString('base64url')}`),
        field: 'cursor',
      },
    ],
    [
      'a cursor beyond the calendar',
      {
        ...list(
          `cursor=${Buffer.from('[8640000000000000,"0190a000-0000-7000-8000-000000000001"]').toString('base64url')}`,
        ),
        field: 'cursor',
      },
    ],
    [
      'a cursor before the calendar',
      {
        ...list(
          `cursor=${Buffer.from('[-8640000000000000,"0190a000-0000-7000-8000-000000000001"]').toString('base64url')}`,
        ),
        field: 'cursor',
      },
    ],
    ['a filter that is no JSON', { ...list('filter=%7B'), field: 'filter' }],
    ['a filter that is a list', { ...list('filter=[]'), field: 'filter' }],
    [
      'a filter hidden in JSON with a NUL',
      { ...list(`filter=${encodeURIComponent(String.raw`{"agent":"a\u0000"}`)}`), field: 'filter' },
    ],
    [
      'a filter hidden in JSON with a lone surrogate',
      { ...list(`filter=${encodeURIComponent(String.raw`{"agent":"a\ud800"}`)}`), field: 'filter' },
    ],
    [
      'a filter key with a NUL',
      { ...list(`filter=${encodeURIComponent(String.raw`{"metadata.a\u0000":1}`)}`), field: 'filter' },
    ],
    [
      'a filter number that is infinite',
      { ...list('filter=%7B%22metadata.a%22:%7B%22gt%22:1e400%7D%7D'), field: 'filter' },
    ],
    ['an order that there is not', { ...list('order=random'), field: 'order' }],
    ['a flag in another word', { ...list('include_shared=maybe'), field: 'include_shared' }],
    ['a field that there is not, in a list', { ...list('colour=red'), field: 'colour' }],
    ['a NUL in a query string', { ...list('type=a%00b'), field: 'type' }],
    ['a tag that is too long', { ...list(`tags=${'t'.repeat(LIMITS.tagLength + 1)}`), field: 'tags' }],
    ['a version that there cannot be', { method: 'GET', path: '/v1/records/here/versions?before=0', field: 'before' }],
    [
      'an If-Match that is no ETag',
      { method: 'PATCH', path: '/v1/records/here', body: '{}', headers: { 'if-match': 'one' }, field: 'If-Match' },
    ],
    [
      'an If-Match of two',
      { method: 'DELETE', path: '/v1/records/here', headers: { 'if-match': '"1", "2"' }, field: 'If-Match' },
    ],
    ['a path with a NUL', { method: 'GET', path: '/v1/records/a%00b', field: 'id' }],
    ['a path with half a letter', { method: 'GET', path: '/v1/records/%ff' }],
    ['a path with a broken escape', { method: 'GET', path: '/v1/records/%zz' }],
    ['a path that is very long', { method: 'GET', path: `/v1/records/${'z'.repeat(3_000)}`, field: 'id' }],
    ['a path that is longer still', { method: 'GET', path: `/v1/records/${'z'.repeat(6_000)}` }],
    ['ids that are none', { path: '/v1/records/delete', body: '{"ids":[5]}', field: 'ids[0]' }],
    ['no ids', { path: '/v1/records/delete', body: '{"ids":[]}', field: 'ids' }],
    ['a batch that is none', { path: '/v1/records/batch', body: '{"records":{}}', field: 'records' }],
    [
      'a time zone that there is not',
      { method: 'PUT', path: '/v1/admin/users/ada', body: '{"time_zone":"Mars/Olympus"}', field: 'time_zone' },
    ],
    [
      'a permission that there is not',
      { path: '/v1/admin/keys', body: '{"name":"k","permissions":["everything"]}', field: 'permissions[0]' },
    ],
    [
      'a key that is over when it is made',
      {
        path: '/v1/admin/keys',
        body: '{"name":"k","permissions":["records:read"],"expires_at":"2001-01-01"}',
        field: 'expires_at',
      },
    ],
    ['a token for longer than a day', { path: '/v1/tokens', body: '{"expires_in":86401}', field: 'expires_in' }],
    [
      'a user in the header with a control character',
      { method: 'GET', path: '/v1/records', headers: { 'x-user-id': 'a\tb' }, field: 'X-User-Id' },
    ],
    [
      'a user in the header that is too long',
      { method: 'GET', path: '/v1/records', headers: { 'x-user-id': 'a'.repeat(257) }, field: 'X-User-Id' },
    ],
    ['an AMP call without an operation', { path: '/amp', body: '{}', field: 'operation' }],
    ['an AMP call of an unknown operation', { path: '/amp', body: '{"operation":"constructor"}', field: 'operation' }],
    [
      'an AMP operation on the path of another',
      { path: '/amp/store', body: '{"operation":"search","record":{"content":"c"}}', field: 'operation' },
    ],
    ['an AMP store without a record', { path: '/amp/store', body: '{"operation":"store"}', field: 'record' }],
    ['an AMP search without a query', { path: '/amp/search', body: '{}', field: 'query' }],
    ['an AMP list with an absurd limit', { method: 'GET', path: '/amp/records?limit=1001', field: 'limit' }],
    ['an AMP get without an id', { path: '/amp', body: '{"operation":"get"}', field: 'id' }],
  ])('%s is refused and named', async (_, wrong) => {
    await isRefused(wrong);
  });

  it.each<[string, string]>([
    ['GET', '/v1/nothing'],
    ['GET', '/nothing'],
    ['GET', '/v1/records/here/versions/1'],
    ['GET', '/amp/nothing'],
    ['GET', '/V1/records'],
  ])('on no route, %s %s, returns 404', async (method, path) => {
    await isRefused({ method, path, status: 404, code: 'route_not_found' });
  });

  it.each<[string, string, string]>([
    ['PUT', '/v1/records', 'POST, GET'],
    ['POST', '/v1/records/here?a=b', 'GET, PATCH, DELETE'],
    ['PUT', '/v1/records/here', 'GET, PATCH, DELETE'],
  ])('on a route of other methods, %s %s, returns 405 and names them', async (method, path, allow) => {
    const refusal = await isRefused({ method, path, status: 405, code: 'method_not_allowed' });
    expect(refusal.headers.get('allow')).toBe(allow);
  });
});

describe('a request just within the limits is accepted', () => {
  afterEach(async () => {
    await ada.raw('POST', '/v1/records/delete', json('{"ids":["edge"]}'));
    await idle();
    before = await rowCounts();
  });

  it.each<[string, object]>([
    ['content of 100,000 characters', { content: 'word '.repeat(LIMITS.contentLength / 5) }],
    [
      '64 tags of 128 characters',
      { tags: Array.from({ length: LIMITS.tags }, (_, i) => `${i}`.padEnd(LIMITS.tagLength, 't')) },
    ],
    [
      'metadata nested 8 deep',
      { metadata: JSON.parse(`${'{"a":'.repeat(LIMITS.depth - 1)}{}${'}'.repeat(LIMITS.depth - 1)}`) as object },
    ],
    ['metadata of 32 KB', { metadata: { a: 'z'.repeat(LIMITS.objectLength - 8) } }],
    [
      'keys that JavaScript has of its own',
      { metadata: { constructor: 1, toString: 'x', hasOwnProperty: null }, constructor: 'y' },
    ],
    ['2^53 - 1', { metadata: { n: Number.MAX_SAFE_INTEGER }, sequence: Number.MAX_SAFE_INTEGER }],
    ['every letter and an elephant', { title: 'ÄÖÜ ß ñ 日本語 العربية 🐘\t\n\u2028\ufeff\ufffd' }],
    ['control characters in a text', { title: 'a\u0001b\u007f' }],
  ])('%s', async (_, fields) => {
    const stored = await ada.raw('POST', '/v1/records', json(JSON.stringify({ id: 'edge', content: 'c', ...fields })));
    expect([stored.status, stored.text]).toEqual([201, expect.any(String)]);
    expect((await ada.raw('GET', '/v1/records/edge')).json).toMatchObject(fields);
  });
});

describe('every operation with a body', () => {
  const withBody = OPERATIONS.filter(({ body, permission }) => body && permission !== 'public');
  const pathOf = ({ path }: AnyOperation) => path.replaceAll(/\{\w+\}/g, 'here');

  it.each(withBody.map((operation) => [operation.name, operation] as const))(
    '%s refuses garbage of every kind with 4xx, in the format of its protocol',
    async (_, operation) => {
      for (const body of [
        '{',
        '[]',
        '"x"',
        '5',
        '{"user_id":5}',
        String.raw`{"a\u0000":1,"content":"\ud800"}`,
        '{"__proto__":{}}',
      ]) {
        const reply = await ada.raw(operation.method, pathOf(operation), json(body));
        if (![400, 404].includes(reply.status)) throw new Error(`${body} was answered ${reply.status}: ${reply.text}`);
      }
    },
  );

  it('is among those of AMP or REST', () => {
    expect(withBody.length).toBeGreaterThan(10);
    expect(withBody.some(({ name }) => AMP_OPERATIONS.some((operation) => operation.name === name))).toBe(true);
  });
});
