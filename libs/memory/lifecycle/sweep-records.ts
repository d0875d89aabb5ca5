import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { isUserHeld } from '@memory/record-store/legal-hold.js';
import { forgetRecords, type Life, lockLives, type Passing } from '@memory/record-store/life-of-records.js';
import { PurgeRecords } from './purge-records.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { verdictOf } from './verdict.js';

/**
 * Checks some records of one owner under lock, and does what is due now. Records recalled, pinned or put under legal hold since then
 * stay.
 */
@Injectable()
export class SweepRecords {
  constructor(
    private readonly policies: ForgettingPolicies,
    private readonly access: RecordAccessRepository,
    private readonly purge: PurgeRecords,
    private readonly clock: Clock,
  ) {}

  /** @returns the number of changed records */
  async runIn(tx: Tx, scope: Scope, ids: readonly string[]): Promise<number> {
    const lives = await lockLives(tx, scope, ids);
    const policies = await this.policies.of(tx, scope);
    const held = await isUserHeld(tx, scope.tenantId, scope.userId);
    const now = this.clock.now();
    const forgotten: Passing[] = [];
    const purged: Passing[] = [];
    for (const life of lives) {
      const verdict = verdictOf(life, policies, held, now);
      if (verdict.act === 'forget') forgotten.push({ life, reason: verdict.reason, retention: verdict.retention });
      if (verdict.act === 'purge') purged.push(gone(life, verdict.reason));
    }
    await forgetRecords(tx, this.access, scope, forgotten, now);
    await this.purge.runIn(tx, scope, scope.userId, purged, now);
    return forgotten.length + purged.length;
  }
}

function gone(life: Life, reason: string): Passing {
  return { life, reason, retention: null };
}
