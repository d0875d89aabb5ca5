// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

export interface AmpError {
  success: false;
  /** Of a delete of what is not there. */
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
  /** Of a delete of what is not there. */
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

/** A memory that an answer rests on, or was looked at for it. */
export interface AnswerEvidence {
  /** As the answer cites it: `[1]`. */
  ref: number;
  id: string;
  external_id?: string;
  type: string;
  title?: string;
  content: string;
  /** The content is a part of the record. */
  excerpt?: true;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string;
  speaker?: string;
  session_id?: string;
  /** Of the search that found it, 0 to 1. */
  score: number;
  /** Which search found it first, from 1. */
  step: number;
  /** For which of the questions, from 0. */
  questions: number[];
  cited: boolean;
  tokens: number;
}

/** A memory that an answer rests on, or was looked at for it. */
export interface AnswerEvidenceInput {
  /** As the answer cites it: `[1]`. */
  ref: number;
  id: string;
  external_id?: string;
  type: string;
  title?: string;
  content: string;
  /** The content is a part of the record. */
  excerpt?: true;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
  speaker?: string;
  session_id?: string;
  /** Of the search that found it, 0 to 1. */
  score: number;
  /** Which search found it first, from 1. */
  step: number;
  /** For which of the questions, from 0. */
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
    /** Word for word from the memory. */
    quote: string;
  }[];
  calculations: {
    expression: string;
    result: string;
    /** Which evidence its numbers are from. */
    refs: number[];
  }[];
  contradictions: {
    /** What both speak of. */
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
    /** Word for word from the memory. */
    quote: string;
  }[];
  calculations: readonly {
    expression: string;
    result: string;
    /** Which evidence its numbers are from. */
    refs: readonly number[];
  }[];
  contradictions: readonly {
    /** What both speak of. */
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

/** One step of the way to an answer. */
export interface AnswerStep {
  /** Which search it belongs to, from 1. */
  step: number;
  kind: 'classify' | 'plan' | 'search' | 'evaluate' | 'refine' | 'calculate' | 'answer';
  question: number;
  by: 'rules' | 'model';
  /** What was decided, in words. */
  says: string;
  queries?: string[];
  /** Memories that were not known before. */
  found?: number;
  sufficient?: boolean;
}

/** One step of the way to an answer. */
export interface AnswerStepInput {
  /** Which search it belongs to, from 1. */
  step: number;
  kind: 'classify' | 'plan' | 'search' | 'evaluate' | 'refine' | 'calculate' | 'answer';
  question: number;
  by: 'rules' | 'model';
  /** What was decided, in words. */
  says: string;
  queries?: readonly string[];
  /** Memories that were not known before. */
  found?: number;
  sufficient?: boolean;
}

/** What became of a message that was appended. */
export interface AppendedMessage {
  id: string;
  external_id?: string;
  sequence: number;
  status: 'created' | 'unchanged';
  /** Parts of the content that are no text: each stands in it as a mark such as `[image]`, and is not kept. */
  marked_parts?: {
    /** Such as `content[1]`. */
    field: string;
    kind: 'image' | 'audio' | 'video' | 'file';
  }[];
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
}

/** What became of a message that was appended. */
export interface AppendedMessageInput {
  id: string;
  external_id?: string;
  sequence: number;
  status: 'created' | 'unchanged';
  /** Parts of the content that are no text: each stands in it as a mark such as `[image]`, and is not kept. */
  marked_parts?: readonly {
    /** Such as `content[1]`. */
    field: string;
    kind: 'image' | 'audio' | 'video' | 'file';
  }[];
  /** Held back from every answer, for the key is believed too little. Absent when not. */
  quarantined?: boolean;
  /** How many spans of context that had been handed out for a prompt were cut out before it was stored. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecretsInput;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
  hints?: readonly {
    field: string;
    message: string;
  }[];
}

/** A passage of archival memory, in the shape of Letta. */
export interface ArchivalPassage {
  id: string;
  text: string;
  tags: string[];
  metadata: Record<string, unknown>;
  /** When it was said or happened: `occurred_at` of the record. */
  created_at: string;
  updated_at: string | null;
  created_by_id: null;
  last_updated_by_id: null;
  is_deleted: false;
  archive_id: null;
  source_id: null;
  file_id: null;
  file_name: null;
  /** Vectors are not shown. */
  embedding: null;
  embedding_config: null;
}

/** A passage of archival memory, in the shape of Letta. */
export interface ArchivalPassageInput {
  id: string;
  text: string;
  tags: readonly string[];
  metadata: Record<string, unknown>;
  /** When it was said or happened: `occurred_at` of the record. */
  created_at: string | Date;
  updated_at: string | Date | null;
  created_by_id: null;
  last_updated_by_id: null;
  is_deleted: false;
  archive_id: null;
  source_id: null;
  file_id: null;
  file_name: null;
  /** Vectors are not shown. */
  embedding: null;
  embedding_config: null;
}

/** One entry of the audit. */
export interface AuditEntry {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  at: string;
  kind: 'change' | 'read' | 'refusal';
  /** Of the request; `job:` or `schedule:` and a name where none was made. */
  operation: string;
  /** The public part of the key; `job` where none acted. */
  key_id: string;
  /** Whose memory, as a keyed hash. Absent: nobody’s. */
  user_hash?: string;
  /** As `X-Request-Id` told it. */
  request_id?: string;
  outcome: 'ok' | 'refused' | 'failed';
  /** Of the refusal. */
  code?: string;
  /** What it was about, as far as there are ids; at most 1,000. */
  subjects: string[];
  /** Rows by table, such as `records_inserted`; `requests` where one entry stands for several. */
  counts: Record<string, number>;
  /** Its place in the chain; absent for about a second. */
  sequence?: number;
  entry_hash?: string;
  /** Of the chain up to and with it. */
  hash?: string;
}

/** One entry of the audit. */
export interface AuditEntryInput {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  at: string | Date;
  kind: 'change' | 'read' | 'refusal';
  /** Of the request; `job:` or `schedule:` and a name where none was made. */
  operation: string;
  /** The public part of the key; `job` where none acted. */
  key_id: string;
  /** Whose memory, as a keyed hash. Absent: nobody’s. */
  user_hash?: string;
  /** As `X-Request-Id` told it. */
  request_id?: string;
  outcome: 'ok' | 'refused' | 'failed';
  /** Of the refusal. */
  code?: string;
  /** What it was about, as far as there are ids; at most 1,000. */
  subjects: readonly string[];
  /** Rows by table, such as `records_inserted`; `requests` where one entry stands for several. */
  counts: Record<string, number>;
  /** Its place in the chain; absent for about a second. */
  sequence?: number;
  entry_hash?: string;
  /** Of the chain up to and with it. */
  hash?: string;
}

/** The end of the chain of the audit. */
export interface AuditHead {
  tenant_id: string;
  /** Of the last sealed entry; 0: there is none. */
  sequence: number;
  hash: string;
  /** RFC 3339, UTC, milliseconds */
  sealed_at?: string;
  /** Entries that have no place yet. */
  unsealed: number;
}

/** The end of the chain of the audit. */
export interface AuditHeadInput {
  tenant_id: string;
  /** Of the last sealed entry; 0: there is none. */
  sequence: number;
  hash: string;
  /** RFC 3339, UTC, milliseconds */
  sealed_at?: string | Date;
  /** Entries that have no place yet. */
  unsealed: number;
}

/** What became of one record of a batch. */
export interface BatchItem {
  index: number;
  status: 'created' | 'updated' | 'unchanged' | 'failed';
  id?: string;
  external_id?: string;
  version?: number;
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
  error?: {
    code: string;
    detail: string;
    errors?: {
      field: string;
      message: string;
    }[];
  };
}

/** What became of one record of a batch. */
export interface BatchItemInput {
  index: number;
  status: 'created' | 'updated' | 'unchanged' | 'failed';
  id?: string;
  external_id?: string;
  version?: number;
  /** Held back from every answer, for the key is believed too little. Absent when not. */
  quarantined?: boolean;
  /** How many spans of context that had been handed out for a prompt were cut out before it was stored. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecretsInput;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
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
  /** Null for a block of the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Rises with every change. The ETag. */
  version: number;
  /** Where it stands in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
  /** Null for a block of the whole tenant. */
  user_id: string | null;
  shared: boolean;
  /** Rises with every change. The ETag. */
  version: number;
  /** Where it stands in its history. Undo and redo move it. */
  sequence: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
  /** The key that made it. */
  created_by_id: string;
  /** The key that changed it last. */
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
  /** Its place, from 1. */
  sequence: number;
  /** The version that the block had when it was made. */
  version: number;
  /** Whether the block stands here. Later entries are what redo comes to. */
  current: boolean;
  /** The name that somebody gave it. */
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
  /** The key that made it. */
  actor: string;
  /** The agent in whose name. */
  actor_agent: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
}

/** One state of a block. */
export interface BlockHistoryEntryInput {
  /** Its place, from 1. */
  sequence: number;
  /** The version that the block had when it was made. */
  version: number;
  /** Whether the block stands here. Later entries are what redo comes to. */
  current: boolean;
  /** The name that somebody gave it. */
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
  /** The key that made it. */
  actor: string;
  /** The agent in whose name. */
  actor_agent: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
}

/** Settings of folding, only those that are changed. */
export interface CompactionOverrides {
  /** Whether schedules fold without being asked. */
  enabled?: boolean;
  /** `archive` takes what is old out of search, without a summary; `include_compressed` still finds it. */
  strategy?: 'summarize' | 'archive';
  /** Types of records that count as episodes. */
  types?: string[];
  /** Only what was said or happened at least so long ago. */
  age_days?: number;
  /** Only what was recalled at most so often. */
  max_access?: number;
  /** Only what the computed importance rates at most so high. */
  max_importance?: unknown;
  /** What its writer rated higher than this is never folded. */
  keep_importance?: unknown;
  batch_size?: number;
  /** The most tokens of a summary. */
  summary_tokens?: number;
  /** The most of a summary in parts of what it sums up. */
  summary_share?: number;
  /** By which share of its tokens a scope may shrink in all. A fold beyond it is refused. */
  max_shrink?: unknown;
  /** Each is changed by itself. */
  triggers?: {
    /** Fold what has come of age. */
    age?: boolean;
    /** Fold the oldest, whatever their age and use, when more episodes than this are not folded. */
    count?: number | null;
    /** At most one automatic run in so many hours. */
    every_hours?: number;
  };
  /** Keep day summaries, the global summary and the portrait up to date by schedule. */
  ladder?: boolean;
  /** Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones. */
  written?: boolean;
}

/** Settings of folding, only those that are changed. */
export interface CompactionOverridesInput {
  /** Whether schedules fold without being asked. */
  enabled?: boolean;
  /** `archive` takes what is old out of search, without a summary; `include_compressed` still finds it. */
  strategy?: 'summarize' | 'archive';
  /** Types of records that count as episodes. */
  types?: readonly string[];
  /** Only what was said or happened at least so long ago. */
  age_days?: number;
  /** Only what was recalled at most so often. */
  max_access?: number;
  /** Only what the computed importance rates at most so high. */
  max_importance?: number;
  /** What its writer rated higher than this is never folded. */
  keep_importance?: number;
  batch_size?: number;
  /** The most tokens of a summary. */
  summary_tokens?: number;
  /** The most of a summary in parts of what it sums up. */
  summary_share?: number;
  /** By which share of its tokens a scope may shrink in all. A fold beyond it is refused. */
  max_shrink?: number;
  /** Each is changed by itself. */
  triggers?: {
    /** Fold what has come of age. */
    age?: boolean;
    /** Fold the oldest, whatever their age and use, when more episodes than this are not folded. */
    count?: number | null;
    /** At most one automatic run in so many hours. */
    every_hours?: number;
  };
  /** Keep day summaries, the global summary and the portrait up to date by schedule. */
  ladder?: boolean;
  /** Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones. */
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
  /** The older name of `state`, until 1.0. */
  status: 'done' | 'refused' | 'undone';
  reason?: string;
  sources: number;
  summaries: number;
  tokens_before: number;
  tokens_after: number;
  shrink: number;
  /** The id of the key that asked, or `job`. */
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
  /** The older name of `state`, until 1.0. */
  status: 'done' | 'refused' | 'undone';
  reason?: string;
  sources: number;
  summaries: number;
  tokens_before: number;
  tokens_after: number;
  shrink: number;
  /** The id of the key that asked, or `job`. */
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
  /** Whether schedules fold without being asked. */
  enabled?: boolean;
  /** `archive` takes what is old out of search, without a summary; `include_compressed` still finds it. */
  strategy?: 'summarize' | 'archive';
  /** Types of records that count as episodes. */
  types?: string[];
  /** Only what was said or happened at least so long ago. */
  age_days?: number;
  /** Only what was recalled at most so often. */
  max_access?: number;
  /** Only what the computed importance rates at most so high. */
  max_importance?: unknown;
  /** What its writer rated higher than this is never folded. */
  keep_importance?: unknown;
  batch_size?: number;
  /** The most tokens of a summary. */
  summary_tokens?: number;
  /** The most of a summary in parts of what it sums up. */
  summary_share?: number;
  /** By which share of its tokens a scope may shrink in all. A fold beyond it is refused. */
  max_shrink?: unknown;
  /** Each is changed by itself. */
  triggers?: {
    /** Fold what has come of age. */
    age?: boolean;
    /** Fold the oldest, whatever their age and use, when more episodes than this are not folded. */
    count?: number | null;
    /** At most one automatic run in so many hours. */
    every_hours?: number;
  };
  /** Keep day summaries, the global summary and the portrait up to date by schedule. */
  ladder?: boolean;
  /** Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones. */
  written?: boolean;
  /** What holds instead for an agent, a project or both. Of several that fit, the last one. */
  scopes?: {
    agent?: string;
    project?: string;
    settings: CompactionOverrides;
  }[];
}

/** How old episodes are folded. */
export interface CompactionSettingsInput {
  /** Whether schedules fold without being asked. */
  enabled?: boolean;
  /** `archive` takes what is old out of search, without a summary; `include_compressed` still finds it. */
  strategy?: 'summarize' | 'archive';
  /** Types of records that count as episodes. */
  types?: readonly string[];
  /** Only what was said or happened at least so long ago. */
  age_days?: number;
  /** Only what was recalled at most so often. */
  max_access?: number;
  /** Only what the computed importance rates at most so high. */
  max_importance?: number;
  /** What its writer rated higher than this is never folded. */
  keep_importance?: number;
  batch_size?: number;
  /** The most tokens of a summary. */
  summary_tokens?: number;
  /** The most of a summary in parts of what it sums up. */
  summary_share?: number;
  /** By which share of its tokens a scope may shrink in all. A fold beyond it is refused. */
  max_shrink?: number;
  /** Each is changed by itself. */
  triggers?: {
    /** Fold what has come of age. */
    age?: boolean;
    /** Fold the oldest, whatever their age and use, when more episodes than this are not folded. */
    count?: number | null;
    /** At most one automatic run in so many hours. */
    every_hours?: number;
  };
  /** Keep day summaries, the global summary and the portrait up to date by schedule. */
  ladder?: boolean;
  /** Whether a language model, where there is one, writes summaries; sentences that their sources do not bear out are replaced by extractive ones. */
  written?: boolean;
  /** What holds instead for an agent, a project or both. Of several that fit, the last one. */
  scopes?: readonly {
    agent?: string;
    project?: string;
    settings: CompactionOverridesInput;
  }[];
}

/** What a model is told of memory. */
export interface Context {
  format: 'xml' | 'markdown' | 'json' | 'messages';
  /** For `xml` and `markdown`. Empty when nothing is remembered. */
  text?: string;
  /** For `json`: counted as `JSON.stringify` writes it, without spaces. Null when nothing is remembered. */
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
  /** For `messages`: one system message with what is remembered, then the turns of the request that had room. */
  messages?: {
    role: string;
    content: string;
    name?: string;
  }[];
  /** Of the delimiters. Text between them is cut out when it is stored. */
  nonce: string;
  /** Of the whole, never more than the budget. */
  tokens: number;
  budget: {
    tokens: number;
    encoding: string;
    /** Whether the encoding is the model’s own. Where not, a margin is kept. */
    exact: boolean;
    model?: string;
    /** Of the model, in tokens. */
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
  /** What could not be asked, as a search says it. */
  degraded: string[];
}

/** What a model is told of memory. */
export interface ContextInput {
  format: 'xml' | 'markdown' | 'json' | 'messages';
  /** For `xml` and `markdown`. Empty when nothing is remembered. */
  text?: string;
  /** For `json`: counted as `JSON.stringify` writes it, without spaces. Null when nothing is remembered. */
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
  /** For `messages`: one system message with what is remembered, then the turns of the request that had room. */
  messages?: readonly {
    role: string;
    content: string;
    name?: string;
  }[];
  /** Of the delimiters. Text between them is cut out when it is stored. */
  nonce: string;
  /** Of the whole, never more than the budget. */
  tokens: number;
  budget: {
    tokens: number;
    encoding: string;
    /** Whether the encoding is the model’s own. Where not, a margin is kept. */
    exact: boolean;
    model?: string;
    /** Of the model, in tokens. */
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
  /** What could not be asked, as a search says it. */
  degraded: readonly string[];
}

/** What a context tells. */
export interface ContextItem {
  /** How the text names it. */
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
  /** Only the beginning had room. */
  truncated?: true;
  /** Of a summary: ids of the records whose words it holds. */
  sources?: string[];
}

/** What a context tells. */
export interface ContextItemInput {
  /** How the text names it. */
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
  /** Only the beginning had room. */
  truncated?: true;
  /** Of a summary: ids of the records whose words it holds. */
  sources?: readonly string[];
}

/** What a context does not tell, and why. */
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
  /** Absent where a whole tier is left out, and for a message of the request. */
  id?: string;
  external_id?: string;
  /** What stands in its place, by id or `ref`. */
  of?: string;
  score?: number;
  tokens?: number;
}

/** What a context does not tell, and why. */
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
  /** Absent where a whole tier is left out, and for a message of the request. */
  id?: string;
  external_id?: string;
  /** What stands in its place, by id or `ref`. */
  of?: string;
  score?: number;
  tokens?: number;
}

/** How contexts are built. */
export interface ContextSettings {
  tiers?: TierRules;
  /** Of a model’s context, where a request names the model and no budget. 0.1 where absent. */
  memory_share?: number;
}

/** How contexts are built. */
export interface ContextSettingsInput {
  tiers?: TierRulesInput;
  /** Of a model’s context, where a request names the model and no budget. 0.1 where absent. */
  memory_share?: number;
}

/** One turn of the conversation that a context is built for. */
export interface ContextTurn {
  role: string;
  /** A text, or a list of parts as model APIs have them; a part that is no text is told as a mark. */
  content: string | (TextPart | RefusalPart | MediaPart)[];
  /** Who spoke, by name. */
  name?: string;
  at?: Instant;
}

/** One turn of the conversation that a context is built for. */
export interface ContextTurnInput {
  role: string;
  /** A text, or a list of parts as model APIs have them; a part that is no text is told as a mark. */
  content: string | readonly (TextPartInput | RefusalPartInput | MediaPartInput)[];
  /** Who spoke, by name. */
  name?: string;
  at?: InstantInput;
}

/** A piece of background work that was given up. */
export interface DeadLetter {
  /** The id of the job. */
  id: string;
  kind: string;
  user_id?: string;
  /** The records that it works for. */
  record_ids?: string[];
  attempts: number;
  error: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  failed_at: string;
  /** When it is tried again by itself. Absent where only a replay tries it again. */
  retry_at?: string;
}

/** A piece of background work that was given up. */
export interface DeadLetterInput {
  /** The id of the job. */
  id: string;
  kind: string;
  user_id?: string;
  /** The records that it works for. */
  record_ids?: readonly string[];
  attempts: number;
  error: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  failed_at: string | Date;
  /** When it is tried again by itself. Absent where only a replay tries it again. */
  retry_at?: string | Date;
}

/** An exchange of which something may be worth remembering. */
export interface DecisionRequest {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** What the user said. Of a long message the first 8,000 characters are read. */
  user_message: string;
  /** What the agent answered. */
  agent_response?: string;
  /** What was said before, or whatever else helps to understand the message. Nothing is drawn from it. */
  context?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  /** When it was said; now where absent. */
  occurred_at?: Instant;
  /** Ids of the messages in which it was said. Erasing one of them reaches what was drawn from it. */
  derived_from?: string[];
  /** Carries the decision out, as `POST /v1/records/revise` does. */
  apply?: boolean;
}

/** An exchange of which something may be worth remembering. */
export interface DecisionRequestInput {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** What the user said. Of a long message the first 8,000 characters are read. */
  user_message: string;
  /** What the agent answered. */
  agent_response?: string;
  /** What was said before, or whatever else helps to understand the message. Nothing is drawn from it. */
  context?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  /** When it was said; now where absent. */
  occurred_at?: InstantInput;
  /** Ids of the messages in which it was said. Erasing one of them reaches what was drawn from it. */
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

/** How memory fades, with nothing left out. */
export interface EffectiveForgetting {
  model: 'none' | 'ebbinghaus' | 'exponential';
  unit: string;
  threshold: number;
  growth: number;
  cap: number;
  rate: number;
  importance_floor: number | null;
  max_age: string | null;
  /** When a record goes that was never recalled. Null: it stays. */
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
      /** When a record goes that was never recalled. Null: it stays. */
      forgotten_after_seconds: number | null;
    }
  >;
}

/** How memory fades, with nothing left out. */
export interface EffectiveForgettingInput {
  model: 'none' | 'ebbinghaus' | 'exponential';
  unit: string;
  threshold: number;
  growth: number;
  cap: number;
  rate: number;
  importance_floor: number | null;
  max_age: string | null;
  /** When a record goes that was never recalled. Null: it stays. */
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
      /** When a record goes that was never recalled. Null: it stays. */
      forgotten_after_seconds: number | null;
    }
  >;
}

/** How far the vectors of a record are. */
export interface EmbeddingState {
  state: 'pending' | 'complete' | 'failed';
  /** Why it failed. */
  reason?: string;
}

/** How far the vectors of a record are. */
export interface EmbeddingStateInput {
  state: 'pending' | 'complete' | 'failed';
  /** Why it failed. */
  reason?: string;
}

/** A name that memories mention. */
export interface Entity {
  /** Its name in lower case: what makes two mentions one. */
  id: string;
  /** As it was written last. */
  name: string;
  /** Memories that name it. */
  mentions: number;
  /** Ids of other names that a memory says are the same one’s. */
  same_as?: string[];
  /** When the first of them happened. */
  first_at: string;
  /** RFC 3339, UTC, milliseconds */
  last_at: string;
}

/** A name that memories mention. */
export interface EntityInput {
  /** Its name in lower case: what makes two mentions one. */
  id: string;
  /** As it was written last. */
  name: string;
  /** Memories that name it. */
  mentions: number;
  /** Ids of other names that a memory says are the same one’s. */
  same_as?: readonly string[];
  /** When the first of them happened. */
  first_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  last_at: string | Date;
}

/** What happened, and when. */
export interface Episode {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  content: string;
  source_label: string;
  temporal_index: number;
  /** Folded into a summary, which is preferred. */
  compressed: boolean;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string;
}

/** What happened, and when. */
export interface EpisodeInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  content: string;
  source_label: string;
  temporal_index: number;
  /** Folded into a summary, which is preferred. */
  compressed: boolean;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
}

/** An erasure and how far it is. */
export interface Erasure {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. To go with 1.0: `state` says how far it is. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that there were when it was accepted, by table. What came of them comes on top. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string;
  /** Its job was given up, for this reason: replay the dead letter. */
  error?: string;
}

/** An erasure and how far it is. */
export interface ErasureInput {
  id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  state: 'running' | 'completed';
  /** accepted, erasing or completed. To go with 1.0: `state` says how far it is. */
  stage: string;
  /** Rows deleted so far, by table. */
  counts: Record<string, number>;
  /** Rows that there were when it was accepted, by table. What came of them comes on top. */
  expected: Record<string, number>;
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  completed_at?: string | Date;
  /** Its job was given up, for this reason: replay the dead letter. */
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
  /** What turns beside it in the same session lent it. */
  neighbours?: number;
  fused: number;
  /** By stage, what it multiplied the score by; without those that left it. */
  weights?: Record<string, number>;
  /** The signs of a turn that moved it most beside the other turns in the stage `learned`, each by which factor (docs/search.md names them). */
  learned?: Record<string, number>;
  /** What the stage `answers` read out of it. */
  answers?: {
    /** How plainly it says the attribute that is asked for, 0 to 1. */
    match: number;
    /** Whether its text tells, asks or thanks. */
    act: 'told' | 'asked' | 'thanked';
    /** The result or candidate that holds now in its place. */
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
  /** What turns beside it in the same session lent it. */
  neighbours?: number;
  fused: number;
  /** By stage, what it multiplied the score by; without those that left it. */
  weights?: Record<string, number>;
  /** The signs of a turn that moved it most beside the other turns in the stage `learned`, each by which factor (docs/search.md names them). */
  learned?: Record<string, number>;
  /** What the stage `answers` read out of it. */
  answers?: {
    /** How plainly it says the attribute that is asked for, 0 to 1. */
    match: number;
    /** Whether its text tells, asks or thanks. */
    act: 'told' | 'asked' | 'thanked';
    /** The result or candidate that holds now in its place. */
    outdated_by?: string;
  };
}

/** AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists; tags also any, all; metadata by metadata.path.to.key */
export type Filter = Record<string, unknown>;

/** AND / OR / NOT over fields with eq ne gt gte lt lte in nin contains icontains exists; tags also any, all; metadata by metadata.path.to.key */
export type FilterInput = Record<string, unknown>;

/** What was set of forgetting, and what holds. */
export interface ForgettingPolicy {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettings | null;
  /** What holds, with every level above. */
  effective: EffectiveForgetting;
}

/** What was set of forgetting, and what holds. */
export interface ForgettingPolicyInput {
  /** What was set on this level. Null: nothing. */
  set: ForgettingSettingsInput | null;
  /** What holds, with every level above. */
  effective: EffectiveForgettingInput;
}

/** How memory fades, only what is named. */
export interface ForgettingSettings {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: forgotten when R falls under it. */
  threshold?: number;
  /** How much S grows at each recall (ebbinghaus). */
  growth?: number;
  /** The most that S becomes (ebbinghaus). */
  cap?: number;
  /** What is left after one unit (exponential). */
  rate?: number;
  /** A record of this importance or more never fades. Null: there is no floor. */
  importance_floor?: unknown;
  /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
  max_age?: string | null;
  /** How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever. */
  grace?: string | null;
  /** What holds for records of one type instead. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: forgotten when R falls under it. */
      threshold?: number;
      /** How much S grows at each recall (ebbinghaus). */
      growth?: number;
      /** The most that S becomes (ebbinghaus). */
      cap?: number;
      /** What is left after one unit (exponential). */
      rate?: number;
      /** A record of this importance or more never fades. Null: there is no floor. */
      importance_floor?: unknown;
      /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
      max_age?: string | null;
    }
  >;
}

/** How memory fades, only what is named. */
export interface ForgettingSettingsInput {
  /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
  model?: 'none' | 'ebbinghaus' | 'exponential';
  /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
  unit?: string;
  /** θ: forgotten when R falls under it. */
  threshold?: number;
  /** How much S grows at each recall (ebbinghaus). */
  growth?: number;
  /** The most that S becomes (ebbinghaus). */
  cap?: number;
  /** What is left after one unit (exponential). */
  rate?: number;
  /** A record of this importance or more never fades. Null: there is no floor. */
  importance_floor?: number | null;
  /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
  max_age?: string | null;
  /** How long what is forgotten, or has expired, is kept before it is deleted for good. Null: for ever. */
  grace?: string | null;
  /** What holds for records of one type instead. */
  types?: Record<
    string,
    {
      /** none: nothing fades. ebbinghaus: R = e^(−t/S). exponential: R = rate^t. t counts in `unit`. */
      model?: 'none' | 'ebbinghaus' | 'exponential';
      /** What t counts in: 12h, 1d, 30d. Where absent 30d for ebbinghaus, 7d for exponential. */
      unit?: string;
      /** θ: forgotten when R falls under it. */
      threshold?: number;
      /** How much S grows at each recall (ebbinghaus). */
      growth?: number;
      /** The most that S becomes (ebbinghaus). */
      cap?: number;
      /** What is left after one unit (exponential). */
      rate?: number;
      /** A record of this importance or more never fades. Null: there is no floor. */
      importance_floor?: number | null;
      /** Deleted for good so long after it was created, whatever recalls it. Null: never. Messages only where `types.message` says so. */
      max_age?: string | null;
    }
  >;
}

/** One turn of what a language model is asked. */
export interface GenerateTurn {
  role: 'user' | 'assistant';
  content: string;
}

/** One turn of what a language model is asked. */
export interface GenerateTurnInput {
  role: 'user' | 'assistant';
  content: string;
}

/** A point in time: RFC 3339 with a zone, a date, or Unix milliseconds. */
export type Instant = string | number;

/** A point in time: RFC 3339 with a zone, a date, or Unix milliseconds. */
export type InstantInput = string | Date | number;

/** What an agent wants to do when the time comes. */
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
  /** `triggered` too where the time has come and nothing has asked yet. */
  status: 'pending' | 'triggered' | 'resolved';
  priority: number;
  /** RFC 3339, UTC, milliseconds */
  triggered_at?: string;
}

