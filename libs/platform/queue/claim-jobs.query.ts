import type { Clock } from '@kernel/clock.js';
import { counted } from '@platform/database/changes.js';
import type { Database, Tx } from '@platform/database/database.js';
import { planByIndexOnce } from '@platform/database/plan-by-index.js';
import { together } from '@platform/database/together.js';
import { sql, type SQL } from 'drizzle-orm';
import type { Dispatch } from './job-rows.js';
import {
  claimStatement,
  inMs,
  type ClaimedRow,
  MAX_IN_FLIGHT_PER_TENANT,
  MAX_WALK,
  NOBODY,
  openStatement,
  type Walk,
  walkStatement,
} from './claim-statements.js';

const MOST_REMEMBERED = 10_000;

export interface ClaimBounds {
  /** How many rows of these jobs one tenant may have in flight. */
  readonly perTenant?: number | undefined;
  /** How many of the claimed rows may be bulk. */
  readonly mostBulk?: number;
  /** How many of the claimed rows may be urgent. */
  readonly mostUrgent?: number;
  /** The priority level of each of these jobs. Absent: all the same. */
  readonly levels?: readonly number[] | undefined;
}

export interface Claimed {
  readonly dispatches: readonly Dispatch[];
  /**
   * Due rows were left because their tenant is at its limit of rows in flight. A slot is free once one of its jobs
   * ends.
   */
  readonly held: boolean;
}

const NOTHING: Claimed = { dispatches: [], held: false };

/** Tenants, and whether the walk ended because it had found enough of them before its limit of steps. */
interface Turn {
  readonly tenants: readonly string[];
  readonly more: boolean;
}

/** All tenants found may be at their limits. Then the next ones are tried, up to this many times. */
const MOST_LOOKS = 8;

function userTurn(jobs: readonly string[], tenantId: string): string {
  return `${jobs.join()} ${tenantId}`;
}

/** Leases open rows to processes. Once a job has begun, `JobRows` changes its lease and dispatch number. */
export class ClaimJobs {
  /** The tenant after which the next turn begins, by the jobs that are claimed together. */
  private readonly lastServed = new Map<string, string>();
  /** The same for the users of each tenant, and whether somebody jumped the queue since. */
  private readonly lastUser = new Map<string, { readonly user: string; readonly jumped: boolean }>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes up to `limit` due rows of these jobs and leases them.
   * - Tenants take turns, across several calls if there are more of them than slots. A tenant with rows in flight goes
   *   after one without.
   * - Within a tenant, its users take turns in the same way.
   * - Of a user, urgent rows go first, then the higher priority, then the oldest.
   * - Every second time, a job of a higher priority goes before those of the tenant's other users who have had as many
   *   turns.
   *
   * A dispatch is `bulk` if its row is, or if its user has much in flight. Never waits for a row that another process
   * is taking.
   */
  async claim(
    jobs: readonly string[],
    limit: number,
    leaseMs: number,
    { perTenant = MAX_IN_FLIGHT_PER_TENANT, mostBulk = limit, mostUrgent = limit, levels: given }: ClaimBounds = {},
  ): Promise<Claimed> {
    if (jobs.length === 0 || limit < 1) return NOTHING;
    const levels = given ?? jobs.map(() => 0);
    const now = this.clock.now();
    let held = false;
    const rows = await this.database.asSystem(async (tx) => {
      // A query of drizzle is sent each time it is awaited, and a promise once.
      const planned = Promise.resolve(tx.execute(planByIndexOnce));
      for (let look = 0; look < MOST_LOOKS; look += 1) {
        const turn = this.tenantsInTurn(tx, { jobs, limit, now, urgentOnly: mostBulk <= 0 });
        const [, { tenants, more }] = await together(planned, turn);
        if (tenants.length === 0) return [];
        held = true;
        const turns = tenants.map((tenantId) => this.lastUser.get(userTurn(jobs, tenantId)));
        const usersBefore = turns.map((turn) => turn?.user ?? '');
        const mayJump = turns.map((turn) => !turn?.jumped);
        const bounds = { limit, perTenant, mostBulk, mostUrgent };
        const claim = claimStatement({ jobs, levels, tenants, usersBefore, mayJump, ...bounds, leaseMs, now });
        const claimed = (await counted('outbox', 'updated', tx.execute<ClaimedRow>(claim))).rows;
        if (claimed.length > 0 || !more) return claimed;
      }
      return [];
    });
    rows.sort((a, b) => Number(a.place) - Number(b.place));
    this.rememberTurns(jobs, rows);
    const dispatches = rows.map(({ tenant_id: tenantId, id: outboxId, job, dispatches: dispatch, bulk }) => ({
      ...{ tenantId, outboxId, job, dispatch },
      ...(bulk && { bulk }),
    }));
    // If tenants have due rows and none could be taken, all of them are at their limits.
    return { dispatches, held: rows[0]?.held ?? held };
  }

