import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import { stableId, TurnIds } from '../ids.js';
import type { Entry, Input } from '../input/input.js';
import { itemsOf } from '../input/read-json.js';
import type { Value } from '../input/read-lines.js';
import { BARRIER, type Item, type Place, type Read } from '../item.js';

const AGENT = 'zep';
/** Ids of Zep's own for an owner. */
const GRAPH = ['graph_uuid', 'user_uuid'] as const;
/** Turns first, because facts name the episodes they were extracted from. */
const ORDER = ['messages', 'episodes', 'nodes', 'edges'] as const;
type Kind = (typeof ORDER)[number];
/** The name of such a list in one file, and the name of a file that contains only them. */
const NAMES: Readonly<Record<Kind, readonly string[]>> = {
  messages: ['messages'],
  episodes: ['episodes', 'episodic_nodes'],
  nodes: ['nodes', 'entity_nodes', 'entities'],
  edges: ['edges', 'facts', 'entity_edges'],
};

/**
 * Responses of Zep's or Graphiti's API: one JSON file with lists named `messages`, `episodes`, `nodes` and `edges`, or
 * a folder or ZIP with a file of each, as JSON or NDJSON. docs/importing.md has the script that writes one.
 */
export const zep: Format = {
  name: 'zep',
  looksLike: 'JSON with lists named messages, episodes, nodes or edges, or a folder with a file of each',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    const size = input.entries.reduce((sum, entry) => sum + entry.size, 0);
    const alone = input.entries.every((entry) => kindOfFile(entry) === undefined);
    // One file with all of them is read once for each kind.
    reading.expect(alone ? size * ORDER.length : size);
    const turnIds = new TurnIds();
    for (const kind of ORDER) {
      for (const entry of input.entries) {
        const own = kindOfFile(entry);
        if (own === undefined && !/\.(json|ndjson|jsonl)$/i.test(entry.name) && input.kind !== 'file') continue;
        if (own === undefined || own === kind)
          yield* entryItems(entry, kind, own !== undefined, { ...reading, turnIds });
      }
      yield BARRIER;
    }
  },
};

function kindOfFile({ name }: Entry): Kind | undefined {
  const base =
    name
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .toLowerCase() ?? '';
  return ORDER.find((kind) => NAMES[kind].includes(base));
}

async function* entryItems(
  entry: Entry,
  kind: Kind,
  isOfKind: boolean,
  reading: TurnReading,
): AsyncGenerator<Item, void, undefined> {
  const names = isOfKind ? [...NAMES[kind], 'results', 'items'] : NAMES[kind];
  for await (const { value, place, path } of itemsOf(entry, names, reading.tally)) {
    const isNamed = typeof path[0] === 'string' || isOfKind;
    if (!isObject(value)) {
      if (isNamed) reading.tally.problem({ ...place, message: 'is not an object', lost: 'item' });
      continue;
    }
    // A list without a name, of one kind or mixed: the fields of each item determine its kind.
    if (!isNamed && kindOf(value) !== kind) continue;
    const item = READERS[kind]({ value, place }, reading);
    if (item) yield item;
  }
}

function kindOf(value: JsonObject): Kind {
  if ('fact' in value) return 'edges';
  if ('source_description' in value || ('source' in value && 'content' in value)) return 'episodes';
  return 'content' in value ? 'messages' : 'nodes';
}

interface TurnReading extends Reading {
  readonly turnIds: TurnIds;
}

type Reader = (found: Value & { readonly value: unknown }, reading: TurnReading) => Item | undefined;
const READERS: Readonly<Record<Kind, Reader>> = {
  messages: (found, reading) => messageOf(fieldsOf(found, reading, 'message.'), reading),
  episodes: (found, reading) => episodeOf(fieldsOf(found, reading, 'episode.'), reading),
  nodes: (found, reading) => nodeOf(fieldsOf(found, reading, 'node.')),
  edges: (found, reading) => edgeOf(fieldsOf(found, reading, 'edge.')),
};

function fieldsOf(
  { value, place }: { readonly value: unknown; readonly place: Place },
  { tally }: Reading,
  path: string,
): Fields {
  return new Fields(value as JsonObject, place, tally, path);
}

/** A user has their own graph in Zep, a group has one in Graphiti. */
function ownerOf(fields: Fields): string | undefined {
  return fields.text('user_id', 'user_id') ?? fields.text('group_id', 'user_id') ?? fields.text('graph_id', 'user_id');
}

/** When it was said: version 4 has it apart from the time at which Zep got it. Graphiti calls it `valid_at`. */
function timeOf(fields: Fields): string | undefined {
  const said = fields.time('valid_at', 'occurred_at') ?? fields.time('reference_time', 'occurred_at');
  if (said === undefined) return fields.time('created_at', 'occurred_at');
  fields.drop('the time of the turn is kept', 'created_at');
  return said;
}

/** Version 4 names a thread by its UUID, and a dump adds the name that its owner gave it. */
function sessionOf(fields: Fields): string | undefined {
  const named = fields.text('thread_id', 'session_id') ?? fields.text('session_id', 'session_id');
  if (named === undefined) return fields.text('thread_uuid', 'session_id');
  fields.drop('repeats the session', 'thread_uuid');
  return named;
}

const ROLE_TYPES = new Map(Object.entries({ user: 'user', assistant: 'assistant', system: 'system', tool: 'tool', function: 'tool', human: 'user', ai: 'assistant' })); // prettier-ignore

