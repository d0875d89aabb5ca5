/**
 * Milliseconds of processor time that the work takes. Unlike the time on a clock it does not grow when other programs
 * want the processor too, so a bound on it tells of the work alone.
 */
export function busyMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
