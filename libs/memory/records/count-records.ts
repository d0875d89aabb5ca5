import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { countPassages, type PassageCounts } from '@memory/indexing/count-passages.query.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql, type SQL } from 'drizzle-orm';
import { boundTo, ownedBy, recordConditions } from '@memory/record-store/record-source.js';

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
          passages: await countPassages(tx, readablePassages(scope)),
        };
      },
      { readOnly: true, mayLag: true },
    );
  }
}

/** A passage does not store its agent or project, so for a key bound to one the records are joined. */
function readablePassages(scope: Scope): SQL {
  const owned = ownedBy(scope, 'p');
  if (scope.agent === null && scope.project === null) return owned;
  return sql`${owned} and exists (
    select from records r where r.tenant_id = p.tenant_id and r.id = p.record_id and ${boundTo(scope)})`;
}
