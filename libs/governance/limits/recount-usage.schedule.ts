import { recountUsageSchedule } from '@contracts/schedules.js';
import { USAGE_DAYS } from '@contracts/limits/usage.operations.js';
import { everybodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { FRESH, counted, countedPut } from '@platform/database/changes.js';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkTenants } from '@platform/queue/schedules/walk-tenants.js';
import { sql } from 'drizzle-orm';

/**
 * Counts what every tenant stores and corrects stored counts that differ: for records from before there was a count, or
 * that an operator changed behind the triggers.
 *
 * Counts and records change in one transaction, so within one snapshot the difference stays the same whatever is
 * written meanwhile. The difference is added, and nobody waits. While a user or a part of memory is being erased, the
 * remaining rows are hidden from this query but still counted. The recount then waits for the next run.
 */
@Injectable()
@Runs(recountUsageSchedule)
export class RecountUsageSchedule implements ScheduleHandler {
  constructor(private readonly database: Database) {}

  run({ signal }: ScheduleContext): Promise<void> {
    return walkTenants(this.database, signal, (tenantId) => this.recount(tenantId));
  }

  private async recount(tenantId: string): Promise<void> {
    await this.database.withScope(everybodyOf(tenantId, false), async (tx) => {
      await countedPut(
        'record_counts',
        tx.execute<{ fresh: boolean }>(sql`
        insert into record_counts as counts (tenant_id, shard, records, bytes)
        select ${tenantId}::uuid, 0, found.records - counted.records, found.bytes - counted.bytes
        from (
          select count(*) as records, coalesce(sum(record_bytes(title, content, fields, metadata)), 0) as bytes
          from records where tenant_id = ${tenantId}
        ) as found, (
          select coalesce(sum(records), 0) as records, coalesce(sum(bytes), 0) as bytes
          from record_counts where tenant_id = ${tenantId}
        ) as counted
        where (found.records, found.bytes) <> (counted.records, counted.bytes)
          and not exists (select 1 from erasing_users where tenant_id = ${tenantId})
          and not exists (select 1 from erasing_records where tenant_id = ${tenantId})
        on conflict (tenant_id, shard) do update
        set records = counts.records + excluded.records, bytes = counts.bytes + excluded.bytes
        returning ${FRESH} as fresh`),
      );
      await counted(
        'usage_days',
        'deleted',
        tx.execute(sql`
        delete from usage_days where tenant_id = ${tenantId}
          and day < to_char((now() at time zone 'UTC') - make_interval(days => ${USAGE_DAYS}::int), 'YYYY-MM-DD')`),
      );
    });
  }
}
