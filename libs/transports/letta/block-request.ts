import type { countBlocks, listBlocks } from '@contracts/blocks/blocks.operations.js';
import type { createBlock } from '@contracts/blocks/blocks.operations.js';
import type { InputOf } from '@contracts/operation.js';
import { editsOf } from '@memory/blocks/block.js';
import type { NewBlock } from '@memory/blocks/create-block.js';
import type { BlockFilter, BlocksQuery } from '@memory/blocks/page-of-blocks.query.js';

/** A new block in a request, under our names. */
export function newBlockOf({
  shared,
  reason,
  block_id: externalId,
  label,
  ...input
}: InputOf<typeof createBlock>['body']): NewBlock {
  return { ...editsOf(input), label, externalId, shared, reason };
}

/** Null: no block can match. */
export function filterOf(query: InputOf<typeof countBlocks>['query']): BlockFilter | null {
  const { templates_only, project_id, identity_id, identifier_keys, user_id: _, ...filter } = query;
  const nobodys = templates_only === true || identifier_keys?.length;
  return nobodys || project_id !== undefined || identity_id !== undefined ? null : filter;
}

export function pageOf(query: InputOf<typeof listBlocks>['query']): BlocksQuery | null {
  const filter = filterOf(query);
  return filter && { ...filter, limit: query.limit, order: query.order, after: query.after, before: query.before };
}
