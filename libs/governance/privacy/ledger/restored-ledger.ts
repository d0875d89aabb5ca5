import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Optional } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { ScheduleLeases } from '@platform/queue/schedules/schedule-leases.js';
import { enteringFor } from './entering.js';
import { EraseAgain } from './erase-again.js';
import { GENESIS, type LedgerEntry } from './ledger-entry.js';
import { LedgerFile } from './ledger-file.js';
import { Ledger } from './ledger.js';
import { LedgerRepository } from './ledger.repository.js';

/** The file lacks an entry that another one follows, and the table lacks it too: nobody knows what was erased. */
export class LedgerIncomplete extends Error {
  override name = 'LedgerIncomplete';
}

/** One process at a time erases again; the others wait. */
const LEASE = { name: 'replay-erasure-ledger', everyMs: 0, timeoutMs: 0 } as const;
const LEASE_MS = 20_000;
const WAIT_MS = 300;
const LINES_AT_ONCE = 500;

/** What the file tells and the database does not: the erasures since the backup that it was restored from. */
@Injectable()
export class RestoredLedger {
  constructor(
    private readonly file: LedgerFile,
    private readonly entries: LedgerRepository,
    private readonly database: Database,
    private readonly ledger: Ledger,
    @Optional() private readonly eraseAgain?: EraseAgain,
  ) {}

  /**
   * Erases again and enters what the database does not know of. An entry that it knows is left alone: whoever came back
   * after that erasure keeps what is new. Without an eraser it waits until another process has done it.
   * @returns how many entries this process has replayed
   * @throws LedgerAltered, LedgerIncomplete
   */
  async catchUp(signal: AbortSignal): Promise<number> {
    const leases = new ScheduleLeases(this.database);
    for (;;) {
      const missing = await this.missing();
      if (missing.length === 0 || signal.aborted) return 0;
      const { eraseAgain } = this;
      const holder = eraseAgain && (await leases.take(LEASE, LEASE_MS, true));
      if (eraseAgain && holder !== undefined) return this.underLease(eraseAgain, leases, holder, signal);
      await sleep(WAIT_MS, undefined, { signal });
    }
  }

  private async underLease(
    eraseAgain: EraseAgain,
    leases: ScheduleLeases,
    holder: string,
    signal: AbortSignal,
  ): Promise<number> {
    const keep = (): void => void leases.renew(LEASE.name, holder, LEASE_MS).catch(() => undefined);
    const keeping = setInterval(keep, LEASE_MS / 4);
    try {
      // Another process may have done some of it before the lease was ours.
      const missing = await this.missing();
      let replayed = 0;
      for (const entry of missing) {
        if (signal.aborted) break;
        await eraseAgain.run(entry);
        await this.database.withScope(enteringFor(entry.tenantId), (tx) =>
          this.ledger.enterAgain(tx, entry.tenantId, [entry]),
        );
        replayed += 1;
      }
      await leases.end(LEASE.name, holder, 'done');
      return replayed;
    } catch (error) {
      await leases.end(LEASE.name, holder, { error: 'internal' }).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(keeping);
    }
  }

  /** By tenant and position, so that each comes to stand where it stood. */
  private async missing(): Promise<LedgerEntry[]> {
    this.file.rewind();
    const missing: LedgerEntry[] = [];
    const followed = new Set<string>();
    let some: LedgerEntry[] = [];
    const look = async (): Promise<void> => {
      if (some.length > 0) missing.push(...(await this.database.asSystem((tx) => this.entries.missing(tx, some))));
      some = [];
    };
    for await (const entry of this.file.read()) {
      if (entry.prevHash !== GENESIS) followed.add(entry.prevHash);
      some.push(entry);
      if (some.length === LINES_AT_ONCE) await look();
    }
    await look();
    await this.refuseGaps([...followed].filter((hash) => !this.file.has(hash)));
    return missing.sort((a, b) =>
      a.tenantId < b.tenantId ? -1 : a.tenantId > b.tenantId ? 1 : a.position - b.position,
    );
  }

  /** What the file lacks is written to it from the table, if it is there. */
  private async refuseGaps(hashes: readonly string[]): Promise<void> {
    for (let start = 0; start < hashes.length; start += LINES_AT_ONCE) {
      const some = hashes.slice(start, start + LINES_AT_ONCE);
      const unknown = await this.database.asSystem((tx) => this.entries.unknownHashes(tx, some));
      if (unknown.length > 0) {
        throw new LedgerIncomplete(
          `${unknown.length} entries of the ledger of erasures are neither in its file nor in the database`,
        );
      }
    }
  }
}
