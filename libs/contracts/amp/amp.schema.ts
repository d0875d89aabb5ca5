import { z } from 'zod';
import type { AnyOperation } from '../operation.js';
import { AMP_BY_NAME, AMP_PROTOCOL, ampCall } from './amp.operations.js';

/** AMP v0.2, section 2: the fields that every record has. */
const common = {
  id: z.string().optional().describe('Made by the server, or brought by the client to update the record.'),
  created_at: z.int().optional().describe('Unix milliseconds.'),
  updated_at: z.int().optional(),
  agent: z.string().optional(),
  project: z.string().optional(),
  tags: z.array(z.string()).optional(),
};

const lesson = z.looseObject({
  ...common,
  type: z.literal('lesson'),
  title: z.string().optional(),
  content: z.string(),
  severity: z.enum(['info', 'warning', 'critical']).optional(),
});

const checkpoint = z.looseObject({
  ...common,
  type: z.literal('checkpoint'),
  agent: z.string(),
  working_on: z.string(),
  content: z.string().optional(),
  state: z
    .looseObject({
      decisions: z.array(z.string()).optional(),
      blockers: z.array(z.string()).optional(),
      artifacts: z.array(z.string()).optional(),
      flags: z.array(z.string()).optional(),
    })
    .optional(),
  session_id: z.string().optional(),
});

const snippet = z.looseObject({
  ...common,
  type: z.literal('snippet'),
  content: z.string(),
  file_path: z.string().optional(),
  language: z.string().optional(),
  start_line: z.int().optional(),
  end_line: z.int().optional(),
  repo: z.string().optional(),
});

const memory = z.looseObject({ ...common, type: z.string(), content: z.string() });

const error = z.object({
  success: z.literal(false),
  deleted: z.literal(false).optional().describe('Of a delete of what is not there.'),
  error: z.string().describe('A stable code; see docs/errors.md.'),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  request_id: z.string(),
});

const input = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
const output = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

/** All fields of a request, wherever HTTP puts them: so the form with one endpoint takes them too. */
function requestOf(operation: AnyOperation): z.ZodType {
  const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined);
  return parts.length > 1 ? z.intersection(parts[0]!, parts[1]!) : (parts[0] ?? z.object({}));
}

/** JSON Schemas (2020-12) of AMP's records and operations, as this server takes and answers them. */
export function ampJsonSchemas(): Record<string, unknown> & { protocol: string } {
  const operations = Object.entries(AMP_BY_NAME).map(([name, operation]) => {
    const request = requestOf(operation);
    return [
      name,
      { method: operation.method, path: operation.path, request: input(request), response: output(operation.output) },
    ];
  });
  return {
    protocol: AMP_PROTOCOL,
    records: { lesson: input(lesson), checkpoint: input(checkpoint), snippet: input(snippet), memory: input(memory) },
    operations: {
      ...(Object.fromEntries(operations) as Record<string, unknown>),
      call: {
        method: ampCall.method,
        path: ampCall.path,
        request: input(ampCall.body),
        response: output(ampCall.output),
      },
    },
    error: output(error),
  };
}

/** One of them by its name; null: there is none. */
export function ampJsonSchemaOf(name: string): Record<string, unknown> | null {
  const {
    records,
    operations,
    error: refusal,
  } = ampJsonSchemas() as unknown as Record<'records' | 'operations', Named> & {
    error: Record<string, unknown>;
  };
  if (name === 'error') return refusal;
  return [records, operations].find((named) => Object.hasOwn(named, name))?.[name] ?? null;
}

type Named = Readonly<Record<string, Record<string, unknown>>>;
