// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  Episode,
  InstantInput,
  Intention,
  Procedure,
  RedactedSecrets,
  SemanticFact,
  SensoryItem,
  TriggeredIntention,
  WorkingSlot,
} from './components.js';

export interface CognitiveRecordSensoryBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  /** text, event, image caption, … */
  modality: string;
  raw_data: string;
  ttl_seconds?: number;
  /** How important the observation seems. With `adaptive_ttl`, decides how long it lives. */
  importance?: number;
  /** Important observations live up to four times as long, unimportant ones down to a quarter. Default: from the settings. */
  adaptive_ttl?: boolean;
  metadata?: Record<string, unknown>;
}

/**
 * Store a raw observation: `POST /v1/cognitive/sensory`.
 *
 * Expires automatically unless it is attended to. With a `ttl_seconds` of 0 it expires at once.
 *
 * Needs `records:write`.
 */
export interface CognitiveRecordSensoryOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  observation_order: number;
  /** RFC 3339, UTC, milliseconds */
  expires_at: string;
}

export interface CognitiveRecentSensoryQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  limit?: number;
}

/**
 * List recent observations: `GET /v1/cognitive/sensory`.
 *
 * Newest first, in order of observation. Expired observations are never returned.
 *
 * Needs `records:read`.
 */
export interface CognitiveRecentSensoryOutput {
  items: SensoryItem[];
}

export interface CognitiveAttendSensoryParams {
  id: string;
}

export interface CognitiveAttendSensoryBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  reason: string;
  metadata?: Record<string, unknown>;
}

/**
 * Attend to an observation: `POST /v1/cognitive/sensory/{id}/attend`.
 *
 * Stores it as an episode, linked by `attended_to`. The observation itself stays until it expires.
 *
 * Needs `records:write`.
 */
export interface CognitiveAttendSensoryOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  episode_id: string;
  temporal_index: number;
}

export interface CognitivePruneSensoryBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
}

/**
 * Delete expired observations: `POST /v1/cognitive/sensory/prune`.
 *
 * Returns the number of the agent’s observations that were deleted.
 *
 * Needs `records:write`.
 */
export interface CognitivePruneSensoryOutput {
  pruned: number;
}

export interface CognitivePushWorkingBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  slot_type: 'question' | 'retrieved_fact' | 'reasoning_step' | 'context' | 'plan' | 'evaluation';
  content: string;
  /** The task. Stored as `session_id` of the record. */
  task_id: string;
  relevance?: number;
  metadata?: Record<string, unknown>;
}

/**
 * Put an item into working memory: `POST /v1/cognitive/working`.
 *
 * An agent has 20 slots per task by default. If they are full, the least relevant item is evicted first, and among equals the oldest. The new item always stays.
 *
 * Needs `records:write`.
 */
export interface CognitivePushWorkingOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  /** The ids of the evicted items. */
  evicted: string[];
}

export interface CognitiveListWorkingQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  /** The task. Stored as `session_id` of the record. */
  task_id: string;
}

/**
 * List the working memory of a task: `GET /v1/cognitive/working`.
 *
 * Most relevant first.
 *
 * Needs `records:read`.
 */
export interface CognitiveListWorkingOutput {
  slots: WorkingSlot[];
}

export interface CognitiveClearWorkingQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  /** The task. Stored as `session_id` of the record. */
  task_id: string;
  /** Keep the content as an episode. Default: from the settings. */
  episode?: boolean;
}

/**
 * Complete a task: `DELETE /v1/cognitive/working`.
 *
 * Deletes its working memory. With `episode=true`, the content is kept as an episode.
 *
 * Needs `records:write`.
 */
export interface CognitiveClearWorkingOutput {
  cleared: number;
  episode_id?: string;
}

export interface CognitiveStoreEpisodeBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  content: string;
  source_label?: string;
  temporal_index?: number;
  occurred_at?: InstantInput;
  metadata?: Record<string, unknown>;
}

/**
 * Store an episode: `POST /v1/cognitive/episodes`.
 *
 * Episodes are ordered by `temporal_index`. Default: one more than the agent’s highest.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreEpisodeOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  temporal_index: number;
}

export interface CognitiveListEpisodesQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  limit?: number;
  include_compressed?: boolean;
}

/**
 * List the latest episodes: `GET /v1/cognitive/episodes`.
 *
 * Latest first. Consolidated episodes are left out unless requested.
 *
 * Needs `records:read`.
 */
export interface CognitiveListEpisodesOutput {
  episodes: Episode[];
}

export interface CognitiveNextBatchQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  batch_size?: number;
}

