import { z } from 'zod';
import { instantInput, queryWhole } from './primitives.js';
import { check } from './field-errors.js';
import { knownNames, nearName, scopeLookAlike, translatedName } from './field-names.js';
import { recordInput } from './records/record.js';

const schema = z.strictObject({ name: z.string(), inner: z.strictObject({ list: z.array(z.int()) }).optional() });
const fieldsOf = (input: unknown): string[] => (check(schema, input).errors ?? []).map(({ field }) => field);
const told = (one: z.ZodType, value: unknown) => check(z.object({ one }), { one: value }).errors?.[0]?.message;

it('names every wrong field by its path', () => {
  expect(fieldsOf({ name: 1, inner: { list: [1, 'x'], more: 1 } })).toEqual(['name', 'inner.list[1]', 'inner.more']);
  expect(fieldsOf('text')).toEqual(['(body)']);
});

it('names twenty wrong fields at most', () => {
  const list = Array.from({ length: 25 }, () => 'x');
  expect(fieldsOf({ name: 'a', inner: { list } })).toHaveLength(20);
  const unknown = Object.fromEntries(list.map((value, i) => [`further${i}`, value]));
  expect(fieldsOf({ name: 'a', ...unknown })).toHaveLength(20);
});

it('compares no name of more than forty characters with the known ones', () => {
  const known = knownNames(['a'.repeat(40), 'b'.repeat(41)]);
  expect(nearName('a'.repeat(39), known)).toBe('a'.repeat(40));
  expect(nearName('b'.repeat(42), known)).toBeNull();
});

it('names a field that has no name', () => {
  expect(fieldsOf({ name: 'a', '': 1 })).toEqual(['(empty)']);
});

it('asks about an unknown name that is near a known one', () => {
  const place = z.strictObject({ time_zone: z.string().optional(), language: z.string().optional() });
  const { errors } = check(z.object({ place }), { place: { timezone: 'UTC', timeZone: 'UTC', colour: 'red' } });
  expect(errors).toEqual([
    { field: 'place.timezone', message: 'is not a known field; is time_zone meant?' },
    { field: 'place.timeZone', message: 'is not a known field; is time_zone meant?' },
    { field: 'place.colour', message: 'is not a known field' },
  ]);
});

it('takes no name of another operation for a slip', () => {
  const decision = z.strictObject({ user_message: z.string(), context: z.string().optional() });
  const { errors } = check(decision, { content: 'a', contxt: 'b' });
  expect(errors?.map(({ field, message }) => [field, message])).toEqual([
    ['user_message', 'is missing'],
    ['content', 'is not a known field; is user_message meant?'],
    ['contxt', 'is not a known field; is context meant?'],
  ]);
});

it('says in which object a name belongs, and what is probably meant inside a required one', () => {
  const inner = z.looseObject({ content: z.string(), tags: z.array(z.string()).optional() });
  const one = z.strictObject({ query: z.string().optional(), record: inner, graph: z.object({ limit: z.int() }).optional() });
  const { errors } = check(one, { content: 'a', text: 'b', label: 'c', limit: 3, size: 4, colour: 'red', record: { content: 'd' } });
  expect(errors?.map(({ field, message }) => [field, message.replace('is not a known field', '').trim()])).toEqual([
    ['content', 'here; send it in record'],
    ['text', '; is query meant?'],
    ['label', '; is record.tags meant?'],
    ['limit', 'here; send it in graph'],
    ['size', ''],
    ['colour', ''],
  ]);
}); // prettier-ignore

it('names what is wrong inside a list that is one of the allowed forms', () => {
  const part = z.discriminatedUnion('type', [z.object({ type: z.literal('text'), text: z.string() })], { error: 'must be text' }); // prettier-ignore
  const said = z.union([z.string(), z.array(part)]);
  const wrong = check(z.object({ said }), { said: [{ type: 'text', text: 'a' }, { type: 'text' }, { type: 'smell' }] });
  expect(wrong.errors).toEqual([
    { field: 'said[1].text', message: 'is missing' },
    { field: 'said[2].type', message: 'must be text' },
  ]);
  expect(told(said, 7)).toBe('must be a string or a list');
});

it('names what is wrong inside an object that is one of the allowed forms', () => {
  const step = z.union([z.string(), z.strictObject({ step: z.string(), tool: z.string().optional() })]);
  const wrong = check(z.object({ steps: z.array(step) }), {
    steps: ['mute', { tool: 'fork' }, { step: 'a', tooll: 'b' }],
  });
  expect(wrong.errors).toEqual([
    { field: 'steps[1].step', message: 'is missing' },
    { field: 'steps[2].tooll', message: 'is not a known field; is tool meant?' },
  ]);
});

