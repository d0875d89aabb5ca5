import { AsyncLocalStorage } from 'node:async_hooks';

/** What `during` has set, for as long as its work runs. */
const held = new AsyncLocalStorage<Date>();

/**
 * The only source of instants. Injected, so that tests can travel in time. Leases use the database's clock itself.
 */
export class Clock {
  private set: { readonly instant: number; readonly counted: number } | null = null;

  /** For this work, and what it awaits, it is this instant by every clock of the process. */
  static during<T>(instant: Date, work: () => T): T {
    return held.run(instant, work);
  }

  now(): Date {
    const instant = held.getStore();
    if (instant) return new Date(instant);
    return this.set ? new Date(this.set.instant + performance.now() - this.set.counted) : new Date();
  }

  /**
   * From now on it counts on from this instant, by what the process counts itself: a machine's clock that is put
   * forward or back moves it no more. @param instant milliseconds since 1970
   */
  follow(instant: number): void {
    this.set = { instant, counted: performance.now() };
  }
}
