import type { FieldError } from '@kernel/errors.js';
import { z } from 'zod';
import { knownNames, type KnownNames, nearName, translatedName } from './field-names.js';

/** Maximum number of wrong fields that one response names. */
const MOST = 20;
export const NOT_KNOWN = 'is not a known field';

type Checked<Schema extends z.ZodType> =
  | { readonly data: z.output<Schema>; readonly errors?: never }
  | { readonly data?: never; readonly errors: readonly FieldError[] };

/**
 * Returns the value as its schema parses it, with meaningless nulls removed, or every wrong field with what it must
 * be.
 */
export function check<Schema extends z.ZodType>(schema: Schema, value: unknown): Checked<Schema> {
  const parsed = schema.safeParse(withoutNulls(schema, value), { error: wordIssue });
  return parsed.success ? { data: parsed.data } : { errors: fieldErrorsOf(parsed.error) };
}

/** Converts zod's issues to field errors. Unknown keys and errors inside a union become errors of their own field. */
function fieldErrorsOf(error: z.ZodError): FieldError[] {
  const errors = error.issues.flatMap(insideOf).flatMap((issue): FieldError[] => {
    const field = fieldPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      const messages = issue.message.split('\n');
      return issue.keys.slice(0, MOST).map((key, index) => ({
        field: field ? `${field}.${key}` : key || '(empty)',
        message: messages[index] ?? NOT_KNOWN,
      }));
    }
    return [{ field: field || '(body)', message: issue.message }];
  });
  // Both sides of an intersection name the same.
  const told = new Map(errors.slice(0, 2 * MOST).map((error) => [`${error.field} ${error.message}`, error]));
  return [...told.values()].slice(0, MOST);
}

/** If only one form of a union has the value's kind: the errors inside that form. */
function insideOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const near = issue.errors.filter((issues) =>
    issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
  );
  const [meant, ...others] = near;
  if (!meant || others.length > 0 || !meant.every(({ path }) => path.length > 0)) return [issue];
  return meant.flatMap((inner) => insideOf({ ...inner, path: [...issue.path, ...inner.path] }));
}

function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    '',
  );
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const PARTS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
};

/**
 * The message for an issue whose schema has none. It continues a sentence that starts with the field name and never
 * contains the value.
 */
export function wordIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'unrecognized_keys':
      return wordUnknown(issue);
    case 'invalid_type':
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_format':
      return `must be a valid ${issue.format}`;
    case 'too_small':
      return bound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum);
    case 'too_big':
      return bound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum);
    case 'invalid_union':
      return wordUnion(issue);
    default:
      return undefined;
  }
}

/** One line per unknown name, with the known name that is probably meant, or the object that has a field of this name. */
function wordUnknown({ keys, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): string {
  const shape: z.ZodObject['shape'] = inst instanceof z.ZodObject ? inst.shape : {};
  const known = knownNames(Object.keys(shape));
  const word = (key: string) => {
    const holder = holderOf(key, shape);
    if (holder !== undefined) return `${NOT_KNOWN} here; send it in ${holder}`;
    const meant = meantBy(key, known) ?? meantInside(key, shape);
    return meant === undefined ? NOT_KNOWN : `${NOT_KNOWN}; is ${meant} meant?`;
  };
  return keys.slice(0, MOST).map(word).join('\n');
}

/** A name that other operations use is no slip: `content` is not meant as `context`. */
function meantBy(key: string, known: KnownNames): string | undefined {
  return translatedName(key, known) ?? nearName(key, known) ?? undefined;
}

/** The only object among the fields that has a field of this name. */
function holderOf(key: string, shape: z.ZodObject['shape']): string | undefined {
  const holders = objectsIn(shape).filter(([, inner]) => Object.hasOwn(inner, key));
  return holders.length === 1 ? holders[0]?.[0] : undefined;
}

/** The field of a required object that is probably meant: `record.content` by `text`. */
function meantInside(key: string, shape: z.ZodObject['shape']): string | undefined {
  for (const [name, inner] of objectsIn(shape)) {
    const meant = shape[name]?.safeParse(undefined).success ? undefined : meantBy(key, knownNames(Object.keys(inner)));
    if (meant !== undefined) return `${name}.${meant}`;
  }
  return undefined;
}

function objectsIn(shape: z.ZodObject['shape']): [name: string, shape: z.ZodObject['shape']][] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const core = coreOf(field as z.ZodType);
    return core instanceof z.ZodObject ? [[name, core.shape]] : [];
  });
}

