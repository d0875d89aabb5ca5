// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Entity, InstantInput, MemoryRecord } from './components.js';

export interface EntitiesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Only names that this agent’s memories mention. */
  agent?: string;
  /** A prefix of the name, case-insensitive. */
  prefix?: string;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List the names that memories mention: `GET /v1/cognitive/entities`.
 *
 * Most mentioned first. Names are extracted by rules.
 *
 * Needs `records:read`.
 */
export interface EntitiesListOutput {
  entities: Entity[];
  has_more: boolean;
  next_cursor?: string;
}

export interface EntitiesFactsParams {
  /** The id of an entity, or its name as written. */
  id: string;
}

export interface EntitiesFactsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Only names that this agent’s memories mention. */
  agent?: string;
  /** Only memories of this type. */
  type?: string;
  /** Only what happened before this time. */
  before?: InstantInput;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List the memories about a name: `GET /v1/cognitive/entities/{id}/facts`.
 *
 * Latest first, including memories that use another name or only a part of it. Empty for a name that no memory mentions.
 *
 * Needs `records:read`.
 */
export interface EntitiesFactsOutput {
  facts: MemoryRecord[];
  has_more: boolean;
  next_cursor?: string;
}

/**
 * Extract names from older memories: `POST /v1/admin/entities/read`.
 *
 * Queues a job for each user, and one for shared memory, that reads the memories oldest first. New and edited memories are read automatically. Safe to repeat. A bound key is refused.
 *
 * Needs `admin`.
 */
export interface EntitiesReadNamesOutput {
  /** The number of queued jobs. A user whose job is still open gets no second one. */
  queued: number;
}
