// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { InstantInput, LettaSaidMessage, LettaToolCallMessage, LettaToolReturnMessage } from './components.js';

export interface LettaMessagesParams {
  agent_id: string;
}

export interface LettaMessagesQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** A message that the page ends before, in this order. */
  before?: string;
  /** A message that the page begins after, in this order. */
  after?: string;
  limit?: number;
  order?: 'asc' | 'desc';
  /** A session. */
  conversation_id?: string;
  include_return_message_types?: readonly string[] | string;
  /** Finds nothing. */
  group_id?: string;
}

/**
 * Read the history of an agent, in Letta’s shape: `GET /v1/agents/{agent_id}/messages`.
 *
 * Newest first. A message that says something and calls tools is answered as two, of one id.
 *
 * Needs `messages:read`.
 */
export type LettaMessagesOutput = (LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage)[];

export interface LettaAllMessagesQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** A message that the page ends before, in this order. */
  before?: string;
  /** A message that the page begins after, in this order. */
  after?: string;
  limit?: number;
  order?: 'asc' | 'desc';
  /** A session. */
  conversation_id?: string;
  include_return_message_types?: readonly string[] | string;
}

/**
 * Read the messages of all agents, in Letta’s shape: `GET /v1/letta/messages`.
 *
 * What Letta’s clients are answered for `GET /v1/messages`. Newest first.
 *
 * Needs `messages:read`.
 */
export type LettaAllMessagesOutput = (LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage)[];

export interface LettaMessageParams {
  message_id: string;
}

export interface LettaMessageQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read a message, in Letta’s shape: `GET /v1/letta/messages/{message_id}`.
 *
 * What Letta’s clients are answered for `GET /v1/messages/{id}`: a list.
 *
 * Needs `messages:read`.
 */
export type LettaMessageOutput = (LettaSaidMessage | LettaToolCallMessage | LettaToolReturnMessage)[];

export interface LettaSearchMessagesBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  query?: string | null;
  search_mode?: 'vector' | 'fts' | 'hybrid' | null;
  agent_id?: string | null;
  conversation_id?: string | null;
  limit?: number;
  start_date?: InstantInput | null;
  end_date?: InstantInput | null;
}

/**
 * Search messages, in Letta’s shape: `POST /v1/messages/search`.
 *
 * By meaning and words, best first. A blank query finds nothing; `search_mode` is passed over.
 *
 * Needs `messages:read`.
 */
export type LettaSearchMessagesOutput = {
  message_type: 'system_message' | 'user_message' | 'assistant_message' | 'tool_call_message' | 'tool_return_message';
  content: string;
  message_id: string;
  agent_id: string | null;
  conversation_id: string | null;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
}[];

/** Letta’s health: `GET /v1/health`. */
export interface LettaHealthOutput {
  version: string;
  status: 'ok';
}

export interface LettaTagsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  before?: string;
  after?: string;
  limit?: number;
  order?: 'asc' | 'desc';
  /** A part of the tag, in any case. */
  name?: string;
  /** As `name`. */
  query_text?: string;
}

/**
 * List the tags of agents: `GET /v1/tags`.
 *
 * Needs `blocks:read`.
 */
export type LettaTagsOutput = string[];

/**
 * Letta’s tools: there are none: `GET /v1/tools`.
 *
 * Always empty: an agent here runs nothing.
 *
 * Needs `blocks:read`.
 */
export type LettaToolsOutput = unknown[];

/**
 * Letta’s language models: there are none: `GET /v1/letta/models`.
 *
 * What Letta’s clients are answered for `GET /v1/models`. Always empty.
 *
 * Needs `blocks:read`.
 */
export type LettaModelsOutput = unknown[];

/**
 * Letta’s embedding models: there are none: `GET /v1/letta/models/embedding`.
 *
 * What Letta’s clients are answered for `GET /v1/models/embedding`. Always empty.
 *
 * Needs `blocks:read`.
 */
export type LettaEmbeddingModelsOutput = unknown[];