function bound(origin: string, relation: string, most: number | bigint): string {
  const parts = PARTS[origin];
  if (!parts) return `must be ${relation} ${most}`;
  if (relation === 'at least' && most === 1) return 'must not be empty';
  return `must have ${relation} ${most} ${parts[most === 1 ? 0 : 1]}`;
}

/** If the value has the right kind, the message says what is wrong with it. Otherwise it lists the allowed kinds. */
function wordUnion({ errors, discriminator, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string {
  if (errors.length === 0) return wordForms(discriminator, inst);
  const near = errors.find((issues) => issues.every(({ code, path }) => code !== 'invalid_type' || path.length > 0));
  const [first] = near ?? [];
  if (near?.length === 1 && first?.path.length === 0) return first.message;
  const kinds = errors.flatMap((issues) => issues.map(({ message, path }) => (path.length === 0 ? message : '')));
  const worded = kinds.every((text) => text.startsWith('must be '));
  return worded
    ? `must be ${[...new Set(kinds.map((text) => text.slice(8)))].join(' or ')}`
    : 'has none of the allowed forms';
}

/** The values of the field that distinguishes the forms. */
function wordForms(field: string | undefined, inst: unknown): string {
  const values = inst instanceof z.ZodDiscriminatedUnion && field ? inst._zod.propValues[field] : undefined;
  const known = [...(values ?? [])].filter((value) => typeof value === 'string');
  return known.length > 0
    ? `must be ${known.length > 1 ? 'one of ' : ''}${known.map((value) => JSON.stringify(value)).join(', ')}`
    : 'has none of the allowed forms';
}

/** How a schema handles `undefined` and `null`. Cached after the first test. */
const asked = new WeakMap<z.ZodType, { readonly absent: boolean; readonly none: boolean }>();

/**
 * Returns the value without optional fields that are `null`, unless their schema gives null a meaning: many clients
 * send every field they know. Anything that the schema does not describe is unchanged.
 */
function withoutNulls(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inner = coreOf(schema);
  if (Array.isArray(value))
    return inner instanceof z.ZodArray ? itemsWithout(inner.element as z.ZodType, value) : value;
  return inner instanceof z.ZodObject ? fieldsWithout(inner.shape, value) : value;
}

function itemsWithout(element: z.ZodType, items: readonly unknown[]): readonly unknown[] {
  const core = coreOf(element);
  return core instanceof z.ZodObject || core instanceof z.ZodArray
    ? items.map((item) => withoutNulls(core, item))
    : items;
}

function fieldsWithout(shape: Readonly<Record<string, z.ZodType>>, value: object): object {
  let copy: Record<string, unknown> | undefined;
  for (const [name, field] of Object.entries(shape)) {
    if (!Object.hasOwn(value, name)) continue;
    const held = (value as Record<string, unknown>)[name];
    if (held === null) {
      if (!meansAbsent(field)) continue;
      copy ??= { ...value };
      delete copy[name];
    } else {
      const inner = withoutNulls(field, held);
      if (inner !== held) (copy ??= { ...value })[name] = inner;
    }
  }
  return copy ?? value;
}

/** Optional fields whose null is refused, because it would remove a value that must exist. */
const REFUSED = new WeakSet<z.ZodType>();

export function refusesNull<Field extends z.ZodType>(field: Field): Field {
  REFUSED.add(field);
  return field;
}

function meansAbsent(field: z.ZodType): boolean {
  if (REFUSED.has(field)) return false;
  let known = asked.get(field);
  if (!known) {
    known = { absent: field.safeParse(undefined).success, none: field.safeParse(null).success };
    asked.set(field, known);
  }
  return known.absent && !known.none;
}

/** The object or list schema inside optional, default and pipe wrappers. */
export function coreOf(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return coreOf(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return coreOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? coreOf(schema.in as z.ZodType) : schema;
}
