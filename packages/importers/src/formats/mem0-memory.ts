import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import { stableId } from '../ids.js';
import type { Place, RecordItem } from '../item.js';
import type { Tally } from '../tally.js';

/** One memory, from a file, the API or a vector store. */
export function mem0Memory(value: unknown, place: Place, tally: Tally): RecordItem | undefined {
  if (!isObject(value)) {
    tally.problem({ ...place, message: 'is not an object', lost: 'item' });
    return undefined;
  }
  const fields = new Fields(unpacked(value), place, tally);
  // The first is today's name; 0.1 writes the second.
  const named = fields.text('memory', 'content') ?? fields.text('text', 'content');
  const stored = named === undefined ? fields.text('data', 'content') : undefined;
  const content = named ?? stored;
  if (content === undefined) return fields.refuse('memory', 'is missing: a memory is a text');
  const createdAt = fields.time('created_at', 'created_at, occurred_at');
  const [agent, project, run] = [
    fields.text('agent_id', 'agent'),
    fields.text('app_id', 'project'),
    fields.text('run_id', 'session_id'),
  ];
  const user = fields.text('user_id', 'user_id') ?? reservedUser({ agent, app: project, run });
  const role = fields.text('role', 'role');
  const record: RecordItem['record'] = compact({
    id: fields.text('id', 'id') ?? stableId('mem0', content, user, createdAt),
    content,
    agent,
    project,
    session_id: run ?? fields.text('session_id', 'session_id'),
    role: role ?? fields.text('attributed_to', 'role'),
    speaker: fields.text('actor_id', 'speaker'),
    created_at: createdAt,
    occurred_at: createdAt,
    expires_at: expiry(fields),
    tags: fields.texts('categories', 'tags'),
    metadata: fields.object('metadata', 'metadata'),
  });
  fields.drop('repeats the session', 'session_id');
  fields.drop('a history of edits begins here anew', 'updated_at');
  fields.drop(
    'of a search, or made anew here',
    'score',
    'score_breakdown',
    'hash',
    'structured_attributes',
    'embedding',
    'vector',
    'text_lemmatized',
  );
  if (role !== undefined) fields.drop('repeats the role', 'attributed_to');
  fields.drop(
    'not kept here',
    'immutable',
    'owner',
    'organization',
    'project_id',
    'org_id',
    'internal_metadata',
    'version',
  );
  // A vector store has the metadata beside the fields of mem0.
  const beside = stored === undefined ? undefined : fields.keepRest('metadata');
  fields.dropRest();
  const whole = beside ? { ...record, metadata: { ...record.metadata, ...beside } } : record;
  return { kind: 'record', place, ...(user !== undefined && { user }), record: whole };
}

/** A point of Qdrant, or a row of pgvector: the memory is its payload, but for its id. */
function unpacked(value: JsonObject): JsonObject {
  const { payload, ...point } = value;
  return isObject(payload) ? { ...point, ...payload, id: point.id } : value;
}

/**
 * A memory without a person belongs to its agent, app or run, like a memory added through the mem0 API (docs/mem0.md).
 */
function reservedUser(entities: Readonly<Record<string, string | undefined>>): string | undefined {
  const found = Object.entries(entities).find(([, id]) => id !== undefined);
  return found && `mem0:${found[0]}:${found[1]}`;
}

/** A date without a time lasts to the end of the day. */
function expiry(fields: Fields): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(String(fields.peek('expiration_date')));
  const time = fields.time('expiration_date', 'expires_at');
  return isDay ? time?.replace('T00:00:00.000Z', 'T23:59:59.999Z') : time;
}
