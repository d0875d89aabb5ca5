// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface AmpError {
  success: false;
  /** The record to delete did not exist. */
  deleted?: false;
  error:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'no_model'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'secret_detected'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'model_budget_exhausted'
    | 'model_refused'
    | 'model_failed'
    | 'internal'
    | 'overloaded'
    | 'unavailable';
  message: string;
  errors?: {
    field: string;
    message: string;
  }[];
  request_id: string;
}

export interface AmpErrorInput {
  success: false;
  /** The record to delete did not exist. */
  deleted?: false;
  error:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'no_model'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'secret_detected'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'model_budget_exhausted'
    | 'model_refused'
    | 'model_failed'
    | 'internal'
    | 'overloaded'
    | 'unavailable';
  message: string;
  errors?: readonly {
    field: string;
    message: string;
  }[];
  request_id: string;
}

/** A memory that was used or considered for an answer. */
export interface AnswerEvidence {
  /** The number that the answer cites: `[1]`. */
  ref: number;
  id: string;
  external_id?: string;
  type: string;
  title?: string;
  content: string;
  /** The content is only a part of the record. */
  excerpt?: true;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string;
  speaker?: string;
  session_id?: string;
  /** The score in the search that found it, 0 to 1. */
  score: number;
  /** The first search that found it, from 1. */
  step: number;
  /** The questions that it is for, from 0. */
  questions: number[];
  cited: boolean;
  tokens: number;
}

/** A memory that was used or considered for an answer. */
export interface AnswerEvidenceInput {
  /** The number that the answer cites: `[1]`. */
  ref: number;
  id: string;
  external_id?: string;
  type: string;
  title?: string;
  content: string;
  /** The content is only a part of the record. */
  excerpt?: true;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
  speaker?: string;
  session_id?: string;
  /** The score in the search that found it, 0 to 1. */
  score: number;
  /** The first search that found it, from 1. */
  step: number;
  /** The questions that it is for, from 0. */
  questions: readonly number[];
  cited: boolean;
  tokens: number;
}

/** The answer to one of the questions. */
export interface AnswerPart {
  question: string;
  intent:
    | 'simple_recall'
    | 'mathematical_computation'
    | 'temporal_comparison'
    | 'multi_source_synthesis'
    | 'contradiction_resolution';
  status: 'answered' | 'partly' | 'not_in_memory';
  answer: string;
  by: 'rules' | 'model';
  citations: {
    ref: number;
    id: string;
    /** Verbatim from the memory. */
    quote: string;
  }[];
  calculations: {
    expression: string;
    result: string;
    /** The evidence that the numbers come from. */
    refs: number[];
  }[];
  contradictions: {
    /** The subject of both. */
    about: string;
    sides: {
      ref: number;
      id: string;
      value: string;
      quote: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string;
    }[];
  }[];
}

/** The answer to one of the questions. */
export interface AnswerPartInput {
  question: string;
  intent:
    | 'simple_recall'
    | 'mathematical_computation'
    | 'temporal_comparison'
    | 'multi_source_synthesis'
    | 'contradiction_resolution';
  status: 'answered' | 'partly' | 'not_in_memory';
  answer: string;
  by: 'rules' | 'model';
  citations: readonly {
    ref: number;
    id: string;
    /** Verbatim from the memory. */
    quote: string;
  }[];
  calculations: readonly {
    expression: string;
    result: string;
    /** The evidence that the numbers come from. */
    refs: readonly number[];
  }[];
  contradictions: readonly {
    /** The subject of both. */
    about: string;
    sides: readonly {
      ref: number;
      id: string;
      value: string;
      quote: string;
      /** RFC 3339, UTC, milliseconds */
      occurred_at: string | Date;
    }[];
  }[];
}

/** One step towards an answer. */
export interface AnswerStep {
  /** The search it belongs to, from 1. */
  step: number;
  kind: 'classify' | 'plan' | 'search' | 'evaluate' | 'refine' | 'calculate' | 'answer';
  question: number;
  by: 'rules' | 'model';
  /** What was decided, in words. */
  says: string;
  queries?: string[];
  /** Memories that no earlier search found. */
  found?: number;
  sufficient?: boolean;
}

/** One step towards an answer. */
export interface AnswerStepInput {
  /** The search it belongs to, from 1. */
  step: number;
  kind: 'classify' | 'plan' | 'search' | 'evaluate' | 'refine' | 'calculate' | 'answer';
  question: number;
  by: 'rules' | 'model';
  /** What was decided, in words. */
  says: string;
  queries?: readonly string[];
  /** Memories that no earlier search found. */
  found?: number;
  sufficient?: boolean;
}

/** The result of appending a message. */
export interface AppendedMessage {
  id: string;
  external_id?: string;
  sequence: number;
  status: 'created' | 'unchanged';
  /** Parts of the content that are not text. Each is replaced by a marker such as `[image]` and not stored. */
  marked_parts?: {
    /** Such as `content[1]`. */
    field: string;
    kind: 'image' | 'audio' | 'video' | 'file';
  }[];
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
}

/** The result of appending a message. */
export interface AppendedMessageInput {
  id: string;
  external_id?: string;
  sequence: number;
  status: 'created' | 'unchanged';
  /** Parts of the content that are not text. Each is replaced by a marker such as `[image]` and not stored. */
  marked_parts?: readonly {
    /** Such as `content[1]`. */
    field: string;
    kind: 'image' | 'audio' | 'video' | 'file';
  }[];
  /** Left out of all responses, because the trust of the key is too low. Absent if not. */
  quarantined?: boolean;
  /** The number of spans that were cut out before storing, because they were context from an earlier response. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecretsInput;
  /** Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date. */
  hints?: readonly {
    field: string;
    message: string;
  }[];
}

/** A passage of archival memory, in Letta’s format. */
export interface ArchivalPassage {
  id: string;
  text: string;
  tags: string[];
  metadata: Record<string, unknown>;
  /** When it was said or happened: the record’s `occurred_at`. */
  created_at: string;
  updated_at: string | null;
  created_by_id: null;
  last_updated_by_id: null;
  is_deleted: false;
  archive_id: null;
  source_id: null;
  file_id: null;
  file_name: null;
  /** Always null: vectors are not returned. */
  embedding: null;
  embedding_config: null;
}

/** A passage of archival memory, in Letta’s format. */
export interface ArchivalPassageInput {
  id: string;
  text: string;
  tags: readonly string[];
  metadata: Record<string, unknown>;
  /** When it was said or happened: the record’s `occurred_at`. */
  created_at: string | Date;
  updated_at: string | Date | null;
  created_by_id: null;
  last_updated_by_id: null;
  is_deleted: false;
  archive_id: null;
  source_id: null;
  file_id: null;
  file_name: null;
  /** Always null: vectors are not returned. */
  embedding: null;
  embedding_config: null;
}

/** One entry of the audit log. */
export interface AuditEntry {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  at: string;
  kind: 'change' | 'read' | 'refusal';
  /** The operation of the request. Without a request: `job:` or `schedule:` and a name. */
  operation: string;
  /** The public part of the key. `job` if no key acted. */
  key_id: string;
  /** The user whose memory was touched, as a keyed hash. Absent: no user. */
  user_hash?: string;
  /** The value of `X-Request-Id`. */
  request_id?: string;
  outcome: 'ok' | 'refused' | 'failed';
  /** The error code, if the request was refused. */
  code?: string;
  /** The ids of what the entry is about, at most 1,000. */
  subjects: string[];
  /** Row counts by table, such as `records_inserted`. `requests` if one entry covers several requests. */
  counts: Record<string, number>;
  /** Position in the hash chain. Absent for about a second, until the entry is sealed. */
  sequence?: number;
  entry_hash?: string;
  /** Hash of the chain up to and including this entry. */
  hash?: string;
}

/** One entry of the audit log. */
export interface AuditEntryInput {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  at: string | Date;
  kind: 'change' | 'read' | 'refusal';
  /** The operation of the request. Without a request: `job:` or `schedule:` and a name. */
  operation: string;
  /** The public part of the key. `job` if no key acted. */
  key_id: string;
  /** The user whose memory was touched, as a keyed hash. Absent: no user. */
  user_hash?: string;
  /** The value of `X-Request-Id`. */
  request_id?: string;
  outcome: 'ok' | 'refused' | 'failed';
  /** The error code, if the request was refused. */
  code?: string;
  /** The ids of what the entry is about, at most 1,000. */
  subjects: readonly string[];
  /** Row counts by table, such as `records_inserted`. `requests` if one entry covers several requests. */
  counts: Record<string, number>;
  /** Position in the hash chain. Absent for about a second, until the entry is sealed. */
  sequence?: number;
  entry_hash?: string;
  /** Hash of the chain up to and including this entry. */
  hash?: string;
}

/** The head of the audit chain. */
export interface AuditHead {
  tenant_id: string;
  /** Sequence of the last sealed entry. 0: no entry is sealed. */
  sequence: number;
  hash: string;
  /** RFC 3339, UTC, milliseconds */
  sealed_at?: string;
  /** The number of entries that have no position in the chain yet. */
  unsealed: number;
}

/** The head of the audit chain. */
export interface AuditHeadInput {
  tenant_id: string;
  /** Sequence of the last sealed entry. 0: no entry is sealed. */
  sequence: number;
  hash: string;
  /** RFC 3339, UTC, milliseconds */
  sealed_at?: string | Date;
  /** The number of entries that have no position in the chain yet. */
  unsealed: number;
}

/** The result for one record of a batch. */
export interface BatchItem {
  index: number;
  status: 'created' | 'updated' | 'unchanged' | 'failed';
  id?: string;
  external_id?: string;
  version?: number;
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
  error?: {
    code: string;
    detail: string;
    errors?: {
      field: string;
      message: string;
    }[];
  };
}

/** The result for one record of a batch. */
export interface BatchItemInput {
  index: number;
  status: 'created' | 'updated' | 'unchanged' | 'failed';
  id?: string;
  external_id?: string;
  version?: number;
  /** Left out of all responses, because the trust of the key is too low. Absent if not. */
  quarantined?: boolean;
  /** The number of spans that were cut out before storing, because they were context from an earlier response. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecretsInput;
  /** Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date. */
  hints?: readonly {
    field: string;
    message: string;
  }[];
  error?: {
    code: string;
    detail: string;
    errors?: readonly {
      field: string;
      message: string;
    }[];
  };
}

