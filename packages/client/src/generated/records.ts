// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  BatchItem,
  EmbeddingState,
  InstantInput,
  MemoryRecord,
  Message,
  PossiblyOutdated,
  RecordPassage,
  RedactedSecrets,
  RevisedItem,
  RevisionCandidate,
  TriggeredIntention,
} from './components.js';

export interface RecordsStoreBody {
  /** The client’s own id. Storing it again updates the record. */
  id?: string;
  /** Default: semantic. */
  type?: string;
  created_at?: InstantInput;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Store in the tenant’s shared memory. Needs shared:write. */
  shared?: boolean;
  /** Ids of the records that this one was made from. */
  derived_from?: readonly string[];
  severity?: 'info' | 'warning' | 'critical';
  working_on?: string;
  state?: {
    decisions?: readonly string[];
    blockers?: readonly string[];
    artifacts?: readonly string[];
    flags?: readonly string[];
    [field: string]: unknown;
  };
  file_path?: string;
  start_line?: number;
  end_line?: number;
  repo?: string;
  content?: string;
  title?: string | null;
  agent?: string | null;
  project?: string | null;
  session_id?: string | null;
  /** The kind of speaker: user, assistant, system, tool. */
  role?: string | null;
  /** The name of the speaker. */
  speaker?: string | null;
  /** Position within the session. */
  sequence?: number;
  metadata?: Record<string, unknown>;
  tags?: readonly string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 code of the text. For a snippet: the programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: InstantInput;
  valid_from?: InstantInput | null;
  valid_to?: InstantInput | null;
  expires_at?: InstantInput | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Ignored in requests: a record gets the trust of its key and of its sources. */
  trust?: number;
  [field: string]: unknown;
}

/**
 * Store a memory: `POST /v1/records`.
 *
 * Stores a record, or updates the one with the same `id`. Returns once the record is durable and can be found by its words. Its vector follows (`Prefer: wait=5` waits for it).
 *
 * Needs `records:write`.
 */
export interface RecordsStoreOutput {
  id: string;
  external_id?: string;
  type: string;
  version: number;
  created: boolean;
  status: 'created' | 'updated' | 'unchanged';
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  embedding: 'pending' | 'complete' | 'failed';
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

export interface RecordsListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Return what was believed at this time. */
  as_of?: InstantInput;
  /** Only what was true in the world at this time. */
  valid_at?: InstantInput;
  type?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  tags?: readonly string[] | string;
  filter?: string;
  limit?: number;
  offset?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
  order?: 'asc' | 'desc';
  /** As rated or as proven by use, whichever is higher. */
  min_importance?: number;
  include_expired?: boolean;
  /** Include quarantined records. Needs admin. */
  include_quarantined?: boolean;
  /** Include memories that a newer one superseded. */
  include_superseded?: boolean;
}

/**
 * List memories: `GET /v1/records`.
 *
 * By creation time. `cursor` pages through all results without skipping any; `offset` exists for AMP. `tags` matches any of them. `filter` is a filter as JSON text. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `records:read`.
 */
export interface RecordsListOutput {
  records: MemoryRecord[];
  /** How many match, counted for the first page. Pages by its cursor repeat it. */
  total: number;
  has_more: boolean;
  next_cursor?: string;
}

export interface RecordsStoreBatchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  records: readonly unknown[];
}

/**
 * Store up to 1,000 memories: `POST /v1/records/batch`.
 *
 * Each item succeeds or fails on its own. A failed item is reported by index, and nothing of it is stored.
 *
 * Needs `records:write`.
 */
export interface RecordsStoreBatchOutput {
  results: BatchItem[];
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: TriggeredIntention[];
}

export interface RecordsDeleteBatchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  ids: readonly string[];
}

/**
 * Delete up to 1,000 memories: `POST /v1/records/delete`.
 *
 * A `failed` item has the reason: a message, a legal hold, or more trust than the key has.
 *
 * Needs `records:write`.
 */
export interface RecordsDeleteBatchOutput {
  results: {
    index: number;
    id: string;
    status: 'deleted' | 'not_found' | 'failed';
    /** Why it was not deleted. */
    error?: {
      code: string;
      detail: string;
      errors?: {
        field: string;
        message: string;
      }[];
    };
  }[];
  deleted: number;
  not_found: number;
  failed: number;
}

