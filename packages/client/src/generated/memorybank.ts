// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface MemorybankStoreBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** What is remembered. Searched by meaning and by words. */
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
 * `metadata.user_id` says whose memory it is; the rest of `metadata` is kept, and `tags` are tags.
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
 * The memories of the user that answer the query, best first, and only those that fit `metadata`: `tags` any of them, every other key equal. What is returned is recalled: it is strengthened, and nothing else is.
 *
 * Needs `records:read`.
 */
export interface MemorybankRetrieveOutput {
  memories: {
    memory_id: string;
    content: string;
    /** When it was stored. */
    timestamp: string;
    /** When it was recalled: now. */
    last_accessed: string;
    /** Retention R = e^(−t/S): 1 at the recall, less with every day without one. */
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
 * Deletes a memory of the user at once and for good. Where nobody is named, a key with `admin` that is not bound finds it in the whole tenant.
 *
 * Needs `records:write`.
 */
export interface MemorybankForgetOutput {
  status: 'deleted';
  memory_id: string;
}
