import { z } from 'zod';
import { filter } from '../records/filter.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput, queryWhole, scopeName, tag, userId } from '../primitives.js';
import { narrowing, timeTravel } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/** The intent of a question. Each intent has its own effort. */
export const INTENTS = [
  'simple_recall',
  'mathematical_computation',
  'temporal_comparison',
  'multi_source_synthesis',
  'contradiction_resolution',
] as const;
export type Intent = (typeof INTENTS)[number];

export const ANSWER_LIMITS = {
  /** Maximum number of questions that one text is split into. The rest is added to the last one. */
  questions: 5,
  steps: 5,
  /** Searches per request, for all its questions together. */
  searches: 30,
  tokens: { min: 100, usual: 1_000, max: 16_000 },
  deadlineMs: { min: 100, usual: 30_000, max: 120_000 },
} as const;

const answerInput = z.strictObject({
  question: z
    .string()
    .regex(/\S/, 'must not be blank')
    .max(LIMITS.queryLength)
    .describe('One question in plain words, or several. Each is answered.'),
  user_id: userId.optional(),
  include_shared: z.boolean().optional(),
  ...narrowing,
  tags: z.array(tag).max(LIMITS.tags).optional().describe('Matches any of them.'),
  filter: filter.optional(),
  ...timeTravel,
  query_time: instantInput
    .optional()
    .describe('When the question is asked: the reference for "yesterday". Default: now.'),
  token_budget: z
    .int()
    .min(ANSWER_LIMITS.tokens.min)
    .max(ANSWER_LIMITS.tokens.max)
    .default(ANSWER_LIMITS.tokens.usual)
    .describe('Maximum number of tokens (o200k) of the evidence.'),
  max_steps: z
    .int()
    .min(1)
    .max(ANSWER_LIMITS.steps)
    .optional()
    .describe('Maximum number of consecutive searches. Default: 1 to 3, by intent.'),
  deadline_ms: z
    .int()
    .min(ANSWER_LIMITS.deadlineMs.min)
    .max(ANSWER_LIMITS.deadlineMs.max)
    .default(ANSWER_LIMITS.deadlineMs.usual)
    .describe('Time limit in milliseconds. After it, rules answer from what was found.'),
  model: z
    .enum(['auto', 'none'])
    .default('auto')
    .describe('`auto`: uses the language model if one is configured and the key has `models:use`. `none`: rules only.'),
  task_id: scopeName
    .optional()
    .describe(
      'Also holds each step in the working memory of `agent` under this task, until the task is completed. Needs `records:write`.',
    ),
  stream: z
    .boolean()
    .default(false)
    .describe(
      'Streams server-sent events: `step` for each step, `text` with the answer, then `answer` with everything, or `error`.',
    ),
});
export type AnswerInput = z.output<typeof answerInput>;

const intent = z.enum(INTENTS);

const evidence = z.object({
  ref: z.int().describe('The number that the answer cites: `[1]`.'),
  id: z.string(),
  external_id: z.string().optional(),
  type: z.string(),
  title: z.string().optional(),
  content: z.string(),
  excerpt: z.literal(true).optional().describe('The content is only a part of the record.'),
  occurred_at: instantOutput,
  speaker: z.string().optional(),
  session_id: z.string().optional(),
  score: z.number().describe('The score in the search that found it, 0 to 1.'),
  step: z.int().describe('The first search that found it, from 1.'),
  questions: z.array(z.int()).describe('The questions that it is for, from 0.'),
  cited: z.boolean(),
  tokens: z.int(),
});
SCHEMAS.add(evidence, {
  id: 'AnswerEvidence',
  description: 'A memory that was used or considered for an answer.',
});

const citation = z.object({
  ref: z.int(),
  id: z.string(),
  quote: z.string().describe('Verbatim from the memory.'),
});

const calculation = z.object({
  expression: z.string(),
  result: z.string(),
  refs: z.array(z.int()).describe('The evidence that the numbers come from.'),
});

const contradiction = z.object({
  about: z.string().describe('The subject of both.'),
  sides: z.array(
    z.object({ ref: z.int(), id: z.string(), value: z.string(), quote: z.string(), occurred_at: instantOutput }),
  ),
});

