import { pruneKeysSchedule } from '@contracts/schedules.js';
import { Clock } from '@kernel/clock.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { Runs, type ScheduleContext, type ScheduleHandler } from '@platform/queue/schedules/schedule-handler.js';
import { walkTenants } from '@platform/queue/schedules/walk-tenants.js';
import { sql } from 'drizzle-orm';
import { LIFE_MS } from './idempotency.js';

const BATCH = 1_000;

/** Deletes the keys that are older than a day, also of users who send no more requests. */
@Injectable()
@Runs(pruneKeysSchedule)
export class PruneKeysSchedule implements ScheduleHandler {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run({ signal }: ScheduleContext): Promise<void> {
    const before = new Date(this.clock.now().getTime() - LIFE_MS).toISOString();
    return walkTenants(this.database, signal, async (tenantId) => {
      while ((await this.prune(tenantId, before)) === BATCH) signal.throwIfAborted();
    });
  }

  /** @returns the number of deleted keys */
  private async prune(tenantId: string, before: string): Promise<number> {
    const { rowCount } = await this.database.asSystem((tx) =>
      tx.execute(sql`
      delete from idempotency_keys where tenant_id = ${tenantId} and (key_id, hash) in (
        select key_id, hash from idempotency_keys
        where tenant_id = ${tenantId} and created_at <= ${before}::timestamptz order by created_at limit ${BATCH})`),
    );
    return rowCount ?? 0;
  }
}
