// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  FilterInput,
  InstantInput,
  LinkedBy,
  NewAmpRecordInput,
  RedactedSecrets,
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
  /** Left out of all responses, because the trust of the key is too low. Absent if not. */
  quarantined?: boolean;
  /** The number of spans that were cut out before storing, because they were context from an earlier response. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecrets;
  /** Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: TriggeredIntention[];
}

export interface AmpSearchBody {
  operation?: 'search';
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  all_users?: boolean;
  /** The query: a question or keywords. */
  query: string;
  type?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  tags?: readonly string[];
  filter?: FilterInput;
  /** Return what was believed at this time. */
  as_of?: InstantInput;
  /** Only what was true in the world at this time. */
  valid_at?: InstantInput;
  limit?: number;
  /** Leaves out results that score lower. 0 to 1. */
  min_score?: number;
  /** Maximum number of tokens that the results take in a prompt. For a long record, only the matching passage is returned. */
  token_budget?: number;
  /** `score`: best first. `chronological`: oldest first. */
  order?: 'score' | 'chronological';
  /** Starts in the named session, agent or project. If that finds little, the search widens to the user, then to shared memory. */
  scope_expansion?: boolean;
  /** Follows links from the results. `{}` follows two steps. */
  graph?: {
    /** How many links to follow in a row. */
    hops?: number;
    /** Relations as seen from the previous record. Default: all except supersedes, consolidates and temporal_sequence. */
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
    /** Also links memories that mention the same name. */
    entities?: boolean;
    /** Minimum strength of every link on the way. */
    min_strength?: number;
    /** Minimum `confidence` of every result that has one, whether found or linked. */
    min_confidence?: number;
    /** Maximum number of records that links may add or raise. */
    limit?: number;
    /** Also returns how the results are connected: links, contradictions, chronological order, and a text for a model. */
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
    /** The content is only a part of the record’s content. */
    excerpt?: true;
    /** With `scope_expansion`: the narrowest scope that contains it. */
    level?: 'session' | 'agent' | 'user' | 'shared';
    /** With `graph`: the links that brought in or raised this result. */
    linked?: LinkedBy;
  }[];
  /** With `graph: {"subgraph": true}`. */
  subgraph?: Subgraph;
  /** The number of matches. `limit` and `token_budget` may return fewer. */
  total: number;
  /** With `token_budget`: the tokens of all results together. */
  tokens?: number;
  expanded_to?: 'session' | 'agent' | 'user' | 'shared';
  /** If nothing was found: metadata keys of the filter that no record has, each with a likely match. */
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
 * Call any AMP operation: `POST /amp`.
 *
 * The single-endpoint form: `operation` is the name of the operation; the other fields are its parameters.
 */
export interface AmpCallOutput {
  success: true;
  [field: string]: unknown;
}

/**
 * JSON Schemas of AMP: `GET /amp/schema`.
 *
 * The schemas of every record type, and of the request and response of every operation.
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
 * `lesson`, `checkpoint`, `snippet`, `memory` (any other record) and `error` return the schema of that type. An operation such as `store` returns the schemas of its request and response.
 */
export type AmpSchemaOfOutput = Record<string, unknown>;