/** A durable, named, editable piece of core memory. */
export interface Block {
  /** `block-<uuid>` */
  id: string;
  /** The client’s own id. */
  block_id: string | null;
  label: string;
  title: string | null;
  value: string;
  limit: number;
  description: string | null;
  memory_type: string | null;
  read_only: boolean;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** Null: the block belongs to the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Increases with every change. Also sent as the ETag. */
  version: number;
  /** Position in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  project_id: null;
  template_name: null;
  is_template: false;
  template_id: null;
  base_template_id: null;
  deployment_id: null;
  entity_id: null;
  preserve_on_migration: false;
}

/** A durable, named, editable piece of core memory. */
export interface BlockInput {
  /** `block-<uuid>` */
  id: string;
  /** The client’s own id. */
  block_id: string | null;
  label: string;
  title: string | null;
  value: string;
  limit: number;
  description: string | null;
  memory_type: string | null;
  read_only: boolean;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: readonly string[];
  /** Null: the block belongs to the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Increases with every change. Also sent as the ETag. */
  version: number;
  /** Position in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
  /** The key that created it. */
  created_by_id: string;
  /** The key that last changed it. */
  last_updated_by_id: string;
  project_id: null;
  template_name: null;
  is_template: false;
  template_id: null;
  base_template_id: null;
  deployment_id: null;
  entity_id: null;
  preserve_on_migration: false;
}

/** One state of a block. */
export interface BlockHistoryEntry {
  /** Position in the history, from 1. */
  sequence: number;
  /** The version of the block when this state was created. */
  version: number;
  /** Whether the block is in this state. Redo leads to the later entries. */
  current: boolean;
  /** The name of the checkpoint, if somebody gave it one. */
  checkpoint: string | null;
  label: string;
  title: string | null;
  value: string;
  limit: number;
  description: string | null;
  memory_type: string | null;
  read_only: boolean;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** The key that created it. */
  actor: string;
  /** The agent on whose behalf the key acted. */
  actor_agent: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
}

/** One state of a block. */
export interface BlockHistoryEntryInput {
  /** Position in the history, from 1. */
  sequence: number;
  /** The version of the block when this state was created. */
  version: number;
  /** Whether the block is in this state. Redo leads to the later entries. */
  current: boolean;
  /** The name of the checkpoint, if somebody gave it one. */
  checkpoint: string | null;
  label: string;
  title: string | null;
  value: string;
  limit: number;
  description: string | null;
  memory_type: string | null;
  read_only: boolean;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: readonly string[];
  /** The key that created it. */
  actor: string;
  /** The agent on whose behalf the key acted. */
  actor_agent: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
}

/** The compaction settings to override. */
export interface CompactionOverrides {
  /** Whether the schedule folds automatically. */
  enabled?: boolean;
  /** `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them. */
  strategy?: 'summarize' | 'archive';
  /** Record types that count as episodes. */
  types?: string[];
  /** Fold only what was said or happened at least this many days ago. */
  age_days?: number;
  /** Fold only records that were recalled at most this often. */
  max_access?: number;
  /** Fold only records with at most this computed importance. */
  max_importance?: unknown;
  /** Never fold records that their writer rated more important than this. */
  keep_importance?: unknown;
  batch_size?: number;
  /** Maximum length of a summary, in tokens. */
  summary_tokens?: number;
  /** Maximum length of a summary, as a share of its sources. */
  summary_share?: number;
  /** The share of its tokens by which a scope may shrink in total. A fold beyond it is refused. */
  max_shrink?: unknown;
  /** Each trigger can be set on its own. */
  triggers?: {
    /** Fold episodes once they are old enough. */
    age?: boolean;
    /** If more episodes than this are not folded, fold the oldest regardless of age and use. */
    count?: number | null;
    /** At most one automatic run in this many hours. */
    every_hours?: number;
  };
  /** Update day summaries, the global summary and the portrait on a schedule. */
  ladder?: boolean;
  /** Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones. */
  written?: boolean;
}

/** The compaction settings to override. */
export interface CompactionOverridesInput {
  /** Whether the schedule folds automatically. */
  enabled?: boolean;
  /** `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them. */
  strategy?: 'summarize' | 'archive';
  /** Record types that count as episodes. */
  types?: readonly string[];
  /** Fold only what was said or happened at least this many days ago. */
  age_days?: number;
  /** Fold only records that were recalled at most this often. */
  max_access?: number;
  /** Fold only records with at most this computed importance. */
  max_importance?: number;
  /** Never fold records that their writer rated more important than this. */
  keep_importance?: number;
  batch_size?: number;
  /** Maximum length of a summary, in tokens. */
  summary_tokens?: number;
  /** Maximum length of a summary, as a share of its sources. */
  summary_share?: number;
  /** The share of its tokens by which a scope may shrink in total. A fold beyond it is refused. */
  max_shrink?: number;
  /** Each trigger can be set on its own. */
  triggers?: {
    /** Fold episodes once they are old enough. */
    age?: boolean;
    /** If more episodes than this are not folded, fold the oldest regardless of age and use. */
    count?: number | null;
    /** At most one automatic run in this many hours. */
    every_hours?: number;
  };
  /** Update day summaries, the global summary and the portrait on a schedule. */
  ladder?: boolean;
  /** Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones. */
  written?: boolean;
}

/** A fold that was made, refused or undone. */
export interface CompactionRun {
  id: string;
  user_id?: string;
  agent?: string;
  project?: string;
  kind: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  strategy: 'summarize' | 'archive';
  /** explicit, age, count, schedule, or source_changed. */
  trigger: string;
  state: 'done' | 'refused' | 'undone';
  /** Older name of `state`, until 1.0. */
  status: 'done' | 'refused' | 'undone';
  reason?: string;
  sources: number;
  summaries: number;
  tokens_before: number;
  tokens_after: number;
  shrink: number;
  /** The id of the key that requested it, or `job`. */
  actor: string;
  /** RFC 3339, UTC, milliseconds */
  started_at: string;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string;
  /** RFC 3339, UTC, milliseconds */
  undone_at?: string;
}

/** A fold that was made, refused or undone. */
export interface CompactionRunInput {
  id: string;
  user_id?: string;
  agent?: string;
  project?: string;
  kind: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  strategy: 'summarize' | 'archive';
  /** explicit, age, count, schedule, or source_changed. */
  trigger: string;
  state: 'done' | 'refused' | 'undone';
  /** Older name of `state`, until 1.0. */
  status: 'done' | 'refused' | 'undone';
  reason?: string;
  sources: number;
  summaries: number;
  tokens_before: number;
  tokens_after: number;
  shrink: number;
  /** The id of the key that requested it, or `job`. */
  actor: string;
  /** RFC 3339, UTC, milliseconds */
  started_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  undone_at?: string | Date;
}

/** How old episodes are folded. */
export interface CompactionSettings {
  /** Whether the schedule folds automatically. */
  enabled?: boolean;
  /** `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them. */
  strategy?: 'summarize' | 'archive';
  /** Record types that count as episodes. */
  types?: string[];
  /** Fold only what was said or happened at least this many days ago. */
  age_days?: number;
  /** Fold only records that were recalled at most this often. */
  max_access?: number;
  /** Fold only records with at most this computed importance. */
  max_importance?: unknown;
  /** Never fold records that their writer rated more important than this. */
  keep_importance?: unknown;
  batch_size?: number;
  /** Maximum length of a summary, in tokens. */
  summary_tokens?: number;
  /** Maximum length of a summary, as a share of its sources. */
  summary_share?: number;
  /** The share of its tokens by which a scope may shrink in total. A fold beyond it is refused. */
  max_shrink?: unknown;
  /** Each trigger can be set on its own. */
  triggers?: {
    /** Fold episodes once they are old enough. */
    age?: boolean;
    /** If more episodes than this are not folded, fold the oldest regardless of age and use. */
    count?: number | null;
    /** At most one automatic run in this many hours. */
    every_hours?: number;
  };
  /** Update day summaries, the global summary and the portrait on a schedule. */
  ladder?: boolean;
  /** Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones. */
  written?: boolean;
  /** Overrides for an agent, a project or both. If several match, the last one wins. */
  scopes?: {
    agent?: string;
    project?: string;
    settings: CompactionOverrides;
  }[];
}

/** How old episodes are folded. */
export interface CompactionSettingsInput {
  /** Whether the schedule folds automatically. */
  enabled?: boolean;
  /** `summarize` folds old episodes into a summary. `archive` hides them from search without a summary; `include_compressed` still finds them. */
  strategy?: 'summarize' | 'archive';
  /** Record types that count as episodes. */
  types?: readonly string[];
  /** Fold only what was said or happened at least this many days ago. */
  age_days?: number;
  /** Fold only records that were recalled at most this often. */
  max_access?: number;
  /** Fold only records with at most this computed importance. */
  max_importance?: number;
  /** Never fold records that their writer rated more important than this. */
  keep_importance?: number;
  batch_size?: number;
  /** Maximum length of a summary, in tokens. */
  summary_tokens?: number;
  /** Maximum length of a summary, as a share of its sources. */
  summary_share?: number;
  /** The share of its tokens by which a scope may shrink in total. A fold beyond it is refused. */
  max_shrink?: number;
  /** Each trigger can be set on its own. */
  triggers?: {
    /** Fold episodes once they are old enough. */
    age?: boolean;
    /** If more episodes than this are not folded, fold the oldest regardless of age and use. */
    count?: number | null;
    /** At most one automatic run in this many hours. */
    every_hours?: number;
  };
  /** Update day summaries, the global summary and the portrait on a schedule. */
  ladder?: boolean;
  /** Whether a language model, if configured, writes summaries. Sentences that their sources do not support are replaced by extractive ones. */
  written?: boolean;
  /** Overrides for an agent, a project or both. If several match, the last one wins. */
  scopes?: readonly {
    agent?: string;
    project?: string;
    settings: CompactionOverridesInput;
  }[];
}

/** What is remembered, formatted for a prompt. */
export interface Context {
  format: 'xml' | 'markdown' | 'json' | 'messages';
  /** For `xml` and `markdown`. Empty if nothing is remembered. */
  text?: string;
  /** For `json`. Its tokens are counted as `JSON.stringify` writes it, without spaces. Null if nothing is remembered. */
  json?: {
    begin: string;
    note: string;
    tiers: Partial<
      Record<
        'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival',
        {
          ref: string;
          at?: string;
          by?: string;
          title?: string;
          text: string;
        }[]
      >
    >;
    end: string;
  } | null;
  /** For `messages`: one system message with the memories, then the turns of the request that fit. */
  messages?: {
    role: string;
    content: string;
    name?: string;
  }[];
  /** The nonce in the delimiters. Text between them is cut out when it is stored. */
  nonce: string;
  /** The tokens of the whole context, never more than the budget. */
  tokens: number;
  budget: {
    tokens: number;
    encoding: string;
    /** Whether the encoding is the model’s own. If not, a safety margin is kept. */
    exact: boolean;
    model?: string;
    /** The context window of the model, in tokens. */
    context_limit?: number;
  };
  included: ContextItem[];
  left_out: ContextLeftOut[];
  tiers: Partial<
    Record<
      'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival',
      {
        tokens: number;
        items: number;
      }
    >
  >;
  /** What was unavailable, with the same codes as in search. */
  degraded: string[];
}

/** What is remembered, formatted for a prompt. */
export interface ContextInput {
  format: 'xml' | 'markdown' | 'json' | 'messages';
  /** For `xml` and `markdown`. Empty if nothing is remembered. */
  text?: string;
  /** For `json`. Its tokens are counted as `JSON.stringify` writes it, without spaces. Null if nothing is remembered. */
  json?: {
    begin: string;
    note: string;
    tiers: Partial<
      Record<
        'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival',
        readonly {
          ref: string;
          at?: string;
          by?: string;
          title?: string;
          text: string;
        }[]
      >
    >;
    end: string;
  } | null;
  /** For `messages`: one system message with the memories, then the turns of the request that fit. */
  messages?: readonly {
    role: string;
    content: string;
    name?: string;
  }[];
  /** The nonce in the delimiters. Text between them is cut out when it is stored. */
  nonce: string;
  /** The tokens of the whole context, never more than the budget. */
  tokens: number;
  budget: {
    tokens: number;
    encoding: string;
    /** Whether the encoding is the model’s own. If not, a safety margin is kept. */
    exact: boolean;
    model?: string;
    /** The context window of the model, in tokens. */
    context_limit?: number;
  };
  included: readonly ContextItemInput[];
  left_out: readonly ContextLeftOutInput[];
  tiers: Partial<
    Record<
      'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival',
      {
        tokens: number;
        items: number;
      }
    >
  >;
  /** What was unavailable, with the same codes as in search. */
  degraded: readonly string[];
}

/** One item of a context. */
export interface ContextItem {
  /** The reference used in the text. */
  ref: string;
  /** Absent for a message of the request itself. */
  id?: string;
  external_id?: string;
  tier: 'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival';
  type: string;
  tokens: number;
  score: number;
  /** RFC 3339, UTC, milliseconds */
  occurred_at?: string;
  /** Only the beginning fit. */
  truncated?: true;
  /** For a summary: the ids of the records that its content comes from. */
  sources?: string[];
}

/** One item of a context. */
export interface ContextItemInput {
  /** The reference used in the text. */
  ref: string;
  /** Absent for a message of the request itself. */
  id?: string;
  external_id?: string;
  tier: 'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival';
  type: string;
  tokens: number;
  score: number;
  /** RFC 3339, UTC, milliseconds */
  occurred_at?: string | Date;
  /** Only the beginning fit. */
  truncated?: true;
  /** For a summary: the ids of the records that its content comes from. */
  sources?: readonly string[];
}

/** An item that was left out of a context, and why. */
export interface ContextLeftOut {
  reason:
    | 'budget'
    | 'cap'
    | 'max_items'
    | 'duplicate_of'
    | 'source_of'
    | 'derived_from'
    | 'summarised_by'
    | 'originals_included'
    | 'below_min_score'
    | 'not_permitted'
    | 'switched_off'
    | 'other_agent';
  tier: 'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival';
  /** Absent if a whole tier is left out, and for a message of the request. */
  id?: string;
  external_id?: string;
  /** The id or `ref` of the item that represents it instead. */
  of?: string;
  score?: number;
  tokens?: number;
}

/** An item that was left out of a context, and why. */
export interface ContextLeftOutInput {
  reason:
    | 'budget'
    | 'cap'
    | 'max_items'
    | 'duplicate_of'
    | 'source_of'
    | 'derived_from'
    | 'summarised_by'
    | 'originals_included'
    | 'below_min_score'
    | 'not_permitted'
    | 'switched_off'
    | 'other_agent';
  tier: 'recent' | 'blocks' | 'episodic' | 'semantic' | 'procedural' | 'archival';
  /** Absent if a whole tier is left out, and for a message of the request. */
  id?: string;
  external_id?: string;
  /** The id or `ref` of the item that represents it instead. */
  of?: string;
  score?: number;
  tokens?: number;
}

/** How contexts are built. */
export interface ContextSettings {
  tiers?: TierRules;
  /** The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1. */
  memory_share?: number;
}

/** How contexts are built. */
export interface ContextSettingsInput {
  tiers?: TierRulesInput;
  /** The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1. */
  memory_share?: number;
}

/** One turn of the conversation that the context is for. */
export interface ContextTurn {
  role: string;
  /** A text, or a list of parts in the format of model APIs. A part that is not text is shown as a marker. */
  content: string | (TextPart | RefusalPart | MediaPart)[];
  /** The name of the speaker. */
  name?: string;
  at?: Instant;
}

/** One turn of the conversation that the context is for. */
export interface ContextTurnInput {
  role: string;
  /** A text, or a list of parts in the format of model APIs. A part that is not text is shown as a marker. */
  content: string | readonly (TextPartInput | RefusalPartInput | MediaPartInput)[];
  /** The name of the speaker. */
  name?: string;
  at?: InstantInput;
}

/** A job that was given up after it failed. */
export interface DeadLetter {
  /** The id of the job. */
  id: string;
  kind: string;
  user_id?: string;
  /** The records that the job processes. */
  record_ids?: string[];
  attempts: number;
  error: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  failed_at: string;
  /** When it is retried automatically. Absent if only a replay retries it. */
  retry_at?: string;
}

/** A job that was given up after it failed. */
export interface DeadLetterInput {
  /** The id of the job. */
  id: string;
  kind: string;
  user_id?: string;
  /** The records that the job processes. */
  record_ids?: readonly string[];
  attempts: number;
  error: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  failed_at: string | Date;
  /** When it is retried automatically. Absent if only a replay retries it. */
  retry_at?: string | Date;
}

/** An exchange that may contain something worth remembering. */
export interface DecisionRequest {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** What the user said. Only the first 8,000 characters are read. */
  user_message: string;
  /** What the agent answered. */
  agent_response?: string;
  /** What was said before, or anything else that helps to understand the message. Nothing is extracted from it. */
  context?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  /** When it was said. Default: now. */
  occurred_at?: Instant;
  /** Ids of the messages in which it was said. Erasing one of them also erases what was derived from it. */
  derived_from?: string[];
  /** Carries the decision out, as `POST /v1/records/revise` does. */
  apply?: boolean;
}

/** An exchange that may contain something worth remembering. */
export interface DecisionRequestInput {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** What the user said. Only the first 8,000 characters are read. */
  user_message: string;
  /** What the agent answered. */
  agent_response?: string;
  /** What was said before, or anything else that helps to understand the message. Nothing is extracted from it. */
  context?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  /** When it was said. Default: now. */
  occurred_at?: InstantInput;
  /** Ids of the messages in which it was said. Erasing one of them also erases what was derived from it. */
  derived_from?: readonly string[];
  /** Carries the decision out, as `POST /v1/records/revise` does. */
  apply?: boolean;
}

/** A record that is due to be forgotten or purged. */
export interface DueRecord {
  id: string;
  type: string;
  user_id?: string;
  shared: boolean;
  action: 'forget' | 'purge';
  reason: 'retention' | 'expired' | 'grace_over' | 'max_age';
  /** R at that time. */
  retention?: number;
  strength?: number;
  /** RFC 3339, UTC, milliseconds */
  last_recalled_at?: string;
  /** RFC 3339, UTC, milliseconds */
  due_since: string;
}

/** A record that is due to be forgotten or purged. */
export interface DueRecordInput {
  id: string;
  type: string;
  user_id?: string;
  shared: boolean;
  action: 'forget' | 'purge';
  reason: 'retention' | 'expired' | 'grace_over' | 'max_age';
  /** R at that time. */
  retention?: number;
  strength?: number;
  /** RFC 3339, UTC, milliseconds */
  last_recalled_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  due_since: string | Date;
}

/** How memory fades, with all defaults filled in. */
export interface EffectiveForgetting {
  model: 'none' | 'ebbinghaus' | 'exponential';
  unit: string;
  threshold: number;
  growth: number;
  cap: number;
  rate: number;
  importance_floor: number | null;
  max_age: string | null;
  /** Time until a record that is never recalled is forgotten. Null: it stays. */
  forgotten_after_seconds: number | null;
  grace: string | null;
  types: Record<
    string,
    {
      model: 'none' | 'ebbinghaus' | 'exponential';
      unit: string;
      threshold: number;
      growth: number;
      cap: number;
      rate: number;
      importance_floor: number | null;
      max_age: string | null;
      /** Time until a record that is never recalled is forgotten. Null: it stays. */
      forgotten_after_seconds: number | null;
    }
  >;
}

/** How memory fades, with all defaults filled in. */
export interface EffectiveForgettingInput {
  model: 'none' | 'ebbinghaus' | 'exponential';
  unit: string;
  threshold: number;
  growth: number;
  cap: number;
  rate: number;
  importance_floor: number | null;
  max_age: string | null;
  /** Time until a record that is never recalled is forgotten. Null: it stays. */
  forgotten_after_seconds: number | null;
  grace: string | null;
  types: Record<
    string,
    {
      model: 'none' | 'ebbinghaus' | 'exponential';
      unit: string;
      threshold: number;
      growth: number;
      cap: number;
      rate: number;
      importance_floor: number | null;
      max_age: string | null;
      /** Time until a record that is never recalled is forgotten. Null: it stays. */
      forgotten_after_seconds: number | null;
    }
  >;
}

/** The progress of a record’s vectors. */
export interface EmbeddingState {
  state: 'pending' | 'complete' | 'failed';
  /** Why it failed. */
  reason?: string;
}

/** The progress of a record’s vectors. */
export interface EmbeddingStateInput {
  state: 'pending' | 'complete' | 'failed';
  /** Why it failed. */
  reason?: string;
}

/** A name that memories mention. */
export interface Entity {
  /** The name in lower case. Mentions with the same id are the same entity. */
  id: string;
  /** The name as it was last written. */
  name: string;
  /** The number of memories that mention it. */
  mentions: number;
  /** Ids of other names that a memory declares to be the same entity. */
  same_as?: string[];
  /** When the first memory that mentions it happened. */
  first_at: string;
  /** RFC 3339, UTC, milliseconds */
  last_at: string;
}

/** A name that memories mention. */
export interface EntityInput {
  /** The name in lower case. Mentions with the same id are the same entity. */
  id: string;
  /** The name as it was last written. */
  name: string;
  /** The number of memories that mention it. */
  mentions: number;
  /** Ids of other names that a memory declares to be the same entity. */
  same_as?: readonly string[];
  /** When the first memory that mentions it happened. */
  first_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  last_at: string | Date;
}

/** Something that happened, and when. */
export interface Episode {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  content: string;
  source_label: string;
  temporal_index: number;
  /** Folded into a summary. Recall prefers the summary. */
  compressed: boolean;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string;
}

/** Something that happened, and when. */
export interface EpisodeInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  content: string;
  source_label: string;
  temporal_index: number;
  /** Folded into a summary. Recall prefers the summary. */
  compressed: boolean;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
}

