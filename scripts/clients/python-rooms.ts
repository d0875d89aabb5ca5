import { BY_PLACE, KEYWORDS, pythonName } from './python-names.js';
import { type Field, type Operation, propertiesOf, type Schema } from './python-operations.js';
import { literal, type PythonTypes } from './python-types.js';

/** A parameter of a method, and where its value goes. */
interface Argument {
  readonly wire: string;
  readonly python: string;
  readonly place: 'params' | 'query' | 'body';
  readonly type: string;
  readonly required: boolean;
  /** May be null on the wire, so that leaving it out must be something else than None. */
  readonly nullable: boolean;
  readonly description?: string;
}

/** How the two forms of the client differ. Nothing else may. */
export interface Form {
  readonly prefix: '' | 'Async';
  readonly define: 'def' | 'async def';
  readonly await: '' | 'await ';
  readonly iterator: 'Iterator' | 'AsyncIterator';
}
export const SYNC: Form = { prefix: '', define: 'def', await: '', iterator: 'Iterator' };
export const ASYNC: Form = { prefix: 'Async', define: 'async def', await: 'await ', iterator: 'AsyncIterator' };

export const constantOf = ({ name }: Operation): string => name.replaceAll(/\W/g, '_').toUpperCase();
export const outputType = (operation: Operation, types: PythonTypes): string => {
  if (operation.output === null) return 'None';
  const { json, schema } = operation.output;
  if (json) return types.typeOf(schema, 'output', `${operation.name}/output`);
  return schema['format'] === 'binary' ? 'bytes' : 'str';
};

/** What an operation heeds beside its own fields, as keyword arguments. */
const OPTIONS: readonly (readonly [header: string, name: string, type: string])[] = [
  ['if-match', 'if_match', 'int | str | None'],
  ['idempotency-key', 'idempotency_key', 'str | None'],
  ['prefer', 'wait', 'int | None'],
];
const optionsOf = ({ headers }: Operation) => OPTIONS.filter(([header]) => headers.includes(header));

/** The class of one room: a method for each operation, and an iterator for each that answers page by page. */
export function roomClass(room: string, operations: readonly Operation[], types: PythonTypes, form: Form): string {
  const methods = operations.flatMap((operation) => [
    methodOf(operation, types, form),
    ...(operation.paging ? [iteratorOf(operation, types, form)] : []),
  ]);
  return `class ${className(room)}Room(${form.prefix}Room):\n${methods.join('\n')}`;
}

