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
  /** One question in plain words, or several: each is answered. */
  question: string;
  /** The end user, by the tenant’s own id. */
  user_id?: string;
  include_shared?: boolean;
  type?: string;
  agent?: string;
  project?: string;
  session_id?: string;
  role?: string;
  /** Any of them. */
  tags?: readonly string[];
  filter?: FilterInput;
  /** Answer with what was believed then. */
  as_of?: InstantInput;
  /** Only what was so in the world then. */
  valid_at?: InstantInput;
  /** When it is asked: what "yesterday" is counted from. The present where absent. */
  query_time?: InstantInput;
  /** The most tokens (o200k) that the evidence may take. */
  token_budget?: number;
  /** Searches in a row at most. As the intent allows where absent: 1 to 3. */
  max_steps?: number;
  /** Then what was found is answered, by rules. */
  deadline_ms?: number;
  /** `auto`: the language model, where one is set and the key has `models:use`. `none`: rules alone. */
  model?: 'auto' | 'none';
  /** Each step is also held in the working memory of `agent` under this task, until it is completed. Needs `records:write`. */
  task_id?: string;
  /** Server-sent events: `step` for each step, `text` with the answer, `answer` with everything, or `error`. */
  stream?: boolean;
}

/**
 * Answer a question from memory: `POST /v1/answer`.
 *
 * Classifies the question, plans and makes searches, judges whether they found enough, and answers with its sources: by the language model where one is set, by rules otherwise. What is not remembered is said to be not in memory.
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
    /** Searches in a row, of all questions. */
    steps: number;
    steps_allowed: number;
    /** 1: no search was made in vain, and none was left out that was allowed and needed. */
    effort: number;
    /** Whether what was found was judged enough, for every question. */
    sufficient: boolean;
    judged_by: 'rules' | 'model';
    /** Of the evidence, the share that the answer cites. */
    search_quality: number;
    /** Searches that were refined, and sums and quotes of a model that were put right or taken out. */
    corrections: number;
  };
  /** Of the evidence. */
  tokens: number;
  /** Of the language model, where it was asked and told. */
  usage?: {
    calls: number;
    tokens_in: number;
    tokens_out: number;
  };
  /** What could not be asked: `vector`, `rerank`, `deadline`, or why the model was not: its error code. `working_memory`: steps were not held. */
  degraded: string[];
}

export interface AnswerMetricsQuery {
  /** How many days back, today included. */
  days?: number;
}

/**
 * How questions are answered: `GET /v1/metrics/reasoning`.
 *
 * By intent, of the whole tenant. Numbers without content.
 *
 * Needs `admin`.
 */
export interface AnswerMetricsOutput {
  days: number;
  intents: ReasoningFigures[];
}
