import { Clock } from '@kernel/clock.js';
import { Counters } from '@memory/counters/counters.js';
import { SearchTally, type Tally } from '@memory/search/search-tally.js';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
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
    private readonly counters: Counters,
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
      await this.counters
        .add(tenantId, day, namedOf(tally))
        .catch((err: unknown) => this.logger.warn({ err }, 'figures of searches could not be written'));
    }
  }
}

function namedOf(tally: Readonly<Tally>): Map<CounterName, number> {
  return new Map(Object.entries(NAMES).map(([field, name]) => [name, tally[field as keyof Tally]]));
}
