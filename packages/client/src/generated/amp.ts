// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  FilterInput,
  InstantInput,
  LinkedBy,
  NewAmpRecordInput,
  Subgraph,
  TriggeredIntention,
} from './components.js';

export interface AmpStoreBody {
  operation?: 'store';
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  record: NewAmpRecordInput;
  [field: string]: unknown;
}

/**
 * AMP store: `POST /amp/store`.
 *
 * Needs `records:write`.
 */
export interface AmpStoreOutput {
  success: true;
  id: string;
  created: boolean;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
  triggered?: TriggeredIntention[];
}

export interface AmpSearchBody {
  operation?: 'search';
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  all_users?: boolean;
  /** What is looked for, as a question or in key words. */
  query: string;
  type?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  tags?: readonly string[];
  filter?: FilterInput;
  /** Answer with what was believed then. */
  as_of?: InstantInput;
  /** Only what was so in the world then. */
  valid_at?: InstantInput;
  limit?: number;
  /** Leaves out what scores less. */
  min_score?: number;
  /** The most tokens that the results may take in a prompt. Of a long record only the passage found is answered. */
  token_budget?: number;
  /** Best first, or oldest first. */
  order?: 'score' | 'chronological';
  /** Begins in the session, agent or project that is named, and goes on to the user and to shared memory if little is found. */
  scope_expansion?: boolean;
  /** Follows links from what is found, `{}` two steps far. */
  graph?: {
    /** Links that are followed, one after the other. */
    hops?: number;
    /** Relations as the record before sees them. All but supersedes, consolidates and temporal_sequence where absent. */
    relations?: readonly (
      | 'refers_to'
      | 'depends_on'
      | 'contradicts'
      | 'reinforces'
      | 'temporal_sequence'
      | 'causes'
      | 'part_of'
      | 'related'
      | 'supersedes'
      | 'may_supersede'
      | 'derives_from'
      | 'consolidates'
      | 'similar_to'
      | 'attended_to'
      | 'procedure_derives_from'
      | 'referred_by'
      | 'required_by'
      | 'reinforced_by'
      | 'follows'
      | 'caused_by'
      | 'has_part'
      | 'superseded_by'
      | 'may_be_superseded_by'
      | 'source_of'
      | 'consolidated_by'
      | 'attended_by'
      | 'procedure_source_of'
    )[];
    /** Memories that mention the same name are linked by it. */
    entities?: boolean;
    /** Of every link on the way. */
    min_strength?: number;
    /** Of each result that says how sure it is (`confidence`), whether it was found or linked. */
    min_confidence?: number;
    /** Records that links may bring or raise. */
    limit?: number;
    /** Answers also how the results hang together: links, contradictions, their order in time, and a text for a model. */
    subgraph?: boolean;
  };
  [field: string]: unknown;
}

/**
 * AMP search: `POST /amp/search`.
 *
 * Needs `records:read`.
 */
export interface AmpSearchOutput {
  success: true;
  results: {
    id: string;
    score: number;
    record: {
      id: string;
      type: string;
      content: string;
      created_at: number;
      updated_at?: number;
      agent?: string;
      project?: string;
      tags?: string[];
      [field: string]: unknown;
    };
    /** The content is a part of the record’s. */
    excerpt?: true;
    /** With `scope_expansion`: the narrowest scope that it is of. */
    level?: 'session' | 'agent' | 'user' | 'shared';
    /** With `graph`: by which way links brought or raised it. */
    linked?: LinkedBy;
  }[];
  /** With `graph: {"subgraph": true}`. */
  subgraph?: Subgraph;
  /** How many were found; `limit` and `token_budget` may answer fewer. */
  total: number;
  /** With `token_budget`: of all results. */
  tokens?: number;
  expanded_to?: 'session' | 'agent' | 'user' | 'shared';
  /** Where nothing was found: metadata keys of the filter that no record has, with the one that may be meant. */
  hints?: {
    field: string;
    message: string;
  }[];
}

export interface AmpListQuery {
  operation?: 'list';
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  all_users?: boolean;
  type?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  tags?: readonly string[] | string;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
}

/**
 * AMP list: `GET /amp/records`.
 *
 * Needs `records:read`.
 */
export interface AmpListOutput {
  success: true;
  records: {
    id: string;
    type: string;
    content: string;
    created_at: number;
    updated_at?: number;
    agent?: string;
    project?: string;
    tags?: string[];
    [field: string]: unknown;
  }[];
  total: number;
  has_more: boolean;
}

export interface AmpGetParams {
  id: string;
}

export interface AmpGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  all_users?: boolean;
  reinforce?: boolean;
}

/**
 * AMP get: `GET /amp/records/{id}`.
 *
 * Needs `records:read`.
 */
export interface AmpGetOutput {
  success: true;
  record: {
    id: string;
    type: string;
    content: string;
    created_at: number;
    updated_at?: number;
    agent?: string;
    project?: string;
    tags?: string[];
    [field: string]: unknown;
  };
}

export interface AmpDeleteParams {
  id: string;
}

export interface AmpDeleteQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * AMP delete: `DELETE /amp/records/{id}`.
 *
 * Needs `records:write`.
 */
export interface AmpDeleteOutput {
  success: true;
  deleted: true;
}

export interface AmpStatusQuery {
  operation?: 'status';
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  all_users?: boolean;
}

/**
 * AMP status: `GET /amp/status`.
 *
 * Needs `records:read`.
 */
export interface AmpStatusOutput {
  success: true;
  healthy: boolean;
  version: string;
  protocol: string;
  stats: {
    lessons: number;
    checkpoints: number;
    snippets: number;
    total_records: number;
    embedding_model: string;
  };
  capabilities: {
    embedding_model: string;
    max_content_length: number;
    supported_types: string[];
  };
}

export interface AmpAgentStatusParams {
  agent: string;
}

export interface AmpAgentStatusQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  all_users?: boolean;
}

/**
 * AMP agent_status: `GET /amp/agents/{agent}/status`.
 *
 * Needs `records:read`.
 */
export interface AmpAgentStatusOutput {
  success: true;
  agent: string;
  status: 'idle' | 'in_progress' | 'blocked';
  checkpoint_count: number;
  current_task: string | null;
  last_updated: number | null;
}

export interface AmpCallBody {
  operation: 'store' | 'search' | 'get' | 'delete' | 'list' | 'status' | 'agent_status';
  [field: string]: unknown;
}

/**
 * Any AMP operation: `POST /amp`.
 *
 * The single-endpoint form: `operation` names it, the other fields are its own.
 */
export interface AmpCallOutput {
  success: true;
  [field: string]: unknown;
}

/**
 * JSON Schemas of AMP: `GET /amp/schema`.
 *
 * Of every record type and of every operation’s request and response.
 */
export interface AmpSchemaOutput {
  protocol: string;
  [field: string]: unknown;
}

export interface AmpSchemaOfParams {
  type: string;
}

/**
 * JSON Schema of a record type or an operation of AMP: `GET /amp/schema/{type}`.
 *
 * `lesson`, `checkpoint`, `snippet`, `memory` (any other record), `error`, or an operation such as `store`: its request and response.
 */
export type AmpSchemaOfOutput = Record<string, unknown>;
