import type { JsonSchema } from './openapi.js';

/** `query`: sent as text, so the text form of a flag or number is not a separate type. */
export type Place = 'query' | 'input' | 'output';

interface Context {
  readonly place: Place;
  /** What a reference to the root or the definitions of the schema is called. */
  readonly name: string;
}

/** The TypeScript type of a JSON Schema. */
export function typeOf(schema: JsonSchema | boolean, context: Context): string {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  if (schema.$ref !== undefined) return referenceOf(schema.$ref, context);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(alternatives(choices, context.place).map((one) => typeOf(one, context)));
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part, context)})`).join(' & ');
  if (Array.isArray(schema.type)) {
    return union((schema.type as string[]).map((type) => typeOf({ ...schema, type }, context)));
  }
  return plainTypeOf(schema, context);
}

function plainTypeOf(schema: JsonSchema, context: Context): string {
  switch (schema.type) {
    case 'string':
      return context.place !== 'output' && schema.format === 'date-time' ? 'string | Date' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return arrayOf(schema, context);
    case 'object':
      return objectOf(schema, context);
    default:
      return schema.properties ? objectOf(schema, context) : 'unknown';
  }
}

function arrayOf({ items = {}, prefixItems }: JsonSchema, context: Context): string {
  const readonly = context.place === 'output' ? '' : 'readonly ';
  if (prefixItems) return `${readonly}[${prefixItems.map((item) => typeOf(item, context)).join(', ')}]`;
  return `${readonly}(${typeOf(items, context)})[]`;
}

function objectOf(schema: JsonSchema, context: Context): string {
  const fields = fieldsOf(schema.properties ?? {}, schema.required ?? [], context);
  const more = schema.additionalProperties ?? false;
  if (fields.length === 0) {
    // In a request, an object without declared fields is open; a closed one accepts nothing.
    return more === false ? 'Record<string, never>' : mapOf(schema, more, context);
  }
  // Beside declared fields an index signature must cover them all, so it cannot be narrower than unknown.
  if (more !== false) fields.push('[field: string]: unknown;');
  return `{\n${fields.join('\n')}\n}`;
}

function mapOf({ propertyNames }: JsonSchema, values: JsonSchema | boolean, context: Context): string {
  const value = typeOf(values, context);
  if (propertyNames?.enum) return `Partial<Record<${union(propertyNames.enum.map(literal))}, ${value}>>`;
  return `Record<string, ${value}>`;
}

/** The members of an object type, with their descriptions. */
export function fieldsOf(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  context: Context,
): string[] {
  return Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${comment(schema.description)}${propertyName(name)}${optional}: ${typeOf(schema, context)};`;
  });
}

export function comment(text: string | undefined): string {
  if (!text) return '';
  const lines = text.replaceAll('*/', '*\\/').split('\n');
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** In a query a flag or a number may also be written as text; callers need not know. Times keep their text form. */
function alternatives(choices: readonly JsonSchema[], place: Place): readonly JsonSchema[] {
  if (place !== 'query') return choices;
  const has = (...types: string[]): boolean => choices.some(({ type }) => types.includes(type as string));
  if (has('boolean')) return choices.filter(({ type }) => type !== 'string');
  if (has('number', 'integer')) return choices.filter(({ type, format }) => type !== 'string' || format !== undefined);
  return choices;
}

/** The name of a component as an input. */
export function inputName(component: string): string {
  return component.endsWith('Input') ? component : `${component}Input`;
}

function referenceOf(reference: string, { name, place }: Context): string {
  if (reference === '#') return name;
  const last = reference.slice(reference.lastIndexOf('/') + 1);
  if (reference.startsWith('#/$defs/')) return definitionName(name, last);
  return place === 'output' ? last : inputName(last);
}

/** The name of a definition inside the schema of the type `name`. */
export function definitionName(name: string, definition: string): string {
  return `${name}${definition.replace(/^_+/, '').replace(/^\w/, (letter) => letter.toUpperCase())}`;
}

function union(types: readonly string[]): string {
  const distinct = [...new Set(types.flatMap((type) => (type === 'string | Date' ? ['string', 'Date'] : [type])))];
  return distinct.includes('unknown') ? 'unknown' : distinct.join(' | ');
}

function literal(value: unknown): string {
  return JSON.stringify(value);
}
