// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type { InstantInput, TriggeredIntention } from './components.js';

export interface DecisionsDecideBody {
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

/**
 * Decide whether an exchange is worth remembering: `POST /v1/decisions`.
 *
 * Says what of the user’s message is worth keeping, as which kind of memory, and whether it brings a stored memory up to date. Rules decide where they are sure; else a model answers small questions, and where its answers do not agree a language model is asked. Without a model the rules decide, and `decided_by` says so. With `apply` the decision is carried out and can be undone.
 *
 * Needs `records:write`.
 */
export interface DecisionsDecideOutput {
  /** For `POST /v1/decisions/{id}/feedback`. */
  id: string;
  should_store: boolean;
  memory_type: 'SEMANTIC' | 'EPISODIC' | 'PROCEDURAL' | 'PROSPECTIVE' | 'NONE';
  /** What is worth keeping, in one or a few sentences. */
  content: string | null;
  /** What it is about, in a word or two. */
  key: string | null;
  /** What it says of that. */
  value: string | null;
  /** It changes a memory, or adds to one. */
  is_update: boolean;
  update_memory_id: string | null;
  /** 0 to 1. */
  confidence: number;
  reason: string;
  decided_by: 'rules' | 'decider' | 'model';
  applied: boolean;
  /** What came of it. Taken back by `POST /v1/records/{id}/undo`. */
  record?: {
    status: 'created' | 'updated' | 'superseded' | 'unchanged';
    id: string;
    version: number;
    /** Ids of what it has taken the place of. */
    superseded: string[];
  };
  /** What the agent wanted to be reminded of, and this write has called up. Each once. Absent where nothing was. */
  triggered?: TriggeredIntention[];
  /** What could not be asked: `decider` and `model` when a provider failed or no budget was left, `vector`. */
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
 * Say whether a decision was right: `POST /v1/decisions/{id}/feedback`.
 *
 * A later word takes the place of an earlier one; null takes it back. Nothing else is changed: undo what was stored by its record.
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
  /** How many days back, today included. Days are UTC. */
  days?: number;
}

/**
 * How often decisions were right, over time: `GET /v1/decisions/accuracy`.
 *
 * Needs `records:read`.
 */
export interface DecisionsAccuracyOutput {
  decisions: number;
  /** Of those, found worth keeping. */
  stored: number;
  /** Of those, changes of what was stored. */
  updates: number;
  /** Of those, with feedback. */
  judged: number;
  correct: number;
  /** Correct of judged; null where nothing was judged. */
  accuracy: number | null;
  by: {
    decided_by: 'rules' | 'decider' | 'model';
    decisions: number;
    /** Of those, found worth keeping. */
    stored: number;
    /** Of those, changes of what was stored. */
    updates: number;
    /** Of those, with feedback. */
    judged: number;
    correct: number;
    /** Correct of judged; null where nothing was judged. */
    accuracy: number | null;
  }[];
  /** The newest first; days without decisions are left out. */
  days: {
    day: string;
    decisions: number;
    /** Of those, found worth keeping. */
    stored: number;
    /** Of those, changes of what was stored. */
    updates: number;
    /** Of those, with feedback. */
    judged: number;
    correct: number;
    /** Correct of judged; null where nothing was judged. */
    accuracy: number | null;
  }[];
}
