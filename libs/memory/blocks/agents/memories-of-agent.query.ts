import type { Scope } from '@kernel/scope.js';
import type { Tx } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Agent } from './agent.js';

/**
 * Whether anything of the agent's owner names the agent: a record, as it is or as it was, or a message. Of a shared
 * agent: also what the user who asks has under its name.
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
