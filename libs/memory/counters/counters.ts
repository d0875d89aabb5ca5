import { nobodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { FRESH, countedPut } from '@platform/database/changes.js';
import { Database, type Tx } from '@platform/database/database.js';
import { dailyCounters } from '@schema/daily-counters.js';
import { sql } from 'drizzle-orm';

/** The number of events in a tenant per day. */
@Injectable()
export class Counters {
  constructor(private readonly database: Database) {}

  /** Adds to the counters of a day. @param day `2026-11-22`, UTC */
  async add(tenantId: string, day: string, counted: ReadonlyMap<string, number>): Promise<void> {
    const rows = [...counted]
      .filter(([, value]) => value > 0)
      .map(([name, value]) => ({ tenantId, day, name, value }))
      // Always in the same order, because two concurrent processes would deadlock otherwise.
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    if (rows.length === 0) return;
    await this.database.withScope(nobodyOf(tenantId, 'counters'), (tx) =>
      countedPut(
        'daily_counters',
        tx
          .insert(dailyCounters)
          .values(rows)
          .onConflictDoUpdate({
            target: [dailyCounters.tenantId, dailyCounters.day, dailyCounters.name],
            set: { value: sql`${dailyCounters.value} + excluded.value` },
          })
          .returning({ fresh: FRESH }),
      ),
    );
  }

  /** Sums since this day. */
  async since(tx: Tx, tenantId: string, day: string): Promise<Map<string, number>> {
    const { rows } = await tx.execute<{ name: string; value: number }>(sql`
      select name, sum(value)::float8 as value from daily_counters
      where tenant_id = ${tenantId} and day >= ${day} group by name`);
    return new Map(rows.map(({ name, value }) => [name, value]));
  }
}
