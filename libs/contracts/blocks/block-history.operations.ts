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
  sequence: z.int().describe('Position in the history, from 1.'),
  version: z.int().describe('The version of the block when this state was created.'),
  current: z.boolean().describe('Whether the block is in this state. Redo leads to the later entries.'),
  checkpoint: z.string().nullable().describe('The name of the checkpoint, if somebody gave it one.'),
  ...blockState,
  actor: z.string().describe('The key that created it.'),
  actor_agent: z.string().nullable().describe('The agent on whose behalf the key acted.'),
  reason: z.string().nullable(),
  created_at: instantOutput,
});
SCHEMAS.add(entry, { id: 'BlockHistoryEntry', description: 'One state of a block.' });
export type HistoryEntryOutput = z.input<typeof entry>;

export const blockHistory = operation({
  name: 'blocks.history',
  method: 'GET',
  path: '/v1/blocks/{block_id}/history',
  summary: 'Read the history of a block',
  description:
    'All states of the block, newest first, including undone states that can be redone. A page ends early, with `has_more`, when its values exceed 16 MB.',
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
  summary: 'Compare two states of a block',
  description: 'The value is compared line by line, as a unified diff. Without `from` and `to`: the last change.',
  ...reads,
  params: blockParams,
  query: z.strictObject({
    ...readerQuery,
    from: sequence.optional().describe('A sequence. Default: the one before `to`.'),
    to: sequence.optional().describe('A sequence. Default: the current state.'),
  }),
  output: z.object({
    from: z.int(),
    to: z.int(),
    fields: z
      .array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() }))
      .describe('The other fields that differ.'),
    added: z.int().describe('Lines added to the value.'),
    removed: z.int(),
    diff: z.string().describe('Empty if the value is the same.'),
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
  summary: 'Name the current state of a block',
  description:
    'Drops states that were undone. If the current state already has a name, the state is added to the history again under the new name.',
  ...writes,
  params: blockParams,
  body: z
    .strictObject({ user_id: userId.optional(), name: label.default('checkpoint'), reason: blockReason })
    .default({ name: 'checkpoint' }),
  ...moved,
  errors: ['not_found', 'conflict', 'version_mismatch'],
});

export const undoBlock = operation({
  name: 'blocks.undo',
  method: 'POST',
  path: '/v1/blocks/{block_id}/undo',
  summary: 'Undo the last change of a block',
  description: 'Returns the block to its previous state. The undone state stays in the history until the next edit.',
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
  summary: 'Redo an undone change of a block',
  ...writes,
  params: blockParams,
  body: step,
  ...moved,
  errors: ['not_found', 'conflict', 'version_mismatch'],
});

export const BLOCK_HISTORY_OPERATIONS = [blockHistory, blockDiff, checkpointBlock, undoBlock, redoBlock] as const;
