import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { UsageOutput } from '@contracts/limits/usage.operations.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { checkSeesTenant } from '@memory/settings/who-sets.js';
import { Database, type Tx } from '@platform/database/database.js';
import { readTenantId, showTenantId } from '../tenancy/tenants.repository.js';

type Day = UsageOutput['days'][number];
type Stored = Pick<UsageOutput, 'stored' | 'quota_records' | 'quota_bytes'>;

interface StoredRow extends Record<string, unknown> {
  readonly records: string;
  readonly bytes: string;
  readonly quota_records: string | null;
  readonly quota_bytes: string | null;
}
type DayRow = Record<Exclude<keyof Day, 'day'>, string> & { readonly day: string };

/** What a tenant stores and has used: sums over its shards. The cost does not grow with what is stored. */
@Injectable()
export class UsageQuery {
  /** Null: this scope sees no such tenant. */
  async stored(tx: Tx, tenantId: string): Promise<Stored | null> {
    const { rows } = await tx.execute<StoredRow>(sql`
      select quota_records, quota_bytes, coalesce(counts.records, 0) as records, coalesce(counts.bytes, 0) as bytes
      from tenants left join (
        select sum(records) as records, sum(bytes) as bytes from record_counts where tenant_id = ${tenantId}
      ) as counts on true
      where tenant_id = ${tenantId}`);
    const [row] = rows;
    if (!row) return null;
    return {
      stored: { records: Number(row.records), bytes: Number(row.bytes) },
      quota_records: row.quota_records === null ? undefined : Number(row.quota_records),
      quota_bytes: row.quota_bytes === null ? undefined : Number(row.quota_bytes),
    };
  }

  /** Newest first, from this many days back. */
  async days(tx: Tx, tenantId: string, back: number): Promise<Day[]> {
    const { rows } = await tx.execute<DayRow>(sql`
      select day, sum(requests) as requests, sum(limited) as limited, sum(errors) as errors, sum(searches) as searches,
        sum(records_written) as records_written, sum(bytes_written) as bytes_written
      from usage_days
      where tenant_id = ${tenantId}
        and day > to_char((now() at time zone 'UTC') - make_interval(days => ${back}::int), 'YYYY-MM-DD')
      group by day order by day desc`);
    return rows.map(({ day, ...counts }) => ({
      day,
      ...(Object.fromEntries(Object.entries(counts).map(([name, sum]) => [name, Number(sum)])) as Omit<Day, 'day'>),
    }));
  }
}

/** Reports what a tenant stores and has used: any tenant of the installation, or the caller's own. */
@Injectable()
export class GetUsage {
  constructor(
    private readonly database: Database,
    private readonly usage: UsageQuery,
  ) {}

  /** Any tenant, for holders of `install`. @throws RecollectError not_found */
  run(_scope: Scope, shownId: string, days: number): Promise<UsageOutput> {
    const tenantId = readTenantId(shownId);
    return this.database.asSystem((tx) => this.read(tx, tenantId, days), { readOnly: true });
  }

  /** @throws RecollectError `forbidden` for a bound key: the numbers cover the whole tenant */
  async own(scope: Scope, days: number): Promise<UsageOutput> {
    checkSeesTenant(scope);
    return this.database.withScope(scope, (tx) => this.read(tx, scope.tenantId, days), { readOnly: true });
  }

  private async read(tx: Tx, tenantId: string, days: number): Promise<UsageOutput> {
    const stored = await this.usage.stored(tx, tenantId);
    if (!stored) throw new RecollectError('not_found');
    return { tenant_id: showTenantId(tenantId), ...stored, days: await this.usage.days(tx, tenantId, days) };
  }
}