/** What an agent wants to do when the time comes. */
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
  /** `triggered` too where the time has come and nothing has asked yet. */
  status: 'pending' | 'triggered' | 'resolved';
  priority: number;
  /** RFC 3339, UTC, milliseconds */
  triggered_at?: string | Date;
}

/** A piece of background work. */
export interface Job {
  id: string;
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  user_id?: string;
  /** The records that it works for. */
  record_ids?: string[];
  /** Failures so far. */
  attempts: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  next_try_at?: string;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string;
  /** Code of the last failure. */
  error?: string;
}

/** A piece of background work. */
export interface JobInput {
  id: string;
  kind: string;
  state: 'queued' | 'running' | 'retrying' | 'done' | 'dropped' | 'failed';
  user_id?: string;
  /** The records that it works for. */
  record_ids?: readonly string[];
  /** Failures so far. */
  attempts: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  next_try_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string | Date;
  /** Code of the last failure. */
  error?: string;
}

/** An API key without its secret. */
export interface Key {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** To about half a minute. */
  last_used_at?: string;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string;
}

/** An API key without its secret. */
export interface KeyInput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string | Date;
  /** To about half a minute. */
  last_used_at?: string | Date;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string | Date;
}

/** What was said, in the shape of Letta. */
export interface LettaSaidMessage {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string;
  name: string | null;
  message_type: 'system_message' | 'user_message' | 'assistant_message';
  content: string;
}

