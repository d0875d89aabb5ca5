import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { OPERATIONS, type OperationName } from './recollect.js';
import { Paged } from './pages.js';
import { FakeServer } from './testing/fake-server.js';

interface Described {
  readonly operationId: string;
  readonly parameters: { readonly name: string; readonly in: string }[];
  readonly requestBody?: object;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>;

/** Our own API, and the other protocols that the client supports. */
const documents = ['openapi.json', 'openapi/amp.json', 'openapi/letta.json', 'openapi/memorybank.json'];
const paths = await Promise.all(
  documents.map(async (name) => {
    const file = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
    return (JSON.parse(await readFile(file, 'utf8')) as { paths: Paths }).paths;
  }),
);
const described = paths
  .flatMap(Object.entries<Paths[string]>)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );

let server: FakeServer;
beforeAll(async () => {
  server = await FakeServer.start();
});
afterAll(() => server.stop());

test('the client knows every public operation, and no other', () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(described.map(({ operationId }) => operationId).sort());
});

test.each(described.map((operation) => [operation.operationId as OperationName, operation] as const))(
  '%s can be called, with all its parameters',
  async (name, { method, path, parameters, requestBody }) => {
    server.say({ json: {} });
    const named = (place: string) => parameters.filter((one) => one.in === place).map((one) => [one.name, 'a b']);
    const input = {
      params: Object.fromEntries(named('path')),
      query: Object.fromEntries(named('query')),
      ...(requestBody && { body: { any: 'thing' } }),
    };
    const client = server.client({ userId: 'alice' });
    await client.call(name, input, { ifMatch: 3, waitSeconds: 1, idempotencyKey: 'once' });
    const [heard] = server.heard;
    const [asked, query] = (heard?.path ?? '').split('?');
    expect([heard?.method, asked]).toEqual([method, path.replaceAll(/\{\w+\}/g, 'a%20b')]);
    expect([...new URLSearchParams(query)]).toEqual(named('query'));
    expect(heard?.body).toEqual('contentType' in OPERATIONS[name] ? String(input.body) : input.body);
    const sent = { 'X-User-Id': 'alice', 'If-Match': '"3"', Prefer: 'wait=1', 'Idempotency-Key': 'once' };
    const headers = Object.entries(sent).filter(([header]) => header.toLowerCase() in (heard?.headers ?? {}));
    expect(headers.map(([header]) => header).sort()).toEqual(
      parameters
        .filter((one) => one.in === 'header')
        .map((one) => one.name)
        .sort(),
    );
    for (const [header, value] of headers) expect(heard?.headers[header.toLowerCase()]).toBe(value);
  },
);

test('the README names every room', async () => {
  const readme = await readFile(fileURLToPath(new URL('../README.md', import.meta.url)), 'utf8');
  const rooms = Object.entries(server.client()).filter(([, room]) => typeof room === 'object');
  expect(rooms.length).toBeGreaterThan(20);
  expect(rooms.map(([name]) => name).filter((name) => !readme.includes(`client.${name}`))).toEqual([]);
});

/** Rooms whose operations are methods of other rooms here: operations about a record are in `records`. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  search: 'records', safety: 'trust', passages: 'archival', memory: 'coreMemory', memorybank: 'records',
  'records.quarantine': 'trust', 'records.promote': 'trust', 'records.list_quarantined': 'trust',
  'records.purge_source': 'trust', 'privacy.ledger': 'erasureLedger', 'privacy.rewrites': 'erasureLedger',
}; // prettier-ignore
/** Operations whose name would be ambiguous in the room, with the name used instead. */
const CALLED: Readonly<Record<string, string>> = {
  'search.records': 'search', 'embeddings.retry': 'records.retryEmbedding', 'passages.search': 'searchAll',
  'core_memory.replace': 'replaceAll', 'privacy.ledger': 'entries',
}; // prettier-ignore
/**
 * Available through `call` only. Letta's message formats, which have a room here under our own names, are for Letta's
 * client.
 */
