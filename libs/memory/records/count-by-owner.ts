import { MESSAGE_TYPE } from '@contracts/records/record.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';

/** Counts the readable memories of each of some users. Messages do not count. */
@Injectable()
export class CountByOwner {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Users without memories are left out. The scope must read the whole tenant, or belong to that user. */
  async run(scope: Scope, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (userIds.length === 0) return new Map();
    const { rows } = await this.database.withScope(
      scope,
      (tx) =>
        tx.execute<{ user_id: string; count: number }>(sql`
          select r.user_id, count(*)::int as count from records r
          where r.tenant_id = ${scope.tenantId} and r.user_id = any(${sql.param([...userIds])}::text[])
            and r.type <> ${MESSAGE_TYPE} and ${recordConditions(scope, {}, this.clock.now())}
          group by r.user_id`),
      { readOnly: true, mayLag: true },
    );
    return new Map(rows.map(({ user_id: userId, count }) => [userId, count]));
  }
}
