import { showBlockId } from '@memory/blocks/block.js';
import { visible } from '@memory/blocks/visible-blocks.js';
import type { Scope } from '@kernel/scope.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { BlockToTell } from './item-of.js';

interface BlocksToTell {
  readonly told: BlockToTell[];
  /** Those beyond the limit, without their values. */
  readonly beyond: BlockToTell[];
}

/** Maximum number of blocks beyond the limit that a response lists. */
const MOST_BEYOND = 100;

/**
 * The active blocks of an agent: those that it holds. Without an agent: those that no agent holds. Hidden and empty blocks are left
 * out.
 */
export async function blocksToTell(
  tx: Tx,
  scope: Scope,
  asked: string | undefined,
  limit: number,
): Promise<BlocksToTell> {
  const foreign = scope.agent !== null && asked !== undefined && asked !== scope.agent;
  if (foreign) return { told: [], beyond: [] };
  const agent = scope.agent ?? asked;
  const held = sql`select 1 from block_attachments t join agents a on a.tenant_id = t.tenant_id and a.id = t.agent_id
    where t.tenant_id = ${scope.tenantId} and t.block_id = blocks.id`;
  const active =
    agent === undefined
      ? sql`not exists (${held})`
      : sql`exists (${held} and a.label = ${agent} and ${ownedBy(scope, 'a')})`;
  const { rows } = await tx.execute<{
    id: string;
    external_id: string | null;
    label: string;
    description: string | null;
    value: string;
    read_only: boolean;
    at: number;
  }>(sql`
    select id, external_id, label, description, read_only,
      case when row_number() over (order by created_at, id) <= ${limit} then value else '' end as value,
      (extract(epoch from created_at) * 1000)::float8 as at
    from blocks where ${visible(scope)} and not hidden and value <> '' and ${active}
    order by created_at, id limit ${limit + MOST_BEYOND}`);
  const blocks = rows.map((row) => ({
    id: row.id,
    shownId: showBlockId(row.id),
    externalId: row.external_id,
    label: row.label,
    description: row.description,
    value: row.value,
    readOnly: row.read_only,
    createdAt: new Date(Math.round(row.at)),
  }));
  return { told: blocks.slice(0, limit), beyond: blocks.slice(limit) };
}
