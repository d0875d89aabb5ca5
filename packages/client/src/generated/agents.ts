// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Block } from './components.js';

export interface AgentsListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  name?: string;
  /** A substring of the name, case-insensitive. */
  query_text?: string;
  tags?: readonly string[] | string;
  /** Match all of the tags instead of any. */
  match_all_tags?: boolean;
  /** The key that created the agent. */
  created_by_id?: string;
  /** Agents have no project to filter by: finds nothing. */
  project_id?: string;
  /** Finds nothing. */
  template_id?: string;
  /** Finds nothing. */
  base_template_id?: string;
  /** Finds nothing. */
  identity_id?: string;
  /** Finds nothing. */
  identifier_keys?: readonly string[] | string;
  /** Finds nothing. */
  last_stop_reason?: string;
  order?: 'asc' | 'desc';
  ascending?: boolean;
  order_by?: 'created_at' | 'updated_at' | 'last_run_completion';
  /** Same as `order_by`. */
  sort_by?: 'created_at' | 'updated_at' | 'last_run_completion';
  after?: string;
  before?: string;
  limit?: number;
}

/**
 * List agents: `GET /v1/agents`.
 *
 * Newest first. `after` and `before` are agent ids: the page starts after, or ends before, that agent in the requested order. Hidden agents are listed only if filtered by `name`.
 *
 * Needs `blocks:read`.
 */
export type AgentsListOutput = {
  id: string;
  name: string;
  description: string | null;
  system: string;
  timezone: string | null;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  blocks: Block[];
  memory: {
    agent_type: string;
    git_enabled: false;
    blocks: Block[];
    file_blocks: unknown[];
    prompt_template: '';
  };
  agent_type?: string | null;
  llm_config?: Record<string, unknown> | null;
  embedding_config?: Record<string, unknown> | null;
  model?: string | null;
  embedding?: string | null;
  model_settings?: Record<string, unknown> | null;
  compaction_settings?: Record<string, unknown> | null;
  response_format?: Record<string, unknown> | null;
  tool_rules?: unknown[] | null;
  project_id?: string | null;
  template_id?: string | null;
  base_template_id?: string | null;
  message_buffer_autoclear?: boolean | null;
  enable_sleeptime?: boolean | null;
  max_files_open?: number | null;
  per_file_view_window_char_limit?: number | null;
  message_ids: unknown[];
  tools: unknown[];
  sources: unknown[];
  tool_exec_environment_variables: unknown[];
  secrets: unknown[];
  deployment_id: null;
  entity_id: null;
  identity_ids: unknown[];
  identities: unknown[];
  pending_approval: null;
  multi_agent_group: null;
  managed_group: null;
  last_run_completion: null;
  last_run_duration_ms: null;
  last_stop_reason: null;
}[];

export interface AgentsCreateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Creates the agent for the whole tenant. Needs shared:write. */
  shared?: boolean;
  /** The value of `agent` in its memories. Unique per user. */
  name?: string | null;
  description?: string | null;
  /** Text before the blocks in the rendered prompt. */
  system?: string | null;
  timezone?: string | null;
  /** Not listed unless it is named. */
  hidden?: boolean | null;
  metadata?: Record<string, unknown> | null;
  tags?: readonly string[] | null;
  /** The ids of the attached blocks. */
  block_ids?: readonly string[] | null;
  agent_type?: string | null;
  llm_config?: Record<string, unknown> | null;
  embedding_config?: Record<string, unknown> | null;
  model?: string | null;
  embedding?: string | null;
  model_settings?: Record<string, unknown> | null;
  compaction_settings?: Record<string, unknown> | null;
  response_format?: Record<string, unknown> | null;
  tool_rules?: readonly unknown[] | null;
  project_id?: string | null;
  template_id?: string | null;
  base_template_id?: string | null;
  message_buffer_autoclear?: boolean | null;
  enable_sleeptime?: boolean | null;
  max_files_open?: number | null;
  per_file_view_window_char_limit?: number | null;
  /** Blocks to create and attach. */
  memory_blocks?:
    | readonly {
        /** The client’s own id, unique per user. */
        block_id?: string | null;
        /** The name by which an agent refers to the block. */
        label: string;
        value?: string | null;
        title?: string | null;
        /** Maximum length of `value`, in characters (Unicode code points). */
        limit?: number | null;
        /** What the block is for. The agent reads it. */
        description?: string | null;
        memory_type?: string | null;
        /** Agents cannot edit the block. A key with `admin` can. */
        read_only?: boolean | null;
        /** Not listed unless it is named. */
        hidden?: boolean | null;
        metadata?: Record<string, unknown> | null;
        tags?: readonly string[] | null;
        project_id?: unknown;
        template_name?: unknown;
        is_template?: unknown;
        template_id?: unknown;
        base_template_id?: unknown;
        deployment_id?: unknown;
        entity_id?: unknown;
        preserve_on_migration?: unknown;
      }[]
    | null;
}

