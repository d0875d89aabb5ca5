import type { OutputOf } from '@contracts/operation.js';
import type { readyz } from '@contracts/status.operations.js';
import { VERSION } from '@kernel/version.js';
import { setTimeout } from 'node:timers/promises';
import { LEDGER, LEDGER_HEADS } from '@governance/privacy/ledger/ledger-entry.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { OutboxLag } from '@platform/queue/outbox-lag.query.js';

/** Time limit of each check: a readiness probe must get a response in time, whatever hangs. */
const LONGEST_MS = 2_000;

/** A check of a component that may hang. Concurrent callers share one run, so that runs do not pile up. */
class Check<T> {
  private underWay: Promise<T> | undefined;

  constructor(private readonly ask: () => Promise<T>) {}

  /** Its result, or `otherwise` if it fails or takes too long. */
  async within(otherwise: T): Promise<T> {
    this.underWay ??= this.ask().finally(() => (this.underWay = undefined));
    const stop = new AbortController();
    const tooLong = setTimeout(LONGEST_MS, otherwise, { ref: false, signal: stop.signal });
    try {
      return await Promise.race([this.underWay, tooLong]);
    } catch {
      return otherwise;
    } finally {
      stop.abort();
      tooLong.catch(() => undefined);
    }
  }
}

/**
 * Whether requests can be served.
 *
 * - Without the database nothing works.
 * - Without the embedder or a worker, records are still stored and found by their words. That is degraded, not
 *   unavailable.
 * - Whether a worker works is measured by jobs that nobody takes. A ping is not enough, because a worker may be
 *   connected without consuming.
 * - A restored database serves nothing until everything erased since its backup is erased again.
 * - An erasure that the external ledger cannot record is not durable, so a process that cannot write the ledger is
 *   not ready.
 */
@Injectable()
export class Readiness {
  private readonly pinged = new Check(() => this.database.ping().then(() => true));
  private readonly fault = new Check(() => this.database.writeFault());
  private readonly lagging = new Check<number | null>(() => this.lag.seconds());

  constructor(
    private readonly database: Database,
    private readonly embedders: Embedders,
    private readonly lag: OutboxLag,
    private readonly gate: ServingGate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(): Promise<OutputOf<typeof readyz>> {
    const embedder = this.embedders.ready() ? 'ok' : this.embedders.lastError ? 'failed' : 'starting';
    const [database, lag] = await Promise.all([this.databaseState(), this.lagging.within(null)]);
    const outbox = lag === null ? 'unknown' : lag > this.config.readyLagSeconds ? 'lagging' : 'ok';
    const ledger = this.ledger();
    const heads = this.heads();
    const kept = ledger.erasure_ledger === 'ok' && (heads === 'ok' || heads === 'none');
    const well = database === 'ok' && embedder === 'ok' && outbox === 'ok' && kept;
    const unavailable = database !== 'ok' || this.gate.closed || ledger.erasure_ledger === 'unwritten';
    return {
      status: unavailable ? 'unavailable' : well ? 'ready' : 'degraded',
      version: VERSION,
      checks: { database, embedder, outbox, outbox_lag_seconds: lag, ...ledger, erasure_ledger_heads: heads },
    };
  }

  /** A database that serves other requests is busy, and this check waits for a connection behind them. */
  private async databaseState(): Promise<OutputOf<typeof readyz>['checks']['database']> {
    const asked = performance.now();
    const [fault, answered] = await Promise.all([this.fault.within(undefined), this.pinged.within(false)]);
    if (fault) return fault;
    return answered || this.database.answeredSince(asked) ? 'ok' : 'failed';
  }

  private ledger(): Pick<OutputOf<typeof readyz>['checks'], 'erasure_ledger' | 'erasure_ledger_error'> {
    const held = this.gate.reasons.get(LEDGER);
    if (held === null) return { erasure_ledger: 'replaying' };
    if (held !== undefined) return { erasure_ledger: 'failed', erasure_ledger_error: held };
    const complaint = this.gate.complained.get(LEDGER);
    return complaint === undefined
      ? { erasure_ledger: 'ok' }
      : { erasure_ledger: 'unwritten', erasure_ledger_error: complaint };
  }

  private heads(): OutputOf<typeof readyz>['checks']['erasure_ledger_heads'] {
    const complaint = this.gate.complained.get(LEDGER_HEADS);
    if (complaint !== undefined) return complaint === 'missing' ? 'missing' : 'unsent';
    const { sink, known } = this.config.ledgerHeads;
    return sink === undefined && known === undefined ? 'none' : 'ok';
  }
}
