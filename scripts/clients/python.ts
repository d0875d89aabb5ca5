import type { Generator } from './generator.js';
import { type OpenApi, OWN } from './openapi.js';
import { type Operation, readOperations, type Schema } from './python-operations.js';
import { MODEL_NAMES, pythonName } from './python-names.js';
import {
  argumentsOf, asyncRoomClass, bodyType, className, constantOf, escaped, hasFields, outputType, roomClass, saidOnce, wrapped,
} from './python-rooms.js'; // prettier-ignore
import { literal, PythonTypes } from './python-types.js';

const HEADER = '# Generated from the OpenAPI documents by `npm run clients`. Do not edit.\n';
/** Room → the hand-written class that extends it. */
const HAND_MADE: Readonly<Record<string, string>> = { records: 'Records', search: 'Search' };
/** Rooms whose name the client itself uses. */
const OF_THE_CLIENT = new Set(['call', 'request', 'close', 'aclose', 'as_user', 'user_id']);

export const python: Generator = {
  name: 'python',
  folder: 'packages/python/src/recollect_client/_generated',
  documents: OWN,
  generate: (openapi) => Promise.resolve(pythonFiles(openapi)),
};

/** The generated modules of the Python client by their file names. */
export function pythonFiles(openapi: OpenApi): Map<string, string> {
  const operations = readOperations(openapi);
  const types = new PythonTypes(openapi as unknown as Schema);
  nameModels(operations, types);
  const rooms = roomsModule(operations, types);
  const table = tableModule(operations, types);
  return new Map([
    ['__init__.py', `${HEADER}`],
    ['outputs.py', modelsModule(types, 'output')],
    ['inputs.py', modelsModule(types, 'input')],
    ['operations.py', table],
    ['rooms.py', rooms],
    ['async_rooms.py', asyncRoomsModule(operations)],
  ]);
}

/** Named schemas come first, so that an equal schema at another place gets that name too. */
function nameModels(operations: readonly Operation[], types: PythonTypes): void {
  for (const path of Object.keys(MODEL_NAMES)) {
    const [name, part] = path.split('/');
    const operation = operations.find((one) => one.name === name);
    if (part === 'body' && operation) bodyType(operation, types);
    if (part === 'output' && operation) outputType(operation, types);
  }
}

function modelsModule(types: PythonTypes, direction: 'input' | 'output'): string {
  const models = types.models(direction);
  const text = models.map((model) => model.text).join('\n\n');
  const imports =
    direction === 'output'
      ? `${importOf('dataclasses', ['dataclass', 'field'], text)}${importOf('datetime', ['date', 'datetime'], text)}` +
        `${importOf('typing', ['Any', 'Literal'], text)}\nfrom .._models import Model\n`
      : `${importOf('collections.abc', ['Mapping', 'Sequence'], text)}${importOf('datetime', ['date', 'datetime'], text)}` +
        importOf('typing', ['Any', 'Literal', 'TypedDict'], text);
  const about =
    direction === 'output'
      ? '"""What the server answers. Fields that it left out are None; fields that are not known here are in `extra`."""'
      : '"""What is sent. Every instant may be a datetime, a date, RFC 3339 text or Unix milliseconds."""';
  const names = wrapped(models.map(({ name }) => literal(name)), 4); // prettier-ignore
  return `${HEADER}${about}\n\nfrom __future__ import annotations\n\n${imports}\n__all__ = [\n${names}]\n\n\n${text}`;
}

/** Only the names that the text uses. */
function importOf(module: string, names: readonly string[], text: string): string {
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();
  return used.length === 0 ? '' : `from ${module} import ${used.join(', ')}\n`;
}

const roomsOf = (operations: readonly Operation[]): string[] => [...new Set(operations.map(({ room }) => room))];
const ofRoom = (operations: readonly Operation[], room: string) => operations.filter((one) => one.room === room);

