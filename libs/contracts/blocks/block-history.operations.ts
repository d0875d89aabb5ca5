import { z } from 'zod';
import { blockOutput, blockState } from './blocks.js';
import { blockParams, blockReason } from './blocks.operations.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { instantOutput, label, queryWhole, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';
import { SCHEMAS } from '../schema-name.js';

const sequence = queryWhole(1, 2 ** 31 - 1);
const writes = { permission: 'blocks:write', touches: 'user', reads: false } as const;
const reads = { permission: 'blocks:read', touches: 'user', reads: true } as const;

const entry = z.object({
  sequence: z.int().describe('Its place, from 1.'),
  version: z.int().describe('The version that the block had when it was made.'),
  current: z.boolean().describe('Whether the block stands here. Later entries are what redo comes to.'),
  checkpoint: z.string().nullable().describe('The name that somebody gave it.'),
  ...blockState,
  actor: z.string().describe('The key that made it.'),
  actor_agent: z.string().nullable().describe('The agent in whose name.'),
  reason: z.string().nullable(),
  created_at: instantOutput,
});
SCHEMAS.add(entry, { id: 'BlockHistoryEntry', description: 'One state of a block.' });
export type HistoryEntryOutput = z.input<typeof entry>;

export const blockHistory = operation({
  name: 'blocks.history',
  method: 'GET',
  path: '/v1/blocks/{block_id}/history',
  summary: 'The history of a block',
  description: 'Every state it has had, newest first, and those that were undone and can be redone.',
  ...reads,
  params: blockParams,
  query: z.strictObject({
    ...readerQuery,
    limit: queryWhole(1, LIMITS.listLimit).default(50),
    before: sequence.optional().describe('Only entries before this sequence.'),
  }),
  output: z.object({ history: z.array(entry), has_more: z.boolean() }),
  status: 200,
  errors: ['not_found'],
});

export const blockDiff = operation({
  name: 'blocks.diff',
  method: 'GET',
  path: '/v1/blocks/{block_id}/diff',
  summary: 'What differs between two states of a block',
  description: 'Line by line for the value, as a unified diff. Without `from` and `to`: what the last change did.',
  ...reads,
  params: blockParams,
  query: z.strictObject({
    ...readerQuery,
    from: sequence.optional().describe('A sequence. The one before `to` where absent.'),
    to: sequence.optional().describe('A sequence. Where the block stands, where absent.'),
  }),
  output: z.object({
    from: z.int(),
    to: z.int(),
    fields: z
      .array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }))
      .describe('Every field but the value that differs.'),
    added: z.int().describe('Lines of the value.'),
    removed: z.int(),
    diff: z.string().describe('Empty where the value is the same.'),
  }),
  status: 200,
  errors: ['not_found'],
});

const step = z.strictObject({ user_id: userId.optional() }).default({});
const moved = { output: blockOutput, status: 200, headers: ['If-Match'] } as const;

export const checkpointBlock = operation({
  name: 'blocks.checkpoint',
  method: 'POST',
  path: '/v1/blocks/{block_id}/checkpoint',
  summary: 'Name the state that a block is in',
  description:
    'What was undone before is dropped. A state that has a name already keeps it, and the same state is added to the history under the new one.',
  ...writes,
  params: blockParams,
  body: z
    .strictObject({ user_id: userId.optional(), name: label.default('checkpoint'), reason: blockReason })
    .default({ name: 'checkpoint' }),
  ...moved,
  errors: ['not_found', 'version_mismatch'],
});

export const undoBlock = operation({
  name: 'blocks.undo',
  method: 'POST',
  path: '/v1/blocks/{block_id}/undo',
  summary: 'Undo the last change of a block',
  description: 'Puts the block into the state before. What was undone stays in the history until the next edit.',
  ...writes,
  params: blockParams,
  body: step,
  ...moved,
  errors: ['not_found', 'conflict', 'version_mismatch'],
});

export const redoBlock = operation({
  name: 'blocks.redo',
  method: 'POST',
  path: '/v1/blocks/{block_id}/redo',
  summary: 'Redo what was undone',
  ...writes,
  params: blockParams,
  body: step,
  ...moved,
  errors: ['not_found', 'conflict', 'version_mismatch'],
});

export const BLOCK_HISTORY_OPERATIONS = [blockHistory, blockDiff, checkpointBlock, undoBlock, redoBlock] as const;
