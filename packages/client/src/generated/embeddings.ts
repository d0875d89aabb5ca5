// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { EmbeddingState } from './components.js';

export interface EmbeddingsRetryParams {
  id: string;
}

export interface EmbeddingsRetryBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Retry a failed vector: `POST /v1/records/{id}/embedding/retry`.
 *
 * Needs `records:write`.
 */
export interface EmbeddingsRetryOutput {
  id: string;
  embedding: EmbeddingState;
}

/**
 * Fill an embedding space and switch to it: `POST /v1/admin/reembed`.
 *
 * Queues a vector for every passage that lacks one in the target space: the model of EMBEDDING_NEXT_* if set, otherwise of EMBEDDING_*. Repeat the request to see the progress. When no vector is missing, searches switch to the target. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface EmbeddingsReembedOutput {
  /** The space that is being filled. */
  target: {
    provider: string;
    model: string;
    dimensions: number;
  };
  /** The space that searches use. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches use the target. */
  switched: boolean;
  queued: number;
}

/**
 * Read the progress of a re-embed: `GET /v1/admin/reembed`.
 *
 * Needs `admin`.
 */
export interface EmbeddingsReembedStatusOutput {
  /** The space that is being filled. */
  target: {
    provider: string;
    model: string;
    dimensions: number;
  };
  /** The space that searches use. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches use the target. */
  switched: boolean;
}
