import { nobodyOf } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { FRESH, countedPut } from '@platform/database/changes.js';
import { Database, type Tx } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** The number of events in a tenant per day. */
@Injectable()
export class Counters {
  constructor(private readonly database: Database) {}

  /** Adds to the counters of a day. @param day `2026-11-22`, UTC */
  async add(tenantId: string, day: string, counted: ReadonlyMap<string, number>): Promise<void> {
    const rows = [...counted].filter(([, value]) => value > 0);
    if (rows.length === 0) return;
    const noted = sql.join(rows.map(([name, value]) => sql`(${name}::text, ${value}::bigint)`), sql`, `); // prettier-ignore
    await this.database.withScope(nobodyOf(tenantId, 'counters'), (tx) =>
      countedPut(
        'daily_counters',
        // A tenant erased meanwhile is skipped. Rows are written in order, so that two processes do not deadlock.
        tx.execute<{ fresh: boolean }>(sql`
        insert into daily_counters as counters (tenant_id, day, name, value)
        select tenants.tenant_id, ${day}::text, noted.name, noted.value
        from (values ${noted}) as noted (name, value)
          join tenants on tenants.tenant_id = ${tenantId} and not tenants.erasing
        order by noted.name
        on conflict (tenant_id, day, name) do update set value = counters.value + excluded.value
        returning ${FRESH} as fresh`),
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
