// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { Entity, InstantInput, MemoryRecord } from './components.js';

export interface EntitiesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Only what this agent’s memories mention. */
  agent?: string;
  /** How the name begins; case does not matter. */
  prefix?: string;
  limit?: number;
}

/**
 * The names that memories mention: `GET /v1/cognitive/entities`.
 *
 * Those that most memories mention first. Read out of texts by rules: capitals, quotation marks, speakers.
 *
 * Needs `records:read`.
 */
export interface EntitiesListOutput {
  entities: Entity[];
  has_more: boolean;
}

export interface EntitiesFactsParams {
  /** The id of an entity, or the name as it is written. */
  id: string;
}

export interface EntitiesFactsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Only what this agent’s memories mention. */
  agent?: string;
  /** Only memories of this type. */
  type?: string;
  /** Only what happened before. */
  before?: InstantInput;
  limit?: number;
}

/**
 * What memories say of a name: `GET /v1/cognitive/entities/{id}/facts`.
 *
 * The latest first; also those that call it by another name, or by a part of it. A name that no memory mentions has none.
 *
 * Needs `records:read`.
 */
export interface EntitiesFactsOutput {
  facts: MemoryRecord[];
  has_more: boolean;
}

/**
 * Read the names out of what was stored before: `POST /v1/admin/entities/read`.
 *
 * Leaves a job for each user, and one for shared memory, that reads their memories from the oldest on, some at a time. What is stored or edited has its names read by itself. Safe to repeat. A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface EntitiesReadNamesOutput {
  /** Jobs that were left; none where one is open already. */
  queued: number;
}
