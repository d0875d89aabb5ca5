import { readFile } from 'node:fs/promises';

/** What Linux reports about a process and its threads. */
export interface ProcessFigures {
  /** Resident memory now and at its peak, in MB of 1,000,000 bytes. */
  readonly residentMb: number;
  readonly peakMb: number;
  /** Processor time since its start, of all threads and of its child processes that have ended, in seconds. */
  readonly cpuSeconds: number;
}

/** `USER_HZ`, the kernel's unit for user space on every common platform. */
const TICKS_A_SECOND = 100;
const KB = 1_024;

/** @throws Error if there is no /proc or no such process */
export async function processFigures(pid: number): Promise<ProcessFigures> {
  const [status, stat] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
  ]);
  return figuresOf(status, stat);
}

/** @param status the text of /proc/PID/status @param stat that of /proc/PID/stat */
export function figuresOf(status: string, stat: string): ProcessFigures {
  const mb = (name: string): number => (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * KB) / 1e6;
  // The program's name is in brackets and may contain anything, so fields are counted after the closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // utime, stime, cutime and cstime, fields 14 to 17 of proc(5).
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  const cpuSeconds = ticks / TICKS_A_SECOND;
  return { residentMb: Math.round(mb('VmRSS')), peakMb: Math.round(mb('VmHWM')), cpuSeconds };
}
