// Generated from openapi.json by `npm run clients`. Do not edit.

export interface MessagesAppendBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose history; where absent, the one of messages that name no agent. */
  agent?: string;
  session_id?: string;
  project?: string;
  messages: readonly {
    /** The client’s own id: sending it again answers the same message. */
    id?: string;
    /** Who spoke, by kind: user, assistant, system, tool. */
    role: string;
    /** May be left out beside `tool_calls`. */
    content?: string;
    /** Who spoke, by name. */
    speaker?: string;
    /** Of the tool or function, as model APIs have it. */
    name?: string;
    /** As the model made them. */
    tool_calls?: readonly Record<string, unknown>[];
    /** Which call this answers. */
    tool_call_id?: string;
    session_id?: string;
    project?: string;
    /** When it was said; now where absent. */
    occurred_at?: string | Date | number;
    metadata?: Record<string, unknown>;
    tags?: readonly string[];
    importance?: number;
  }[];
}

/**
 * Append to the history of a user and agent: `POST /v1/messages`.
 *
 * One message or up to 1,000, in this order; all of them or none. The same `id` again answers the message that is there; other words under it are refused with 409.
 *
 * Needs `messages:write`.
 */
export interface MessagesAppendOutput {
  messages: {
    id: string;
    external_id?: string;
    sequence: number;
    status: 'created' | 'unchanged';
    /** Held back from every answer, for the key is believed too little. Absent when not. */
    quarantined?: boolean;
    /** How many spans of context that had been handed out for a prompt were cut out before it was stored. */
    injected_context_cut?: number;
    /** Keys, tokens and passwords that were replaced by `[redacted: …]` before it was stored. */
    secrets_redacted?: {
      /** Where, such as `metadata.db.url` or `tags[2]`. */
      field: string;
      /** What it was, such as `github token`. */
      kind: string;
      count: number;
    }[];
  }[];
  created: number;
  unchanged: number;
}

export interface MessagesListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose history; where absent, the one of messages that name no agent. */
  agent?: string;
  session_id?: string;
  role?: string;
  project?: string;
  occurred_from?: string | Date | number;
  /** Up to, and not with, this instant. */
  occurred_to?: string | Date | number;
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
  messages: {
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
  }[];
  has_more: boolean;
  next_cursor?: string;
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
  records: {
    id: string;
    external_id?: string;
    type: string;
    /** Absent for shared memory. */
    user_id?: string;
    shared: boolean;
    agent?: string;
    project?: string;
    session_id?: string;
    role?: string;
    speaker?: string;
    sequence?: number;
    title?: string;
    content: string;
    metadata: Record<string, unknown>;
    tags: string[];
    importance: number;
    pinned: boolean;
    /** Folded into a summary, or archived. Absent when not. */
    compressed?: boolean;
    language: string;
    /** RFC 3339, UTC, milliseconds */
    occurred_at: string;
    /** RFC 3339, UTC, milliseconds */
    valid_from?: string;
    /** RFC 3339, UTC, milliseconds */
    valid_to?: string;
    /** RFC 3339, UTC, milliseconds */
    expires_at?: string;
    provenance?: Record<string, unknown>;
    /** How far it is believed, 0…1. Absent: 1. */
    trust?: number;
    /** Held back from every answer that does not ask for it. Absent when not. */
    quarantined?: boolean;
    version: number;
    /** RFC 3339, UTC, milliseconds */
    created_at: string;
    /** RFC 3339, UTC, milliseconds */
    updated_at?: string;
    /** When this version began to be believed. */
    recorded_at: string;
    /** RFC 3339, UTC, milliseconds */
    superseded_at?: string;
    /** The newer memory that says otherwise. */
    superseded_by?: string;
    [field: string]: unknown;
  }[];
  has_more: boolean;
  next_cursor?: string;
}
