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
 * Try a failed vector again: `POST /v1/records/{id}/embedding/retry`.
 *
 * Needs `records:write`.
 */
export interface EmbeddingsRetryOutput {
  id: string;
  embedding: EmbeddingState;
}

/**
 * Fill an embedding space, then read from it: `POST /v1/admin/reembed`.
 *
 * Queues a vector for every passage that lacks one in the target space: the model of EMBEDDING_NEXT_* where it is set, else of EMBEDDING_*. Ask again for progress; once nothing is missing, searches switch to it. A key that is bound to a user, an agent or a project may not.
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
  /** The space that searches read. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches read the target. */
  switched: boolean;
  queued: number;
}

/**
 * How far a re-embed is: `GET /v1/admin/reembed`.
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
  /** The space that searches read. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches read the target. */
  switched: boolean;
}
