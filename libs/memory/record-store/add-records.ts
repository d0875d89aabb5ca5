import type { RecordRow } from './record-row.js';
import { isMessage } from '@contracts/message-type.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { MessageHistory } from '@memory/history/message-history.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import type { Writer } from '@memory/users/ensure-user.js';
import { linkInTime } from './link-in-time.query.js';
import { RecordsRepository, type NewRecord } from './records.repository.js';

export interface Added {
  /** Ids of those that were new: a missing one lost to somebody who stored its client's id in between. */
  readonly inserted: ReadonlySet<string>;
  /** Those of them that are believed too little to be answered. */
  readonly held: ReadonlySet<string>;
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
    const { inserted, held } = await this.records.insert(tx, writer, rows);
    const stored = rows.filter(({ id }) => inserted.has(id));
    await this.history.append(
      tx,
      writer,
      histories,
      said.filter(({ id }) => inserted.has(id)),
    );
    const answered = [...inserted].filter((id) => !held.has(id));
    await linkInTime(tx, writer, answered, this.clock.now());
    const versions = stored.map((row) => ({ ...row, version: 1, recordId: row.id }));
    return { inserted, held, jobs: await this.index.add(tx, writer, versions) };
  }

  /**
   * Takes records away that are held back and bear the ids of others, who are believed more. Nothing was ever made of them.
   * @throws RecollectError conflict for one under legal hold
   */
  async clear(tx: Tx, tenantId: string, rows: readonly RecordRow[]): Promise<void> {
    if (rows.length === 0) return;
    if (rows.some(({ legalHold }) => legalHold)) {
      throw new RecollectError('conflict', 'The id belongs to a record under legal hold.');
    }
    const ids = rows.map(({ id }) => id);
    await this.index.remove(tx, tenantId, ids);
    await this.records.delete(tx, tenantId, ids);
  }
}
