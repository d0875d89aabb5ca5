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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  /** text, event, image caption, … */
  modality: string;
  raw_data: string;
  ttl_seconds?: number;
  /** How important the observation seems; decides an adaptive life. */
  importance?: number;
  /** What seems important lives up to four times as long, what does not down to a quarter. Else as the settings say. */
  adaptive_ttl?: boolean;
  metadata?: Record<string, unknown>;
}

/**
 * Take in a raw observation: `POST /v1/cognitive/sensory`.
 *
 * It expires by itself unless it is attended to. A `ttl_seconds` of 0 has expired at once.
 *
 * Needs `records:write`.
 */
export interface CognitiveRecordSensoryOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  observation_order: number;
  /** RFC 3339, UTC, milliseconds */
  expires_at: string;
}

export interface CognitiveRecentSensoryQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  limit?: number;
}

/**
 * What was observed last: `GET /v1/cognitive/sensory`.
 *
 * Newest first, by the order of observation. What has expired is not there, swept away or not.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  reason: string;
  metadata?: Record<string, unknown>;
}

/**
 * Attend to an observation: `POST /v1/cognitive/sensory/{id}/attend`.
 *
 * Makes an episode of it, linked by `attended_to`. The observation stays until it expires.
 *
 * Needs `records:write`.
 */
export interface CognitiveAttendSensoryOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  episode_id: string;
  temporal_index: number;
}

export interface CognitivePruneSensoryBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
}

/**
 * Delete what has expired: `POST /v1/cognitive/sensory/prune`.
 *
 * Answers how many observations of the agent were deleted.
 *
 * Needs `records:write`.
 */
export interface CognitivePruneSensoryOutput {
  pruned: number;
}

export interface CognitivePushWorkingBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  slot_type: 'question' | 'retrieved_fact' | 'reasoning_step' | 'context' | 'plan' | 'evaluation';
  content: string;
  /** The task; it stands in `session_id` of the record. */
  task_id: string;
  relevance?: number;
  metadata?: Record<string, unknown>;
}

/**
 * Hold something in mind for a task: `POST /v1/cognitive/working`.
 *
 * An agent holds 20 slots a task. Before one more is stored the least relevant goes, of equals the oldest; the new one always stays.
 *
 * Needs `records:write`.
 */
export interface CognitivePushWorkingOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  /** Slots that made room. */
  evicted: string[];
}

export interface CognitiveListWorkingQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  /** The task; it stands in `session_id` of the record. */
  task_id: string;
}

/**
 * What is held in mind for a task: `GET /v1/cognitive/working`.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  /** The task; it stands in `session_id` of the record. */
  task_id: string;
  /** Keep what was held as an episode. Else as the settings say. */
  episode?: boolean;
}

/**
 * Complete a task: `DELETE /v1/cognitive/working`.
 *
 * Deletes its slots; with `episode=true` what they held is kept as an episode.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  content: string;
  source_label?: string;
  temporal_index?: number;
  occurred_at?: InstantInput;
  metadata?: Record<string, unknown>;
}

/**
 * Remember what happened: `POST /v1/cognitive/episodes`.
 *
 * In the order of `temporal_index`: one more than the highest of the agent where none is given.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreEpisodeOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  temporal_index: number;
}

export interface CognitiveListEpisodesQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  limit?: number;
  include_compressed?: boolean;
}

/**
 * What happened last: `GET /v1/cognitive/episodes`.
 *
 * Latest first. What was consolidated is left out unless it is asked for.
 *
 * Needs `records:read`.
 */
export interface CognitiveListEpisodesOutput {
  episodes: Episode[];
}

export interface CognitiveNextBatchQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  batch_size?: number;
}

/**
 * What would be consolidated next: `GET /v1/cognitive/episodes/batch`.
 *
 * The oldest episodes that are not consolidated, or none where there are fewer than `batch_size`.
 *
 * Needs `records:read`.
 */
export interface CognitiveNextBatchOutput {
  episodes: Episode[];
}

export interface CognitiveConsolidateBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  batch_size?: number;
  ids?: readonly string[];
  summary?: string;
  /** Write a shorter text, as compaction does. Else the episodes are joined. */
  summarize?: boolean;
}

