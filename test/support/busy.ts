import { readFileSync } from 'node:fs';
import { constants, performance, PerformanceObserver } from 'node:perf_hooks';

/**
 * The processor time that the work costs its thread, in milliseconds: the least of three runs, so the work must be
 * repeatable. Unlike elapsed time it does not grow when other programs want the processor too, and a collection of
 * garbage or a compilation falls on one run, not on each. So a bound on it depends on the work alone.
 */
export function busyMs(work: () => void): number {
  return Math.min(...Array.from({ length: 3 }, () => onceBusyMs(work)));
}

function onceBusyMs(work: () => void): number {
  const before = { own: ownThreadMs(), all: process.cpuUsage() };
  work();
  const own = ownThreadMs();
  return own === undefined || before.own === undefined ? since(before.all) : own - before.own;
}

/**
 * The same for one run, for work that alternates with other work. Includes everything that the process does meanwhile, in all
 * of its threads.
 */
export async function busyMsOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return since(before);
}

/**
 * The part of that processor time used by the calling thread; the rest was used by the others. If the system has no
 * time per thread (macOS), the event loop's own count is used, which also counts the time that other programs keep the
 * thread waiting.
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

/** A shorter hold needs no excuse. */
const LEAST_MS = 20;

/** Node's own count for one. */
interface Collection {
  readonly startTime: number;
  readonly duration: number;
  readonly detail: { readonly kind: number };
}

/**
 * The longest time that nothing else ran on this thread meanwhile, in milliseconds of the thread's own processor time,
 * because time taken by other programs is not a stall of ours. Excludes major garbage collections: a test process keeps
 * the modules of a whole suite, and scanning them takes as long as the work itself.
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
    // The observer is notified of a collection in a later turn.
    if (holds.some(({ ms }) => ms >= LEAST_MS)) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    clearInterval(timer);
    observer.disconnect();
  }
  const collected = ({ from, to }: { from: number; to: number }): number =>
    collections.reduce((sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)), 0);
  return Math.max(...holds.map((hold) => (hold.ms < LEAST_MS ? hold.ms : Math.max(0, hold.ms - collected(hold)))));
}
