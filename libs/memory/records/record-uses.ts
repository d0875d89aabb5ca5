import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { PeriodicFlush } from '@kernel/periodic-flush.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable, Logger } from '@nestjs/common';
import { ReinforceRecords } from './reinforce-records.js';
import { strengthens, strengthensShared, type Use } from '@memory/record-store/importance.js';

const FLUSH_EVERY_MS = 1_000;
/** In one transaction. */
const WRITTEN_AT_ONCE = 1_000;
/** Maximum number of buffered records. During a long outage of the database further uses are not counted. */
const WAITING_AT_MOST = 50_000;

/** Uses by callers that may strengthen the same rows. */
interface Group {
  readonly scope: Scope;
  readonly uses: Map<string, Use>;
}

/**
 * Buffers which records were read, and strengthens them together every second and at shutdown, so that a read waits for no write. A
 * killed process loses the uses of its last second.
 */
@Injectable()
export class RecordUses extends PeriodicFlush {
  private groups = new Map<string, Group>();
  private waiting = 0;
  private stopping = false;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly reinforce: ReinforceRecords,
    private readonly clock: Clock,
  ) {
    super(FLUSH_EVERY_MS);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await super.beforeApplicationShutdown();
  }

  /** One use of each of these records that the scope may strengthen. */
  note(scope: Scope, rows: readonly { readonly id: string; readonly userId: string | null }[]): void {
    const at = this.clock.now();
    for (const row of rows) {
      if (strengthens(scope, row)) this.add(scope, { id: row.id, count: 1, at });
    }
    // For requests that were running when the shutdown began.
    if (this.stopping) void this.flush();
  }

  /** Runs one at a time; if the database is slow, new uses accumulate. Never throws. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private add(scope: Scope, use: Use): void {
    const key = whose(scope);
    const group = this.groups.get(key) ?? { scope, uses: new Map<string, Use>() };
    const before = group.uses.get(use.id);
    if (!before && this.waiting >= WAITING_AT_MOST) return;
    if (!before) this.waiting += 1;
    const at = before && before.at > use.at ? before.at : use.at;
    group.uses.set(use.id, { id: use.id, count: use.count + (before?.count ?? 0), at });
    this.groups.set(key, group);
  }

  private async write(): Promise<void> {
    const groups = [...this.groups.values()];
    this.groups = new Map();
    this.waiting = 0;
    for (const [index, { scope, uses }] of groups.entries()) {
      try {
        await this.writeGroup(scope, uses);
      } catch (error) {
        const away = error instanceof RecollectError && error.code === 'unavailable';
        // If the database is away, the other groups would fail as well. Other errors must not be retried forever.
        if (away) this.keep(groups.slice(index));
        new Logger('Records').warn(`uses of ${uses.size} record(s) could not be written${away ? ' yet' : ''}`);
        if (away) return;
      }
    }
  }

  /** What is written leaves the group, so that an outage in between counts nothing twice. */
  private async writeGroup(scope: Scope, uses: Group['uses']): Promise<void> {
    const all = [...uses.values()];
    for (let i = 0; i < all.length; i += WRITTEN_AT_ONCE) {
      const some = all.slice(i, i + WRITTEN_AT_ONCE);
      await this.reinforce.run(scope, some);
      for (const { id } of some) uses.delete(id);
    }
  }

  private keep(groups: readonly Group[]): void {
    for (const { scope, uses } of groups) for (const use of uses.values()) this.add(scope, use);
  }
}

function whose(scope: Scope): string {
  return JSON.stringify([scope.tenantId, scope.userId, strengthensShared(scope), scope.agent, scope.project]);
}
