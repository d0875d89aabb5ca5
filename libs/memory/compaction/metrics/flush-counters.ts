import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { SearchTally, type Tally } from '@memory/search/search-tally.js';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { FRESH, countedPut } from '@platform/database/changes.js';
import { Database } from '@platform/database/database.js';
import { dailyCounters } from '@schema/daily-counters.js';
import { sql } from 'drizzle-orm';
import { dayOf } from '../day.js';

const FLUSH_EVERY_MS = 30_000;

const NAMES = {
  answered: 'search.answered',
  throughSummaries: 'search.through_summaries',
  carried: 'search.compressed_facts',
  fellBack: 'search.fell_back',
  tokensSaved: 'search.tokens_saved',
} as const satisfies Record<keyof Tally, string>;
export type CounterName = (typeof NAMES)[keyof Tally];

/** Writes what searches have counted, a few rows a tenant and day. A process that is killed forgets the last half minute. */
@Injectable()
export class FlushCounters implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(FlushCounters.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly tally: SearchTally,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.run(), FLUSH_EVERY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.run();
  }

  /** Never throws. */
  async run(): Promise<void> {
    const day = dayOf(this.clock.now(), 'UTC');
    for (const [tenantId, tally] of this.tally.take()) {
      await this.write(tenantId, day, tally).catch((err: unknown) =>
        this.logger.warn({ err }, 'figures of searches could not be written'),
      );
    }
  }

  private async write(tenantId: string, day: string, tally: Readonly<Tally>): Promise<void> {
    const rows = Object.entries(NAMES)
      .map(([field, name]) => ({ tenantId, day, name, value: tally[field as keyof Tally] }))
      .filter(({ value }) => value > 0);
    if (rows.length === 0) return;
    await this.database.withScope(nobody(tenantId), (tx) =>
      countedPut(
        'daily_counters',
        tx
          .insert(dailyCounters)
          .values(rows)
          .onConflictDoUpdate({
            target: [dailyCounters.tenantId, dailyCounters.day, dailyCounters.name],
            set: { value: sql`${dailyCounters.value} + excluded.value` },
          })
          .returning({ fresh: FRESH }),
      ),
    );
  }
}

/** Counters are of the tenant and of no person. */
function nobody(tenantId: string): Scope {
  return {
    tenantId,
    userId: null,
    allUsers: false,
    includeShared: false,
    permissions: new Set(),
    agent: null,
    project: null,
    keyId: 'counters',
  };
}
