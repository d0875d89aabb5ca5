// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Block, BlockHistoryEntry } from './components.js';

export interface BlocksCreateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Creates the block for the whole tenant. Needs shared:write. */
  shared?: boolean;
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
  /** The reason, kept in the history. */
  reason?: string;
}

/**
 * Create a block: `POST /v1/blocks`.
 *
 * A named piece of core memory. `block_id` sets an id of your own. The block belongs to the user, or with `shared` to the whole tenant. A key bound to an agent also attaches the block to that agent.
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

export interface BlocksListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  label?: string;
  /** The title of the block. */
  name?: string;
  tags?: readonly string[] | string;
  /** Match all of the tags instead of any. */
  match_all_tags?: boolean;
  /** A substring of the label, case-insensitive. */
  label_search?: string;
  /** A substring of the description, case-insensitive. */
  description_search?: string;
  /** A substring of the value, case-insensitive. */
  value_search?: string;
  connected_to_agents_count_gt?: number;
  connected_to_agents_count_lt?: number;
  /** Blocks that are attached to this number of agents, or to one of these numbers. */
  connected_to_agents_count_eq?: readonly number[] | number;
  show_hidden_blocks?: boolean;
  /** No block is a template: the filter finds nothing. */
  templates_only?: boolean;
  /** Blocks do not have this field: the filter finds nothing. */
  project_id?: string;
  /** Blocks do not have this field: the filter finds nothing. */
  identity_id?: string;
  /** Finds nothing. */
  identifier_keys?: readonly string[] | string;
  /** The page ends just before this block. */
  before?: string;
  /** The page starts just after this block. */
  after?: string;
  order_by?: 'created_at';
  limit?: number;
  order?: 'asc' | 'desc';
}

/**
 * List blocks: `GET /v1/blocks`.
 *
 * By creation time, by default oldest first. Hidden blocks are listed only if filtered by `label` or with `show_hidden_blocks`.
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
  /** The title of the block. */
  name?: string;
  tags?: readonly string[] | string;
  /** Match all of the tags instead of any. */
  match_all_tags?: boolean;
  /** A substring of the label, case-insensitive. */
  label_search?: string;
  /** A substring of the description, case-insensitive. */
  description_search?: string;
  /** A substring of the value, case-insensitive. */
  value_search?: string;
  connected_to_agents_count_gt?: number;
  connected_to_agents_count_lt?: number;
  /** Blocks that are attached to this number of agents, or to one of these numbers. */
  connected_to_agents_count_eq?: readonly number[] | number;
  show_hidden_blocks?: boolean;
  /** No block is a template: the filter finds nothing. */
  templates_only?: boolean;
  /** Blocks do not have this field: the filter finds nothing. */
  project_id?: string;
  /** Blocks do not have this field: the filter finds nothing. */
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
 * Edit a block: `PATCH /v1/blocks/{block_id}`.
 *
 * Changes the fields that are present and not null. Each change adds a state to the history of the block and drops undone states (refused with `conflict.legal_hold` if there are any while its user is under legal hold). An edit that changes nothing writes nothing. Editing a read-only block needs `admin`.
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
 * Also deletes its history and detaches it from every agent. Refused with `conflict.legal_hold` while its user is under legal hold.
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
 * Read the history of a block: `GET /v1/blocks/{block_id}/history`.
 *
 * All states of the block, newest first, including undone states that can be redone. A page ends early, with `has_more`, when its values exceed 16 MB.
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
  /** A sequence. Default: the one before `to`. */
  from?: number;
  /** A sequence. Default: the current state. */
  to?: number;
}

/**
 * Compare two states of a block: `GET /v1/blocks/{block_id}/diff`.
 *
 * The value is compared line by line, as a unified diff. Without `from` and `to`: the last change.
 *
 * Needs `blocks:read`.
 */
export interface BlocksDiffOutput {
  from: number;
  to: number;
  /** The other fields that differ. */
  fields: {
    field: string;
    from: unknown;
    to: unknown;
  }[];
  /** Lines added to the value. */
  added: number;
  removed: number;
  /** Empty if the value is the same. */
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
  /** The reason, kept in the history. */
  reason?: string;
}

/**
 * Name the current state of a block: `POST /v1/blocks/{block_id}/checkpoint`.
 *
 * Drops states that were undone. If the current state already has a name, the state is added to the history again under the new name.
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
 * Returns the block to its previous state. The undone state stays in the history until the next edit.
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

export interface BlocksRedoParams {
  /** The server’s id or the client’s own. */
  block_id: string;
}

export interface BlocksRedoBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Redo an undone change of a block: `POST /v1/blocks/{block_id}/redo`.
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
  /** The page ends just before this block. */
  before?: string;
  /** The page starts just after this block. */
  after?: string;
  order_by?: 'created_at';
  limit?: number;
  order?: 'asc' | 'desc';
}

/**
 * List the agents that a block is attached to: `GET /v1/blocks/{block_id}/agents`.
 *
 * By creation time, by default newest first. Cursors are agent ids.
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
