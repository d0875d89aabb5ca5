import type { getForgettingStatus, listEvents } from '@contracts/lifecycle/forgetting.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { readId, showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { countForgotten } from './forgotten-records.query.js';
import { countEvents, type EventCount, type EventRow, lifecycleEventsOf } from './lifecycle-events.query.js';
import { readTimePlace, writePlace } from './place.js';

const A_MONTH_MS = 30 * 86_400_000;

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
          ...(more && { next_cursor: writePlace([last.at.getTime(), last.id]) }),
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
