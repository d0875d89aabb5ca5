// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Block, BlockHistoryEntry } from './components.js';

export interface BlocksCreateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** A block of the whole tenant. Needs shared:write. */
  shared?: boolean;
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
  /** Why, for the history. */
  reason?: string;
}

/**
 * Make a block: `POST /v1/blocks`.
 *
 * A named piece of core memory. `block_id` gives it an id of the client’s own. It is the user’s, or with `shared` the whole tenant’s. A key that is bound to an agent attaches it to that agent.
 *
 * Needs `blocks:write`.
 */
export interface BlocksCreateOutput {
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

export interface BlocksListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  label?: string;
  /** The title. */
  name?: string;
  tags?: readonly string[] | string;
  /** All of the tags, instead of any. */
  match_all_tags?: boolean;
  /** A part of the label, in any case. */
  label_search?: string;
  /** A part of the description, in any case. */
  description_search?: string;
  /** A part of the value, in any case. */
  value_search?: string;
  connected_to_agents_count_gt?: number;
  connected_to_agents_count_lt?: number;
  /** One of these numbers of agents holds it. */
  connected_to_agents_count_eq?: readonly number[] | number;
  show_hidden_blocks?: boolean;
  /** No block is a template: finds nothing. */
  templates_only?: boolean;
  /** No block has one: finds nothing. */
  project_id?: string;
  /** No block has one: finds nothing. */
  identity_id?: string;
  /** Finds nothing. */
  identifier_keys?: readonly string[] | string;
  /** The page ends right before this block. */
  before?: string;
  /** The page begins right after this block. */
  after?: string;
  order_by?: 'created_at';
  limit?: number;
  order?: 'asc' | 'desc';
}

/**
 * List blocks: `GET /v1/blocks`.
 *
 * By creation, oldest first where `order` is not named. Hidden blocks are listed only by `label` or with `show_hidden_blocks`.
 *
 * Needs `blocks:read`.
 */
export type BlocksListOutput = Block[];

export interface BlocksCountQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  label?: string;
  /** The title. */
  name?: string;
  tags?: readonly string[] | string;
  /** All of the tags, instead of any. */
  match_all_tags?: boolean;
  /** A part of the label, in any case. */
  label_search?: string;
  /** A part of the description, in any case. */
  description_search?: string;
  /** A part of the value, in any case. */
  value_search?: string;
  connected_to_agents_count_gt?: number;
  connected_to_agents_count_lt?: number;
  /** One of these numbers of agents holds it. */
  connected_to_agents_count_eq?: readonly number[] | number;
  show_hidden_blocks?: boolean;
  /** No block is a template: finds nothing. */
  templates_only?: boolean;
  /** No block has one: finds nothing. */
  project_id?: string;
  /** No block has one: finds nothing. */
  identity_id?: string;
  /** Finds nothing. */
  identifier_keys?: readonly string[] | string;
}

/**
 * Count blocks: `GET /v1/blocks/count`.
 *
 * Needs `blocks:read`.
 */
export type BlocksCountOutput = number;

export interface BlocksGetParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read a block: `GET /v1/blocks/{block_id}`.
 *
 * Needs `blocks:read`.
 */
export interface BlocksGetOutput {
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

export interface BlocksUpdateParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksUpdateBody {
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
 * Edit a block: `PATCH /v1/blocks/{block_id}`.
 *
 * Changes the fields that are named and not null. Every change is a state in the block’s history; one that changes nothing writes nothing, and one that undo had left behind is dropped. A read-only block takes `admin`.
 *
 * Needs `blocks:write`.
 */
export interface BlocksUpdateOutput {
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

export interface BlocksDeleteParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksDeleteQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Delete a block: `DELETE /v1/blocks/{block_id}`.
 *
 * With its history. Every agent that holds it holds it no longer.
 *
 * Needs `blocks:write`.
 */
export type BlocksDeleteOutput = null;

export interface BlocksHistoryParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksHistoryQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  limit?: number;
  /** Only entries before this sequence. */
  before?: number;
}

/**
 * The history of a block: `GET /v1/blocks/{block_id}/history`.
 *
 * Every state it has had, newest first, and those that were undone and can be redone.
 *
 * Needs `blocks:read`.
 */
export interface BlocksHistoryOutput {
  history: BlockHistoryEntry[];
  has_more: boolean;
}

export interface BlocksDiffParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksDiffQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** A sequence. The one before `to` where absent. */
  from?: number;
  /** A sequence. Where the block stands, where absent. */
  to?: number;
}

/**
 * What differs between two states of a block: `GET /v1/blocks/{block_id}/diff`.
 *
 * Line by line for the value, as a unified diff. Without `from` and `to`: what the last change did.
 *
 * Needs `blocks:read`.
 */
export interface BlocksDiffOutput {
  from: number;
  to: number;
  /** Every field but the value that differs. */
  fields: {
    field: string;
    from: unknown;
    to: unknown;
  }[];
  /** Lines of the value. */
  added: number;
  removed: number;
  /** Empty where the value is the same. */
  diff: string;
}

export interface BlocksCheckpointParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksCheckpointBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  name?: string;
  /** Why, for the history. */
  reason?: string;
}

/**
 * Name the state that a block is in: `POST /v1/blocks/{block_id}/checkpoint`.
 *
 * What was undone before is dropped. A state that has a name already keeps it, and the same state is added to the history under the new one.
 *
 * Needs `blocks:write`.
 */
export interface BlocksCheckpointOutput {
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

export interface BlocksUndoParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksUndoBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Undo the last change of a block: `POST /v1/blocks/{block_id}/undo`.
 *
 * Puts the block into the state before. What was undone stays in the history until the next edit.
 *
 * Needs `blocks:write`.
 */
export interface BlocksUndoOutput {
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

export interface BlocksRedoParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksRedoBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Redo what was undone: `POST /v1/blocks/{block_id}/redo`.
 *
 * Needs `blocks:write`.
 */
export interface BlocksRedoOutput {
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

export interface BlocksAgentsParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksAgentsQuery {
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
 * The agents that hold a block: `GET /v1/blocks/{block_id}/agents`.
 *
 * By creation, newest first where `order` is not named. Cursors are ids of agents.
 *
 * Needs `blocks:read`.
 */
export type BlocksAgentsOutput = {
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
