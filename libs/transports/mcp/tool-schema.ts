import type { AnyOperation } from '@contracts/operation.js';
import type { JSONValue } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { jsonSchemaOf } from '../http/json-schema.js';
import type { InputParts } from '../http/operation.decorator.js';

/** A JSON Schema of an object, as MCP lists it. */
// A type instead of an interface, because only a type is assignable to the SDK's open objects.
export type ObjectSchema = {
  readonly type: 'object';
  readonly properties: Record<string, JsonSchema>;
  readonly required?: string[];
  readonly additionalProperties?: boolean;
};
export type JsonSchema = { [key: string]: JSONValue };
type Fields = Readonly<Record<string, unknown>>;

/** AMP's single endpoint names the operation in this field. A tool is named by its own name. */
const NOT_SHOWN = ['operation'];

/** All fields of an operation as one flat object, wherever HTTP puts them. */
export function inputSchemaOf({ params, query, body }: AnyOperation): ObjectSchema {
  const parts = [params, query, body].filter((part) => part !== undefined).map((part) => objectSchemaOf(part, 'input'));
  const properties: Record<string, JsonSchema> = Object.assign({}, ...parts.map((part) => part.properties));
  const required = parts.flatMap((part) => part.required ?? []);
  for (const name of NOT_SHOWN) delete properties[name];
  const strict = parts.at(-1)?.additionalProperties === false;
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    ...(strict && { additionalProperties: false }),
  };
}

export function outputSchemaOf({ output }: AnyOperation): ObjectSchema {
  return objectSchemaOf(output, 'output');
}

/** Assigns each field to the part of the operation that declares it. Unknown fields go to the last part. */
export function partsOf({ params, query, body }: AnyOperation, fields: Fields): InputParts {
  const inPath = namesOf(params);
  const inQuery = body ? namesOf(query) : [];
  const rest = without(fields, [...inPath, ...inQuery]);
  return { params: only(fields, inPath), query: body ? only(fields, inQuery) : rest, body: body ? rest : undefined };
}

function objectSchemaOf(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  // Without `$schema`: MCP's default is 2020-12, and validators for an older draft fail if it is named.
  const shown = jsonSchemaOf(schema, io);
  if (shown['type'] !== 'object') throw new Error('a tool takes and answers objects');
  return { properties: {}, ...shown } as unknown as ObjectSchema;
}

function namesOf(part: z.ZodType | undefined): readonly string[] {
  return part instanceof z.ZodObject ? Object.keys(part.shape) : [];
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
