/** Limits how many pass in any second, by the process's own monotonic clock. */
export class RateLimit {
  /** When each of the last ones passed. */
  private readonly times: number[] = [];

  constructor(
    private readonly perSecond: number | undefined,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** How many may pass now. */
  free(): number {
    if (this.perSecond === undefined) return Infinity;
    const before = this.nowMs() - 1_000;
    while (this.times[0] !== undefined && this.times[0] <= before) this.times.shift();
    return this.perSecond - this.times.length;
  }

  take(count: number): void {
    if (this.perSecond !== undefined) for (let i = 0; i < count; i += 1) this.times.push(this.nowMs());
  }

  /** Milliseconds until one may pass. 0 if one may pass now. */
  untilFreeMs(): number {
    return this.free() > 0 ? 0 : Math.max(1, (this.times[0] ?? 0) + 1_000 - this.nowMs());
  }
}
