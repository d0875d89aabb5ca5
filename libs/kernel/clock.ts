import { AsyncLocalStorage } from 'node:async_hooks';

/** The instant set by `during`, while its work runs. */
const held = new AsyncLocalStorage<Date>();

/**
 * The only source of the current time. Injected, so that tests can change the time. Leases use the database's clock
 * instead.
 */
export class Clock {
  private set: { readonly instant: number; readonly counted: number } | null = null;

  /** For `work`, and all that it awaits, every clock of the process returns this instant. */
  static during<T>(instant: Date, work: () => T): T {
    return held.run(instant, work);
  }

  now(): Date {
    const instant = held.getStore();
    if (instant) return new Date(instant);
    return this.set ? new Date(this.set.instant + performance.now() - this.set.counted) : new Date();
  }

  /**
   * From now on counts with the monotonic clock, so setting the machine's clock no longer affects it. Moves only as far as
   * it must to lie between these instants.
   * @param earliest milliseconds since 1970
   */
  keepBetween(earliest: number, latest: number): void {
    const counted = performance.now();
    const instant = this.set ? this.set.instant + counted - this.set.counted : Date.now();
    this.set = { instant: Math.min(Math.max(instant, earliest), latest), counted };
  }
}
