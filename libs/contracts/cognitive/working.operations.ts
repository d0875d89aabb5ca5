import { z } from 'zod';
import { operation } from '../operation.js';
import { queryFlag, scopeName } from '../primitives.js';
import { metadata, named, namedInQuery, node, reads, stored, text, writes } from './cognitive.js';
import { SCHEMAS } from '../schema-name.js';

const SLOT_TYPES = ['question', 'retrieved_fact', 'reasoning_step', 'context', 'plan', 'evaluation'] as const;
export type SlotType = (typeof SLOT_TYPES)[number];
/** Fits into a float8, which also sorts it. */
const relevance = z.number().min(-1e9).max(1e9);
const taskId = scopeName.describe('The task. Stored as `session_id` of the record.');

const workingSlot = z.object({
  ...node,
  slot_type: z.string().describe(SLOT_TYPES.join(', ')),
  content: z.string(),
  relevance: z.number(),
  task_id: z.string(),
});
SCHEMAS.add(workingSlot, { id: 'WorkingSlot', description: 'Something that an agent holds in mind for a task.' });

export const pushWorking = operation({
  name: 'cognitive.push_working',
  method: 'POST',
  path: '/v1/cognitive/working',
  summary: 'Put an item into working memory',
  description:
    'An agent has 20 slots per task by default. If they are full, the least relevant item is evicted first, and among equals the oldest. The new item always stays.',
  ...writes,
  body: z.strictObject({
    ...named,
    slot_type: z.enum(SLOT_TYPES),
    content: text,
    task_id: taskId,
    relevance: relevance.default(1),
    metadata,
  }),
  output: z.object({ ...stored, evicted: z.array(z.string()).describe('The ids of the evicted items.') }),
});

export const listWorking = operation({
  name: 'cognitive.list_working',
  method: 'GET',
  path: '/v1/cognitive/working',
  summary: 'List the working memory of a task',
  description: 'Most relevant first.',
  ...reads,
  query: z.strictObject({ ...namedInQuery, task_id: taskId }),
  output: z.object({ slots: z.array(workingSlot) }),
});

export const clearWorking = operation({
  name: 'cognitive.clear_working',
  method: 'DELETE',
  path: '/v1/cognitive/working',
  summary: 'Complete a task',
  description: 'Deletes its working memory. With `episode=true`, the content is kept as an episode.',
  permission: 'records:write',
  touches: 'user',
  reads: false,
  status: 200,
  query: z.strictObject({
    ...namedInQuery,
    task_id: taskId,
    episode: queryFlag.optional().describe('Keep the content as an episode. Default: from the settings.'),
  }),
  output: z.object({ cleared: z.int(), episode_id: z.string().optional() }),
  errors: ['user_required', 'user_mismatch', 'not_found'],
});

export const WORKING_OPERATIONS = [pushWorking, listWorking, clearWorking] as const;
