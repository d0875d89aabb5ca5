import type { Scope } from '@kernel/scope.js';
import { boundTo, ownedBy } from '@memory/record-store/record-source.js';
import type { Tx } from '@platform/database/database.js';
import { and, sql, type SQL } from 'drizzle-orm';
import type { TimePlace } from './place.js';

export interface EventQuery {
  readonly recordId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface EventRow {
  readonly id: string;
  readonly userId: string | null;
  readonly recordId: string;
  readonly type: string;
  readonly action: 'forgotten' | 'restored' | 'purged';
  readonly reason: Reason;
  readonly retention: number | null;
  readonly strength: number | null;
  readonly actor: string;
  readonly at: Date;
}
type Reason = 'retention' | 'expired' | 'grace_over' | 'asked' | 'stored_again';

/** One page of lifecycle events, latest first. */
export async function lifecycleEventsOf(
  tx: Tx,
  scope: Scope,
  query: EventQuery,
  limit: number,
  after: TimePlace | null,
): Promise<EventRow[]> {
  const beyond = after && sql`(e.at, e.id) < (${instant(after.at)}, ${after.id}::uuid)`;
  const { rows } = await tx.execute(sql`
    select e.id, e.user_id as "userId", e.record_id as "recordId", e.type, e.action, e.reason, e.retention, e.strength,
      e.actor, (extract(epoch from e.at) * 1000)::float8 as at
    from lifecycle_events e where ${and(readable(scope, query), beyond ?? undefined)}
    order by e.at desc, e.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(Math.round(row['at'] as number)) }) as unknown as EventRow);
}

export interface EventCount {
  readonly action: EventRow['action'];
  readonly reason: Reason;
  readonly count: number;
}

export async function countEvents(tx: Tx, scope: Scope, from: Date): Promise<EventCount[]> {
  const { rows } = await tx.execute<EventCount & Record<string, unknown>>(sql`
    select e.action, e.reason, count(*)::int as count from lifecycle_events e where ${readable(scope, { from })}
    group by e.action, e.reason order by e.action, e.reason`);
  return rows;
}

/** Events have no agent or project, so for a bound key the records are joined. */
function readable(scope: Scope, { recordId, action, from, to }: EventQuery): SQL {
  const bound = boundTo(scope);
  return and(
    ownedBy(scope, 'e'),
    bound &&
      sql`exists (select from records r where r.tenant_id = e.tenant_id and r.id = e.record_id
        and r.user_id is not distinct from e.user_id and ${bound})`,
    recordId === undefined ? undefined : sql`e.record_id = ${recordId}::uuid`,
    action === undefined ? undefined : sql`e.action = ${action}`,
    from && sql`e.at >= ${instant(from)}`,
    to && sql`e.at <= ${instant(to)}`,
  )!;
}

function instant(date: Date): SQL {
  return sql`${date.toISOString()}::timestamptz`;
}
