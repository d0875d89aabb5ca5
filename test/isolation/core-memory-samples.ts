import type { Sent } from '@test/support/client.js';
import { HELD } from './core-memory.js';
import type { Names } from './victim.js';

type Sample = (names: Names) => readonly Sent[];

const plain: Sample = () => [{}];
const ofAgent =
  (...rest: Sent[]): Sample =>
  ({ agentId }) =>
    (rest.length > 0 ? rest : [{}]).map((sent) => ({ ...sent, params: { agent_id: agentId } }));
/** For operations in which an agent may also be named by its label. */
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
  'letta.messages': ofAgent({}, { query: { order: 'asc', limit: 5 } }),
  'letta.all_messages': ({ message }) => [{}, { query: { after: message } }],
  'letta.message': ({ message }) => [{ params: { message_id: message } }],
  'letta.search_messages': ({ agentId }) => [
    { body: { query: QUESTION, limit: 100 } },
    { body: { query: QUESTION, agent_id: agentId } },
  ],
  'letta.health': plain,
  'letta.tags': plain,
  'letta.tools': plain,
  'letta.models': plain,
  'letta.embedding_models': plain,
};