/** What was said, in the shape of Letta. */
export interface LettaSaidMessageInput {
  id: string;
  /** RFC 3339, UTC, milliseconds */
  date: string | Date;
  name: string | null;
  message_type: 'system_message' | 'user_message' | 'assistant_message';
  content: string;
}

/** The calls of tools in a message, in the shape of Letta. */
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

/** The calls of tools in a message, in the shape of Letta. */
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

/** What a tool gave, in the shape of Letta. */
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

/** What a tool gave, in the shape of Letta. */
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

/** By which way links brought or raised a result. */
export interface LinkedBy {
  /** The result from which links were followed. */
  from: string;
  hops: number;
  /** Of the last link, as the record before it sees it; same_entity where both mention one name. */
  relation: string;
  /** Of the whole way, 0 to 1. */
  strength: number;
  /** The records between, from the nearest to `from` on. */
  via?: string[];
}

/** By which way links brought or raised a result. */
export interface LinkedByInput {
  /** The result from which links were followed. */
  from: string;
  hops: number;
  /** Of the last link, as the record before it sees it; same_entity where both mention one name. */
  relation: string;
  /** Of the whole way, 0 to 1. */
  strength: number;
  /** The records between, from the nearest to `from` on. */
  via?: readonly string[];
}

/** A part that is no text. A mark such as `[image]` is kept in its place, and nothing else of it. */
export interface MediaPart {
  type: 'image_url' | 'input_image' | 'image' | 'input_audio' | 'audio' | 'video_url' | 'video' | 'input_file' | 'file';
  image_url?: unknown;
  input_audio?: unknown;
  video_url?: unknown;
  file?: unknown;
}

