import { setTimeout as sleep } from 'node:timers/promises';
import { nobodyOf } from '@kernel/scope.js';
import { Injectable, Optional } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { ScheduleLeases } from '@platform/queue/schedules/schedule-leases.js';
import { EraseAgain } from './erase-again.js';
import { GENESIS, LEDGER, type LedgerEntry } from './ledger-entry.js';
import { installationId } from './installation.query.js';
import { LedgerFault } from './ledger-fault.js';
import { LedgerFile } from './ledger-file.js';
import type { FiledEntry } from './ledger-line.js';
import { Ledger } from './ledger.js';
import { LedgerRepository } from './ledger.repository.js';

/** Neither the file nor the table has an entry that another one follows: nobody knows what was erased. */
export class LedgerIncomplete extends LedgerFault {
  override name = 'LedgerIncomplete';
}

/** The file names other installations but not this one, though this one is not new: it is the wrong file. */
export class LedgerForeign extends LedgerFault {
  override name = 'LedgerForeign';
}

/** One process at a time repeats erasures; the others wait. */
const LEASE = { name: 'replay-erasure-ledger', everyMs: 0, timeoutMs: 0 } as const;
const LEASE_MS = 20_000;
const WAIT_MS = 300;
const LINES_AT_ONCE = 500;

/** Finds what the file has and the database lacks: the erasures since the backup that it was restored from. */
@Injectable()
export class RestoredLedger {
  private ofOthers = 0;

  constructor(
    private readonly file: LedgerFile,
    private readonly entries: LedgerRepository,
    private readonly database: Database,
    private readonly ledger: Ledger,
    @Optional() private readonly eraseAgain?: EraseAgain,
  ) {}

  /**
   * Repeats and enters the erasures that the database does not know. Known entries are skipped, so a user who returned
   * after such an erasure keeps the new data. Without an eraser it waits until another process has done it.
   * @returns how many entries this process has replayed
   * @throws LedgerAltered, LedgerIncomplete, LedgerForeign
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

  /** Entries of other installations in the file, which were skipped. */
  get foreign(): number {
    return this.ofOthers;
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
      // Another process may have done part of it before this one got the lease.
      const missing = await this.missing();
      let replayed = 0;
      for (const entry of missing) {
        if (signal.aborted) break;
        await eraseAgain.run(entry);
        await this.database.withScope(nobodyOf(entry.tenantId, LEDGER), (tx) =>
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

  /** Sorted by tenant and position, so that each entry gets its original position. */
  private async missing(): Promise<LedgerEntry[]> {
    this.file.rewind();
    const missing: LedgerEntry[] = [];
    const followed = new Set<string>();
    let [read, ours] = [0, 0];
    for await (const some of portions(this.file.read(), LINES_AT_ONCE)) {
      await this.database.asSystem(async (tx) => {
        const own = await this.oursOf(tx, some);
        read += some.length;
        ours += own.length;
        for (const { prevHash } of own) if (prevHash !== GENESIS) followed.add(prevHash);
        missing.push(...(await this.entries.missing(tx, own)));
      });
    }
    this.ofOthers = read - ours;
    if (ours === 0 && (read > 0 || this.file.names.size > 0)) await this.refuseForeign();
    await this.refuseGaps([...followed].filter((hash) => !this.file.has(hash)));
    return missing.sort((a, b) =>
      a.tenantId < b.tenantId ? -1 : a.tenantId > b.tenantId ? 1 : a.position - b.position,
    );
  }

  /**
   * The entries that name this installation, or whose tenant exists here, whatever they name. None of those is skipped.
   */
  private async oursOf(tx: Tx, some: readonly FiledEntry[]): Promise<FiledEntry[]> {
    const own = await installationId(tx);
    const others = some.filter((entry) => entry.installationId !== own).map(({ tenantId }) => tenantId);
    const here = await this.entries.tenantsHere(tx, others);
    return some.filter(({ installationId: name, tenantId }) => name === own || here.has(tenantId));
  }

  /** A new installation may find the file of an older one in its place. One that is not new has lost its own file. */
  private async refuseForeign(): Promise<void> {
    await this.database.asSystem(async (tx) => {
      if (this.file.names.has(await installationId(tx))) return;
      const { tenants, entries } = await this.entries.state(tx);
      if (!tenants && !entries) return;
      throw new LedgerForeign(
        `the ledger file ${this.file.path} is of another installation (${[...this.file.names].join(', ') || 'of an older version'}), and has nothing of this one`,
      );
    });
  }

  /** Throws if neither the file nor the table has an entry. If the table has it, it will be written to the file. */
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

/** Batches of at most `size`. */
async function* portions<T>(all: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let some: T[] = [];
  for await (const one of all) {
    some.push(one);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}
