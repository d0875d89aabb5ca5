import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { componentLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { AuditTrail, WaitingEntries } from './audit-trail.js';
import { SealAudit } from './seal-audit.js';
import { SendHeads } from './send-heads.js';

const EVERY_MS = 1_000;
/**
 * Every this many turns, a process looks for entries that another process left unsealed, for example one that was
 * killed.
 */
const OTHERS_EVERY = 15;

/** Every second: stores the waiting entries, seals, and sends heads. Any process may do it; none waits for another. */
@Injectable()
export class AuditKeeper implements OnModuleInit, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private turn: Promise<void> | undefined;
  private sending: Promise<void> | undefined;
  private turns = 0;
  private readonly logger: Logger;

  constructor(
    private readonly trail: AuditTrail,
    private readonly waiting: WaitingEntries,
    private readonly sealing: SealAudit,
    private readonly heads: SendHeads,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.logger = componentLogger(logger, 'audit');
  }

  onModuleInit(): void {
    this.timer = setInterval(() => void this.tick(), EVERY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.heads.stop();
    await this.turn;
    await this.now();
    await this.sending;
  }

  /** Stores and seals everything there is now. Never throws. */
  async now(): Promise<void> {
    this.trail.noted = false;
    await this.waiting.flush();
    try {
      await this.sealing.run();
    } catch (err) {
      this.trail.noted = true;
      this.logger.warn({ err }, 'the audit could not be sealed yet');
    }
  }

  private async tick(): Promise<void> {
    // A slow or unreachable sink delays nothing else.
    this.sending ??= this.heads.run().finally(() => (this.sending = undefined));
    if (this.turn) return;
    this.turns += 1;
    if (!this.trail.noted && this.turns % OTHERS_EVERY !== 0) return;
    this.turn = this.now();
    await this.turn;
    this.turn = undefined;
  }
}
