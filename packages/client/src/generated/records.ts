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
  /** The client’s own id: storing it again updates the record. */
  id?: string;
  /** semantic where absent. */
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
  /** Who spoke, by kind: user, assistant, system, tool. */
  role?: string | null;
  /** Who spoke, by name. */
  speaker?: string | null;
  /** Place inside the session. */
  sequence?: number;
  metadata?: Record<string, unknown>;
  tags?: readonly string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 of the text; for a snippet its programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: InstantInput;
  valid_from?: InstantInput | null;
  valid_to?: InstantInput | null;
  expires_at?: InstantInput | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Not taken from a request: what is written bears the trust of its key and of its sources. */
  trust?: number;
  [field: string]: unknown;
}

/**
 * Store a memory: `POST /v1/records`.
 *
 * Stores a record, or updates the one that has the same `id`. Answers as soon as it is durable and findable by its words; its vector follows (`Prefer: wait=5` waits for it).
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
  /** Held back from every answer, for the key is believed too little. Absent when not. */
  quarantined?: boolean;
  /** How many spans of context that had been handed out for a prompt were cut out before it was stored. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecrets;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
  triggered?: TriggeredIntention[];
}

export interface RecordsListQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  /** Answer with what was believed then. */
  as_of?: InstantInput;
  /** Only what was so in the world then. */
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
  /** `next_cursor` of the page before. */
  cursor?: string;
  order?: 'asc' | 'desc';
  /** As rated or as proved by use, whichever is higher. */
  min_importance?: number;
  include_expired?: boolean;
  /** Also what is held back. Needs admin. */
  include_quarantined?: boolean;
  /** Also what a newer memory has superseded. */
  include_superseded?: boolean;
}

/**
 * List memories: `GET /v1/records`.
 *
 * By creation time. `cursor` pages without end and without skipping; `offset` is there for AMP. Tags: any of them. `filter` is the JSON text of a filter.
 *
 * Needs `records:read`.
 */
