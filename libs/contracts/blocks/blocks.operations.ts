import { z } from 'zod';
import { blockEdit, blockInput, blockOutput } from './blocks.js';
import { lettaList, lettaText } from '../letta/letta-agents.js';
import { LIMITS } from '../limits.js';
import { operation } from '../operation.js';
import { label, queryFlag, queryWhole, userId } from '../primitives.js';
import { readerQuery } from '../records/records.operations.js';

const named = { user_id: userId.optional() };
export const blockParams = z.object({ block_id: label.describe('The server’s id or the client’s own.') });
export const blockReason = z.string().min(1).max(1_000).optional().describe('The reason, kept in the history.');

const counts = queryWhole(0, 2 ** 31 - 1);
const nothing = lettaText(LIMITS.labelLength)
  .optional()
  .describe('Blocks do not have this field: the filter finds nothing.');

/** Filters for listing and counting blocks. */
const blockFilters = {
  label: lettaText(LIMITS.labelLength).optional(),
  name: lettaText(LIMITS.titleLength).optional().describe('The title of the block.'),
  tags: lettaList.optional(),
  match_all_tags: queryFlag.optional().describe('Match all of the tags instead of any.'),
  label_search: lettaText(LIMITS.labelLength).optional().describe('A substring of the label, case-insensitive.'),
  description_search: lettaText(LIMITS.queryLength)
    .optional()
    .describe('A substring of the description, case-insensitive.'),
  value_search: lettaText(LIMITS.queryLength).optional().describe('A substring of the value, case-insensitive.'),
  connected_to_agents_count_gt: counts.optional(),
  connected_to_agents_count_lt: counts.optional(),
  connected_to_agents_count_eq: z
    .union([z.array(counts), counts.transform((one) => [one])])
    .optional()
    .describe('Blocks that are attached to this number of agents, or to one of these numbers.'),
  show_hidden_blocks: queryFlag.optional(),
  templates_only: queryFlag.optional().describe('No block is a template: the filter finds nothing.'),
  project_id: nothing,
  identity_id: nothing,
  identifier_keys: lettaList.optional().describe('Finds nothing.'),
};

/** Paging of blocks. Cursors are block ids. */
export const blockPage = {
  before: lettaText(LIMITS.labelLength).optional().describe('The page ends just before this block.'),
  after: lettaText(LIMITS.labelLength).optional().describe('The page starts just after this block.'),
  order_by: z.literal('created_at').optional(),
};
export const pageLimit = (most: number) => queryWhole(1, LIMITS.listLimit).default(most);
export const pageOrder = (usual: 'asc' | 'desc') => z.enum(['asc', 'desc']).default(usual);

const writes = { permission: 'blocks:write', touches: 'user', reads: false, dropsNul: true } as const;
const reads = { permission: 'blocks:read', touches: 'user', reads: true } as const;

export const createBlock = operation({
  name: 'blocks.create',
  method: 'POST',
  path: '/v1/blocks',
  summary: 'Create a block',
  description:
    'A named piece of core memory. `block_id` sets an id of your own. The block belongs to the user, or with `shared` to the whole tenant. A key bound to an agent also attaches the block to that agent.',
  ...writes,
  body: z.strictObject({
    ...named,
    shared: z.boolean().optional().describe('Creates the block for the whole tenant. Needs shared:write.'),
    ...blockInput,
    reason: blockReason,
  }),
  output: blockOutput,
  status: 200,
  errors: ['user_required', 'user_mismatch', 'not_found', 'conflict', 'limit_exceeded'],
});

export const listBlocks = operation({
  name: 'blocks.list',
  method: 'GET',
  path: '/v1/blocks',
  summary: 'List blocks',
  description:
    'By creation time, by default oldest first. Hidden blocks are listed only if filtered by `label` or with `show_hidden_blocks`.',
  ...reads,
  query: z.strictObject({
    ...readerQuery,
    ...blockFilters,
    ...blockPage,
    limit: pageLimit(50),
    order: pageOrder('asc'),
  }),
  output: z.array(blockOutput),
  status: 200,
});

export const countBlocks = operation({
  name: 'blocks.count',
  method: 'GET',
  path: '/v1/blocks/count',
  summary: 'Count blocks',
  ...reads,
  query: z.strictObject({ ...readerQuery, ...blockFilters }),
  output: z.int(),
  status: 200,
});

export const getBlock = operation({
  name: 'blocks.get',
  method: 'GET',
  path: '/v1/blocks/{block_id}',
  summary: 'Read a block',
  ...reads,
  params: blockParams,
  query: z.strictObject(readerQuery),
  output: blockOutput,
  status: 200,
  errors: ['not_found'],
});

export const updateBlock = operation({
  name: 'blocks.update',
  method: 'PATCH',
  path: '/v1/blocks/{block_id}',
  summary: 'Edit a block',
  description:
    'Changes the fields that are present and not null. Each change adds a state to the history of the block and drops undone states (refused with `conflict.legal_hold` if there are any while its user is under legal hold). An edit that changes nothing writes nothing. Editing a read-only block needs `admin`.',
  ...writes,
  params: blockParams,
  body: z.strictObject({ ...named, ...blockEdit, reason: blockReason }),
  output: blockOutput,
  status: 200,
  errors: ['not_found', 'conflict', 'version_mismatch', 'limit_exceeded'],
  headers: ['If-Match'],
});

export const deleteBlock = operation({
  name: 'blocks.delete',
  method: 'DELETE',
  path: '/v1/blocks/{block_id}',
  summary: 'Delete a block',
  description:
    'Also deletes its history and detaches it from every agent. Refused with `conflict.legal_hold` while its user is under legal hold.',
  ...writes,
  params: blockParams,
  query: z.strictObject(named),
  output: z.null(),
  status: 200,
  errors: ['not_found', 'conflict', 'version_mismatch'],
  headers: ['If-Match'],
});

export const BLOCK_OPERATIONS = [createBlock, listBlocks, countBlocks, getBlock, updateBlock, deleteBlock] as const;
