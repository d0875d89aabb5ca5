import type { Logger } from '@platform/observability/logger.js';

/** Logs when something starts to fail and when it works again, not every failure in between. */
export class StateLog {
  private failing = false;

  constructor(
    private readonly logger: Logger,
    /** Names the thing: "the relay". */
    private readonly what: string,
  ) {}

  works(): void {
    if (this.failing) this.logger.info(`${this.what} works again`);
    this.failing = false;
  }

  fails(err: unknown): void {
    if (!this.failing) this.logger.warn({ err }, `${this.what} fails and keeps trying`);
    this.failing = true;
  }
}
