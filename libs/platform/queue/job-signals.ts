import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { parseJson } from '@kernel/parse-json.js';
import { withoutPlace } from '@kernel/place.js';
import type { Scope } from '@kernel/scope.js';
import type { Database } from '@platform/database/database.js';
import { outbox } from '@schema/outbox.js';

const SIGNAL = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wake') }),
  z.object({ kind: z.literal('closed'), ids: z.array(z.uuid()) }),
]);

/** `wake`: there is work in the outbox. `closed`: these outbox rows are closed. */
export type Signal = z.output<typeof SIGNAL>;

/**
 * Carries signals to listeners. A signal is a hint and may be lost: listeners also poll the outbox, slowly.
 */
export interface SignalBus {
  /** Whether every signal arrives, so that polling is only a safety net. */
  readonly reliable: boolean;
  /** Never throws and never waits. */
  publish(signal: Signal): void;
  /** @returns a function that stops listening */
  subscribe(listener: (signal: Signal) => void): () => void;
}

/** Within one process. */
export class InProcessBus implements SignalBus {
  readonly reliable = true;
  private readonly listeners = new Set<(signal: Signal) => void>();

  publish(signal: Signal): void {
    for (const listener of [...this.listeners]) listener(signal);
  }

  subscribe(listener: (signal: Signal) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

/** Across processes, through Redis pub/sub. Signals published while Redis is down are dropped. */
export class RedisBus implements SignalBus {
  readonly reliable = false;
  private readonly local = new InProcessBus();
  private readonly channel: string;

  /** `subscriber` must not be used for anything else: a subscribed connection accepts no other commands. */
  constructor(
    private readonly publisher: Redis,
    subscriber: Redis,
    prefix: string,
  ) {
    this.channel = `${prefix}:signals`;
    subscriber.on('message', (_channel: string, message: string) => this.receive(message));
    // ioredis subscribes again by itself after an outage.
    subscriber.subscribe(this.channel).catch(() => undefined);
  }

  publish(signal: Signal): void {
    this.publisher.publish(this.channel, JSON.stringify(signal)).catch(() => undefined);
  }

  subscribe(listener: (signal: Signal) => void): () => void {
    return this.local.subscribe(listener);
  }

  private receive(message: string): void {
    const signal = SIGNAL.safeParse(parseJson(message));
    if (signal.success) this.local.publish(signal.data);
  }
}

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

/** Sleep that can be cut short. A wake-up while nobody sleeps is kept, so that none is lost between two sleeps. */
export class WakeableSleep {
  private called = false;
  private wake: (() => void) | undefined;

  wakeUp(): void {
    this.called = true;
    this.wake?.();
  }

  /**
   * Resolves at the next `wakeUp`, at once if one was kept, or after `ms` milliseconds. One sleeper at a time.
   * @returns whether it was woken
   */
  async sleep(ms: number): Promise<boolean> {
    if (!this.called && ms > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = undefined;
    }
    const woken = this.called;
    this.called = false;
    return woken;
  }
}
