import { Clock } from '@kernel/clock.js';
import { Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '@platform/config/config.js';
import { Database, type Tx } from '@platform/database/database.js';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { Metrics } from '@platform/observability/metrics.js';
import { sql } from 'drizzle-orm';
import { Counter } from 'prom-client';
import { readTenantId, showTenantId } from '../tenancy/tenants.repository.js';
import { type HeadsSink, type SentHead, sinkOf } from './heads-sink.js';

const AT_ONCE = 200;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Sends the heads of the chains to the sink. An unreachable sink is retried less and less often. Nothing waits for it.
 */
@Injectable()
export class SendHeads {
  private readonly sink: HeadsSink | null;
  private readonly logger: Logger;
  private readonly failures: Counter;
  private readonly stopping = new AbortController();
  private pauseMs = FIRST_PAUSE_MS;
  private notBefore = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'audit'>,
    @Inject(LOGGER) logger: Logger,
    metrics: Metrics,
  ) {
    this.sink = sinkOf(config.audit);
    this.logger = componentLogger(logger, 'audit');
    this.failures = new Counter({
      name: 'recollect_audit_sink_failures_total',
      help: 'Times that the audit sink did not take the heads it was sent.',
      registers: [metrics.registry],
    });
  }

  /** Sends the heads that are due. Never throws. */
  async run(): Promise<void> {
    const { sink } = this;
    if (!sink || performance.now() < this.notBefore) return;
    try {
      const heads = await this.database.asSystem((tx) => this.claim(tx));
      if (heads.length === 0) return;
      const taken = await this.send(sink, heads);
      await this.database.asSystem((tx) => settle(tx, heads, taken));
    } catch (err) {
      this.logger.warn({ err }, 'the heads of the audit could not be read for the sink');
    }
  }

  /** The process stops: it no longer waits for a sink that does not respond. Another process sends the rest. */
  stop(): void {
    this.stopping.abort();
  }

  private async send(sink: HeadsSink, heads: readonly SentHead[]): Promise<boolean> {
    try {
      await sink.send(heads, this.stopping.signal);
      this.pauseMs = FIRST_PAUSE_MS;
      return true;
    } catch (err) {
      this.failures.inc();
      this.notBefore = performance.now() + this.pauseMs;
      this.logger.warn({ err, heads: heads.length, again_in_ms: this.pauseMs }, 'the audit sink took no heads');
      this.pauseMs = Math.min(LONGEST_PAUSE_MS, this.pauseMs * 2);
      return false;
    }
  }

  /**
   * Heads that are due by time or by number of entries. The claim records its time, so that no other process sends the
   * same head.
   */
  private async claim(tx: Tx): Promise<SentHead[]> {
    const { sinkSeconds, sinkEntries } = this.config.audit;
    const now = this.clock.now();
    const longAgo = new Date(now.getTime() - sinkSeconds * 1_000);
    const { rows } = await tx.execute<{ tenant_id: string; sequence: string; hash: string; sealed_at: string }>(sql`
      with due as (
        select tenant_id from audit_heads
        where sequence > sent_sequence and (sent_at is null or sent_at <= ${longAgo.toISOString()}::timestamptz
          or sequence - sent_sequence >= ${sinkEntries})
        order by tenant_id limit ${AT_ONCE} for update skip locked
      )
      update audit_heads h set sent_at = ${now.toISOString()}::timestamptz from due where h.tenant_id = due.tenant_id
      returning h.tenant_id, h.sequence, h.hash, h.sealed_at`);
    return rows.map((row) => ({
      tenant_id: showTenantId(row.tenant_id),
      sequence: Number(row.sequence),
      hash: row.hash,
      sealed_at: new Date(row.sealed_at).toISOString(),
    }));
  }
}

/** A head that was not accepted is due again at once. */
async function settle(tx: Tx, heads: readonly SentHead[], taken: boolean): Promise<void> {
  const tenants = sql.param(heads.map((head) => readTenantId(head.tenant_id)));
  const sequences = sql.param(heads.map(({ sequence }) => sequence));
  await tx.execute(
    taken
      ? sql`update audit_heads h set sent_sequence = greatest(h.sent_sequence, s.sequence)
            from unnest(${tenants}::uuid[], ${sequences}::bigint[]) as s(tenant_id, sequence)
            where h.tenant_id = s.tenant_id`
      : sql`update audit_heads set sent_at = null where tenant_id = any(${tenants}::uuid[])`,
  );
}