  /** Which of these jobs have an open row. The others need no claim. Far cheaper than claims that find nothing. */
  async open(jobs: readonly string[]): Promise<ReadonlySet<string>> {
    const [, { rows }] = await this.database.asSystem(
      (tx) => together(tx.execute(planByIndexOnce), tx.execute<{ job: string }>(openStatement(jobs))),
      { readOnly: true },
    );
    return new Set(rows.map(({ job }) => job));
  }

  /** Hands back rows that were claimed but not started; anybody may take them at once. Does not touch other rows. */
  async release(dispatches: readonly Dispatch[]): Promise<void> {
    await this.lease(dispatches, sql`null`);
  }

  /** Renews the leases of rows that still wait for a worker. */
  async renew(dispatches: readonly Omit<Dispatch, 'job'>[], leaseMs: number): Promise<void> {
    await this.lease(dispatches, inMs(leaseMs));
  }

  /** Ends all leases. Only for a process that is the sole drain: every earlier holder is dead. */
  async releaseAll(): Promise<void> {
    await this.database.asSystem((tx) =>
      counted(
        'outbox',
        'updated',
        tx.execute(sql`update outbox set leased_until = null where closed_at is null and leased_until is not null`),
      ),
    );
  }

  /** A user who jumped the queue does not move the turn, so that the users they passed come next. */
  private rememberTurns(jobs: readonly string[], rows: readonly ClaimedRow[]): void {
    for (const tenantId of new Set(rows.map((row) => row.tenant_id))) {
      const own = rows.filter((row) => row.tenant_id === tenantId);
      const turn = userTurn(jobs, tenantId);
      const last = own.findLast(({ jumped }) => !jumped)?.turn_of ?? this.lastUser.get(turn)?.user ?? '';
      this.remember(turn, { user: last, jumped: own.some(({ jumped }) => jumped) });
    }
  }

  /** Remembers the last tenants' turns, up to a maximum. A forgotten tenant starts over. */
  private remember(turn: string, served: { user: string; jumped: boolean }): void {
    this.lastUser.delete(turn);
    this.lastUser.set(turn, served);
    if (this.lastUser.size <= MOST_REMEMBERED) return;
    const [oldest] = this.lastUser.keys();
    if (oldest !== undefined) this.lastUser.delete(oldest);
  }

  private async lease(dispatches: readonly Omit<Dispatch, 'job'>[], until: SQL): Promise<void> {
    if (dispatches.length === 0) return;
    const tenants = dispatches.map(({ tenantId }) => tenantId);
    const ids = dispatches.map(({ outboxId }) => outboxId);
    const numbers = dispatches.map(({ dispatch }) => dispatch);
    await this.database.asSystem((tx) =>
      counted(
        'outbox',
        'updated',
        tx.execute(sql`
        with held as (
          select o.tenant_id, o.id
          from unnest(${sql.param(tenants)}::uuid[], ${sql.param(ids)}::uuid[], ${sql.param(numbers)}::int[]) as d (tenant_id, id, dispatch)
          join outbox o on o.tenant_id = d.tenant_id and o.id = d.id
          where o.closed_at is null and o.dispatches = d.dispatch
          for update of o skip locked
        )
        update outbox o set leased_until = ${until} from held where o.tenant_id = held.tenant_id and o.id = held.id`),
      ),
    );
  }

  /** Up to `limit` tenants with due rows, starting at the current turn, which then moves behind them. */
  private async tenantsInTurn(tx: Tx, request: Omit<Walk, 'after' | 'upTo'>): Promise<Turn> {
    const { jobs, limit } = request;
    const turn = `${jobs.join()}${request.urgentOnly ? ' urgent' : ''}`;
    const start = this.lastServed.get(turn) ?? NOBODY;
    const found: string[] = [];
    for (const [after, upTo] of start === NOBODY
      ? [[NOBODY, null] as const]
      : [[start, null] as const, [NOBODY, start] as const]) {
      const places = limit - found.length;
      const { rows } = await tx.execute<{ tenant_id: string; step: number }>(
        walkStatement({ ...request, after, upTo, limit: places }),
      );
      found.push(...rows.map((row) => row.tenant_id));
      const last = rows.at(-1);
      if (last && (rows.length === places || last.step === MAX_WALK)) {
        this.lastServed.set(turn, last.tenant_id);
        return { tenants: found, more: last.step < MAX_WALK };
      }
    }
    this.lastServed.delete(turn);
    return { tenants: found, more: false };
  }
}
