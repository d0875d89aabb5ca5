import { pruneOutboxSchedule } from '@contracts/schedules.js';
import type { Clock } from '@kernel/clock.js';
import { counted } from '@platform/database/changes.js';
import type { Database } from '@platform/database/database.js';
import type { Logger } from '@platform/observability/logger.js';
import { sql } from 'drizzle-orm';
import { Runs, type ScheduleHandler } from './schedules/schedule-handler.js';

/** Closed rows are kept this long, for waiters and for people who investigate. */
const KEEP_MS = 24 * 3_600_000;
const BATCH = 1_000;
/** Bounds one round, even with a great many closed rows. */
const MAX_BATCHES = 50;

/** Deletes closed rows that are older than a day, and makes due what was dated by a clock that has been set back since. */
@Runs(pruneOutboxSchedule)
export class PruneOutbox implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async run({ signal }: { readonly signal?: AbortSignal } = {}): Promise<void> {
    await this.bringBack();
    const before = new Date(this.clock.now().getTime() - KEEP_MS).toISOString();
    let deleted = 0;
    for (let batch = 0; batch < MAX_BATCHES && !signal?.aborted; batch += 1) {
      const count = await this.deleteBatch(before);
      deleted += count;
      if (count < BATCH) break;
    }
    if (deleted > 0) this.logger.debug({ deleted }, 'outbox pruned');
  }

  /**
   * A job that was written while the clock was ahead would wait until that time. No pause after a failure lasts an hour, and no lease
   * ten minutes. The index of open rows leads to those that are not due.
   */
  private async bringBack(): Promise<void> {
    const now = sql`${this.clock.now().toISOString()}::timestamptz`;
    const { rowCount } = await this.database.asSystem((tx) =>
      counted(
        'outbox',
        'updated',
        tx.execute(sql`
        with ahead as (
          select tenant_id, id from outbox
          where closed_at is null and (leased_until is null or leased_until <= now())
            and available_at > ${now} + interval '1 minute'
            and (created_at > ${now} + interval '1 minute' or (error is not null and available_at > ${now} + interval '1 hour'))
          union
          select tenant_id, id from outbox where closed_at is null and leased_until > now() + interval '10 minutes'
        )
        update outbox o set available_at = least(o.available_at, ${now}), leased_until = null
        from ahead a where o.tenant_id = a.tenant_id and o.id = a.id and o.closed_at is null`),
      ),
    );
    if (rowCount)
      this.logger.warn({ jobs: rowCount }, 'the clock was set back: jobs that it had dated ahead are due now');
  }

  private async deleteBatch(before: string): Promise<number> {
    const { rowCount } = await this.database.asSystem((tx) =>
      counted(
        'outbox',
        'deleted',
        tx.execute(sql`
        with old as (
          select tenant_id, id from outbox where closed_at < ${before}::timestamptz
          order by closed_at limit ${BATCH} for update skip locked
        )
        delete from outbox o using old where o.tenant_id = old.tenant_id and o.id = old.id`),
      ),
    );
    return rowCount ?? 0;
  }
}