export function className(room: string): string {
  return room
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function methodOf(operation: Operation, types: PythonTypes, form: Form): string {
  const all = argumentsOf(operation, types);
  const signature = signatureOf(operation, all, types);
  const call = callOf(operation, all, [constantOf(operation)]);
  const name = KEYWORDS.has(operation.verb) ? `${operation.verb}_` : operation.verb;
  return `    ${form.define} ${name}(${signature}) -> ${outputType(operation, types)}:
${docstring(operation.text, all, '        ')}        return ${form.await}self._call(${call})
`;
}

function iteratorOf(operation: Operation, types: PythonTypes, form: Form): string {
  const { paging } = operation;
  if (!paging) return '';
  const all = argumentsOf(operation, types).filter(({ wire, place }) => wire !== paging.by || place !== paging.place);
  const item = types.typeOf(paging.itemSchema, 'output', `${operation.name}/output/${paging.items}/[]`);
  const token = /^\w+$/.test(item) && item !== 'Any' ? item : 'object';
  const name = operation.verb === 'list' ? 'iterate' : `iterate_${operation.verb}`;
  const text = `Walks all pages of \`${operation.verb}\` and yields every item; \`limit\` is the size of a page.`;
  return `    def ${name}(${signatureOf(operation, all, types)}) -> ${form.iterator}[${token}]:
${docstring(text, [], '        ')}        return self._iterate(${callOf(operation, all, [constantOf(operation), token])})
`;
}

/** Path first, then query and body, side by side: a name that two of them have is told apart by its place. */
function argumentsOf(operation: Operation, types: PythonTypes): Argument[] {
  const taken = new Set(['timeout', 'fields', ...optionsOf(operation).map(([, name]) => name)]);
  return [
    ...operation.params.map((field) => ({ field, place: 'params' as const })),
    ...operation.query.map((field) => ({ field, place: 'query' as const })),
    ...bodyFields(operation).map((field) => ({ field, place: 'body' as const })),
  ]
    .filter(({ field }) => field.required || field.schema['const'] === undefined)
    .map(({ field, place }) => {
      const plain = pythonName(field.name);
      const python = taken.has(plain) ? `${place}_${plain}` : plain;
      taken.add(python);
      const type = types.typeOf(field.schema, 'input', `${operation.name}/${place}/${field.name}`);
      const nullable = /(^|\| )None$/.test(type);
      return {
        wire: field.name,
        python,
        place,
        type,
        required: field.required,
        nullable,
        description: field.description,
      };
    });
}

/** A body that is no object of known fields is one argument, `body`. */
function bodyFields({ body }: Operation): Field[] {
  const schema = body?.schema;
  const required = (schema?.['required'] as string[] | undefined) ?? [];
  return Object.entries(propertiesOf(schema)).map(([name, property]) => ({
    name,
    schema: property,
    required: required.includes(name),
    description: typeof property['description'] === 'string' ? property['description'] : undefined,
  }));
}

const hasFields = ({ body }: Operation): boolean => Object.keys(propertiesOf(body?.schema)).length > 0;
const takesMore = (schema: Schema): boolean =>
  schema['additionalProperties'] !== false && 'additionalProperties' in schema;

function signatureOf(operation: Operation, all: readonly Argument[], types: PythonTypes): string {
  const named = BY_PLACE[operation.name] ?? [];
  const byPlace = all.filter(({ place, required, wire }) => place === 'params' || required || named.includes(wire));
  const declare = ({ python, type, required, nullable }: Argument): string => {
    if (required) return `${python}: ${type}`;
    if (nullable) return `${python}: ${type} | Unset = UNSET`;
    return `${python}: ${type === 'Any' ? 'Any' : `${type} | None`} = None`;
  };
  const ordered = [...byPlace].sort((a, b) => Number(b.required) - Number(a.required));
  const whole = operation.body && !hasFields(operation) ? [bodyArgument(operation, types)] : [];
  const parts = [
    'self',
    ...ordered.map(declare),
    ...whole,
    '*',
    ...all.filter((argument) => !byPlace.includes(argument)).map(declare),
    ...(operation.body && hasFields(operation) && takesMore(operation.body.schema)
      ? ['fields: Mapping[str, Any] | None = None']
      : []),
    ...optionsOf(operation).map(([, name, type]) => `${name}: ${type} = None`),
    'timeout: float | None = None',
  ];
  return `\n${parts.map((part) => `        ${part},\n`).join('')}    `;
}

function bodyArgument(operation: Operation, types: PythonTypes): string {
  const { type, required } = bodyType(operation, types);
  return required ? `body: ${type}` : `body: ${type} | None = None`;
}

/** The type of a whole body. */
export function bodyType(operation: Operation, types: PythonTypes): { type: string; required: boolean } {
  const { body } = operation;
  if (!body) return { type: 'None', required: false };
  const type = /[/+]json\b/.test(body.contentType)
    ? types.typeOf(body.schema, 'input', `${operation.name}/body`)
    : 'bytes | str';
  return { type, required: body.required };
}

function callOf(operation: Operation, all: readonly Argument[], first: readonly string[]): string {
  const parts = [...first];
  for (const place of ['params', 'query', 'body'] as const) {
    const own = all.filter((argument) => argument.place === place);
    const takes = place === 'body' && operation.body && hasFields(operation) && takesMore(operation.body.schema);
    if (own.length === 0 && !takes) continue;
    const entry = ({ wire, python }: Argument): string => `                    ${literal(wire)}: ${python},\n`;
    const dictionary = (some: readonly Argument[]): string =>
      some.length === 0 ? '{}' : `{\n${some.map(entry).join('')}                }`;
    // A required field is sent as it is, also when it is None.
    const kept = own.filter(({ required, nullable }) => required || nullable);
    const dropped = own.filter((argument) => !kept.includes(argument));
    const values = [dictionary(kept), dictionary(dropped), ...(takes ? ['fields'] : [])];
    parts.push(`${place}=given(\n${values.map((value) => `                ${value},\n`).join('')}            )`);
  }
  if (operation.body && !hasFields(operation)) parts.push('body=body');
  parts.push(...optionsOf(operation).map(([, name]) => `${name}=${name}`), 'timeout=timeout');
  return `\n${parts.map((part) => `            ${part},\n`).join('')}        `;
}

/** One signature of `call` for each operation. */
export function overloadOf(operation: Operation, types: PythonTypes, form: Form): string {
  const prefix = operation.name.replaceAll(/(?:^|\W|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const group = (place: 'params' | 'query', fields: readonly Field[]): string[] => {
    if (fields.length === 0) return [];
    const name = types.fieldsOf(
      `${prefix}${place === 'params' ? 'Params' : 'Query'}`,
      fields,
      `${operation.name}/${place}`,
    );
    return [fields.some(({ required }) => required) ? `${place}: ${name}` : `${place}: ${name} | None = None`];
  };
  const parts = [
    'self',
    `operation: Literal[${literal(operation.name)}]`,
    '*',
    ...group('params', operation.params),
    ...group('query', operation.query),
    ...(operation.body ? [bodyArgument(operation, types)] : []),
    ...optionsOf(operation).map(([, name, type]) => `${name}: ${type} = None`),
    'timeout: float | None = None',
  ];
  return `    @overload
    ${form.define} call(\n${parts.map((part) => `        ${part},\n`).join('')}    ) -> ${outputType(operation, types)}: ...
`;
}

function docstring(text: string, all: readonly Argument[], indent: string): string {
  const described = all.filter(({ description }) => description);
  const lines = [
    ...text.split('\n'),
    ...(described.length > 0 ? ['', 'Args:'] : []),
    ...described.map(({ python, description }) => `    ${python}: ${description?.replaceAll(/\s+/g, ' ')}`),
  ];
  const safe = lines.map((line) => line.replaceAll('\\', '\\\\').replaceAll('"""', "'''"));
  const body = safe.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join('\n');
  return safe.length === 1 ? `${indent}"""${body}"""\n` : `${indent}"""${body}\n${indent}"""\n`;
}
