import { readFileSync } from 'node:fs';

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

/**
 * How long at most nothing else had its turn on this thread meanwhile, in milliseconds of the thread's own processor
 * time: what other programs take of the machine is no stall of ours.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  const own = (): number => ownThreadMs() ?? performance.now();
  let [last, longest] = [own(), 0];
  const look = (): void => {
    const now = own();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return longest;
}