/** An erasure and its progress. */
export interface Erasure {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. Removed in 1.0: use `state`. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Why its job was given up. To continue, replay the dead letter. */
  error?: string;
}

/** An erasure and its progress. */
export interface ErasureInput {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. Removed in 1.0: use `state`. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that existed when the erasure was accepted, by table. Rows derived from them are deleted in addition. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string | Date;
  /** Why its job was given up. To continue, replay the dead letter. */
  error?: string;
}

/** Why a result was found. */
export interface Explanation {
  arms: Partial<
    Record<
      'vector' | 'keyword' | 'time' | 'names' | 'recent',
      {
        rank: number;
        score: number;
      }
    >
  >;
  /** The score added by neighbouring turns of the same session. */
  neighbours?: number;
  fused: number;
  /** The factor of each stage. Stages that did not change the score are left out. */
  weights?: Record<string, number>;
  /** The features that moved the turn most in the stage `learned`, compared to the other turns, each with its factor. Listed in docs/search.md. */
  learned?: Record<string, number>;
  /** What the stage `answers` found in it. */
  answers?: {
    /** How clearly it states the requested attribute, 0 to 1. */
    match: number;
    /** Whether the text tells, asks or thanks. */
    act: 'told' | 'asked' | 'thanked';
    /** The result or candidate that is current instead. */
    outdated_by?: string;
  };
}

