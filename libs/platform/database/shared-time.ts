import type { Clock } from '@kernel/clock.js';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from './database.js';

/** The clock of a process that was suspended stays behind for up to this long. */
const EVERY_MS = 10_000;
/** A response that took longer is ignored: it is too imprecise. */
const LONGEST_MS = 1_000;

/**
 * Synchronizes this process's clock with the database's. All processes then agree on when a job is due and what has
 * expired, even if one machine's clock is wrong or jumps. While the database is unreachable, the clock runs on by
 * itself.
 */
export class SharedTime implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.ask();
    this.timer = setInterval(() => void this.ask(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * The database read its clock at some instant of the round trip. A clock that agrees with any of them is left alone: slow
   * responses would otherwise move it back and forth, and what is stored in sequence would be dated out of order.
   */
  async ask(): Promise<void> {
    const asked = performance.now();
    const instant = await this.database.asSystem(databaseTime, { readOnly: true }).catch(() => null);
    const took = performance.now() - asked;
    if (instant !== null && took <= LONGEST_MS) this.clock.keepBetween(instant, instant + took);
  }
}

async function databaseTime(tx: Tx): Promise<number | null> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return rows[0]?.ms ?? null;
}
