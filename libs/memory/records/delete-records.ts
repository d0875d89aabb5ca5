import type { deleteRecords } from '@contracts/records/records.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { lockUserHeld, refuseHeldRecord } from '@memory/record-store/legal-hold.js';
import { type ItemError, itemErrorOf } from '@memory/record-store/item-error.js';
import { refuseEdit, lockWritable } from '@memory/record-store/may-write.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { demandTrust } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';

type Deleted = OutputOf<typeof deleteRecords>;

/** Deletes many records in one transaction. A record that is missing or not the caller's is reported as not found. */
@Injectable()
export class DeleteRecords {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly derived: DerivedSummaries,
  ) {}

  run(scope: Scope, keys: readonly string[]): Promise<Deleted> {
    return this.database.withScope(scope, async (tx) => {
      const held = await lockUserHeld(tx, scope.tenantId, scope.userId);
      const chosen = await lockWritable(tx, this.records, scope, keys);
      const rows = [...new Set(chosen.filter((row) => row !== undefined))];
      const doomed: string[] = [];
      const refused = new Map<string, ItemError>();
      // At most two owners: the user, and the tenant's shared memory.
      for (const userId of new Set(rows.map((row) => row.userId))) {
        const userHeld = userId !== null && held;
        const going: string[] = [];
        for (const row of rows.filter((one) => one.userId === userId)) {
          const reason = whyItStays(scope, row, userHeld);
          if (reason) refused.set(row.id, reason);
          else going.push(row.id);
        }
        await this.derived.drop(tx, scope, userId, going);
        doomed.push(...going);
      }
      await this.index.remove(tx, scope.tenantId, doomed);
      await this.records.delete(tx, scope.tenantId, doomed);
      return report(keys, chosen, refused);
    });
  }
}

/** The refusal that deleting it alone would be; undefined if it may be deleted. */
function whyItStays(scope: Scope, row: RecordRow, userHeld: boolean): ItemError | undefined {
  try {
    refuseEdit(row);
    demandTrust(scope, row);
    refuseHeldRecord(row.legalHold || userHeld);
  } catch (error) {
    return itemErrorOf(error);
  }
}

function report(
  keys: readonly string[],
  chosen: readonly (RecordRow | undefined)[],
  refused: ReadonlyMap<string, ItemError>,
): Deleted {
  const seen = new Set<string>();
  const results = keys.map((id, index) => {
    const row = chosen[index];
    if (!row || seen.has(row.id)) return { index, id, status: 'not_found' as const };
    const error = refused.get(row.id);
    if (error) return { index, id, status: 'failed' as const, error };
    seen.add(row.id);
    return { index, id, status: 'deleted' as const };
  });
  const count = (status: string) => results.filter((result) => result.status === status).length;
  return { results, deleted: count('deleted'), not_found: count('not_found'), failed: count('failed') };
}
