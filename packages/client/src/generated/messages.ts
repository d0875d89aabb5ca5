// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  AppendedMessage,
  InstantInput,
  MemoryRecord,
  Message,
  NewMessageInput,
  TriggeredIntention,
} from './components.js';

export interface MessagesAppendBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose history it is. Default: the history of messages without an agent. */
  agent?: string;
  session_id?: string;
  project?: string;
  messages: readonly NewMessageInput[];
}

/**
 * Append to the history of a user and agent: `POST /v1/messages`.
 *
 * One message or up to 1,000, in this order. Either all are stored or none. Sending the same `id` again returns the existing message; different content with the same id returns 409.
 *
 * Needs `messages:write`.
 */
export interface MessagesAppendOutput {
  messages: AppendedMessage[];
  created: number;
  unchanged: number;
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: TriggeredIntention[];
}

export interface MessagesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose history it is. Default: the history of messages without an agent. */
  agent?: string;
  session_id?: string;
  role?: string;
  project?: string;
  occurred_from?: InstantInput;
  /** Up to, but not including, this instant. */
  occurred_to?: InstantInput;
  /** Only messages after this sequence. */
  after_sequence?: number;
  /** Only messages before this sequence. */
  before_sequence?: number;
  order?: 'asc' | 'desc';
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Read the history of a user and agent: `GET /v1/messages`.
 *
 * In order of sequence, by default newest first. `cursor` continues in the same direction. `after_sequence` and `before_sequence` start at any message, in either direction. A request reads at most 5,000 messages: a page that a filter leaves nearly or quite empty may still have a `next_cursor`. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `messages:read`.
 */
export interface MessagesListOutput {
  messages: Message[];
  has_more: boolean;
  next_cursor?: string;
  /** Where no agent was named and nothing was found: the agents with which the user has a history. */
  hints?: {
    field: string;
    message: string;
  }[];
}

export interface MessagesGetParams {
  id: string;
}

export interface MessagesGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Read a message: `GET /v1/messages/{id}`.
 *
 * By the server’s id or the client’s own. Reading a message does not strengthen it.
 *
 * Needs `messages:read`.
 */
export interface MessagesGetOutput {
  id: string;
  external_id?: string;
  user_id: string;
  agent?: string;
  /** Position in the history: 1, 2, 3, … without gaps. */
  sequence: number;
  role?: string;
  speaker?: string;
  name?: string;
  content: string;
  tool_calls?: Record<string, unknown>[];
  tool_call_id?: string;
  session_id?: string;
  project?: string;
  metadata: Record<string, unknown>;
  tags: string[];
  importance: number;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** Folded into a summary. Search prefers the summary. */
  compressed?: true;
  /** Removed from search and from all responses except the history. */
  forgotten?: true;
}

export interface MessagesLinkParams {
  id: string;
}

export interface MessagesLinkBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Ids of records. */
  records: readonly string[];
}

/**
 * Link memories to the message that they came from: `POST /v1/messages/{id}/links`.
 *
 * The records then derive from the message and are returned with it. The message itself does not change. Existing links stay, and a link is removed only with its record.
 *
 * Needs `records:write`.
 */
export interface MessagesLinkOutput {
  id: string;
  /** All named records, by the server’s ids. */
  records: string[];
  added: number;
}

export interface MessagesRecordsParams {
  id: string;
}

export interface MessagesRecordsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List the memories that came from a message: `GET /v1/messages/{id}/records`.
 *
 * In the order in which they were stored, including summaries that folded it. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `records:read`.
 */
export interface MessagesRecordsOutput {
  records: MemoryRecord[];
  has_more: boolean;
  next_cursor?: string;
}
