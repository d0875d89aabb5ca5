import type { readNames } from '@contracts/entities/entities.operations.js';
import { readNamesJob } from '@contracts/jobs.js';
import type { OutputOf } from '@contracts/operation.js';
import { RecollectError } from '@kernel/errors.js';
import { type Scope, seesPart } from '@kernel/scope.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { holdTenant } from '@platform/database/hold-tenant.js';
import { Outbox } from '@platform/queue/outbox.js';
import { sql } from 'drizzle-orm';

/** Queues jobs that read names from a tenant's older records. */
@Injectable()
export class StartReading {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** @throws RecollectError forbidden for a bound key, erasure_pending */
  run(scope: Scope): Promise<OutputOf<typeof readNames>> {
    if (!scope.allUsers || seesPart(scope))
      throw new RecollectError('forbidden', 'A bound key cannot have the names of the whole tenant read.');
    return this.database.withScope(scope, async (tx) => {
      await holdTenant(tx, scope.tenantId);
      let queued = 0;
      for (const owner of await ownersOf(tx, scope.tenantId))
        if (await this.outbox.enqueueUnlessOpen(tx, owner, readNamesJob, {})) queued += 1;
      return { queued };
    });
  }
}

/** All users who may have records, and shared memory. */
async function ownersOf(tx: Tx, tenantId: string) {
  const { rows } = await tx.execute<{ user_id: string; epoch: number }>(
    sql`select user_id, epoch::int as epoch from users where tenant_id = ${tenantId} and not erasing order by user_id`,
  );
  const users = rows.map(({ user_id: userId, epoch }) => ({ tenantId, userId, epoch }));
  return [...users, { tenantId, userId: null, epoch: 0 }];
}