/** Why a result was found. */
export interface ExplanationInput {
  arms: Partial<
    Record<
      'vector' | 'keyword' | 'time' | 'names' | 'recent',
      {
        rank: number;
        score: number;
      }
    >
  >;
  /** The score added by neighbouring turns of the same session. */
  neighbours?: number;
  fused: number;
  /** The factor of each stage. Stages that did not change the score are left out. */
  weights?: Record<string, number>;
  /** The features that moved the turn most in the stage `learned`, compared to the other turns, each with its factor. Listed in docs/search.md. */
  learned?: Record<string, number>;
  /** What the stage `answers` found in it. */
  answers?: {
    /** How clearly it states the requested attribute, 0 to 1. */
    match: number;
    /** Whether the text tells, asks or thanks. */
    act: 'told' | 'asked' | 'thanked';
    /** The result or candidate that is current instead. */
    outdated_by?: string;
  };
}

/** AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists. Tags also support any and all. Metadata: metadata.path.to.key. */
export type Filter = Record<string, unknown>;

/** AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists. Tags also support any and all. Metadata: metadata.path.to.key. */
export type FilterInput = Record<string, unknown>;

/** The forgetting settings of a level, and the effective settings. */
export interface ForgettingPolicy {
  /** The settings at this level. Null: none. */
  set: ForgettingSettings | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgetting;
}

/** The forgetting settings of a level, and the effective settings. */
export interface ForgettingPolicyInput {
  /** The settings at this level. Null: none. */
  set: ForgettingSettingsInput | null;
  /** The effective settings, with all levels above. */
  effective: EffectiveForgettingInput;
}

/** How memory fades. Only the settings to change. */
export interface ForgettingSettings {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: a memory is forgotten when R falls below it. */
  threshold?: number;
  /** How much S grows with each recall (ebbinghaus). */
  growth?: number;
  /** Maximum of S (ebbinghaus). */
  cap?: number;
  /** The share that is left after one unit (exponential). */
  rate?: number;
  /** Records with this importance or more never fade. Null: no floor. */
  importance_floor?: unknown;
  /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
  max_age?: string | null;
  /** How long forgotten or expired records are kept before they are deleted permanently. Null: forever. */
  grace?: string | null;
  /** Overrides for records of one type. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: a memory is forgotten when R falls below it. */
      threshold?: number;
      /** How much S grows with each recall (ebbinghaus). */
      growth?: number;
      /** Maximum of S (ebbinghaus). */
      cap?: number;
      /** The share that is left after one unit (exponential). */
      rate?: number;
      /** Records with this importance or more never fade. Null: no floor. */
      importance_floor?: unknown;
      /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
      max_age?: string | null;
    }
  >;
}

/** How memory fades. Only the settings to change. */
export interface ForgettingSettingsInput {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: a memory is forgotten when R falls below it. */
  threshold?: number;
  /** How much S grows with each recall (ebbinghaus). */
  growth?: number;
  /** Maximum of S (ebbinghaus). */
  cap?: number;
  /** The share that is left after one unit (exponential). */
  rate?: number;
  /** Records with this importance or more never fade. Null: no floor. */
  importance_floor?: number | null;
  /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
  max_age?: string | null;
  /** How long forgotten or expired records are kept before they are deleted permanently. Null: forever. */
  grace?: string | null;
  /** Overrides for records of one type. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t is in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** The unit of t: 12h, 1d, 30d. Default: 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: a memory is forgotten when R falls below it. */
      threshold?: number;
      /** How much S grows with each recall (ebbinghaus). */
      growth?: number;
      /** Maximum of S (ebbinghaus). */
      cap?: number;
      /** The share that is left after one unit (exponential). */
      rate?: number;
      /** Records with this importance or more never fade. Null: no floor. */
      importance_floor?: number | null;
      /** Age at which a record is deleted permanently, even if it is recalled. Null: never. Applies to messages only if set in `types.message`. */
      max_age?: string | null;
    }
  >;
}

/** One turn of a prompt for a language model. */
export interface GenerateTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** One turn of a prompt for a language model. */
export interface GenerateTurnInput {
  role: 'user' | 'assistant';
  content: string;
}

/** A point in time: RFC 3339 with a zone, a date, or Unix milliseconds. */
export type Instant = string | number;

/** A point in time: RFC 3339 with a zone, a date, or Unix milliseconds. */
export type InstantInput = string | Date | number;

/** Something that an agent wants to do later. */
export interface Intention {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  description: string;
  trigger_condition?: string;
  /** RFC 3339, UTC, milliseconds */
  trigger_at?: string;
  action_on_trigger: string;
  /** Also `triggered` if its time has come but no check has fired it yet. */
  status: 'pending' | 'triggered' | 'resolved';
  priority: number;
  /** RFC 3339, UTC, milliseconds */
  triggered_at?: string;
}

/** Something that an agent wants to do later. */
export interface IntentionInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  description: string;
  trigger_condition?: string;
  /** RFC 3339, UTC, milliseconds */
  trigger_at?: string | Date;
  action_on_trigger: string;
  /** Also `triggered` if its time has come but no check has fired it yet. */
  status: 'pending' | 'triggered' | 'resolved';
  priority: number;
  /** RFC 3339, UTC, milliseconds */
  triggered_at?: string | Date;
}

/** A background job. */
export interface Job {
  id: string;
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  user_id?: string;
  /** The records that the job processes. */
  record_ids?: string[];
  /** The number of failures so far. */
  attempts: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  next_try_at?: string;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string;
  /** The error code of the last failure. */
  error?: string;
}

/** A background job. */
export interface JobInput {
  id: string;
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  user_id?: string;
  /** The records that the job processes. */
  record_ids?: readonly string[];
  /** The number of failures so far. */
  attempts: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  next_try_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string | Date;
  /** The error code of the last failure. */
  error?: string;
}

/** An API key without its secret. */
export interface Key {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
  permissions: (
    | 'records:read'
    | 'records:write'
    | 'shared:read'
    | 'shared:write'
    | 'blocks:read'
    | 'blocks:write'
    | 'messages:read'
    | 'messages:write'
    | 'models:use'
    | 'privacy'
    | 'admin'
    | 'install'
  )[];
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** Accurate to about half a minute. */
  last_used_at?: string;
  /** The previous secret is valid until then. */
  previous_secret_until?: string;
}

/** An API key without its secret. */
export interface KeyInput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
  permissions: readonly (
    | 'records:read'
    | 'records:write'
    | 'shared:read'
    | 'shared:write'
    | 'blocks:read'
    | 'blocks:write'
    | 'messages:read'
    | 'messages:write'
    | 'models:use'
    | 'privacy'
    | 'admin'
    | 'install'
  )[];
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string | Date;
  /** Accurate to about half a minute. */
  last_used_at?: string | Date;
  /** The previous secret is valid until then. */
  previous_secret_until?: string | Date;
}

/** A text message, in Letta’s format. */
export interface LettaSaidMessage {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string;
  name: string | null;
  message_type: 'system_message' | 'user_message' | 'assistant_message';
  content: string;
}

/** A text message, in Letta’s format. */
export interface LettaSaidMessageInput {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string | Date;
  name: string | null;
  message_type: 'system_message' | 'user_message' | 'assistant_message';
  content: string;
}

/** The tool calls of a message, in Letta’s format. */
export interface LettaToolCallMessage {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string;
  name: string | null;
  message_type: 'tool_call_message';
  tool_call: {
    name: string;
    arguments: string;
    tool_call_id: string;
  };
  tool_calls: {
    name: string;
    arguments: string;
    tool_call_id: string;
  }[];
}

/** The tool calls of a message, in Letta’s format. */
export interface LettaToolCallMessageInput {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string | Date;
  name: string | null;
  message_type: 'tool_call_message';
  tool_call: {
    name: string;
    arguments: string;
    tool_call_id: string;
  };
  tool_calls: readonly {
    name: string;
    arguments: string;
    tool_call_id: string;
  }[];
}

