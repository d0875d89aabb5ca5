import type { forgetRecord } from '@contracts/lifecycle/forgetting.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { refuseHeld } from '@memory/record-store/legal-hold.js';
import { lockLives } from '@memory/record-store/life-of-records.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import { demandTrust } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { AskedPassings } from './asked-passings.js';
import { goneAt } from './verdict.js';

/** Forgets one memory on request. */
@Injectable()
export class ForgetRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly passings: AskedPassings,
    private readonly policies: ForgettingPolicies,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string): Promise<OutputOf<typeof forgetRecord>> {
    return this.database.withScope(scope, async (tx) => {
      const now = this.clock.now();
      const found = await this.records.find(tx, scope, key, {}, now);
      if (!found) throw new RecollectError('not_found');
      requireSharedWrite(scope, found);
      demandTrust(scope, found);
      const owner = { tenantId: scope.tenantId, userId: found.userId };
      const [life] = await lockLives(tx, owner, [found.id]);
      if (!life || life.forgottenAt) throw new RecollectError('not_found');
      await refuseHeld(tx, scope.tenantId, life);
      await this.passings.forget(tx, scope, life, now);
      const purge = goneAt({ ...life, forgottenAt: now }, await this.policies.of(tx, owner));
      return {
        id: showId(life.type, life.id),
        forgotten_at: now.toISOString(),
        ...(purge && { purge_at: purge.toISOString() }),
      };
    });
  }
}
