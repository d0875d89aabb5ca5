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
  /** Only records that this agent stored. */
  agent?: string;
  project?: string;
  /** Only what was said or happened before this time. */
  before?: InstantInput;
  /** Ignores age, use and computed importance. Records that are pinned, on hold, or rated important by their writer are still spared. */
  force?: boolean;
  /** Also fold a last batch that is not full. */
  partial?: boolean;
  /** Overrides the strategy in the settings. */
  strategy?: 'summarize' | 'archive';
  /** How many summaries to generate and return. */
  summaries?: number;
}

/**
 * Preview a run: `POST /v1/compaction/preview`.
 *
 * Plans a run and generates the first few summaries. Writes nothing.
 *
 * Needs `records:read`.
 */
export interface CompactionPreviewOutput {
  strategy: 'summarize' | 'archive';
  folds: PlannedFold[];
  /** Whether the run would make more folds than are listed. */
  truncated: boolean;
  records: number;
  /** Episodes that were considered and stay as they are. */
  spared: number;
  tokens_before: number;
  tokens_after: number;
  /** The share of its tokens by which the scope would shrink in total. */
  shrink: number;
  /** Whether the scope would shrink by more than `max_shrink`. */
  refused: boolean;
}

export interface CompactionRunBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Fold the tenant’s shared memory instead. Needs shared:write. */
  shared?: boolean;
  /** Only records that this agent stored. */
  agent?: string;
  project?: string;
  /** Only what was said or happened before this time. */
  before?: InstantInput;
  /** Ignores age, use and computed importance. Records that are pinned, on hold, or rated important by their writer are still spared. */
  force?: boolean;
  /** Also fold a last batch that is not full. */
  partial?: boolean;
  /** Overrides the strategy in the settings. */
  strategy?: 'summarize' | 'archive';
}

/**
 * Fold now: `POST /v1/compaction/runs`.
 *
 * Queues a job that folds what the settings allow, batch by batch, even if compaction is not enabled. Each fold is one run in the list. `Prefer: wait=30` waits for the job and returns its runs.
 *
 * Needs `records:write`.
 */
export interface CompactionRunOutput {
  /** The job id for `GET /v1/jobs/{id}`. */
  job: string;
  /** failed: the job was given up and is a dead letter. */
  state: 'queued' | 'done' | 'failed';
  /** The runs of the job so far, oldest first, at most 1,000. */
  runs: CompactionRun[];
}

export interface CompactionRunsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  /** Read the whole tenant. Needs admin. */
  all_users?: boolean;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
  kind?: 'batch' | 'day' | 'global' | 'personality' | 'portrait';
  state?: 'done' | 'refused' | 'undone';
  /** Older name of `state`, until 1.0. */
  status?: 'done' | 'refused' | 'undone';
}

/**
 * List runs: `GET /v1/compaction/runs`.
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
 * Undo a run: `POST /v1/compaction/runs/{run_id}/undo`.
 *
 * Deletes the summary and restores the flags of the originals; nothing else about them had changed. A run that is already undone returns 409.
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
 * Read the compaction settings: `GET /v1/compaction/settings`.
 *
 * The effective settings of the user, and the settings of the tenant and of the user. A key that is bound to an agent or a project sees only the settings that apply to it.
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

/**
 * Set compaction for one user: `PUT /v1/compaction/settings`.
 *
 * Replaces the user’s document. An empty document inherits everything from the tenant.
 *
 * Needs `admin`.
 */
export interface CompactionPutUserSettingsOutput {
  settings: CompactionSettings;
}

export interface CompactionPutTenantSettingsBody {
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

/**
 * Set compaction for the tenant: `PUT /v1/admin/compaction/settings`.
 *
 * Replaces the document. `{"enabled": true}` turns compaction on.
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
 * Read compaction metrics: `GET /v1/compaction/metrics`.
 *
 * For the tenant, over the last `days` days. Not for a bound key. Search metrics are counted in memory and written twice a minute.
 *
 * Needs `admin`.
 */
export interface CompactionMetricsOutput {
  days: number;
  records: {
    created: number;
    updated: number;
    /** Updates as a share of updates and new records. */
    update_rate: number;
  };
  old: {
    /** Episodes older than the tenant’s `age_days`. */
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
    /** Searches with at least one result that is a summary of folded records. */
    through_summaries: number;
    /** Folded records that were returned as their summary. */
    compressed_facts: number;
    /** Folded records that were returned themselves. */
    fell_back: number;
    /** Tokens saved by returning summaries. */
    tokens_saved: number;
  };
  /** How useful the returned memories were, as far as clients reported it. */
  recall: {
    /** Searches, contexts and chats that returned at least one memory. */
    answers: number;
    /** How often a client reported which memories an answer used: by an acknowledgement or a chat citation. */
    acknowledged: number;
    /** `acknowledged` as a share of `answers`, at most 1. */
    relevance: number;
    tokens_told: number;
    /** Tokens of the acknowledged memories, at four characters per token. */
    tokens_used: number;
    /** Tokens used as a share of the tokens returned, at most 1. */
    context_quality: number;
  };
}