/**
 * Read the next batch to consolidate: `GET /v1/cognitive/episodes/batch`.
 *
 * The oldest episodes that are not consolidated. Empty if there are fewer than `batch_size`.
 *
 * Needs `records:read`.
 */
export interface CognitiveNextBatchOutput {
  episodes: Episode[];
}

export interface CognitiveConsolidateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  batch_size?: number;
  ids?: readonly string[];
  summary?: string;
  /** Shortens the text as compaction does. By default the episodes are joined. */
  summarize?: boolean;
}

/**
 * Consolidate the oldest episodes: `POST /v1/cognitive/episodes/consolidate`.
 *
 * Folds the oldest `batch_size` episodes into one and links it to them with `consolidates`. The episodes stay, marked as compressed. If there are fewer, nothing happens and the id is null. `summary` is your own summary of them; `ids` are the episodes that it covers (from `GET …/batch`).
 *
 * Needs `records:write`.
 */
export interface CognitiveConsolidateOutput {
  id: string | null;
  node_id: string | null;
  summary?: string;
  consolidated: string[];
}

export interface CognitiveStoreFactBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  concept?: string;
  content: string;
  confidence?: number;
  source_id?: string;
  tags?: readonly string[];
  source_episode_id?: string;
  metadata?: Record<string, unknown>;
  /** Merged into `metadata`, where it is returned. */
  temporal_metadata?: Record<string, unknown>;
}

/**
 * Store a fact: `POST /v1/cognitive/facts`.
 *
 * Links the fact to similar facts of the agent (`similar_to`), with both values if they contradict each other, and to the episode it came from (`derives_from`). An unknown episode is ignored.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreFactOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  similar_to: {
    to: string;
    similarity_score: number;
    contradiction?: boolean;
    /** The older and the newer value, such as `3 vs 5`. */
    conflicting_values?: string;
  }[];
}

export interface CognitiveSearchFactsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  /** `false`: leave out the tenant’s shared memory. */
  include_shared?: boolean;
  query?: string;
  /** Only facts whose concept contains one of these words. An empty list finds nothing. */
  concepts?: readonly string[] | string;
  limit?: number;
  /** Also applies to linked facts. */
  min_confidence?: number;
  hops?: number;
}

/**
 * Find facts: `GET /v1/cognitive/facts`.
 *
 * Facts that contain words of the query, then facts linked to them as similar. Without a query: all facts, most confident first.
 *
 * Needs `records:read`.
 */
export interface CognitiveSearchFactsOutput {
  facts: SemanticFact[];
}

export interface CognitiveRecallBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  include_shared?: boolean;
  query: string;
  max_nodes?: number;
  min_confidence?: number;
  hops?: number;
}

/**
 * Recall facts as text for a model: `POST /v1/cognitive/recall`.
 *
 * Facts that match a query, the links between them, and a text for a prompt. The text is in chronological order and marks contradicting facts with WARNING.
 *
 * Needs `records:read`.
 */
export interface CognitiveRecallOutput {
  nodes: SemanticFact[];
  edges: {
    from: string;
    to: string;
    type: string;
    similarity_score?: number;
    contradiction?: boolean;
    conflicting_values?: string;
  }[];
  text: string;
}

export interface CognitiveStoreProcedureBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  name: string;
  steps: readonly (
    | string
    | {
        description: string;
        tool?: string;
        arguments?: Record<string, unknown>;
      }
  )[];
  prerequisites?: readonly string[];
  source_episode_id?: string;
  metadata?: Record<string, unknown>;
}

/**
 * Store a procedure: `POST /v1/cognitive/procedures`.
 *
 * Steps in order. A step may name a tool and its arguments; the server never calls it.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreProcedureOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  known: string[];
  missing: string[];
}

export interface CognitiveListProceduresQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  /** `false`: leave out the tenant’s shared memory. */
  include_shared?: boolean;
  limit?: number;
}

/**
 * List procedures: `GET /v1/cognitive/procedures`.
 *
 * Most used first. Listing does not count as use; `POST …/recall` does.
 *
 * Needs `records:read`.
 */
export interface CognitiveListProceduresOutput {
  procedures: Procedure[];
}

export interface CognitiveRecallProceduresBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  query?: string;
  limit?: number;
}

/**
 * Recall a procedure: `POST /v1/cognitive/procedures/recall`.
 *
 * Procedures that contain words of the query, most used first. An empty query returns all. Each recall counts as a use; the response has the count from before it.
 *
 * Needs `records:write`.
 */
export interface CognitiveRecallProceduresOutput {
  procedures: Procedure[];
}

export interface CognitiveStoreProspectiveBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  description: string;
  trigger_condition?: string;
  trigger_at?: InstantInput;
  action_on_trigger?: string;
  priority?: number;
  metadata?: Record<string, unknown>;
}

/**
 * Store an intention: `POST /v1/cognitive/prospective`.
 *
 * Fires once: when the agent writes something that contains a word of `trigger_condition`, or at `trigger_at`, whichever comes first. The response to that write reports it.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreProspectiveOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  status: 'pending';
}

export interface CognitiveListProspectiveQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  status?: 'pending' | 'triggered' | 'resolved';
  limit?: number;
}

/**
 * List intentions: `GET /v1/cognitive/prospective`.
 *
 * Most urgent first; equally urgent ones oldest first.
 *
 * Needs `records:read`.
 */
export interface CognitiveListProspectiveOutput {
  intentions: Intention[];
}

export interface CognitiveCheckTriggersBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  content: string;
}

/**
 * Check a text against the intentions: `POST /v1/cognitive/prospective/check`.
 *
 * Every write of the agent does this automatically. Fires each pending intention whose condition contains a word of the text or whose time has come. Each fires once, most urgent first.
 *
 * Needs `records:write`.
 */
export interface CognitiveCheckTriggersOutput {
  triggered: TriggeredIntention[];
}

export interface CognitiveResolveProspectiveParams {
  id: string;
}

export interface CognitiveResolveProspectiveBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
}

/**
 * Resolve an intention: `POST /v1/cognitive/prospective/{id}/resolve`.
 *
 * It never fires again. Resolving it twice changes nothing.
 *
 * Needs `records:write`.
 */
export interface CognitiveResolveProspectiveOutput {
  id: string;
  node_id: string;
  status: 'resolved';
}

export interface CognitiveRememberBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  content: string;
  kind?: 'episodic' | 'semantic' | 'procedural' | 'prospective';
  /** The concept of a fact, or the name of a procedure. */
  concept?: string;
  confidence?: number;
  source_id?: string;
  source_label?: string;
  source_episode_id?: string;
  tags?: readonly string[];
  metadata?: Record<string, unknown>;
  temporal_metadata?: Record<string, unknown>;
}

/**
 * Remember a text as the right kind of memory: `POST /v1/cognitive/memories`.
 *
 * Rules classify the text: steps are a procedure, a plan is an intention, an experience is an episode, everything else is a fact. `kind` overrides the rules.
 *
 * Needs `records:write`.
 */
export interface CognitiveRememberOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  kind: 'episodic' | 'semantic' | 'procedural' | 'prospective';
}

export interface CognitiveConceptsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  /** `false`: leave out the tenant’s shared memory. */
  include_shared?: boolean;
  limit?: number;
}

/**
 * List the concepts that an agent knows facts about: `GET /v1/cognitive/concepts`.
 *
 * The concepts with their number of facts, largest first, and the total number of facts.
 *
 * Needs `records:read`.
 */
export interface CognitiveConceptsOutput {
  count_total: number;
  count_concepts: number;
  concepts: {
    concept: string;
    count: number;
  }[];
}

export interface CognitiveExportAgentQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  limit?: number;
  /** `next_cursor` of the previous page. */
  cursor?: string;
}

/**
 * Export what an agent has learned as JSON: `GET /v1/cognitive/export`.
 *
 * Facts, episodes, procedures and intentions, and the links between them, in pages. `cursor` is the `next_cursor` of the previous page. A page ends early, with `has_more`, when its texts exceed 16 MB.
 *
 * Needs `records:read`.
 */
export interface CognitiveExportAgentOutput {
  agent_name: string;
  nodes: {
    id: string;
    kind: 'episodic' | 'semantic' | 'procedural' | 'prospective';
    title?: string;
    content: string;
    tags: string[];
    metadata: Record<string, unknown>;
    /** The other fields of its kind: steps, confidence, trigger_condition, … */
    fields: Record<string, unknown>;
    /** The temporal index of an episode. */
    place?: number;
    /** RFC 3339, UTC, milliseconds */
    occurred_at: string;
  }[];
  edges: {
    from: string;
    to: string;
    type: 'similar_to' | 'contradicts' | 'derives_from' | 'procedure_derives_from';
    strength: unknown;
    metadata: Record<string, unknown>;
  }[];
  has_more: boolean;
  next_cursor?: string;
}

