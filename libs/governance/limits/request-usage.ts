import { PeriodicFlush } from '@kernel/periodic-flush.js';
import { Injectable, Logger } from '@nestjs/common';
import { FRESH, countedPut } from '@platform/database/changes.js';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

const FLUSH_EVERY_MS = 20_000;

interface Counts {
  requests: number;
  errors: number;
  limited: number;
  searches: number;
}

/** Counts the requests of each tenant and writes all counts at once, so that a request itself writes nothing. */
@Injectable()
export class RequestUsage extends PeriodicFlush {
  private counts = new Map<string, Counts>();

  constructor(private readonly database: Database) {
    super(FLUSH_EVERY_MS);
  }

  note(tenantId: string, { status, search }: { readonly status: number; readonly search: boolean }): void {
    const counts = this.counts.get(tenantId) ?? { requests: 0, errors: 0, limited: 0, searches: 0 };
    counts.requests += 1;
    if (status >= 500) counts.errors += 1;
    if (status === 429) counts.limited += 1;
    else if (search) counts.searches += 1;
    this.counts.set(tenantId, counts);
  }

  /** Counts that cannot be written are dropped and logged, so that memory does not grow. Never throws. */
  async flush(): Promise<void> {
    if (this.counts.size === 0) return;
    const noted = [...this.counts];
    this.counts = new Map();
    const column = (name: keyof Counts): number[] => noted.map(([, counts]) => counts[name]);
    // A tenant that is erased meanwhile is skipped. Rows are written in order, so that two processes do not deadlock.
    const add = sql`
      insert into usage_days as days (tenant_id, day, shard, requests, errors, limited, searches)
      select noted.tenant_id, to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), -1, requests, errors, limited, searches
      from unnest(
        ${sql.param(noted.map(([tenantId]) => tenantId))}::uuid[], ${sql.param(column('requests'))}::bigint[],
        ${sql.param(column('errors'))}::bigint[], ${sql.param(column('limited'))}::bigint[],
        ${sql.param(column('searches'))}::bigint[]
      ) as noted (tenant_id, requests, errors, limited, searches)
      join tenants on tenants.tenant_id = noted.tenant_id and not tenants.erasing
      order by noted.tenant_id
      on conflict (tenant_id, day, shard) do update set requests = days.requests + excluded.requests,
        errors = days.errors + excluded.errors, limited = days.limited + excluded.limited,
        searches = days.searches + excluded.searches
      returning ${FRESH} as fresh`;
    try {
      await this.database.asSystem((tx) => countedPut('usage_days', tx.execute<{ fresh: boolean }>(add)));
    } catch {
      new Logger('Limits').warn(`the requests of ${noted.length} tenant(s) could not be counted`);
    }
  }
}
