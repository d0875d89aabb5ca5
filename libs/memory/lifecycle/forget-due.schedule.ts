import { forgetDueSchedule } from '@contracts/schedules.js';
import { Clock } from '@kernel/clock.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkDue } from '@platform/queue/schedules/walk-tenants.js';
import { SweepTenant } from './sweep-tenant.js';

/** Visits the tenants that are due, each in transactions of its own scope. A failure of one does not block the others. */
@Injectable()
@Runs(forgetDueSchedule)
export class ForgetDueSchedule implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly sweep: SweepTenant,
    private readonly clock: Clock,
  ) {}

  run({ signal }: ScheduleContext): Promise<void> {
    return walkDue(this.database, { schedule: forgetDueSchedule, now: this.clock.now(), signal }, (tenantId) =>
      this.sweep.visit(everybodyOf(tenantId)),
    );
  }
}
