import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import { stableId } from '../ids.js';
import type { Entry, Input } from '../input/input.js';
import { itemsOf, jsonValues, shapeOf } from '../input/read-json.js';
import type { Value } from '../input/read-lines.js';
import type { Item, Place, Read } from '../item.js';

const AGENT = 'claude';
const KINDS = {
  conversations: /(^|\/)conversations(-\d+)?\.json$/,
  projects: /(^|\/)projects(\.json|\/[^/]+\.json)$/,
  memories: /(^|\/)memories(\.json|\/[^/]+\.json)$/,
} as const;
type Kind = keyof typeof KINDS;
const ROLES = new Map([
  ['human', 'user'],
  ['assistant', 'assistant'],
]);
const DOCUMENT = 'document';

/**
 * Claude's export: the ZIP as downloaded, the folder it unpacks to, or its `conversations.json`. Conversations, the
 * files attached to them as text, the documents of projects, and what Claude has noted about its user. A
 * single file may have any name: its items determine its kind.
 */
export const claude: Format = {
  name: 'claude',
  looksLike: 'the ZIP of “Export data”, or a `conversations.json`, `projects.json` or `memories.json` of it',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    const entries = input.entries.map((entry) => ({ entry, kind: kindOf(entry, input.kind === 'file') }));
    reading.expect(entries.reduce((sum, { entry, kind }) => sum + (kind ? entry.size : 0), 0));
    for (const { entry, kind } of entries) {
      if (kind === undefined) reading.tally.dropped(entry.name, 'no conversation, document or memory');
      else for await (const found of valuesOf(entry, reading)) yield* READERS[kind](found, reading);
    }
  },
};

function kindOf({ name }: Entry, alone: boolean): Kind | 'unnamed' | undefined {
  const known = (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(name));
  return known ?? (alone ? 'unnamed' : undefined);
}

/** The items of a list, or the single object of a file. */
async function* valuesOf(entry: Entry, { tally }: Reading): AsyncGenerator<Value, void, undefined> {
  if ((await shapeOf(entry)) === 'object') yield* jsonValues(entry, ['$']);
  else yield* itemsOf(entry, [], tally);
}

type Reader = (found: Value, reading: Reading) => Iterable<Item>;
const READERS: Readonly<Record<Kind | 'unnamed', Reader>> = {
  conversations: conversation,
  projects: project,
  memories: memory,
  unnamed: byContent,
};

function* byContent(found: Value, reading: Reading): Generator<Item> {
  const kind = kindOfItem(found.value);
  if (kind !== undefined) yield* READERS[kind](found, reading);
  else {
    const message =
      'is neither a conversation (chat_messages), nor a project (docs), nor a memory (conversations_memory)';
    reading.tally.problem({ ...found.place, message, lost: 'item' });
  }
}

function kindOfItem(value: unknown): Kind | undefined {
  if (!isObject(value)) return undefined;
  if ('chat_messages' in value) return 'conversations';
  if ('conversations_memory' in value || 'project_memories' in value) return 'memories';
  return 'docs' in value || 'prompt_template' in value ? 'projects' : undefined;
}

function* conversation({ value, place }: Value, { tally, options }: Reading): Generator<Item> {
  if (!isObject(value) || !Array.isArray(value['chat_messages'])) {
    tally.problem({
      ...place,
      field: 'chat_messages',
      message: 'is missing: this is not a conversation',
      lost: 'item',
    });
    return;
  }
  const fields = new Fields(value, place, tally);
  const agent = options.agent ?? AGENT;
  const session = fields.text('uuid', 'session_id');
  const title = fields.text('name', 'metadata.conversation');
  const begun = fields.time('created_at', 'occurred_at, of turns without a time');
  const messages = fields.peek('chat_messages') as unknown[];
  fields.drop('made of what was said', 'summary');
  fields.drop(
    'of the conversation as a whole',
    'updated_at',
    'account',
    'project',
    'settings',
    'current_leaf_message_uuid',
  );
  fields.dropRest('of the conversation as a whole');
  for (const [index, one] of messages.entries()) {
    const at: Place = { ...place, item: `${place.item ?? ''}.chat_messages[${index}]` };
    if (!isObject(one)) tally.problem({ ...at, message: 'is not an object', lost: 'item' });
    else yield* turn(new Fields(one, at, tally, 'chat_messages.'), { agent, session, title, begun });
  }
}

interface Conversation {
  readonly agent: string;
  readonly session: string | undefined;
  readonly title: string | undefined;
  readonly begun: string | undefined;
}

