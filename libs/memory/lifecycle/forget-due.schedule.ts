import { forgetDueSchedule } from '@contracts/schedules.js';
import { everybodyOf, type Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkTenants } from '@platform/queue/schedules/walk-tenants.js';
import { SweepTenant } from './sweep-tenant.js';

/**
 * Walks the tenants, each in transactions of its own scope. One in which the work of the sweep before is still waiting
 * is passed by; one that fails holds up no other.
 */
@Injectable()
@Runs(forgetDueSchedule)
export class ForgetDueSchedule implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly sweep: SweepTenant,
  ) {}

  run({ signal }: ScheduleContext): Promise<void> {
    return walkTenants(this.database, signal, (tenantId) => this.one(everybodyOf(tenantId)));
  }

  private async one(scope: Scope): Promise<void> {
    if (!(await this.sweep.isUnderWay(scope))) await this.sweep.run(scope);
  }
}
