import fc, { type Arbitrary } from 'fast-check';
import { readOpenApiDocuments } from '@test/support/openapi-documents.js';

/** One request as it is sent over the wire. */
export interface HostileRequest {
  /** The operation that it was generated from. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer | undefined;
}

type Schema = Readonly<Record<string, unknown>> & {
  readonly $ref?: string;
  readonly type?: string | string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};
export interface DescribedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: DescribedOperation;
}

const document = readOpenApiDocuments<DescribedOperation, Schema>();
const components = document.components.schemas;

/** All that the OpenAPI document describes. */
export function describedOperations(): Described[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The names of all fields that an object of this schema may have. Of a schema without any: one name. */
export function fieldsOf(schema: Schema): string[] {
  const fields = namesIn(schema);
  return fields.length > 0 ? [...new Set(fields)] : ['content'];
}

function namesIn({ $ref, properties = {}, anyOf, oneOf, allOf }: Schema): string[] {
  const others = [anyOf, oneOf, allOf].flatMap((list) => list ?? []);
  const named = $ref === undefined ? undefined : components[$ref.split('/').at(-1) ?? ''];
  return [...Object.keys(properties), ...[...(named ? [named] : []), ...others].flatMap(namesIn)];
}

/** Existing names, so that some requests get further than the door. */
const KNOWN = ['here', 'ada', 'default', 'tutor', 'lesson', 'semantic', 'tea'];
const ODD_TEXTS = [
  '', ' ', '\u0000', 'a\u0000b', '\ud800', '\udc00x', 'a\udfff', '\u202e\u2066', '\ufeff', '\u{e0041}\u{e0042}', '🐘'.repeat(300),
  'e\u0301'.repeat(500), 'İı', '__proto__', 'constructor', 'toString', "'; drop table records; --", '%00', '%', '%ff', '../../etc/passwd',
  '{{7*7}}', '${x}', '<script>alert(1)</script>', 'NaN', 'Infinity', '-0', '1e999', '9'.repeat(400), '2026-99-99', '+292278994-08-17T07:12:55Z',
  '0000-00-00T00:00:00Z', 'lesson_00000000000000000000000000', 'lesson_7zzzzzzzzzzzzzzzzzzzzzzzzz', 'null', 'undefined', 'true', '\r\nX: y', '\n', '\u2028',
  'a'.repeat(257), 'a'.repeat(5_000), 'word '.repeat(20_000), '\\', '"', '*', '?', '(((((((((((((((((', '[', '.*'.repeat(200),
]; // prettier-ignore
const ODD_NUMBERS = [0, -0, -1, 0.1, 1e-320, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 53), 2 ** 63, 1e100, 1.7e308, 1_000_001];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
const leaf: Arbitrary<unknown> = fc.oneof(
  text,
  fc.constantFrom(...ODD_NUMBERS),
  fc.constantFrom(null, true, false, [], {}, [null], [[[]]], { __proto: 1 }, ['a', 'a']),
);
/** JSON itself has no depth limit; ours has. */
const nested = fc.tuple(fc.integer({ min: 1, max: 300 }), fc.boolean(), leaf).map(([depth, list, inner]) => {
  let value = inner;
  for (let i = 0; i < depth; i += 1) value = list ? [value] : { and: [value] };
  return value;
});
const hostile: Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: leaf },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 1_100 }) },
  { weight: 2, arbitrary: fc.dictionary(text, leaf, { maxKeys: 8 }) },
);

/** Nearly what a schema requires: one value in N is something else. */
function near(schema: Schema | undefined, depth = 0): Arbitrary<unknown> {
  if (!schema || depth > 6) return hostile;
  return fc.oneof({ weight: 6, arbitrary: fitting(schema, depth) }, { weight: 1, arbitrary: hostile });
}

function fitting(schema: Schema, depth: number): Arbitrary<unknown> {
  const component = schema.$ref?.split('/').at(-1);
  if (component !== undefined) return fitting(components[component] ?? {}, depth + 1);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const [first, ...others] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (first) return fc.oneof(near(first, depth + 1), ...others.map((one) => near(one, depth + 1)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return fc.oneof(fc.constantFrom(...KNOWN, '2026-01-01T00:00:00Z', 'The kettle is blue.'), text);
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constantFrom(...ODD_NUMBERS));
    case 'number':
      return fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...ODD_NUMBERS));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(near(schema.items, depth + 1), { maxLength: 4 });
    case 'object':
      return objectNear(schema, depth);
    default:
      return hostile;
  }
}

function objectNear(schema: Schema, depth: number): Arbitrary<unknown> {
  const named = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, one]) => [name, near(one, depth + 1)]),
  );
  const odd = fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.dictionary(text, leaf, { maxKeys: 3 }) },
  );
  return fc.tuple(fc.record(named, { requiredKeys: [] }), odd).map(([own, more]) => ({ ...own, ...more }));
}

