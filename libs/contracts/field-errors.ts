import type { FieldError } from '@kernel/errors.js';
import { z } from 'zod';

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

/** One line per unknown name, with the known name that is probably meant. */
function wordUnknown({ keys, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): string {
  const known = knownNames(inst instanceof z.ZodObject ? Object.keys(inst.shape) : []);
  const word = (key: string) => {
    const meant = nearName(key, known) ?? translatedName(key, known);
    return meant === null ? NOT_KNOWN : `${NOT_KNOWN}; is ${meant} meant?`;
  };
  return keys.slice(0, MOST).map(word).join('\n');
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

const SHORTEST = 4;
/** No known name is nearly as long. */
const LONGEST = 40;

/** Names that other systems use for the owner of a record, in lower case and without separators. */
const SCOPE_NAMES = new Map(
  Object.entries({
    userid: 'user_id',
    user: 'user_id',
    enduserid: 'user_id',
    agentid: 'agent',
    agentname: 'agent',
    projectid: 'project',
    sessionid: 'session_id',
    session: 'session_id',
  }),
);
const TENANT_NAMES = new Set(['tenantid', 'tenant']);

/**
 * The error message for a name that looks like the owner of a record but would be stored as an ordinary field. Null
 * for any other name.
 */
export function scopeLookAlike(name: string): string | null {
  if (name.length > LONGEST) return null;
  const bare = bareOf(name);
  if (TENANT_NAMES.has(bare)) return 'is not taken from a record: the key decides the tenant';
  const right = SCOPE_NAMES.get(bare);
  return right === undefined || right === name
    ? null
    : `is not a field that says whose a record is; the name is ${right}`;
}

/** The known name that is probably meant: the same letters, or one typo away. */
export function nearName(name: string, known: KnownNames): string | null {
  if (name.length > LONGEST || known.names.has(name)) return null;
  const bare = bareOf(name);
  const same = known.byBare.get(bare);
  // Short words are too often one letter away from another word.
  if (same !== undefined || bare.length < SHORTEST) return same ?? null;
  for (const [other, candidate] of known.byBare) {
    if (other.length >= SHORTEST && isOneSlip(bare, other)) return candidate;
  }
  return null;
}

/** Our fields, with the names that other systems use for them, in lower case and without separators. One name may be in several lists. */
const OTHER_NAMES = Object.entries({
  occurred_at: 'at time date datetime timestamp createdat eventtime referencetime',
  content: 'text body memory value message fact',
  query: 'q question search text prompt input',
  limit: 'k topk n size count top maxresults numresults pagesize perpage',
  cursor: 'page offset after nextcursor pagetoken',
  session_id: 'session thread threadid conversation conversationid chatid runid',
  agent: 'agentid agentname assistant assistantid',
  tags: 'tag label labels category categories',
  min_score: 'threshold scorethreshold similaritythreshold minrelevance',
  token_budget: 'tokens maxtokens tokenlimit budget',
  user_id: 'user userid enduserid',
  project: 'projectid namespace collection',
}).map(([ours, theirs]) => ({ ours, theirs: new Set(theirs.split(' ')) }));

/** The known name for what other systems call so: `limit` for `top_k`. */
export function translatedName(name: string, { names }: KnownNames): string | null {
  if (name.length > LONGEST) return null;
  const bare = bareOf(name);
  return OTHER_NAMES.find(({ ours, theirs }) => names.has(ours) && theirs.has(bare))?.ours ?? null;
}

/** Known names to compare unknown ones with. */
export interface KnownNames {
  readonly names: ReadonlySet<string>;
  readonly byBare: ReadonlyMap<string, string>;
}

export function knownNames(names: Iterable<string>): KnownNames {
  const all = new Set(names);
  return { names: all, byBare: new Map([...all].map((name) => [bareOf(name), name])) };
}

function bareOf(name: string): string {
  return name.toLowerCase().replaceAll(/[_\-\s.]/g, '');
}

/** Whether the names differ by one added, missing or different letter, or by two swapped neighbours. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  // A different letter in a short word makes a different word: rule, role.
  if (x.length <= 1 && y.length <= 1) return x.length !== y.length || a.length > 5;
  return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0];
}
