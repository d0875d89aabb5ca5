import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXPORT_LINES, type ExportKind } from '@contracts/portability/portability-lines.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Permission, type Scope } from '@kernel/scope.js';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Archive } from './archive.js';
import { checkArchive } from './check-archive.js';
import { ImportCore } from './import-core.js';
import { ImportMemories } from './import-memories.js';
import { ImportRun } from './import-run.js';
import { ImportSettings } from './import-settings.js';
import { receiveArchive } from './received-archive.js';
import { subjectScope } from './subject-scope.js';
import { Transfers } from './transfers.js';
import type { Transfer } from './transfers.repository.js';

/** Concurrent imports of one process: each has a file on disk and keeps the database busy. */
const AT_ONCE = 2;
/** How many times larger an archive may be when unpacked. Lines repeat the names of their fields. */
const UNPACKED = 16;
const NEEDED: readonly Permission[] = ['records:write', 'messages:write', 'blocks:write'];

/**
 * Stores an export for a user. The archive is received and checked completely, and rejected before anything is stored.
 * This process then stores it in bounded transactions, whether or not the client waits, as long as its key is not revoked.
 */
@Injectable()
export class ImportUser implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<Promise<void>>();
  private readonly logger = new Logger('Portability');
  private admitted = 0;

  constructor(
    private readonly transfers: Transfers,
    private readonly settings: ImportSettings,
    private readonly memories: ImportMemories,
    private readonly core: ImportCore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @param ended is aborted when the archive may not arrive any further
   * @returns the transfer when it is done, or after `waitSeconds`
   * @throws RecollectError `not_found`, `forbidden`, `learning_paused`, `too_many_requests`, and for the archive
   * `invalid_input`, `too_large`
   */
  async run(asker: Scope, userId: string, body: Readable, waitSeconds: number, ended?: AbortSignal): Promise<Transfer> {
    const scope = { ...subjectScope(asker, userId, 'import'), userId };
    const lacking = NEEDED.find((permission) => !may(scope, permission));
    if (lacking) throw new RecollectError('forbidden', `The key lacks the permission ${lacking}.`);
    if (this.admitted >= AT_ONCE) {
      throw new RecollectError('too_many_requests', 'This process is running as many imports as it may. Try again later.'); // prettier-ignore
    }
    this.admitted += 1;
    let begun: { transfer: Transfer; work: Promise<void> };
    try {
      begun = await this.begin(scope, body, ended);
    } catch (error) {
      this.admitted -= 1;
      throw error;
    }
    this.underWay.add(begun.work);
    void begun.work.finally(() => {
      this.admitted -= 1;
      this.underWay.delete(begun.work);
    });
    const patience = new AbortController();
    await Promise.race([
      begun.work,
      sleep(waitSeconds * 1_000, undefined, { signal: patience.signal }).catch(() => {}),
    ]);
    patience.abort();
    return this.transfers.find(scope, begun.transfer.id);
  }

  /** Finishes the batch that is being stored. The rest is stored when the archive is sent again. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await Promise.allSettled(this.underWay);
  }

  private async begin(
    scope: Scope & { readonly userId: string },
    body: Readable,
    ended?: AbortSignal,
  ): Promise<{ transfer: Transfer; work: Promise<void> }> {
    const { importLimitBytes } = this.config;
    // Read before the body arrives, which may take long: the import must not bring back a user who is erased meanwhile.
    const epoch = await this.transfers.epochOf(scope);
    const file = await receiveArchive(body, importLimitBytes, { ended });
    try {
      const archive = await Archive.open(file, UNPACKED * importLimitBytes);
      await checkArchive(archive);
      const begun = await this.transfers.begin(scope, linesOf(archive), epoch);
      const { transfer } = begun;
      const run = this.transfers.runOf(archive, scope, begun, this.stopping.signal);
      return { transfer, work: this.work(run, transfer).finally(() => file.close().catch(() => undefined)) };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  private async work(run: ImportRun, transfer: Transfer): Promise<void> {
    try {
      // In the order of their dependencies.
      await this.settings.run(run);
      await this.memories.run(run);
      await this.core.run(run);
      await this.transfers.end(run, transfer, null);
    } catch (error) {
      if (!this.stopping.signal.aborted) await this.fail(run, transfer, error);
    }
  }

  /**
   * Throws nothing: perhaps nobody waits for the work any more, and the process would end. A failure that cannot be
   * stored is shown as an interruption.
   */
  private async fail(run: ImportRun, transfer: Transfer, failure: unknown): Promise<void> {
    if (!(failure instanceof RecollectError)) this.logger.error(failure);
    await this.transfers.end(run, transfer, failure).catch((error: unknown) => this.logger.error(error));
  }
}

/** The number of lines to store. Other kinds are for people to read. */
function linesOf(archive: Archive): number {
  return (Object.keys(EXPORT_LINES) as ExportKind[]).reduce((sum, kind) => sum + archive.rowsOf(kind), 0);
}
