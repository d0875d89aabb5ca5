import { RecollectError } from '@kernel/errors.js';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { LEDGER, type LedgerEntry } from './ledger-entry.js';
import { installationId } from './installation.query.js';
import { LedgerFile } from './ledger-file.js';
import { type LedgerPlace, LedgerRepository } from './ledger.repository.js';

/** Delay before a failed write is retried. */
const RETRY_MS = 60_000;
/** The same if the database was away, which comes back by itself. */
const DATABASE_RETRY_MS = 2_000;
/**
 * Every this many turns the whole table is compared with the file, to find entries that other processes did not write.
 */
const TURNS = 5;
const ROWS_AT_ONCE = 500;

/**
 * Keeps the file equal to the table. Writes this process's entries as soon as they are committed. At the start and
 * every five minutes it writes entries that it or another process failed to write. Each process keeps its own file;
 * sharing one is harmless.
 */
@Injectable()
export class LedgerKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private timer: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private callOff: (() => void) | undefined;
  private work: Promise<void> = Promise.resolve();
  private behind = false;
  private turn = 0;

  constructor(
    private readonly file: LedgerFile,
    private readonly entries: LedgerRepository,
    private readonly database: Database,
    private readonly gate: ServingGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'ledger');
  }

  /** Starts only after the entries that the file has and the table lacks are in the table. */
  onApplicationBootstrap(): void {
    this.callOff = this.gate.onceOpen(() => {
      this.soon(() => this.repair());
      this.timer = setInterval(() => this.tick(), RETRY_MS).unref();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.callOff?.();
    clearInterval(this.timer);
    clearTimeout(this.retry);
    await this.work;
    // The last work may have asked for another.
    clearTimeout(this.retry);
  }

  /** Writes what was just committed. A failure is logged, reported by `/readyz` and repaired later. */
  keep(made: readonly LedgerEntry[]): void {
    this.soon(async () => this.file.append(made, await this.database.asSystem(installationId)));
  }

  /** Resolves when everything passed to `keep` so far was written or attempted. */
  async settled(): Promise<void> {
    await this.work;
  }

  /**
   * Writes the name of this installation, and the entries that the table has and the file lacks under that name.
   * @returns how many entries were written
   */
  async repair(): Promise<number> {
    const own = await this.database.asSystem(installationId);
    await this.file.tryWriting();
    await this.file.readOn();
    await this.file.append([], own);
    let written = 0;
    let after: LedgerPlace | null = null;
    for (;;) {
      const rows: LedgerEntry[] = await this.database.asSystem((tx) => this.entries.all(tx, after, ROWS_AT_ONCE));
      const missing = rows.filter(({ hash }) => !this.file.hasNamed(hash));
      await this.file.append(missing, own);
      written += missing.length;
      after = rows.at(-1) ?? null;
      if (rows.length < ROWS_AT_ONCE) return written;
    }
  }

  private tick(): void {
    this.turn = (this.turn + 1) % TURNS;
    if (this.behind || this.turn === 0) this.soon(() => this.repair());
  }

  /** Runs one at a time. Never throws. */
  private soon(task: () => Promise<unknown>): void {
    this.work = this.work.then(async () => {
      try {
        await task();
        this.behind = false;
        this.gate.complain(LEDGER, null);
      } catch (error) {
        this.behind = true;
        this.gate.complain(LEDGER, codeOf(error));
        if (error instanceof RecollectError && error.code === 'unavailable') return this.retrySoon();
        this.logger.error(
          { err: error, file: this.file.path },
          'the ledger file lacks entries, and /readyz answers 503 until they are written: this process must be able to write the file, or LEDGER_FILE must name another one',
        );
      }
    });
  }

  private retrySoon(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.soon(() => this.repair()), DATABASE_RETRY_MS).unref();
  }
}

function codeOf(error: unknown): string {
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : typeof name === 'string' ? name : 'unknown';
}
