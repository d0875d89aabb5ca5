import type { OutputOf } from '@contracts/operation.js';
import type { readyz } from '@contracts/status.operations.js';
import { VERSION } from '@kernel/version.js';
import { LEDGER } from '@governance/privacy/ledger/ledger-entry.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database } from '@platform/database/database.js';
import { ServingGate } from '@platform/database/serving-gate.js';
import { Embedders } from '@platform/embeddings/embedders.js';
import { OutboxLag } from '@platform/queue/outbox-lag.query.js';

/**
 * Whether requests can be served. Without the database nothing can; without the embedder or a worker records are
 * still stored and found by their words, so that is degraded and not unavailable. Whether a worker works is told by
 * the jobs that nobody takes: a ping cannot, because one may be connected and consume nothing. And nothing is served
 * from a restored database before what was erased since its backup is erased again. An erasure that the ledger outside
 * cannot hold is not kept, so a process that cannot write it is of no use either.
 */
@Injectable()
export class Readiness {
  constructor(
    private readonly database: Database,
    private readonly embedders: Embedders,
    private readonly lag: OutboxLag,
    private readonly gate: ServingGate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(): Promise<OutputOf<typeof readyz>> {
    const embedder = this.embedders.ready() ? 'ok' : this.embedders.lastError ? 'failed' : 'starting';
    const database = await this.database.ping().then(
      () => 'ok' as const,
      () => 'failed' as const,
    );
    const lag = database === 'ok' ? await this.lag.seconds().catch(() => null) : null;
    const outbox = lag === null ? 'unknown' : lag > this.config.readyLagSeconds ? 'lagging' : 'ok';
    const ledger = this.ledger();
    const well = database === 'ok' && embedder === 'ok' && outbox === 'ok' && ledger.erasure_ledger === 'ok';
    const unavailable = database === 'failed' || this.gate.closed || ledger.erasure_ledger === 'unwritten';
    return {
      status: unavailable ? 'unavailable' : well ? 'ready' : 'degraded',
      version: VERSION,
      checks: { database, embedder, outbox, outbox_lag_seconds: lag, ...ledger },
    };
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
}
