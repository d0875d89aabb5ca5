import { Fields, isObject, type JsonObject } from '../fields.js';
import type { Format, Reading } from '../format.js';
import { stableId, TurnIds } from '../ids.js';
import type { Entry, Input } from '../input/input.js';
import { jsonValues } from '../input/read-json.js';
import { BARRIER, type BlockItem, type Place, type Read } from '../item.js';
import { lettaApi } from '../live/letta-api.js';
import { dropAgentFields, lettaAgent, lettaBlock } from './letta-agent.js';
import { lettaMessage } from './letta-message.js';

/** Letta's agent file: agents, their blocks and their newest messages, in one JSON text. */
export const letta: Format = {
  name: 'letta',
  looksLike: 'an agent file (.af): JSON with `agents` and `blocks`',
  async *read(input: Input, reading: Reading): AsyncGenerator<Read, void, undefined> {
    const entries =
      input.kind === 'file' ? input.entries : input.entries.filter(({ name }) => /\.(af|json)$/i.test(name));
    // Reads it twice, because an agent's name may come after its messages.
    reading.expect(2 * entries.reduce((sum, { size }) => sum + size, 0));
    for (const entry of entries) yield* agentFile(entry, reading);
  },
  fetch: lettaApi,
};

/** The other parts of a file. */
const NO_MEMORIES: ReadonlySet<string | number> = new Set(['files', 'sources', 'tools', 'mcp_servers', 'skills', 'groups']); // prettier-ignore

async function* agentFile(entry: Entry, reading: Reading): AsyncGenerator<Read, void, undefined> {
  const { tally, options } = reading;
  const names: string[] = [];
  const holders: { readonly agent: string; readonly blocks: ReadonlySet<string> }[] = [];
  const blocks = new Map<string, { readonly block: JsonObject; readonly place: Place }>();
  // Messages are selected one by one, so that no agent is held in memory with all its messages.
  const first = ['$.agents.*.messages.*', ...['agents', 'blocks', ...NO_MEMORIES].map((name) => `$.${name}.*`)];
  for await (const { value, path, place } of jsonValues(entry, first)) {
    const [list = ''] = path;
    if (NO_MEMORIES.has(list)) tally.dropped(String(list), 'no memory: Recollect runs no agent');
    if (NO_MEMORIES.has(list) || path.length > 2 || !isObject(value)) continue;
    if (list === 'blocks') blocks.set(String(value['id']), { block: value, place });
    else {
      const fields = new Fields(value, place, tally, 'agent.');
      const item = lettaAgent(fields, options.agent, names.length);
      names.push(item.agent.name);
      holders.push({ agent: item.agent.name, blocks: new Set(fields.texts('block_ids', 'blocks of the agent') ?? []) });
      fields.drop('taken, one by one', 'messages');
      dropAgentFields(fields);
      yield item;
      yield* ownBlocks(fields, item.agent.name);
    }
  }
  yield BARRIER;
  for (const { agent, blocks: held } of holders) {
    for (const id of held) {
      const found = blocks.get(id);
      if (found)
        yield lettaBlock(
          new Fields(found.block, found.place, tally, 'block.'),
          agent,
          blockKey(holders, id, found.block),
        );
    }
  }
  const turnIds = new TurnIds();
  for await (const { value, path, place } of jsonValues(entry, ['$.agents.*.messages.*'])) {
    const agent = names[Number(path[1])];
    if (!isObject(value) || agent === undefined) continue;
    yield* lettaMessage(new Fields(value, place, tally, 'message.'), agent, turnIds);
  }
}

/** The ids in a file (`block-0`) are only valid in that file, so a block is identified by its agent and label. */
function blockKey(
  holders: readonly { agent: string; blocks: ReadonlySet<string> }[],
  id: string,
  block: JsonObject,
): string {
  const held = holders.filter(({ blocks }) => blocks.has(id)).map(({ agent }) => agent);
  return stableId('letta-block', held, block['label']);
}

function* ownBlocks(fields: Fields, agent: string): Generator<BlockItem> {
  const own = fields.peek('memory_blocks');
  for (const [index, one] of (Array.isArray(own) ? (own as unknown[]) : []).entries()) {
    if (!isObject(one)) continue;
    const place = { ...fields.place, item: `${fields.place.item ?? ''}.memory_blocks[${index}]` };
    yield lettaBlock(
      new Fields(one, place, fields.tally, 'block.'),
      agent,
      stableId('letta-block', [agent], one['label']),
    );
  }
}
