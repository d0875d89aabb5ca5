import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { getVersion, livez, readyz } from '@contracts/status.operations.js';
import { VERSION } from '@kernel/version.js';
import { openApiDocuments } from '@transports/http/openapi.js';
import { DOORS } from '../../apps/support/doors.js';
import { startApp, type TestApp } from '@test/support/app.js';
import { Client, readRefusal } from '@test/support/client.js';
import { waitUntil } from '@test/support/wait-until.js';
import { buildIfNeeded, ServerProcess } from '../durability/server-process.js';

type Json = Record<string, unknown>;
interface Response {
  readonly $ref?: string;
  readonly description: string;
  readonly content: Record<string, { schema: Json }>;
}
interface Described extends Json {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly parameters: { name: string; in: string; required: boolean; schema: Json }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  readonly responses: Record<string, Response>;
  readonly security?: unknown[];
}
interface Document extends Json {
  readonly openapi: string;
  readonly info: { title: string; version: string; license: { name: string } };
  readonly paths: Record<string, Record<string, Described>>;
  readonly components: {
    schemas: Record<string, Json>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, Json>;
  };
}

// As `npm start` serves it.
let server: ServerProcess;
let folder: string;
let client: Client;
const documents = new Map<string, Document>();
const served = DOORS.all.filter(({ operations }) => operations.length > 0);
const placeOf = (door: string) => (door === 'rest' ? '/openapi.json' : `/openapi/${door}.json`);
/** Read once they exist, because the tests of each are named before. */
const of = (door: string): Document => documents.get(door)!;
const documentOf = (operation: AnyOperation): Document => of(DOORS.ofOperation(operation)!.name);
beforeAll(async () => {
  await buildIfNeeded();
  folder = await mkdtemp(join(tmpdir(), 'recollect-openapi-'));
  server = await ServerProcess.start('standalone', { RECOLLECT_DATA_DIR: folder });
  client = new Client(server.url, undefined);
  for (const { name } of served) {
    const reply = await client.raw('GET', placeOf(name));
    expect([name, reply.status]).toEqual([name, 200]);
    documents.set(name, reply.json as Document);
  }
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const described = (one: AnyOperation) => documentOf(one).paths[one.path]?.[one.method.toLowerCase()];
const statusesOf = ({ status }: AnyOperation): readonly number[] => (typeof status === 'number' ? [status] : status);

describe('the OpenAPI documents', () => {
  it('are generated from the catalogue, one for each protocol, and served without a key', async () => {
    expect([...documents]).toEqual(JSON.parse(JSON.stringify([...(await openApiDocuments(DOORS))])));
    expect(served.map(({ name }) => name)).toEqual(expect.arrayContaining(['rest', 'amp', 'letta', 'memorybank']));
    for (const { name } of served) {
      expect(of(name).openapi).toBe('3.1.0');
      expect(of(name).info).toMatchObject({ version: VERSION, license: { name: 'Apache-2.0' } });
      expect(of(name).info.title).toContain('Recollect');
    }
    expect(new Set(served.map(({ name }) => of(name).info.title)).size).toBe(served.length);
  });

  it('contain every operation of the catalogue once, each in the document of its protocol', () => {
    const ids = [...documents].flatMap(([door, { paths }]) =>
      Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => `${door} ${operationId}`)),
    );
    expect(ids.sort()).toEqual(OPERATIONS.map((one) => `${DOORS.ofOperation(one)!.name} ${one.name}`).sort());
  });

  it('contain no schema that nothing in them refers to', () => {
    for (const [door, document] of documents) {
      const text = JSON.stringify(document);
      const unused = Object.keys(document.components.schemas).filter(
        (name) => !text.includes(`"#/components/schemas/${name}"`),
      );
      expect([door, unused]).toEqual([door, []]);
    }
  });

  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))('describe %s completely', (_, operation) => {
    const found = described(operation);
    expect(found?.operationId).toBe(operation.name);
    expect(found!.summary).toBe(operation.summary);
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = found!.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
    expect(found!.requestBody !== undefined).toBe((operation.body ?? operation.bodyMedia) !== undefined);
    for (const status of statusesOf(operation)) {
      expect(found!.responses[status]?.content[operation.media ?? 'application/json']?.schema).toBeDefined();
    }
    for (const { description } of Object.values(found!.responses)) expect(description).not.toBe('');
    if (operation.permission === 'public') expect(found!.security).toEqual([]);
    else expect(Object.keys(found!.responses)).toEqual(expect.arrayContaining(['400', '401', '403']));
    const names = found!.parameters.map((parameter) => `${parameter.in}:${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('describe refusals as problem+json, and those of AMP and MemoryBank in their envelopes', () => {
    for (const operation of OPERATIONS.filter(({ permission }) => permission !== 'public')) {
      const told = described(operation)!.responses['401']!;
      const { content } = told.$ref ? documentOf(operation).components.responses[told.$ref.split('/').at(-1)!]! : told;
      const [[type, { schema }]] = Object.entries(content) as [[string, { schema: Json }]];
      const named = /^(amp|nellie|memorybank|mem0|openai|anthropic)\./.exec(operation.name)?.[1];
      const own = { amp: 'AmpError', nellie: 'AmpError', memorybank: 'MemoryBankError', mem0: 'Mem0Error', openai: 'OpenAiError', anthropic: 'AnthropicError' }[named ?? '']; // prettier-ignore
      expect([type, schema['$ref']]).toEqual([
        own ? 'application/json' : 'application/problem+json',
        `#/components/schemas/${own ?? 'Problem'}`,
      ]);
    }
  });

  it('describe for every operation the response to an unreadable request', async () => {
    for (const operation of OPERATIONS) {
      const { components } = documentOf(operation);
      const told = ['408', '431'].map((status) => described(operation)!.responses[status]?.$ref?.split('/').at(-1) ?? '');
      const types = told.flatMap((name) => Object.keys(components.responses[name]?.content ?? {}));
      expect([operation.name, types]).toEqual([operation.name, ['application/problem+json', 'application/problem+json']]);
    }
    for (const path of ['/v1/records', '/amp/status', '/v1/memories/', '/livez']) {
      const reply = await fetch(`${server.url}${path}?limit=${'9'.repeat(17_000)}`);
      expect([path, reply.status, reply.headers.get('content-type')]).toEqual([path, 431, expect.stringContaining('problem+json')]); // prettier-ignore
      expect(await reply.json()).toMatchObject({ status: 431, code: 'too_large' });
    }
  });

  it('describe that every write of a user’s memory may be refused during an erasure or a pause of learning', () => {
    const writes = OPERATIONS.filter(({ touches, reads, dispatch }) => touches === 'user' && (!reads || dispatch));
    expect(writes.length).toBeGreaterThan(50);
    for (const operation of writes) {
      const { description = '' } = described(operation)!.responses['409'] ?? {};
      expect([operation.name, description.includes('`learning_paused`'), description.includes('`erasure_pending`')]).toEqual([operation.name, true, true]); // prettier-ignore
    }
  });

  it('refer only to themselves and use no keywords of OpenAPI 3.0', () => {
    const faults: string[] = [];
    for (const [door, document] of documents)
      walk(document, `${door} #`, (node, at) => {
        const reference = node['$ref'];
        if (typeof reference === 'string' && !resolves(document, reference)) faults.push(`${at}: ${reference}`);
        if (typeof node['nullable'] === 'boolean') faults.push(`${at}: nullable`);
        if (typeof node['exclusiveMinimum'] === 'boolean') faults.push(`${at}: exclusiveMinimum`);
      });
    expect(faults).toEqual([]);
  });

  it('name their schemas, describe each, and are small enough to load', () => {
    const schemas = Object.assign({}, ...[...documents.values()].map(({ components }) => components.schemas)) as Record<
      string,
      Json
    >;
    const undescribed = Object.entries(schemas).filter(
      ([name, { description }]) => !description && !/Problem|Error$/.test(name),
    );
    expect(undescribed.map(([name]) => name)).toEqual([]);
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining(['MemoryRecord', 'NewRecord', 'Block', 'SearchRecordsBody', 'Filter']),
    );
    for (const { name } of served) expect(JSON.stringify(of(name)).length).toBeLessThan(600_000);
  });

  it('name both ways to send a key', () => {
    expect(Object.values(of('rest').components.securitySchemes)).toEqual([
      { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      { type: 'http', scheme: 'bearer' },
    ]);
  });
});

