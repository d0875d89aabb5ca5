import { invalid } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { blocks } from '@schema/blocks.js';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { readable } from './agents/agents.repository.js';
import { type Block, readBlockId } from './block.js';
import { blockOf } from './blocks.repository.js';
import { visible } from './visible-blocks.js';

export interface BlockFilter {
  readonly label?: string;
  /** The title. */
  readonly name?: string;
  readonly tags?: readonly string[];
  readonly match_all_tags?: boolean;
  readonly label_search?: string;
  readonly description_search?: string;
  readonly value_search?: string;
  readonly connected_to_agents_count_gt?: number;
  readonly connected_to_agents_count_lt?: number;
  readonly connected_to_agents_count_eq?: readonly number[];
  readonly show_hidden_blocks?: boolean;
  /** The row id of an agent that holds them. */
  readonly heldBy?: string;
}

export interface BlocksQuery extends BlockFilter {
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  /** Block ids that bound the page, in the requested order. */
  readonly after?: string;
  readonly before?: string;
}

/**
 * The page right after `after`, or right before `before`, in the requested order. A cursor whose block is gone counts
 * as absent, as in Letta: its clients delete blocks while they page through them.
 * @throws RecollectError `invalid_input` for a cursor that is no block id
 */
export async function pageOfBlocks(tx: Tx, scope: Scope, query: BlocksQuery): Promise<Block[]> {
  const after = await boundAt(tx, scope, query, 'after', query.order === 'asc');
  const before = await boundAt(tx, scope, query, 'before', query.order === 'desc');
  const backwards = before !== undefined && after === undefined;
  const towards = (query.order === 'asc') === backwards ? desc : asc;
  const rows = await tx
    .select()
    .from(blocks)
    .where(and(matching(scope, query), after, before))
    .orderBy(towards(blocks.createdAt), towards(blocks.id))
    .limit(query.limit);
  return (backwards ? rows.reverse() : rows).map(blockOf);
}

export function countBlocks(tx: Tx, scope: Scope, filter: BlockFilter): Promise<number> {
  return tx.$count(blocks, matching(scope, filter));
}

async function boundAt(
  tx: Tx,
  scope: Scope,
  query: BlocksQuery,
  field: 'after' | 'before',
  upwards: boolean,
): Promise<SQL | undefined> {
  const cursor = query[field];
  if (cursor === undefined) return undefined;
  const id = readBlockId(cursor);
  if (id === null) throw invalid(field, 'is not the id of a block');
  const [row] = await tx
    .select()
    .from(blocks)
    .where(and(visible(scope), eq(blocks.id, id)));
  if (!row) return undefined;
  const place = sql`(${row.createdAt.toISOString()}::timestamptz, ${row.id}::uuid)`;
  return sql`(blocks.created_at, blocks.id) ${sql.raw(upwards ? '>' : '<')} ${place}`;
}

/** Hidden blocks are returned by id, and listed only if they are named or filtered by an agent. */
function matching(scope: Scope, query: BlockFilter): SQL | undefined {
  const hidden = query.show_hidden_blocks || query.label !== undefined || query.heldBy !== undefined;
  const tags = sql`${sql.param([...(query.tags ?? [])])}::text[]`;
  return and(
    visible(scope),
    hidden ? undefined : sql`not blocks.hidden`,
    query.label === undefined ? undefined : eq(blocks.label, query.label),
    query.name === undefined ? undefined : eq(blocks.title, query.name),
    query.tags?.length ? sql`blocks.tags ${sql.raw(query.match_all_tags ? '@>' : '&&')} ${tags}` : undefined,
    holds('label', query.label_search),
    holds('description', query.description_search),
    holds('value', query.value_search),
    counted(scope, '>', query.connected_to_agents_count_gt),
    counted(scope, '<', query.connected_to_agents_count_lt),
    query.connected_to_agents_count_eq &&
      sql`${holdersOf(scope)} = any(${sql.param([...query.connected_to_agents_count_eq])}::int[])`,
    query.heldBy === undefined
      ? undefined
      : sql`exists (select 1 from block_attachments h where h.tenant_id = ${scope.tenantId} and h.block_id = blocks.id and h.agent_id = ${query.heldBy})`,
  );
}

function holds(column: 'label' | 'description' | 'value', part: string | undefined): SQL | undefined {
  return part === undefined ? undefined : sql`strpos(lower(blocks.${sql.raw(column)}), lower(${part})) > 0`;
}

/** Number of agents that hold the block, among those that the reader can see. */
function holdersOf(scope: Scope): SQL {
  return sql`(
    select count(*) from block_attachments c join agents on agents.tenant_id = c.tenant_id and agents.id = c.agent_id
    where c.tenant_id = ${scope.tenantId} and c.block_id = blocks.id and ${readable(scope)})`;
}

function counted(scope: Scope, comparison: '>' | '<', number: number | undefined): SQL | undefined {
  return number === undefined ? undefined : sql`${holdersOf(scope)} ${sql.raw(comparison)} ${number}`;
}
