import { BY_PLACE, KEYWORDS, pythonName } from './python-names.js';
import { type Field, type Operation, propertiesOf, type Schema } from './python-operations.js';
import { type PythonTypes, WIDTH } from './python-types.js';

/** A parameter of a method, and where its value goes. */
export interface Argument {
  readonly wire: string;
  readonly python: string;
  readonly place: 'params' | 'query' | 'body';
  readonly type: string;
  readonly required: boolean;
  /** May be null on the wire, so leaving it out must differ from None. */
  readonly nullable: boolean;
  readonly description?: string;
}

export const constantOf = ({ name }: Operation): string => name.replaceAll(/\W/g, '_').toUpperCase();
export const outputType = (operation: Operation, types: PythonTypes): string => {
  if (operation.output === null) return 'None';
  const { json, schema } = operation.output;
  if (json) return types.typeOf(schema, 'output', `${operation.name}/output`);
  return schema['format'] === 'binary' ? 'bytes' : 'str';
};

/** What an operation accepts beside its own fields, as keyword arguments. */
const OPTIONS: readonly (readonly [header: string, name: string, type: string])[] = [
  ['if-match', 'if_match', 'int | str | None'],
  ['idempotency-key', 'idempotency_key', 'str | None'],
  ['prefer', 'wait', 'int | None'],
];
const optionsOf = ({ headers }: Operation) => OPTIONS.filter(([header]) => headers.includes(header));

/** The documentation of a method, and the part shared by all of them. */
export interface Told {
  /** Descriptions of arguments that are common enough to be at the top of the module. */
  readonly once: ReadonlySet<string>;
}

/** The class of one room: a method for each operation, and an iterator for each paged one. */
export function roomClass(room: string, operations: readonly Operation[], types: PythonTypes, told: Told): string {
  const methods = operations.flatMap((operation) => [
    methodOf(operation, types, told),
    ...(operation.paging ? [iteratorOf(operation, types)] : []),
  ]);
  return `class ${className(room)}Room(Room):\n${methods.join('\n')}`;
}

/** The same room without blocking: each method calls the blocking form and awaits its result. */
export function asyncRoomClass(room: string, operations: readonly Operation[]): string {
  const name = `${className(room)}Room`;
  const methods = operations.flatMap((operation) => [
    `    ${methodName(operation)} = awaited(rooms.${name}.${methodName(operation)})\n`,
    ...(operation.paging
      ? [`    ${iteratorName(operation)} = iterated(rooms.${name}.${iteratorName(operation)})\n`]
      : []),
  ]);
  return `class ${name}(AsyncRoom):\n${methods.join('')}`;
}

const methodName = ({ verb }: Operation): string => (KEYWORDS.has(verb) ? `${verb}_` : verb);
const iteratorName = ({ verb }: Operation): string => (verb === 'list' ? 'iterate' : `iterate_${verb}`);

export function className(room: string): string {
  return room
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function methodOf(operation: Operation, types: PythonTypes, told: Told): string {
  const all = argumentsOf(operation, types);
  return `${head(`def ${methodName(operation)}`, signatureOf(operation, all, types), outputType(operation, types))}
${docstring(operation, all, told)}        return self._call(${constantOf(operation)}, locals())
`;
}

function iteratorOf(operation: Operation, types: PythonTypes): string {
  const { paging } = operation;
  if (!paging) return '';
  const all = argumentsOf(operation, types).filter(({ wire, place }) => wire !== paging.by || place !== paging.place);
  const item = types.typeOf(paging.itemSchema, 'output', `${operation.name}/output/${paging.items}/[]`);
  const token = /^\w+$/.test(item) && item !== 'Any' ? item : 'object';
  return `${head(`def ${iteratorName(operation)}`, signatureOf(operation, all, types), `Iterator[${token}]`)}
        """Walks all pages of \`${operation.verb}\` and yields every item; \`limit\` is the size of a page."""
        return self._iterate(${constantOf(operation)}, ${token}, locals())
`;
}

/** \`def name(self, …) -> answer:\`, on one line where it fits. */
function head(define: string, parameters: readonly string[], answer: string): string {
  const line = `    ${define}(${parameters.join(', ')}) -> ${answer}:`;
  if (line.length <= WIDTH) return line;
  return `    ${define}(\n${wrapped(parameters, 8)}    ) -> ${answer}:`;
}

/** Parts separated by commas, as many on a line as fit. */
export function wrapped(parts: readonly string[], indent: number): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && indent + last.length + part.length + 2 <= WIDTH) lines.push(`${lines.pop()} ${part},`);
    else lines.push(`${part},`);
  }
  return lines.map((line) => `${' '.repeat(indent)}${line}\n`).join('');
}

/** Path first, then query and body, side by side. If two of them share a name, their place distinguishes them. */
export function argumentsOf(operation: Operation, types: PythonTypes): Argument[] {
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

/** A body that is not an object of known fields is one argument, `body`. */
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

export const hasFields = ({ body }: Operation): boolean => Object.keys(propertiesOf(body?.schema)).length > 0;
const takesMore = (schema: Schema): boolean =>
  schema['additionalProperties'] !== false && 'additionalProperties' in schema;

function signatureOf(operation: Operation, all: readonly Argument[], types: PythonTypes): string[] {
  const named = BY_PLACE[operation.name] ?? [];
  const byPlace = all.filter(({ place, required, wire }) => place === 'params' || required || named.includes(wire));
  const declare = ({ python, type, required, nullable }: Argument): string => {
    if (required) return `${python}: ${type}`;
    if (nullable) return `${python}: ${type} | Unset = UNSET`;
    return `${python}: ${type === 'Any' ? 'Any' : `${type} | None`} = None`;
  };
  const ordered = [...byPlace].sort((a, b) => Number(b.required) - Number(a.required));
  const whole = operation.body && !hasFields(operation) ? [bodyArgument(operation, types)] : [];
  return [
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

/** How many methods must describe an argument alike before it is documented once. */
const OFTEN = 10;

/** Descriptions shared by many arguments: one line each, for the top of the module. */
export function saidOnce(operations: readonly Operation[], types: PythonTypes): string[] {
  const counts = new Map<string, number>();
  for (const operation of operations)
    for (const line of argumentsOf(operation, types).map(lineOf))
      if (line) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= OFTEN).map(([line]) => line);
}

function lineOf({ python, description }: Argument): string | null {
  return description ? `${python}: ${description.replaceAll(/\s+/g, ' ')}` : null;
}

/** What it does, and each argument of its own. */
function docstring({ text }: Operation, all: readonly Argument[], { once }: Told): string {
  const described = all.map(lineOf).filter((line) => line !== null && !once.has(line));
  const lines = [
    ...text.replace(/\n\n(?=Needs `[^`]+`\.$)/, ' ').split('\n'),
    ...(described.length > 0 ? ['', 'Args:'] : []),
    ...described.map((line) => `    ${line}`),
  ];
  const safe = lines.map(escaped);
  const indent = '        ';
  const body = safe.map((line, index) => (index === 0 || line === '' ? line : indent + line)).join('\n');
  return safe.length === 1 ? `${indent}"""${body}"""\n` : `${indent}"""${body}\n${indent}"""\n`;
}

/** Escaped for a docstring. */
export function escaped(line: string): string {
  return line.replaceAll('\\', '\\\\').replaceAll('"""', "'''");
}
