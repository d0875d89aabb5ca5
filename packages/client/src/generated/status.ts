// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface StatusGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Count what is stored: `GET /v1/status`.
 *
 * Counts what the caller can read, and the state of its vectors.
 *
 * Needs `records:read`.
 */
export interface StatusGetOutput {
  version: string;
  records: number;
  by_type: Record<string, number>;
  /** Passages by the state of their vector, and the records that they belong to. */
  embeddings: {
    pending: number;
    complete: number;
    failed: number;
    /** Records by state. `failed`: at least one passage failed. `pending`: none failed and at least one is pending. */
    records: {
      pending: number;
      complete: number;
      failed: number;
    };
  };
  embedder: {
    provider: string;
    model: string;
    dimensions: number;
    ready: boolean;
  };
  /** External services that content is sent to, as configured. Empty: none. */
  external_processors: {
    purpose: 'embeddings' | 'rerank' | 'extract' | 'decide' | 'summary' | 'chat';
    provider: string;
    host: string;
  }[];
}

export interface StatusAgentParams {
  agent: string;
}

export interface StatusAgentQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read the status of an agent: `GET /v1/agents/{agent}/status`.
 *
 * From its last checkpoint. `blocked`: it has the flag BLOCKED or names blockers. `idle`: no checkpoint, or the flag IDLE. Otherwise `in_progress`.
 *
 * Needs `records:read`.
 */
export interface StatusAgentOutput {
  agent: string;
  status: 'idle' | 'in_progress' | 'blocked';
  checkpoint_count: number;
  current_task: string | null;
  /** Unix milliseconds, as in AMP. */
  last_updated: number | null;
}
