import { Clock } from '@kernel/clock.js';
import { PeriodicFlush } from '@kernel/periodic-flush.js';
import { Injectable, Logger } from '@nestjs/common';
import { Counters } from './counters.js';

const FLUSH_EVERY_MS = 30_000;

/** Characters per token in metrics. A text that has to fit a budget is counted by a tokenizer. */
export const CHARACTERS_A_TOKEN = 4;

/**
 * Counts in memory, because the counted operations write nothing, and adds to the day's counters twice a minute and at shutdown. A
 * killed process loses the last half minute. Only numbers per tenant, never per user.
 */
@Injectable()
export class Tallies extends PeriodicFlush {
  private readonly logger = new Logger(Tallies.name);
  private tallies = new Map<string, Map<string, number>>();

  constructor(
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {
    super(FLUSH_EVERY_MS);
  }

  /** @param counted the increments by name, such as `search.answered` */
  note(tenantId: string, counted: Readonly<Record<string, number>>): void {
    const tally = this.tallies.get(tenantId) ?? new Map<string, number>();
    this.tallies.set(tenantId, tally);
    for (const [name, value] of Object.entries(counted)) tally.set(name, (tally.get(name) ?? 0) + value);
  }

  /** Call before reading counters. Never throws. */
  async flush(): Promise<void> {
    const taken = this.tallies;
    this.tallies = new Map();
    const day = this.clock.now().toISOString().slice(0, 10);
    for (const [tenantId, tally] of taken) {
      await this.counters
        .add(tenantId, day, tally)
        .catch((err: unknown) => this.logger.warn({ err }, 'figures could not be written'));
    }
  }
}
