import { readFileSync } from 'node:fs';
import { constants, performance, PerformanceObserver } from 'node:perf_hooks';

/**
 * Milliseconds of processor time that the work takes. Unlike the time on a clock it does not grow when other programs
 * want the processor too, so a bound on it tells of the work alone.
 */
export function busyMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return since(before);
}

/** As `busyMs`, for work that takes turns with others: all that the process does meanwhile, in all of its threads. */
export async function busyMsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

/**
 * The share of that processor time which the calling thread had itself; the rest had the others. By the event loop's own
 * count where the system keeps none a thread (macOS): that one takes for work what other programs keep it waiting.
 */
export async function ownShareOf(work: () => Promise<void>): Promise<number> {
  const before = { own: ownThreadMs(), loop: performance.eventLoopUtilization() };
  const all = await busyMsOf(work);
  const own = ownThreadMs();
  if (own === undefined || before.own === undefined) return performance.eventLoopUtilization(before.loop).utilization;
  return (own - before.own) / all;
}

function ownThreadMs(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1_000_000;
  } catch {
    return undefined;
  }
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** What Node tells of one. */
interface Collection {
  readonly startTime: number;
  readonly duration: number;
  readonly detail: { readonly kind: number };
}

/**
 * How long at most nothing else had its turn on this thread meanwhile, in milliseconds of the thread's own processor
 * time: what other programs take of the machine is no stall of ours. Without major collections of garbage: a process of
 * tests keeps the modules of a whole suite, and to look through them takes as long as the work does, whatever the work is.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const own = (): number => ownThreadMs() ?? performance.now();
  const collections: { from: number; to: number }[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration, detail } of list.getEntries() as unknown as Collection[])
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
        collections.push({ from: startTime, to: startTime + duration });
  });
  observer.observe({ entryTypes: ['gc'] });
  const holds: { from: number; to: number; ms: number }[] = [];
  let last = { own: own(), at: performance.now() };
  const look = (): void => {
    const now = { own: own(), at: performance.now() };
    holds.push({ from: last.at, to: now.at, ms: now.own - last.own });
    last = now;
  };
  const timer = setInterval(look, 1);
  try {
    await work();
    look();
    // The observer is told of a collection in a turn of its own.
    await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    clearInterval(timer);
    observer.disconnect();
  }
  const collected = ({ from, to }: { from: number; to: number }): number =>
    collections.reduce((sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)), 0);
  return Math.max(...holds.map((hold) => (hold.ms < 20 ? hold.ms : Math.max(0, hold.ms - collected(hold)))));
}
