import { AGENT_CONSTANTS, KEPT_DEFAULTS, KEPT_FIELDS } from '@contracts/letta/letta-agents.js';
import type { AgentState, createAgent, listAgents } from '@contracts/letta/letta-agents.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { type Agent, type AgentFields, showAgentId } from '@memory/blocks/agents/agent.js';
import type { AgentFilter, AgentsQuery } from '@memory/blocks/agents/page-of-agents.query.js';
import { checkObject } from '@memory/record-store/record.js';

type AgentRequest = Omit<InputOf<typeof createAgent>['body'], 'shared' | 'user_id'>;

/** The fields of an agent in a request, under our names. Null counts as absent. */
export function fieldsOf(request: AgentRequest): Partial<AgentFields> {
  const kept = Object.keys(KEPT_FIELDS)
    .map((name) => [name, request[name as keyof typeof KEPT_FIELDS]] as const)
    .filter(([, value]) => value !== undefined && value !== null);
  const fields = {
    label: request.name,
    description: request.description,
    system: request.system,
    timeZone: request.timezone,
    hidden: request.hidden,
    metadata: request.metadata && checkObject('metadata', request.metadata),
    tags: request.tags && [...new Set(request.tags)],
    fields: kept.length > 0 ? Object.fromEntries(kept) : undefined,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null));
}

/** An agent in Letta's format. */
export function showAgent(agent: Agent, blocks: AgentState['blocks']): AgentState {
  return {
    ...structuredClone(AGENT_CONSTANTS),
    ...keptOf(agent),
    id: showAgentId(agent.id),
    name: agent.label,
    description: agent.description,
    system: agent.system ?? '',
    timezone: agent.timeZone,
    hidden: agent.hidden,
    metadata: agent.metadata,
    tags: agent.tags,
    created_at: agent.createdAt.toISOString(),
    updated_at: agent.updatedAt.toISOString(),
    created_by_id: agent.createdBy,
    last_updated_by_id: agent.updatedBy,
    blocks,
    memory: showMemory(agent, blocks),
  };
}

/** The stored fields, parsed with the schemas of `KEPT_FIELDS`. */
function keptOf({ fields }: Agent): Kept {
  return { ...KEPT_DEFAULTS, ...fields };
}

type Kept = Pick<AgentState, Exclude<keyof typeof KEPT_FIELDS, 'agent_type'>> & { agent_type: string };

/** The deprecated form of an agent's blocks. */
export function showMemory(agent: Agent, blocks: AgentState['blocks']): AgentState['memory'] {
  return { agent_type: keptOf(agent).agent_type, git_enabled: false, blocks, file_blocks: [], prompt_template: '' };
}

type Query = InputOf<typeof listAgents>['query'];

/** Null: no agent can match. */
export function filterOf(query: Omit<Query, 'limit'>): AgentFilter | null {
  const nobodys = [
    query.project_id,
    query.template_id,
    query.base_template_id,
    query.identity_id,
    query.last_stop_reason,
    query.identifier_keys?.[0],
  ];
  if (nobodys.some((wanted) => wanted !== undefined)) return null;
  return {
    name: query.name,
    queryText: query.query_text,
    tags: query.tags,
    allTags: query.match_all_tags,
    createdBy: query.created_by_id,
  };
}

export function pageOf(query: Query): AgentsQuery | null {
  const filter = filterOf(query);
  if (!filter) return null;
  const by = query.order_by ?? query.sort_by;
  return {
    ...filter,
    limit: query.limit,
    // No agent has ever completed a run, so they are sorted by age.
    orderBy: by === 'updated_at' ? 'updated_at' : 'created_at',
    order: query.order ?? (query.ascending ? 'asc' : 'desc'),
    after: query.after,
    before: query.before,
  };
}
