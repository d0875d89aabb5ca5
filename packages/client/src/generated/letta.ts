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
  /** The page ends just before this message, in the requested order. */
  before?: string;
  /** The page starts just after this message, in the requested order. */
  after?: string;
  limit?: number;
  order?: 'asc' | 'desc';
  /** The session. */
  conversation_id?: string;
  include_return_message_types?: readonly string[] | string;
  /** Finds nothing. */
  group_id?: string;
}

/**
 * Read the history of an agent, in Letta’s format: `GET /v1/agents/{agent_id}/messages`.
 *
 * Newest first. A message with both text and tool calls is returned as two messages with the same id.
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
  /** The page ends just before this message, in the requested order. */
  before?: string;
  /** The page starts just after this message, in the requested order. */
  after?: string;
  limit?: number;
  order?: 'asc' | 'desc';
  /** The session. */
  conversation_id?: string;
  include_return_message_types?: readonly string[] | string;
}

/**
 * Read the messages of all agents, in Letta’s format: `GET /v1/letta/messages`.
 *
 * Letta clients get this response for `GET /v1/messages`. Newest first.
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
 * Read a message, in Letta’s format: `GET /v1/letta/messages/{message_id}`.
 *
 * Letta clients get this response for `GET /v1/messages/{id}`: a list.
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
 * Search messages, in Letta’s format: `POST /v1/messages/search`.
 *
 * Searches by meaning and by words, best first. A blank query finds nothing. `search_mode` is ignored.
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

/** Letta’s health check: `GET /v1/health`. */
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
  /** A substring of the tag, case-insensitive. */
  name?: string;
  /** Same as `name`. */
  query_text?: string;
}

/**
 * List the tags of agents: `GET /v1/tags`.
 *
 * Needs `blocks:read`.
 */
export type LettaTagsOutput = string[];

/**
 * List Letta’s tools: always empty: `GET /v1/tools`.
 *
 * Agents run nothing here, so there are no tools.
 *
 * Needs `blocks:read`.
 */
export type LettaToolsOutput = unknown[];

/**
 * List Letta’s language models: always empty: `GET /v1/letta/models`.
 *
 * Letta clients get this response for `GET /v1/models`.
 *
 * Needs `blocks:read`.
 */
export type LettaModelsOutput = unknown[];

/**
 * List Letta’s embedding models: always empty: `GET /v1/letta/models/embedding`.
 *
 * Letta clients get this response for `GET /v1/models/embedding`.
 *
 * Needs `blocks:read`.
 */
export type LettaEmbeddingModelsOutput = unknown[];
