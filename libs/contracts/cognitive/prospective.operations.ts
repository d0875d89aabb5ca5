import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantInput, instantOutput } from '../primitives.js';
import { idParams, listLimit, metadata, named, namedInQuery, node, reads, stored, text, writes } from './cognitive.js';
import { triggered } from './triggered.js';
import { SCHEMAS } from '../schema-name.js';

const INTENTION_STATES = ['pending', 'triggered', 'resolved'] as const;

const intention = z.object({
  ...node,
  description: z.string(),
  trigger_condition: z.string().optional(),
  trigger_at: instantOutput.optional(),
  action_on_trigger: z.string(),
  status: z.enum(INTENTION_STATES).describe('Also `triggered` if its time has come but no check has fired it yet.'),
  priority: z.number(),
  triggered_at: instantOutput.optional(),
});
SCHEMAS.add(intention, { id: 'Intention', description: 'Something that an agent wants to do later.' });

export const storeIntention = operation({
  name: 'cognitive.store_prospective',
  method: 'POST',
  path: '/v1/cognitive/prospective',
  summary: 'Store an intention',
  description:
    'Fires once: when the agent writes something that contains a word of `trigger_condition`, or at `trigger_at`, whichever comes first. The response to that write reports it.',
  ...writes,
  body: z
    .strictObject({
      ...named,
      description: text,
      trigger_condition: z
        .string()
        .max(4_000)
        .regex(/[\p{L}\p{N}]/u, 'must hold a word')
        .optional(),
      trigger_at: instantInput.optional(),
      action_on_trigger: z.string().max(4_000).default(''),
      priority: z.number().min(-1e9).max(1e9).default(1),
      metadata,
    })
    .refine(({ trigger_condition: words, trigger_at: at }) => words !== undefined || at !== undefined, {
      path: ['trigger_condition'],
      message: 'is required where there is no trigger_at',
    }),
  output: z.object({ ...stored, status: z.literal('pending') }),
});

export const listIntentions = operation({
  name: 'cognitive.list_prospective',
  method: 'GET',
  path: '/v1/cognitive/prospective',
  summary: 'List intentions',
  description: 'Most urgent first; equally urgent ones oldest first.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, status: z.enum(INTENTION_STATES).optional(), limit: listLimit(50) }),
  output: z.object({ intentions: z.array(intention) }),
});

export const checkTriggers = operation({
  name: 'cognitive.check_triggers',
  method: 'POST',
  path: '/v1/cognitive/prospective/check',
  summary: 'Check a text against the intentions',
  description:
    'Every write of the agent does this automatically. Fires each pending intention whose condition contains a word of the text or whose time has come. Each fires once, most urgent first.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  body: z.strictObject({ ...named, content: z.string().max(LIMITS.contentLength) }),
  output: z.object({ triggered: z.array(triggered) }),
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const resolveIntention = operation({
  name: 'cognitive.resolve_prospective',
  method: 'POST',
  path: '/v1/cognitive/prospective/{id}/resolve',
  summary: 'Resolve an intention',
  description: 'It never fires again. Resolving it twice changes nothing.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  params: idParams,
  body: z.strictObject(named).optional().default({}),
  output: z.object({ id: z.string(), node_id: z.string(), status: z.literal('resolved') }),
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const PROSPECTIVE_OPERATIONS = [storeIntention, listIntentions, checkTriggers, resolveIntention] as const;
