import type { Generator } from './generator.js';
import { SPOKEN } from './openapi.js';
import {
  answersOf, type JsonSchema, type Listed, type OpenApi, operationsOf, type Parameter, pascal,
} from './openapi.js'; // prettier-ignore
import { comment, definitionName, fieldsOf, inputName, type Place, typeOf } from './typescript-types.js';

const HEADER = '// Generated from the OpenAPI documents by `npm run clients`. Do not edit.\n\n';
const JSON_TYPE = 'application/json';

/** The contents of a room's file: `Records` + `Params`, `Query`, `Body` and `Output` for every operation. */
export const typescript: Generator = {
  name: 'typescript',
  folder: 'packages/client/src/generated',
  documents: SPOKEN,
  async generate(openapi) {
    const operations = operationsOf(openapi);
    const files = new Map<string, string>();
    const components = namesOf(openapi);
    for (const room of roomsOf(operations)) {
      const own = operations.filter((operation) => roomOf(operation) === room);
      const text = own.map((operation) => typesOf(operation)).join('\n');
      const archive = own.some(contentTypeOf) ? "import type { Archive } from '../request.js';\n" : '';
      files.set(fileOf(room), archive + importOf(components, text) + text);
    }
    files.set('components.ts', componentsOf(openapi));
    files.set('operations.ts', tableOf(operations));
    for (const [name, text] of files) files.set(name, await format(HEADER + text));
    return files;
  },
};

/** Loaded on demand, so that nothing else needs the development packages. */
async function format(text: string): Promise<string> {
  const prettier = await import('prettier');
  const options = await prettier.resolveConfig('packages/client/src/generated/any.ts');
  return prettier.format(text, { ...options, parser: 'typescript' });
}

function roomOf({ operationId }: Listed): string {
  return operationId.slice(0, operationId.indexOf('.'));
}

function roomsOf(operations: readonly Listed[]): string[] {
  return [...new Set(operations.map(roomOf))].sort();
}

function parametersIn(operation: Listed, place: 'path' | 'query'): readonly Parameter[] {
  return operation.parameters.filter((parameter) => parameter.in === place);
}

function bodyOf({ requestBody }: Listed): JsonSchema | undefined {
  if (!requestBody) return undefined;
  return requestBody.content[JSON_TYPE]?.schema ?? {};
}

/** The media type of a body that is not JSON. */
function contentTypeOf({ requestBody }: Listed): string | undefined {
  const types = Object.keys(requestBody?.content ?? {});
  return types.includes(JSON_TYPE) ? undefined : types[0];
}

/** The schema of the first success response that has one. All success statuses have the same. */
function outputOf(operation: Listed): {
  readonly form: 'json' | 'text' | 'bytes' | 'none';
  readonly schema?: JsonSchema;
} {
  const contents = answersOf(operation).map(({ content }) => content);
  const json = contents.map((content) => content[JSON_TYPE]?.schema).find((schema) => schema !== undefined);
  if (json) return { form: 'json', schema: json };
  const others = contents.flatMap((content) => Object.values(content));
  if (others.length === 0) return { form: 'none' };
  return { form: others.some(({ schema }) => schema?.format === 'binary') ? 'bytes' : 'text' };
}

function typesOf(operation: Listed): string {
  const name = pascal(operation.operationId);
  const params = parametersIn(operation, 'path');
  const query = parametersIn(operation, 'query');
  const body = bodyOf(operation);
  const about = `${operation.summary}: \`${operation.method} ${operation.path}\`.`;
  return [
    params.length > 0 && parametersType(`${name}Params`, params, 'input'),
    query.length > 0 && parametersType(`${name}Query`, query, 'query'),
    body && (contentTypeOf(operation) ? `export type ${name}Body = Archive;\n` : declare(`${name}Body`, body, 'input')),
    outputType(`${name}Output`, operation, comment([about, operation.description].filter(Boolean).join('\n\n'))),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n');
}

function parametersType(name: string, parameters: readonly Parameter[], place: Place): string {
  const described = ({ schema, description }: Parameter): JsonSchema => ({ ...schema, description });
  const properties = Object.fromEntries(parameters.map((parameter) => [parameter.name, described(parameter)]));
  const required = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  return `export interface ${name} {\n${fieldsOf(properties, required, { place, name }).join('\n')}\n}\n`;
}

function outputType(name: string, operation: Listed, about: string): string {
  const { form, schema } = outputOf(operation);
  if (schema) return declare(name, schema, 'output', about);
  const type = { json: 'unknown', text: 'string', bytes: 'Uint8Array<ArrayBuffer>', none: 'void' }[form];
  return `${about}export type ${name} = ${type};\n`;
}

function declare(name: string, schema: JsonSchema, place: Place, about = ''): string {
  const definitions = Object.entries(schema.$defs ?? {}).map(([key, definition]) => {
    const own = definitionName(name, key);
    return `export type ${own} = ${typeOf(definition, { place, name })};\n`;
  });
  const type = typeOf(schema, { place, name });
  const declared = type.startsWith('{') ? `export interface ${name} ${type}\n` : `export type ${name} = ${type};\n`;
  return [...definitions, about + declared].join('\n');
}

/** The output types, and as `NameInput` the input types, which accept readonly lists and times as a `Date` too. */
function componentsOf({ components }: OpenApi): string {
  return Object.entries(components.schemas)
    .flatMap(([name, schema]) => {
      const about = comment(schema.description);
      const sent = () => declare(inputName(name), schema, 'input', about);
      if (name.endsWith('Input')) return [sent()];
      const answered = declare(name, schema, 'output', about);
      return inputName(name) in components.schemas ? [answered] : [answered, sent()];
    })
    .join('\n');
}

function namesOf({ components }: OpenApi): string[] {
  return [...new Set(Object.keys(components.schemas).flatMap((name) => [name, inputName(name)]))];
}

/** Only those that the text uses. */
function importOf(names: readonly string[], text: string): string {
  const used = names.filter((name) =>
    new RegExp(`(?<![\\w.'"])${name}(?!\\w)`).test(text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '')),
  );
  return used.length === 0 ? '' : `import type { ${used.join(', ')} } from './components.js';\n\n`;
}