describe('the pages', () => {
  it('are served at /docs, with every file that they load', async () => {
    const page = await client.raw('GET', '/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
    expect(page.text).toContain('Recollect');
    const files = [...page.text.matchAll(/(?:src|href)="\.?\/?([^":]+\.(?:js|css))"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const path = file.startsWith('docs/') ? `/${file}` : `/docs/${file}`;
      expect([file, (await client.raw('GET', path)).status]).toEqual([file, 200]);
    }
  });

  it('exist as YAML too', async () => {
    const reply = await client.raw('GET', '/openapi.yaml');
    expect([reply.status, reply.text.startsWith('openapi: 3.1.0')]).toEqual([200, true]);
  });
});

describe('the health of a process', () => {
  it('is reported without a key: alive, ready, and which version', async () => {
    expect(await client.ok(livez)).toEqual({ status: 'ok' });
    const report = await waitUntil(
      'readiness',
      () => client.ok(readyz),
      ({ status }) => status === 'ready',
    );
    expect(report).toMatchObject({ version: VERSION, checks: { database: 'ok', embedder: 'ok', outbox: 'ok' } });
    expect(await client.ok(getVersion)).toEqual({ name: 'recollect', version: VERSION, protocol: 'AMP/0.2' });
  });
});

describe('without DOCS_ENABLED', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ env: { DOCS_ENABLED: 'false' } });
  });
  afterAll(() => app.stop());

  it.each(['/docs', '/openapi.json'])('%s is not a route', async (path) => {
    const refusal = readRefusal(await app.client().raw('GET', path), path);
    expect(refusal).toMatchObject({ status: 404, code: 'route_not_found' });
  });

  it('reports, when its outbox stops, that it is degraded, and in which part', async () => {
    await waitUntil(
      'readiness',
      () => app.client().ok(readyz),
      ({ status }) => status === 'ready',
    );
    await app.db.admin.query(
      `insert into outbox (tenant_id, id, job, payload, epoch, created_at, available_at)
       select tenant_id, gen_random_uuid(), 'unheard-of', '{}', 0, now() - interval '1 hour', now() - interval '1 hour' from tenants`,
    );
    const report = await app.client().ok(readyz);
    expect(report).toMatchObject({ status: 'degraded', checks: { database: 'ok', outbox: 'lagging' } });
    expect(report.checks.outbox_lag_seconds).toBeGreaterThan(3_500);
  });
});

function walk(value: unknown, at: string, visit: (node: Json, at: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value as Json, at);
  for (const [name, inner] of Object.entries(value)) walk(inner, `${at}/${name}`, visit);
}

function resolves(root: unknown, reference: string): boolean {
  if (!reference.startsWith('#/')) return false;
  return (
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, part) => (node as Json | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')],
        root,
      ) !== undefined
  );
}