export interface RecordsGetParams {
  id: string;
}

export interface RecordsGetQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Return what was believed at this time. */
  as_of?: InstantInput;
  /** Only what was true in the world at this time. */
  valid_at?: InstantInput;
  /** Include quarantined records. Needs admin. */
  include_quarantined?: boolean;
  /** `false`: does not strengthen the memory. */
  reinforce?: boolean;
  /** Includes the content of the turns that it came from. */
  expand?: boolean;
}

/**
 * Read a memory: `GET /v1/records/{id}`.
 *
 * By the server’s id or the client’s own. The caller’s own record takes precedence over a shared one. Reading a memory strengthens it, except with `as_of` or `all_users`.
 *
 * Needs `records:read`.
 */
export interface RecordsGetOutput {
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
  /** Folded into a summary, or archived. Absent if not. */
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
  /** How far it is trusted, from 0 to 1. Absent: 1. */
  trust?: number;
  /** Left out of all responses that do not ask for quarantined records. Absent if not. */
  quarantined?: boolean;
  version: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at?: string;
  /** When this version became current. */
  recorded_at: string;
  /** RFC 3339, UTC, milliseconds */
  superseded_at?: string;
  /** The id of the newer memory that replaces it. */
  superseded_by?: string;
  embedding: EmbeddingState;
  derived_from?: string[];
  /** The turns that it was made from, oldest first, at most 20. Absent if there are none. */
  source_messages?: {
    id: string;
    external_id?: string;
    role?: string;
    speaker?: string;
    session_id?: string;
    /** RFC 3339, UTC, milliseconds */
    occurred_at: string;
    /** With `expand`. */
    content?: string;
  }[];
  [field: string]: unknown;
}

export interface RecordsPatchParams {
  id: string;
}

export interface RecordsPatchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  severity?: 'info' | 'warning' | 'critical' | null;
  working_on?: string | null;
  state?: {
    decisions?: readonly string[];
    blockers?: readonly string[];
    artifacts?: readonly string[];
    flags?: readonly string[];
    [field: string]: unknown;
  } | null;
  file_path?: string | null;
  start_line?: number | null;
  end_line?: number | null;
  repo?: string | null;
  /** The text to remember. Searched by meaning and by words. */
  content?: string;
  title?: string | null;
  agent?: string | null;
  project?: string | null;
  session_id?: string | null;
  /** The kind of speaker: user, assistant, system, tool. */
  role?: string | null;
  /** The name of the speaker. */
  speaker?: string | null;
  /** Position within the session. */
  sequence?: number;
  metadata?: Record<string, unknown>;
  tags?: readonly string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 code of the text. For a snippet: the programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: InstantInput;
  valid_from?: InstantInput | null;
  valid_to?: InstantInput | null;
  expires_at?: InstantInput | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Ignored in requests: a record gets the trust of its key and of its sources. */
  trust?: number;
  /** The reason, kept in the version history. */
  reason?: string;
  [field: string]: unknown;
}

/**
 * Edit a memory: `PATCH /v1/records/{id}`.
 *
 * Changes the fields that are present. `metadata` is merged; a null value removes a key. Each change closes a version and opens the next. An edit that changes nothing writes nothing. `id`, `type`, `shared` and `derived_from` cannot change: they may be sent with the value that was read, and are refused otherwise.
 *
 * Needs `records:write`.
 */
export interface RecordsPatchOutput {
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
  /** Folded into a summary, or archived. Absent if not. */
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
  /** How far it is trusted, from 0 to 1. Absent: 1. */
  trust?: number;
  /** Left out of all responses that do not ask for quarantined records. Absent if not. */
  quarantined?: boolean;
  version: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at?: string;
  /** When this version became current. */
  recorded_at: string;
  /** RFC 3339, UTC, milliseconds */
  superseded_at?: string;
  /** The id of the newer memory that replaces it. */
  superseded_by?: string;
  embedding: EmbeddingState;
  secrets_redacted?: RedactedSecrets;
  /** Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: TriggeredIntention[];
  [field: string]: unknown;
}

export interface RecordsDeleteParams {
  id: string;
}

export interface RecordsDeleteQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Delete a memory: `DELETE /v1/records/{id}`.
 *
 * Deletes it with its versions, passages, terms and vectors. What it had superseded stays superseded.
 *
 * Needs `records:write`.
 */
export interface RecordsDeleteOutput {
  id: string;
  deleted: true;
}

export interface RecordsVersionsParams {
  id: string;
}

export interface RecordsVersionsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  limit?: number;
  before?: number;
}

