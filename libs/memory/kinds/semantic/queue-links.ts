import { FACTS_AT_ONCE, linkFactsJob } from '@contracts/jobs.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { keepFixedPlan } from '@platform/database/kept-plans.js';
import { Outbox } from '@platform/queue/outbox.js';
import { sql } from 'drizzle-orm';

/** Leaves the comparison of new facts to a job, because a batch would delay its writer. */
@Injectable()
export class QueueLinks {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @param ids row ids of the stored records; those that are no facts of an agent are skipped */
  async runIn(tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { rows } = await tx.execute<{ id: string; user_id: string }>(
      keepFixedPlan(sql`
      select r.id, r.user_id from records r
      where r.tenant_id = ${scope.tenantId} and r.id = any(${sql.param([...ids])}::uuid[]) and r.type = 'semantic'
        and r.user_id is not null and r.agent is not null
      order by r.user_id, r.id`),
    );
    for (const userId of new Set(rows.map((row) => row.user_id))) {
      const facts = rows.filter((row) => row.user_id === userId).map(({ id }) => id);
      const payloads = Array.from({ length: Math.ceil(facts.length / FACTS_AT_ONCE) }, (_, i) => ({
        record_ids: facts.slice(i * FACTS_AT_ONCE, (i + 1) * FACTS_AT_ONCE),
      }));
      const owner = await lockUser(tx, { ...scope, userId }, userId, this.clock.now());
      await this.outbox.enqueue(tx, owner, linkFactsJob, payloads);
    }
  }
}
