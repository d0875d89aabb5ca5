import { queryFlag } from '@contracts/primitives.js';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** A schema as the documents show it: what a query string writes as text is shown as the value that it means, with its bounds. */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...shown } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: asValues });
  return shown;
}

/** For zod's writer: see `jsonSchemaOf`. */
export function asValues({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  if ((zodSchema as unknown) === queryFlag) replace(jsonSchema, { type: 'boolean' });
  const { def } = zodSchema._zod;
  // Left out by zod where a text may be turned into the value.
  if (def.type === 'default') Object.assign(jsonSchema, { default: def.defaultValue });
  const number = def.type === 'pipe' ? numberOf(def.out) : null;
  if (!number) return;
  const { $schema: _, ...shown } = z.toJSONSchema(number);
  replace(jsonSchema, shown);
}

/** The number that a text is turned into, if it is one. */
function numberOf(schema: z.core.$ZodType): z.core.$ZodNumber | null {
  if (schema instanceof z.core.$ZodNumber) return schema;
  return schema instanceof z.core.$ZodPipe ? numberOf(schema._zod.def.in) : null;
}

function replace(jsonSchema: object, by: object): void {
  if ('anyOf' in jsonSchema) delete jsonSchema.anyOf;
  Object.assign(jsonSchema, by);
}
