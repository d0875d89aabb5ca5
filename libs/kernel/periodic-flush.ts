import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';

/**
 * Collects in memory what a request need not write by itself, and writes it every so often and before the process ends.
 * A process that is killed forgets what it collected since the last time.
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

  /** Never throws: what cannot be written is kept, or dropped and said. */
  abstract flush(): Promise<void>;
}
