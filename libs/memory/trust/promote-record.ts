import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { promoteRecord } from '@contracts/trust/trust.operations.js';
import { Clock } from '@kernel/clock.js';
import { invalid, RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import { type Scope, trustCapOf } from '@kernel/scope.js';
import { EditRecord } from '@memory/record-store/edit-record.js';
import { SupersedeRecords } from '@memory/revision/supersede-records.js';
import { lockUser } from '@memory/users/ensure-user.js';
import { requireSharedWrite } from '@memory/record-store/may-write.js';
import type { RecordRow } from '@memory/record-store/record-source.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { demandFullTrust, quarantineBelow } from '@memory/record-store/trust.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';

type Promoted = OutputOf<typeof promoteRecord>;

/** Releases a quarantined record. The only way in which trust rises. It supersedes again what it had superseded. */
@Injectable()
export class PromoteRecord {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly edit: EditRecord,
    private readonly supersede: SupersedeRecords,
    private readonly clock: Clock,
  ) {}

  /** @throws RecollectError not_found, invalid_input, forbidden, conflict for a summary that is kept only for a legal hold */
  run(scope: Scope, key: string, request: InputOf<typeof promoteRecord>['body']): Promise<Promoted> {
    demandFullTrust(scope);
    return this.database.withScope(scope, async (tx) => {
      const row = await this.lock(tx, scope, key);
      if (row.type === 'summary' && row.legalHold) {
        throw new RecollectError(
          'conflict.legal_hold',
          'The sources of this summary are deleted. It is kept only for its legal hold.',
        );
      }
      const trust = Math.min(request.trust, trustCapOf(scope));
      if (Math.fround(trust) < (await quarantineBelow(tx, scope.tenantId))) {
        throw invalid('trust', 'must be at least the threshold below which memories are quarantined');
      }
      const writer = await lockUser(tx, scope, row.userId, this.clock.now());
      const reason = request.reason ?? 'promoted';
      const edited = await this.edit.runIn(tx, scope, writer, row, { trust }, reason);
      await this.records.setQuarantined(tx, scope.tenantId, [row.id], false);
      const { version } = await this.supersede.resumeIn(tx, scope, writer, edited.row, reason);
      return { id: showId(row.type, row.id), quarantined: false, trust, version };
    });
  }

  private async lock(tx: Tx, scope: Scope, key: string): Promise<RecordRow> {
    const query = { include_expired: true, quarantined: 'only' } as const;
    const found = await this.records.find(tx, scope, key, query, this.clock.now());
    if (!found) throw new RecollectError('not_found');
    requireSharedWrite(scope, found);
    const row = await this.records.lockFound(tx, scope, found);
    if (!row?.quarantined || row.forgottenAt) throw new RecollectError('not_found');
    return row;
  }
}
