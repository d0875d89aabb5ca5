import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import type { Entry, Input } from '../input/input.js';
import { itemsOf } from '../input/read-json.js';
import type { Place, Read } from '../item.js';

const AGENT = 'chatgpt';
/** Large exports have several: `conversations-000.json`. */
const CONVERSATIONS = /(^|\/)conversations(-\d+)?\.json$/;
const ROLES = new Set(['user', 'assistant', 'tool']);
/** Content that a model is shown, or produces for itself, and that nobody has said. */
const NOT_SAID = new Map([
  ['user_editable_context', 'custom instructions, repeated in every conversation'],
  ['model_editable_context', 'a part of the model’s memory, shown to it'],
  ['thoughts', 'reasoning of the model'],
  ['reasoning_recap', 'reasoning of the model'],
  ['system_error', 'an error'],
]);

/** ChatGPT's export: the ZIP as downloaded, the folder it unpacks to, or its `conversations.json`. */
export const chatgpt: Format = {
  name: 'chatgpt',
  looksLike: 'the ZIP of “Export data”, or the `conversations.json` in it',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    const entries =
      input.kind === 'file' ? input.entries : input.entries.filter(({ name }) => CONVERSATIONS.test(name));
    reading.expect(entries.reduce((sum, { size }) => sum + size, 0));
    for (const { name } of input.entries) if (!entries.some((one) => one.name === name)) reading.tally.dropped(fileKind(name), 'no conversation'); // prettier-ignore
    for (const entry of entries) yield* conversationsOf(entry, reading);
  },
};

/** There may be many images and recordings, so they are reported by their kind. */
function fileKind(name: string): string {
  return /\.json$|\.html$/.test(name) ? name : `*${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}`;
}

async function* conversationsOf(entry: Entry, reading: Reading): AsyncGenerator<Read, void, undefined> {
  for await (const { value, place } of itemsOf(entry, ['conversations'], reading.tally)) {
    if (isObject(value) && isObject(value['mapping'])) yield* turnsOf(value, place, reading);
    else
      reading.tally.problem({
        ...place,
        field: 'mapping',
        message: 'is missing: this is not a conversation',
        lost: 'item',
      });
  }
}

/** The branch that was displayed last; edited and regenerated turns beside it are dropped. */
function* turnsOf(
  conversation: JsonObject,
  place: Place,
  { tally, options }: Reading,
): Generator<Read, void, undefined> {
  const fields = new Fields(conversation, place, tally);
  const nodes = fields.peek('mapping') as JsonObject;
  const session = fields.text('conversation_id', 'session_id') ?? fields.text('id', 'session_id');
  const title = fields.text('title', 'metadata.conversation');
  const begun = fields.time('create_time', 'occurred_at, of turns without a time');
  const path = branchOf(nodes, fields.peek('current_node'));
  const beside = Object.values(nodes).filter((node) => isObject(node) && isObject(node['message'])).length - path.filter((node) => isObject(node['message'])).length; // prettier-ignore
  for (let n = 0; n < beside; n += 1) tally.dropped('mapping.*', 'a branch that was edited away or generated again');
  fields.drop('of the conversation as a whole', 'id', 'update_time', 'is_archived', 'is_starred', 'default_model_slug', 'gizmo_id', 'gizmo_type', 'voice', 'async_status', 'memory_scope', 'conversation_origin'); // prettier-ignore
  fields.dropRest('of the conversation as a whole');
  for (const node of path) {
    if (!isObject(node['message'])) continue;
    const at = { ...place, item: `${place.item ?? ''}.mapping.${String(node['id'])}` };
    const turn = turnOf(new Fields(node['message'], at, tally, 'message.'), { session, title, begun });
    if (turn) yield { kind: 'message', place: at, agent: options.agent ?? AGENT, message: turn };
  }
}

interface Conversation {
  readonly session: string | undefined;
  readonly title: string | undefined;
  readonly begun: string | undefined;
}

