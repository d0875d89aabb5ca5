import type { Clock } from '@kernel/clock.js';
import type { Database } from '@platform/database/database.js';
import type { Logger } from '@platform/observability/logger.js';
import { sql } from 'drizzle-orm';

/** Closed rows are kept this long, for waiters and for a person who wonders what happened. */
const KEEP_MS = 24 * 3_600_000;
const EVERY_MS = 5 * 60_000;
const BATCH = 1_000;
/** So that one round ends, also behind a mass of closed rows. */
const MAX_BATCHES = 50;

/** Deletes closed rows that are older than a day. */
export class PruneOutbox {
  private nextAt = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** For a loop that comes by often: runs at first and then every five minutes. Logs what fails, never throws. */
  async runIfDue(): Promise<void> {
    const now = performance.now();
    if (now < this.nextAt) return;
    this.nextAt = now + EVERY_MS;
    try {
      const deleted = await this.run();
      if (deleted > 0) this.logger.debug({ deleted }, 'outbox pruned');
    } catch (err) {
      this.logger.warn({ err }, 'outbox could not be pruned');
    }
  }

  /** @returns how many rows were deleted */
  async run(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - KEEP_MS).toISOString();
    let deleted = 0;
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      const count = await this.deleteBatch(before);
      deleted += count;
      if (count < BATCH) break;
    }
    return deleted;
  }

  private async deleteBatch(before: string): Promise<number> {
    const { rowCount } = await this.database.asSystem((tx) =>
      tx.execute(sql`
        with old as (
          select tenant_id, id from outbox where closed_at < ${before}::timestamptz
          order by closed_at limit ${BATCH} for update skip locked
        )
        delete from outbox o using old where o.tenant_id = old.tenant_id and o.id = old.id`),
    );
    return rowCount ?? 0;
  }
}
