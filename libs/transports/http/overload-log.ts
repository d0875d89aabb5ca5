import type { Logger } from '@platform/observability/logger.js';

const EVERY_MS = 1_000;

/** Of requests that are refused because the server is overloaded: a line a second at most, because there may be thousands. */
export class OverloadLog {
  private last = -Infinity;
  private refused = 0;

  constructor(
    private readonly logger: Logger,
    private readonly now: () => number = () => performance.now(),
  ) {}

  refuse(requestId: string): void {
    this.refused += 1;
    const now = this.now();
    if (now - this.last < EVERY_MS) return;
    const { refused } = this;
    this.last = now;
    this.refused = 0;
    this.logger.warn(
      { code: 'overloaded', request_id: requestId, refused },
      'requests refused: the server is overloaded',
    );
  }
}