/**
 * Consolidate the oldest episodes: `POST /v1/cognitive/episodes/consolidate`.
 *
 * Folds the oldest `batch_size` into one, linked by `consolidates`. The episodes stay, marked as compressed. With fewer than that nothing happens and the id is null. `summary` is the caller’s own text of them; `ids` says of which it was made (`GET …/batch`).
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  concept?: string;
  content: string;
  confidence?: number;
  source_id?: string;
  tags?: readonly string[];
  source_episode_id?: string;
  metadata?: Record<string, unknown>;
  /** Merged into `metadata`, under which it is answered. */
  temporal_metadata?: Record<string, unknown>;
}

/**
 * Learn a fact: `POST /v1/cognitive/facts`.
 *
 * Links it to facts of the agent that are alike (`similar_to`), with both values where they contradict each other, and to the episode that it came from (`derives_from`). An unknown episode is passed over.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreFactOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  similar_to: {
    to: string;
    similarity_score: number;
    contradiction?: boolean;
    /** What the older and the newer say: `3 vs 5`. */
    conflicting_values?: string;
  }[];
}

export interface CognitiveSearchFactsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  /** `false`: without the tenant’s shared memory. */
  include_shared?: boolean;
  query?: string;
  /** Only facts whose concept holds one of these words. An empty list finds nothing. */
  concepts?: readonly string[] | string;
  limit?: number;
  /** Holds for linked facts too. */
  min_confidence?: number;
  hops?: number;
}

/**
 * Find facts: `GET /v1/cognitive/facts`.
 *
 * Facts that hold words of the query, then those that are linked to them as alike. Without a query all of them, the surest first.
 *
 * Needs `records:read`.
 */
export interface CognitiveSearchFactsOutput {
  facts: SemanticFact[];
}

export interface CognitiveRecallBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  include_shared?: boolean;
  query: string;
  max_nodes?: number;
  min_confidence?: number;
  hops?: number;
}

/**
 * Recall what is known, as a model reads it: `POST /v1/cognitive/recall`.
 *
 * Facts about a query with the links between them, and a text for a prompt: in order of time, with a WARNING where two contradict each other.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
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
 * Learn how something is done: `POST /v1/cognitive/procedures`.
 *
 * Steps in order. A step may name a tool and its arguments; nothing here calls it.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreProcedureOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  known: string[];
  missing: string[];
}

export interface CognitiveListProceduresQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  /** `false`: without the tenant’s shared memory. */
  include_shared?: boolean;
  limit?: number;
}

/**
 * List procedures: `GET /v1/cognitive/procedures`.
 *
 * The most used first. Looking is no use: to recall one, `POST …/recall`.
 *
 * Needs `records:read`.
 */
export interface CognitiveListProceduresOutput {
  procedures: Procedure[];
}

export interface CognitiveRecallProceduresBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  query?: string;
  limit?: number;
}

/**
 * Recall how something is done: `POST /v1/cognitive/procedures/recall`.
 *
 * Procedures that hold words of the query, the most used first; all where it is empty. Each use counts: the answer tells how often it was recalled before.
 *
 * Needs `records:write`.
 */
export interface CognitiveRecallProceduresOutput {
  procedures: Procedure[];
}

export interface CognitiveStoreProspectiveBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  description: string;
  trigger_condition?: string;
  trigger_at?: InstantInput;
  action_on_trigger?: string;
  priority?: number;
  metadata?: Record<string, unknown>;
}

/**
 * Intend something for later: `POST /v1/cognitive/prospective`.
 *
 * Fires once: when the agent writes something that holds a word of `trigger_condition`, or at `trigger_at`, whichever comes first. The answer of that write tells it.
 *
 * Needs `records:write`.
 */
export interface CognitiveStoreProspectiveOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  status: 'pending';
}

export interface CognitiveListProspectiveQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  status?: 'pending' | 'triggered' | 'resolved';
  limit?: number;
}

/**
 * What is intended: `GET /v1/cognitive/prospective`.
 *
 * The most urgent first, of equals the oldest.
 *
 * Needs `records:read`.
 */
export interface CognitiveListProspectiveOutput {
  intentions: Intention[];
}

export interface CognitiveCheckTriggersBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  content: string;
}

/**
 * Check a text against what is intended: `POST /v1/cognitive/prospective/check`.
 *
 * As every write of the agent does by itself. Fires what is pending and holds, in its condition, a word of the text, and what is due by time; each once, the most urgent first.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
}

/**
 * An intention is done with: `POST /v1/cognitive/prospective/{id}/resolve`.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  content: string;
  kind?: 'episodic' | 'semantic' | 'procedural' | 'prospective';
  /** Of a fact; the name of a procedure. */
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
 * Remember a text, as the kind of memory that it is: `POST /v1/cognitive/memories`.
 *
 * Rules tell which: steps are a procedure, what is planned an intention, what somebody went through an episode, everything else a fact. `kind` decides instead of them.
 *
 * Needs `records:write`.
 */
