import { settleModelCallsSchedule } from '@contracts/schedules.js';
import { USAGE_DAYS } from '@contracts/limits/usage.operations.js';
import { Clock } from '@kernel/clock.js';
import { DAY_MS } from '@kernel/durations.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkDue } from '@platform/queue/schedules/walk-tenants.js';
import { dayBefore } from './get-model-usage.js';
import { ModelChargesRepository, type Remaining } from './model-charges.repository.js';

/** Days for which single calls are kept. The daily totals are kept as long as other usage. */
const CALL_DAYS = 35;

/**
 * Charges lost calls as reserved, and deletes what is old. A tenant that makes new calls charges its lost calls itself,
 * so this is for those that do not.
 */
@Injectable()
@Runs(settleModelCallsSchedule)
export class SettleModelCallsSchedule implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly charges: ModelChargesRepository,
    private readonly clock: Clock,
  ) {}

  run({ signal }: ScheduleContext): Promise<void> {
    const now = this.clock.now();
    const before = { calls: dayBefore(now, CALL_DAYS), days: dayBefore(now, USAGE_DAYS) };
    const walk = { schedule: settleModelCallsSchedule, now, signal };
    return walkDue(this.database, walk, (tenantId) =>
      this.database.withScope(everybodyOf(tenantId, false), async (tx) => {
        await this.charges.lapse(tx, tenantId, now);
        await this.charges.prune(tx, tenantId, before);
        return this.next(await this.charges.remaining(tx, tenantId), now);
      }),
    );
  }

  /** A call in progress may lapse before the next run, so look again then. What is only old is deleted by the day. */
  private next(remaining: Remaining, now: Date): Date | null {
    if (remaining === 'none') return null;
    return remaining === 'open' ? now : new Date(now.getTime() + DAY_MS);
  }
}
