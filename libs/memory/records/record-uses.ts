import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { PeriodicFlush } from '@kernel/periodic-flush.js';
import type { Scope } from '@kernel/scope.js';
import { Injectable, Logger } from '@nestjs/common';
import { ReinforceRecords } from './reinforce-records.js';
import { strengthens, strengthensShared, type Use } from '@memory/record-store/reinforcement.js';

const FLUSH_EVERY_MS = 1_000;
/** Records that wait to be written. When the database is away for long, further uses are not counted. */
const WAITING_AT_MOST = 50_000;

/** The uses of those who may strengthen the same rows. */
interface Group {
  readonly scope: Scope;
  readonly uses: Map<string, Use>;
}

/**
 * Collects which records were read and strengthens them together every second and at the stop, so that a read waits
 * for no write. A process that is killed forgets the uses of its last second.
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

  /** One use of each of these records, as far as the scope strengthens them. */
  note(scope: Scope, rows: readonly { readonly id: string; readonly userId: string | null }[]): void {
    const at = this.clock.now();
    for (const row of rows) {
      if (strengthens(scope, row)) this.add(scope, { id: row.id, count: 1, at });
    }
    // Requests that were under way when the stop began.
    if (this.stopping) void this.flush();
  }

  /** One at a time: when the database is slow, what comes meanwhile is added up. Never throws. */
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
        await this.reinforce.run(scope, [...uses.values()]);
      } catch (error) {
        const away = error instanceof RecollectError && error.code === 'unavailable';
        // Nothing else will go through either; what cannot be written at all must not be tried for ever.
        if (away) this.keep(groups.slice(index));
        new Logger('Records').warn(`uses of ${uses.size} record(s) could not be written${away ? ' yet' : ''}`);
        if (away) return;
      }
    }
  }

  private keep(groups: readonly Group[]): void {
    for (const { scope, uses } of groups) for (const use of uses.values()) this.add(scope, use);
  }
}

function whose(scope: Scope): string {
  return JSON.stringify([scope.tenantId, scope.userId, strengthensShared(scope), scope.agent, scope.project]);
}