function* turn(fields: Fields, { agent, session, title, begun }: Conversation): Generator<Item> {
  const { place } = fields;
  const id = fields.text('uuid', 'id');
  const sender = String(fields.peek('sender'));
  const role = ROLES.get(sender);
  if (id === undefined || role === undefined) {
    fields.refuse(
      id === undefined ? 'uuid' : 'sender',
      id === undefined ? 'is missing' : 'is neither human nor assistant',
    );
    return;
  }
  fields.tally.took('chat_messages.sender', 'role');
  const at = fields.time('created_at', 'occurred_at') ?? begun;
  const content = said(fields);
  const attachments = fields.peek('attachments');
  const files = namesOf(fields.peek('files'));
  if (files.length > 0) fields.tally.took('chat_messages.files.file_name', 'metadata.files');
  fields.drop('not kept here', 'updated_at', 'parent_message_uuid', 'index', 'truncated', 'stop_reason', 'files_v2');
  fields.dropRest();
  const metadata = compact({ conversation: title, files: files.length > 0 ? files : undefined });
  if (content.trim() === '') fields.tally.dropped('chat_messages', 'an empty turn');
  else {
    const message = compact({ id, role, content, session_id: session, occurred_at: at, metadata });
    yield { kind: 'message', place, agent, message };
  }
  for (const [index, one] of (Array.isArray(attachments) ? (attachments as unknown[]) : []).entries()) {
    if (!isObject(one) || typeof one['extracted_content'] !== 'string' || one['extracted_content'].trim() === '')
      continue;
    fields.tally.took('chat_messages.attachments', `a record of type ${DOCUMENT}`);
    const title = typeof one['file_name'] === 'string' ? one['file_name'] : undefined;
    const record = compact({ id: stableId('claude-file', id, index), type: DOCUMENT, title, content: one['extracted_content'], agent, session_id: session, occurred_at: at }); // prettier-ignore
    yield { kind: 'record', place, record };
  }
}

/** The text blocks, or, in older exports, the text. */
function said(fields: Fields): string {
  const blocks = fields.peek('content');
  const text = fields.peek('text');
  const texts: string[] = [];
  for (const block of Array.isArray(blocks) ? (blocks as unknown[]) : []) {
    if (!isObject(block)) continue;
    if (block['type'] === 'text' && typeof block['text'] === 'string') texts.push(block['text']);
    else
      fields.tally.dropped(`chat_messages.content of type ${String(block['type'])}`, 'thought or done, and not said');
  }
  const content = texts.length > 0 ? texts.join('\n') : typeof text === 'string' ? text : '';
  if (content.trim() !== '')
    fields.tally.took(texts.length > 0 ? 'chat_messages.content' : 'chat_messages.text', 'content');
  return content;
}

function namesOf(files: unknown): string[] {
  const list = Array.isArray(files) ? (files as unknown[]) : [];
  return list.flatMap((file) => (isObject(file) && typeof file['file_name'] === 'string' ? [file['file_name']] : []));
}

function* project({ value, place }: Value, { tally }: Reading): Generator<Item> {
  if (!isObject(value)) return;
  const fields = new Fields(value, place, tally, 'project.');
  const name = fields.text('name', 'project');
  const id = fields.text('uuid', 'id');
  const created = fields.time('created_at', 'created_at');
  for (const field of ['description', 'prompt_template'] as const) {
    const content = fields.text(field, 'a record of type project');
    if (content === undefined) continue;
    const record = compact({ id: stableId('claude-project', id, field), type: 'project', content, project: name, created_at: created }); // prettier-ignore
    yield { kind: 'record', place, record: { ...record, title: name ?? field } };
  }
  const docs = fields.peek('docs');
  fields.drop('not kept here', 'updated_at', 'is_private', 'is_starter_project', 'creator');
  fields.dropRest();
  for (const [index, doc] of (Array.isArray(docs) ? (docs as unknown[]) : []).entries()) {
    if (!isObject(doc)) continue;
    const at = { ...place, item: `${place.item ?? ''}.docs[${index}]` };
    const item = projectDocument(new Fields(doc, at, tally, 'project.docs.'), name);
    if (item) yield item;
  }
}

function projectDocument(fields: Fields, project: string | undefined): Item | undefined {
  const content = fields.text('content', `content of a record of type ${DOCUMENT}`);
  if (content === undefined) return fields.refuse('content', 'is missing or empty');
  const title = fields.text('filename', 'title');
  const created_at = fields.time('created_at', 'created_at, occurred_at');
  const id = fields.text('uuid', 'id') ?? stableId('claude-doc', project, title, content);
  fields.dropRest();
  const record = compact({ id, type: DOCUMENT, content, title, project, created_at, occurred_at: created_at });
  return { kind: 'record', place: fields.place, record };
}

/** What Claude has noted about its user, overall and by project. A later export replaces this one. */
function* memory({ value, place }: Value, { tally }: Reading): Generator<Item> {
  if (!isObject(value)) return;
  const fields = new Fields(value, place, tally, 'memories.');
  const account = fields.peek('account_uuid');
  const whole = fields.text('conversations_memory', 'content');
  const projects: JsonObject = fields.object('project_memories', 'content, by project') ?? {};
  fields.dropRest();
  const tags = ['claude-memory'];
  if (whole !== undefined)
    yield { kind: 'record', place, record: { id: stableId('claude-memory', account), content: whole, tags } };
  for (const [id, content] of Object.entries(projects)) {
    if (typeof content !== 'string' || content.trim() === '') continue;
    yield { kind: 'record', place, record: { id: stableId('claude-memory', account, id), content, tags, metadata: { project_uuid: id } } }; // prettier-ignore
  }
}
