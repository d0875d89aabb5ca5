import { isIPv6 } from 'node:net';

/** The cost of one failure, and the most a source may owe: twenty failures at once, then one every three seconds. */
const COST_MS = 3_000;
const MOST_MS = 20 * COST_MS;
/** Beyond this many sources, the one whose last failure is oldest is forgotten. */
const MAX_SOURCES = 10_000;

/** A debt in milliseconds. Waiting pays it off. */
interface Debt {
  readonly ms: number;
  /** By the monotonic clock, in milliseconds. */
  readonly at: number;
}

/**
 * Limits how often a source (an address) may present a key that is not live. A leaky bucket in this process's memory.
 * Only failures count, so working keys never wait.
 */
export class FailureThrottle {
  private readonly debts = new Map<string, Debt>();

  constructor(private readonly monotonic: () => number = () => performance.now()) {}

  /** Seconds until the source may fail again; 0: now. */
  waitSeconds(address: string): number {
    return Math.ceil(Math.max(0, this.owed(sourceOf(address)) + COST_MS - MOST_MS) / 1_000);
  }

  /** Counts one failure. */
  note(address: string): void {
    const source = sourceOf(address);
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

/**
 * The owner of one IPv6 address has the 2^64 addresses of its network (RFC 6177), so they count as one source. An IPv4
 * address is its own source, also in IPv6 notation.
 */
function sourceOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.toLowerCase().split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  // A trailing IPv4 address stands for two groups.
  const given = first.length + last.length + (last.at(-1)?.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - given }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
