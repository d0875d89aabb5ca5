import type { DescribedOperation, JsonSchema, OpenApi } from './openapi.js';
import { typeOf } from './typescript-types.js';
import { typescript } from './typescript.js';

const input = (schema: JsonSchema) => typeOf(schema, { place: 'input', name: 'Own' });
const output = (schema: JsonSchema) => typeOf(schema, { place: 'output', name: 'Own' });
const query = (schema: JsonSchema) => typeOf(schema, { place: 'query', name: 'Own' });
const text: JsonSchema = { type: 'string' };

test.each<[JsonSchema, string]>([
  [{}, 'unknown'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: true }, 'true'],
  [{ enum: ['a', "b'c", null] }, `"a" | "b'c" | null`],
  [{ anyOf: [text, { type: 'null' }, text] }, 'string | null'],
  [{ oneOf: [text, {}] }, 'unknown'],
  [{ allOf: [text, { type: 'integer' }] }, '(string) & (number)'],
  [{ type: 'array', items: { anyOf: [text, { type: 'null' }] } }, '(string | null)[]'],
  [{ type: 'array', prefixItems: [text, { type: 'integer' }] }, '[string, number]'],
  [{ type: 'object', additionalProperties: false }, 'Record<string, never>'],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, 'Record<string, number>'],
  [
    { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: text },
    'Partial<Record<"a" | "b", string>>',
  ],
  [{ $ref: '#/components/schemas/Problem' }, 'Problem'],
  [{ $ref: '#/$defs/__schema0' }, 'OwnSchema0'],
  [{ $ref: '#' }, 'Own'],
])('%j is %s', (schema, type) => {
  expect(output(schema)).toBe(type);
});

test('an object declares which fields are optional, what they mean, and whether it accepts others', () => {
  const properties = { id: { ...text, description: 'Ends */ no comment.' }, 'x-y': text };
  expect(output({ type: 'object', properties, required: ['id'], additionalProperties: {} })).toBe(
    '{\n/** Ends *\\/ no comment. */\nid: string;\n"x-y"?: string;\n[field: string]: unknown;\n}',
  );
});

test('a time may be sent as a Date, and is returned as text', () => {
  const time: JsonSchema = { type: 'string', format: 'date-time' };
  expect([input(time), output(time)]).toEqual(['string | Date', 'string']);
});

test('a query accepts flags and numbers as such; a time keeps its text, and tags theirs', () => {
  const whole: JsonSchema = { anyOf: [{ type: 'number' }, { ...text }] };
  const flag: JsonSchema = { anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }] };
  const instant: JsonSchema = {
    anyOf: [{ ...text, format: 'date-time' }, { ...text, format: 'date' }, { type: 'integer' }],
  };
  const tags: JsonSchema = { anyOf: [{ type: 'array', items: text }, text] };
  expect([whole, flag, instant, tags].map(query)).toEqual([
    'number',
    'boolean',
    'string | Date | number',
    'readonly (string)[] | string',
  ]);
});

describe('an operation of any kind', () => {
  const common = { summary: 'Do it', 'x-permission': 'admin', 'x-reads': false, parameters: [] };
  const refusal = { content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } };
  const envelope = { content: { 'application/json': { schema: { $ref: '#/components/schemas/SomeError' } } } };
  const recursive: JsonSchema = {
    $ref: '#/$defs/node',
    $defs: { node: { type: 'object', properties: { below: { type: 'array', items: { $ref: '#/$defs/node' } } } } },
  };
  const binary: JsonSchema = { type: 'string', format: 'binary' };
  const operations: Record<string, DescribedOperation> = {
    get: { ...common, operationId: 'my_class.export', responses: { 200: { content: { 'application/x-ndjson': {} } } } },
    put: { ...common, operationId: 'my_class.new-thing', responses: { 204: {}, 404: refusal, 409: envelope } },
    patch: {
      ...common,
      operationId: 'my_class.archive',
      requestBody: { required: true, content: { 'application/zip': { schema: binary } } },
      responses: { 200: { content: { 'application/zip': { schema: binary } } } },
    },
    post: {
      ...common,
      operationId: 'my_class.tree',
      parameters: [{ name: 'deep', in: 'query', required: true, schema: { type: 'boolean' } }],
      requestBody: { required: false, content: { 'application/json': { schema: recursive } } },
      responses: { 202: { content: { 'application/json': { schema: recursive } } }, 400: refusal },
    },
  };
  const openapi: OpenApi = { info: { version: '1' }, paths: { '/v1/class': operations }, components: { schemas: {} } };

  it('has its types and its row in the table', async () => {
    const files = await typescript.generate(openapi);
    expect([...files.keys()]).toEqual(['my-class.ts', 'components.ts', 'operations.ts']);
    const types = files.get('my-class.ts');
    expect(types).toContain('export type MyClassExportOutput = string;');
    expect(types).toContain('export type MyClassNewThingOutput = void;');
    expect(types).toContain('export interface MyClassTreeQuery {\n  deep: boolean;\n}');
    expect(types).toContain('export type MyClassTreeBodyNode = {\n  below?: readonly MyClassTreeBodyNode[];\n};');
    const table = files.get('operations.ts');
    expect(table).toContain("import type * as my_classTypes from './my-class.js';");
    expect(table).toContain(
      "'my_class.export': { input: Record<string, never>; output: my_classTypes.MyClassExportOutput };",
    );
    expect(table).toContain('input: { query: my_classTypes.MyClassTreeQuery; body?: my_classTypes.MyClassTreeBody };');
    expect(types).toContain('export type MyClassArchiveOutput = Uint8Array<ArrayBuffer>;');
    expect(types).toContain('export type MyClassArchiveBody = Archive;');
    expect(table).toMatch(/'my_class\.archive': \{[^}]*output: 'bytes',\s+contentType: 'application\/zip',/);
    expect(table).toMatch(/'my_class\.new-thing': \{[^}]*statuses: \[204\],[^}]*output: 'none',/);
  });

  it('is written identically every time', async () => {
    expect(await typescript.generate(openapi)).toEqual(await typescript.generate(openapi));
  });
});
