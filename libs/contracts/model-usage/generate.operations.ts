import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

/** Of a JSON Schema as text, in characters. */
export const SCHEMA_LENGTH = 20_000;

const turn = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().min(1).max(LIMITS.contentLength),
});
SCHEMAS.add(turn, { id: 'GenerateTurn', description: 'One turn of what a language model is asked.' });

const generateInput = z
  .strictObject({
    prompt: z.string().min(1).max(LIMITS.contentLength).optional().describe('Stands for one message of the user.'),
    messages: z.array(turn).min(1).max(200).optional().describe('Oldest first; the last is the user’s.'),
    system: z.string().min(1).max(LIMITS.contentLength).optional().describe('Instructions, before all messages.'),
    schema: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        'A JSON Schema of type object. The answer is then an object that fits it, or an error. Without `$ref`, `pattern` and `patternProperties`.',
      ),
    max_tokens: z.int().min(1).max(128_000).optional().describe('The most that is answered; 4,096 where absent.'),
    temperature: z.number().min(0).max(2).optional(),
    deadline_ms: z
      .int()
      .min(100)
      .max(600_000)
      .default(120_000)
      .describe('Of all tries together; then it fails with `model_failed`.'),
    user_id: userId.optional().describe('For whom; refused while learning is paused for them.'),
  })
  .superRefine(({ prompt, messages }, context) => {
    if ((prompt === undefined) === (messages === undefined)) {
      context.addIssue({ code: 'custom', path: ['prompt'], message: 'give a prompt, or messages instead of it' });
    }
    if (messages && messages.at(-1)?.role !== 'user') {
      context.addIssue({ code: 'custom', path: ['messages'], message: 'the last must be of the role user' });
    }
  });
export type GenerateInput = z.output<typeof generateInput>;

const tokens = z.int().nullable().describe('Null where the provider did not tell.');

export const generate = operation({
  name: 'models.generate',
  method: 'POST',
  path: '/v1/generate',
  summary: 'Ask the language model',
  description:
    'Text, or an object by a JSON Schema. Nothing of memory is added or kept: what is sent leaves the installation as it is. Within the tenant’s budget.',
  permission: 'models:use',
  touches: 'user',
  reads: true,
  body: generateInput,
  output: z.object({
    text: z.string().optional(),
    object: z.record(z.string(), z.unknown()).optional(),
    model: z.string().describe('As the provider names what has answered.'),
    finish: z.enum(['stop', 'length', 'refused', 'unknown']).describe('`length`: cut at max_tokens.'),
    usage: z.object({ tokens_in: tokens, tokens_out: tokens, tokens_cached: tokens }),
  }),
  status: 200,
  errors: [
    'no_model',
    'learning_paused',
    'erasure_pending',
    'too_large',
    'model_refused',
    'model_budget_exhausted',
    'model_failed',
  ],
  weight: 10,
});

export const GENERATE_OPERATIONS = [generate] as const;
