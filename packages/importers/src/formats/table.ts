import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import { stableId, TurnIds } from '../ids.js';
import { readCsv } from '../input/read-csv.js';
import type { Entry, Input } from '../input/input.js';
import { itemsOf } from '../input/read-json.js';
import type { Value } from '../input/read-lines.js';
import type { Read } from '../item.js';

/** The fields that a column may become. `metadata.anything` is another for each name. */
const TEXTS = ['title', 'agent', 'project', 'session_id', 'speaker', 'role', 'type', 'language'] as const;
const TIMES = ['created_at', 'occurred_at', 'valid_from', 'valid_to', 'expires_at'] as const;
const OTHERS = ['id', 'content', 'user_id', 'tags', 'importance', 'metadata'] as const;
const TARGETS: ReadonlySet<string> = new Set([...TEXTS, ...TIMES, ...OTHERS]);
/** Turns of a conversation are messages. */
const MESSAGE = 'message';

/** A table with a heading: each row is a record or, with a `role` and the type `message`, a turn. */
export const csv: Format = {
  name: 'csv',
  takes: ['map'],
  looksLike: 'CSV whose first line names the columns, one of them `content` or mapped to it',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    yield* rowsOf(input, reading, (entry) => readCsv(entry, reading.tally));
  },
};

export const ndjson: Format = {
  name: 'ndjson',
  takes: ['map'],
  looksLike: 'NDJSON, a JSON object a line (or a JSON array of objects), with a field `content` or one mapped to it',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    yield* rowsOf(input, reading, (entry) => itemsOf(entry, ['records', 'items', 'data'], reading.tally));
  },
};

async function* rowsOf(
  input: Input,
  reading: Reading,
  read: (entry: Entry) => AsyncIterable<Value>,
): AsyncGenerator<Read, void, undefined> {
  reading.expect(input.entries.reduce((sum, { size }) => sum + size, 0));
  const turnIds = new TurnIds();
  for (const entry of input.entries) {
    for await (const found of read(entry)) {
      const item = rowItem(found, reading, turnIds);
      if (item) yield item;
    }
  }
}

function rowItem({ value, place }: Value, { tally, options }: Reading, turnIds: TurnIds): Read | undefined {
  if (!isObject(value)) {
    tally.problem({ ...place, message: 'is not an object', lost: 'item' });
    return undefined;
  }
  const map = options.map ?? {};
  const fields = new Fields(flattened(value, Object.values(map)), place, tally);
  const named = (target: string): string => map[target] ?? target;
  const content = fields.text(named('content'), 'content');
  if (content === undefined) {
    return fields.refuse(named('content'), options.map?.['content'] ? 'is missing or empty' : 'is missing or empty: is another field meant? Name it: --map content=…'); // prettier-ignore
  }
  const texts = Object.fromEntries(TEXTS.map((target) => [target, fields.text(named(target), target)]));
  const times = Object.fromEntries(TIMES.map((target) => [target, fields.time(named(target), target)]));
  const user = fields.text(named('user_id'), 'user_id');
  const mapped = Object.keys(map).filter((target) => target.startsWith('metadata.'));
  const extra = mapped.flatMap((target) => {
    const taken = fields.peek(named(target));
    if (taken === undefined || taken === '' || taken === null) return [];
    tally.took(named(target), target);
    return [[target.slice('metadata.'.length), taken] as const];
  });
  const metadata = { ...fields.object(named('metadata'), 'metadata'), ...Object.fromEntries(extra) };
  const agent = texts['agent'] ?? options.agent;
  const role = texts['role'];
  const isTurn = texts['type'] === MESSAGE && role !== undefined;
  const derived = (): string => stableId('row', user, content, texts, times);
  const common = compact({
    id: fields.text(named('id'), 'id') ?? (isTurn ? turnIds.of(derived()) : derived()),
    content,
    session_id: texts['session_id'],
    project: texts['project'],
    speaker: texts['speaker'],
    occurred_at: times['occurred_at'] ?? times['created_at'],
    tags: fields.texts(named('tags'), 'tags'),
    importance: fields.number(named('importance'), 'importance'),
    metadata: Object.keys(metadata).length > 0 ? metadata : undefined,
  });
  fields.dropRest(options.map ? 'not mapped' : 'not a field of ours: --map metadata.name=column keeps it');
  const owner = user === undefined ? {} : { user };
  if (isTurn) {
    return { kind: 'message', place, ...owner, ...(agent !== undefined && { agent }), message: { ...common, role } };
  }
  return { kind: 'record', place, ...owner, record: { ...common, ...compact({ ...texts, ...times, agent }) } };
}

/** With the values that a mapping names by a path (`author.name`) in addition to the others. */
function flattened(value: JsonObject, names: readonly string[]): JsonObject {
  const paths = names.filter((name) => name.includes('.') && !(name in value));
  if (paths.length === 0) return value;
  const taken = new Set(paths.map((path) => path.split('.')[0]));
  const rest = Object.entries(value).filter(([name]) => !taken.has(name));
  return Object.fromEntries([...rest, ...paths.map((path) => [path, valueAt(value, path)] as const)]);
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);
}

/** The error in a mapping, for people; undefined if there is none. */
export function faultOfMap(map: Readonly<Record<string, string>>): string | undefined {
  const unknown = Object.keys(map).find((target) => !TARGETS.has(target) && !/^metadata\../.test(target));
  return unknown === undefined
    ? undefined
    : `${unknown} is not a field that a column can become: use one of ${[...TARGETS].join(', ')} or metadata.NAME`;
}
