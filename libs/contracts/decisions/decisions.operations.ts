import { z } from 'zod';
import { triggeredNote } from '../cognitive/triggered.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, label, queryWhole, scopeName, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

/** Seed 004's words for the kinds of memory; NONE is kept nowhere. */
export const MEMORY_TYPES = ['SEMANTIC', 'EPISODIC', 'PROCEDURAL', 'PROSPECTIVE', 'NONE'] as const;
export type MemoryType = (typeof MEMORY_TYPES)[number];

/** Who has decided: each is asked only when the one before it was unsure. */
export const STAGES = ['rules', 'decider', 'model'] as const;
export type Stage = (typeof STAGES)[number];

/** Days of `GET /v1/decisions/accuracy`. */
export const ACCURACY_DAYS = 366;

const decideInput = z.strictObject({
  user_id: userId.optional(),
  user_message: z
    .string()
    .max(LIMITS.contentLength)
    .regex(/\S/, 'must not be blank')
    .describe('What the user said. Of a long message the first 8,000 characters are read.'),
  agent_response: z.string().max(LIMITS.contentLength).optional().describe('What the agent answered.'),
  context: z
    .string()
    .max(LIMITS.contentLength)
    .optional()
    .describe('What was said before, or whatever else helps to understand the message. Nothing is drawn from it.'),
  agent: scopeName.optional(),
  project: scopeName.optional(),
  session_id: scopeName.optional(),
  occurred_at: instantInput.optional().describe('When it was said; now where absent.'),
  derived_from: z
    .array(label)
    .max(LIMITS.derivedFrom)
    .optional()
    .describe('Ids of the messages in which it was said. Erasing one of them reaches what was drawn from it.'),
  apply: z.boolean().default(false).describe('Carries the decision out, as `POST /v1/records/revise` does.'),
});
SCHEMAS.add(decideInput, {
  id: 'DecisionRequest',
  description: 'An exchange of which something may be worth remembering.',
});
export type DecideInput = z.output<typeof decideInput>;

export const decideMemory = operation({
  name: 'decisions.decide',
  method: 'POST',
  path: '/v1/decisions',
  summary: 'Decide whether an exchange is worth remembering',
  description:
    'Says what of the user’s message is worth keeping, as which kind of memory, and whether it brings a stored memory up to date. Rules decide where they are sure; else a model answers small questions, and where its answers do not agree a language model is asked. Without a model the rules decide, and `decided_by` says so. With `apply` the decision is carried out and can be undone.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  body: decideInput,
  output: z.object({
    id: z.string().describe('For `POST /v1/decisions/{id}/feedback`.'),
    should_store: z.boolean(),
    memory_type: z.enum(MEMORY_TYPES),
    content: z.string().nullable().describe('What is worth keeping, in one or a few sentences.'),
    key: z.string().nullable().describe('What it is about, in a word or two.'),
    value: z.string().nullable().describe('What it says of that.'),
    is_update: z.boolean().describe('It changes a memory, or adds to one.'),
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
        superseded: z.array(z.string()).describe('Ids of what it has taken the place of.'),
      })
      .optional()
      .describe('What came of it. Taken back by `POST /v1/records/{id}/undo`.'),
    triggered: triggeredNote,
    degraded: z
      .array(z.string())
      .describe(
        'What could not be asked: `decider` and `model` when a provider failed or no budget was left, `vector`.',
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
  summary: 'Say whether a decision was right',
  description:
    'A later word takes the place of an earlier one; null takes it back. Nothing else is changed: undo what was stored by its record.',
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
  stored: z.int().describe('Of those, found worth keeping.'),
  updates: z.int().describe('Of those, changes of what was stored.'),
  judged: z.int().describe('Of those, with feedback.'),
  correct: z.int(),
  accuracy: z.number().nullable().describe('Correct of judged; null where nothing was judged.'),
};

export const decisionAccuracy = operation({
  name: 'decisions.accuracy',
  method: 'GET',
  path: '/v1/decisions/accuracy',
  summary: 'How often decisions were right, over time',
  permission: 'records:read',
  touches: 'user',
  reads: true,
  query: z.strictObject({
    user_id: readerQuery.user_id,
    days: queryWhole(1, ACCURACY_DAYS).default(30).describe('How many days back, today included. Days are UTC.'),
  }),
  output: z.object({
    ...counts,
    by: z.array(z.object({ decided_by: z.enum(STAGES), ...counts })),
    days: z
      .array(z.object({ day: z.string(), ...counts }))
      .describe('The newest first; days without decisions are left out.'),
  }),
  status: 200,
});

export const DECISION_OPERATIONS = [decideMemory, judgeDecision, decisionAccuracy] as const;
