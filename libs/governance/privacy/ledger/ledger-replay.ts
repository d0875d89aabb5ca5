import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { type Hold, ServingGate } from '@platform/database/serving-gate.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { LEDGER } from './ledger-entry.js';
import { LedgerHeads } from './ledger-heads.js';
import { LedgerFault } from './ledger-fault.js';
import { LedgerFile } from './ledger-file.js';
import { RestoredLedger } from './restored-ledger.js';

/** How long the start waits. Most replays are done by then; longer ones are reported by `/readyz`. */
const TIMEOUT_MS = 2_000;
const RETRY_MS = 5_000;

/**
 * Before a process serves, the file is compared with the heads kept outside. Erasures that are in the file but not in
 * the database, because it was restored from an older backup, are repeated. Until then no request is answered and no
 * job runs.
 */
@Injectable()
export class LedgerReplay implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger: Logger;
  private readonly stop = new AbortController();
  private hold: Hold | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly file: LedgerFile,
    private readonly restored: RestoredLedger,
    private readonly gate: ServingGate,
    private readonly heads: LedgerHeads,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'ledger');
  }

  async onModuleInit(): Promise<void> {
    if (this.heads.areKept || (await this.file.exists())) this.hold = this.gate.hold(LEDGER);
  }

  async onApplicationBootstrap(): Promise<void> {
    const { hold } = this;
    if (!hold) return this.heads.check(this.file);
    this.work = this.untilDone(hold);
    await Promise.race([this.work, sleep(TIMEOUT_MS, undefined, { ref: false })]);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.work;
  }

  private async untilDone(hold: Hold): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      try {
        await this.heads.check(this.file);
        const replayed = await this.restored.catchUp(signal);
        if (signal.aborted) return;
        if (replayed > 0)
          this.logger.warn({ entries: replayed }, 'the database was restored: erased again what was erased since');
        const { foreign } = this.restored;
        if (foreign > 0) {
          this.logger.warn(
            { file: this.file.path, entries: foreign },
            'the ledger file has entries of another installation: they are not applied',
          );
        }
        return hold.release();
      } catch (error) {
        if (signal.aborted) return;
        const { name } = error as { readonly name?: unknown };
        const code = typeof name === 'string' ? name : 'unknown';
        hold.failed(code);
        this.logger.error(
          { err: error, file: this.file.path, ...(error instanceof LedgerFault && { why: error.message }) },
          'the ledger of erasures could not be replayed: nothing is served until it is',
        );
        await sleep(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }
}