/** Version 2 has `role_type` and the speaker in `role`, later ones the kind in `role` and the speaker in `name`. */
function messageOf(fields: Fields, { options, turnIds }: TurnReading): Item | undefined {
  const content = fields.text('content', 'content');
  if (content === undefined) return fields.refuse('content', 'is missing');
  const type = fields.text('role_type', 'role');
  const role = fields.text('role', type === undefined ? 'role' : 'speaker');
  const kind = ROLE_TYPES.get((type ?? role ?? '').toLowerCase()) ?? 'user';
  const speaker = fields.text('name', 'speaker') ?? (type === undefined && role !== undefined && !ROLE_TYPES.has(role.toLowerCase()) ? role : type === undefined ? undefined : role); // prettier-ignore
  const session = sessionOf(fields);
  const at = timeOf(fields);
  const user = ownerOf(fields);
  const derived = stableId('zep-message', user, session, at, kind, content);
  const id = fields.text('uuid', 'id') ?? (at === undefined ? turnIds.of(derived) : derived);
  const metadata = fields.object('metadata', 'metadata');
  fields.drop('not kept here', 'updated_at', 'token_count', 'processed');
  fields.dropRest();
  const message = compact({ id, role: kind, speaker, content, session_id: session, occurred_at: at, metadata });
  return {
    kind: 'message',
    place: fields.place,
    ...(user !== undefined && { user }),
    agent: options.agent ?? AGENT,
    message,
  };
}

/** An episode is what was added to the graph: a turn, a text or JSON. */
function episodeOf(fields: Fields, { options }: Reading): Item | undefined {
  const content = fields.text('content', 'content');
  if (content === undefined) return fields.refuse('content', 'is missing');
  const user = ownerOf(fields);
  const at = timeOf(fields);
  const id = fields.text('uuid', 'id') ?? stableId('zep-episode', user, at, content);
  const source = fields.text('source', 'metadata.source');
  const type = fields.text('role_type', 'role') ?? fields.text('role', 'role');
  const record = compact({
    id,
    type: 'episodic',
    content,
    title: fields.text('name', 'title'),
    agent: options.agent,
    session_id: sessionOf(fields),
    role: type === undefined ? undefined : ROLE_TYPES.get(type.toLowerCase()),
    speaker: fields.text('role_name', 'speaker'),
    occurred_at: at,
    metadata: {
      ...fields.object('metadata', 'metadata'),
      ...compact({ source, source_description: fields.text('source_description', 'metadata.source_description') }),
    },
  });
  fields.drop('not kept here', 'entity_edges', 'processed', 'labels', 'score', 'relevance', 'group_id', ...GRAPH);
  fields.dropRest();
  return { kind: 'record', place: fields.place, ...(user !== undefined && { user }), record };
}

/** An entity is a memory if it has a summary: its name alone says nothing. */
function nodeOf(fields: Fields): Item | undefined {
  const user = ownerOf(fields);
  const name = fields.text('name', 'title');
  const summary = fields.text('summary', 'content');
  if (summary === undefined) {
    fields.tally.dropped('node', 'an entity without a summary');
    return undefined;
  }
  const created = fields.time('created_at', 'created_at, occurred_at');
  const record = compact({
    id: fields.text('uuid', 'id') ?? stableId('zep-node', user, name),
    type: 'semantic',
    title: name,
    content: summary,
    created_at: created,
    occurred_at: created,
    tags: fields.texts('labels', 'tags'),
    metadata: fields.object('attributes', 'metadata'),
  });
  fields.drop('made anew here', 'name_embedding', 'score', 'relevance');
  fields.drop('not kept here', 'episodes', 'episode_uuids', 'episode_uuids_truncated', 'degree', ...GRAPH);
  fields.dropRest();
  return { kind: 'record', place: fields.place, ...(user !== undefined && { user }), record };
}

/** A fact with the time in which it holds, and its source episodes. */
function edgeOf(fields: Fields): Item | undefined {
  const user = ownerOf(fields);
  const fact = fields.text('fact', 'content');
  if (fact === undefined) return fields.refuse('fact', 'is missing');
  const created = fields.time('created_at', 'created_at, occurred_at');
  const from = fields.time('valid_at', 'valid_from');
  const sources = fields.texts('episodes', 'derived_from') ?? fields.texts('episode_uuids', 'derived_from');
  const about = compact({
    relation: fields.text('name', 'metadata.relation'),
    subject: fields.text('source_node_name', 'metadata.subject') ?? fields.text('source_node_uuid', 'metadata.subject'),
    object: fields.text('target_node_name', 'metadata.object') ?? fields.text('target_node_uuid', 'metadata.object'),
    invalidated_at: fields.time('expired_at', 'metadata.invalidated_at'),
    attributes: fields.object('attributes', 'metadata.attributes'),
  });
  const record = compact({
    id: fields.text('uuid', 'id') ?? stableId('zep-edge', user, fact, created),
    type: 'semantic',
    content: fact,
    created_at: created,
    occurred_at: from ?? created,
    valid_from: from,
    valid_to: fields.time('invalid_at', 'valid_to'),
    derived_from: sources?.slice(0, 100),
    metadata: about,
  });
  fields.drop('kept by its name', 'source_node_uuid', 'target_node_uuid');
  fields.drop('made anew here', 'fact_embedding', 'score', 'relevance');
  fields.drop(
    'not kept here',
    'reference_time',
    'source_node_labels',
    'target_node_labels',
    'hyperedge_uuid',
    'scope',
    ...GRAPH,
  );
  fields.dropRest();
  return { kind: 'record', place: fields.place, ...(user !== undefined && { user }), record };
}
