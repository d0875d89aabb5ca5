import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { userId } from '../primitives.js';
import { SCHEMAS } from '../schema-name.js';

/** Maximum length of a JSON Schema as text, in characters. */
export const SCHEMA_LENGTH = 20_000;

const turn = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: z.string().min(1).max(LIMITS.contentLength),
});
SCHEMAS.add(turn, { id: 'GenerateTurn', description: 'One turn of a prompt for a language model.' });

const generateInput = z
  .strictObject({
    prompt: z.string().min(1).max(LIMITS.contentLength).optional().describe('Short for a single user message.'),
    messages: z.array(turn).min(1).max(200).optional().describe('Oldest first. The last message must be the user’s.'),
    system: z.string().min(1).max(LIMITS.contentLength).optional().describe('Instructions that precede all messages.'),
    schema: z
      .record(z.string(), z.unknown())
      .optional()
      .describe(
        'A JSON Schema of type object. The model must return an object that matches it; otherwise the request fails. `$ref`, `pattern` and `patternProperties` are not supported.',
      ),
    max_tokens: z.int().min(1).max(128_000).optional().describe('Maximum number of output tokens. Default: 4,096.'),
    temperature: z.number().min(0).max(2).optional(),
    deadline_ms: z
      .int()
      .min(100)
      .max(600_000)
      .default(120_000)
      .describe(
        'Time limit for all attempts together, in milliseconds. After it, the request fails with `model_failed`.',
      ),
    user_id: userId.optional().describe('The user that the call is for. Refused while learning is paused for them.'),
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

const tokens = z.int().nullable().describe('Null if the provider did not report it.');

export const generate = operation({
  name: 'models.generate',
  method: 'POST',
  path: '/v1/generate',
  summary: 'Call the language model',
  description:
    'Returns text, or an object that matches a JSON Schema. No memory is added or stored. The prompt is sent to the provider unchanged. Counts against the tenant’s budget.',
  permission: 'models:use',
  touches: 'user',
  reads: true,
  body: generateInput,
  output: z.object({
    text: z.string().optional(),
    object: z.record(z.string(), z.unknown()).optional(),
    model: z.string().describe('The model that answered, as the provider names it.'),
    finish: z.enum(['stop', 'length', 'refused', 'unknown']).describe('`length`: cut off at max_tokens.'),
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
