// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Block } from './components.js';

export interface AgentsListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  name?: string;
  /** A part of the name, in any case. */
  query_text?: string;
  tags?: readonly string[] | string;
  /** All of the tags, instead of any. */
  match_all_tags?: boolean;
  /** A key. */
  created_by_id?: string;
  /** No agent has one that can be asked for: finds nothing. */
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
  /** As `order_by`. */
  sort_by?: 'created_at' | 'updated_at' | 'last_run_completion';
  after?: string;
  before?: string;
  limit?: number;
}

/**
 * List agents: `GET /v1/agents`.
 *
 * Newest first. `after` and `before` name the agent after or before which the page lies, in the order that is asked for. Hidden agents are listed only by `name`.
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
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
  /** An agent of the whole tenant. Needs shared:write. */
  shared?: boolean;
  /** What memories name in `agent`. Unique for its user. */
  name?: string | null;
  description?: string | null;
  /** Stands before the blocks where they are rendered. */
  system?: string | null;
  timezone?: string | null;
  /** Not listed, unless it is named. */
  hidden?: boolean | null;
  metadata?: Record<string, unknown> | null;
  tags?: readonly string[] | null;
  /** Blocks that it holds. */
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
  /** Are made with it, and attached. */
  memory_blocks?:
    | readonly {
        /** The client’s own id, unique for its user. */
        block_id?: string | null;
        /** The name under which an agent holds it. */
        label: string;
        value?: string | null;
        title?: string | null;
        /** The most characters (Unicode code points) that `value` may have. */
        limit?: number | null;
        /** What it is for; the agent reads it. */
        description?: string | null;
        memory_type?: string | null;
        /** Agents cannot edit it. A key with admin can. */
        read_only?: boolean | null;
        /** Not listed, unless it is named. */
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
 * Make an agent: `POST /v1/agents`.
 *
 * A name under which blocks are held and memories are kept; it runs nothing. Without a `name` it gets a random one. Fields that have no meaning here come back as they came; see docs/letta.md.
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
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
  /** A part of the name, in any case. */
  query_text?: string;
  tags?: readonly string[] | string;
  /** All of the tags, instead of any. */
  match_all_tags?: boolean;
  /** A key. */
  created_by_id?: string;
  /** No agent has one that can be asked for: finds nothing. */
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
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
  /** What memories name in `agent`. Unique for its user. */
  name?: string | null;
  description?: string | null;
  /** Stands before the blocks where they are rendered. */
  system?: string | null;
  timezone?: string | null;
  /** Not listed, unless it is named. */
  hidden?: boolean | null;
  metadata?: Record<string, unknown> | null;
  tags?: readonly string[] | null;
  /** Blocks that it holds. */
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
 * Changes the fields that are named and not null; `block_ids` says which blocks it holds from now on. A name that memories bear cannot be changed.
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
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
 * Its blocks are detached and stay, and so do the memories that name it.
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
 * An older shape of `blocks` of the agent itself.
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
 * The system prompt of an agent: `POST /v1/agents/{agent_id}/recompile`.
 *
 * Its `system` and after it its blocks, as they are now. Nothing is kept, so nothing is ever stale.
 *
 * Needs `blocks:read`.
 */
export type AgentsRecompileOutput = string;
