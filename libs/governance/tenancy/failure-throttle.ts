/** What one failure costs, and how much a source may owe: twenty failures at once, then one every three seconds. */
const COST_MS = 3_000;
const MOST_MS = 20 * COST_MS;
/** Past this many sources, the one that failed longest ago is forgiven. */
const MAX_SOURCES = 10_000;

/** A debt in milliseconds, paid off by waiting as long. */
interface Debt {
  readonly ms: number;
  /** By the monotonic clock, in milliseconds. */
  readonly at: number;
}

/**
 * How often a source (an address) may present what is no live key: a leaky bucket in this process's memory. Only
 * failures are counted, so keys that work never wait for it.
 */
export class FailureThrottle {
  private readonly debts = new Map<string, Debt>();

  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  /** Seconds until the source may fail again; 0: now. */
  waitSeconds(source: string): number {
    return Math.ceil(Math.max(0, this.owed(source) + COST_MS - MOST_MS) / 1_000);
  }

  /** Counts one failure. */
  note(source: string): void {
    const ms = Math.min(MOST_MS, this.owed(source) + COST_MS);
    this.debts.delete(source);
    this.debts.set(source, { ms, at: this.monotonic() });
    if (this.debts.size <= MAX_SOURCES) return;
    const [oldest] = this.debts.keys();
    if (oldest !== undefined) this.debts.delete(oldest);
  }

  private owed(source: string): number {
    const debt = this.debts.get(source);
    return debt ? Math.max(0, debt.ms - (this.monotonic() - debt.at)) : 0;
  }
}
