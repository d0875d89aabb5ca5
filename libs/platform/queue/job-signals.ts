import { withoutPlace } from '@kernel/place.js';
import type { Scope } from '@kernel/scope.js';
import type { Database } from '@platform/database/database.js';
import { outbox } from '@schema/outbox.js';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { WakeableSleep } from './wakeable-sleep.js';
import type { SignalBus } from './signal-bus.js';

/** Each waiter polls the database about once a second. */
const MAX_WAITERS = 256;
const FIRST_POLL_MS = 250;
const SLOWEST_POLL_MS = 1_000;

/** Signals between the two sides of the outbox. */
export class JobSignals {
  private waiters = 0;

  constructor(
    private readonly bus: SignalBus,
    private readonly database: Database,
  ) {}

  /** Announces work. Call it after the transaction that wrote it has committed. */
  wake(): void {
    this.bus.publish({ kind: 'wake' });
  }

  /** @returns a function that stops listening */
  onWake(listener: () => void): () => void {
    return this.bus.subscribe((signal) => signal.kind === 'wake' && listener());
  }

  /** @returns a function that stops listening */
  onClosed(listener: () => void): () => void {
    return this.bus.subscribe((signal) => signal.kind === 'closed' && listener());
  }

  /** Announces that these rows are closed. Call it after the transaction that closed them has committed. */
  closed(outboxIds: readonly string[]): void {
    this.bus.publish({ kind: 'closed', ids: [...outboxIds] });
  }

  /**
   * Whether all of these rows are closed, with any outcome, within `timeoutMs`. A row that the scope cannot see, or
   * that is gone, counts as closed. Returns `false` at once if there are too many waiters already.
   */
  async waitForClosed(scope: Scope, outboxIds: readonly string[], timeoutMs: number): Promise<boolean> {
    const open = new Set(outboxIds);
    if (open.size === 0) return true;
    if (this.waiters >= MAX_WAITERS) return false;
    this.waiters += 1;
    const sleeper = new WakeableSleep();
    const stop = this.bus.subscribe((signal) => {
      if (signal.kind !== 'closed') return;
      signal.ids.forEach((id) => open.delete(id));
      if (open.size === 0) sleeper.wakeUp();
    });
    try {
      const deadline = performance.now() + timeoutMs;
      return await withoutPlace(() => this.watch(scope, open, sleeper, deadline));
    } finally {
      stop();
      this.waiters -= 1;
    }
  }

  /** Like `waitForClosed`, for one row, with its outcome. A row that is gone counts as done. */
  async waitForEnd(scope: Scope, outboxId: string, timeoutMs: number): Promise<'queued' | 'done' | 'failed'> {
    if (!(await this.waitForClosed(scope, [outboxId], timeoutMs))) return 'queued';
    const which = and(eq(outbox.tenantId, scope.tenantId), eq(outbox.id, outboxId), eq(outbox.outcome, 'failed'));
    const failed = await this.database.withScope(
      scope,
      (tx) => tx.select({ id: outbox.id }).from(outbox).where(which),
      { readOnly: true },
    );
    return failed.length > 0 ? 'failed' : 'done';
  }

  private async watch(scope: Scope, open: Set<string>, sleeper: WakeableSleep, deadline: number): Promise<boolean> {
    for (
      let pause = this.bus.reliable ? SLOWEST_POLL_MS : FIRST_POLL_MS;
      ;
      pause = Math.min(pause * 1.5, SLOWEST_POLL_MS)
    ) {
      const stillOpen = await this.stillOpen(scope, [...open]);
      for (const id of open) if (!stillOpen.has(id)) open.delete(id);
      const left = deadline - performance.now();
      if (open.size === 0 || left <= 0) return open.size === 0;
      await sleeper.sleep(Math.min(pause, left));
      if (open.size === 0) return true;
    }
  }

  /** On an error everything counts as open: the rows were stored, and the waiter has a deadline. */
  private async stillOpen(scope: Scope, ids: string[]): Promise<Set<string>> {
    try {
      const which = and(eq(outbox.tenantId, scope.tenantId), inArray(outbox.id, ids), isNull(outbox.closedAt));
      const rows = await this.database.withScope(
        scope,
        (tx) => tx.select({ id: outbox.id }).from(outbox).where(which),
        {
          readOnly: true,
        },
      );
      return new Set(rows.map(({ id }) => id));
    } catch {
      return new Set(ids);
    }
  }
}