/**
 * Create an agent: `POST /v1/agents`.
 *
 * An agent is a name that blocks are attached to and memories are stored under. It runs nothing. Without a `name` it gets a random one. Fields that have no meaning here are stored and returned unchanged; see docs/letta.md.
 *
 * Needs `blocks:write`.
 */
export interface AgentsCreateOutput {
  id: string;
  name: string;
  description: string | null;
  system: string;
  timezone: string | null;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  blocks: Block[];
  memory: {
    agent_type: string;
    git_enabled: false;
    blocks: Block[];
    file_blocks: unknown[];
    prompt_template: '';
  };
  agent_type?: string | null;
  llm_config?: Record<string, unknown> | null;
  embedding_config?: Record<string, unknown> | null;
  model?: string | null;
  embedding?: string | null;
  model_settings?: Record<string, unknown> | null;
  compaction_settings?: Record<string, unknown> | null;
  response_format?: Record<string, unknown> | null;
  tool_rules?: unknown[] | null;
  project_id?: string | null;
  template_id?: string | null;
  base_template_id?: string | null;
  message_buffer_autoclear?: boolean | null;
  enable_sleeptime?: boolean | null;
  max_files_open?: number | null;
  per_file_view_window_char_limit?: number | null;
  message_ids: unknown[];
  tools: unknown[];
  sources: unknown[];
  tool_exec_environment_variables: unknown[];
  secrets: unknown[];
  deployment_id: null;
  entity_id: null;
  identity_ids: unknown[];
  identities: unknown[];
  pending_approval: null;
  multi_agent_group: null;
  managed_group: null;
  last_run_completion: null;
  last_run_duration_ms: null;
  last_stop_reason: null;
}

export interface AgentsCountQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  name?: string;
  /** A substring of the name, case-insensitive. */
  query_text?: string;
  tags?: readonly string[] | string;
  /** Match all of the tags instead of any. */
  match_all_tags?: boolean;
  /** The key that created the agent. */
  created_by_id?: string;
  /** Agents have no project to filter by: finds nothing. */
  project_id?: string;
  /** Finds nothing. */
  template_id?: string;
  /** Finds nothing. */
  base_template_id?: string;
  /** Finds nothing. */
  identity_id?: string;
  /** Finds nothing. */
  identifier_keys?: readonly string[] | string;
  /** Finds nothing. */
  last_stop_reason?: string;
}

/**
 * Count agents: `GET /v1/agents/count`.
 *
 * Needs `blocks:read`.
 */
export type AgentsCountOutput = number;

export interface AgentsGetParams {
  agent_id: string;
}

export interface AgentsGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read an agent: `GET /v1/agents/{agent_id}`.
 *
 * Needs `blocks:read`.
 */
export interface AgentsGetOutput {
  id: string;
  name: string;
  description: string | null;
  system: string;
  timezone: string | null;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  blocks: Block[];
  memory: {
    agent_type: string;
    git_enabled: false;
    blocks: Block[];
    file_blocks: unknown[];
    prompt_template: '';
  };
  agent_type?: string | null;
  llm_config?: Record<string, unknown> | null;
  embedding_config?: Record<string, unknown> | null;
  model?: string | null;
  embedding?: string | null;
  model_settings?: Record<string, unknown> | null;
  compaction_settings?: Record<string, unknown> | null;
  response_format?: Record<string, unknown> | null;
  tool_rules?: unknown[] | null;
  project_id?: string | null;
  template_id?: string | null;
  base_template_id?: string | null;
  message_buffer_autoclear?: boolean | null;
  enable_sleeptime?: boolean | null;
  max_files_open?: number | null;
  per_file_view_window_char_limit?: number | null;
  message_ids: unknown[];
  tools: unknown[];
  sources: unknown[];
  tool_exec_environment_variables: unknown[];
  secrets: unknown[];
  deployment_id: null;
  entity_id: null;
  identity_ids: unknown[];
  identities: unknown[];
  pending_approval: null;
  multi_agent_group: null;
  managed_group: null;
  last_run_completion: null;
  last_run_duration_ms: null;
  last_stop_reason: null;
}

