import { answersOf, type Listed, type OpenApi, operationsOf } from './openapi.js';

/** What the Python client needs to know about an operation, read from the OpenAPI document. */

/** A JSON Schema, or `true`/`false` where a schema may be a boolean. */
export type Schema = Readonly<Record<string, unknown>>;

/** A named value of a request. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly description?: string;
}

/** How the next page is requested. */
export interface Paging {
  /** The field of the response that holds the page. */
  readonly items: string;
  readonly itemSchema: Schema;
  /** Where the cursor of the next page goes. */
  readonly place: 'query' | 'body';
  readonly by: 'cursor' | 'offset' | 'before';
}

export interface Operation {
  /** `room.verb`. */
  readonly name: string;
  readonly room: string;
  readonly verb: string;
  readonly method: string;
  readonly path: string;
  readonly text: string;
  readonly params: readonly Field[];
  readonly query: readonly Field[];
  readonly body?: { readonly schema: Schema; readonly required: boolean; readonly contentType: string };
  /** Of a success. `null`: nothing is returned. */
  readonly output: { readonly schema: Schema; readonly json: boolean } | null;
  /** Of a success. */
  readonly statuses: readonly number[];
  /** The request headers that it uses, in lower case. */
  readonly headers: readonly string[];
  /** Whether it changes nothing and may be repeated. */
  readonly reads: boolean;
  readonly paging?: Paging;
}

const isJson = (type: string): boolean => /[/+]json\b/.test(type);

/** Operations in Letta's own format are for Letta's clients; blocks, agents and their tools are ours. */
const OF_OTHERS = /^letta\./;

/** Every operation of the document that the client offers, in its order. */
export function readOperations(openapi: OpenApi): Operation[] {
  return offeredOf(openapi).map(readOperation);
}

export function offeredOf(openapi: OpenApi): Listed[] {
  return operationsOf(openapi).filter(({ operationId }) => !OF_OTHERS.test(operationId));
}

function readOperation(listed: Listed): Operation {
  const { operationId: name, summary, description = '', parameters = [], requestBody } = listed;
  const [room = name, ...verb] = name.split('.');
  const fieldsIn = (place: string): Field[] =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema, required, description }) => ({
        name,
        schema: place === 'query' ? plainQuery(name, schema as Schema) : (schema as Schema),
        required: required || place === 'path',
        description,
      }));
  const [contentType, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const query = fieldsIn('query');
  const output = outputOf(listed);
  const body =
    contentType === undefined
      ? undefined
      : { schema: (content?.schema ?? {}) as Schema, required: requestBody?.required ?? false, contentType };
  return {
    name,
    room: snake(room),
    verb: snake(verb.join('_') || room),
    method: listed.method,
    path: listed.path,
    text: [summary.replace(/\.?$/, '.'), description].filter(Boolean).join('\n\n'),
    params: fieldsIn('path'),
    query,
    body,
    output,
    statuses: answersOf(listed).map(({ status }) => status),
    headers: parameters.filter((parameter) => parameter.in === 'header').map((header) => header.name.toLowerCase()),
    reads: listed['x-reads'] ?? listed.method === 'GET',
    paging: pagingOf(query, body?.schema, output?.schema),
  };
}

function outputOf(listed: Listed): Operation['output'] {
  const told = answersOf(listed).flatMap(({ content }) => Object.entries(content));
  const schemas = new Map(told.map(([, { schema = {} }]) => [JSON.stringify(schema), schema as Schema]));
  const distinct = [...schemas.values()];
  if (distinct.length === 0) return null;
  return {
    schema: distinct.length === 1 ? distinct[0]! : { anyOf: distinct },
    json: told.every(([type]) => isJson(type)),
  };
}

/** In a query string everything is text. The type is the intended number or flag, and a filter is an object in JSON. */
function plainQuery(name: string, schema: Schema): Schema {
  const choices = (schema['anyOf'] as Schema[] | undefined) ?? [];
  const meant = choices.find(({ type }) => type === 'boolean' || type === 'number' || type === 'integer');
  const rest = choices.filter((choice) => choice !== meant);
  const isWireForm = rest.length === 1 && rest[0]?.['type'] === 'string' && rest[0]['format'] === undefined;
  if (meant && isWireForm) return meant['type'] === 'number' ? { type: 'integer' } : { type: meant['type'] };
  if (name === 'filter' && schema['type'] === 'string') return { anyOf: [{ type: 'object' }, { type: 'string' }] };
  return schema;
}

/** A list that returns its next cursor, is paged by a number in each item, or counts from an offset. */
function pagingOf(query: readonly Field[], body: Schema | undefined, output: Schema | undefined): Paging | undefined {
  const properties = propertiesOf(output);
  const [first, ...others] = Object.entries(properties).filter(
    ([name, { type }]) => type === 'array' && name !== 'hints',
  );
  if (first === undefined || others.length > 0 || !('has_more' in properties)) return undefined;
  const [items, array] = first;
  const itemSchema = (array['items'] as Schema | undefined) ?? {};
  const numbered = propertiesOf(itemSchema)['version']?.['type'] === 'integer';
  const possible = { cursor: 'next_cursor' in properties, before: numbered, offset: true };
  for (const by of ['cursor', 'before', 'offset'] as const) {
    const inQuery = query.some(({ name }) => name === by);
    if (!possible[by] || !(inQuery || by in propertiesOf(body))) continue;
    return { items, itemSchema, place: inQuery ? 'query' : 'body', by };
  }
  return undefined;
}

export function propertiesOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  return (schema?.['properties'] as Record<string, Schema> | undefined) ?? {};
}

function snake(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .toLowerCase();
}
