import type { Scope } from '@kernel/scope.js';
import { ownedBy } from '@memory/record-store/record-source.js';
import { and, sql, type SQL } from 'drizzle-orm';

/**
 * The blocks (table `blocks`) that this scope can see. A key bound to an agent sees those that the agent holds. Blocks have no
 * project, so a key bound to one sees only the tenant's shared blocks.
 */
export function visible(scope: Scope): SQL {
  const held = sql`exists (
    select 1 from block_attachments t join agents g on g.tenant_id = t.tenant_id and g.id = t.agent_id
    where t.tenant_id = ${scope.tenantId} and t.block_id = blocks.id and g.label = ${scope.agent}
      and ${ownedBy(scope, 'g')})`;
  return (
    and(
      ownedBy(scope, 'blocks'),
      scope.agent === null ? undefined : held,
      scope.project === null ? undefined : sql`blocks.user_id is null`,
    ) ?? sql`false`
  );
}
