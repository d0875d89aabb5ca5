// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface MemorybankStoreBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The text to remember. Searched by meaning and by words. */
  content: string;
  metadata?: Record<string, unknown> & {
    /** The end user, by the tenant’s own id. */
    user_id?: string;
    [field: string]: unknown;
  };
}

/**
 * MemoryBank store: `POST /store_memory`.
 *
 * `metadata.user_id` is the user whose memory it is. The rest of `metadata` is stored; `tags` become tags.
 *
 * Needs `records:write`.
 */
export interface MemorybankStoreOutput {
  memory_id: string;
  status: 'stored';
}

export interface MemorybankRetrieveBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  query: string;
  top_k?: number;
  metadata?: Record<string, unknown> & {
    /** The end user, by the tenant’s own id. */
    user_id?: string;
    [field: string]: unknown;
  };
}

/**
 * MemoryBank retrieve: `POST /retrieve_memory`.
 *
 * The user’s memories that match the query, best first, and that match `metadata`: any of `tags`, and equality for every other key. Returning a memory counts as a recall and strengthens it.
 *
 * Needs `records:read`.
 */
export interface MemorybankRetrieveOutput {
  memories: {
    memory_id: string;
    content: string;
    /** When the memory was stored. */
    timestamp: string;
    /** When it was last recalled: now, unless learning is paused for the user. */
    last_accessed: string;
    /** Retention R = e^(−t/S): 1 at the recall, and lower with every day without one. */
    importance: unknown;
    metadata: Record<string, unknown>;
    score: number;
  }[];
}

export interface MemorybankForgetBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  memory_id: string;
  metadata?: Record<string, unknown> & {
    /** The end user, by the tenant’s own id. */
    user_id?: string;
    [field: string]: unknown;
  };
}

/**
 * MemoryBank forget: `POST /forget_memory`.
 *
 * Deletes a memory of the user at once and permanently. If no user is named, an unbound key with `admin` finds it in the whole tenant.
 *
 * Needs `records:write`.
 */
export interface MemorybankForgetOutput {
  status: 'deleted';
  memory_id: string;
}
