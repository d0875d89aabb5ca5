import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Optional } from '@nestjs/common';
import { Database, type Tx } from '@platform/database/database.js';
import { ScheduleLeases } from '@platform/queue/schedules/schedule-leases.js';
import { enteringFor } from './entering.js';
import { EraseAgain } from './erase-again.js';
import { GENESIS, type LedgerEntry } from './ledger-entry.js';
import { installationId } from './installation.query.js';
import { LedgerFault } from './ledger-fault.js';
import { LedgerFile } from './ledger-file.js';
import type { FiledEntry } from './ledger-line.js';
import { Ledger } from './ledger.js';
import { LedgerRepository } from './ledger.repository.js';

/** The file lacks an entry that another one follows, and the table lacks it too: nobody knows what was erased. */
export class LedgerIncomplete extends LedgerFault {
  override name = 'LedgerIncomplete';
}

/** The file names other installations and not this one, though this one is not new: it is not the one that belongs here. */
export class LedgerForeign extends LedgerFault {
  override name = 'LedgerForeign';
}

/** One process at a time erases again; the others wait. */
const LEASE = { name: 'replay-erasure-ledger', everyMs: 0, timeoutMs: 0 } as const;
const LEASE_MS = 20_000;
const WAIT_MS = 300;
const LINES_AT_ONCE = 500;

/** What the file tells and the database does not: the erasures since the backup that it was restored from. */
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
   * Erases again and enters what the database does not know of. An entry that it knows is left alone: whoever came back
   * after that erasure keeps what is new. Without an eraser it waits until another process has done it.
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

  /** Entries of the file that are of other installations, and were passed by. */
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

  /** Those that name this installation, or tell of a tenant that is here, whatever they name: none of those is passed by. */
  private async oursOf(tx: Tx, some: readonly FiledEntry[]): Promise<FiledEntry[]> {
    const own = await installationId(tx);
    const others = some.filter((entry) => entry.installationId !== own).map(({ tenantId }) => tenantId);
    const here = await this.entries.tenantsHere(tx, others);
    return some.filter(({ installationId: name, tenantId }) => name === own || here.has(tenantId));
  }

  /** A new installation may find the file of an older one in its place; one that is not new has lost its own. */
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

/** At most so many at a time. */
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
