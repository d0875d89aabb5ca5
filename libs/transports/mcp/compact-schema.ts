import type { JSONValue } from '@modelcontextprotocol/server';
import type { JsonSchema, ObjectSchema } from './tool-schema.js';

/** Levels of nested names that are shown: `record.content` is; `record.state` describes its own contents. */
const LEVELS = 2;
/** Bounds of strings and lists are left out: a violation returns them in the error. */
const TOLD = ['description', 'type', 'enum', 'const', 'default', 'minimum', 'maximum', 'format'] as const;
const OUTLINED = ['type', 'enum', 'const'] as const;
/**
 * Fields whose name explains them in every tool. Repeating their descriptions took a fifteenth of the whole listing.
 */
const SAY_IT_THEMSELVES: readonly string[] = ['user_id', 'label'];
/** The bounds that zod writes for any integer. */
const NO_BOUND: readonly unknown[] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

/**
 * The input schema of a tool in a form small enough for a prompt: names, types, choices and descriptions. It accepts
 * everything that the operation accepts. It validates nothing: the operation validates the calls.
 *
 * @param unlisted dotted names that an agent does not need; they are still accepted
 * @throws Error if an unlisted name does not exist
 */
export function compactInput(schema: ObjectSchema, unlisted: readonly string[] = []): ObjectSchema {
  const { properties, required } = unlisted.reduce(withoutField, schema);
  return { type: 'object', properties: compactFields(properties, LEVELS - 1), ...(required && { required }) };
}

/** The output of a tool, reduced to the names and types of its fields. */
export function outlineOf({ properties, required }: ObjectSchema): ObjectSchema {
  const fields = Object.entries(properties).map(([name, field]) => [name, kindsOf(field)]);
  return { type: 'object', properties: Object.fromEntries(fields) as Fields, ...(required && { required }) };
}

/** Every type that a field may have, including null, because clients validate responses against it. */
function kindsOf(field: JsonSchema): JsonSchema {
  const choices = (field['anyOf'] ?? field['oneOf']) as JsonSchema[] | undefined;
  if (!choices) return only(field, OUTLINED);
  const kinds = [...new Set(choices.flatMap((choice) => kindsOf(choice)['type'] ?? {}))];
  return kinds.every((kind) => typeof kind === 'string') ? { type: kinds } : {};
}

type Fields = Record<string, JsonSchema>;

function compactFields(fields: Fields, levels: number): Fields {
  const shown = Object.entries(fields).map(([name, field]) => {
    const { description, ...rest } = compact(field, levels);
    return [name, description === undefined || SAY_IT_THEMSELVES.includes(name) ? rest : { description, ...rest }];
  });
  return Object.fromEntries(shown) as Fields;
}

function compact(schema: JsonSchema, levels: number): JsonSchema {
  const form = oneForm(schema);
  const shown = only(form, TOLD);
  const items = form['items'] as JsonSchema | undefined;
  const inner = items && compact(items, levels);
  const list = inner && Object.keys(inner).length > 0 && { items: inner };
  const fields = form['properties'] as Fields | undefined;
  if (!fields) return { ...shown, ...list };
  if (levels === 0) return { ...shown, description: sentences(shown['description'], Object.keys(fields)) };
  const required = form['required'];
  return { ...shown, properties: compactFields(fields, levels - 1), ...(required !== undefined && { required }) };
}

/**
 * The one form to write if there are several: a time or a string if allowed. Null is left out, because omitting the
 * field means the same.
 */
function oneForm(schema: JsonSchema): JsonSchema {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (!choices) return withoutNull(schema);
  const forms = choices.map(oneForm).filter(({ type }) => type !== 'null');
  const form =
    forms.find(({ format }) => format === 'date-time') ?? forms.find(({ type }) => type === 'string') ?? forms[0];
  return { ...form, ...only(schema, ['description', 'default']) };
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  const kinds = Array.isArray(type) ? type.filter((kind) => kind !== 'null') : [];
  return kinds.length === 1 ? { ...schema, type: kinds[0]! } : schema;
}

function only(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const told = Object.entries(schema).filter(([name, value]) => names.includes(name) && !NO_BOUND.includes(value));
  return Object.fromEntries(told);
}

function sentences(description: JSONValue | undefined, names: readonly string[]): string {
  return `${typeof description === 'string' ? `${description} ` : ''}With ${names.join(', ')}.`;
}

function withoutField<S extends JsonSchema | ObjectSchema>(schema: S, path: string): S {
  const [name = '', ...inner] = path.split('.');
  const fields = schema['properties'] as Fields | undefined;
  const field = fields?.[name];
  if (!fields || !field) throw new Error(`no field ${path} is there to leave out`);
  if (inner.length > 0) {
    const inside = field['items'] ? 'items' : null;
    const holder = inside ? (field[inside] as JsonSchema) : field;
    const changed = withoutField(holder, inner.join('.'));
    return { ...schema, properties: { ...fields, [name]: inside ? { ...field, items: changed } : changed } };
  }
  const { [name]: _, ...others } = fields;
  const { required = [], ...rest } = schema;
  const needed = (required as string[]).filter((one) => one !== name);
  return { ...rest, properties: others, ...(needed.length > 0 && { required: needed }) } as S;
}