export interface CognitiveImportAgentBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  nodes: readonly {
    id: string;
    kind: 'episodic' | 'semantic' | 'procedural' | 'prospective';
    title?: string;
    content: string;
    tags?: readonly string[];
    metadata?: Record<string, unknown>;
    /** The other fields of its kind: steps, confidence, trigger_condition, … */
    fields?: Record<string, unknown>;
    /** The temporal index of an episode. */
    place?: number;
    occurred_at: InstantInput;
  }[];
  edges?: readonly {
    from: string;
    to: string;
    type: 'similar_to' | 'contradicts' | 'derives_from' | 'procedure_derives_from';
    strength?: number;
    metadata?: Record<string, unknown>;
  }[];
  agent_name?: string;
  has_more?: boolean;
  next_cursor?: string;
}

/**
 * Import what an agent has learned: `POST /v1/cognitive/import`.
 *
 * Stores a page of `GET /v1/cognitive/export` for `agent`, else the key’s agent, else `agent_name`. Nodes imported before are skipped, by id; refused ones are reported by index.
 *
 * Needs `records:write`.
 */
export interface CognitiveImportAgentOutput {
  nodes: number;
  skipped: number;
  edges: number;
  errors: {
    index: number;
    detail: string;
  }[];
}

export interface CognitiveStatisticsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
}

/**
 * Count what an agent remembers: `GET /v1/cognitive/statistics`.
 *
 * Memories per kind; 0 if there are none. Expired memories do not count.
 *
 * Needs `records:read`.
 */
export interface CognitiveStatisticsOutput {
  agent_name: string;
  sensory: number;
  working: number;
  episodic: number;
  semantic: number;
  procedural: number;
  prospective: number;
  total: number;
}

export interface CognitiveEdgesQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The agent whose memory is used. A key bound to an agent may omit it. */
  agent?: string;
  /** Only links from or to this memory. */
  id?: string;
  type?: 'similar_to' | 'derives_from' | 'procedure_derives_from' | 'consolidates' | 'attended_to' | 'contradicts';
  limit?: number;
}

/**
 * List the links between an agent’s memories: `GET /v1/cognitive/edges`.
 *
 * Each link has its details: how similar two facts are, when a fact was derived, or why an observation was attended to.
 *
 * Needs `records:read`.
 */
export interface CognitiveEdgesOutput {
  edges: {
    from: string;
    to: string;
    type: string;
    strength: number;
    similarity_score?: number;
    contradiction?: boolean;
    conflicting_values?: string;
    /** Unix seconds. */
    derived_at?: number;
    consolidated_at?: number;
    attended_at?: number;
    attention_reason?: string;
    metadata: Record<string, unknown>;
  }[];
}

/**
 * Read the settings of the six kinds of memory: `GET /v1/admin/cognitive/settings`.
 *
 * Needs `admin`.
 */
export interface CognitiveSettingsOutput {
  settings: {
    /** When facts are linked as similar. `seed`: if they share more than 0.3 of their words. `library`: 0.6 or more. */
    profile: 'seed' | 'library';
    /** The number of working memory slots per agent and task. */
    working_capacity: number;
    /** Observations that seem important live longer, others shorter. */
    adaptive_ttl: boolean;
    /** Completing a task stores an episode. */
    episode_on_completion: boolean;
    consolidation: {
      /** Jobs consolidate episodes automatically. */
      automatic: boolean;
      batch_size: number;
    };
  };
}

export interface CognitivePutSettingsBody {
  /** When facts are linked as similar. `seed`: if they share more than 0.3 of their words. `library`: 0.6 or more. */
  profile?: 'seed' | 'library';
  /** The number of working memory slots per agent and task. */
  working_capacity?: number;
  /** Observations that seem important live longer, others shorter. */
  adaptive_ttl?: boolean;
  /** Completing a task stores an episode. */
  episode_on_completion?: boolean;
  consolidation?: {
    /** Jobs consolidate episodes automatically. */
    automatic?: boolean;
    batch_size?: number;
  };
}

/**
 * Update the settings of the six kinds of memory: `PUT /v1/admin/cognitive/settings`.
 *
 * Applies to what is stored from now on. A key that is bound to a user, an agent or a project is refused.
 *
 * Needs `admin`.
 */
export interface CognitivePutSettingsOutput {
  settings: {
    /** When facts are linked as similar. `seed`: if they share more than 0.3 of their words. `library`: 0.6 or more. */
    profile: 'seed' | 'library';
    /** The number of working memory slots per agent and task. */
    working_capacity: number;
    /** Observations that seem important live longer, others shorter. */
    adaptive_ttl: boolean;
    /** Completing a task stores an episode. */
    episode_on_completion: boolean;
    consolidation: {
      /** Jobs consolidate episodes automatically. */
      automatic: boolean;
      batch_size: number;
    };
  };
}
