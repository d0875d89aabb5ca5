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
  /** Whose history; where absent, the one of messages that name no agent. */
  agent?: string;
  session_id?: string;
  project?: string;
  messages: readonly NewMessageInput[];
}

/**
 * Append to the history of a user and agent: `POST /v1/messages`.
 *
 * One message or up to 1,000, in this order; all of them or none. The same `id` again answers the message that is there; other words under it are refused with 409.
 *
 * Needs `messages:write`.
 */
export interface MessagesAppendOutput {
  messages: AppendedMessage[];
  created: number;
  unchanged: number;
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
  triggered?: TriggeredIntention[];
}

export interface MessagesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose history; where absent, the one of messages that name no agent. */
  agent?: string;
  session_id?: string;
  role?: string;
  project?: string;
  occurred_from?: InstantInput;
  /** Up to, and not with, this instant. */
  occurred_to?: InstantInput;
  /** Only what came later than this one. */
  after_sequence?: number;
  /** Only what came earlier than this one. */
  before_sequence?: number;
  order?: 'asc' | 'desc';
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * Read the history of a user and agent: `GET /v1/messages`.
 *
 * By sequence, newest first where `order` is absent. `cursor` goes on in the same direction; `after_sequence` and `before_sequence` go on from any message in either.
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
 * By the server’s id or the client’s own. Reading it strengthens nothing.
 *
 * Needs `messages:read`.
 */
export interface MessagesGetOutput {
  id: string;
  external_id?: string;
  user_id: string;
  agent?: string;
  /** Its place in the history: 1, 2, 3, … without a gap. */
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
  /** Folded into a summary, which search prefers. */
  compressed?: true;
  /** Out of search and of every answer but the history. */
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
 * Say which memories came of a message: `POST /v1/messages/{id}/links`.
 *
 * The records then derive from the message and are answered with it. It is written of the records: the message stays as it is. A link that is there is left alone; none is taken away but with its record.
 *
 * Needs `records:write`.
 */
export interface MessagesLinkOutput {
  id: string;
  /** All that were named, by our ids. */
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
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * The memories that came of a message: `GET /v1/messages/{id}/records`.
 *
 * In the order in which they were stored; summaries that folded it are among them.
 *
 * Needs `records:read`.
 */
export interface MessagesRecordsOutput {
  records: MemoryRecord[];
  has_more: boolean;
  next_cursor?: string;
}
