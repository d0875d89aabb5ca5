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
  /** The row key of an agent that holds them. */
  readonly heldBy?: string;
}

export interface BlocksWish extends BlockFilter {
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  /** Ids of blocks between which the page lies, in the order that is asked for. */
  readonly after?: string;
  readonly before?: string;
}

/**
 * The page right after `after`, or right before `before`, in the order that is asked for.
 * @throws RecollectError `invalid_input` for a cursor that names no block
 */
export async function pageOfBlocks(tx: Tx, scope: Scope, wish: BlocksWish): Promise<Block[]> {
  const backwards = wish.before !== undefined && wish.after === undefined;
  const towards = (wish.order === 'asc') === backwards ? desc : asc;
  const bounds = [
    await boundAt(tx, scope, wish, 'after', wish.order === 'asc'),
    await boundAt(tx, scope, wish, 'before', wish.order === 'desc'),
  ];
  const rows = await tx
    .select()
    .from(blocks)
    .where(and(matching(scope, wish), ...bounds))
    .orderBy(towards(blocks.createdAt), towards(blocks.id))
    .limit(wish.limit);
  return (backwards ? rows.reverse() : rows).map(blockOf);
}

export function countBlocks(tx: Tx, scope: Scope, filter: BlockFilter): Promise<number> {
  return tx.$count(blocks, matching(scope, filter));
}

async function boundAt(
  tx: Tx,
  scope: Scope,
  wish: BlocksWish,
  field: 'after' | 'before',
  upwards: boolean,
): Promise<SQL | undefined> {
  const cursor = wish[field];
  if (cursor === undefined) return undefined;
  const id = readBlockId(cursor);
  const [row] =
    id === null
      ? []
      : await tx
          .select()
          .from(blocks)
          .where(and(visible(scope), eq(blocks.id, id)));
  if (!row) throw invalid(field, 'is not the id of a block');
  const place = sql`(${row.createdAt.toISOString()}::timestamptz, ${row.id}::uuid)`;
  return sql`(blocks.created_at, blocks.id) ${sql.raw(upwards ? '>' : '<')} ${place}`;
}

/** Hidden ones are read by their ids, and listed when they are named or an agent holds them. */
function matching(scope: Scope, wish: BlockFilter): SQL | undefined {
  const hidden = wish.show_hidden_blocks || wish.label !== undefined || wish.heldBy !== undefined;
  const tags = sql`${sql.param([...(wish.tags ?? [])])}::text[]`;
  return and(
    visible(scope),
    hidden ? undefined : sql`not blocks.hidden`,
    wish.label === undefined ? undefined : eq(blocks.label, wish.label),
    wish.name === undefined ? undefined : eq(blocks.title, wish.name),
    wish.tags?.length ? sql`blocks.tags ${sql.raw(wish.match_all_tags ? '@>' : '&&')} ${tags}` : undefined,
    holds('label', wish.label_search),
    holds('description', wish.description_search),
    holds('value', wish.value_search),
    counted(scope, '>', wish.connected_to_agents_count_gt),
    counted(scope, '<', wish.connected_to_agents_count_lt),
    wish.connected_to_agents_count_eq &&
      sql`${holdersOf(scope)} = any(${sql.param([...wish.connected_to_agents_count_eq])}::int[])`,
    wish.heldBy === undefined
      ? undefined
      : sql`exists (select 1 from block_attachments h where h.tenant_id = blocks.tenant_id and h.block_id = blocks.id and h.agent_id = ${wish.heldBy})`,
  );
}

function holds(column: 'label' | 'description' | 'value', part: string | undefined): SQL | undefined {
  return part === undefined ? undefined : sql`strpos(lower(blocks.${sql.raw(column)}), lower(${part})) > 0`;
}

/** How many agents hold the block, of those that exist for the reader. */
function holdersOf(scope: Scope): SQL {
  return sql`(
    select count(*) from block_attachments c join agents on agents.tenant_id = c.tenant_id and agents.id = c.agent_id
    where c.tenant_id = blocks.tenant_id and c.block_id = blocks.id and ${readable(scope)})`;
}

function counted(scope: Scope, comparison: '>' | '<', number: number | undefined): SQL | undefined {
  return number === undefined ? undefined : sql`${holdersOf(scope)} ${sql.raw(comparison)} ${number}`;
}