export interface RecordsListOutput {
  records: MemoryRecord[];
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
 * Each item succeeds or fails by itself; what fails is reported by its index and nothing of it is stored.
 *
 * Needs `records:write`.
 */
export interface RecordsStoreBatchOutput {
  results: BatchItem[];
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
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
 * Needs `records:write`.
 */
export interface RecordsDeleteBatchOutput {
  results: {
    index: number;
    id: string;
    status: 'deleted' | 'not_found' | 'failed';
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
  /** Answer with what was believed then. */
  as_of?: InstantInput;
  /** Only what was so in the world then. */
  valid_at?: InstantInput;
  /** Also what is held back. Needs admin. */
  include_quarantined?: boolean;
  /** `false` looks without strengthening. */
  reinforce?: boolean;
  /** The turns that it came from bring their content. */
  expand?: boolean;
}

/**
 * Read a memory: `GET /v1/records/{id}`.
 *
 * By the server’s id or by the client’s own. The caller’s own record is found before a shared one. Reading it strengthens it, but for `as_of` and `all_users`.
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
  embedding: EmbeddingState;
  derived_from?: string[];
  /** The turns that it was made from, oldest first, at most 20. Absent where there are none. */
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
  /** What is remembered. Searched by meaning and by words. */
  content?: string;
  title?: string | null;
  agent?: string | null;
  project?: string | null;
  session_id?: string | null;
  /** Who spoke, by kind: user, assistant, system, tool. */
  role?: string | null;
  /** Who spoke, by name. */
  speaker?: string | null;
  /** Place inside the session. */
  sequence?: number;
  metadata?: Record<string, unknown>;
  tags?: readonly string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 of the text; for a snippet its programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: InstantInput;
  valid_from?: InstantInput | null;
  valid_to?: InstantInput | null;
  expires_at?: InstantInput | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Not taken from a request: what is written bears the trust of its key and of its sources. */
  trust?: number;
  /** Why, for the version history. */
  reason?: string;
  [field: string]: unknown;
}

/**
 * Edit a memory: `PATCH /v1/records/{id}`.
 *
 * Changes the fields that are named; `metadata` is merged (a null value removes a key). Every change closes one version and opens the next. A change that changes nothing writes nothing. `id`, `type`, `shared` and `derived_from` do not change: they may be sent as they were read, and are refused otherwise.
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
  embedding: EmbeddingState;
  secrets_redacted?: RedactedSecrets;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
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
 * With its versions, passages, terms and vectors, in one transaction.
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
 * The history of a memory: `GET /v1/records/{id}/versions`.
 *
 * Newest first. The first entry is what is believed now.
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
    /** The id of the key that closed it. */
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
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * The messages that a memory came from: `GET /v1/records/{id}/messages`.
 *
 * In the order in which they were stored.
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
 * Say which memories were used: `POST /v1/records/acknowledge`.
 *
 * Strengthens the memories that were used in an answer: each fades more slowly from now on. A record that is named twice is strengthened once. Reading suffices for it: what is remembered does not change, and neither does an ETag. `unchanged` is shared memory that the key may not write, and whatever a user for whom learning is paused has used.
 *
 * Needs `records:read`.
 */
export interface RecordsAcknowledgeOutput {
  results: {
    index: number;
    id: string;
    status: 'acknowledged' | 'unchanged' | 'not_found';
    /** S: 1 and the number of recalls. */
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
  /** The memory that is meant, where it is known. Without it, it is found. */
  id?: string;
  /** What is known now. */
  content: string;
  /** Memories of this type are looked at; semantic where absent. */
  type?: string;
  /** What it is about, in a word or two. */
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
  /** Since when it is so; `occurred_at`, else now, where absent. */
  valid_from?: InstantInput;
  /** Ids of the messages or records that it was drawn from. Erasing one of them reaches what was drawn from it. */
  derived_from?: readonly string[];
  /** Why, for the version history. */
  reason?: string;
  /** `preview` writes nothing. */
  mode?: 'preview' | 'apply';
  /** Instead of the settings, for this request. */
  thresholds?: {
    /** A memory that scores less is not about the same. */
    look?: number;
    /** From here on a memory is edited or superseded. */
    update?: number;
    /** What scores higher is no significant change. */
    same?: number;
  };
  merge?: 'auto' | 'replace' | 'append';
}

/**
 * Bring memory up to date: `POST /v1/records/revise`.
 *
 * Finds the memories that new information is about and does what it calls for: stores it, edits the memory that says less, supersedes those that say otherwise, or nothing where it is known. Nothing is overwritten: every version stays, and `POST /v1/records/{id}/undo` takes it back.
 *
 * Needs `records:write`.
 */
export interface RecordsReviseOutput {
  status: 'created' | 'updated' | 'superseded' | 'unchanged';
  /** False for a preview. */
  applied: boolean;
  /** The memory that says it now. Absent when a preview would make it. */
  id?: string;
  external_id?: string;
  type: string;
  version?: number;
  /** What says otherwise, and until when it was so. */
  superseded: {
    id: string;
    version?: number;
    /** RFC 3339, UTC, milliseconds */
    valid_to: string;
  }[];
  /** What may say otherwise of the same, where it is not sure: both stay, linked as `may_supersede`. */
  may_supersede?: PossiblyOutdated[];
  /** The memory that tells of a later time already: the new one is kept as history. */
  outdated_by?: string;
  /** What was looked at, best first. */
  candidates: RevisionCandidate[];
  /** Of a preview: what would be stored. */
  content?: string;
  /** Of a preview. */
  metadata?: Record<string, unknown>;
  embedding: 'pending' | 'complete' | 'failed';
  /** Held back from every answer, for the key is believed too little. Absent when not. */
  quarantined?: boolean;
  secrets_redacted?: RedactedSecrets;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
  hints?: {
    field: string;
    message: string;
  }[];
  /** `vector` when the embedder was not reachable and words alone decided. */
  degraded: string[];
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
  triggered?: TriggeredIntention[];
}

export interface RecordsReviseBatchBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  records: readonly unknown[];
}

/**
 * Bring memory up to date with up to 100 facts: `POST /v1/records/revise/batch`.
 *
 * Each item is what `POST /v1/records/revise` takes, without `mode` and `user_id`, and is judged after those before it. Each succeeds or fails by itself; what fails is reported by its index and nothing of it is stored. Two items of one request are compared by their words alone.
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
  /** `vector` when the embedder was not reachable and words alone decided. */
  degraded: string[];
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
  triggered?: TriggeredIntention[];
}

export interface RecordsUndoParams {
  id: string;
}

export interface RecordsUndoBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The version to take back, as the change answered it. */
  version: number;
  /** Why, for the version history. */
  reason?: string;
}

/**
 * Take the last change of a memory back: `POST /v1/records/{id}/undo`.
 *
 * Restores exactly what the memory was before that version, as a new version. Undoing version 1 takes the memory out of every answer from now on, and what it superseded is current again. Asked again it changes nothing.
 *
 * Needs `records:write`.
 */
