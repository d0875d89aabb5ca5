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

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
