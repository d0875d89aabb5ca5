import { readdir, readFile } from 'node:fs/promises';

/**
 * Processor time of each process so far, all threads, in milliseconds. Linux only. A process that has ended is missing.
 */
export async function processorTimes(pids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const times = await Promise.all(pids.map(async (pid) => [pid, await ofProcess(pid)] as const));
  return new Map(times.filter(([, ms]) => ms > 0));
}

/** How much the surviving processes have worked since. */
export function worked(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? ms), 0);
}

async function ofProcess(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    threads.map(async (thread) => {
      const text = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(text.split(' ')[0]) / 1e6;
    }),
  );
  return times.reduce((sum, ms) => sum + ms, 0);
}
