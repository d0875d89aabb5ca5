import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { createPool } from '@platform/database/pool.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { createLogger, type Logger } from '@platform/observability/logger.js';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { scopeOf, TENANT } from '@test/support/scratch.js';
import type { Erased } from '../ledger-entry.js';
import { LedgerFile } from '../ledger-file.js';
import { LedgerHeads } from '../ledger-heads.js';
import { LedgerKeeper } from '../ledger-keeper.js';
import { Ledger } from '../ledger.js';
import { LedgerRepository } from '../ledger.repository.js';

export const AT = new Date('2026-11-22T10:00:00.000Z');
export const idOf = (n: number): string => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const erased = (over: Partial<Erased> = {}): Erased => ({
  erasureId: 'erasure_1',
  tenantId: TENANT,
  kind: 'user',
  subject: 'kh1_00000000_ab',
  ids: [],
  at: AT,
  ...over,
});

interface ProcessOptions {
  readonly path?: string;
  readonly heads?: Partial<Config['ledgerHeads']>;
  readonly logger?: Logger;
  /** Absent: that of the fixture. */
  readonly database?: Database;
}

/** A ledger with its table and file, as one process has them. */
export class LedgerFixture {
  readonly entries = new LedgerRepository();
  readonly gate = new ServingGate();
  private readonly keepers: LedgerKeeper[] = [];

  private constructor(
    readonly test: TestDatabase,
    readonly database: Database,
    readonly folder: string,
  ) {}

  static async open(): Promise<LedgerFixture> {
    const test = await openTestDatabase();
    const database = new Database(createPool(test.connection, { max: 5 }), { statementTimeoutMs: 20_000 });
    return new LedgerFixture(test, database, await mkdtemp(join(tmpdir(), 'recollect-ledger-')));
  }

  /** The view of a process that has just started. */
  process({
    path = join(this.folder, 'erasures.ndjson'),
    heads = {},
    logger = createLogger('silent'),
    database = this.database,
  }: ProcessOptions = {}) {
    const file = new LedgerFile(path);
    const keeper = new LedgerKeeper(file, this.entries, database, this.gate, logger);
    this.keepers.push(keeper);
    const kept = { sink: undefined, sinkSecret: undefined, known: undefined, required: false, ...heads };
    const outside = new LedgerHeads(
      { ledgerHeads: kept },
      this.entries,
      this.database,
      this.gate,
      createLogger('silent'),
    );
    const ledger = new Ledger(this.entries, this.database, keeper, outside);
    const append = (over: Partial<Erased> = {}): Promise<number> =>
      this.database.withScope(scopeOf({ tenantId: over.tenantId ?? TENANT }), (tx) => ledger.append(tx, erased(over)));
    return { file, keeper, ledger, heads: outside, append };
  }

  ofTenant(tenantId = TENANT) {
    return this.database.withScope(scopeOf({ tenantId }), (tx) => this.entries.ofTenant(tx, tenantId, 0, 100));
  }

  /** An empty table and no file, and nobody who is still writing it. */
  async clear(): Promise<void> {
    await Promise.allSettled(this.keepers.splice(0).map((keeper) => keeper.settled()));
    await this.test.admin.query('truncate erasure_ledger, schedule_leases');
    await rm(this.folder, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.test.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
