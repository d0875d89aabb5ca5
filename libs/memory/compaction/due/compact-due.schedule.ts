import { compactDueSchedule } from '@contracts/schedules.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { sql } from 'drizzle-orm';
import { QueueDue } from './queue-due.js';

const TENANTS_AT_ONCE = 500;

/** Walks the tenants, each in transactions of its own scope; one that fails holds up no other. */
@Injectable()
@Runs(compactDueSchedule)
export class CompactDueSchedule implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly due: QueueDue,
  ) {}

  async run({ signal }: ScheduleContext): Promise<void> {
    const failures: unknown[] = [];
    let after: string | null = null;
    for (;;) {
      const tenants: string[] = await this.tenants(after);
      for (const tenantId of tenants) {
        signal.throwIfAborted();
        await this.due.run(wholeTenant(tenantId), signal).catch((error: unknown) => failures.push(error));
      }
      after = tenants.at(-1) ?? null;
      if (tenants.length < TENANTS_AT_ONCE) break;
    }
    if (failures.length > 0) throw failures[0];
  }

  private tenants(after: string | null): Promise<string[]> {
    return this.database.asSystem(async (tx) => {
      const { rows } = await tx.execute<{ tenant_id: string }>(sql`
        select tenant_id from tenants where ${after}::uuid is null or tenant_id > ${after}::uuid
        order by tenant_id limit ${TENANTS_AT_ONCE}`);
      return rows.map((row) => row.tenant_id);
    });
  }
}

/** Reads the whole tenant and leaves jobs. */
function wholeTenant(tenantId: string) {
  return {
    tenantId,
    userId: null,
    allUsers: true,
    includeShared: false,
    permissions: new Set<never>(),
    agent: null,
    project: null,
    keyId: 'job',
  };
}
