import type { Pool } from 'pg';
import { parsePosition, type Position } from './positions.js';

export interface ReplicaParts {
  readonly primary: Pool;
  readonly replica: Pool;
  /** Refuses a login that bypasses row-level security, or a schema that does not match this build. */
  readonly check: () => Promise<void>;
  readonly log: { info(message: string): void; warn(message: string): void };
  /** The maximum age of data read from the replica, in milliseconds. */
  readonly maxLagMs: number;
}

const LOOK_EVERY_MS = 200;
/** How long a replica is not used after it failed. */
const REST_MS = 2_000;

/**
 * A streaming replica, and whether it may serve now. Both servers are polled a few times a second. The age of the
 * replica's data is the time since the newest polled position of the primary that the replica has reached. The replica
 * is not used if its data is too old, if it has not reached the caller's writes, if it cannot be reached, or if it is
 * not a replica.
 */
export class ReadReplica {
  /**
   * Polled positions of the primary within the maximum age, oldest first. The first is the newest one that the replica has replayed,
   * if it has replayed any of them.
   */
  private seen: { readonly at: number; readonly position: Position }[] = [];
  private replayed: Position | null = null;
  private checked = false;
  private restsUntil = 0;
  private told: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;

  constructor(private readonly parts: ReplicaParts) {}

  get pool(): Pool {
    return this.parts.replica;
  }

  get maxLagMs(): number {
    return this.parts.maxLagMs;
  }

  start(): void {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => (this.looking = undefined));
    }, LOOK_EVERY_MS);
    this.timer.unref();
  }

  /** How many positions are kept. */
  get remembered(): number {
    return this.seen.length;
  }

  /** Whether it may serve a caller that must see the log up to `after`. */
  serves(after: Position | null): boolean {
    const now = performance.now();
    if (this.replayed === null || now < this.restsUntil) return false;
    if (after !== null && this.replayed < after) return false;
    const [newest] = this.seen;
    return newest !== undefined && newest.position <= this.replayed && now - newest.at <= this.parts.maxLagMs;
  }

  /** Call when it failed: the primary is used for a while. */
  rest(): void {
    this.restsUntil = performance.now() + REST_MS;
  }

  /** Polls both servers once. */
  async look(): Promise<void> {
    const at = performance.now();
    try {
      const [primary, replica] = await Promise.all([
        this.parts.primary.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position'),
        this.parts.replica.query<{ position: string | null }>(
          'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position',
        ),
      ]);
      const replayed = replica.rows[0]?.position;
      if (!replayed) throw new Error('it is no replica: DATABASE_READ_URL must name a server in recovery');
      if (!this.checked) await this.parts.check();
      this.checked = true;
      this.note(at, parsePosition(primary.rows[0]?.position ?? '0/0'), parsePosition(replayed));
      this.tell(undefined);
    } catch (error) {
      this.replayed = null;
      this.tell(error instanceof Error ? error.message : 'it cannot be asked');
    }
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    if (!this.parts.replica.ending) await this.parts.replica.end();
  }

  private note(at: number, position: Position, replayed: Position): void {
    this.replayed = replayed;
    // A position that is too old does not let it serve, even once it is reached. A replica may be paused for days.
    this.seen = [...this.seen.filter((one) => at - one.at <= this.parts.maxLagMs), { at, position }];
    const reached = this.seen.findLastIndex((one) => one.position <= replayed);
    if (reached > 0) this.seen.splice(0, reached);
  }

  /** Logs each change of state once. */
  private tell(fault: string | undefined): void {
    if (fault === this.told) return;
    if (fault !== undefined) this.parts.log.warn(`the replica of DATABASE_READ_URL is not asked: ${fault}`);
    else this.parts.log.info('the replica of DATABASE_READ_URL is asked again');
    this.told = fault;
  }
}
