import { z } from 'zod';
import { filter } from '../records/filter.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput, queryWhole, scopeName, tag, userId } from '../primitives.js';
import { narrowing, timeTravel } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/** What a question asks of memory. Each is given its own effort. */
export const INTENTS = [
  'simple_recall',
  'mathematical_computation',
  'temporal_comparison',
  'multi_source_synthesis',
  'contradiction_resolution',
] as const;
export type Intent = (typeof INTENTS)[number];

export const ANSWER_LIMITS = {
  /** Questions that one text is split into; the rest is asked with the last. */
  questions: 5,
  steps: 5,
  /** Of one request, whatever its questions ask for. */
  searches: 30,
  tokens: { min: 100, usual: 1_000, max: 16_000 },
  deadlineMs: { min: 100, usual: 30_000, max: 120_000 },
} as const;

const answerInput = z.strictObject({
  question: z
    .string()
    .regex(/\S/, 'must not be blank')
    .max(LIMITS.queryLength)
    .describe('One question in plain words, or several: each is answered.'),
  user_id: userId.optional(),
  include_shared: z.boolean().optional(),
  ...narrowing,
  tags: z.array(tag).max(LIMITS.tags).optional().describe('Any of them.'),
  filter: filter.optional(),
  ...timeTravel,
  query_time: instantInput
    .optional()
    .describe('When it is asked: what "yesterday" is counted from. The present where absent.'),
  token_budget: z
    .int()
    .min(ANSWER_LIMITS.tokens.min)
    .max(ANSWER_LIMITS.tokens.max)
    .default(ANSWER_LIMITS.tokens.usual)
    .describe('The most tokens (o200k) that the evidence may take.'),
  max_steps: z
    .int()
    .min(1)
    .max(ANSWER_LIMITS.steps)
    .optional()
    .describe('Searches in a row at most. As the intent allows where absent: 1 to 3.'),
  deadline_ms: z
    .int()
    .min(ANSWER_LIMITS.deadlineMs.min)
    .max(ANSWER_LIMITS.deadlineMs.max)
    .default(ANSWER_LIMITS.deadlineMs.usual)
    .describe('Then what was found is answered, by rules.'),
  model: z
    .enum(['auto', 'none'])
    .default('auto')
    .describe('`auto`: the language model, where one is set and the key has `models:use`. `none`: rules alone.'),
  task_id: scopeName
    .optional()
    .describe(
      'Each step is also held in the working memory of `agent` under this task, until it is completed. Needs `records:write`.',
    ),
  stream: z
    .boolean()
    .default(false)
    .describe(
      'Server-sent events: `step` for each step, `text` with the answer, `answer` with everything, or `error`.',
    ),
});
export type AnswerInput = z.output<typeof answerInput>;

const intent = z.enum(INTENTS);

const evidence = z.object({
  ref: z.int().describe('As the answer cites it: `[1]`.'),
  id: z.string(),
  external_id: z.string().optional(),
  type: z.string(),
  title: z.string().optional(),
  content: z.string(),
  excerpt: z.literal(true).optional().describe('The content is a part of the record.'),
  occurred_at: instantOutput,
  speaker: z.string().optional(),
  session_id: z.string().optional(),
  score: z.number().describe('Of the search that found it, 0 to 1.'),
  step: z.int().describe('Which search found it first, from 1.'),
  questions: z.array(z.int()).describe('For which of the questions, from 0.'),
  cited: z.boolean(),
  tokens: z.int(),
});
SCHEMAS.add(evidence, {
  id: 'AnswerEvidence',
  description: 'A memory that an answer rests on, or was looked at for it.',
});

const citation = z.object({
  ref: z.int(),
  id: z.string(),
  quote: z.string().describe('Word for word from the memory.'),
});

const calculation = z.object({
  expression: z.string(),
  result: z.string(),
  refs: z.array(z.int()).describe('Which evidence its numbers are from.'),
});

const contradiction = z.object({
  about: z.string().describe('What both speak of.'),
  sides: z.array(
    z.object({ ref: z.int(), id: z.string(), value: z.string(), quote: z.string(), occurred_at: instantOutput }),
  ),
});

const traced = z.object({
  step: z.int().describe('Which search it belongs to, from 1.'),
  kind: z.enum(['classify', 'plan', 'search', 'evaluate', 'refine', 'calculate', 'answer']),
  question: z.int(),
  by: z.enum(['rules', 'model']),
  says: z.string().describe('What was decided, in words.'),
  queries: z.array(z.string()).optional(),
  found: z.int().optional().describe('Memories that were not known before.'),
  sufficient: z.boolean().optional(),
});
SCHEMAS.add(traced, { id: 'AnswerStep', description: 'One step of the way to an answer.' });

const share = z.number().min(0).max(1);
const metacognition = z.object({
  steps: z.int().describe('Searches in a row, of all questions.'),
  steps_allowed: z.int(),
  effort: share.describe('1: no search was made in vain, and none was left out that was allowed and needed.'),
  sufficient: z.boolean().describe('Whether what was found was judged enough, for every question.'),
  judged_by: z.enum(['rules', 'model']),
  search_quality: share.describe('Of the evidence, the share that the answer cites.'),
  corrections: z
    .int()
    .describe('Searches that were refined, and sums and quotes of a model that were put right or taken out.'),
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
  tokens: z.int().describe('Of the evidence.'),
  usage: z
    .object({ calls: z.int(), tokens_in: z.int(), tokens_out: z.int() })
    .optional()
    .describe('Of the language model, where it was asked and told.'),
  degraded: z
    .array(z.string())
    .describe(
      'What could not be asked: `vector`, `rerank`, `deadline`, or why the model was not: its error code. `working_memory`: steps were not held.',
    ),
});
export type Answered = z.input<typeof answered>;

export const answerQuestion = operation({
  name: 'answer.question',
  method: 'POST',
  path: '/v1/answer',
  summary: 'Answer a question from memory',
  description:
    'Classifies the question, plans and makes searches, judges whether they found enough, and answers with its sources: by the language model where one is set, by rules otherwise. What is not remembered is said to be not in memory.',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  searches: true,
  body: answerInput,
  output: answered,
  status: 200,
  errors: ['user_required', 'not_found'],
  // As much as some searches: most questions need three or four.
  weight: 12,
});

const count = z.int();
const ofIntent = z.object({
  intent,
  answers: count.describe('Questions; one request may ask several.'),
  answered: count,
  partly: count,
  not_in_memory: count,
  by_model: count,
  steps: z.number().describe('Searches in a row, on average.'),
  effort: share,
  sufficiency: share.describe('Of the questions, the share whose evidence was judged enough.'),
  search_quality: share.describe('Of all evidence, the share that was cited.'),
  corrections: count,
});
SCHEMAS.add(ofIntent, { id: 'ReasoningFigures', description: 'How questions of one intent were answered.' });

export const getReasoningMetrics = operation({
  name: 'answer.metrics',
  method: 'GET',
  path: '/v1/metrics/reasoning',
  summary: 'How questions are answered',
  description: 'By intent, of the whole tenant. Numbers without content.',
  permission: 'admin',
  touches: 'tenant',
  reads: true,
  query: z.strictObject({ days: queryWhole(1, 365).default(30).describe('How many days back, today included.') }),
  output: z.object({ days: z.int(), intents: z.array(ofIntent) }),
  status: 200,
});

export const ANSWER_OPERATIONS = [answerQuestion, getReasoningMetrics] as const;
