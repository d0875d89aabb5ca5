import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { type ErrorCode, ERRORS } from '@kernel/errors.js';
import { EventLoopTurns } from '@kernel/event-loop-turns.js';
import { VERSION } from '@kernel/version.js';
import { z } from 'zod';
import type { Door, Doors } from './door.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';
import { Schemas } from './openapi-schemas.js';

/** As defined by OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.0 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** Error codes of every operation that needs a key. */
const COMMON: readonly ErrorCode[] = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  'too_large',
  'too_many_requests',
  'internal',
  'overloaded',
  'unavailable',
];

/** Also for operations on behalf of a user. For a key bound to a user, no other user exists. */
const OF_USER: readonly ErrorCode[] = ['user_required', 'user_mismatch', 'not_found'];
/** Also for those of them that write: the user is being erased, or learning is paused. */
const OF_WRITES: readonly ErrorCode[] = ['learning_paused', 'erasure_pending'];

/** Responses that so many operations share that they are defined once. Each entry lists the codes of one status. */
const OFTEN: readonly (readonly ErrorCode[])[] = [
  ['not_found'],
  ['unsupported_media_type'],
  ['invalid_input', 'user_required', 'user_mismatch'],
];

/**
 * Responses to requests whose path, and therefore protocol, was not read (`unreadable.ts`). Any operation may return
 * them.
 */
const UNREADABLE: ReadonlyMap<number, { readonly name: string; readonly description: string }> = new Map([
  [408, { name: 'TooSlow', description: '`invalid_input`: The request took too long to arrive.' }],
  [431, { name: 'HeadersTooLarge', description: '`too_large`: The headers, including the path, are too long.' }],
]);

const HEADERS = {
  'X-User-Id': 'The user that the request acts for.',
  'If-Match': 'The ETag from the last read. Returns 412 if the record has changed since.',
  'Idempotency-Key':
    'Repeating the request with the same key within a day returns the same response and changes nothing.',
  Prefer: '`wait=N` waits up to N seconds (at most 30) for the vectors.',
  'X-Agent-Id': 'The agent whose history, blocks and memories are used.',
  'X-Session-Id': 'The conversation that the turn belongs to.',
  'X-Project-Id': 'The project that the turn belongs to.',
  'X-Memory-Tokens': 'Maximum number of tokens to recall for the turn, 0 to 32000. Default: 2000.',
  'X-Memory-Citations': '`true`: asks the model to cite the memories that its answer is based on.',
  'X-Provider-Key': 'Your own key for the model provider, for this request only. It is neither stored nor logged.',
} as const;

/**
 * Generates OpenAPI 3.1 from the catalogue: one document for each door with operations, by the door's name. The
 * schemas are the ones that validate requests, and have the same name in every document. Takes half a second, and lets
 * requests in between.
 */
export async function openApiDocuments(doors: Doors): Promise<ReadonlyMap<string, OpenApiDocument>> {
  const whole = await wholeDocument(doors);
  const described = doors.all.filter(({ operations }) => operations.length > 0);
  return new Map(described.map((door) => [door.name, partOf(whole, door)]));
}

