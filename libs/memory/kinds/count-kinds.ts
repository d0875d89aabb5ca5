import { KINDS, type Kind } from '@contracts/cognitive/cognitive.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { recordConditions } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { agentOf } from './kind.js';

/** The number of an agent's memories of each kind. */
@Injectable()
export class CountKinds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(
    scope: Scope,
    named: { readonly agent?: string | undefined },
  ): Promise<{ agent_name: string; total: number } & Record<Kind, number>> {
    const agent = agentOf(scope, named);
    return this.database.withScope(
      scope,
      async (tx) => {
        const { rows } = await tx.execute<{ type: Kind; count: number }>(sql`
          select r.type, count(*)::int as count from records r
          where r.tenant_id = ${scope.tenantId} and r.user_id = ${scope.userId} and r.agent = ${agent}
            and r.type = any(${sql.param([...KINDS])}::text[]) and r.superseded_by is null
            and ${recordConditions(scope, {}, this.clock.now())}
          group by r.type`);
        const of = (kind: Kind) => rows.find(({ type }) => type === kind)?.count ?? 0;
        const counts = Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, number>;
        return { agent_name: agent, ...counts, total: rows.reduce((sum, { count }) => sum + count, 0) };
      },
      { readOnly: true },
    );
  }
}
