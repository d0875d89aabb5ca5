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
 * Agents as Letta's clients know them. Unknown fields are passed over: a client sends the whole state of an agent,
 * of which much has no meaning here.
 */
const named = { user_id: userId.optional() };
export const agentParams = z.object({ agent_id: label });

export const agentState = agentStateOf(blockOutput);
export type AgentState = z.input<typeof agentState>;

const filters = {
  name: lettaText(LIMITS.labelLength).optional(),
  query_text: lettaText(LIMITS.labelLength).optional().describe('A part of the name, in any case.'),
  tags: lettaList.optional(),
  match_all_tags: queryFlag.optional().describe('All of the tags, instead of any.'),
  created_by_id: lettaText(LIMITS.labelLength).optional().describe('A key.'),
  project_id: lettaText(LIMITS.labelLength)
    .optional()
    .describe('No agent has one that can be asked for: finds nothing.'),
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
  summary: 'Make an agent',
  description:
    'A name under which blocks are held and memories are kept; it runs nothing. Without a `name` it gets a random one. Fields that have no meaning here come back as they came; see docs/letta.md.',
  permission: 'blocks:write',
  touches: 'user',
  reads: false,
  dropsNul: true,
  body: z.object({
    ...named,
    shared: z.boolean().optional().describe('An agent of the whole tenant. Needs shared:write.'),
    ...agentMeaning,
    ...KEPT_FIELDS,
    memory_blocks: z.array(z.object(blockInput)).max(MOST_BLOCKS).nullish().describe('Are made with it, and attached.'),
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
    'Newest first. `after` and `before` name the agent after or before which the page lies, in the order that is asked for. Hidden agents are listed only by `name`.',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  query: z.object({
    ...readerQuery,
    ...filters,
    ...lettaOrder,
    order_by: z.enum(['created_at', 'updated_at', 'last_run_completion']).optional(),
    sort_by: z.enum(['created_at', 'updated_at', 'last_run_completion']).optional().describe('As `order_by`.'),
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
    'Changes the fields that are named and not null; `block_ids` says which blocks it holds from now on. A name that memories bear cannot be changed.',
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
  description: 'Its blocks are detached and stay, and so do the memories that name it.',
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
  description: 'An older shape of `blocks` of the agent itself.',
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
  summary: 'The system prompt of an agent',
  description: 'Its `system` and after it its blocks, as they are now. Nothing is kept, so nothing is ever stale.',
  permission: 'blocks:read',
  touches: 'user',
  reads: true,
  params: agentParams,
  // Letta's `update_timestamp` and `dry_run` make no difference here.
  query: z.object(readerQuery),
  output: z.string(),
  status: 200,
  errors: ['not_found'],
});

export const AGENT_OPERATIONS = [
  listAgents, createAgent, countAgents, getAgent, updateAgent, deleteAgent, getCoreMemory, recompileAgent,
] as const; // prettier-ignore