/**
 * List the versions of a memory: `GET /v1/records/{id}/versions`.
 *
 * Newest first. The first entry is the current version. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `records:read`.
 */
export interface RecordsVersionsOutput {
  versions: {
    version: number;
    /** RFC 3339, UTC, milliseconds */
    recorded_at: string;
    /** RFC 3339, UTC, milliseconds */
    superseded_at?: string;
    reason?: string;
    /** The id of the key that closed this version. */
    changed_by?: string;
    content: string;
    metadata: Record<string, unknown>;
    [field: string]: unknown;
  }[];
  has_more: boolean;
}

export interface RecordsMessagesParams {
  id: string;
}

export interface RecordsMessagesQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List the messages that a memory came from: `GET /v1/records/{id}/messages`.
 *
 * In the order in which they were stored. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `records:read`.
 */
export interface RecordsMessagesOutput {
  messages: Message[];
  has_more: boolean;
  next_cursor?: string;
}

export interface RecordsAcknowledgeBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  ids: readonly string[];
}

/**
 * Report which memories were used: `POST /v1/records/acknowledge`.
 *
 * Strengthens the memories that an answer used, so that each fades more slowly. A record that is named twice is strengthened once. Needs only read permission: the content and the ETag do not change. `unchanged` lists shared memory that the key cannot write, and all memories if learning is paused for the user.
 *
 * Needs `records:read`.
 */
export interface RecordsAcknowledgeOutput {
  results: {
    index: number;
    id: string;
    status: 'acknowledged' | 'unchanged' | 'not_found';
    /** S: 1 plus the number of recalls. */
    strength?: number;
  }[];
  acknowledged: number;
  unchanged: number;
  not_found: number;
}

export interface RecordsReviseBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Revise the tenant’s shared memory. Needs shared:write. */
  shared?: boolean;
  /** The memory to revise, if known. Otherwise it is searched for. */
  id?: string;
  /** What is known now. */
  content: string;
  /** Only memories of this type are considered. Default: semantic. */
  type?: string;
  /** The topic, in one or two words. */
  concept?: string;
  title?: string;
  tags?: readonly string[];
  metadata?: Record<string, unknown>;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  speaker?: string;
  importance?: number;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  occurred_at?: InstantInput;
  /** Since when it is true. Default: `occurred_at`, otherwise now. */
  valid_from?: InstantInput;
  /** Ids of the messages or records that it was derived from. Erasing one of them also erases what was derived from it. */
  derived_from?: readonly string[];
  /** The reason, kept in the version history. */
  reason?: string;
  /** `preview` writes nothing. */
  mode?: 'preview' | 'apply';
  /** Overrides the settings for this request. */
  thresholds?: {
    /** Memories that score lower are not about the same subject. */
    look?: number;
    /** Minimum score at which a memory is edited or superseded. */
    update?: number;
    /** Above this score, there is no significant change. */
    same?: number;
  };
  merge?: 'auto' | 'replace' | 'append';
}

/**
 * Update memory with new information: `POST /v1/records/revise`.
 *
 * Finds the memories about the same subject and applies one change: stores the information, edits a memory that says less, supersedes memories that contradict it, or does nothing if it is known. Nothing is overwritten: all versions are kept, and `POST /v1/records/{id}/undo` reverts the change.
 *
 * Needs `records:write`.
 */