const BY_CALL = /^(memorybank\.|letta\.|health\.metrics$)/;
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test('a method has the name of its API operation', () => {
  const client = server.client() as unknown as Record<string, Record<string, unknown>>;
  const nameless = described.filter(({ operationId: name }) => {
    const [room = '', verb = ''] = name.split('.');
    const [called = camel(verb), there] = (CALLED[name] ?? camel(verb)).split('.').reverse();
    const place = there ?? ELSEWHERE[name] ?? ELSEWHERE[room] ?? camel(room);
    return !BY_CALL.test(name) && typeof client[place]?.[called] !== 'function';
  });
  expect(nameless.map(({ operationId }) => operationId)).toEqual([]);
});

test('the older names of methods send the same request until 1.0', async () => {
  const { records, trust, privacy, tenants, forgetting } = server.client();
  const pairs: [older: () => Promise<unknown>, name: () => Promise<unknown>][] = [
    [() => records.storeMany([{ content: 'a' }]), () => records.storeBatch([{ content: 'a' }])],
    [() => records.reviseMany([{ content: 'a' }]), () => records.reviseBatch([{ content: 'a' }])],
    [() => records.deleteMany(['a']), () => records.deleteBatch(['a'])],
    [
      () => records.judge({ query_id: 'q', ids: ['a'], verdict: 'useful' }),
      () => records.feedback({ query_id: 'q', ids: ['a'], verdict: 'useful' }),
    ],
    [() => trust.quarantined({ limit: 1 }), () => trust.listQuarantined({ limit: 1 })],
    [() => privacy.erasures({ limit: 1 }).page(), () => privacy.listErasures({ limit: 1 }).page()],
    [() => privacy.erasure('e'), () => privacy.getErasure('e')],
    [() => privacy.erasureOfTenant('t'), () => privacy.tenantErasure('t')],
    [() => privacy.receiptOfTenant('t'), () => privacy.tenantReceipt('t')],
    [() => tenants.own(), () => tenants.getOwn()],
    [() => forgetting.policy(), () => forgetting.tenantSettings()],
    [() => forgetting.setPolicy({}), () => forgetting.putTenantSettings({})],
    [() => forgetting.unsetPolicy(), () => forgetting.deleteTenantSettings()],
  ];
  for (const [older, name] of pairs) {
    server.say({ json: { erasures: [], has_more: false } });
    await older();
    await name();
    const [one, other] = server.heard.slice(-2).map(({ method, path, body }) => ({ method, path, body }));
    expect(one).toEqual(other);
  }
});

test('every operation of the REST interface and of the protocol has its own method', async () => {
  server.say({ json: {} });
  // Any text works as an id, a query and a body; how a method handles an empty response is not tested here.
  const asked: Promise<unknown>[] = [];
  for (const room of Object.values(server.client({ maxRetries: 0 })) as object[]) {
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(room))) {
      if (name === 'constructor' || name === 'import' || name === 'waitForEmbedding') continue;
      // Some paths contain one id, some two.
      for (const given of [
        ['x', {}],
        ['x', 'x', {}],
      ]) {
        const answer = (room as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given);
        asked.push(answer instanceof Paged ? answer.page() : Promise.resolve(answer));
      }
    }
  }
  await Promise.allSettled(asked);
  const heard = new Set(server.heard.map(({ method, path }) => `${method} ${path.split('?')[0] ?? ''}`));
  const missing = described
    .filter(({ operationId, path }) => /^\/(v1|amp)(\/|$)/.test(path) && !BY_CALL.test(operationId))
    .filter(({ method, path }) => !heard.has(`${method} ${path.replaceAll(/\{\w+\}/g, 'x')}`));
  // The old tenant paths of forgetting: `policy` and similar names call the new ones.
  const old = ['forgetting.policy', 'forgetting.set_policy', 'forgetting.unset_policy'];
  expect(missing.map(({ operationId }) => operationId)).toEqual(old);
});
