import { isObject } from '@kernel/is-object.js';

/** What local models write before their answer, and around it. */
const THOUGHTS = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/i;
const FENCE = '```';
const FENCE_LINE = /^```[a-z]*\s*\n/i;

type Schema = Readonly<Record<string, unknown>>;

/**
 * The JSON of an answer, without the fence or the thoughts around it. Fields that the schema requires and that may be null
 * are null if they are absent: small models leave out what they do not know. Undefined: it is no JSON.
 */
export function readObject(text: string, schema: Schema): unknown {
  const value = parsed(text) ?? parsed(bare(text));
  return value === undefined ? undefined : completed(value, schema);
}

function bare(text: string): string {
  const said = text.replace(THOUGHTS, '').trim();
  const opening = FENCE_LINE.exec(said)?.[0];
  return opening !== undefined && said.endsWith(FENCE) ? said.slice(opening.length, -FENCE.length) : said;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? storable(value) : value)) as unknown;
  } catch {
    return undefined;
  }
}

function completed(value: unknown, schema: unknown): unknown {
  if (!isObject(schema)) return value;
  if (Array.isArray(value)) return value.map((one) => completed(one, schema['items']));
  const { properties, required } = schema;
  if (!isObject(value) || !isObject(properties)) return value;
  const all = new Set([...Object.keys(value), ...(Array.isArray(required) ? (required as string[]) : [])]);
  return Object.fromEntries(
    [...all].flatMap((name): [string, unknown][] => {
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (Object.hasOwn(value, name)) return [[name, completed(value[name], inner)]];
      return mayBeNull(inner) ? [[name, null]] : [];
    }),
  );
}

function mayBeNull(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, anyOf } = schema;
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return Array.isArray(anyOf) && anyOf.some(mayBeNull);
}

/**
 * A model's text without characters that the database rejects: NUL and lone surrogates. Some models write these for letters such as "é".
 */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}
