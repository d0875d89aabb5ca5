import { newId } from '@kernel/ids.js';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { headOf } from './ledger-head.js';
import { LedgerHeads } from './ledger-heads.js';
import { LedgerKeeper } from './ledger-keeper.js';
import { chained, chunksOf, type Erased, type LedgerEntry, type Unchained } from './ledger-entry.js';
import { LedgerRepository } from './ledger.repository.js';

/** Enters an erasure in the transaction that erases, so that neither can exist without the other. */
@Injectable()
export class Ledger {
  constructor(
    private readonly entries: LedgerRepository,
    private readonly database: Database,
    private readonly keeper: LedgerKeeper,
    private readonly heads: LedgerHeads,
  ) {}

  /**
   * Enters an erasure, in as many entries as its ids need.
   * @param tx in the scope of the named tenant: it cannot write entries of another
   * @returns the position of the last of these entries
   */
  async append(tx: Tx, erased: Erased): Promise<number> {
    return this.enter(
      tx,
      erased.tenantId,
      chunksOf(erased.ids).map((ids) => ({ ...erased, entryId: newId(), ids })),
    );
  }

  /** Enters again the entries that a restore has lost, under their original ids. */
  async enterAgain(tx: Tx, tenantId: string, entries: readonly Unchained[]): Promise<void> {
    await this.entries.lock(tx, tenantId);
    const known = await this.entries.known(
      tx,
      tenantId,
      entries.map(({ entryId }) => entryId),
    );
    const missing = entries.filter(({ entryId }) => !known.has(entryId));
    if (missing.length > 0) await this.enter(tx, tenantId, missing);
  }

  private async enter(tx: Tx, tenantId: string, entries: readonly Unchained[]): Promise<number> {
    await this.entries.lock(tx, tenantId);
    let last = await this.entries.last(tx, tenantId);
    const made: LedgerEntry[] = [];
    for (const entry of entries) {
      last = chained(entry, last);
      made.push(last);
    }
    await this.entries.insert(tx, made);
    this.database.afterCommit(() => {
      this.keeper.keep(made);
      this.heads.tell(made.map(headOf));
    });
    return last?.position ?? 0;
  }
}