export interface RecordsReviseOutput {
  status: 'created' | 'updated' | 'superseded' | 'unchanged';
  /** False for a preview. */
  applied: boolean;
  /** The memory that holds the information now. Absent if a preview would create it. */
  id?: string;
  external_id?: string;
  type: string;
  version?: number;
  /** Memories that said otherwise, and until when they were true. */
  superseded: {
    id: string;
    version?: number;
    /** RFC 3339, UTC, milliseconds */
    valid_to: string;
  }[];
  /** Memories that may say otherwise, if it is not certain. Both stay, linked as `may_supersede`. */
  may_supersede?: PossiblyOutdated[];
  /** The memory that already describes a later time. The new one is kept as history. */
  outdated_by?: string;
  /** The memories that were compared, best first. */
  candidates: RevisionCandidate[];
  /** In a preview: the content that would be stored. */
  content?: string;
  /** In a preview. */
  metadata?: Record<string, unknown>;
  embedding: 'pending' | 'complete' | 'failed';
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
  /** `vector` if the embedder was unavailable and only words were compared. */
  degraded: string[];
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: TriggeredIntention[];
}

export interface RecordsReviseBatchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  records: readonly unknown[];
}

/**
 * Update memory with up to 100 facts: `POST /v1/records/revise/batch`.
 *
 * Each item has the fields of `POST /v1/records/revise`, without `mode` and `user_id`. Items are processed in order, each after those before it. Each succeeds or fails on its own. A failed item is reported by index, and nothing of it is stored. Two items of the same request are compared by words only.
 *
 * Needs `records:write`.
 */
export interface RecordsReviseBatchOutput {
  results: RevisedItem[];
  created: number;
  updated: number;
  superseded: number;
  unchanged: number;
  failed: number;
  /** `vector` if the embedder was unavailable and only words were compared. */
  degraded: string[];
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: TriggeredIntention[];
}

export interface RecordsUndoParams {
  id: string;
}

export interface RecordsUndoBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The version to undo, as the change returned it. */
  version: number;
  /** The reason, kept in the version history. */
  reason?: string;
}

/**
 * Undo the last change of a memory: `POST /v1/records/{id}/undo`.
 *
 * Restores exactly what the memory was before that version, as a new version. Undoing version 1 removes the memory from all responses, and the memories it superseded become current again. Repeating the request changes nothing.
 *
 * Needs `records:write`.
 */
export interface RecordsUndoOutput {
  id: string;
  /** The current version. */
  version: number;
  /** `unchanged`: it was already undone. */
  status: 'undone' | 'unchanged';
  /** Whether the memory itself is now removed from all responses. */
  withdrawn: boolean;
  /** The memories that it had superseded. */
  restored: {
    id: string;
    version: number;
  }[];
}

export interface RecordsQuarantineParams {
  id: string;
}

export interface RecordsQuarantineBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Quarantine a memory: `POST /v1/records/{id}/quarantine`.
 *
 * Removes it from all responses at once. Summaries of it are rebuilt without it, and records that name it in `derived_from` are quarantined too. Nothing is deleted; `promote` releases it.
 *
 * Needs `admin`.
 */
export interface RecordsQuarantineOutput {
  id: string;
  quarantined: true;
  /** Records derived from it that were quarantined with it. */
  also: string[];
}

export interface RecordsPromoteParams {
  id: string;
}

export interface RecordsPromoteBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  trust?: number;
  /** The reason, kept in the version history. */
  reason?: string;
}

/**
 * Release a memory from quarantine: `POST /v1/records/{id}/promote`.
 *
 * Returns it to all responses, with the trust given here, because somebody reviewed it. The trust cannot exceed that of the key, and cannot be below the tenant’s threshold. Creates a new version.
 *
 * Needs `admin`.
 */
export interface RecordsPromoteOutput {
  id: string;
  quarantined: false;
  trust: number;
  version: number;
}

export interface RecordsListQuarantinedQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * List quarantined memories: `GET /v1/quarantine`.
 *
 * Newest first. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `admin`.
 */
export interface RecordsListQuarantinedOutput {
  records: MemoryRecord[];
  total: number;
  has_more: boolean;
  next_cursor?: string;
}