it('names once what both sides of an intersection refuse', () => {
  const both = z.intersection(z.record(z.string(), z.unknown()), z.looseObject({ user: z.string().optional() }));
  expect(check(z.object({ metadata: both }), { metadata: ['a'] }).errors).toEqual([
    { field: 'metadata', message: 'must be an object' },
  ]);
});

it('names the forms that a field distinguishes', () => {
  const forms = [z.object({ type: z.literal('text') }), z.object({ type: z.enum(['image', 'sound']) })] as const;
  const one = z.discriminatedUnion('type', forms);
  const wrong = check(z.object({ list: z.array(one) }), { list: [{ type: 'text' }, { type: 'smell' }, {}, 7] });
  expect(wrong.errors).toEqual([
    { field: 'list[1].type', message: 'must be one of "text", "image", "sound"' },
    { field: 'list[2].type', message: 'must be one of "text", "image", "sound"' },
    { field: 'list[3]', message: 'must be an object' },
  ]);
});

it('returns a valid value as the schema parses it', () => {
  expect(check(queryWhole(1, 9), '7')).toEqual({ data: 7 });
});

it.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'is missing'],
  [z.enum(['a', 'b']), undefined, 'is missing'],
  [z.union([z.string(), z.number()]), undefined, 'is missing'],
  [z.string(), 1, 'must be a string'],
  [z.int(), 1.5, 'must be a whole number'],
  [z.array(z.string()), {}, 'must be a list'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.string().min(1), '', 'must not be empty'],
  [z.string().max(3), 'four', 'must have at most 3 characters'],
  [z.array(z.string()).min(2), ['a'], 'must have at least 2 entries'],
  [z.number().min(0), -1, 'must be at least 0'],
  [z.number().gt(0), 0, 'must be more than 0'],
  [z.enum(['a', 'b']), 'c', 'must be one of "a", "b"'],
  [z.literal('a'), 'c', 'must be "a"'],
  [z.union([z.string(), z.number()]), true, 'must be a string or a number'],
  [queryWhole(1, 9), 'many', 'must be a whole number'],
  [queryWhole(1, 9), '10', 'must be at most 9'],
  [instantInput, 'soon', 'must be an RFC 3339 time with a zone, a date, or Unix milliseconds'],
])('says of %j with %j what it must be', (one, value, message) => {
  expect(told(one, value)).toBe(message);
});

describe('a name that looks like one of the scope', () => {
  it.each([
    ['userId', 'user_id'],
    ['user', 'user_id'],
    ['USER_ID', 'user_id'],
    ['user-id', 'user_id'],
    ['agentId', 'agent'],
    ['agent_id', 'agent'],
    ['sessionId', 'session_id'],
    ['session', 'session_id'],
    ['projectId', 'project'],
  ])('%s is refused with the right name, %s', (name, right) => {
    expect(scopeLookAlike(name)).toMatch(new RegExp(`the name is ${right}$`));
  });

  it.each(['tenant_id', 'tenantId', 'tenant'])('%s is refused, because the key decides', (name) => {
    expect(scopeLookAlike(name)).toMatch(/key decides/);
  });

  it.each([
    'user_id',
    'agent',
    'project',
    'session_id',
    'users',
    'username',
    'reagent',
    'sessions',
    'color',
    'constructor',
  ])('%s is another name', (name) => {
    expect(scopeLookAlike(name)).toBeNull();
  });
});

describe('the known name that is meant', () => {
  const known = knownNames(Object.keys(recordInput.shape));
  it.each([
    ['contnet', 'content'],
    ['conten', 'content'],
    ['contentt', 'content'],
    ['cantent', 'content'],
    ['Content', 'content'],
    ['occurredAt', 'occurred_at'],
    ['metdata', 'metadata'],
    ['tag', null],
    ['Tags', 'tags'],
    ['titel', 'title'],
    ['content', null],
    ['colour', null],
    ['contnets', null],
    ['rule', null],
  ])('by %s is %s', (name, meant) => {
    expect(nearName(name, known)).toBe(meant);
  });
});

describe('the known name for what other systems call', () => {
  const known = knownNames(['occurred_at', 'session_id', 'limit', 'query']);
  it.each([
    ['at', 'occurred_at'],
    ['timestamp', 'occurred_at'],
    ['createdAt', 'occurred_at'],
    ['thread_id', 'session_id'],
    ['top_k', 'limit'],
    ['text', 'query'],
    // Its field is not known here.
    ['labels', null],
    ['colour', null],
    ['constructor', null],
  ])('%s is %s', (name, meant) => {
    expect(translatedName(name, known)).toBe(meant);
  });
});
