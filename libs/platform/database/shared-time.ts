import type { Clock } from '@kernel/clock.js';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import type { Database, Tx } from './database.js';

/** A process that was asleep counted nothing meanwhile: so long its clock stays behind. */
const EVERY_MS = 10_000;
/** An answer that took longer says too little about when it was given. */
const LONGEST_MS = 1_000;

/**
 * Has this process's clock follow the database's, by which all processes then agree on when a job is due and what has
 * expired, though the clock of one machine stands wrong or jumps. While the database is away it counts on by itself.
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

  /** Half of the way there and back is taken for the way back. */
  async ask(): Promise<void> {
    const asked = performance.now();
    const instant = await this.database.asSystem(databaseTime, { readOnly: true }).catch(() => null);
    const took = performance.now() - asked;
    if (instant !== null && took <= LONGEST_MS) this.clock.follow(instant + took / 2);
  }
}

async function databaseTime(tx: Tx): Promise<number | null> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  return rows[0]?.ms ?? null;
}
