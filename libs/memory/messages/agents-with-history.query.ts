import type { Scope } from '@kernel/scope.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Maximum named. */
const MOST_AGENTS = 10;
/** Maximum of histories, and of the latest messages in each, that are checked: an empty answer must not cost more than others. */
const MOST_HISTORIES = 50;
const MOST_MESSAGES = 100;

/**
 * The agents with which the user of the scope has a history, the latest first. An agent whose latest messages are all kept from
 * this reader (quarantined, or of another project) is left out.
 */
export async function agentsWithHistory(tx: Tx, scope: Scope): Promise<string[]> {
  const readable = recordConditions(scope, { include_expired: true, forgotten: 'too' }, new Date(0));
  const { rows } = await tx.execute<{ agent: string }>(sql`
    select h.agent from (
      select agent, updated_at from message_histories
      where tenant_id = ${scope.tenantId} and user_id = ${scope.userId} and agent <> '' and last_sequence > 0
      order by updated_at desc, agent limit ${MOST_HISTORIES}
    ) h
    where exists (
      select 1 from (
        select record_id from messages m
        where m.tenant_id = ${scope.tenantId} and m.user_id = ${scope.userId} and m.agent = h.agent
        order by m.sequence desc limit ${MOST_MESSAGES}
      ) m join records r on r.tenant_id = ${scope.tenantId} and r.id = m.record_id and ${readable}
    )
    order by h.updated_at desc, h.agent limit ${MOST_AGENTS}`);
  return rows.map(({ agent }) => agent);
}
