import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';

/**
 * Collects in memory what requests need not write themselves. Writes it periodically and before the process ends. A
 * killed process loses what it collected since the last flush.
 */
export abstract class PeriodicFlush implements OnModuleInit, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  protected constructor(private readonly everyMs: number) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), this.everyMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** Never throws. What cannot be written is kept, or dropped and logged. */
  abstract flush(): Promise<void>;
}
