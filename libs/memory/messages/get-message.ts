import { MESSAGE_TYPE } from '@contracts/records/record.js';
import type { MessageOutput } from '@contracts/messages/messages.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import type { Scope } from '@kernel/scope.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { type MessageRow, showMessage } from './message.js';
import { placesOf } from './places.query.js';

/** Reads one of the user's own messages, by the server's id or the client's, even if it is forgotten. */
@Injectable()
export class GetMessage {
  constructor(
    private readonly database: Database,
    private readonly records: RecordsRepository,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, key: string): Promise<MessageOutput> {
    return this.database.withScope(scope, async (tx) => showMessage(await this.find(tx, scope, key)), {
      readOnly: true,
    });
  }

  /** @throws RecollectError not_found */
  async find(tx: Tx, scope: Scope, key: string): Promise<MessageRow> {
    const own = { ...scope, includeShared: false, allUsers: false };
    const request = { type: MESSAGE_TYPE, include_expired: true, forgotten: 'too' } as const;
    const record = await this.records.find(tx, own, key, request, this.clock.now());
    const sequence = record ? (await placesOf(tx, scope, [record.id])).get(record.id) : undefined;
    if (!record || sequence === undefined) throw new RecollectError('not_found');
    return { record, sequence };
  }
}
