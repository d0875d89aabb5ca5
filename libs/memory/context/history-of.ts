import type { Scope } from '@kernel/scope.js';
import { pageOfMessages } from '@memory/messages/page-of-messages.query.js';
import type { Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import type { Item } from './item.js';
import { itemOfTurn } from './item-of.js';

interface HistoryQuery {
  readonly agent?: string | undefined;
  readonly project?: string | undefined;
  readonly session_id?: string | undefined;
}

/** Whether this user has a history with another agent than the named one. */
export async function speaksWithOthers(tx: Tx, { tenantId, userId }: Scope, agent: string): Promise<boolean> {
  if (userId === null) return false;
  const { rows } = await tx.execute(sql`
    select 1 from message_histories where tenant_id = ${tenantId} and user_id = ${userId} and agent <> ${agent} limit 1`);
  return rows.length > 0;
}

/** The last turns of a user's history with an agent, limited to a session if it is named. Empty without a user. */
export async function historyOf(tx: Tx, scope: Scope, query: HistoryQuery, limit: number, now: Date): Promise<Item[]> {
  const foreign = scope.agent !== null && query.agent !== undefined && query.agent !== scope.agent;
  if (scope.userId === null || foreign || limit === 0) return [];
  const { agent, project, session_id: session } = query;
  const last = { agent, project, session_id: session, aliveAt: now, order: 'desc', limit } as const;
  const rows = await pageOfMessages(tx, scope, last);
  return rows.map(itemOfTurn);
}
