import { OPERATIONS } from '@contracts/catalogue.js';
import type { AnyOperation } from '@contracts/operation.js';
import { type ErrorCode, ERRORS } from '@kernel/errors.js';
import { VERSION } from '@kernel/version.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import type { Doors } from './door.js';

type JsonSchema = Record<string, unknown>;

/** What every operation that needs a key may answer. */
const COMMON: readonly ErrorCode[] = [
  'invalid_input',
  'unauthorized',
  'forbidden',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
];

const HEADERS = {
  'If-Match': 'The ETag that was read; 412 if the record has changed since.',
  'Idempotency-Key': 'Repeating the request with the same key within a day answers the same and does nothing.',
  Prefer: '`wait=N` waits up to N seconds (30 at most) for the vectors.',
} as const;

/** OpenAPI 3.1 from the catalogue of operations: the schemas that check requests are the ones that describe them. */
export function openApiDocument(doors: Doors): OpenAPIObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of OPERATIONS) {
    const path = (paths[operation.path] ??= {});
    path[operation.method.toLowerCase()] = describe(operation, doors);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Recollect',
      version: VERSION,
      description:
        'Long-term memory for AI agents: store what was said and learned, find it again without a language model.',
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }, { bearer: [] }],
    tags: [...new Set(OPERATIONS.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: refusalSchemas(doors),
    },
  } as unknown as OpenAPIObject;
}

function describe(operation: AnyOperation, doors: Doors): Record<string, unknown> {
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
    parameters: parametersOf(operation),
    ...(operation.body && {
      requestBody: {
        required: !operation.body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemaOf(operation.body, 'input') } },
      },
    }),
    ...(operation.bodyMedia && {
      requestBody: {
        required: true,
        content: { [operation.bodyMedia]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responsesOf(operation, doors),
  };
}

function parametersOf(operation: AnyOperation): unknown[] {
  const fields = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...fields(operation.params, 'path'),
    ...fields(operation.query, 'query'),
    ...(operation.touches === 'user' ? [header('X-User-Id', 'The user spoken for.')] : []),
    ...(operation.headers ?? []).map((name) => header(name, HEADERS[name])),
  ];
}

/** Of those whose operations are described. */
function refusalSchemas(doors: Doors): Record<string, JsonSchema> {
  const described = doors.all.filter(({ operations }) => operations.length > 0);
  return Object.fromEntries(
    described.map(({ refusals: { schema } }) => [schema.name, schemaOf(schema.shape, 'output')]),
  );
}

function refusalOf(operation: AnyOperation, doors: Doors): Record<string, unknown> {
  const { contentType, schema } = (doors.ofOperation(operation) ?? doors.all[0]).refusals;
  return { [contentType.split(';', 1)[0] ?? '']: { schema: { $ref: `#/components/schemas/${schema.name}` } } };
}

function responsesOf(operation: AnyOperation, doors: Doors): Record<string, unknown> {
  const refusal = refusalOf(operation, doors);
  const content = { [operation.media ?? 'application/json']: { schema: schemaOf(operation.output, 'output') } };
  const statuses = Array.isArray(operation.status) ? (operation.status as number[]) : [operation.status as number];
  const responses: Record<string, unknown> = {};
  for (const status of statuses) responses[status] = { description: operation.summary, content };
  if (operation.permission === 'public') return responses;
  const codes = [...new Set([...COMMON, ...(operation.errors ?? [])])];
  for (const status of [...new Set(codes.map((code) => ERRORS[code].status))].sort()) {
    const named = codes.filter((code) => ERRORS[code].status === status);
    responses[status] ??= {
      description: named.map((code) => `\`${code}\`: ${ERRORS[code].title}`).join('. '),
      content: refusal,
    };
  }
  return responses;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

function tagOf({ name }: AnyOperation): string {
  return name.slice(0, name.indexOf('.'));
}