export interface RecordsPurgeSourceBody {
  /** Only this user. */
  user_id?: string;
  /** The value of `provenance.source`. */
  source?: string;
  /** The public part of a key: everything that it stored or edited. */
  key_id?: string;
  session_id?: string;
  agent?: string;
  /** Only counts; deletes nothing. */
  dry_run?: boolean;
}

/**
 * Delete everything that came from one source: `POST /v1/admin/records/purge-source`.
 *
 * For all users of the tenant, or for one. Deletes what the source wrote, every record that the key wrote to, and everything derived from these. Summaries are rebuilt without them. Deletion is permanent and includes versions, passages and vectors. Records under legal hold stay and are counted. Shared memory is included if the key has `shared:write`.
 *
 * Needs `admin`.
 */
export interface RecordsPurgeSourceOutput {
  dry_run: boolean;
  /** Records from the source. */
  records: number;
  /** Records derived from these, without summaries. */
  derived: number;
  /** Summaries of any of these. A job rebuilds them without these records. */
  summaries: number;
  /** Records under legal hold. They are kept. */
  held: number;
  /** The number of users that the records belong to. */
  users: number;
  /** Whether there are more. At most 10000 are deleted per request. */
  remaining: boolean;
  /** RFC 3339, UTC, milliseconds */
  purged_at?: string;
}

export interface RecordsRetentionParams {
  id: string;
}

export interface RecordsRetentionQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read how well a memory is retained: `GET /v1/records/{id}/retention`.
 *
 * Returns the retention R, when the memory will be forgotten if it is not recalled, and what keeps it from fading. R is computed for this request, which does not count as a recall. Also works for a forgotten memory, with the time until which it can be restored.
 *
 * Needs `records:read`.
 */
export interface RecordsRetentionOutput {
  id: string;
  type: string;
  model: 'none' | 'ebbinghaus' | 'exponential';
  /** R, from 0 to 1. */
  retention: number;
  /** θ: the memory is forgotten when R falls below it. */
  threshold: number;
  /** 1 plus the number of recalls. */
  strength: number;
  /** S, in the policy’s `unit`. */
  stability: number;
  /** RFC 3339, UTC, milliseconds */
  last_recalled_at: string;
  /** When R falls below θ. Absent: never. */
  due_at?: string;
  /** Why it does not fade. Empty: it fades. */
  exempt: ('pinned' | 'legal_hold' | 'importance' | 'pending' | 'model')[];
  /** Whether it is under a legal hold of its own. `exempt` also names the hold of its user. */
  legal_hold: boolean;
  /** RFC 3339, UTC, milliseconds */
  forgotten_at?: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** When it is deleted permanently unless something changes. */
  purge_at?: string;
}

export interface RecordsForgetParams {
  id: string;
}

export interface RecordsForgetBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Forget a memory, reversibly: `POST /v1/records/{id}/forget`.
 *
 * Removes it from all responses at once. It is deleted permanently after the grace period; until then `restore` brings it back. Works on a pinned memory, but not on one under legal hold. To delete it at once, use DELETE.
 *
 * Needs `records:write`.
 */
export interface RecordsForgetOutput {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  forgotten_at: string;
  /** Absent: never. */
  purge_at?: string;
}

export interface RecordsRestoreParams {
  id: string;
}

export interface RecordsRestoreBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Restore a forgotten memory: `POST /v1/records/{id}/restore`.
 *
 * Restores it exactly as it was. Its time since the last recall restarts, because otherwise it would be due again at once. 404 if it is not forgotten or was deleted permanently.
 *
 * Needs `records:write`.
 */
export interface RecordsRestoreOutput {
  id: string;
  restored: true;
  /** RFC 3339, UTC, milliseconds */
  restored_at: string;
}

export interface RecordsPassagesParams {
  id: string;
}

export interface RecordsPassagesQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Include quarantined records. Needs admin. */
  include_quarantined?: boolean;
  limit?: number;
  offset?: number;
}

/**
 * List the passages of a memory: `GET /v1/records/{id}/passages`.
 *
 * The pieces of its current text that search indexes, in order, each with the state of its vector.
 *
 * Needs `records:read`.
 */
export interface RecordsPassagesOutput {
  passages: RecordPassage[];
  total: number;
  has_more: boolean;
}
