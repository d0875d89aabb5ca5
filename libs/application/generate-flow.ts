import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type generate, type GenerateInput, SCHEMA_LENGTH } from '@contracts/model-usage/generate.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { Answered, Ask } from '@platform/models/language-model.js';
import { refusedCall } from '@platform/models/refused-call.js';
import { TenantModels } from '@platform/models/tenant-models.js';

/** Keywords that a schema may not contain: expressions that may take forever, and references. */
const REFUSED = new Set([
  'pattern',
  'patternProperties',
  '$ref',
  '$dynamicRef',
  '$id',
  '$defs',
  'definitions',
  'dependencies',
]);
/** Keywords whose values are data, not schemas. */
const DATA = new Set(['enum', 'const', 'default', 'examples']);
/** Keywords that are checked only beside a `type`. */
const TYPED = ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties', 'propertyNames', 'items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength', 'format', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']; // prettier-ignore
/** Keywords whose values are numbers. Others would not be checked, and some would stop the check. */
const NUMBERS = [
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'multipleOf',
];
/** Deepest nesting of a schema. */
const DEEPEST = 20;

type AnswerShape = z.ZodType<Record<string, unknown>>;

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
    const shape = z.fromJSONSchema(schema);
    // A model is sent the schema as it is checked.
    z.toJSONSchema(shape);
    return shape as AnswerShape;
  } catch (error) {
    throw invalid('schema', 'is not a JSON Schema that can be checked', { cause: error });
  }
}

/** `names`: the keys are field names under `properties`, and may be any. */
function check(value: unknown, path: string, depth: number, names = false): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw invalid(path, `is nested deeper than ${DEEPEST}`);
  if (!names && !Array.isArray(value)) checkWhole(value as Readonly<Record<string, unknown>>, path);
  for (const [key, inner] of Object.entries(value)) {
    if (!names && REFUSED.has(key)) throw invalid(`${path}.${key}`, 'is not taken');
    if (!names && DATA.has(key)) continue;
    check(inner, `${path}.${key}`, depth + 1, !names && key === 'properties');
  }
}

/** Refuses what would not be checked: an answer could break it. */
function checkWhole(schema: Readonly<Record<string, unknown>>, path: string): void {
  const noNumber = NUMBERS.find((key) => Object.hasOwn(schema, key) && typeof schema[key] !== 'number');
  if (noNumber) throw invalid(`${path}.${noNumber}`, 'must be a number');
  if (schema['multipleOf'] === 0) throw invalid(`${path}.multipleOf`, 'must not be 0');
  const loose = schema['type'] === undefined && TYPED.find((key) => Object.hasOwn(schema, key));
  if (loose) throw invalid(`${path}.${loose}`, 'needs a `type` beside it');
  const names: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const fields = schema['properties'] ?? {};
  const unknown = names.find((name) => !Object.hasOwn(fields, String(name)));
  if (unknown !== undefined) throw invalid(`${path}.required`, `names ${String(unknown)}, which \`properties\` lacks`);
}

/** Calls the language model within the tenant's budget. */
@Injectable()
export class GenerateFlow {
  constructor(private readonly models: TenantModels) {}

  /**
   * @throws RecollectError no_model, model_refused, model_failed, and the errors of `TenantModels` for the budget and
   * the user
   */
  async run(scope: Scope, input: GenerateInput): Promise<OutputOf<typeof generate>> {
    const shape = input.schema && answerShape(input.schema);
    const model = this.models.for(scope, 'chat');
    if (!model) throw new RecollectError('no_model');
    const ask = askOf(input);
    try {
      if (shape) {
        const { object, ...answered } = await model.generateObject(ask, shape);
        return { object, ...shown(answered) };
      }
      const { text, ...answered } = await model.generate(ask);
      return { text, ...shown(answered) };
    } catch (error) {
      throw refusedCall(error);
    }
  }
}

function askOf({ prompt, messages, system, max_tokens, temperature, deadline_ms }: GenerateInput): Ask {
  return {
    messages: messages ?? [{ role: 'user', content: prompt ?? '' }],
    deadlineMs: deadline_ms,
    ...(system !== undefined && { system }),
    ...(max_tokens !== undefined && { maxTokens: max_tokens }),
    ...(temperature !== undefined && { temperature }),
  };
}

function shown({ model, finish, usage }: Answered): Pick<OutputOf<typeof generate>, 'model' | 'finish' | 'usage'> {
  const { input, output, cached } = usage;
  return {
    model,
    finish: finish === 'tools' ? 'unknown' : finish,
    usage: { tokens_in: input, tokens_out: output, tokens_cached: cached },
  };
}