/** A tool result, in Letta’s format. */
export interface LettaToolReturnMessage {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string;
  name: string | null;
  message_type: 'tool_return_message';
  tool_return: string;
  status: 'success';
  tool_call_id: string;
  tool_returns: {
    type: 'tool';
    tool_return: string;
    status: 'success';
    tool_call_id: string;
  }[];
}

/** A tool result, in Letta’s format. */
export interface LettaToolReturnMessageInput {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string | Date;
  name: string | null;
  message_type: 'tool_return_message';
  tool_return: string;
  status: 'success';
  tool_call_id: string;
  tool_returns: readonly {
    type: 'tool';
    tool_return: string;
    status: 'success';
    tool_call_id: string;
  }[];
}

/** The links that brought in or raised a result. */
export interface LinkedBy {
  /** The result from which links were followed. */
  from: string;
  hops: number;
  /** The relation of the last link, as seen from the previous record. same_entity: both mention the same name. */
  relation: string;
  /** The strength of the whole path, 0 to 1. */
  strength: number;
  /** The records in between, from the one nearest to `from`. */
  via?: string[];
}

/** The links that brought in or raised a result. */
export interface LinkedByInput {
  /** The result from which links were followed. */
  from: string;
  hops: number;
  /** The relation of the last link, as seen from the previous record. same_entity: both mention the same name. */
  relation: string;
  /** The strength of the whole path, 0 to 1. */
  strength: number;
  /** The records in between, from the one nearest to `from`. */
  via?: readonly string[];
}

/** A part that is not text. Only a marker such as `[image]` is stored in its place. */
export interface MediaPart {
  type: 'image_url' | 'input_image' | 'image' | 'input_audio' | 'audio' | 'video_url' | 'video' | 'input_file' | 'file';
  image_url?: unknown;
  input_audio?: unknown;
  video_url?: unknown;
  file?: unknown;
}

/** A part that is not text. Only a marker such as `[image]` is stored in its place. */
export interface MediaPartInput {
  type: 'image_url' | 'input_image' | 'image' | 'input_audio' | 'audio' | 'video_url' | 'video' | 'input_file' | 'file';
  image_url?: unknown;
  input_audio?: unknown;
  video_url?: unknown;
  file?: unknown;
}

export interface MemoryBankError {
  detail: string;
  error:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'no_model'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'secret_detected'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'model_budget_exhausted'
    | 'model_refused'
    | 'model_failed'
    | 'internal'
    | 'overloaded'
    | 'unavailable';
  errors?: {
    field: string;
    message: string;
  }[];
  request_id: string;
}

export interface MemoryBankErrorInput {
  detail: string;
  error:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'no_model'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'secret_detected'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'model_budget_exhausted'
    | 'model_refused'
    | 'model_failed'
    | 'internal'
    | 'overloaded'
    | 'unavailable';
  errors?: readonly {
    field: string;
    message: string;
  }[];
  request_id: string;
}

/** A memory as it is returned. Fields that are not set are absent. */
export interface MemoryRecord {
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
  [field: string]: unknown;
}

/** A memory as it is returned. Fields that are not set are absent. */
export interface MemoryRecordInput {
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
  tags: readonly string[];
  importance: number;
  pinned: boolean;
  /** Folded into a summary, or archived. Absent if not. */
  compressed?: boolean;
  language: string;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  valid_from?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  valid_to?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string | Date;
  provenance?: Record<string, unknown>;
  /** How far it is trusted, from 0 to 1. Absent: 1. */
  trust?: number;
  /** Left out of all responses that do not ask for quarantined records. Absent if not. */
  quarantined?: boolean;
  version: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at?: string | Date;
  /** When this version became current. */
  recorded_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  superseded_at?: string | Date;
  /** The id of the newer memory that replaces it. */
  superseded_by?: string;
  [field: string]: unknown;
}

