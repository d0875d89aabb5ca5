import { SCHEMA_LENGTH } from '@contracts/model-usage/generate.operations.js';
import { invalid } from '@kernel/errors.js';
import { z } from 'zod';

/** Keywords that a schema may not contain: expressions that may take forever, and references. */
const REFUSED = new Set(['pattern', 'patternProperties', '$ref', '$dynamicRef', '$id', '$defs', 'definitions']);
/** Keywords whose values are data, not schemas. */
const DATA = new Set(['enum', 'const', 'default', 'examples']);
/** Deepest nesting of a schema. */
const DEEPEST = 20;

export type AnswerShape = z.ZodType<Record<string, unknown>>;

/**
 * Compiles a caller's JSON Schema into a check for answers.
 * @throws RecollectError invalid_input
 */
export function answerShape(schema: Readonly<Record<string, unknown>>): AnswerShape {
  if (schema['type'] !== 'object') throw invalid('schema.type', 'must be object');
  if (JSON.stringify(schema).length > SCHEMA_LENGTH) {
    throw invalid('schema', `must not be longer than ${SCHEMA_LENGTH} characters`);
  }
  check(schema, 'schema', 0);
  try {
    return z.fromJSONSchema(schema) as AnswerShape;
  } catch (error) {
    throw invalid('schema', 'is not a JSON Schema that can be checked', { cause: error });
  }
}

/** `names`: the keys are field names under `properties`, and may be any. */
function check(value: unknown, path: string, depth: number, names = false): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw invalid(path, `is nested deeper than ${DEEPEST}`);
  for (const [key, inner] of Object.entries(value)) {
    if (!names && REFUSED.has(key)) throw invalid(`${path}.${key}`, 'is not taken');
    if (!names && DATA.has(key)) continue;
    check(inner, `${path}.${key}`, depth + 1, !names && key === 'properties');
  }
}
