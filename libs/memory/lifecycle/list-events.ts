import { Injectable } from '@nestjs/common';
import { and, sql, type SQL } from 'drizzle-orm';
import type { getForgettingStatus, listEvents } from '@contracts/lifecycle/forgetting.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { DAY_MS } from '@kernel/durations.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { refuseBackwards } from '@kernel/time-range.js';
import { boundTo, ownedBy, ownerSets } from '@memory/record-store/record-source.js';
import { Database, type Tx } from '@platform/database/database.js';
import { instant } from '@platform/database/instant.js';
import { withoutSort } from '@platform/database/plan-by-index.js';
import { countForgotten } from './forgotten-records.query.js';
import { readTimePlace, type TimePlace, writeTimePlace } from '@contracts/place.js';

interface EventQuery {
  readonly recordId?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

interface EventRow {
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

/** One page of lifecycle events, latest first. Those of each owner are read from the end of `lifecycle_events_by_time`. */
export async function lifecycleEventsOf(
  tx: Tx,
  scope: Scope,
  query: EventQuery,
  limit: number,
  after: TimePlace | undefined,
): Promise<EventRow[]> {
  const beyond = after && sql`(e.at, e.id) < (${instant(after.at)}, ${after.id}::uuid)`;
  // Ordered by owner as well: the planner does not know that events without a user all have one owner.
  const owner = scope.allUsers ? sql`` : sql`e.user_id desc, `;
  const heads = ownerSets(scope, 'e').map(
    (set) => sql`(select e.* from lifecycle_events e where ${and(set, matching(scope, query), beyond)}
      order by ${owner}e.at desc, e.id desc limit ${limit})`,
  );
  const read = async () =>
    tx.execute(sql`
    select e.id, e.user_id as "userId", e.record_id as "recordId", e.type, e.action, e.reason, e.retention, e.strength,
      e.actor, (extract(epoch from e.at) * 1000)::float8 as at
    from (${sql.join(heads, sql` union all `)}) e order by e.at desc, e.id desc limit ${limit}`);
  // The planner expects row-level security to leave few rows, so it would read and sort them all. Events of one record have another index.
  const isInOrder = !scope.allUsers && query.recordId === undefined;
  const { rows } = await (isInOrder ? withoutSort(tx, read) : read());
  return rows.map((row) => ({ ...row, at: new Date(Math.round(row['at'] as number)) }) as unknown as EventRow);
}

interface EventCount {
  readonly action: EventRow['action'];
  readonly reason: Reason;
  readonly count: number;
}

async function countEvents(tx: Tx, scope: Scope, from: Date): Promise<EventCount[]> {
  const { rows } = await tx.execute<EventCount & Record<string, unknown>>(sql`
    select e.action, e.reason, count(*)::int as count from lifecycle_events e where ${readable(scope, { from })}
    group by e.action, e.reason order by e.action, e.reason`);
  return rows;
}

function readable(scope: Scope, query: EventQuery): SQL {
  return and(ownedBy(scope, 'e'), matching(scope, query))!;
}

/** Events have no agent or project, so for a bound key the records are joined. */
function matching(scope: Scope, { recordId, action, from, to }: EventQuery): SQL | undefined {
  const bound = boundTo(scope);
  return and(
    bound &&
      sql`exists (select from records r where r.tenant_id = e.tenant_id and r.id = e.record_id
        and r.user_id is not distinct from e.user_id and ${bound})`,
    recordId === undefined ? undefined : sql`e.record_id = ${recordId}::uuid`,
    action === undefined ? undefined : sql`e.action = ${action}`,
    from && sql`e.at >= ${instant(from)}`,
    to && sql`e.at <= ${instant(to)}`,
  );
}

const A_MONTH_MS = 30 * DAY_MS;

/** The audit of forgetting, with totals. */
@Injectable()
export class ListEvents {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof listEvents>['query']): Promise<OutputOf<typeof listEvents>> {
    const { limit, cursor, record_id: shown, ...request } = query;
    const after = readTimePlace(cursor);
    refuseBackwards(request, 'from', 'to');
    // A client's id matches nothing here, because the audit stores no client names.
    const recordId = shown === undefined ? undefined : readId(shown);
    if (recordId === null) return Promise.resolve({ events: [], has_more: false });
    return this.database.withScope(
      scope,
      async (tx) => {
        const rows = await lifecycleEventsOf(tx, scope, { ...request, recordId }, limit + 1, after);
        const page = rows.slice(0, limit);
        const last = page.at(-1);
        const more = rows.length > limit && last !== undefined;
        return {
          events: page.map(show),
          has_more: more,
          ...(more && { next_cursor: writeTimePlace(last) }),
        };
      },
      { readOnly: true },
    );
  }

  status(scope: Scope, since: Date | undefined): Promise<OutputOf<typeof getForgettingStatus>> {
    const from = since ?? new Date(this.clock.now().getTime() - A_MONTH_MS);
    return this.database.withScope(
      scope,
      async (tx) => {
        const counts = await countEvents(tx, scope, from);
        return {
          from: from.toISOString(),
          forgotten_now: await countForgotten(tx, scope),
          forgotten: sum(counts, 'forgotten'),
          restored: sum(counts, 'restored'),
          purged: sum(counts, 'purged'),
          by_reason: counts,
        };
      },
      { readOnly: true },
    );
  }
}

function sum(counts: readonly EventCount[], action: EventCount['action']): number {
  return counts.filter((one) => one.action === action).reduce((total, { count }) => total + count, 0);
}

function show(row: EventRow) {
  return {
    record_id: showId(row.type, row.recordId),
    type: row.type,
    ...(row.userId !== null && { user_id: row.userId }),
    shared: row.userId === null,
    action: row.action,
    reason: row.reason,
    ...(row.retention !== null && { retention: row.retention }),
    ...(row.strength !== null && { strength: row.strength }),
    actor: row.actor,
    at: row.at.toISOString(),
  };
}
