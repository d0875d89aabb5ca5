// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface StatusGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * What is stored: `GET /v1/status`.
 *
 * Counts of what the caller can read, and how far its vectors are.
 *
 * Needs `records:read`.
 */
export interface StatusGetOutput {
  version: string;
  records: number;
  by_type: Record<string, number>;
  /** Passages by the state of their vector, and the records whose passages they are. */
  embeddings: {
    pending: number;
    complete: number;
    failed: number;
    /** Records: failed where one of its passages failed, else pending where one is. */
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
  /** To whom content is sent, as the server is configured. Nobody where it is empty. */
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
 * What an agent is doing: `GET /v1/agents/{agent}/status`.
 *
 * From its last checkpoint: blocked when it names blockers or the flag BLOCKED, idle without one or with the flag IDLE.
 *
 * Needs `records:read`.
 */
export interface StatusAgentOutput {
  agent: string;
  status: 'idle' | 'in_progress' | 'blocked';
  checkpoint_count: number;
  current_task: string | null;
  /** Unix milliseconds, as AMP has it. */
  last_updated: number | null;
}
