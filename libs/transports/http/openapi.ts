import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { type ErrorCode, ERRORS } from '@kernel/errors.js';
import { VERSION } from '@kernel/version.js';
import { z } from 'zod';
import type { Door, Doors } from './door.js';
import { type JsonSchema, jsonSchemaOf } from './json-schema.js';
import { Schemas } from './openapi-schemas.js';

/** As OpenAPI 3.1 has it: https://spec.openapis.org/oas/v3.1.0 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: Readonly<Record<string, unknown>>;
}

/** What every operation that needs a key may answer. */
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

/** And of those that speak for a user: for a key that is bound to one, no other exists. */
const OF_USER: readonly ErrorCode[] = ['user_required', 'user_mismatch', 'not_found'];
/** And of those of them that may write: while the user is being erased, or nothing new is learned about them. */
const OF_WRITES: readonly ErrorCode[] = ['learning_paused', 'erasure_pending'];

/** Named once, because so many operations are refused in these words: each is what they say of one status. */
const OFTEN: readonly (readonly ErrorCode[])[] = [
  ['not_found'],
  ['unsupported_media_type'],
  ['invalid_input', 'user_required', 'user_mismatch'],
];

/** Of requests whose path, and so whose protocol, is not read (`unreadable.ts`): any operation may be meant by them. */
const UNREADABLE: ReadonlyMap<number, { readonly name: string; readonly description: string }> = new Map([
  [408, { name: 'TooSlow', description: '`invalid_input`: The request took too long to arrive.' }],
  [431, { name: 'HeadersTooLarge', description: '`too_large`: The headers, the path among them, are too long.' }],
]);

const HEADERS = {
  'X-User-Id': 'The user spoken for.',
  'If-Match': 'The ETag that was read; 412 if it has changed since.',
  'Idempotency-Key': 'Repeating the request with the same key within a day answers the same and does nothing.',
  Prefer: '`wait=N` waits up to N seconds (30 at most) for the vectors.',
  'X-Agent-Id': 'The agent that speaks: its history, its blocks, its memories.',
  'X-Session-Id': 'The conversation that the turn belongs to.',
  'X-Project-Id': 'The project that the turn belongs to.',
  'X-Memory-Tokens': 'How much is recalled for the turn, in tokens: 0 to 32000, 2000 where absent.',
  'X-Memory-Citations': '`true`: the model is asked to name the memories that its answer rests on.',
  'X-Provider-Key': 'Your own key for the model provider, for this request alone. It is neither kept nor logged.',
} as const;

/**
 * OpenAPI 3.1 from the catalogue of operations, a document for each door that has operations, by the door's name. The
 * schemas that check requests are the ones that describe them, and have the same name in every document.
 */
export function openApiDocuments(doors: Doors): ReadonlyMap<string, OpenApiDocument> {
  const whole = wholeDocument(doors);
  const described = doors.all.filter(({ operations }) => operations.length > 0);
  return new Map(described.map((door) => [door.name, partOf(whole, door)]));
}

function wholeDocument(doors: Doors): OpenApiDocument {
  const schemas = new Schemas();
  const told: Told = { doors, schemas, refused: refusedOf(doors) };
  const described: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const path = (described[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(operation, told);
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

/** One door's operations, and the components that these lead to. */
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

/** The references of a part, and of what they lead to. */
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

/** What the parts of one document share. */
interface Told {
  readonly doors: Doors;
  readonly schemas: Schemas;
  /** The refusals of many operations, by their names. */
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
    // One that stands for others may write. What only reads may be repeated by a client at will.
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
              `What ${operation.name} is sent.`,
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

/** Of those whose operations are described. */
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
    `What ${operation.name} answers.`,
  );
  const content = { [operation.media ?? 'application/json']: { schema: answer } };
  const statuses = Array.isArray(operation.status) ? (operation.status as number[]) : [operation.status as number];
  const responses: Record<string, unknown> = {};
  for (const status of statuses) responses[status] = { description: operation.summary, content };
  for (const [status, { name }] of UNREADABLE) responses[status] = { $ref: `#/components/responses/${name}` };
  const ofUser = operation.touches === 'user';
  // One that stands for others may write.
  const writes = ofUser && (!operation.reads || operation.dispatch !== undefined);
  // Whoever needs no key is refused for what the operation names alone.
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

/** Those that `/v1` gives for the codes that every operation may have, or many, and those of what never became a request. */
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