const traced = z.object({
  step: z.int().describe('The search it belongs to, from 1.'),
  kind: z.enum(['classify', 'plan', 'search', 'evaluate', 'refine', 'calculate', 'answer']),
  question: z.int(),
  by: z.enum(['rules', 'model']),
  says: z.string().describe('What was decided, in words.'),
  queries: z.array(z.string()).optional(),
  found: z.int().optional().describe('Memories that no earlier search found.'),
  sufficient: z.boolean().optional(),
});
SCHEMAS.add(traced, { id: 'AnswerStep', description: 'One step towards an answer.' });

const share = z.number().min(0).max(1);
const metacognition = z.object({
  steps: z.int().describe('Consecutive searches, for all questions.'),
  steps_allowed: z.int(),
  effort: share.describe('1: no search was wasted, and no search was left out that was allowed and needed.'),
  sufficient: z.boolean().describe('Whether the evidence was judged sufficient for every question.'),
  judged_by: z.enum(['rules', 'model']),
  search_quality: share.describe('The share of the evidence that the answer cites.'),
  corrections: z.int().describe('Refined searches, and sums and quotes of a model that were corrected or removed.'),
});

const part = z.object({
  question: z.string(),
  intent,
  status: z.enum(['answered', 'partly', 'not_in_memory']),
  answer: z.string(),
  by: z.enum(['rules', 'model']),
  citations: z.array(citation),
  calculations: z.array(calculation),
  contradictions: z.array(contradiction),
});
SCHEMAS.add(part, { id: 'AnswerPart', description: 'The answer to one of the questions.' });

const answered = z.object({
  answer: z.string(),
  by: z
    .enum(['rules', 'model'])
    .describe(
      '`rules`: the evidence in order, with what could be computed from it. `model`: written by the language model.',
    ),
  status: z.enum(['answered', 'partly', 'not_in_memory']),
  parts: z.array(part),
  evidence: z.array(evidence).describe('In the order of the answer.'),
  trace: z.array(traced),
  metacognition,
  tokens: z.int().describe('The tokens of the evidence.'),
  usage: z
    .object({ calls: z.int(), tokens_in: z.int(), tokens_out: z.int() })
    .optional()
    .describe('The usage of the language model, if it was called and the provider reported it.'),
  degraded: z
    .array(z.string())
    .describe(
      'What was unavailable: `vector`, `rerank`, `deadline`, or the error code of the model. `working_memory`: steps were not stored.',
    ),
});
export type Answered = z.input<typeof answered>;

export const answerQuestion = operation({
  name: 'answer.question',
  method: 'POST',
  path: '/v1/answer',
  summary: 'Answer a question from memory',
  description:
    'Classifies the question, plans and runs searches, judges whether they found enough, and answers with sources. The answer is written by the language model if one is configured, otherwise by rules. If nothing is remembered, the answer says so.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  searches: true,
  body: answerInput,
  output: answered,
  status: 200,
  errors: ['user_required', 'not_found'],
  // Costs as much as several searches: most questions need three or four.
  weight: 12,
});

const count = z.int();
const ofIntent = z.object({
  intent,
  answers: count.describe('The number of questions. One request may contain several.'),
  answered: count,
  partly: count,
  not_in_memory: count,
  by_model: count,
  steps: z.number().describe('Consecutive searches, on average.'),
  effort: share,
  sufficiency: share.describe('The share of questions whose evidence was judged sufficient.'),
  search_quality: share.describe('The share of all evidence that was cited.'),
  corrections: count,
});
SCHEMAS.add(ofIntent, { id: 'ReasoningFigures', description: 'How questions of one intent were answered.' });

export const getReasoningMetrics = operation({
  name: 'answer.metrics',
  method: 'GET',
  path: '/v1/metrics/reasoning',
  summary: 'Read the metrics of answers',
  description: 'By intent, for the whole tenant. Numbers without content. Not for a bound key.',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({ days: queryWhole(1, 365).default(30).describe('The number of days, including today.') }),
  output: z.object({ days: z.int(), intents: z.array(ofIntent) }),
  status: 200,
});

export const ANSWER_OPERATIONS = [answerQuestion, getReasoningMetrics] as const;