function roomsModule(operations: readonly Operation[], types: PythonTypes): string {
  const once = saidOnce(operations, types);
  const classes = roomsOf(operations)
    .map((room) => roomClass(room, ofRoom(operations, room), types, { once: new Set(once) }))
    .join('\n\n');
  const standard =
    importOf('collections.abc', ['Mapping', 'Sequence', 'Iterator'], classes) +
    importOf('datetime', ['date', 'datetime'], classes) +
    importOf('typing', ['Any', 'Literal'], classes);
  return `${HEADER}"""A class for each room and a method for each operation.

Where a method takes them, these arguments mean the same:

${once.map((line) => `    ${escaped(line)}\n`).join('')}"""

from __future__ import annotations

${standard}
from .._room import UNSET, Connection, Room, Unset
from .inputs import *
from .operations import *
from .outputs import *


${classes}
${attributesClass('', operations)}`;
}

/** The blocking form, awaited: its methods, arguments and documentation are not written twice. */
function asyncRoomsModule(operations: readonly Operation[]): string {
  const classes = roomsOf(operations).map((room) => asyncRoomClass(room, ofRoom(operations, room)));
  return `${HEADER}"""The same rooms, asynchronous: what a method takes and does is said in \`rooms\`."""

from __future__ import annotations

from .._room import AsyncConnection, AsyncRoom, awaited, iterated
from . import rooms


${classes.join('\n\n')}
${attributesClass('Async', operations)}`;
}

function attributesClass(prefix: '' | 'Async', operations: readonly Operation[]): string {
  const plain = roomsOf(operations).filter((room) => !(room in HAND_MADE));
  const attributes = plain.map((room) => `        self.${attribute(room)} = ${className(room)}Room(client)\n`);
  return `
class ${prefix}Rooms:
    """The rooms that are as they were generated. The client adds the others."""

    def __init__(self, client: ${prefix}Connection) -> None:
${attributes.join('') || '        pass\n'}`;
}

function attribute(room: string): string {
  return OF_THE_CLIENT.has(room) ? `${room}_` : room;
}

function tableModule(operations: readonly Operation[], types: PythonTypes): string {
  const rows = operations.map((operation) => rowOf(operation, types)).join('');
  return `${HEADER}"""How each operation is asked for."""

from __future__ import annotations

${importOf('datetime', ['date', 'datetime'], rows)}${importOf('typing', ['Any', 'Literal'], `Any ${rows}`)}
from .._operation import Operation, Paging
from .outputs import *

${rows}
OPERATIONS: dict[str, Operation[Any]] = {one.name: one for one in list(globals().values()) if isinstance(one, Operation)}
`;
}

/** The output is a type expression as text, which is evaluated when the first response arrives. */
function rowOf(operation: Operation, types: PythonTypes): string {
  const { name, method, path, statuses, headers, reads, paging, body, output } = operation;
  const type = outputType(operation, types);
  const tuple = (values: readonly unknown[]): string =>
    `(${values.map(literal).join(', ')}${values.length === 1 ? ',' : ''})`;
  const all = argumentsOf(operation, types);
  const named = (place: string): string[] =>
    all
      .filter((argument) => argument.place === place)
      .map(({ python, wire }) => (python === wire ? wire : `${python}=${wire}`));
  const nulls = all
    .filter(({ place, required, nullable }) => place !== 'params' && (required || nullable))
    .map(({ python }) => python);
  const filled = (key: string, values: readonly string[]): string[] =>
    values.length > 0 ? [`${key}=${tuple(values)}`] : [];
  const parts = [
    ...[literal(name), literal(method), literal(path), output === null ? 'None' : type],
    `statuses=${tuple(statuses)}`,
    `headers=${tuple(headers)}`,
    `reads=${literal(reads)}`,
    ...(body ? [`content_type=${literal(body.contentType)}`] : []),
    ...(paging
      ? [`paging=Paging(${literal(pythonName(paging.items))}, ${literal(paging.place)}, ${literal(paging.by)})`]
      : []),
    ...filled('params', named('params')),
    ...filled('query', named('query')),
    ...(hasFields(operation) ? [`body=${tuple(named('body'))}`] : []),
    ...filled('nulls', nulls),
  ];
  return `${constantOf(operation)}: Operation[${type}] = Operation(\n${wrapped(parts, 4)})\n`;
}