/** A part that is no text. A mark such as `[image]` is kept in its place, and nothing else of it. */
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

/** A memory, as it is answered. Fields that are not set are absent. */
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
}

/** A memory, as it is answered. Fields that are not set are absent. */
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
  /** Folded into a summary, or archived. Absent when not. */
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
  /** How far it is believed, 0…1. Absent: 1. */
  trust?: number;
  /** Held back from every answer that does not ask for it. Absent when not. */
  quarantined?: boolean;
  version: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at?: string | Date;
  /** When this version began to be believed. */
  recorded_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  superseded_at?: string | Date;
  /** The newer memory that says otherwise. */
  superseded_by?: string;
  [field: string]: unknown;
}

/** One turn of a history. */
export interface Message {
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

/** One turn of a history. */
export interface MessageInput {
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
  /** Folded into a summary, which search prefers. */
  compressed?: true;
  /** Out of search and of every answer but the history. */
  forgotten?: true;
}

/** What calls to language models have used of a day or a month. */
export interface ModelBudget {
  /** Used, with what is reserved for calls under way. */
  tokens: number;
  /** Null: none. */
  tokens_limit: number | null;
  usd: number;
  usd_limit: number | null;
  /** When it counts from zero again. */
  opens_at: string;
}

/** What calls to language models have used of a day or a month. */
export interface ModelBudgetInput {
  /** Used, with what is reserved for calls under way. */
  tokens: number;
  /** Null: none. */
  tokens_limit: number | null;
  usd: number;
  usd_limit: number | null;
  /** When it counts from zero again. */
  opens_at: string | Date;
}

/** What a tenant’s calls to language models have used. */
export interface ModelUsage {
  tenant_id: string;
  allowed: boolean;
  /** Today, UTC. */
  day: ModelBudget;
  month: ModelBudget;
  /** Calls that have not ended, and what is reserved for them. */
  open: {
    calls: number;
    tokens: number;
  };
  /** The newest day first. */
  days: {
    /** UTC. */
    day: string;
    purpose: string;
    model: string;
    /** Requests to the provider: a call that is tried again is several. */
    calls: number;
    /** Of those, without an answer that could be used. */
    failed: number;
    /** Of those, charged as reserved, because the process ended before them. */
    lapsed: number;
    /** Of those, charged as reserved, because the provider told nothing or more than can be. */
    estimated: number;
    tokens_in: number;
    tokens_out: number;
    /** Of those in, what the provider had read before. */
    tokens_cached: number;
    usd: number;
  }[];
}

/** What a tenant’s calls to language models have used. */
export interface ModelUsageInput {
  tenant_id: string;
  allowed: boolean;
  /** Today, UTC. */
  day: ModelBudgetInput;
  month: ModelBudgetInput;
  /** Calls that have not ended, and what is reserved for them. */
  open: {
    calls: number;
    tokens: number;
  };
  /** The newest day first. */
  days: readonly {
    /** UTC. */
    day: string;
    purpose: string;
    model: string;
    /** Requests to the provider: a call that is tried again is several. */
    calls: number;
    /** Of those, without an answer that could be used. */
    failed: number;
    /** Of those, charged as reserved, because the process ended before them. */
    lapsed: number;
    /** Of those, charged as reserved, because the provider told nothing or more than can be. */
    estimated: number;
    tokens_in: number;
    tokens_out: number;
    /** Of those in, what the provider had read before. */
    tokens_cached: number;
    usd: number;
  }[];
}

/** A record as a client of AMP stores it. */
export interface NewAmpRecord {
  /** The client’s own id: storing it again updates the record. */
  id?: string;
  /** semantic where absent. */
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
  /** Who spoke, by kind: user, assistant, system, tool. */
  role?: string | null;
  /** Who spoke, by name. */
  speaker?: string | null;
  /** Place inside the session. */
  sequence?: number;
  metadata?: Record<string, unknown>;
  tags?: string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 of the text; for a snippet its programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: Instant;
  valid_from?: Instant | null;
  valid_to?: Instant | null;
  expires_at?: Instant | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Not taken from a request: what is written bears the trust of its key and of its sources. */
  trust?: number;
  [field: string]: unknown;
}

/** A record as a client of AMP stores it. */
export interface NewAmpRecordInput {
  /** The client’s own id: storing it again updates the record. */
  id?: string;
  /** semantic where absent. */
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

/** An API key with its secret, which is shown this once. */
export interface NewKey {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string;
  /** To about half a minute. */
  last_used_at?: string;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string;
  /** The whole key. Shown this once. */
  key: string;
}

/** An API key with its secret, which is shown this once. */
export interface NewKeyInput {
  /** The public part of the key. */
  key_id: string;
  name: string;
  state: 'live' | 'expired' | 'revoked';
  /** The older name of `state`, until 1.0. */
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
  /** Bound: no other user exists for the key. */
  user_id?: string;
  /** Bound: no other agent exists for the key. */
  agent?: string;
  /** Bound: no other project exists for the key. */
  project?: string;
  default_user_id?: string;
  include_shared: boolean;
  /** What it writes is believed no more than this. Absent: 1. */
  trust_cap?: number;
  /** Units a minute. Absent: as the tenant’s keys have it. */
  rate_limit?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  expires_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  revoked_at?: string | Date;
  /** To about half a minute. */
  last_used_at?: string | Date;
  /** The secret before the last rotation is valid until then. */
  previous_secret_until?: string | Date;
  /** The whole key. Shown this once. */
  key: string;
}

/** A message as a client appends it. */
export interface NewMessage {
  /** The client’s own id: sending it again answers the same message. */
  id?: string;
  /** Who spoke, by kind: user, assistant, system, tool. */
  role: string;
  /** A text, or a list of parts as model APIs have them. May be left out beside `tool_calls` or `refusal`. */
  content?: string | (TextPart | RefusalPart | MediaPart)[] | null;
  /** Why a model refuses, as its API answers it: taken for the content where there is none. */
  refusal?: string | null;
  /** Who spoke, by name. */
  speaker?: string;
  /** Of the tool or function, as model APIs have it. */
  name?: string;
  /** As the model made them. */
  tool_calls?: Record<string, unknown>[];
  /** Which call this answers. */
  tool_call_id?: string;
  session_id?: string;
  project?: string;
  /** When it was said; now where absent. */
  occurred_at?: Instant;
  metadata?: Record<string, unknown>;
  tags?: string[];
  importance?: number;
}

/** A message as a client appends it. */
export interface NewMessageInput {
  /** The client’s own id: sending it again answers the same message. */
  id?: string;
  /** Who spoke, by kind: user, assistant, system, tool. */
  role: string;
  /** A text, or a list of parts as model APIs have them. May be left out beside `tool_calls` or `refusal`. */
  content?: string | readonly (TextPartInput | RefusalPartInput | MediaPartInput)[] | null;
  /** Why a model refuses, as its API answers it: taken for the content where there is none. */
  refusal?: string | null;
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
  occurred_at?: InstantInput;
  metadata?: Record<string, unknown>;
  tags?: readonly string[];
  importance?: number;
}

/** A record as a client stores it. Unknown fields are kept and come back. */
export interface NewRecord {
  /** The client’s own id: storing it again updates the record. */
  id?: string;
  /** semantic where absent. */
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
  /** Who spoke, by kind: user, assistant, system, tool. */
  role?: string | null;
  /** Who spoke, by name. */
  speaker?: string | null;
  /** Place inside the session. */
  sequence?: number;
  metadata?: Record<string, unknown>;
  tags?: string[];
  importance?: number;
  pinned?: boolean;
  /** ISO 639-1 of the text; for a snippet its programming language. */
  language?: string;
  /** When it was said or happened. */
  occurred_at?: Instant;
  valid_from?: Instant | null;
  valid_to?: Instant | null;
  expires_at?: Instant | null;
  /** Where it came from. */
  provenance?: Record<string, unknown>;
  /** Not taken from a request: what is written bears the trust of its key and of its sources. */
  trust?: number;
  [field: string]: unknown;
}

/** A record as a client stores it. Unknown fields are kept and come back. */
export interface NewRecordInput {
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

/** A webhook with its secret, which is shown this once. */
export interface NewWebhook {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string;
  /** To about a minute. */
  last_delivered_at?: string;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
  /** Signs what is sent (Standard Webhooks). Shown this once. */
  secret: string;
}

/** A webhook with its secret, which is shown this once. */
export interface NewWebhookInput {
  id: string;
  name: string;
  url: string;
  events: readonly string[];
  content: boolean;
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string | Date;
  /** To about a minute. */
  last_delivered_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  failing_since?: string | Date;
  /** Why the last attempt failed. */
  last_error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
  /** Signs what is sent (Standard Webhooks). Shown this once. */
  secret: string;
}

/** A fold that would be made. */
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
  /** Whether `tokens_after` is the budget only: beyond the first few folds no summary is made. */
  estimated: boolean;
  summary?: string;
}

/** A fold that would be made. */
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
  /** Whether `tokens_after` is the budget only: beyond the first few folds no summary is made. */
  estimated: boolean;
  summary?: string;
}

/** A memory that may be outdated by a newer one. */
export interface PossiblyOutdated {
  id: string;
  /** 0 to 1. */
  confidence: number;
}

/** A memory that may be outdated by a newer one. */
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

/** How something is done, step by step. */
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
  /** Which prerequisites the agent knows, by a procedure of the name or a fact of the concept. */
  resolved: {
    name: string;
    known: boolean;
    memory_id?: string;
  }[];
  missing: string[];
}

