import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { lockUserHeld } from '@memory/record-store/legal-hold.js';
import { isBeyond } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';

/**
 * Deletes memories of a kind like any records. Those under legal hold, by themselves or with their user, stay, as do those with more
 * trust than the caller.
 */
@Injectable()
export class RemoveKind {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly derived: DerivedSummaries,
  ) {}

  /** @returns the deleted records */
  async runIn(tx: Tx, scope: Scope, found: readonly Pick<RecordRow, 'id'>[]): Promise<RecordRow[]> {
    if (found.length === 0 || (await lockUserHeld(tx, scope.tenantId, scope.userId))) return [];
    const locked = await this.records.lock(tx, scope, { userId: scope.userId }, found.map(({ id }) => id)); // prettier-ignore
    const wanted = new Set(found.map(({ id }) => id));
    const going = locked.filter(({ id, legalHold, trust }) => wanted.has(id) && !legalHold && !isBeyond(scope, trust));
    const ids = going.map(({ id }) => id);
    await this.derived.drop(tx, scope, scope.userId, ids);
    await this.index.remove(tx, scope.tenantId, ids);
    await this.records.delete(tx, scope.tenantId, ids);
    return going;
  }
}
