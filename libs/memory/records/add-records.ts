import { isMessage } from '@contracts/message-type.js';
import { Clock } from '@kernel/clock.js';
import { MessageHistory } from '@memory/history/message-history.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Writer } from './ensure-user.js';
import { linkInTime } from './link-in-time.query.js';
import { RecordsRepository, type NewRecord } from './records.repository.js';

export interface Added {
  /** Ids of those that were new: a missing one lost to somebody who stored its client's id in between. */
  readonly inserted: ReadonlySet<string>;
  /** Outbox ids of the jobs that make their vectors. */
  readonly jobs: string[];
}

/** New records of one owner with all that hangs on them: passages, terms, vectors to come, and a message's place. */
@Injectable()
export class AddRecords {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly history: MessageHistory,
    private readonly clock: Clock,
  ) {}

  async runIn(tx: Tx, writer: Writer, rows: readonly NewRecord[]): Promise<Added> {
    const said = rows.filter(({ type }) => isMessage(type, writer.userId));
    const agents = said.map(({ agent }) => agent);
    const histories = await this.history.lock(tx, writer, agents, this.clock.now());
    const inserted = await this.records.insert(tx, writer, rows);
    const stored = rows.filter(({ id }) => inserted.has(id));
    await this.history.append(
      tx,
      writer,
      histories,
      said.filter(({ id }) => inserted.has(id)),
    );
    await linkInTime(tx, writer, [...inserted], this.clock.now());
    const versions = stored.map((row) => ({ ...row, version: 1, recordId: row.id }));
    return { inserted, jobs: await this.index.add(tx, writer, versions) };
  }
}
