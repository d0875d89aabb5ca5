import { queryFlag } from '@contracts/primitives.js';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/**
 * A schema as the documents show it. Values that a query string sends as text appear with their real type and bounds.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...shown } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: asValues });
  return shown;
}

/** For zod's JSON Schema writer: see `jsonSchemaOf`. */
export function asValues({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: object }): void {
  if ((zodSchema as unknown) === queryFlag) replace(jsonSchema, { type: 'boolean' });
  const { def } = zodSchema._zod;
  // zod leaves the default out if a text may be converted to the value.
  if (def.type === 'default') Object.assign(jsonSchema, { default: def.defaultValue });
  const number = def.type === 'pipe' ? numberOf(def.out) : null;
  if (!number) return;
  const { $schema: _, ...shown } = z.toJSONSchema(number);
  replace(jsonSchema, shown);
}

/** The number type that a text is converted to, if any. */
function numberOf(schema: z.core.$ZodType): z.core.$ZodNumber | null {
  if (schema instanceof z.core.$ZodNumber) return schema;
  return schema instanceof z.core.$ZodPipe ? numberOf(schema._zod.def.in) : null;
}

function replace(jsonSchema: object, by: object): void {
  if ('anyOf' in jsonSchema) delete jsonSchema.anyOf;
  Object.assign(jsonSchema, by);
}