export interface AgentsUpdateParams {
  agent_id: string;
}

export interface AgentsUpdateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The value of `agent` in its memories. Unique per user. */
  name?: string | null;
  description?: string | null;
  /** Text before the blocks in the rendered prompt. */
  system?: string | null;
  timezone?: string | null;
  /** Not listed unless it is named. */
  hidden?: boolean | null;
  metadata?: Record<string, unknown> | null;
  tags?: readonly string[] | null;
  /** The ids of the attached blocks. */
  block_ids?: readonly string[] | null;
  agent_type?: string | null;
  llm_config?: Record<string, unknown> | null;
  embedding_config?: Record<string, unknown> | null;
  model?: string | null;
  embedding?: string | null;
  model_settings?: Record<string, unknown> | null;
  compaction_settings?: Record<string, unknown> | null;
  response_format?: Record<string, unknown> | null;
  tool_rules?: readonly unknown[] | null;
  project_id?: string | null;
  template_id?: string | null;
  base_template_id?: string | null;
  message_buffer_autoclear?: boolean | null;
  enable_sleeptime?: boolean | null;
  max_files_open?: number | null;
  per_file_view_window_char_limit?: number | null;
}

/**
 * Edit an agent: `PATCH /v1/agents/{agent_id}`.
 *
 * Changes the fields that are present and not null. `block_ids` replaces the set of attached blocks. The name cannot be changed once memories carry it.
 *
 * Needs `blocks:write`.
 */
export interface AgentsUpdateOutput {
  id: string;
  name: string;
  description: string | null;
  system: string;
  timezone: string | null;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  blocks: Block[];
  memory: {
    agent_type: string;
    git_enabled: false;
    blocks: Block[];
    file_blocks: unknown[];
    prompt_template: '';
  };
  agent_type?: string | null;
  llm_config?: Record<string, unknown> | null;
  embedding_config?: Record<string, unknown> | null;
  model?: string | null;
  embedding?: string | null;
  model_settings?: Record<string, unknown> | null;
  compaction_settings?: Record<string, unknown> | null;
  response_format?: Record<string, unknown> | null;
  tool_rules?: unknown[] | null;
  project_id?: string | null;
  template_id?: string | null;
  base_template_id?: string | null;
  message_buffer_autoclear?: boolean | null;
  enable_sleeptime?: boolean | null;
  max_files_open?: number | null;
  per_file_view_window_char_limit?: number | null;
  message_ids: unknown[];
  tools: unknown[];
  sources: unknown[];
  tool_exec_environment_variables: unknown[];
  secrets: unknown[];
  deployment_id: null;
  entity_id: null;
  identity_ids: unknown[];
  identities: unknown[];
  pending_approval: null;
  multi_agent_group: null;
  managed_group: null;
  last_run_completion: null;
  last_run_duration_ms: null;
  last_stop_reason: null;
}

export interface AgentsDeleteParams {
  agent_id: string;
}

export interface AgentsDeleteQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Delete an agent: `DELETE /v1/agents/{agent_id}`.
 *
 * Detaches its blocks. The blocks stay, and so do the memories that name the agent.
 *
 * Needs `blocks:write`.
 */
export type AgentsDeleteOutput = null;

export interface AgentsCoreMemoryParams {
  agent_id: string;
}

export interface AgentsCoreMemoryQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read the core memory of an agent: `GET /v1/agents/{agent_id}/core-memory`.
 *
 * An older form of the agent’s `blocks`.
 *
 * Needs `blocks:read`.
 */
export interface AgentsCoreMemoryOutput {
  agent_type: string;
  git_enabled: false;
  blocks: Block[];
  file_blocks: unknown[];
  prompt_template: '';
}

export interface AgentsRecompileParams {
  agent_id: string;
}

export interface AgentsRecompileQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Render the system prompt of an agent: `POST /v1/agents/{agent_id}/recompile`.
 *
 * The `system` text followed by the current blocks. Rendered on each request and not stored.
 *
 * Needs `blocks:read`.
 */
export type AgentsRecompileOutput = string;