/** A body as bytes: mostly the JSON of the value, and sometimes invalid JSON. */
function bytesOf(value: unknown): Arbitrary<Buffer> {
  const whole = JSON.stringify(value) ?? 'null';
  const json = Buffer.from(whole);
  return fc.oneof(
    { weight: 14, arbitrary: fc.constant(json) },
    { weight: 2, arbitrary: fc.nat({ max: Math.max(0, json.length - 1) }).map((at) => json.subarray(0, at)) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), json]),
        Buffer.concat([json, Buffer.from([0xff, 0xfe, 0x80])]),
        Buffer.from('['.repeat(60_000)),
        Buffer.from(`{"metadata":${'['.repeat(9_000)}${']'.repeat(9_000)},"content":${whole}}`),
        Buffer.from(`${'{"and":['.repeat(5_000)}${']}'.repeat(5_000)}`),
        Buffer.from(`{"a":1e999,"content":${whole}}`),
        Buffer.from(`{"__proto__":{"polluted":true},"content":"x","content":${whole}}`),
        Buffer.from(`{"constructor":{"prototype":{"polluted":true}},"metadata":{"__proto__":{"a":1}}}`),
        Buffer.from('\u0000'),
        Buffer.from('NaN'),
        Buffer.from("{'single': 1}"),
        Buffer.alloc(0),
        Buffer.from(whole, 'utf16le'),
      ),
    },
  );
}

/** The characters a header can carry at all; `node:http` refuses the rest before sending. */
const headerText = text.map((one) =>
  one
    .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
    .slice(0, 6_000)
    .trim(),
);
const CONTENT_TYPES = [...Array<string>(24).fill('application/json'), 'application/json; charset=utf-8', 'application/json;charset=utf-16', 'application/problem+json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'APPLICATION/JSON', 'application/json, text/plain', '', ';', 'a/b/c']; // prettier-ignore
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'];
const TRICKS = ['x-user-id', 'user-id', 'if-match', 'idempotency-key', 'prefer', 'x-request-id', 'x-forwarded-for', 'forwarded', 'accept', 'content-encoding', 'x-http-method-override', 'origin', 'range', 'cookie', 'accept-language', 'if-none-match']; // prettier-ignore

const headers: Arbitrary<Record<string, string | string[]>> = fc.dictionary(
  fc.constantFrom(...TRICKS),
  fc.oneof(
    headerText,
    fc.constantFrom('ada', '"1"', 'wait=1', '*'),
    fc.tuple(headerText, headerText).map(([a, b]) => [a, b]),
  ),
  { maxKeys: 3 },
);
const encoded = (one: unknown): string => {
  const written = typeof one === 'string' ? one : JSON.stringify(one);
  return encodeURIComponent(written.toWellFormed()).slice(0, 6_000);
};
const segment = fc.oneof(
  { weight: 8, arbitrary: text.map(encoded) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%ff', '%', '%2e%2e', '..', '%00', ';a=b', 'a//b', '%c0%af', '*', 'x'.repeat(5_000)),
  },
);

function queryNear(names: readonly { readonly name: string; readonly schema: Schema }[]): Arbitrary<string> {
  const pairs = names.map(({ name, schema }) =>
    near(schema).map((value) => `${encodeURIComponent(name)}=${encoded(value)}`),
  );
  const odd = fc.constantFrom(
    '',
    '__proto__=1',
    'a[b]=c',
    'user_id=ada&user_id=eve',
    '%00=%00',
    '&&&',
    '=',
    'limit=5&limit=6',
    'cursor=e30',
    '%ff=1',
  );
  const some = pairs.length > 0 ? fc.array(fc.oneof(...pairs), { maxLength: 4 }) : fc.constant([]);
  return fc
    .tuple(some, fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: odd }))
    .map(([list, more]) => {
      const joined = [...list, more].filter(Boolean).join('&').slice(0, 9_000);
      return joined === '' ? '' : `?${joined}`;
    });
}

/** A request generated from one operation of the document. */
export function hostileRequest({ method, path, operation }: Described): Arbitrary<HostileRequest> {
  const parameters = operation.parameters ?? [];
  const schema = operation.requestBody?.content['application/json']?.schema;
  const params = fc.record(
    Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, segment])),
  ) as Arbitrary<Record<string, string>>;
  const body = schema || method !== 'GET' ? near(schema).chain(bytesOf) : fc.constant(undefined);
  return fc
    .record({
      params,
      query: queryNear(parameters.filter((one) => one.in === 'query')),
      method: fc.oneof(
        { weight: 24, arbitrary: fc.constant(method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      headers,
      type: fc.constantFrom(...CONTENT_TYPES),
      body,
    })
    .map((made) => ({
      operation: operation.operationId,
      method: made.method,
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => made.params[name] ?? 'x') + made.query,
      headers: { ...made.headers, ...(made.body && { 'content-type': made.type }) },
      body: made.body,
    }));
}