/** One turn of a history. */
export interface Message {
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

/** One turn of a history. */
export interface MessageInput {
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
  tool_calls?: readonly Record<string, unknown>[];
  tool_call_id?: string;
  session_id?: string;
  project?: string;
  metadata: Record<string, unknown>;
  tags: readonly string[];
  importance: number;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** Folded into a summary. Search prefers the summary. */
  compressed?: true;
  /** Removed from search and from all responses except the history. */
  forgotten?: true;
}

/** How much of a day’s or month’s language model budget is used. */
export interface ModelBudget {
  /** Tokens used, including those reserved for running calls. */
  tokens: number;
  /** Null: no limit. */
  tokens_limit: number | null;
  usd: number;
  usd_limit: number | null;
  /** When the count restarts at zero. */
  opens_at: string;
}

/** How much of a day’s or month’s language model budget is used. */
export interface ModelBudgetInput {
  /** Tokens used, including those reserved for running calls. */
  tokens: number;
  /** Null: no limit. */
  tokens_limit: number | null;
  usd: number;
  usd_limit: number | null;
  /** When the count restarts at zero. */
  opens_at: string | Date;
}

/** A tenant’s usage of language models. */
export interface ModelUsage {
  tenant_id: string;
  allowed: boolean;
  /** Today, UTC. */
  day: ModelBudget;
  month: ModelBudget;
  /** Running calls, and the tokens reserved for them. */
  open: {
    calls: number;
    tokens: number;
  };
  /** Newest day first. */
  days: {
    /** UTC. */
    day: string;
    purpose: string;
    model: string;
    /** Requests to the provider. Each retry counts. */
    calls: number;
    /** Calls without a usable response. */
    failed: number;
    /** Calls charged at their reservation because the process ended first. */
    lapsed: number;
    /** Calls charged at their reservation because the provider reported no usage or an impossible one. */
    estimated: number;
    tokens_in: number;
    tokens_out: number;
    /** Input tokens that the provider had cached. */
    tokens_cached: number;
    usd: number;
  }[];
}

/** A tenant’s usage of language models. */
export interface ModelUsageInput {
  tenant_id: string;
  allowed: boolean;
  /** Today, UTC. */
  day: ModelBudgetInput;
  month: ModelBudgetInput;
  /** Running calls, and the tokens reserved for them. */
  open: {
    calls: number;
    tokens: number;
  };
  /** Newest day first. */
  days: readonly {
    /** UTC. */
    day: string;
    purpose: string;
    model: string;
    /** Requests to the provider. Each retry counts. */
    calls: number;
    /** Calls without a usable response. */
    failed: number;
    /** Calls charged at their reservation because the process ended first. */
    lapsed: number;
    /** Calls charged at their reservation because the provider reported no usage or an impossible one. */
    estimated: number;
    tokens_in: number;
    tokens_out: number;
    /** Input tokens that the provider had cached. */
    tokens_cached: number;
    usd: number;
  }[];
}

/** A record as an AMP client stores it. */
export interface NewAmpRecord {
  /** The client’s own id. Storing it again updates the record. */
  id?: string;
  /** Default: semantic. */
  type?: string;
  created_at?: string | number;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Store in the tenant’s shared memory. Needs shared:write. */
  shared?: boolean;
  /** Ids of the records that this one was made from. */
  derived_from?: string[];
  severity?: 'info' | 'warning' | 'critical';
  working_on?: string;
  state?: {
    decisions?: string[];
    blockers?: string[];
    artifacts?: string[];
    flags?: string[];
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
  tags?: string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 code of the text. For a snippet: the programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: Instant;
  valid_from?: Instant | null;
  valid_to?: Instant | null;
  expires_at?: Instant | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Ignored in requests: a record gets the trust of its key and of its sources. */
  trust?: number;
  [field: string]: unknown;
}

/** A record as an AMP client stores it. */
export interface NewAmpRecordInput {
  /** The client’s own id. Storing it again updates the record. */
  id?: string;
  /** Default: semantic. */
  type?: string;
  created_at?: string | Date | number;
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

/** An API key with its secret. The secret is returned only once. */
export interface NewKey {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
  permissions: (
    | 'records:read'
    | 'records:write'
    | 'shared:read'
    | 'shared:write'
    | 'blocks:read'
    | 'blocks:write'
    | 'messages:read'
    | 'messages:write'
    | 'models:use'
    | 'privacy'
    | 'admin'
    | 'install'
  )[];
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** Accurate to about half a minute. */
  last_used_at?: string;
  /** The previous secret is valid until then. */
  previous_secret_until?: string;
  /** The whole key. Returned only once. */
  key: string;
}

/** An API key with its secret. The secret is returned only once. */
export interface NewKeyInput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** Older name of `state`, until 1.0. */
  status: 'live' | 'expired' | 'revoked';
  permissions: readonly (
    | 'records:read'
    | 'records:write'
    | 'shared:read'
    | 'shared:write'
    | 'blocks:read'
    | 'blocks:write'
    | 'messages:read'
    | 'messages:write'
    | 'models:use'
    | 'privacy'
    | 'admin'
    | 'install'
  )[];
  /** The key is bound to this user and cannot access any other. */
  user_id?: string;
  /** The key is bound to this agent and cannot access any other. */
  agent?: string;
  /** The key is bound to this project and cannot access any other. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** The highest trust of what the key writes. Absent: 1. */
  trust_cap?: number;
  /** Units per minute. Absent: the tenant’s default for keys. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string | Date;
  /** Accurate to about half a minute. */
  last_used_at?: string | Date;
  /** The previous secret is valid until then. */
  previous_secret_until?: string | Date;
  /** The whole key. Returned only once. */
  key: string;
}

/** A message as a client appends it. */
export interface NewMessage {
  /** The client’s own id. Sending it again returns the existing message. */
  id?: string;
  /** The kind of speaker: user, assistant, system, tool. */
  role: string;
  /** A text, or a list of parts in the format of model APIs. Optional if `tool_calls` or `refusal` is set. */
  content?: string | (TextPart | RefusalPart | MediaPart)[] | null;
  /** The refusal text of a model, as its API returns it. Used as the content if there is none. */
  refusal?: string | null;
  /** The name of the speaker. */
  speaker?: string;
  /** The name of the tool or function, as in model APIs. */
  name?: string;
  /** The calls as the model made them. */
  tool_calls?: Record<string, unknown>[];
  /** The tool call that this message answers. */
  tool_call_id?: string;
  session_id?: string;
  project?: string;
  /** When it was said. Default: now. */
  occurred_at?: Instant;
  metadata?: Record<string, unknown>;
  tags?: string[];
  importance?: number;
}

/** A message as a client appends it. */
export interface NewMessageInput {
  /** The client’s own id. Sending it again returns the existing message. */
  id?: string;
  /** The kind of speaker: user, assistant, system, tool. */
  role: string;
  /** A text, or a list of parts in the format of model APIs. Optional if `tool_calls` or `refusal` is set. */
  content?: string | readonly (TextPartInput | RefusalPartInput | MediaPartInput)[] | null;
  /** The refusal text of a model, as its API returns it. Used as the content if there is none. */
  refusal?: string | null;
  /** The name of the speaker. */
  speaker?: string;
  /** The name of the tool or function, as in model APIs. */
  name?: string;
  /** The calls as the model made them. */
  tool_calls?: readonly Record<string, unknown>[];
  /** The tool call that this message answers. */
  tool_call_id?: string;
  session_id?: string;
  project?: string;
  /** When it was said. Default: now. */
  occurred_at?: InstantInput;
  metadata?: Record<string, unknown>;
  tags?: readonly string[];
  importance?: number;
}

/** A record as a client stores it. Unknown fields are stored and returned. */
export interface NewRecord {
  /** The client’s own id. Storing it again updates the record. */
  id?: string;
  /** Default: semantic. */
  type?: string;
  created_at?: Instant;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Store in the tenant’s shared memory. Needs shared:write. */
  shared?: boolean;
  /** Ids of the records that this one was made from. */
  derived_from?: string[];
  severity?: 'info' | 'warning' | 'critical';
  working_on?: string;
  state?: {
    decisions?: string[];
    blockers?: string[];
    artifacts?: string[];
    flags?: string[];
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
  tags?: string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 code of the text. For a snippet: the programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: Instant;
  valid_from?: Instant | null;
  valid_to?: Instant | null;
  expires_at?: Instant | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Ignored in requests: a record gets the trust of its key and of its sources. */
  trust?: number;
  [field: string]: unknown;
}

/** A record as a client stores it. Unknown fields are stored and returned. */
export interface NewRecordInput {
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

/** A webhook with its secret. The secret is returned only once. */
export interface NewWebhook {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string;
  /** Accurate to about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** Signs deliveries (Standard Webhooks). Returned only once. */
  secret: string;
}

/** A webhook with its secret. The secret is returned only once. */
export interface NewWebhookInput {
  id: string;
  name: string;
  url: string;
  events: readonly string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string | Date;
  /** Accurate to about a minute. */
  last_delivered_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string | Date;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
  /** Signs deliveries (Standard Webhooks). Returned only once. */
  secret: string;
}

/** A fold that a run would make. */
export interface PlannedFold {
  agent?: string;
  project?: string;
  /** RFC 3339, UTC, milliseconds */
  from: string;
  /** RFC 3339, UTC, milliseconds */
  to: string;
  sources: string[];
  tokens_before: number;
  tokens_after: number;
  /** Whether `tokens_after` is only the token budget. Only the first few folds of a preview get a real summary. */
  estimated: boolean;
  summary?: string;
}

/** A fold that a run would make. */
export interface PlannedFoldInput {
  agent?: string;
  project?: string;
  /** RFC 3339, UTC, milliseconds */
  from: string | Date;
  /** RFC 3339, UTC, milliseconds */
  to: string | Date;
  sources: readonly string[];
  tokens_before: number;
  tokens_after: number;
  /** Whether `tokens_after` is only the token budget. Only the first few folds of a preview get a real summary. */
  estimated: boolean;
  summary?: string;
}

/** A memory that a newer one may have made outdated. */
export interface PossiblyOutdated {
  id: string;
  /** 0 to 1. */
  confidence: number;
}

/** A memory that a newer one may have made outdated. */
export interface PossiblyOutdatedInput {
  id: string;
  /** 0 to 1. */
  confidence: number;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  code:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'no_model'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'secret_detected'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'model_budget_exhausted'
    | 'model_refused'
    | 'model_failed'
    | 'internal'
    | 'overloaded'
    | 'unavailable'
    | 'conflict.duplicate_id'
    | 'conflict.type'
    | 'conflict.message'
    | 'conflict.legal_hold'
    | 'conflict.version'
    | 'conflict.state'
    | 'conflict.limit'
    | 'not_found.agent'
    | 'not_found.block'
    | 'not_found.dead_letter'
    | 'not_found.decision'
    | 'not_found.delivery'
    | 'not_found.edge'
    | 'not_found.entity'
    | 'not_found.erasure'
    | 'not_found.event'
    | 'not_found.intention'
    | 'not_found.job'
    | 'not_found.key'
    | 'not_found.kind'
    | 'not_found.memory'
    | 'not_found.message'
    | 'not_found.model'
    | 'not_found.observation'
    | 'not_found.organization'
    | 'not_found.passage'
    | 'not_found.project'
    | 'not_found.record'
    | 'not_found.run'
    | 'not_found.schema'
    | 'not_found.search'
    | 'not_found.tenant'
    | 'not_found.transfer'
    | 'not_found.user'
    | 'not_found.version'
    | 'not_found.webhook';
  detail: string;
  errors?: {
    field: string;
    message: string;
  }[];
  request_id: string;
}

export interface ProblemInput {
  type: string;
  title: string;
  status: number;
  code:
    | 'invalid_json'
    | 'invalid_input'
    | 'user_required'
    | 'user_mismatch'
    | 'unauthorized'
    | 'forbidden'
    | 'not_found'
    | 'route_not_found'
    | 'method_not_allowed'
    | 'message_immutable'
    | 'conflict'
    | 'learning_paused'
    | 'idempotency_conflict'
    | 'idempotency_in_progress'
    | 'erasure_pending'
    | 'no_model'
    | 'legal_hold'
    | 'version_mismatch'
    | 'limit_exceeded'
    | 'secret_detected'
    | 'quota_exceeded'
    | 'too_large'
    | 'unsupported_media_type'
    | 'too_many_requests'
    | 'model_budget_exhausted'
    | 'model_refused'
    | 'model_failed'
    | 'internal'
    | 'overloaded'
    | 'unavailable'
    | 'conflict.duplicate_id'
    | 'conflict.type'
    | 'conflict.message'
    | 'conflict.legal_hold'
    | 'conflict.version'
    | 'conflict.state'
    | 'conflict.limit'
    | 'not_found.agent'
    | 'not_found.block'
    | 'not_found.dead_letter'
    | 'not_found.decision'
    | 'not_found.delivery'
    | 'not_found.edge'
    | 'not_found.entity'
    | 'not_found.erasure'
    | 'not_found.event'
    | 'not_found.intention'
    | 'not_found.job'
    | 'not_found.key'
    | 'not_found.kind'
    | 'not_found.memory'
    | 'not_found.message'
    | 'not_found.model'
    | 'not_found.observation'
    | 'not_found.organization'
    | 'not_found.passage'
    | 'not_found.project'
    | 'not_found.record'
    | 'not_found.run'
    | 'not_found.schema'
    | 'not_found.search'
    | 'not_found.tenant'
    | 'not_found.transfer'
    | 'not_found.user'
    | 'not_found.version'
    | 'not_found.webhook';
  detail: string;
  errors?: readonly {
    field: string;
    message: string;
  }[];
  request_id: string;
}

/** How to do something, step by step. */
export interface Procedure {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  name: string;
  steps: (
    | string
    | {
        description: string;
        tool?: string;
        arguments?: Record<string, unknown>;
      }
  )[];
  prerequisites: string[];
  /** How often it was recalled before. */
  usage_count: number;
  /** Which prerequisites the agent knows: it has a procedure with that name or a fact with that concept. */
  resolved: {
    name: string;
    known: boolean;
    memory_id?: string;
  }[];
  missing: string[];
}

/** How to do something, step by step. */
export interface ProcedureInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  name: string;
  steps: readonly (
    | string
    | {
        description: string;
        tool?: string;
        arguments?: Record<string, unknown>;
      }
  )[];
  prerequisites: readonly string[];
  /** How often it was recalled before. */
  usage_count: number;
  /** Which prerequisites the agent knows: it has a procedure with that name or a fact with that concept. */
  resolved: readonly {
    name: string;
    known: boolean;
    memory_id?: string;
  }[];
  missing: readonly string[];
}

/** How questions of one intent were answered. */
export interface ReasoningFigures {
  intent:
    | 'simple_recall'
    | 'mathematical_computation'
    | 'temporal_comparison'
    | 'multi_source_synthesis'
    | 'contradiction_resolution';
  /** The number of questions. One request may contain several. */
  answers: number;
  answered: number;
  partly: number;
  not_in_memory: number;
  by_model: number;
  /** Consecutive searches, on average. */
  steps: number;
  effort: number;
  /** The share of questions whose evidence was judged sufficient. */
  sufficiency: number;
  /** The share of all evidence that was cited. */
  search_quality: number;
  corrections: number;
}

/** How questions of one intent were answered. */
export interface ReasoningFiguresInput {
  intent:
    | 'simple_recall'
    | 'mathematical_computation'
    | 'temporal_comparison'
    | 'multi_source_synthesis'
    | 'contradiction_resolution';
  /** The number of questions. One request may contain several. */
  answers: number;
  answered: number;
  partly: number;
  not_in_memory: number;
  by_model: number;
  /** Consecutive searches, on average. */
  steps: number;
  effort: number;
  /** The share of questions whose evidence was judged sufficient. */
  sufficiency: number;
  /** The share of all evidence that was cited. */
  search_quality: number;
  corrections: number;
}

/** A signed receipt of an erasure. */
export interface Receipt {
  receipt: ReceiptBody;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url signature over the canonical JSON of `receipt`. */
    value: string;
  };
}

/** A signed receipt of an erasure. */
export interface ReceiptInput {
  receipt: ReceiptBodyInput;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url signature over the canonical JSON of `receipt`. */
    value: string;
  };
}

/** What a receipt states. */
export interface ReceiptBody {
  format: 'recollect.erasure-receipt.1';
  erasure_id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  /** Keyed hash of the tenant. */
  tenant: string;
  /** Keyed hash of what was erased. */
  subject: string;
  /** Keyed hash of the user whose memory it was. Null: shared memory, or all users. */
  owner: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at: string;
  /** Row counts by table. Tables without rows are left out. */
  counts: Record<string, number>;
  total: number;
  stages: {
    /** Gone from all responses. `remaining` are the rows counted afterwards. */
    answers: {
      seen: boolean;
      /** RFC 3339, UTC, milliseconds */
      at: string;
      /** Row counts by table. Tables without rows are left out. */
      remaining: Record<string, number>;
    };
    /** Gone from data files and indexes: after a rewrite. */
    heap: {
      seen: boolean;
      note: string;
    };
    /** Gone from the write-ahead log once it is recycled past this position. */
    wal: {
      seen: boolean;
      position: string | null;
      note: string;
    };
    backups: {
      seen: boolean;
      horizon_days: number | null;
      note: string;
    };
  };
  processors: {
    kind: string;
    provider: string;
    model: string;
    host: string | null;
  }[];
  ledger_position: number | null;
}

/** What a receipt states. */
export interface ReceiptBodyInput {
  format: 'recollect.erasure-receipt.1';
  erasure_id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  /** Keyed hash of the tenant. */
  tenant: string;
  /** Keyed hash of what was erased. */
  subject: string;
  /** Keyed hash of the user whose memory it was. Null: shared memory, or all users. */
  owner: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  completed_at: string | Date;
  /** Row counts by table. Tables without rows are left out. */
  counts: Record<string, number>;
  total: number;
  stages: {
    /** Gone from all responses. `remaining` are the rows counted afterwards. */
    answers: {
      seen: boolean;
      /** RFC 3339, UTC, milliseconds */
      at: string | Date;
      /** Row counts by table. Tables without rows are left out. */
      remaining: Record<string, number>;
    };
    /** Gone from data files and indexes: after a rewrite. */
    heap: {
      seen: boolean;
      note: string;
    };
    /** Gone from the write-ahead log once it is recycled past this position. */
    wal: {
      seen: boolean;
      position: string | null;
      note: string;
    };
    backups: {
      seen: boolean;
      horizon_days: number | null;
      note: string;
    };
  };
  processors: readonly {
    kind: string;
    provider: string;
    model: string;
    host: string | null;
  }[];
  ledger_position: number | null;
}

/** A piece of a record’s text that search indexes. */
export interface RecordPassage {
  /** Start in the content, in UTF-16 code units. */
  start: number;
  /** End in the content, exclusive, in UTF-16 code units. */
  end: number;
  text: string;
  embedding: EmbeddingState;
}

/** A piece of a record’s text that search indexes. */
export interface RecordPassageInput {
  /** Start in the content, in UTF-16 code units. */
  start: number;
  /** End in the content, exclusive, in UTF-16 code units. */
  end: number;
  text: string;
  embedding: EmbeddingStateInput;
}

/** Keys, tokens and passwords that were replaced by `[redacted: …]` before storing. */
export type RedactedSecrets = {
  /** The path, such as `metadata.db.url` or `tags[2]`. */
  field: string;
  /** The kind of secret, such as `github token`. */
  kind: string;
  count: number;
}[];

/** Keys, tokens and passwords that were replaced by `[redacted: …]` before storing. */
export type RedactedSecretsInput = readonly {
  /** The path, such as `metadata.db.url` or `tags[2]`. */
  field: string;
  /** The kind of secret, such as `github token`. */
  kind: string;
  count: number;
}[];

/** Progress of a change of the embedding model. */
export interface Reembedding {
  /** The space that is being filled. */
  target: {
    provider: string;
    model: string;
    dimensions: number;
  };
  /** The space that searches use. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches use the target. */
  switched: boolean;
}

/** Progress of a change of the embedding model. */
export interface ReembeddingInput {
  /** The space that is being filled. */
  target: {
    provider: string;
    model: string;
    dimensions: number;
  };
  /** The space that searches use. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches use the target. */
  switched: boolean;
}

/** A part in which a model refuses. Its text is stored. */
export interface RefusalPart {
  type: 'refusal';
  refusal: string;
}

/** A part in which a model refuses. Its text is stored. */
export interface RefusalPartInput {
  type: 'refusal';
  refusal: string;
}

/** A record that is linked to another. */
export interface RelatedRecord {
  id: string;
  /** The relation of the last step, as seen from the record before it: supersedes, superseded_by, … */
  relation: string;
  /** The product of the strengths on the way. */
  strength: number;
  depth: number;
  /** The records in between, nearest first. */
  via?: string[];
  record: MemoryRecord;
}

/** A record that is linked to another. */
export interface RelatedRecordInput {
  id: string;
  /** The relation of the last step, as seen from the record before it: supersedes, superseded_by, … */
  relation: string;
  /** The product of the strengths on the way. */
  strength: number;
  depth: number;
  /** The records in between, nearest first. */
  via?: readonly string[];
  record: MemoryRecordInput;
}

/** The result for one fact of a batch. */
export interface RevisedItem {
  index: number;
  status: 'created' | 'updated' | 'superseded' | 'unchanged' | 'failed';
  /** The memory that holds the information now. */
  id?: string;
  version?: number;
  /** Ids of memories that said otherwise. */
  superseded?: string[];
  /** Memories that may say otherwise. Both stay. */
  may_supersede?: PossiblyOutdated[];
  outdated_by?: string;
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
  error?: {
    code: string;
    detail: string;
    errors?: {
      field: string;
      message: string;
    }[];
  };
}

/** The result for one fact of a batch. */
export interface RevisedItemInput {
  index: number;
  status: 'created' | 'updated' | 'superseded' | 'unchanged' | 'failed';
  /** The memory that holds the information now. */
  id?: string;
  version?: number;
  /** Ids of memories that said otherwise. */
  superseded?: readonly string[];
  /** Memories that may say otherwise. Both stay. */
  may_supersede?: readonly PossiblyOutdatedInput[];
  outdated_by?: string;
  /** Left out of all responses, because the trust of the key is too low. Absent if not. */
  quarantined?: boolean;
  /** The number of spans that were cut out before storing, because they were context from an earlier response. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecretsInput;
  /** Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date. */
  hints?: readonly {
    field: string;
    message: string;
  }[];
  error?: {
    code: string;
    detail: string;
    errors?: readonly {
      field: string;
      message: string;
    }[];
  };
}

/** New information to update memory with. */
export interface Revision {
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
  tags?: string[];
  metadata?: Record<string, unknown>;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  speaker?: string;
  importance?: number;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  occurred_at?: Instant;
  /** Since when it is true. Default: `occurred_at`, otherwise now. */
  valid_from?: Instant;
  /** Ids of the messages or records that it was derived from. Erasing one of them also erases what was derived from it. */
  derived_from?: string[];
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

/** New information to update memory with. */
export interface RevisionInput {
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

/** A memory that was compared with new information. */
export interface RevisionCandidate {
  id: string;
  external_id?: string;
  version: number;
  score: number;
  scores: {
    words: number;
    claims: number;
    vector?: number;
  };
  /** `possible`: it may contradict the new information; nothing is done to it. */
  verdict: 'same' | 'conflict' | 'possible' | 'update' | 'related';
  conflict?: 'number' | 'date' | 'value' | 'negation' | 'opposite';
}

/** A memory that was compared with new information. */
export interface RevisionCandidateInput {
  id: string;
  external_id?: string;
  version: number;
  score: number;
  scores: {
    words: number;
    claims: number;
    vector?: number;
  };
  /** `possible`: it may contradict the new information; nothing is done to it. */
  verdict: 'same' | 'conflict' | 'possible' | 'update' | 'related';
  conflict?: 'number' | 'date' | 'value' | 'negation' | 'opposite';
}

/** How new information is matched with memories. */
export interface RevisionSettings {
  /** Memories that score lower are not about the same subject. */
  look?: unknown;
  /** Minimum score at which a memory is edited or superseded. */
  update?: unknown;
  /** Above this score, there is no significant change. */
  same?: unknown;
  /** What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything. */
  merge?: 'auto' | 'replace' | 'append';
}

/** How new information is matched with memories. */
export interface RevisionSettingsInput {
  /** Memories that score lower are not about the same subject. */
  look?: number;
  /** Minimum score at which a memory is edited or superseded. */
  update?: number;
  /** Above this score, there is no significant change. */
  same?: number;
  /** What happens to sentences that the new text does not cover. `auto` keeps them, `replace` drops them, `append` keeps everything. */
  merge?: 'auto' | 'replace' | 'append';
}

/** A fact that an agent knows. */
export interface SemanticFact {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  concept: string;
  content: string;
  confidence: number;
  source_id: string;
  tags: string[];
}

/** A fact that an agent knows. */
export interface SemanticFactInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  concept: string;
  content: string;
  confidence: number;
  source_id: string;
  tags: readonly string[];
}

/** Raw input that an agent just observed. */
export interface SensoryItem {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  modality: string;
  raw_data: string;
  /** The agent’s counter of observations. Later observations have a higher number. */
  observation_order: number;
  /** Absent for an observation that was stored elsewhere without an expiry. */
  expires_at?: string;
}

/** Raw input that an agent just observed. */
export interface SensoryItemInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  modality: string;
  raw_data: string;
  /** The agent’s counter of observations. Later observations have a higher number. */
  observation_order: number;
  /** Absent for an observation that was stored elsewhere without an expiry. */
  expires_at?: string | Date;
}

/** The result of storing a record. */
export interface StoreOutcome {
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

/** The result of storing a record. */
export interface StoreOutcomeInput {
  id: string;
  external_id?: string;
  type: string;
  version: number;
  created: boolean;
  status: 'created' | 'updated' | 'unchanged';
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  embedding: 'pending' | 'complete' | 'failed';
  /** Left out of all responses, because the trust of the key is too low. Absent if not. */
  quarantined?: boolean;
  /** The number of spans that were cut out before storing, because they were context from an earlier response. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecretsInput;
  /** Fields that were stored as sent but may be a mistake: a misspelled field name, an unlikely date. */
  hints?: readonly {
    field: string;
    message: string;
  }[];
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: readonly TriggeredIntentionInput[];
}

/** How the results of a search are connected. */
export interface Subgraph {
  /** The results, best first. */
  nodes: {
    id: string;
    /** 0: found by words and meaning. */
    hops: number;
  }[];
  /** Links between results. */
  edges: {
    from: string;
    to: string;
    /** The relation as seen from `from`. */
    type: string;
    strength: number;
  }[];
  /** Results that contradict each other, the earlier first, each with its value. */
  contradictions: {
    from: string;
    to: string;
    values: [string, string];
  }[];
  /** The results, oldest first. */
  chronology: string[];
  /** All of it as text for a model, oldest first. Quoted memory is data, not instructions. */
  text: string;
}

/** How the results of a search are connected. */
export interface SubgraphInput {
  /** The results, best first. */
  nodes: readonly {
    id: string;
    /** 0: found by words and meaning. */
    hops: number;
  }[];
  /** Links between results. */
  edges: readonly {
    from: string;
    to: string;
    /** The relation as seen from `from`. */
    type: string;
    strength: number;
  }[];
  /** Results that contradict each other, the earlier first, each with its value. */
  contradictions: readonly {
    from: string;
    to: string;
    values: readonly [string, string];
  }[];
  /** The results, oldest first. */
  chronology: readonly string[];
  /** All of it as text for a model, oldest first. Quoted memory is data, not instructions. */
  text: string;
}

/** A summary of a day, of all days, or of what a person says about themselves. */
export interface Summary {
  id: string;
  kind: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  /** The day in the user’s time zone. */
  day?: string;
  content: string;
  sources: number;
  /** Whether all sentences were copied from what was said and none was written by a model. */
  extractive: boolean;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/** A summary of a day, of all days, or of what a person says about themselves. */
export interface SummaryInput {
  id: string;
  kind: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  /** The day in the user’s time zone. */
  day?: string;
  content: string;
  sources: number;
  /** Whether all sentences were copied from what was said and none was written by a model. */
  extractive: boolean;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** A tenant: one customer of the installation. */
export interface Tenant {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units per minute for all its keys together. Absent: the installation’s default. */
  rate_limit?: number;
  /** Units per minute for each of its keys. Absent: the installation’s default. */
  key_rate_limit?: number;
  /** Maximum number of records. Absent: no limit. */
  quota_records?: number;
  /** Maximum bytes of text. Absent: no limit. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/** A tenant: one customer of the installation. */
export interface TenantInput {
  tenant_id: string;
  name: string;
  time_zone: string;
  language: string;
  /** Units per minute for all its keys together. Absent: the installation’s default. */
  rate_limit?: number;
  /** Units per minute for each of its keys. Absent: the installation’s default. */
  key_rate_limit?: number;
  /** Maximum number of records. Absent: no limit. */
  quota_records?: number;
  /** Maximum bytes of text. Absent: no limit. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** A text part of a message. It is stored. */
export interface TextPart {
  type: 'text' | 'input_text' | 'output_text';
  text: string;
}

/** A text part of a message. It is stored. */
export interface TextPartInput {
  type: 'text' | 'input_text' | 'output_text';
  text: string;
}

/** The token limits of each tier of a context. */
export interface TierRules {
  recent?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  blocks?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  episodic?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  semantic?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  procedural?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  archival?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
}

/** The token limits of each tier of a context. */
export interface TierRulesInput {
  recent?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  blocks?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  episodic?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  semantic?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  procedural?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
  archival?: {
    /** false: the tier is not read. */
    enabled?: boolean;
    /** Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete. */
    floor?: number;
    /** Maximum number of tokens of the tier. */
    cap?: number;
    max_items?: number;
  };
}

/** The result of a memory tool. */
export interface ToolOutcome {
  ok: boolean;
  /** The result of Letta’s tool. After an edit: the new value. */
  result?: string | null;
  /** Why the tool failed. Nothing was changed. */
  error?: string;
  /** The blocks that changed. */
  blocks?: {
    id: string;
    label: string;
    version: number;
  }[];
}

/** The result of a memory tool. */
export interface ToolOutcomeInput {
  ok: boolean;
  /** The result of Letta’s tool. After an edit: the new value. */
  result?: string | null;
  /** Why the tool failed. Nothing was changed. */
  error?: string;
  /** The blocks that changed. */
  blocks?: readonly {
    id: string;
    label: string;
    version: number;
  }[];
}

/** An import of a user’s data and its progress. */
export interface Transfer {
  id: string;
  user_id: string;
  /** interrupted: the process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Lines of the archive: all, and those imported so far. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored: new rows. present: already existed and were kept. mapped: stored rows that got another id. left_out: refers to something outside the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** An error code; see docs/errors.md. */
  error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/** An import of a user’s data and its progress. */
export interface TransferInput {
  id: string;
  user_id: string;
  /** interrupted: the process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Lines of the archive: all, and those imported so far. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored: new rows. present: already existed and were kept. mapped: stored rows that got another id. left_out: refers to something outside the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** An error code; see docs/errors.md. */
  error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** An intention that fired. */
export interface TriggeredIntention {
  id: string;
  node_id: string;
  description: string;
  trigger_condition?: string;
  /** RFC 3339, UTC, milliseconds */
  trigger_at?: string;
  action_on_trigger: string;
  status: 'triggered';
  priority: number;
  /** RFC 3339, UTC, milliseconds */
  triggered_at: string;
  /** `words`: the written text matched its condition. `time`: its time had come. */
  by: 'words' | 'time';
}

/** An intention that fired. */
export interface TriggeredIntentionInput {
  id: string;
  node_id: string;
  description: string;
  trigger_condition?: string;
  /** RFC 3339, UTC, milliseconds */
  trigger_at?: string | Date;
  action_on_trigger: string;
  status: 'triggered';
  priority: number;
  /** RFC 3339, UTC, milliseconds */
  triggered_at: string | Date;
  /** `words`: the written text matched its condition. `time`: its time had come. */
  by: 'words' | 'time';
}

/** A turn near a result, in the same session. */
export interface TurnBeside {
  id: string;
  external_id?: string;
  /** Distance from the result, in turns. Negative: before it. */
  offset: number;
  role?: string;
  speaker?: string;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string;
  /** Absent with a `token_budget` if another result already contains it. */
  content?: string;
}

/** A turn near a result, in the same session. */
export interface TurnBesideInput {
  id: string;
  external_id?: string;
  /** Distance from the result, in turns. Negative: before it. */
  offset: number;
  role?: string;
  speaker?: string;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
  /** Absent with a `token_budget` if another result already contains it. */
  content?: string;
}

/** The usage of one day. */
export interface Usage {
  tenant_id: string;
  /** What is stored now. The quotas limit this. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days with activity, newest first. Request counts are accurate to about half a minute. */
  days: {
    /** UTC. */
    day: string;
    /** Requests with a valid key, including refused ones. */
    requests: number;
    /** Requests refused by a rate limit. */
    limited: number;
    /** Requests answered with a status of 500 or above. */
    errors: number;
    searches: number;
    /** New records, including those that jobs created. */
    records_written: number;
    /** Bytes of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}

/** The usage of one day. */
export interface UsageInput {
  tenant_id: string;
  /** What is stored now. The quotas limit this. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days with activity, newest first. Request counts are accurate to about half a minute. */
  days: readonly {
    /** UTC. */
    day: string;
    /** Requests with a valid key, including refused ones. */
    requests: number;
    /** Requests refused by a rate limit. */
    limited: number;
    /** Requests answered with a status of 500 or above. */
    errors: number;
    searches: number;
    /** New records, including those that jobs created. */
    records_written: number;
    /** Bytes of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}

/** A user of the tenant. */
export interface User {
  user_id: string;
  time_zone?: string;
  language?: string;
  metadata: Record<string, unknown>;
  /** Since when learning is paused for them. */
  paused_at?: string;
  /** Whether everything of theirs is under legal hold. */
  legal_hold: boolean;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/** A user of the tenant. */
export interface UserInput {
  user_id: string;
  time_zone?: string;
  language?: string;
  metadata: Record<string, unknown>;
  /** Since when learning is paused for them. */
  paused_at?: string | Date;
  /** Whether everything of theirs is under legal hold. */
  legal_hold: boolean;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** An endpoint that receives the tenant’s events. */
export interface Webhook {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string;
  /** Accurate to about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/** An endpoint that receives the tenant’s events. */
export interface WebhookInput {
  id: string;
  name: string;
  url: string;
  events: readonly string[];
  content: boolean;
  /** `mem0`: created by mem0’s routes, and sent in mem0’s format. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `asked`: by request. `gone`: the endpoint returned 410. `failing`: deliveries failed for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** Until then, the previous secret also signs. */
  previous_secret_until?: string | Date;
  /** Accurate to about a minute. */
  last_delivered_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string | Date;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** An event delivered to a webhook. */
export interface WebhookDelivery {
  /** The `webhook-id` header of the delivery. */
  event_id: string;
  type: string;
  user_id?: string;
  /** The ids in the event. Empty if it was dropped. */
  ids: string[];
  /** RFC 3339, UTC, milliseconds */
  happened_at: string;
  state: 'waiting' | 'retrying' | 'delivered' | 'dropped' | 'given_up';
  /** Oldest first, the last 30, including those before a replay. */
  attempts: {
    /** RFC 3339, UTC, milliseconds */
    at: string;
    /** Where it was sent. Absent: nothing was sent. */
    url?: string;
    /** The status code of the response, if there was one. */
    status?: number;
    /** An error code. Absent: it was delivered. */
    error?: string;
    /** Why it failed, in plain words. */
    reason?: string;
    duration_ms: number;
  }[];
  /** Why it failed, in plain words. */
  reason?: string;
  /** When it is retried automatically. Absent for a failed delivery that only a replay retries. */
  next_try_at?: string;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string;
}

/** An event delivered to a webhook. */
export interface WebhookDeliveryInput {
  /** The `webhook-id` header of the delivery. */
  event_id: string;
  type: string;
  user_id?: string;
  /** The ids in the event. Empty if it was dropped. */
  ids: readonly string[];
  /** RFC 3339, UTC, milliseconds */
  happened_at: string | Date;
  state: 'waiting' | 'retrying' | 'delivered' | 'dropped' | 'given_up';
  /** Oldest first, the last 30, including those before a replay. */
  attempts: readonly {
    /** RFC 3339, UTC, milliseconds */
    at: string | Date;
    /** Where it was sent. Absent: nothing was sent. */
    url?: string;
    /** The status code of the response, if there was one. */
    status?: number;
    /** An error code. Absent: it was delivered. */
    error?: string;
    /** Why it failed, in plain words. */
    reason?: string;
    duration_ms: number;
  }[];
  /** Why it failed, in plain words. */
  reason?: string;
  /** When it is retried automatically. Absent for a failed delivery that only a replay retries. */
  next_try_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string | Date;
}

/** Something that an agent holds in mind for a task. */
export interface WorkingSlot {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  /** question, retrieved_fact, reasoning_step, context, plan, evaluation */
  slot_type: string;
  content: string;
  relevance: number;
  task_id: string;
}

/** Something that an agent holds in mind for a task. */
export interface WorkingSlotInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  /** question, retrieved_fact, reasoning_step, context, plan, evaluation */
  slot_type: string;
  content: string;
  relevance: number;
  task_id: string;
}
