import { settleModelCallsSchedule } from '@contracts/schedules.js';
import { USAGE_DAYS } from '@contracts/limits/usage.operations.js';
import { Clock } from '@kernel/clock.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkDue } from '@platform/queue/schedules/walk-tenants.js';
import { dayBefore } from './get-model-usage.js';
import { ModelChargesRepository, type Remaining } from './model-charges.repository.js';

/** Single calls are kept so many days; what a day has used in all is kept as long as other usage. */
const CALL_DAYS = 35;
const DAY_MS = 86_400_000;

/**
 * Charges calls as reserved whose process ended before them, and drops what is old. A tenant that asks again does the
 * first by itself, so this is for those that do not.
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

  /** What is under way may lapse until the next run; what is only old is dropped by days. */
  private next(remaining: Remaining, now: Date): Date | null {
    if (remaining === 'none') return null;
    return remaining === 'open' ? now : new Date(now.getTime() + DAY_MS);
  }
}
