import { compactDueSchedule } from '@contracts/schedules.js';
import { Clock } from '@kernel/clock.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkDue } from '@platform/queue/schedules/walk-tenants.js';
import { QueueDue } from './queue-due.js';

/**
 * Visits the tenants that have compaction enabled, for all users or some, each in transactions of its own scope. These are visited
 * at every run, others only after their settings change. A failure of one does not block the others.
 */
@Injectable()
@Runs(compactDueSchedule)
export class CompactDueSchedule implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly due: QueueDue,
    private readonly clock: Clock,
  ) {}

  run({ signal }: ScheduleContext): Promise<void> {
    const now = this.clock.now();
    return walkDue(this.database, { schedule: compactDueSchedule, now, signal }, async (tenantId) =>
      (await this.due.run(everybodyOf(tenantId, false), signal)) ? now : null,
    );
  }
}
