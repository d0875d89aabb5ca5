import { z } from 'zod';
import { triggeredNote } from '../cognitive/triggered.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, label, queryWhole, scopeName, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { secretsRedacted } from '../records/write-notes.js';
import { SCHEMAS } from '../schema-name.js';

/** Seed 004's names for the kinds of memory. NONE is not stored. */
export const MEMORY_TYPES = ['SEMANTIC', 'EPISODIC', 'PROCEDURAL', 'PROSPECTIVE', 'NONE'] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];

/** Who decided. Each stage runs only if the one before it was unsure. */
const STAGES = ['rules', 'decider', 'model'] as const;
export type Stage = (typeof STAGES)[number];

/** Maximum `days` of `GET /v1/decisions/accuracy`. */
const ACCURACY_DAYS = 366;

const decideInput = z.strictObject({
  user_id: userId.optional(),
  user_message: z
    .string()
    .max(LIMITS.contentLength)
    .regex(/\S/, 'must not be blank')
    .describe('What the user said. Only the first 8,000 characters are read.'),
  agent_response: z.string().max(LIMITS.contentLength).optional().describe('What the agent answered.'),
  context: z
    .string()
    .max(LIMITS.contentLength)
    .optional()
    .describe(
      'What was said before, or anything else that helps to understand the message. Nothing is extracted from it.',
    ),
  agent: scopeName.optional(),
  project: scopeName.optional(),
  session_id: scopeName.optional(),
  occurred_at: instantInput.optional().describe('When it was said. Default: now.'),
  derived_from: z
    .array(label)
    .max(LIMITS.derivedFrom)
    .optional()
    .describe('Ids of the messages in which it was said. Erasing one of them also erases what was derived from it.'),
  apply: z.boolean().default(false).describe('Carries the decision out, as `POST /v1/records/revise` does.'),
});
SCHEMAS.add(decideInput, {
  id: 'DecisionRequest',
  description: 'An exchange that may contain something worth remembering.',
});
export type DecideInput = z.output<typeof decideInput>;

export const decideMemory = operation({
  name: 'decisions.decide',
  method: 'POST',
  path: '/v1/decisions',
  summary: 'Decide whether an exchange is worth remembering',
  description:
    'Returns what is worth keeping of the user’s message, as which kind of memory, and whether it updates a stored memory. Rules decide when they are certain. Otherwise a decider model answers small questions, and if its answers disagree a language model is asked. Without a model, the rules decide; `decided_by` names who decided. With `apply` the decision is carried out, and can be undone.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: decideInput,
  output: z.object({
    id: z.string().describe('Used in `POST /v1/decisions/{id}/feedback`.'),
    should_store: z.boolean(),
    memory_type: z.enum(MEMORY_TYPES),
    content: z.string().nullable().describe('What is worth keeping, in one or a few sentences.'),
    key: z.string().nullable().describe('The topic, in one or two words.'),
    value: z.string().nullable().describe('The value for that topic.'),
    is_update: z.boolean().describe('Whether it changes or extends a stored memory.'),
    update_memory_id: z.string().nullable(),
    confidence: z.number().describe('0 to 1.'),
    reason: z.string(),
    decided_by: z.enum(STAGES),
    applied: z.boolean(),
    record: z
      .object({
        status: z.enum(['created', 'updated', 'superseded', 'unchanged']),
        id: z.string(),
        version: z.int(),
        superseded: z.array(z.string()).describe('Ids of the memories that it replaced.'),
      })
      .optional()
      .describe('The stored record. `POST /v1/records/{id}/undo` undoes it.'),
    secrets_redacted: secretsRedacted,
    triggered: triggeredNote,
    degraded: z
      .array(z.string())
      .describe(
        'What was unavailable: `decider` or `model` if a provider failed or the budget was used up, `vector` if the embedder failed.',
      ),
  }),
  status: 200,
  errors: ['user_required', 'user_mismatch', 'learning_paused', 'erasure_pending', 'conflict', 'secret_detected'],
  weight: 10,
});

export const judgeDecision = operation({
  name: 'decisions.feedback',
  method: 'POST',
  path: '/v1/decisions/{id}/feedback',
  summary: 'Report whether a decision was right',
  description:
    'Later feedback replaces earlier feedback; null removes it. Nothing else changes. To undo what was stored, undo its record.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  params: z.object({ id: label }),
  body: z.strictObject({ user_id: userId.optional(), correct: z.boolean().nullable() }),
  output: z.object({ id: z.string(), correct: z.boolean().nullable() }),
  status: 200,
  errors: ['not_found', 'user_required', 'user_mismatch'],
});

const counts = {
  decisions: z.int(),
  stored: z.int().describe('Decisions that found something worth keeping.'),
  updates: z.int().describe('Decisions that updated a stored memory.'),
  judged: z.int().describe('Decisions with feedback.'),
  correct: z.int(),
  accuracy: z.number().nullable().describe('The share of judged decisions that were correct. Null if none was judged.'),
};

export const decisionAccuracy = operation({
  name: 'decisions.accuracy',
  method: 'GET',
  path: '/v1/decisions/accuracy',
  summary: 'Read the accuracy of decisions over time',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    user_id: readerQuery.user_id,
    days: queryWhole(1, ACCURACY_DAYS).default(30).describe('The number of days, including today. Days are in UTC.'),
  }),
  output: z.object({
    ...counts,
    by: z.array(z.object({ decided_by: z.enum(STAGES), ...counts })),
    days: z
      .array(z.object({ day: z.string(), ...counts }))
      .describe('Newest first. Days without decisions are left out.'),
  }),
  status: 200,
});

export const DECISION_OPERATIONS = [decideMemory, judgeDecision, decisionAccuracy] as const;
