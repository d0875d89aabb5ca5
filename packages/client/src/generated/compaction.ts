// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  CompactionOverridesInput,
  CompactionRun,
  CompactionSettings,
  InstantInput,
  PlannedFold,
} from './components.js';

export interface CompactionPreviewBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Fold the tenant’s shared memory instead. Needs shared:write. */
  shared?: boolean;
  /** Only what this agent stored. */
  agent?: string;
  project?: string;
  /** Only what was said or happened before. */
  before?: InstantInput;
  /** Whatever its age, use and computed importance. What is pinned, held, or rated important by its writer is spared still. */
  force?: boolean;
  /** Fold the rest as well when it is less than a batch. */
  partial?: boolean;
  /** Instead of the one in the settings. */
  strategy?: 'summarize' | 'archive';
  /** How many summaries are made and shown. */
  summaries?: number;
}

/**
 * What a run would fold: `POST /v1/compaction/preview`.
 *
 * Plans a run and makes the first few summaries. Writes nothing.
 *
 * Needs `records:read`.
 */
export interface CompactionPreviewOutput {
  strategy: 'summarize' | 'archive';
  folds: PlannedFold[];
  /** Whether more would be folded than is listed here. */
  truncated: boolean;
  records: number;
  /** Episodes that were looked at and stay as they are. */
  spared: number;
  tokens_before: number;
  tokens_after: number;
  /** By which share of its tokens the scope would have shrunk in all. */
  shrink: number;
  /** Whether it would shrink by more than `max_shrink`. */
  refused: boolean;
}

export interface CompactionRunBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Fold the tenant’s shared memory instead. Needs shared:write. */
  shared?: boolean;
  /** Only what this agent stored. */
  agent?: string;
  project?: string;
  /** Only what was said or happened before. */
  before?: InstantInput;
  /** Whatever its age, use and computed importance. What is pinned, held, or rated important by its writer is spared still. */
  force?: boolean;
  /** Fold the rest as well when it is less than a batch. */
  partial?: boolean;
  /** Instead of the one in the settings. */
  strategy?: 'summarize' | 'archive';
}

/**
 * Fold now: `POST /v1/compaction/runs`.
 *
 * Leaves a job that folds what the settings allow, whether or not they are enabled, batch by batch; each fold is one run in the list. `Prefer: wait=30` waits for its end and answers the runs.
 *
 * Needs `records:write`.
 */
export interface CompactionRunOutput {
  /** Its id, as `GET /v1/jobs/{id}` takes it. */
  job: string;
  /** failed: it was given up, and is a dead letter. */
  state: 'queued' | 'done' | 'failed';
  /** What the job has done so far, oldest first; at most 1,000. */
  runs: CompactionRun[];
}

export interface CompactionRunsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
  kind?: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  state?: 'done' | 'refused' | 'undone';
  /** The older name of `state`, until 1.0. */
  status?: 'done' | 'refused' | 'undone';
}

/**
 * List what was folded: `GET /v1/compaction/runs`.
 *
 * Newest first.
 *
 * Needs `records:read`.
 */
export interface CompactionRunsOutput {
  runs: CompactionRun[];
  has_more: boolean;
  next_cursor?: string;
}

export interface CompactionGetRunParams {
  run_id: string;
}

export interface CompactionGetRunQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
}

/**
 * Read one run with its records: `GET /v1/compaction/runs/{run_id}`.
 *
 * Needs `records:read`.
 */
export interface CompactionGetRunOutput {
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
  members: {
    id: string;
    type: string;
    role: 'source' | 'summary';
  }[];
}

export interface CompactionUndoParams {
  run_id: string;
}

export interface CompactionUndoBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

/**
 * Take a run back: `POST /v1/compaction/runs/{run_id}/undo`.
 *
 * Deletes the summary and gives the originals their flags back; nothing else of them had changed. A run that was undone already answers 409.
 *
 * Needs `records:write`.
 */
export interface CompactionUndoOutput {
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

export interface CompactionSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  agent?: string;
  project?: string;
}

/**
 * Read the settings of compaction: `GET /v1/compaction/settings`.
 *
 * What holds for the user, and what the tenant and the user have set. A key that is bound to an agent or a project sees what holds for it alone.
 *
 * Needs `records:read`.
 */
export interface CompactionSettingsOutput {
  effective: {
    enabled: boolean;
    strategy: 'summarize' | 'archive';
    [field: string]: unknown;
  };
  tenant: CompactionSettings | null;
  user: CompactionSettings | null;
  tenant_version: number;
  user_version: number;
}

export interface CompactionPutUserSettingsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
}

export interface CompactionPutUserSettingsBody {
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

/**
 * Set compaction for one user: `PUT /v1/compaction/settings`.
 *
 * Replaces the user’s document; an empty one leaves everything to the tenant’s.
 *
 * Needs `admin`.
 */
export interface CompactionPutUserSettingsOutput {
  settings: CompactionSettings;
}

export interface CompactionPutTenantSettingsBody {
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

/**
 * Set compaction for the tenant: `PUT /v1/admin/compaction/settings`.
 *
 * Replaces the document. `{"enabled": true}` switches compaction on.
 *
 * Needs `admin`.
 */
export interface CompactionPutTenantSettingsOutput {
  settings: CompactionSettings;
}

export interface CompactionMetricsQuery {
  days?: number;
}

/**
 * How well memory folds: `GET /v1/compaction/metrics`.
 *
 * For the tenant, over the last days. What searches did is counted in memory and written twice a minute.
 *
 * Needs `admin`.
 */
export interface CompactionMetricsOutput {
  days: number;
  records: {
    created: number;
    updated: number;
    /** Updates in parts of updates and new records. */
    update_rate: number;
  };
  old: {
    /** Older than the tenant’s `age_days`. */
    episodes: number;
    compressed: number;
    share: number;
  };
  runs: {
    done: number;
    refused: number;
    undone: number;
    tokens_saved: number;
  };
  searches: {
    answered: number;
    /** Of them with at least one result that is a summary of folded records. */
    through_summaries: number;
    /** Folded records that answered through their summary. */
    compressed_facts: number;
    /** Folded records that answered themselves. */
    fell_back: number;
    /** By answering through summaries. */
    tokens_saved: number;
  };
  /** How much of what was told was of use, as far as whoever was told says so. */
  recall: {
    /** Searches, contexts and chats that told at least one memory. */
    answers: number;
    /** How often somebody said which memories an answer used: an acknowledgement, or a chat that cited. */
    acknowledged: number;
    /** Acknowledged in parts of answers, 1 at most. */
    relevance: number;
    tokens_told: number;
    /** Of the memories that were acknowledged, at four characters a token. */
    tokens_used: number;
    /** Tokens used in parts of tokens told, 1 at most. */
    context_quality: number;
  };
}
