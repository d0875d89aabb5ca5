import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { countPassages, type PassageCounts } from '@memory/indexing/count-passages.query.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { ownedBy, recordConditions } from '@memory/record-store/record-source.js';

export interface RecordCounts {
  readonly records: number;
  readonly byType: Readonly<Record<string, number>>;
  readonly passages: PassageCounts;
}

/** Counts what a caller can read. */
@Injectable()
export class CountRecords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope): Promise<RecordCounts> {
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const { rows } = await tx.execute<{ type: string; count: number }>(sql`
          select r.type, count(*)::int as count from records r
          where ${ownedBy(scope)} and ${recordConditions(scope, {}, now)} group by r.type order by r.type`);
        return {
          records: rows.reduce((sum, row) => sum + row.count, 0),
          byType: Object.fromEntries(rows.map((row) => [row.type, row.count])),
          passages: await countPassages(tx, readablePassages(scope, now)),
        };
      },
      { readOnly: true, mayLag: true },
    );
  }
}

/** Passages of the records that are counted: a passage stores neither agent and project nor whether its record is forgotten. */
function readablePassages(scope: Scope, now: Date): SQL {
  return sql`${ownedBy(scope, 'p')} and exists (
    select from records r where r.tenant_id = ${scope.tenantId} and r.id = p.record_id and ${recordConditions(scope, {}, now)})`;
}
