import { z } from 'zod';
import { blockInput, blockOutput } from '../blocks/blocks.js';
import {
  coreMemoryOf,
  KEPT_FIELDS,
  MOST_BLOCKS,
  agentMeaning,
  agentStateOf,
  lettaList,
  lettaOrder,
  lettaText,
} from './letta-agents.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { label, queryFlag, queryWhole, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';

/**
 * Agents as Letta's clients know them. Unknown fields are ignored: clients send the whole state of an agent, and much
 * of it has no meaning here.
 */
const named = { user_id: userId.optional() };
export const agentParams = z.object({ agent_id: label });

export const agentState = agentStateOf(blockOutput);
export type AgentState = z.input<typeof agentState>;

const filters = {
  name: lettaText(LIMITS.labelLength).optional(),
  query_text: lettaText(LIMITS.labelLength).optional().describe('A substring of the name, case-insensitive.'),
  tags: lettaList.optional(),
  match_all_tags: queryFlag.optional().describe('Match all of the tags instead of any.'),
  created_by_id: lettaText(LIMITS.labelLength).optional().describe('The key that created the agent.'),
  project_id: lettaText(LIMITS.labelLength).optional().describe('Agents have no project to filter by: finds nothing.'),
  template_id: lettaText(LIMITS.labelLength).optional().describe('Finds nothing.'),
  base_template_id: lettaText(LIMITS.labelLength).optional().describe('Finds nothing.'),
  identity_id: lettaText(LIMITS.labelLength).optional().describe('Finds nothing.'),
  identifier_keys: lettaList.optional().describe('Finds nothing.'),
  last_stop_reason: lettaText(LIMITS.labelLength).optional().describe('Finds nothing.'),
};

export const createAgent = operation({
  name: 'agents.create',
  method: 'POST',
  path: '/v1/agents',
  summary: 'Create an agent',
  description:
    'An agent is a name that blocks are attached to and memories are stored under. It runs nothing. Without a `name` it gets a random one. Fields that have no meaning here are stored and returned unchanged; see docs/letta.md.',
  permission: 'blocks:write',
  touches: 'user',
  reads: false,
  dropsNul: true,
  body: z.object({
    ...named,
    shared: z.boolean().optional().describe('Creates the agent for the whole tenant. Needs shared:write.'),
    ...agentMeaning,
    ...KEPT_FIELDS,
    memory_blocks: z.array(z.object(blockInput)).max(MOST_BLOCKS).nullish().describe('Blocks to create and attach.'),
  }),
  output: agentState,
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict', 'limit_exceeded'],
});

export const listAgents = operation({
  name: 'agents.list',
  method: 'GET',
  path: '/v1/agents',
  summary: 'List agents',
  description:
    'Newest first. `after` and `before` are agent ids: the page starts after, or ends before, that agent in the requested order. Hidden agents are listed only if filtered by `name`.',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  query: z.object({
    ...readerQuery,
    ...filters,
    ...lettaOrder,
    order_by: z.enum(['created_at', 'updated_at', 'last_run_completion']).optional(),
    sort_by: z.enum(['created_at', 'updated_at', 'last_run_completion']).optional().describe('Same as `order_by`.'),
    after: lettaText(LIMITS.labelLength).optional(),
    before: lettaText(LIMITS.labelLength).optional(),
    limit: queryWhole(1, LIMITS.listLimit).default(50),
  }),
  output: z.array(agentState),
  status: 200,
});

export const countAgents = operation({
  name: 'agents.count',
  method: 'GET',
  path: '/v1/agents/count',
  summary: 'Count agents',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  query: z.object({ ...readerQuery, ...filters }),
  output: z.int(),
  status: 200,
});

export const getAgent = operation({
  name: 'agents.get',
  method: 'GET',
  path: '/v1/agents/{agent_id}',
  summary: 'Read an agent',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  params: agentParams,
  query: z.object(readerQuery),
  output: agentState,
  status: 200,
  errors: ['not_found'],
});

export const updateAgent = operation({
  name: 'agents.update',
  method: 'PATCH',
  path: '/v1/agents/{agent_id}',
  summary: 'Edit an agent',
  description:
    'Changes the fields that are present and not null. `block_ids` replaces the set of attached blocks. The name cannot be changed once memories carry it.',
  permission: 'blocks:write',
  touches: 'user',
  reads: false,
  params: agentParams,
  body: z.object({ ...named, ...agentMeaning, ...KEPT_FIELDS }),
  output: agentState,
  status: 200,
  errors: ['not_found', 'conflict'],
});

export const deleteAgent = operation({
  name: 'agents.delete',
  method: 'DELETE',
  path: '/v1/agents/{agent_id}',
  summary: 'Delete an agent',
  description: 'Detaches its blocks. The blocks stay, and so do the memories that name the agent.',
  permission: 'blocks:write',
  touches: 'user',
  reads: false,
  params: agentParams,
  query: z.object(named),
  output: z.null(),
  status: 200,
  errors: ['not_found'],
});

export const getCoreMemory = operation({
  name: 'agents.core_memory',
  method: 'GET',
  path: '/v1/agents/{agent_id}/core-memory',
  summary: 'Read the core memory of an agent',
  description: 'An older form of the agent’s `blocks`.',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  params: agentParams,
  query: z.object(readerQuery),
  output: coreMemoryOf(blockOutput),
  status: 200,
  errors: ['not_found'],
});

export const recompileAgent = operation({
  name: 'agents.recompile',
  method: 'POST',
  path: '/v1/agents/{agent_id}/recompile',
  summary: 'Render the system prompt of an agent',
  description: 'The `system` text followed by the current blocks. Rendered on each request and not stored.',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  params: agentParams,
  // Letta's `update_timestamp` and `dry_run` have no effect.
  query: z.object(readerQuery),
  output: z.string(),
  status: 200,
  errors: ['not_found'],
});

export const AGENT_OPERATIONS = [
  listAgents, createAgent, countAgents, getAgent, updateAgent, deleteAgent, getCoreMemory, recompileAgent,
] as const; // prettier-ignore
