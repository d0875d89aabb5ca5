import { undoBlock } from '@contracts/block-history.operations.js';
import { createBlock, updateBlock } from '@contracts/blocks.operations.js';
import { createAgent } from '@contracts/letta-agents.operations.js';
import { insertArchival } from '@contracts/letta-archival.operations.js';
import { readDashedId, showId } from '@kernel/ids.js';
import type { Client, Sent } from '@test/support/client.js';
import type { Names } from './victim.js';

/** What a stranger may know of somebody's agents and blocks. */
export interface CoreNames {
  /** As Letta's clients know the agent whose label is `agent`. */
  readonly agentId: string;
  /** A block that the agent holds, with states to undo and to redo. Its own id is `external`. */
  readonly block: string;
  /** One that nobody holds. */
  readonly loose: string;
  readonly passage: string;
}

/** The label of `block`. */
const HELD = 'human';

/** An agent with a block and archival memory, and an older agent. `records` are those that were stored. */
export async function giveCoreMemory(
  writer: Client,
  {
    agent,
    external,
    tag,
    secret,
    owner,
  }: { agent: string; external: string; tag: string; secret: string; owner: object },
): Promise<{ names: CoreNames; records: string[] }> {
  const texts = { description: `about ${secret}`, metadata: { note: secret }, tags: [tag] };
  const make = (label: string, more: object) =>
    writer.ok(createBlock, { body: { ...owner, ...texts, label, value: `knows of ${secret}`, ...more } });
  const block = await make(HELD, { block_id: external, title: `title ${secret}` });
  for (const value of [`knows more of ${secret}`, `knows all of ${secret}`]) {
    await writer.ok(updateBlock, { params: { block_id: block.id }, body: { value, reason: `because of ${secret}` } });
  }
  await writer.ok(undoBlock, { params: { block_id: block.id } });
  const loose = await make('loose', {});
  await writer.ok(createAgent, { body: { ...owner, ...texts, name: `older-${agent}` } });
  const made = await writer.ok(createAgent, {
    body: { ...owner, ...texts, name: agent, system: `be ${secret}`, block_ids: [block.id] },
  });
  const passages = [];
  for (const text of [`the archive tells a secret of ${secret}`, `the archive tells more of the secret of ${secret}`]) {
    const body = { ...owner, text, tags: [tag] };
    passages.push(...(await writer.ok(insertArchival, { params: { agent_id: made.id }, body })));
  }
  const records = passages.map(({ id }) => showId('archival', readDashedId('passage', id) ?? ''));
  return {
    names: { agentId: made.id, block: block.id, loose: loose.id, passage: passages[0]?.id ?? '' },
    records,
  };
}

type Sample = (names: Names) => readonly Sent[];

const plain: Sample = () => [{}];
const ofAgent =
  (...rest: Sent[]): Sample =>
  ({ agentId }) =>
    (rest.length > 0 ? rest : [{}]).map((sent) => ({ ...sent, params: { agent_id: agentId } }));
/** Where an agent may be named by its label too. */
const ofAgentByAny =
  (rest: Sent = {}): Sample =>
  ({ agentId, agent }) =>
    [agentId, agent].map((id) => ({ ...rest, params: { ...rest.params, agent_id: id } }));
/** By the server's id and by the client's own. */
const ofBlock =
  (rest: Sent = {}): Sample =>
  ({ block, external }) =>
    [block, external].map((id) => ({ ...rest, params: { block_id: id } }));
/** A call of a memory tool, by the agent's id and by its name. */
const tool = (args: object): Sample => ofAgentByAny({ body: args });
const QUESTION = 'what does the archive tell of the secret';
const TAKEN = { body: { value: 'an intruder was here', description: 'taken over', reason: 'because' } };

export const CORE_MEMORY_SAMPLES: Readonly<Record<string, Sample>> = {
  'agents.list': ({ agent, agentId, tag }) => [
    {},
    { query: { name: agent } },
    { query: { tags: tag, query_text: agent } },
    { query: { after: agentId } },
  ],
  'agents.create': ({ agent, block }) => [
    { body: { name: `${agent}-too`, description: 'an intruder was here' } },
    { body: { name: `${agent}-holding`, block_ids: [block] } },
  ],
  'agents.count': ({ agent }) => [{}, { query: { name: agent } }],
  'agents.get': ofAgent(),
  'agents.core_memory': ofAgent(),
  'agents.recompile': ofAgent(),
  'agents.update': ofAgent({ body: { description: 'taken over' } }, { body: { name: 'taken over' } }),
  'agents.delete': ofAgent(),
  'archival.insert': ofAgent({ body: { text: 'an intruder was here' } }),
  'archival.list': (names) => ofAgent({}, { query: { after: names.passage } }, { query: { search: 'secret' } })(names),
  'archival.search': (names) =>
    ofAgent(
      { query: { query: QUESTION, top_k: 100 } },
      { query: { query: QUESTION, tags: names.tag, tag_match_mode: 'all' } },
    )(names),
  'archival.delete': ({ agentId, passage }) => [{ params: { agent_id: agentId, memory_id: passage } }],
  'passages.search': ({ agentId, tag }) => [
    { body: { query: QUESTION, limit: 100 } },
    { body: { query: QUESTION, agent_id: agentId } },
    { body: { tags: [tag] } },
  ],
  'blocks.list': ({ tag, block }) => [
    {},
    { query: { label: HELD } },
    { query: { tags: tag, value_search: 'knows' } },
    { query: { after: block } },
  ],
  'blocks.create': ({ external, block }) => [
    { body: { label: 'mine', value: 'an intruder was here', block_id: `${external}-too` } },
    { body: { label: HELD, block_id: block } },
  ],
  'blocks.count': plain,
  'blocks.get': ofBlock(),
  'blocks.update': ofBlock(TAKEN),
  'blocks.delete': ofBlock(),
  'blocks.agents': ofBlock(),
  'blocks.history': ofBlock(),
  'blocks.diff': ofBlock(),
  'blocks.checkpoint': ofBlock({ body: { name: 'an intruder was here' } }),
  'blocks.undo': ofBlock(),
  'blocks.redo': ofBlock(),
  'core_memory.list': ofAgentByAny(),
  'core_memory.get': ofAgentByAny({ params: { block_label: HELD } }),
  'core_memory.update': ofAgentByAny({ params: { block_label: HELD }, ...TAKEN }),
  'core_memory.append': tool({ label: HELD, content: 'an intruder was here' }),
  'core_memory.replace': tool({ label: HELD, old_content: 'knows', new_content: 'an intruder was here' }),
  'core_memory.render': (names) => [
    ...ofAgentByAny()(names),
    ...ofAgentByAny({ query: { line_numbers: true } })(names),
  ],
  'memory.replace': tool({ label: HELD, old_string: 'knows', new_string: 'an intruder was here' }),
  'memory.insert': tool({ label: HELD, new_string: 'an intruder was here' }),
  'memory.rethink': tool({ label: HELD, new_memory: 'an intruder was here' }),
  'memory.apply_patch': tool({ patch: `*** Add Block: new\n+an intruder was here\n*** Delete Block: ${HELD}` }),
  'memory.command': tool({ command: 'delete', path: `/memories/${HELD}` }),
  'memory.finish_edits': tool({}),
  'core_memory.attach': (names) => ofAgentByAny({ params: { block_id: names.loose } })(names),
  'core_memory.detach': (names) => ofAgentByAny({ params: { block_id: names.block } })(names),
};