/** The table by which every operation is called, and the types of its input and output. */
function tableOf(operations: readonly Listed[]): string {
  const imports = roomsOf(operations).map(
    (room) => `import type * as ${alias(room)} from './${fileOf(room).replace('.ts', '.js')}';`,
  );
  const rows = operations.map((operation) => `${JSON.stringify(operation.operationId)}: ${rowOf(operation)},`);
  const types = operations.map((operation) => {
    const about = comment(operation.summary);
    return `${about}${JSON.stringify(operation.operationId)}: { input: ${inputType(operation)}; output: ${typeName(operation, 'Output')} };`;
  });
  return `import type { OperationInfo } from '../operation.js';
${imports.join('\n')}

/** How each operation is asked for. */
export const OPERATIONS = {
${rows.join('\n')}
} as const satisfies Record<string, OperationInfo>;

/** What each operation takes and answers. */
export interface Operations {
${types.join('\n')}
}
`;
}

function rowOf(operation: Listed): string {
  const headers = operation.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const list = listOf(operation);
  const row = {
    method: operation.method,
    path: operation.path,
    permission: operation['x-permission'] ?? null,
    reads: operation['x-reads'] ?? operation.method === 'GET',
    headers,
    statuses: answersOf(operation).map(({ status }) => status),
    output: outputOf(operation).form,
    ...(contentTypeOf(operation) && { contentType: contentTypeOf(operation) }),
    ...(list && { list }),
  };
  return JSON.stringify(row);
}

/** The field that holds the items of a page, and how the next page is requested. */
function listOf(operation: Listed): { items: string; by: 'cursor' | 'offset' } | undefined {
  const { properties = {} } = outputOf(operation).schema ?? {};
  const [items, ...others] = Object.keys(properties).filter(
    (name) => properties[name]?.type === 'array' && name !== 'hints',
  );
  if (!('has_more' in properties) || items === undefined || others.length > 0) return undefined;
  const takes = (name: string): boolean => parametersIn(operation, 'query').some((query) => query.name === name);
  if (takes('cursor') && 'next_cursor' in properties) return { items, by: 'cursor' };
  return takes('offset') ? { items, by: 'offset' } : undefined;
}

function fileOf(room: string): string {
  return `${room.replaceAll('_', '-')}.ts`;
}

/** The name of a room may be a TypeScript keyword. */
function alias(room: string): string {
  return `${room.replaceAll(/\W/g, '_')}Types`;
}

function typeName(operation: Listed, part: 'Params' | 'Query' | 'Body' | 'Output'): string {
  return `${alias(roomOf(operation))}.${pascal(operation.operationId)}${part}`;
}

function inputType(operation: Listed): string {
  const query = parametersIn(operation, 'query');
  const field = (name: string, there: boolean, required: boolean, type: string): string =>
    there ? `${name}${required ? '' : '?'}: ${type};` : '';
  const fields = [
    field('params', parametersIn(operation, 'path').length > 0, true, typeName(operation, 'Params')),
    field('query', query.length > 0, query.some(({ required }) => required), typeName(operation, 'Query')), // prettier-ignore
    field('body', operation.requestBody !== undefined, operation.requestBody?.required ?? false, typeName(operation, 'Body')), // prettier-ignore
  ].filter(Boolean);
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : 'Record<string, never>';
}