export interface RecordsUndoOutput {
  id: string;
  /** Now. */
  version: number;
  /** `unchanged`: it was taken back before. */
  status: 'undone' | 'unchanged';
  /** The memory itself is out of every answer from now on. */
  withdrawn: boolean;
  /** What it had superseded. */
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
 * Hold a memory back: `POST /v1/records/{id}/quarantine`.
 *
 * Out of every answer at once, with what was made of it: summaries are made anew without it, and what names it in `derived_from` is held back too. Nothing is deleted; `promote` lets it go.
 *
 * Needs `admin`.
 */
export interface RecordsQuarantineOutput {
  id: string;
  quarantined: true;
  /** What was made of it, and is held back with it. */
  also: string[];
}

export interface RecordsPromoteParams {
  id: string;
}

export interface RecordsPromoteBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  trust?: number;
  /** Why, for the version history. */
  reason?: string;
}

/**
 * Let a memory go that was held back: `POST /v1/records/{id}/promote`.
 *
 * Into every answer, and believed as much as is said here: somebody has looked at it. No more than the key that asks, and no less than the tenant’s threshold. A new version says so.
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
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * List what is held back: `GET /v1/quarantine`.
 *
 * Newest first.
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
  /** Of this user alone. */
  user_id?: string;
  /** As `provenance.source` names it. */
  source?: string;
  /** The public part of a key: what it stored or wrote into. */
  key_id?: string;
  session_id?: string;
  agent?: string;
  /** Counts, and deletes nothing. */
  dry_run?: boolean;
}

/**
 * Delete all that came from one source: `POST /v1/admin/records/purge-source`.
 *
 * Of every user of the tenant, or of one: what the source wrote, every record into which the key has written, and what was made of any of these; summaries are made anew without them. Deleted for good, with versions, passages and vectors. What is under legal hold stays and is counted. Shared memory goes where the key has `shared:write`.
 *
 * Needs `admin`.
 */
export interface RecordsPurgeSourceOutput {
  dry_run: boolean;
  /** From the source. */
  records: number;
  /** Made of these, summaries not counted. */
  derived: number;
  /** Made of any of these. Made anew without them, by a job. */
  summaries: number;
  /** Under legal hold: kept. */
  held: number;
  /** Whose records they are. */
  users: number;
  /** Whether there are more: no more than 10000 go at once. */
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
 * How much of a memory is left: `GET /v1/records/{id}/retention`.
 *
 * R, when it will be forgotten if nobody recalls it, and what keeps it from that. Computed now; asking is no recall. Answers for a forgotten memory too, with the time until which it can be restored.
 *
 * Needs `records:read`.
 */
export interface RecordsRetentionOutput {
  id: string;
  type: string;
  model: 'none' | 'ebbinghaus' | 'exponential';
  /** R, 0…1. */
  retention: number;
  /** θ: forgotten when R falls under it. */
  threshold: number;
  /** 1 and the number of recalls. */
  strength: number;
  /** S, in units of the policy. */
  stability: number;
  /** RFC 3339, UTC, milliseconds */
  last_recalled_at: string;
  /** When R falls under θ. Absent: never. */
  due_at?: string;
  /** Why it does not fade. Empty: it does. */
  exempt: ('pinned' | 'legal_hold' | 'importance' | 'model')[];
  /** RFC 3339, UTC, milliseconds */
  forgotten_at?: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** When it is deleted for good, if nothing is done. */
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
 * Forget a memory, restorably: `POST /v1/records/{id}/forget`.
 *
 * Out of every answer at once; deleted for good when the grace period is over, until then `restore` brings it back. Works on a pinned memory, not on one under legal hold. To delete at once there is DELETE.
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
 * Bring back a forgotten memory: `POST /v1/records/{id}/restore`.
 *
 * Exactly as it was. Its time without a recall begins anew, since it would be due again at once. 404 when it is not forgotten, or is gone for good.
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
  /** Also what is held back. Needs admin. */
  include_quarantined?: boolean;
  limit?: number;
  offset?: number;
}

/**
 * The passages of a memory: `GET /v1/records/{id}/passages`.
 *
 * The pieces of its current text that search finds, in their order, each with the state of its vector.
 *
 * Needs `records:read`.
 */
export interface RecordsPassagesOutput {
  passages: RecordPassage[];
  total: number;
  has_more: boolean;
}
