import { Clock } from '@kernel/clock.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { countPassages, type EmbeddingCounts, type PassageCounts } from '@memory/indexing/count-passages.query.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { or, sql, type SQL } from 'drizzle-orm';
import { ownedBy, ownersOf, recordConditions } from '@memory/record-store/record-source.js';

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
          passages: await passagesOf(tx, scope, now),
        };
      },
      { readOnly: true, mayLag: true },
    );
  }
}

/**
 * Counts the passages of the records that are counted. A passage stores neither agent and project nor whether its record is forgotten,
 * so those of the other records are looked up and taken off. They are few: to look up each record took twice as long for 100,000.
 * Row-level security hides the other records from a key bound to an agent or a project, so for such a key its own are looked up. It
 * also hides records that are being erased, which an erasure has noted.
 */
async function passagesOf(tx: Tx, scope: Scope, now: Date): Promise<PassageCounts> {
  const counted = recordConditions(scope, {}, now);
  if (seesPart(scope)) {
    const own = sql`exists (select from records r where r.tenant_id = p.tenant_id and r.id = p.record_id and ${counted})`;
    return countPassages(tx, sql`${ownedBy(scope, 'p')} and ${own}`);
  }
  const all = await countPassages(tx, ownedBy(scope, 'p'));
  const others = await countPassages(
    tx,
    sql`p.tenant_id = ${scope.tenantId} and p.record_id = any(array(
      select r.id from records r where ${ownedBy(scope)} and (${counted}) is not true
      union all
      select e.doomed_id from erasing_records e where e.tenant_id = ${scope.tenantId} and ${erasedOf(scope)}))`,
  );
  return { ...without(all, others), records: without(all.records, others.records) };
}

function erasedOf(scope: Scope): SQL {
  if (scope.allUsers) return sql`true`;
  return or(...ownersOf(scope).map((owner) => sql`e.subject is not distinct from ${owner}`)) ?? sql`false`;
}

/** Not below 0, because a record may be written between the two counts. */
function without(all: EmbeddingCounts, others: EmbeddingCounts): EmbeddingCounts {
  const left = (state: keyof EmbeddingCounts): number => Math.max(0, all[state] - others[state]);
  return { pending: left('pending'), complete: left('complete'), failed: left('failed') };
}
