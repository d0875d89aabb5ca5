import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { type HeadsSink, sinkOf } from '../../audit/heads-sink.js';
import { LEDGER_HEADS } from './ledger-entry.js';
import { installationId } from './installation.query.js';
import { LedgerFault } from './ledger-fault.js';
import type { LedgerFile } from './ledger-file.js';
import { beginning, type LedgerHead, readHeadLine, type UnnamedHead } from './ledger-head.js';
import { LedgerRepository } from './ledger.repository.js';

/** A head kept outside is neither in the file nor in the database: the end of the ledger is lost. */
export class LedgerCut extends LedgerFault {
  override name = 'LedgerCut';
}

/** No heads are where they should be kept, and LEDGER_HEADS_REQUIRED forbids serving without them. */
export class LedgerHeadsMissing extends LedgerFault {
  override name = 'LedgerHeadsMissing';
}

const WITHOUT = 'no heads of the ledger of erasures are kept outside: nobody can tell whether its end was cut off';
const AT_ONCE = 200;
const RETRY_MS = 60_000;
/** How long a stopping process waits for a slow sink. What was not accepted is sent after the next start. */
const STOP_MS = 2_000;

/**
 * Keeps the heads of the ledger beyond the reach of a restore and of anybody who can write the ledger. A head is sent
 * as soon as its entry is committed. A start compares the ledger with them. This distinguishes a truncated ledger from
 * one to which nothing was added.
 */
@Injectable()
export class LedgerHeads implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sink: HeadsSink<LedgerHead> | null;
  private readonly logger: Logger;
  private readonly stopping = new AbortController();
  /** The last position sent, by tenant. */
  private readonly told = new Map<string | null, number>();
  private readonly pending = new Map<string | null, UnnamedHead>();
  private sending: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private callOff: (() => void) | undefined;
  private startedWithout = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'ledgerHeads'>,
    private readonly entries: LedgerRepository,
    private readonly database: Database,
    private readonly gate: ServingGate,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.sink = sinkOf<LedgerHead>(config.ledgerHeads, 'ledger_heads');
    this.logger = componentLogger(logger, 'ledger');
  }

  /** Whether a start has heads to compare the ledger with. */
  get areKept(): boolean {
    return this.config.ledgerHeads.known !== undefined;
  }

  onApplicationBootstrap(): void {
    if (!this.sink) return;
    this.callOff = this.gate.onceOpen(() => {
      this.tellAll();
      this.timer = setInterval(() => this.tellAll(), RETRY_MS).unref();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.callOff?.();
    clearInterval(this.timer);
    await Promise.race([this.sending, sleep(STOP_MS, undefined, { ref: false })]);
    this.stopping.abort();
    await this.sending;
  }

  /**
   * Runs before anything is served: every head known outside must be in the file or in the database.
   * @throws LedgerCut, LedgerHeadsMissing, LedgerAltered
   */
  async check(file: LedgerFile): Promise<void> {
    const { known, required } = this.config.ledgerHeads;
    const { tenants, entries } = await this.database.asSystem((tx) => this.entries.state(tx));
    const ledger = entries || (await file.exists());
    if (tenants && !(await file.exists())) {
      this.logger.warn({ file: file.path }, 'the ledger file is not there: what only it knew of is not erased again');
    }
    if (known === undefined) return this.sayWithout(ledger);
    file.rewind();
    await file.readOn();
    const seen = await this.hold(known, file);
    if (seen > 0 || !(tenants || ledger)) return;
    if (required) throw new LedgerHeadsMissing(WITHOUT);
    if (!this.startedWithout) this.logger.error({ heads: known }, WITHOUT);
    this.startedWithout = true;
    this.gate.complain(LEDGER_HEADS, 'missing');
  }

  private sayWithout(ledger: boolean): void {
    if (ledger) this.logger.warn(`${WITHOUT}. Name a place for them: LEDGER_SINK`);
  }

  /** Sends heads whose entries are committed. Never throws. */
  tell(heads: readonly UnnamedHead[]): void {
    if (!this.sink) return;
    for (const head of heads) {
      if (head.position <= (this.pending.get(head.tenant_id)?.position ?? -1)) continue;
      this.pending.set(head.tenant_id, head);
    }
    this.soon(() => Promise.resolve());
  }

  /** Resolves when everything passed in so far was sent or attempted. */
  async settled(): Promise<void> {
    await this.sending;
  }

  private tellAll(): void {
    this.soon(async () => {
      const heads = await this.database.asSystem((tx) => this.entries.heads(tx));
      if (heads.length === 0 && this.told.size === 0) this.pending.set(null, beginning(new Date()));
      for (const head of heads) {
        if (head.position > (this.told.get(head.tenant_id) ?? 0)) this.pending.set(head.tenant_id, head);
      }
    });
  }

  /** Runs one at a time. */
  private soon(prepare: () => Promise<void>): void {
    this.sending = this.sending.then(async () => {
      try {
        await prepare();
        await this.flush();
        this.gate.complain(LEDGER_HEADS, this.startedWithout ? 'missing' : null);
      } catch (err) {
        if (this.stopping.signal.aborted) return;
        this.gate.complain(LEDGER_HEADS, 'unsent');
        this.logger.error(
          { err, heads: this.pending.size },
          'the sink took no heads of the ledger: they are sent again',
        );
      }
    });
  }

  private async flush(): Promise<void> {
    if (this.pending.size === 0) return;
    const own = await this.database.asSystem(installationId);
    while (this.pending.size > 0 && this.sink) {
      const heads = [...this.pending.values()].slice(0, AT_ONCE);
      const named = heads.map((head): LedgerHead => ({ installation_id: own, ...head }));
      await this.sink.send(named, this.stopping.signal);
      for (const head of heads) {
        this.told.set(head.tenant_id, head.position);
        if (this.pending.get(head.tenant_id) === head) this.pending.delete(head.tenant_id);
      }
    }
  }

  /** @returns how many heads of this installation the file of heads contains @throws LedgerCut */
  private async hold(path: string, file: LedgerFile): Promise<number> {
    let seen = 0;
    const own = await this.database.asSystem(installationId);
    const absent = new Map<string, LedgerHead>();
    for await (const head of headsIn(path)) {
      if (head.installation_id !== own) continue;
      seen += 1;
      this.told.set(head.tenant_id, Math.max(head.position, this.told.get(head.tenant_id) ?? 0));
      if (head.position > 0 && !file.has(head.hash)) absent.set(head.hash, head);
    }
    const hashes = [...absent.keys()];
    for (let start = 0; start < hashes.length; start += AT_ONCE) {
      const some = hashes.slice(start, start + AT_ONCE);
      const lost = await this.database.asSystem((tx) => this.entries.unknownHashes(tx, some));
      const head = absent.get(lost[0] ?? '');
      if (head) {
        throw new LedgerCut(
          `the ledger of erasures was cut: entry ${head.position} of tenant ${head.tenant_id} of ${head.at} is known outside, and neither its file nor the database has it`,
        );
      }
    }
    return seen;
  }
}

/** None if there is no file. */
async function* headsIn(path: string): AsyncGenerator<LedgerHead> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  // Closes the file at its end, and when the reader stops early.
  for await (const line of file.readLines()) {
    const head = readHeadLine(line);
    if (head) yield head;
  }
}
