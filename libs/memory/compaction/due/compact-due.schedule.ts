import { compactDueSchedule } from '@contracts/schedules.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkTenants } from '@platform/queue/schedules/walk-tenants.js';
import { QueueDue } from './queue-due.js';

/** Walks the tenants, each in transactions of its own scope; one that fails holds up no other. */
@Injectable()
@Runs(compactDueSchedule)
export class CompactDueSchedule implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly due: QueueDue,
  ) {}

  run({ signal }: ScheduleContext): Promise<void> {
    return walkTenants(this.database, signal, (tenantId) => this.due.run(everybodyOf(tenantId, false), signal));
  }
}