export interface CognitiveRememberOutput {
  id: string;
  node_id: string;
  /** RFC 3339, UTC, milliseconds */
  created_at: string;
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
  kind: 'episodic' | 'semantic' | 'procedural' | 'prospective';
}

export interface CognitiveConceptsQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  /** `false`: without the tenant’s shared memory. */
  include_shared?: boolean;
  limit?: number;
}

/**
 * What an agent knows facts about: `GET /v1/cognitive/concepts`.
 *
 * Concepts with how many facts each has, most first; and how many facts there are in all.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  limit?: number;
  /** `next_cursor` of the page before. */
  cursor?: string;
}

/**
 * What an agent has learned, as JSON: `GET /v1/cognitive/export`.
 *
 * Facts, episodes, procedures and intentions with the links between them, page by page: `cursor` is the `next_cursor` of the page before.
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
    /** What its kind keeps beside: steps, confidence, trigger_condition, … */
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  nodes: readonly {
    id: string;
    kind: 'episodic' | 'semantic' | 'procedural' | 'prospective';
    title?: string;
    content: string;
    tags?: readonly string[];
    metadata?: Record<string, unknown>;
    /** What its kind keeps beside: steps, confidence, trigger_condition, … */
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
}

/**
 * Take in what an agent has learned: `POST /v1/cognitive/import`.
 *
 * What `GET /v1/cognitive/export` answers, for this agent. A node that was taken in before is skipped, by its id. What is refused is told by its index, and nothing of it is stored.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
}

/**
 * How much an agent remembers: `GET /v1/cognitive/statistics`.
 *
 * Of each kind, 0 where there is nothing. What has expired does not count.
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
  /** Whose memory is meant. A key that is bound to an agent need not name it. */
  agent?: string;
  /** Only links from or to this memory. */
  id?: string;
  type?: 'similar_to' | 'derives_from' | 'procedure_derives_from' | 'consolidates' | 'attended_to' | 'contradicts';
  limit?: number;
}

/**
 * The links between an agent’s memories: `GET /v1/cognitive/edges`.
 *
 * With what each tells: how alike two facts are, when a fact was derived, why something was attended to.
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
 * Read how the six kinds behave: `GET /v1/admin/cognitive/settings`.
 *
 * Needs `admin`.
 */
export interface CognitiveSettingsOutput {
  settings: {
    /** `seed` links facts that share more than 0.3 of their words, `library` those that share 0.6 or more. */
    profile: 'seed' | 'library';
    /** Slots of an agent and task. */
    working_capacity: number;
    /** Observations that seem important live longer, others shorter. */
    adaptive_ttl: boolean;
    /** A completed task leaves an episode. */
    episode_on_completion: boolean;
    consolidation: {
      /** Jobs consolidate episodes without being asked. */
      automatic: boolean;
      batch_size: number;
    };
  };
}

export interface CognitivePutSettingsBody {
  /** `seed` links facts that share more than 0.3 of their words, `library` those that share 0.6 or more. */
  profile?: 'seed' | 'library';
  /** Slots of an agent and task. */
  working_capacity?: number;
  /** Observations that seem important live longer, others shorter. */
  adaptive_ttl?: boolean;
  /** A completed task leaves an episode. */
  episode_on_completion?: boolean;
  consolidation?: {
    /** Jobs consolidate episodes without being asked. */
    automatic?: boolean;
    batch_size?: number;
  };
}

/**
 * Set how the six kinds behave: `PUT /v1/admin/cognitive/settings`.
 *
 * For what is stored from now on. A key that is bound to a user, an agent or a project may not.
 *
 * Needs `admin`.
 */
export interface CognitivePutSettingsOutput {
  settings: {
    /** `seed` links facts that share more than 0.3 of their words, `library` those that share 0.6 or more. */
    profile: 'seed' | 'library';
    /** Slots of an agent and task. */
    working_capacity: number;
    /** Observations that seem important live longer, others shorter. */
    adaptive_ttl: boolean;
    /** A completed task leaves an episode. */
    episode_on_completion: boolean;
    consolidation: {
      /** Jobs consolidate episodes without being asked. */
      automatic: boolean;
      batch_size: number;
    };
  };
}
