import type { Pool } from 'pg';
import { parsePosition, type Position } from './positions.js';

export interface ReplicaParts {
  readonly primary: Pool;
  readonly replica: Pool;
  /** Refuses a login that row-level security does not bind, or a schema that is not this build's. */
  readonly check: () => Promise<void>;
  readonly log: { info(message: string): void; warn(message: string): void };
  /** What the replica answers is at most so old, in milliseconds. */
  readonly maxLagMs: number;
}

const LOOK_EVERY_MS = 200;
/** A replica that failed is not asked for so long. */
const REST_MS = 2_000;

/**
 * A streaming replica, and whether it may be asked now. Both servers are looked at a few times a second: what the replica
 * has replayed is as old as the last look at the primary that it has reached. It is not asked when it is older than it
 * may be, has not reached what the caller has written, cannot be reached, or is none.
 */
export class ReadReplica {
  /** When the primary's log was how far, oldest first; the first is the newest that the replica has replayed. */
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

  /** Whether it may answer somebody who must see the log up to `after`. */
  serves(after: Position | null): boolean {
    const now = performance.now();
    if (this.replayed === null || now < this.restsUntil) return false;
    if (after !== null && this.replayed < after) return false;
    const [newest] = this.seen;
    return newest !== undefined && newest.position <= this.replayed && now - newest.at <= this.parts.maxLagMs;
  }

  /** It failed: the primary is asked for a while. */
  rest(): void {
    this.restsUntil = performance.now() + REST_MS;
  }

  /** One look at both. */
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
    this.seen.push({ at, position });
    const reached = this.seen.findLastIndex((one) => one.position <= replayed);
    if (reached > 0) this.seen.splice(0, reached);
  }

  /** Once for each state. */
  private tell(fault: string | undefined): void {
    if (fault === this.told) return;
    if (fault !== undefined) this.parts.log.warn(`the replica of DATABASE_READ_URL is not asked: ${fault}`);
    else this.parts.log.info('the replica of DATABASE_READ_URL is asked again');
    this.told = fault;
  }
}
