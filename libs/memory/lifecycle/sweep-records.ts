import { Injectable } from '@nestjs/common';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { lockUserHeld } from '@memory/record-store/legal-hold.js';
import {
  forgetRecords,
  type Life,
  lockLives,
  type Passing,
  writeEvents,
} from '@memory/record-store/life-of-records.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import type { Tx } from '@platform/database/database.js';
import { ForgettingPolicies } from './forgetting-policies.js';
import { verdictOf } from './verdict.js';

/** Last step of forgetting: deletes the records with everything that depends on them. Only the audit records that they existed. */
@Injectable()
export class PurgeRecords {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly derived: DerivedSummaries,
  ) {}

  /** For one owner. The records must be locked by this transaction. */
  async runIn(tx: Tx, scope: Scope, userId: string | null, passing: readonly Passing[], at: Date): Promise<void> {
    if (passing.length === 0) return;
    const ids = passing.map(({ life }) => life.id);
    await this.derived.drop(tx, scope, userId, ids);
    await this.index.remove(tx, scope.tenantId, ids);
    await this.records.delete(tx, scope.tenantId, ids);
    await writeEvents(tx, scope, 'purged', passing, at);
  }
}

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
    const held = await lockUserHeld(tx, scope.tenantId, scope.userId);
    const lives = await lockLives(tx, scope, ids);
    const policies = await this.policies.of(tx, scope);
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