/** How something is done, step by step. */
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
  /** Which prerequisites the agent knows, by a procedure of the name or a fact of the concept. */
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
  /** Questions; one request may ask several. */
  answers: number;
  answered: number;
  partly: number;
  not_in_memory: number;
  by_model: number;
  /** Searches in a row, on average. */
  steps: number;
  effort: number;
  /** Of the questions, the share whose evidence was judged enough. */
  sufficiency: number;
  /** Of all evidence, the share that was cited. */
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
  /** Questions; one request may ask several. */
  answers: number;
  answered: number;
  partly: number;
  not_in_memory: number;
  by_model: number;
  /** Searches in a row, on average. */
  steps: number;
  effort: number;
  /** Of the questions, the share whose evidence was judged enough. */
  sufficiency: number;
  /** Of all evidence, the share that was cited. */
  search_quality: number;
  corrections: number;
}

/** A signed receipt of an erasure. */
export interface Receipt {
  receipt: ReceiptBody;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url, over the canonical JSON of `receipt`. */
    value: string;
  };
}

/** A signed receipt of an erasure. */
export interface ReceiptInput {
  receipt: ReceiptBodyInput;
  signature: {
    alg: 'EdDSA';
    key_id: string;
    /** Base64url, over the canonical JSON of `receipt`. */
    value: string;
  };
}