function turnOf(fields: Fields, { session, title, begun }: Conversation) {
  const author = fields.peek('author');
  const role = isObject(author) && typeof author['role'] === 'string' ? author['role'] : '';
  const meta = fields.peek('metadata');
  const metadata = isObject(meta) ? meta : {};
  const content = fields.peek('content');
  const text = isObject(content) ? textOf(content) : '';
  const why = notSaid(role, metadata, content, text);
  if (why !== undefined) {
    fields.tally.dropped('message', why);
    return undefined;
  }
  const id = fields.text('id', 'id');
  if (id === undefined) return fields.refuse('id', 'is missing');
  fields.tally.took('message.content', 'content');
  fields.tally.took('message.author.role', 'role');
  const said = fields.time('create_time', 'occurred_at');
  const tool = isObject(author) && role === 'tool' && typeof author['name'] === 'string' ? author['name'] : undefined;
  const model = typeof metadata['model_slug'] === 'string' ? metadata['model_slug'] : undefined;
  if (model !== undefined) fields.tally.took('message.metadata.model_slug', 'metadata.model');
  const to = fields.peek('recipient');
  fields.drop('not kept here', 'metadata', 'update_time', 'status', 'end_turn', 'weight', 'channel');
  fields.dropRest();
  return compact({
    id,
    role,
    content: text,
    name: tool,
    session_id: session,
    occurred_at: said ?? begun,
    metadata: compact({ conversation: title, model, to: typeof to === 'string' && to !== 'all' ? to : undefined }),
  });
}

function notSaid(role: string, metadata: JsonObject, content: unknown, text: string): string | undefined {
  if (!ROLES.has(role)) return role === 'system' ? 'a system message' : 'of an unknown author';
  if (metadata['is_visually_hidden_from_conversation'] === true) return 'hidden in the conversation';
  const type = isObject(content) ? String(content['content_type']) : '';
  return NOT_SAID.get(type) ?? (text.trim() === '' ? 'an empty turn' : undefined);
}

/**
 * Texts as they are; a picture, a recording or a file becomes a mark, because its bytes are not in the export or are
 * not text.
 */
function textOf(content: JsonObject): string {
  const parts = content['parts'];
  if (Array.isArray(parts))
    return (parts as unknown[])
      .map(partText)
      .filter((text) => text.trim() !== '')
      .join('\n');
  for (const name of ['text', 'result', 'content']) if (typeof content[name] === 'string') return content[name];
  return '';
}

function partText(part: unknown): string {
  if (typeof part === 'string') return part;
  if (!isObject(part)) return '';
  if (typeof part['text'] === 'string') return part['text'];
  const type = String(part['content_type'] ?? '');
  if (type.startsWith('image')) return '[image]';
  if (type.startsWith('audio') || type.startsWith('real_time')) return '[audio]';
  return type.startsWith('video') ? '[video]' : '[file]';
}

/** From the root to the turn that was displayed last; if none is named, to the last of the deepest turns. */
function branchOf(nodes: JsonObject, current: unknown): JsonObject[] {
  const path: JsonObject[] = [];
  const seen = new Set<string>();
  let id = typeof current === 'string' && current in nodes ? current : lastLeaf(nodes);
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    const node = nodes[id];
    if (!isObject(node)) break;
    path.push(node);
    id = typeof node['parent'] === 'string' ? node['parent'] : undefined;
  }
  return path.reverse();
}

/** The newest without a child. */
function lastLeaf(nodes: JsonObject): string | undefined {
  let newest: { readonly id: string; readonly at: number } | undefined;
  for (const [id, node] of Object.entries(nodes)) {
    if (!isObject(node) || (Array.isArray(node['children']) && node['children'].length > 0)) continue;
    const message = isObject(node['message']) ? node['message'] : {};
    const at = typeof message['create_time'] === 'number' ? message['create_time'] : 0;
    if (!newest || at >= newest.at) newest = { id, at };
  }
  return newest?.id;
}
