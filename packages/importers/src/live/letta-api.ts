import { compact, Fields, isObject, type JsonObject } from '../fields.js';
import type { Reading } from '../format.js';
import { dropAgentFields, lettaAgent, lettaBlock } from '../formats/letta-agent.js';
import { lettaMessage } from '../formats/letta-message.js';
import { stableId } from '../ids.js';
import { InputError } from '../input-error.js';
import { BARRIER, type Item, type Read } from '../item.js';
import { Api, type ApiSource } from './api.js';

const HOME = 'https://api.letta.com';
const PAGE = 100;
const ARCHIVAL = 'archival';

/** Every agent that a Letta key can see: its blocks, its archival memory and its whole history. */
export async function* lettaApi(source: ApiSource, reading: Reading): AsyncGenerator<Read, void, undefined> {
  const api = new Api(source, HOME, (key) => ({ authorization: `Bearer ${key}` }), 'LETTA_API_KEY');
  const { tally, options } = reading;
  let index = 0;
  for await (const agent of pages(api, '/v1/agents/', { order: 'asc' })) {
    const place = { file: api.name, item: `agent ${String(agent['id'])}` };
    const fields = new Fields(agent, place, tally, 'agent.');
    const id = String(fields.peek('id'));
    const item = lettaAgent(fields, options.agent, index);
    index += 1;
    fields.drop('taken, one by one', 'memory', 'blocks');
    fields.drop('anew here', 'created_at', 'updated_at', 'created_by_id', 'last_updated_by_id');
    dropAgentFields(fields);
    yield item;
    yield BARRIER;
    yield* agentsMemory(api, id, item.agent.name, reading);
  }
}

async function* agentsMemory(
  api: Api,
  id: string,
  agent: string,
  { tally }: Reading,
): AsyncGenerator<Item, void, undefined> {
  const path = `/v1/agents/${encodeURIComponent(id)}`;
  const place = { file: api.name, item: `agent ${agent}` };
  for (const block of listOf(await api.ask(`${path}/core-memory/blocks`, { query: { limit: 1_000 } }), api, path)) {
    // Its id is unique everywhere, so agents that share a block continue to share it.
    yield lettaBlock(new Fields(block, place, tally, 'block.'), agent, String(block['id'] ?? stableId('letta-block', agent, block['label']))); // prettier-ignore
  }
  for await (const passage of pages(api, `${path}/archival-memory`, { ascending: 'true' })) {
    const item = passageOf(new Fields(passage, place, tally, 'passage.'), agent);
    if (item) yield item;
  }
  for await (const message of pages(api, `${path}/messages`, { order: 'asc' })) {
    yield* lettaMessage(new Fields(withRole(message), place, tally, 'message.'), agent, 'api');
  }
}

/** As if it were inserted into archival memory here: docs/letta.md. */
function passageOf(fields: Fields, agent: string): Item | undefined {
  const content = fields.text('text', 'content');
  const id = fields.text('id', 'id');
  if (content === undefined || id === undefined)
    return fields.refuse(content === undefined ? 'text' : 'id', 'is missing');
  const created = fields.time('created_at', 'created_at, occurred_at');
  const record = compact({
    id,
    type: ARCHIVAL,
    content,
    agent,
    tags: fields.texts('tags', 'tags'),
    created_at: created,
    occurred_at: created,
    metadata: fields.object('metadata', 'metadata'),
  });
  fields.drop('made anew here', 'embedding', 'embedding_config');
  fields.drop('of the source', 'archive_id', 'source_id', 'file_id', 'file_name', 'updated_at', 'created_by_id', 'last_updated_by_id', 'is_deleted'); // prettier-ignore
  fields.dropRest();
  return { kind: 'record', place: fields.place, record };
}

const ROLES: Readonly<Record<string, string>> = {
  user_message: 'user',
  assistant_message: 'assistant',
  system_message: 'system',
  tool_return_message: 'tool',
};

/** The API gives the kind of a message; a file gives the role of its author. */
function withRole({ message_type: type, ...message }: JsonObject): JsonObject {
  return typeof type === 'string' ? { ...message, role: ROLES[type] ?? type } : message;
}

/** By the id of the last one, so that messages added during the import shift nothing. */
async function* pages(
  api: Api,
  path: string,
  query: Readonly<Record<string, string>>,
): AsyncGenerator<JsonObject, void, undefined> {
  let after: string | undefined;
  const seen = new Set<string>();
  for (;;) {
    const page = listOf(await api.ask(path, { query: { ...query, limit: PAGE, after } }), api, path);
    yield* page;
    const last = page.at(-1)?.['id'];
    // A server that does not know `after` would start again.
    if (page.length < PAGE || typeof last !== 'string' || seen.has(last)) return;
    seen.add(last);
    after = last;
  }
}

function listOf(answer: unknown, api: Api, path: string): JsonObject[] {
  if (!Array.isArray(answer)) throw new InputError({ file: `${api.name}${path}` }, 'answers no list: is this Letta?');
  return (answer as unknown[]).filter(isObject);
}
