// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface MemoryReplaceParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface MemoryReplaceBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The label of one of the agent’s blocks. */
  label: string;
  old_string: string;
  new_string: string;
}

/**
 * Replace the only occurrence of a text in a block: `POST /v1/agents/{agent_id}/core-memory/tools/memory_replace`.
 *
 * The old text must occur exactly once. Give it verbatim and without line numbers.
 *
 * Needs `blocks:write`.
 */
export interface MemoryReplaceOutput {
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

export interface MemoryInsertParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface MemoryInsertBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The label of one of the agent’s blocks. */
  label: string;
  new_string: string;
  insert_line?: number;
}

/**
 * Insert lines into a block: `POST /v1/agents/{agent_id}/core-memory/tools/memory_insert`.
 *
 * Inserts after line `insert_line`. 0 inserts above the first line, -1 at the end.
 *
 * Needs `blocks:write`.
 */
export interface MemoryInsertOutput {
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

export interface MemoryRethinkParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface MemoryRethinkBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The label of one of the agent’s blocks. */
  label: string;
  new_memory: string;
}

/**
 * Overwrite a block: `POST /v1/agents/{agent_id}/core-memory/tools/memory_rethink`.
 *
 * Replaces the whole value. Creates the block if it does not exist.
 *
 * Needs `blocks:write`.
 */
export interface MemoryRethinkOutput {
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

export interface MemoryApplyPatchParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface MemoryApplyPatchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The label of one of the agent’s blocks. */
  label?: string;
  patch: string;
}

/**
 * Apply a patch to one or several blocks: `POST /v1/agents/{agent_id}/core-memory/tools/memory_apply_patch`.
 *
 * Applies unified hunks to the block `label`, or to several blocks with the lines `*** Add Block: label` (and `Description: …`), `*** Update Block:`, `*** Delete Block:`, `*** Move to:`. All or nothing.
 *
 * Needs `blocks:write`.
 */
export interface MemoryApplyPatchOutput {
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

export interface MemoryCommandParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface MemoryCommandBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  command: string;
  path?: string | null;
  file_text?: string | null;
  description?: string | null;
  old_string?: string | null;
  new_string?: string | null;
  insert_line?: number | null;
  insert_text?: string | null;
  old_path?: string | null;
  new_path?: string | null;
}

/**
 * Edit blocks by path: `POST /v1/agents/{agent_id}/core-memory/tools/memory`.
 *
 * `create` (path, description, file_text), `str_replace` (path, old_string, new_string), `insert` (path, insert_text, insert_line), `delete` (path; detaches the block), `rename` (old_path, new_path; or path and description). A path is `/memories/label`.
 *
 * Needs `blocks:write`.
 */
export interface MemoryCommandOutput {
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

export interface MemoryFinishEditsParams {
  /** The id or the name of the agent. */
  agent_id: string;
}

export interface MemoryFinishEditsBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Report that editing is finished: `POST /v1/agents/{agent_id}/core-memory/tools/memory_finish_edits`.
 *
 * Changes nothing.
 *
 * Needs `blocks:write`.
 */
export interface MemoryFinishEditsOutput {
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
