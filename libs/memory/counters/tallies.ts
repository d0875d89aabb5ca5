import { Clock } from '@kernel/clock.js';
import { PeriodicFlush } from '@kernel/periodic-flush.js';
import { Injectable, Logger } from '@nestjs/common';
import { Counters } from './counters.js';

const FLUSH_EVERY_MS = 30_000;

/** By which figures count tokens. What has to fit a budget is counted by a tokenizer. */
export const CHARACTERS_A_TOKEN = 4;

/**
 * Counts in memory, because what is counted writes nothing, and adds to the day's figures twice a minute and before the process ends. A process
 * that is killed forgets the last half minute. Numbers alone, of a tenant and of no person.
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

  /** @param counted by name, such as `search.answered`: what is added to each */
  note(tenantId: string, counted: Readonly<Record<string, number>>): void {
    const tally = this.tallies.get(tenantId) ?? new Map<string, number>();
    this.tallies.set(tenantId, tally);
    for (const [name, value] of Object.entries(counted)) tally.set(name, (tally.get(name) ?? 0) + value);
  }

  /** Whoever reads figures asks for this first. Never throws. */
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
