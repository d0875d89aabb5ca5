// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Block } from './components.js';

export interface CoreMemoryListParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface CoreMemoryListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** The page ends just before this block. */
  before?: string;
  /** The page starts just after this block. */
  after?: string;
  order_by?: 'created_at';
  limit?: number;
  order?: 'asc' | 'desc';
}

/**
 * List the blocks of an agent: `GET /v1/agents/{agent_id}/core-memory/blocks`.
 *
 * By creation time, by default newest first.
 *
 * Needs `blocks:read`.
 */
export type CoreMemoryListOutput = Block[];

export interface CoreMemoryGetParams {
  /** The id or the name of the agent. */
  agent_id: string;
  block_label: string;
}

export interface CoreMemoryGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read a block of an agent by label: `GET /v1/agents/{agent_id}/core-memory/blocks/{block_label}`.
 *
 * Needs `blocks:read`.
 */
export interface CoreMemoryGetOutput {
  /** `block-<uuid>` */
  id: string;
  /** The client’s own id. */
  block_id: string | null;
  label: string;
  title: string | null;
  value: string;
  limit: number;
  description: string | null;
  memory_type: string | null;
  read_only: boolean;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** Null: the block belongs to the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Increases with every change. Also sent as the ETag. */
  version: number;
  /** Position in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  project_id: null;
  template_name: null;
  is_template: false;
  template_id: null;
  base_template_id: null;
  deployment_id: null;
  entity_id: null;
  preserve_on_migration: false;
}

export interface CoreMemoryUpdateParams {
  /** The id or the name of the agent. */
  agent_id: string;
  block_label: string;
}

export interface CoreMemoryUpdateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  label?: string | null;
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
  /** The reason, kept in the history. */
  reason?: string;
}

/**
 * Edit a block of an agent by label: `PATCH /v1/agents/{agent_id}/core-memory/blocks/{block_label}`.
 *
 * Works like `PATCH /v1/blocks/{block_id}`. The history records the agent.
 *
 * Needs `blocks:write`.
 */
export interface CoreMemoryUpdateOutput {
  /** `block-<uuid>` */
  id: string;
  /** The client’s own id. */
  block_id: string | null;
  label: string;
  title: string | null;
  value: string;
  limit: number;
  description: string | null;
  memory_type: string | null;
  read_only: boolean;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** Null: the block belongs to the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Increases with every change. Also sent as the ETag. */
  version: number;
  /** Position in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  project_id: null;
  template_name: null;
  is_template: false;
  template_id: null;
  base_template_id: null;
  deployment_id: null;
  entity_id: null;
  preserve_on_migration: false;
}

export interface CoreMemoryAttachParams {
  /** The id or the name of the agent. */
  agent_id: string;
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface CoreMemoryAttachQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Attach a block to an agent: `PATCH /v1/agents/{agent_id}/core-memory/blocks/attach/{block_id}`.
 *
 * Attaching it again changes nothing. An agent has at most one block per label. A shared agent can only have shared blocks.
 *
 * Needs `blocks:write`.
 */
export interface CoreMemoryAttachOutput {
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

export interface CoreMemoryDetachParams {
  /** The id or the name of the agent. */
  agent_id: string;
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface CoreMemoryDetachQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Detach a block from an agent: `PATCH /v1/agents/{agent_id}/core-memory/blocks/detach/{block_id}`.
 *
 * Does not delete the block.
 *
 * Needs `blocks:write`.
 */
export interface CoreMemoryDetachOutput {
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

export interface CoreMemoryAppendParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface CoreMemoryAppendBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The label of one of the agent’s blocks. */
  label: string;
  content: string;
}

/**
 * Append to a block: `POST /v1/agents/{agent_id}/core-memory/tools/core_memory_append`.
 *
 * Adds a text as a new line at the end of a block.
 *
 * Needs `blocks:write`.
 */
export interface CoreMemoryAppendOutput {
  ok: boolean;
  /** The result of Letta’s tool. After an edit: the new value. */
  result?: string | null;
  /** Why the tool failed. Nothing was changed. */
  error?: string;
  /** The blocks that changed. */
  blocks?: {
    id: string;
    label: string;
    version: number;
  }[];
}

export interface CoreMemoryReplaceParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface CoreMemoryReplaceBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The label of one of the agent’s blocks. */
  label: string;
  old_content: string;
  new_content: string;
}

/**
 * Replace every occurrence of a text in a block: `POST /v1/agents/{agent_id}/core-memory/tools/core_memory_replace`.
 *
 * Replaces every exact occurrence. An empty new text deletes it.
 *
 * Needs `blocks:write`.
 */
export interface CoreMemoryReplaceOutput {
  ok: boolean;
  /** The result of Letta’s tool. After an edit: the new value. */
  result?: string | null;
  /** Why the tool failed. Nothing was changed. */
  error?: string;
  /** The blocks that changed. */
  blocks?: {
    id: string;
    label: string;
    version: number;
  }[];
}

export interface CoreMemoryRenderParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface CoreMemoryRenderQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Prefixes each line of a value with its number. */
  line_numbers?: boolean;
}

/**
 * Render the blocks of an agent for a prompt: `GET /v1/agents/{agent_id}/core-memory/render`.
 *
 * Values are escaped so that they cannot forge a tag. Empty if the agent has no blocks.
 *
 * Needs `blocks:read`.
 */
export interface CoreMemoryRenderOutput {
  text: string;
  blocks: {
    id: string;
    label: string;
    version: number;
  }[];
}
