import type { Clock } from '@kernel/clock.js';
import type { Database } from '@platform/database/database.js';
import { scheduleLeases } from '@schema/schedule-leases.js';
import { isNotNull, sql } from 'drizzle-orm';

/** The most rows counted, so that metrics stay cheap with a backlog of millions. */
const MOST_COUNTED = 100_000;

export interface OpenFigure {
  readonly job: string;
  /** `due`: no worker has started it. `in_flight`: one has. `later`: it is not due yet. */
  readonly state: 'due' | 'in_flight' | 'later';
  readonly count: number;
  /** Seconds since the oldest was enqueued, and since the first one became due. */
  readonly ageSeconds: number;
  readonly lagSeconds: number;
}

export interface OutboxFigures {
  readonly open: readonly OpenFigure[];
  readonly deadLetters: readonly { readonly job: string; readonly count: number }[];
  readonly schedules: readonly { readonly name: string; readonly finishedAt: Date | null }[];
}

/** The state of all work, across all tenants and without naming any. */
export function outboxFigures(database: Database, clock: Clock): Promise<OutboxFigures> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  return database.asSystem(
    async (tx) => {
      const open = await tx.execute<OpenFigure & Record<string, unknown>>(sql`
        select job, state, count(*)::int as count,
          greatest(0, extract(epoch from ${now} - min(created_at)))::float8 as "ageSeconds",
          greatest(0, extract(epoch from ${now} - min(available_at)))::float8 as "lagSeconds"
        from (
          select job, created_at, available_at, case when leased_until > now() and starts > 0 then 'in_flight'
            when available_at > ${now} then 'later' else 'due' end as state
          from outbox where closed_at is null order by available_at, id limit ${MOST_COUNTED}
        ) o group by job, state`);
      const letters = await tx.execute<{ job: string; count: number }>(sql`
        select job, count(*)::int as count from (select job from dead_letters limit ${MOST_COUNTED}) l group by job`);
      const schedules = await tx
        .select({ name: scheduleLeases.name, finishedAt: scheduleLeases.finishedAt })
        .from(scheduleLeases)
        .where(isNotNull(scheduleLeases.finishedAt));
      return { open: open.rows, deadLetters: letters.rows, schedules };
    },
    { readOnly: true },
  );
}
