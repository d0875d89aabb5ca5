import { isMessage } from '@contracts/messages/message-type.js';
import type { deleteRecords } from '@contracts/records/records.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import type { Scope } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { isUserHeld } from '@memory/record-store/legal-hold.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import type { RecordRow } from '@memory/record-store/record-row.js';
import { isBeyond } from '@memory/record-store/trust.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { lockWritable } from '@memory/record-store/writable-records.js';

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
      const chosen = await lockWritable(tx, this.records, scope, keys);
      const rows = [...new Set(chosen.filter((row) => row !== undefined))];
      const doomed: string[] = [];
      // At most two owners: the user, and the tenant's shared memory.
      for (const userId of new Set(rows.map((row) => row.userId))) {
        if (await isUserHeld(tx, scope.tenantId, userId)) continue;
        const going = rows.filter((row) => row.userId === userId && !stays(scope, row)).map(({ id }) => id);
        await this.derived.drop(tx, scope, userId, going);
        doomed.push(...going);
      }
      await this.index.remove(tx, scope.tenantId, doomed);
      await this.records.delete(tx, scope.tenantId, doomed);
      return report(keys, chosen, new Set(doomed));
    });
  }
}

/** Not deleted: what is under legal hold, messages (a history is immutable), and records with more trust than the caller. */
function stays(scope: Scope, { legalHold, type, userId, trust }: RecordRow): boolean {
  return legalHold || isMessage(type, userId) || isBeyond(scope, trust);
}

function report(
  keys: readonly string[],
  chosen: readonly (RecordRow | undefined)[],
  doomed: ReadonlySet<string>,
): Deleted {
  const seen = new Set<string>();
  const results = keys.map((id, index) => {
    const row = chosen[index];
    if (!row || seen.has(row.id)) return { index, id, status: 'not_found' as const };
    if (!doomed.has(row.id)) return { index, id, status: 'failed' as const };
    seen.add(row.id);
    return { index, id, status: 'deleted' as const };
  });
  const count = (status: string) => results.filter((result) => result.status === status).length;
  return { results, deleted: count('deleted'), not_found: count('not_found'), failed: count('failed') };
}
