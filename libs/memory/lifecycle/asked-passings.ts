import type { Scope } from '@kernel/scope.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { forgetRecords, type Life, restoreRecords } from '@memory/record-store/life-of-records.js';
import { RecordAccessRepository } from '@memory/record-store/record-access.repository.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';

/** Forgets or restores, on request, locked records of one owner, and has the summaries of them rebuilt. */
@Injectable()
export class AskedPassings {
  constructor(
    private readonly access: RecordAccessRepository,
    private readonly derived: DerivedSummaries,
  ) {}

  /** No summary may contain what a person wants forgotten: summaries of the record are deleted, and rebuilt without it. */
  async forget(tx: Tx, scope: Scope, life: Life, at: Date): Promise<void> {
    await forgetRecords(tx, this.access, scope, [{ life, reason: 'asked', retention: null }], at);
    // The batch that a forgotten summary replaces stays folded, because the summary can be restored.
    if (life.type !== 'summary') await this.derived.drop(tx, scope, life.userId, [life.id]);
  }

  async restore(tx: Tx, scope: Scope, userId: string | null, lives: readonly Life[], at: Date): Promise<void> {
    if (lives.length === 0) return;
    const passing = lives.map((life) => ({ life, reason: 'asked', retention: null }));
    await restoreRecords(tx, this.access, scope, passing, at);
    await this.derived.rebuild(tx, scope, userId);
  }
}