/** What a receipt states. */
export interface ReceiptBody {
  format: 'recollect.erasure-receipt.1';
  erasure_id: string;
  kind: 'user' | 'agent' | 'session' | 'records' | 'source' | 'filter' | 'tenant';
  /** Keyed hash. */
  tenant: string;
  /** Keyed hash of what was erased. */
  subject: string;
  /** Keyed hash of the user in whose memory. Null: shared, or everybody. */
  owner: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string;
  /** RFC 3339, UTC, milliseconds */
  completed_at: string;
  /** Rows, by table. Tables with none are left out. */
  counts: Record<string, number>;
  total: number;
  stages: {
    /** Gone from every answer; rows counted afterwards. */
    answers: {
      seen: boolean;
      /** RFC 3339, UTC, milliseconds */
      at: string;
      /** Rows, by table. Tables with none are left out. */
      remaining: Record<string, number>;
    };
    /** Gone from data files and indexes: after a rewrite. */
    heap: {
      seen: boolean;
      note: string;
    };
    /** Gone from the log once it is recycled past this. */
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
  /** Keyed hash. */
  tenant: string;
  /** Keyed hash of what was erased. */
  subject: string;
  /** Keyed hash of the user in whose memory. Null: shared, or everybody. */
  owner: string | null;
  reason: string | null;
  /** RFC 3339, UTC, milliseconds */
  requested_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  completed_at: string | Date;
  /** Rows, by table. Tables with none are left out. */
  counts: Record<string, number>;
  total: number;
  stages: {
    /** Gone from every answer; rows counted afterwards. */
    answers: {
      seen: boolean;
      /** RFC 3339, UTC, milliseconds */
      at: string | Date;
      /** Rows, by table. Tables with none are left out. */
      remaining: Record<string, number>;
    };
    /** Gone from data files and indexes: after a rewrite. */
    heap: {
      seen: boolean;
      note: string;
    };
    /** Gone from the log once it is recycled past this. */
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

/** A piece of a record’s text, as it is searched. */
export interface RecordPassage {
  /** Where it begins in the content, in UTF-16 units. */
  start: number;
  /** Where it ends: the first unit that is not of it. */
  end: number;
  text: string;
  embedding: EmbeddingState;
}

/** A piece of a record’s text, as it is searched. */
export interface RecordPassageInput {
  /** Where it begins in the content, in UTF-16 units. */
  start: number;
  /** Where it ends: the first unit that is not of it. */
  end: number;
  text: string;
  embedding: EmbeddingStateInput;
}

/** Keys, tokens and passwords that were replaced by `[redacted: …]` before it was stored. */
export type RedactedSecrets = {
  /** Where, such as `metadata.db.url` or `tags[2]`. */
  field: string;
  /** What it was, such as `github token`. */
  kind: string;
  count: number;
}[];

/** Keys, tokens and passwords that were replaced by `[redacted: …]` before it was stored. */
export type RedactedSecretsInput = readonly {
  /** Where, such as `metadata.db.url` or `tags[2]`. */
  field: string;
  /** What it was, such as `github token`. */
  kind: string;
  count: number;
}[];

/** How far a change of the embedding model is. */
export interface Reembedding {
  /** The space that is being filled. */
  target: {
    provider: string;
    model: string;
    dimensions: number;
  };
  /** The space that searches read. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches read the target. */
  switched: boolean;
}

/** How far a change of the embedding model is. */
export interface ReembeddingInput {
  /** The space that is being filled. */
  target: {
    provider: string;
    model: string;
    dimensions: number;
  };
  /** The space that searches read. */
  reading: {
    provider: string;
    model: string;
    dimensions: number;
  };
  passages: number;
  complete: number;
  missing: number;
  failed: number;
  /** Whether searches read the target. */
  switched: boolean;
}

/** A part that says why a model refuses. Its words are kept. */
export interface RefusalPart {
  type: 'refusal';
  refusal: string;
}

/** A part that says why a model refuses. Its words are kept. */
export interface RefusalPartInput {
  type: 'refusal';
  refusal: string;
}

/** A record that is linked to another. */
export interface RelatedRecord {
  id: string;
  /** Of the last step, as the record before it sees it: supersedes, superseded_by, … */
  relation: string;
  /** The product of the strengths on the way. */
  strength: number;
  depth: number;
  /** The records between, from the nearest on. */
  via?: string[];
  record: MemoryRecord;
}

/** A record that is linked to another. */
export interface RelatedRecordInput {
  id: string;
  /** Of the last step, as the record before it sees it: supersedes, superseded_by, … */
  relation: string;
  /** The product of the strengths on the way. */
  strength: number;
  depth: number;
  /** The records between, from the nearest on. */
  via?: readonly string[];
  record: MemoryRecordInput;
}

/** What became of one fact of a batch. */
export interface RevisedItem {
  index: number;
  status: 'created' | 'updated' | 'superseded' | 'unchanged' | 'failed';
  /** The memory that says it now. */
  id?: string;
  version?: number;
  /** Ids of what said otherwise. */
  superseded?: string[];
  /** What may say otherwise: both stay. */
  may_supersede?: PossiblyOutdated[];
  outdated_by?: string;
  /** Held back from every answer, for the key is believed too little. Absent when not. */
  quarantined?: boolean;
  secrets_redacted?: RedactedSecrets;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
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

/** What became of one fact of a batch. */
export interface RevisedItemInput {
  index: number;
  status: 'created' | 'updated' | 'superseded' | 'unchanged' | 'failed';
  /** The memory that says it now. */
  id?: string;
  version?: number;
  /** Ids of what said otherwise. */
  superseded?: readonly string[];
  /** What may say otherwise: both stay. */
  may_supersede?: readonly PossiblyOutdatedInput[];
  outdated_by?: string;
  /** Held back from every answer, for the key is believed too little. Absent when not. */
  quarantined?: boolean;
  secrets_redacted?: RedactedSecretsInput;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
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

/** New information to bring memory up to date with. */
export interface Revision {
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
  /** Since when it is so; `occurred_at`, else now, where absent. */
  valid_from?: Instant;
  /** Ids of the messages or records that it was drawn from. Erasing one of them reaches what was drawn from it. */
  derived_from?: string[];
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

/** New information to bring memory up to date with. */
export interface RevisionInput {
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

/** A memory that new information was compared with. */
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
  /** `possible`: it may say otherwise; nothing is done to it for that. */
  verdict: 'same' | 'conflict' | 'possible' | 'update' | 'related';
  conflict?: 'number' | 'date' | 'value' | 'negation' | 'opposite';
}

/** A memory that new information was compared with. */
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
  /** `possible`: it may say otherwise; nothing is done to it for that. */
  verdict: 'same' | 'conflict' | 'possible' | 'update' | 'related';
  conflict?: 'number' | 'date' | 'value' | 'negation' | 'opposite';
}

/** How new information is matched with memories. */
export interface RevisionSettings {
  /** A memory that scores less is not about the same. */
  look?: unknown;
  /** From here on a memory is edited or superseded. */
  update?: unknown;
  /** What scores higher is no significant change. */
  same?: unknown;
  /** What becomes of sentences that the new text does not cover: `auto` keeps them, `replace` drops them, `append` keeps all. */
  merge?: 'auto' | 'replace' | 'append';
}

/** How new information is matched with memories. */
export interface RevisionSettingsInput {
  /** A memory that scores less is not about the same. */
  look?: number;
  /** From here on a memory is edited or superseded. */
  update?: number;
  /** What scores higher is no significant change. */
  same?: number;
  /** What becomes of sentences that the new text does not cover: `auto` keeps them, `replace` drops them, `append` keeps all. */
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

/** Raw input that was just observed. */
export interface SensoryItem {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  metadata: Record<string, unknown>;
  modality: string;
  raw_data: string;
  /** Counts the agent’s observations; a later one is greater. */
  observation_order: number;
  /** Absent for one that was stored elsewhere without an end. */
  expires_at?: string;
}

/** Raw input that was just observed. */
export interface SensoryItemInput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  metadata: Record<string, unknown>;
  modality: string;
  raw_data: string;
  /** Counts the agent’s observations; a later one is greater. */
  observation_order: number;
  /** Absent for one that was stored elsewhere without an end. */
  expires_at?: string | Date;
}

/** What became of a record that was stored. */
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

/** What became of a record that was stored. */
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
  /** Held back from every answer, for the key is believed too little. Absent when not. */
  quarantined?: boolean;
  /** How many spans of context that had been handed out for a prompt were cut out before it was stored. */
  injected_context_cut?: number;
  secrets_redacted?: RedactedSecretsInput;
  /** What was stored as it came and may not be what was meant: a name beside a known one, an unlikely date. */
  hints?: readonly {
    field: string;
    message: string;
  }[];
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
  triggered?: readonly TriggeredIntentionInput[];
}

/** How the results of a search hang together. */
export interface Subgraph {
  /** The results, best first. */
  nodes: {
    id: string;
    /** 0: found by words and meaning. */
    hops: number;
  }[];
  /** Between results. */
  edges: {
    from: string;
    to: string;
    /** As it is seen from `from`. */
    type: string;
    strength: number;
  }[];
  /** Results that contradict each other, the earlier first, with what each says. */
  contradictions: {
    from: string;
    to: string;
    values: [string, string];
  }[];
  /** The results, oldest first. */
  chronology: string[];
  /** All of it for a model, oldest first. Quoted memory: data, no instructions. */
  text: string;
}

/** How the results of a search hang together. */
export interface SubgraphInput {
  /** The results, best first. */
  nodes: readonly {
    id: string;
    /** 0: found by words and meaning. */
    hops: number;
  }[];
  /** Between results. */
  edges: readonly {
    from: string;
    to: string;
    /** As it is seen from `from`. */
    type: string;
    strength: number;
  }[];
  /** Results that contradict each other, the earlier first, with what each says. */
  contradictions: readonly {
    from: string;
    to: string;
    values: readonly [string, string];
  }[];
  /** The results, oldest first. */
  chronology: readonly string[];
  /** All of it for a model, oldest first. Quoted memory: data, no instructions. */
  text: string;
}

/** A summary of a day, of all days, or of what somebody says of themselves. */
export interface Summary {
  id: string;
  kind: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  /** In the user’s time zone. */
  day?: string;
  content: string;
  sources: number;
  /** Whether every sentence was taken from what was said, and none was written. */
  extractive: boolean;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/** A summary of a day, of all days, or of what somebody says of themselves. */
export interface SummaryInput {
  id: string;
  kind: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  /** In the user’s time zone. */
  day?: string;
  content: string;
  sources: number;
  /** Whether every sentence was taken from what was said, and none was written. */
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
  /** Units a minute, of all its keys together. Absent: as the installation has it. */
  rate_limit?: number;
  /** Units a minute, of each of its keys. Absent: as the installation has it. */
  key_rate_limit?: number;
  /** The most records that it may store. Absent: no end. */
  quota_records?: number;
  /** The most bytes of text that it may store. Absent: no end. */
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
  /** Units a minute, of all its keys together. Absent: as the installation has it. */
  rate_limit?: number;
  /** Units a minute, of each of its keys. Absent: as the installation has it. */
  key_rate_limit?: number;
  /** The most records that it may store. Absent: no end. */
  quota_records?: number;
  /** The most bytes of text that it may store. Absent: no end. */
  quota_bytes?: number;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** A part of a message that is text. It is kept. */
export interface TextPart {
  type: 'text' | 'input_text' | 'output_text';
  text: string;
}

/** A part of a message that is text. It is kept. */
export interface TextPartInput {
  type: 'text' | 'input_text' | 'output_text';
  text: string;
}

/** What each tier of a context gets. */
export interface TierRules {
  recent?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  blocks?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  episodic?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  semantic?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  procedural?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  archival?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
}

/** What each tier of a context gets. */
export interface TierRulesInput {
  recent?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  blocks?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  episodic?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  semantic?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  procedural?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
  archival?: {
    /** Off: nothing of it is read. */
    enabled?: boolean;
    /** Tokens that it is sure of, before tiers compete, as far as the budget goes. */
    floor?: number;
    /** The most tokens that it gets. */
    cap?: number;
    max_items?: number;
  };
}

/** What a tool that edits memory did. */
export interface ToolOutcome {
  ok: boolean;
  /** What Letta’s tool answers: of an edit the new value. */
  result?: string | null;
  /** Why it could not be done. Nothing was changed. */
  error?: string;
  /** What has changed. */
  blocks?: {
    id: string;
    label: string;
    version: number;
  }[];
}

/** What a tool that edits memory did. */
export interface ToolOutcomeInput {
  ok: boolean;
  /** What Letta’s tool answers: of an edit the new value. */
  result?: string | null;
  /** Why it could not be done. Nothing was changed. */
  error?: string;
  /** What has changed. */
  blocks?: readonly {
    id: string;
    label: string;
    version: number;
  }[];
}

/** An import of a user, and how far it is. */
export interface Transfer {
  id: string;
  user_id: string;
  /** interrupted: its process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Of the archive, as far as they are imported. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored; present: was there already and stayed; mapped: of the stored, under another id; left_out: leads out of the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** A code, as in docs/errors.md. */
  error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string;
}

/** An import of a user, and how far it is. */
export interface TransferInput {
  id: string;
  user_id: string;
  /** interrupted: its process ended; send the archive again. failed: see `error`; what was stored stays. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  /** Of the archive, as far as they are imported. */
  lines: {
    total: number;
    done: number;
  };
  /** By kind. stored; present: was there already and stayed; mapped: of the stored, under another id; left_out: leads out of the file, or the key may not set it. */
  counts: Record<string, Record<string, number>>;
  /** A code, as in docs/errors.md. */
  error?: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** An intention whose time has come. */
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
  /** Whether what was written called it up, or its time had come. */
  by: 'words' | 'time';
}

/** An intention whose time has come. */
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
  /** Whether what was written called it up, or its time had come. */
  by: 'words' | 'time';
}

/** A turn beside a result, in its session. */
export interface TurnBeside {
  id: string;
  external_id?: string;
  /** How many turns after the result; negative: before. */
  offset: number;
  role?: string;
  speaker?: string;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string;
  /** Absent where a `token_budget` holds and an earlier result told it already. */
  content?: string;
}

/** A turn beside a result, in its session. */
export interface TurnBesideInput {
  id: string;
  external_id?: string;
  /** How many turns after the result; negative: before. */
  offset: number;
  role?: string;
  speaker?: string;
  /** RFC 3339, UTC, milliseconds */
  occurred_at: string | Date;
  /** Absent where a `token_budget` holds and an earlier result told it already. */
  content?: string;
}

/** What was used on one day. */
export interface Usage {
  tenant_id: string;
  /** Now. What the quotas hold. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days on which something happened, the newest first. Requests to about half a minute. */
  days: {
    /** UTC. */
    day: string;
    /** With a live key, also refused ones. */
    requests: number;
    /** Of those, refused by a rate limit. */
    limited: number;
    /** Of those, answered with 500 or above. */
    errors: number;
    searches: number;
    /** New ones, also those that jobs made. */
    records_written: number;
    /** Of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}

/** What was used on one day. */
export interface UsageInput {
  tenant_id: string;
  /** Now. What the quotas hold. */
  stored: {
    records: number;
    bytes: number;
  };
  quota_records?: number;
  quota_bytes?: number;
  /** Days on which something happened, the newest first. Requests to about half a minute. */
  days: readonly {
    /** UTC. */
    day: string;
    /** With a live key, also refused ones. */
    requests: number;
    /** Of those, refused by a rate limit. */
    limited: number;
    /** Of those, answered with 500 or above. */
    errors: number;
    searches: number;
    /** New ones, also those that jobs made. */
    records_written: number;
    /** Of their title, content, fields and metadata. */
    bytes_written: number;
  }[];
}

/** A user of the tenant. */
export interface User {
  user_id: string;
  time_zone?: string;
  language?: string;
  metadata: Record<string, unknown>;
  /** Since when nothing new is learned about them. */
  paused_at?: string;
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
  /** Since when nothing new is learned about them. */
  paused_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  created_at: string | Date;
  /** RFC 3339, UTC, milliseconds */
  updated_at: string | Date;
}

/** Whom the tenant wants told of what happens. */
export interface Webhook {
  id: string;
  name: string;
  url: string;
  events: string[];
  content: boolean;
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string;
  /** To about a minute. */
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

/** Whom the tenant wants told of what happens. */
export interface WebhookInput {
  id: string;
  name: string;
  url: string;
  events: readonly string[];
  content: boolean;
  /** `mem0`: made by mem0’s routes, and told in mem0’s shape. */
  format: 'recollect' | 'mem0';
  enabled: boolean;
  /** `gone`: it answered 410. `failing`: for five days. */
  disabled_for?: 'asked' | 'gone' | 'failing';
  /** The secret before the last rotation signs too until then. */
  previous_secret_until?: string | Date;
  /** To about a minute. */
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

/** An event on its way to a webhook. */
export interface WebhookDelivery {
  /** The `webhook-id` that it is sent under. */
  event_id: string;
  type: string;
  user_id?: string;
  /** What it tells of. None where it was dropped. */
  ids: string[];
  /** RFC 3339, UTC, milliseconds */
  happened_at: string;
  state: 'waiting' | 'retrying' | 'delivered' | 'dropped' | 'given_up';
  /** Oldest first, the last 30 of them, those before a replay too. */
  attempts: {
    /** RFC 3339, UTC, milliseconds */
    at: string;
    /** Where it was sent. Absent: nothing was. */
    url?: string;
    /** Of its answer, where there was one. */
    status?: number;
    /** A code. Absent: it was delivered. */
    error?: string;
    /** Why it failed, in plain words. */
    reason?: string;
    duration_ms: number;
  }[];
  /** Why it failed, in plain words. */
  reason?: string;
  /** When it is tried by itself. Of one that was given up: absent where only a replay tries it again. */
  next_try_at?: string;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string;
}

/** An event on its way to a webhook. */
export interface WebhookDeliveryInput {
  /** The `webhook-id` that it is sent under. */
  event_id: string;
  type: string;
  user_id?: string;
  /** What it tells of. None where it was dropped. */
  ids: readonly string[];
  /** RFC 3339, UTC, milliseconds */
  happened_at: string | Date;
  state: 'waiting' | 'retrying' | 'delivered' | 'dropped' | 'given_up';
  /** Oldest first, the last 30 of them, those before a replay too. */
  attempts: readonly {
    /** RFC 3339, UTC, milliseconds */
    at: string | Date;
    /** Where it was sent. Absent: nothing was. */
    url?: string;
    /** Of its answer, where there was one. */
    status?: number;
    /** A code. Absent: it was delivered. */
    error?: string;
    /** Why it failed, in plain words. */
    reason?: string;
    duration_ms: number;
  }[];
  /** Why it failed, in plain words. */
  reason?: string;
  /** When it is tried by itself. Of one that was given up: absent where only a replay tries it again. */
  next_try_at?: string | Date;
  /** RFC 3339, UTC, milliseconds */
  finished_at?: string | Date;
}

/** What an agent holds in mind for a task. */
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

/** What an agent holds in mind for a task. */
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