async function wholeDocument(doors: Doors): Promise<OpenApiDocument> {
  const turns = new EventLoopTurns();
  const schemas = new Schemas();
  const told: Told = { doors, schemas, refused: refusedOf(doors) };
  const described: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const path = (described[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(operation, told);
    await turns.yieldToEventLoop();
  }
  const { document: paths, components } = schemas.finish(described);
  return {
    openapi: '3.1.0',
    info: {
      title: '',
      version: VERSION,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      responses: Object.fromEntries(told.refused),
      schemas: { ...components, ...refusalSchemas(doors) },
    },
  } as unknown as OpenApiDocument;
}

/** The operations of one door, and the components that they reference. */
function partOf(whole: OpenApiDocument, door: Door): OpenApiDocument {
  const own = new Set(door.operations.map(({ name }) => name));
  const paths: Record<string, Record<string, { operationId: string }>> = {};
  for (const [path, methods] of Object.entries(whole.paths)) {
    for (const [method, operation] of Object.entries(methods as Record<string, { operationId: string }>)) {
      if (own.has(operation.operationId)) (paths[path] ??= {})[method] = operation;
    }
  }
  const { securitySchemes, ...components } = whole.components as Record<string, Record<string, unknown>>;
  const reached = reachedFrom(paths, components);
  return {
    ...whole,
    info: { ...whole.info, ...door.document },
    tags: [...new Set(door.operations.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
      ...Object.fromEntries(
        Object.entries(components).map(([kind, all]) => [
          kind,
          Object.fromEntries(Object.entries(all).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
        ]),
      ),
    },
  } as unknown as OpenApiDocument;
}

/** All references of a part, including indirect ones. */
function reachedFrom(part: object, components: Record<string, Record<string, unknown>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === 'string' && !reached.has($ref)) {
      reached.add($ref);
      const [, , kind = '', name = ''] = $ref.split('/');
      walk(components[kind]?.[name]);
    }
    Object.values(node).forEach(walk);
  };
  walk(part);
  return reached;
}

/** Shared state of one document. */
interface Told {
  readonly doors: Doors;
  readonly schemas: Schemas;
  /** Refusals that many operations share, by name. */
  readonly refused: ReadonlyMap<string, object>;
}

function describe(operation: AnyOperation, told: Told): Record<string, unknown> {
  const { schemas } = told;
  const needs =
    operation.permission === 'public' || operation.permission === null ? '' : `Needs \`${operation.permission}\`.`;
  const description = [operation.description, needs].filter(Boolean).join('\n\n');
  return {
    operationId: operation.name,
    tags: [tagOf(operation)],
    summary: operation.summary,
    ...(description && { description }),
    ...(operation.permission === 'public' && { security: [] }),
    'x-permission': operation.permission,
    // An operation that dispatches to others may write. A read-only one can be repeated by a client at any time.
    'x-reads': operation.reads && operation.dispatch === undefined,
    parameters: parametersOf(operation, schemas),
    ...(operation.body && {
      requestBody: {
        required: !operation.body.safeParse(undefined).success,
        content: {
          'application/json': {
            schema: schemas.refer(
              operation.body,
              'input',
              `${pascal(operation.name)}Body`,
              `Request body of ${operation.name}.`,
            ),
          },
        },
      },
    }),
    ...(operation.bodyMedia && {
      requestBody: {
        required: true,
        content: { [operation.bodyMedia]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responsesOf(operation, told),
  };
}

function headerOf(name: keyof typeof HEADERS): object {
  return { name, in: 'header', required: false, description: HEADERS[name], schema: { type: 'string' } };
}

function parametersOf(operation: AnyOperation, schemas: Schemas): unknown[] {
  const fields = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemas.inline(schema, 'input', pascal(operation.name)) as {
      properties?: Record<string, JsonSchema>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, { description, ...property }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(typeof description === 'string' && { description }),
      schema: property,
    }));
  };
  return [
    ...fields(operation.params, 'path'),
    ...fields(operation.query, 'query'),
    ...(operation.touches === 'user' ? [headerOf('X-User-Id')] : []),
    ...(operation.headers ?? []).map(headerOf),
  ];
}

/** Only of doors whose operations are described. */
function refusalSchemas(doors: Doors): Record<string, JsonSchema> {
  const described = doors.all.filter(({ operations }) => operations.length > 0);
  return Object.fromEntries(
    described.map(({ refusals: { schema } }) => [schema.name, jsonSchemaOf(schema.shape, 'output')]),
  );
}

function contentOf({ refusals: { contentType, schema } }: Doors['all'][number]): Record<string, unknown> {
  return { [contentType.split(';', 1)[0] ?? '']: { schema: { $ref: `#/components/schemas/${schema.name}` } } };
}

function responsesOf(operation: AnyOperation, { doors, schemas, refused }: Told): Record<string, unknown> {
  const door = doors.ofOperation(operation) ?? doors.all[0];
  const answer = schemas.refer(
    operation.output,
    'output',
    `${pascal(operation.name)}Answer`,
    `Response of ${operation.name}.`,
  );
  const content = { [operation.media ?? 'application/json']: { schema: answer } };
  const statuses = Array.isArray(operation.status) ? (operation.status as number[]) : [operation.status as number];
  const responses: Record<string, unknown> = {};
  for (const status of statuses) responses[status] = { description: operation.summary, content };
  for (const [status, { name }] of UNREADABLE) responses[status] = { $ref: `#/components/responses/${name}` };
  const ofUser = operation.touches === 'user';
  // An operation that dispatches to others may write.
  const writes = ofUser && (!operation.reads || operation.dispatch !== undefined);
  // Without a key, only the operation's own errors apply.
  const always =
    operation.permission === 'public' ? [] : [...COMMON, ...(ofUser ? OF_USER : []), ...(writes ? OF_WRITES : [])];
  const ofBody: ErrorCode[] = operation.body || operation.bodyMedia ? ['unsupported_media_type'] : [];
  const codes = [...new Set([...always, ...ofBody, ...(operation.errors ?? [])])];
  for (const status of [...new Set(codes.map((code) => ERRORS[code].status))].sort()) {
    const named = codes.filter((code) => ERRORS[code].status === status);
    const name = pascal(named.join('.'));
    const shared = door === doors.all[0] && refused.has(name);
    responses[status] ??= shared ? { $ref: `#/components/responses/${name}` } : inWords(named, contentOf(door));
  }
  return responses;
}

/** Refusals of `/v1` with codes that all or many operations share, and refusals of what never became a request. */
function refusedOf(doors: Doors): ReadonlyMap<string, object> {
  const content = contentOf(doors.all[0]);
  const statuses = [...new Set(COMMON.map((code) => ERRORS[code].status))];
  return new Map([
    ...statuses.map((status): [string, object] => {
      const codes = COMMON.filter((code) => ERRORS[code].status === status);
      return [pascal(codes.join('.')), inWords(codes, content)];
    }),
    ...OFTEN.map((codes): [string, object] => [pascal(codes.join('.')), inWords(codes, content)]),
    ...[...UNREADABLE.values()].map(({ name, description }): [string, object] => [name, { description, content }]),
  ]);
}

function inWords(codes: readonly ErrorCode[], content: object): object {
  return { description: codes.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('. '), content };
}

/** `records.store_batch` → `RecordsStoreBatch`. */
function pascal(name: string): string {
  return name.replaceAll(/(?:^|[._-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function tagOf({ name }: AnyOperation): string {
  return name.slice(0, name.indexOf('.'));
}
