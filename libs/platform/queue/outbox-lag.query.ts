import type { Clock } from '@kernel/clock.js';
import type { Database } from '@platform/database/database.js';
import { outbox } from '@schema/outbox.js';
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';

/** How far behind the jobs are. A ping cannot show this: a worker may be connected and consume nothing. */
export class OutboxLag {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Age in seconds of the oldest due row that nobody has started. 0 if there is none. One index lookup. */
  async seconds(): Promise<number> {
    const now = this.clock.now();
    const [oldest] = await this.database.asSystem((tx) =>
      tx
        .select({ availableAt: outbox.availableAt })
        .from(outbox)
        .where(
          and(
            isNull(outbox.closedAt),
            lte(outbox.availableAt, now),
            // A row that waits in Redis has been handed out, but nobody has started it.
            or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, sql`now()`), eq(outbox.starts, 0)),
          ),
        )
        .orderBy(asc(outbox.availableAt), asc(outbox.id))
        .limit(1),
    );
    return oldest ? Math.max(0, (now.getTime() - oldest.availableAt.getTime()) / 1_000) : 0;
  }
}
