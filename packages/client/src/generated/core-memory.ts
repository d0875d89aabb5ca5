// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Block } from './components.js';

export interface CoreMemoryListParams {
  /** The agent’s id, or its name. */
  agent_id: string;
}

export interface CoreMemoryListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** The page ends right before this block. */
  before?: string;
  /** The page begins right after this block. */
  after?: string;
  order_by?: 'created_at';
  limit?: number;
  order?: 'asc' | 'desc';
}

/**
 * List the blocks of an agent: `GET /v1/agents/{agent_id}/core-memory/blocks`.
 *
 * By creation, newest first where `order` is not named.
 *
 * Needs `blocks:read`.
 */
export type CoreMemoryListOutput = Block[];

export interface CoreMemoryGetParams {
  /** The agent’s id, or its name. */
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
 * Read a block of an agent by its label: `GET /v1/agents/{agent_id}/core-memory/blocks/{block_label}`.
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
  /** Null for a block of the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Rises with every change. The ETag. */
  version: number;
  /** Where it stands in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
  /** The agent’s id, or its name. */
  agent_id: string;
  block_label: string;
}

export interface CoreMemoryUpdateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  label?: string | null;
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
  /** Why, for the history. */
  reason?: string;
}

/**
 * Edit a block of an agent by its label: `PATCH /v1/agents/{agent_id}/core-memory/blocks/{block_label}`.
 *
 * As `PATCH /v1/blocks/{block_id}`; the history names the agent.
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
  /** Null for a block of the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Rises with every change. The ETag. */
  version: number;
  /** Where it stands in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
  /** The agent’s id, or its name. */
  agent_id: string;
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface CoreMemoryAttachQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Let an agent hold a block: `PATCH /v1/agents/{agent_id}/core-memory/blocks/attach/{block_id}`.
 *
 * Doing it again changes nothing. An agent holds one block of a label, and a shared agent only shared ones.
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

export interface CoreMemoryDetachParams {
  /** The agent’s id, or its name. */
  agent_id: string;
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface CoreMemoryDetachQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Take a block from an agent: `PATCH /v1/agents/{agent_id}/core-memory/blocks/detach/{block_id}`.
 *
 * The block stays.
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

export interface CoreMemoryAppendParams {
  /** The agent’s id, or its name. */
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
  /** What Letta’s tool answers: of an edit the new value. */
  result?: string | null;
  /** Why it could not be done. Nothing was changed. */
  error?: string;
  /** What has changed. */
  blocks?: {
    id: string;
    label: string;
    version: number;
  }[];
}

export interface CoreMemoryReplaceParams {
  /** The agent’s id, or its name. */
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
 * Replace a text in a block everywhere: `POST /v1/agents/{agent_id}/core-memory/tools/core_memory_replace`.
 *
 * Replaces every exact occurrence of a text in a block. An empty new text deletes it.
 *
 * Needs `blocks:write`.
 */
export interface CoreMemoryReplaceOutput {
  ok: boolean;
  /** What Letta’s tool answers: of an edit the new value. */
  result?: string | null;
  /** Why it could not be done. Nothing was changed. */
  error?: string;
  /** What has changed. */
  blocks?: {
    id: string;
    label: string;
    version: number;
  }[];
}

export interface CoreMemoryRenderParams {
  /** The agent’s id, or its name. */
  agent_id: string;
}

export interface CoreMemoryRenderQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Before each line of a value its number. */
  line_numbers?: boolean;
}

/**
 * The blocks of an agent as a prompt holds them: `GET /v1/agents/{agent_id}/core-memory/render`.
 *
 * Escaped, so that no value can forge a tag. Empty where the agent holds no block.
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
