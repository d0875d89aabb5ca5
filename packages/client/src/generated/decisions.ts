// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { InstantInput, RedactedSecrets, TriggeredIntention } from './components.js';

export interface DecisionsDecideBody {
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

/**
 * Decide whether an exchange is worth remembering: `POST /v1/decisions`.
 *
 * Returns what is worth keeping of the user’s message, as which kind of memory, and whether it updates a stored memory. Rules decide when they are certain. Otherwise a decider model answers small questions, and if its answers disagree a language model is asked. Without a model, the rules decide; `decided_by` names who decided. With `apply` the decision is carried out, and can be undone.
 *
 * Needs `records:write`.
 */
export interface DecisionsDecideOutput {
  /** Used in `POST /v1/decisions/{id}/feedback`. */
  id: string;
  should_store: boolean;
  memory_type: 'SEMANTIC' | 'EPISODIC' | 'PROCEDURAL' | 'PROSPECTIVE' | 'NONE';
  /** What is worth keeping, in one or a few sentences. */
  content: string | null;
  /** The topic, in one or two words. */
  key: string | null;
  /** The value for that topic. */
  value: string | null;
  /** Whether it changes or extends a stored memory. */
  is_update: boolean;
  update_memory_id: string | null;
  /** 0 to 1. */
  confidence: number;
  reason: string;
  decided_by: 'rules' | 'decider' | 'model';
  applied: boolean;
  /** The stored record. `POST /v1/records/{id}/undo` undoes it. */
  record?: {
    status: 'created' | 'updated' | 'superseded' | 'unchanged';
    id: string;
    version: number;
    /** Ids of the memories that it replaced. */
    superseded: string[];
  };
  secrets_redacted?: RedactedSecrets;
  /** The agent’s intentions that this write fired. Each fires once. Absent if none did. */
  triggered?: TriggeredIntention[];
  /** What was unavailable: `decider` or `model` if a provider failed or the budget was used up, `vector` if the embedder failed. */
  degraded: string[];
}

export interface DecisionsFeedbackParams {
  id: string;
}

export interface DecisionsFeedbackBody {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  correct: boolean | null;
}

/**
 * Report whether a decision was right: `POST /v1/decisions/{id}/feedback`.
 *
 * Later feedback replaces earlier feedback; null removes it. Nothing else changes. To undo what was stored, undo its record.
 *
 * Needs `records:write`.
 */
export interface DecisionsFeedbackOutput {
  id: string;
  correct: boolean | null;
}

export interface DecisionsAccuracyQuery {
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  /** The number of days, including today. Days are in UTC. */
  days?: number;
}

/**
 * Read the accuracy of decisions over time: `GET /v1/decisions/accuracy`.
 *
 * Needs `records:read`.
 */
export interface DecisionsAccuracyOutput {
  decisions: number;
  /** Decisions that found something worth keeping. */
  stored: number;
  /** Decisions that updated a stored memory. */
  updates: number;
  /** Decisions with feedback. */
  judged: number;
  correct: number;
  /** The share of judged decisions that were correct. Null if none was judged. */
  accuracy: number | null;
  by: {
    decided_by: 'rules' | 'decider' | 'model';
    decisions: number;
    /** Decisions that found something worth keeping. */
    stored: number;
    /** Decisions that updated a stored memory. */
    updates: number;
    /** Decisions with feedback. */
    judged: number;
    correct: number;
    /** The share of judged decisions that were correct. Null if none was judged. */
    accuracy: number | null;
  }[];
  /** Newest first. Days without decisions are left out. */
  days: {
    day: string;
    decisions: number;
    /** Decisions that found something worth keeping. */
    stored: number;
    /** Decisions that updated a stored memory. */
    updates: number;
    /** Decisions with feedback. */
    judged: number;
    correct: number;
    /** The share of judged decisions that were correct. Null if none was judged. */
    accuracy: number | null;
  }[];
}
