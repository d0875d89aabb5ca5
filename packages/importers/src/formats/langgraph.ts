import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import { stableId } from '../ids.js';
import type { Input } from '../input/input.js';
import { itemsOf } from '../input/read-json.js';
import type { Value } from '../input/read-lines.js';
import type { Item, Read } from '../item.js';

/** Where LangMem and the examples put the text of a memory, most common first. */
const TEXTS = ['content', 'text', 'memory', 'data', 'fact', 'summary'];

/**
 * A LangGraph store: `Item.dict()` of every item, or rows of the table `store` (its `prefix` is the namespace with
 * dots), as a JSON array, an object with `items`, or NDJSON.
 */
export const langgraph: Format = {
  name: 'langgraph',
  takes: ['namespaceUser'],
  looksLike: 'items of a store with `namespace` (or `prefix`), `key` and `value`, as a JSON array or NDJSON',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    reading.expect(input.entries.reduce((sum, { size }) => sum + size, 0));
    for (const entry of input.entries) {
      for await (const found of itemsOf(entry, ['items', 'store'], reading.tally)) {
        const item = storeItem(found, reading);
        if (item) yield item;
      }
    }
  },
};

function storeItem({ value, place }: Value, { tally, options }: Reading): Item | undefined {
  if (!isObject(value)) {
    tally.problem({ ...place, message: 'is not an object', lost: 'item' });
    return undefined;
  }
  const fields = new Fields(value, place, tally);
  const key = fields.text('key', 'id, metadata.key');
  if (key === undefined) return fields.refuse('key', 'is missing');
  const namespace = namespaceOf(fields);
  const kept = fields.peek('value');
  if (!isObject(kept)) return fields.refuse('value', 'must be an object');
  const { content, rest, name } = textOf(kept);
  if (content === undefined) return fields.refuse('value', 'holds nothing');
  tally.took(name === undefined ? 'value' : `value.${name}`, name === undefined ? 'content, as JSON' : 'content');
  if (Object.keys(rest).length > 0) tally.took('value.*', 'metadata.value');
  const user = options.namespaceUser === undefined ? undefined : namespace[options.namespaceUser];
  if (options.namespaceUser !== undefined && user === undefined) return fields.refuse('namespace', `has no part ${options.namespaceUser} that names the user`); // prettier-ignore
  if (user !== undefined) tally.took(`namespace[${options.namespaceUser}]`, 'user_id');
  const created = fields.time('created_at', 'created_at, occurred_at');
  const record = compact({
    id: stableId('langgraph', namespace, key),
    content,
    created_at: created,
    occurred_at: created,
    agent: options.agent,
    expires_at: fields.time('expires_at', 'expires_at'),
    metadata: compact({ namespace, key, value: Object.keys(rest).length > 0 ? rest : undefined }),
  });
  fields.drop('an edit is no memory', 'updated_at');
  fields.drop('the time it ends at counts', 'ttl_minutes');
  fields.drop('of a search', 'score');
  fields.dropRest();
  return { kind: 'record', place, ...(user !== undefined && { user }), record };
}

/** Its parts as they are: their positions have a meaning, and a part may repeat. */
function namespaceOf(fields: Fields): string[] {
  const parts = fields.peek('namespace');
  if (!Array.isArray(parts) || parts.length === 0) {
    const text = fields.text('namespace', 'metadata.namespace') ?? fields.text('prefix', 'metadata.namespace');
    return text?.split('.') ?? [];
  }
  fields.tally.took('namespace', 'metadata.namespace');
  return (parts as unknown[]).map((part) => (typeof part === 'string' ? part : JSON.stringify(part)));
}

interface Text {
  readonly content: string | undefined;
  /** The other fields beside it. */
  readonly rest: JsonObject;
  /** Where it was found; undefined: the whole value as JSON. */
  readonly name?: string;
}

/** LangMem wraps: `{"kind": "Memory", "content": {"content": "…"}}`. */
function textOf(value: JsonObject): Text {
  for (const name of TEXTS) {
    const found = value[name];
    const { [name]: _, ...rest } = value;
    if (typeof found === 'string' && found.trim() !== '') return { content: found, rest, name };
    if (isObject(found)) {
      const inner = textOf(found);
      if (inner.name !== undefined)
        return { content: inner.content, rest: { ...rest, ...inner.rest }, name: `${name}.${inner.name}` };
    }
  }
  return { content: Object.keys(value).length === 0 ? undefined : JSON.stringify(value), rest: {} };
}
