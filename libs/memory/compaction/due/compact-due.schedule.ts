import { compactDueSchedule } from '@contracts/schedules.js';
import { Clock } from '@kernel/clock.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkDue } from '@platform/queue/schedules/walk-tenants.js';
import { QueueDue } from './queue-due.js';

/**
 * Visits the tenants that have it switched on, for all or for somebody, each in transactions of its own scope: those at every
 * run, and no others, until their settings change. One that fails holds up no other.
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
