/**
 * The only source of instants. Injected, so that tests can travel in time. Leases use the database's clock itself.
 */
export class Clock {
  private set: { readonly instant: number; readonly counted: number } | null = null;

  now(): Date {
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
