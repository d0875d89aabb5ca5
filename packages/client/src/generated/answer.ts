// Generated from the OpenAPI documents by `npm run clients`. Do not edit.

import type {
  AnswerEvidence,
  AnswerPart,
  AnswerStep,
  FilterInput,
  InstantInput,
  ReasoningFigures,
} from './components.js';

export interface AnswerQuestionBody {
  /** One question in plain words, or several. Each is answered. */
  question: string;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  type?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  /** Matches any of them. */
  tags?: readonly string[];
  filter?: FilterInput;
  /** Return what was believed at this time. */
  as_of?: InstantInput;
  /** Only what was true in the world at this time. */
  valid_at?: InstantInput;
  /** When the question is asked: the reference for "yesterday". Default: now. */
  query_time?: InstantInput;
  /** Maximum number of tokens (o200k) of the evidence. */
  token_budget?: number;
  /** Maximum number of consecutive searches. Default: 1 to 3, by intent. */
  max_steps?: number;
  /** Time limit in milliseconds. After it, rules answer from what was found. */
  deadline_ms?: number;
  /** `auto`: uses the language model if one is configured and the key has `models:use`. `none`: rules only. */
  model?: 'auto' | 'none';
  /** Also holds each step in the working memory of `agent` under this task, until the task is completed. Needs `records:write`. */
  task_id?: string;
  /** Streams server-sent events: `step` for each step, `text` with the answer, then `answer` with everything, or `error`. */
  stream?: boolean;
}

/**
 * Answer a question from memory: `POST /v1/answer`.
 *
 * Classifies the question, plans and runs searches, judges whether they found enough, and answers with sources. The answer is written by the language model if one is configured, otherwise by rules. If nothing is remembered, the answer says so.
 *
 * Needs `records:read`.
 */
export interface AnswerQuestionOutput {
  answer: string;
  /** `rules`: the evidence in order, with what could be computed from it. `model`: written by the language model. */
  by: 'rules' | 'model';
  status: 'answered' | 'partly' | 'not_in_memory';
  parts: AnswerPart[];
  /** In the order of the answer. */
  evidence: AnswerEvidence[];
  trace: AnswerStep[];
  metacognition: {
    /** Consecutive searches, for all questions. */
    steps: number;
    steps_allowed: number;
    /** 1: no search was wasted, and no search was left out that was allowed and needed. */
    effort: number;
    /** Whether the evidence was judged sufficient for every question. */
    sufficient: boolean;
    judged_by: 'rules' | 'model';
    /** The share of the evidence that the answer cites. */
    search_quality: number;
    /** Refined searches, and sums and quotes of a model that were corrected or removed. */
    corrections: number;
  };
  /** The tokens of the evidence. */
  tokens: number;
  /** The usage of the language model, if it was called and the provider reported it. */
  usage?: {
    calls: number;
    tokens_in: number;
    tokens_out: number;
  };
  /** What was unavailable: `vector`, `rerank`, `deadline`, or the error code of the model. `working_memory`: steps were not stored. */
  degraded: string[];
}

export interface AnswerMetricsQuery {
  /** The number of days, including today. */
  days?: number;
}

/**
 * Read the metrics of answers: `GET /v1/metrics/reasoning`.
 *
 * By intent, for the whole tenant. Numbers without content. Not for a bound key.
 *
 * Needs `admin`.
 */
export interface AnswerMetricsOutput {
  days: number;
  intents: ReasoningFigures[];
}
