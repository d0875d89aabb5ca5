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

/** Our own API, and the protocols that the client speaks beside it. */
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
  '%s can be asked for, with all that it takes',
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

test('every operation of the REST interface and of the protocol has a method of its own', async () => {
  server.say({ json: {} });
  // Any text does for an id, a query and a body; what a method makes of an empty answer is no matter here.
  const asked: Promise<unknown>[] = [];
  for (const room of Object.values(server.client({ maxRetries: 0 })) as object[]) {
    for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(room))) {
      if (name === 'constructor' || name === 'import' || name === 'waitForEmbedding') continue;
      // Some paths hold one id, some two.
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
    .filter(({ path }) => /^\/(v1|amp)(\/|$)/.test(path))
    .filter(({ method, path }) => !heard.has(`${method} ${path.replaceAll(/\{\w+\}/g, 'x')}`));
  // The old paths of the tenant's forgetting: `policy` and its like ask the new ones.
  const old = ['forgetting.policy', 'forgetting.set_policy', 'forgetting.unset_policy'];
  expect(missing.map(({ operationId }) => operationId)).toEqual(old);
});
