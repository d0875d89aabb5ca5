import type { linkMessage } from '@contracts/messages/messages.operations.js';
import type { OutputOf } from '@contracts/operation.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { showId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';
import { EdgesRepository } from '@memory/record-store/edges.repository.js';
import { ensureUser } from '@memory/users/ensure-user.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { demandTrust } from '@memory/record-store/trust.js';
import { lockWritable } from '@memory/record-store/may-write.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { GetMessage } from './get-message.js';

/** Links records to the message that they came from. This is an edge of lineage, so erasing the message erases them too. */
@Injectable()
export class LinkMessage {
  constructor(
    private readonly database: Database,
    private readonly message: GetMessage,
    private readonly records: RecordsRepository,
    private readonly edges: EdgesRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string, recordKeys: readonly string[]): Promise<OutputOf<typeof linkMessage>> {
    return this.database.withScope(scope, async (tx) => {
      const { record: message } = await this.message.find(tx, scope, key);
      await ensureUser(tx, scope, message.userId, this.clock.now());
      const found = await lockWritable(tx, this.records, scope, recordKeys);
      const errors = found.flatMap((row, i) => {
        if (!row || row.forgottenAt || row.quarantined)
          return [{ field: `records[${i}]`, message: 'names a record that does not exist' }];
        return row.id === message.id ? [{ field: `records[${i}]`, message: 'is the message itself' }] : [];
      });
      const [first] = errors;
      if (first) throw new RecollectError('invalid_input', `${first.field}: ${first.message}`, errors);
      const rows = found.filter((row) => row !== undefined);
      for (const row of rows) demandTrust(scope, row);
      const createdAt = this.clock.now();
      const added = await this.edges.insert(
        tx,
        rows.map(({ id: fromId, userId }) => {
          return { tenantId: scope.tenantId, userId, fromId, type: 'DERIVES_FROM', toId: message.id, createdAt };
        }),
      );
      const ids = rows.map(({ id }) => id);
      await this.records.lowerTrust(tx, scope.tenantId, ids, message.trust);
      return { id: showId(message.type, message.id), records: rows.map(({ type, id }) => showId(type, id)), added };
    });
  }
}
