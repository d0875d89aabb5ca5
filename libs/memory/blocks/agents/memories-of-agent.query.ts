import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Agent } from './agent.js';

/**
 * Whether anything of the agent's owner has the agent's name: a record, a past version, or a message. For a shared agent, memories
 * of the requesting user under its name count too.
 */
export async function hasMemories(tx: Tx, scope: Scope, { userId, label }: Agent): Promise<boolean> {
  const owner = userId ?? scope.userId;
  const whose = (alias: string): SQL => {
    const column = sql.raw(`${alias}.user_id`);
    return owner === null ? sql`${column} is null` : sql`${column} = ${owner}`;
  };
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (
      select 1 from records r where r.tenant_id = ${scope.tenantId} and ${whose('r')} and r.agent = ${label}
    ) or exists (
      select 1 from message_histories m where m.tenant_id = ${scope.tenantId} and ${whose('m')} and m.agent = ${label}
    ) as found`);
  return rows[0]?.found ?? false;
}
