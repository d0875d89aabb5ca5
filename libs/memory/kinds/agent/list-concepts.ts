import type { listConcepts } from '@contracts/cognitive/agent.operations.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { sql } from 'drizzle-orm';
import { agentOf } from '../kind.js';
import { ofKind } from '../kind-rows.query.js';

/** The concepts of an agent's facts, with the number of facts of each. */
@Injectable()
export class ListConcepts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: InputOf<typeof listConcepts>['query']): Promise<OutputOf<typeof listConcepts>> {
    const kind = { type: 'semantic' as const, agent: agentOf(scope, query), shared: true };
    return this.database.withScope(
      scope,
      async (tx) => {
        const facts = sql`records r where ${ofKind(scope, kind, this.clock.now())}`;
        const all = await tx.execute<{ facts: number; concepts: number }>(sql`
          select count(*)::int as facts, count(distinct r.title)::int as concepts from ${facts}`);
        const { rows } = await tx.execute<{ concept: string; count: number }>(sql`
          select r.title as concept, count(*)::int as count from ${facts} and r.title is not null
          group by r.title order by count(*) desc, r.title limit ${query.limit}`);
        const { facts: total = 0, concepts = 0 } = all.rows[0] ?? {};
        return { count_total: total, count_concepts: concepts, concepts: rows };
      },
      { readOnly: true },
    );
  }
}
