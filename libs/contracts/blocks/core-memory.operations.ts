import { z } from 'zod';
import { blockEdit, blockOutput } from './blocks.js';
import { blockPage, blockParams, blockReason, pageLimit, pageOrder } from './blocks.operations.js';
import { agentStateOf } from '../letta/letta-agents.js';
import { operation } from '../operation.js';
import { label, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';

/** The blocks of an agent, at Letta's paths. */
const named = { user_id: userId.optional() };
/** The agent whose core memory it is. Besides Letta's ids, its name is accepted. */
export const ofAgent = { agent_id: label.describe('The id or the name of the agent.') };
const byLabel = z.object({ ...ofAgent, block_label: label });
const byBlock = z.object({ ...ofAgent, ...blockParams.shape });
const agentState = agentStateOf(blockOutput);

const writes = { permission: 'blocks:write', touches: 'user', reads: false, dropsNul: true } as const;
const reads = { permission: 'blocks:read', touches: 'user', reads: true } as const;

export const listCoreBlocks = operation({
  name: 'core_memory.list',
  method: 'GET',
  path: '/v1/agents/{agent_id}/core-memory/blocks',
  summary: 'List the blocks of an agent',
  description: 'By creation time, by default newest first.',
  ...reads,
  params: z.object(ofAgent),
  query: z.strictObject({ ...readerQuery, ...blockPage, limit: pageLimit(100), order: pageOrder('desc') }),
  output: z.array(blockOutput),
  status: 200,
  errors: ['not_found'],
});

export const getCoreBlock = operation({
  name: 'core_memory.get',
  method: 'GET',
  path: '/v1/agents/{agent_id}/core-memory/blocks/{block_label}',
  summary: 'Read a block of an agent by label',
  ...reads,
  params: byLabel,
  query: z.strictObject(readerQuery),
  output: blockOutput,
  status: 200,
  errors: ['not_found'],
});

export const updateCoreBlock = operation({
  name: 'core_memory.update',
  method: 'PATCH',
  path: '/v1/agents/{agent_id}/core-memory/blocks/{block_label}',
  summary: 'Edit a block of an agent by label',
  description: 'Works like `PATCH /v1/blocks/{block_id}`. The history records the agent.',
  ...writes,
  params: byLabel,
  body: z.strictObject({ ...named, ...blockEdit, reason: blockReason }),
  output: blockOutput,
  status: 200,
  errors: ['not_found', 'conflict', 'version_mismatch', 'limit_exceeded'],
  headers: ['If-Match'],
});

export const attachBlock = operation({
  name: 'core_memory.attach',
  method: 'PATCH',
  path: '/v1/agents/{agent_id}/core-memory/blocks/attach/{block_id}',
  summary: 'Attach a block to an agent',
  description:
    'Attaching it again changes nothing. An agent has at most one block per label. A shared agent can only have shared blocks.',
  ...writes,
  params: byBlock,
  query: z.strictObject(named),
  output: agentState,
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const detachBlock = operation({
  name: 'core_memory.detach',
  method: 'PATCH',
  path: '/v1/agents/{agent_id}/core-memory/blocks/detach/{block_id}',
  summary: 'Detach a block from an agent',
  description: 'Does not delete the block.',
  ...writes,
  params: byBlock,
  query: z.strictObject(named),
  output: agentState,
  status: 200,
  errors: ['not_found'],
});

export const listAgentsOfBlock = operation({
  name: 'blocks.agents',
  method: 'GET',
  path: '/v1/blocks/{block_id}/agents',
  summary: 'List the agents that a block is attached to',
  description: 'By creation time, by default newest first. Cursors are agent ids.',
  ...reads,
  params: blockParams,
  query: z.object({ ...readerQuery, ...blockPage, limit: pageLimit(50), order: pageOrder('desc') }),
  output: z.array(agentState),
  status: 200,
  errors: ['not_found'],
});

export const CORE_MEMORY_OPERATIONS = [
  listCoreBlocks, getCoreBlock, updateCoreBlock, attachBlock, detachBlock, listAgentsOfBlock,
] as const; // prettier-ignore
