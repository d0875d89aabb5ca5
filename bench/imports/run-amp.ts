import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportReport } from '../../packages/importers/src/importers.js';

/** One run of the command, with the kernel's figures. */
export interface AmpRun {
  readonly report: ImportReport;
  /** In MB of 1,048,576 bytes. */
  readonly peakMb: number;
  readonly cpuSeconds: number;
  readonly seconds: number;
}

/** `maxRSS` starts at that of the parent process, so the program's own peak is read from Linux. */
const FIGURES = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync } from 'node:fs';
  process.on('exit', () => {
    const peak = /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    console.error('figures ' + peak + ' ' + (userCPUTime + systemCPUTime));
  });`)}`;
const AMP = path.resolve('bin/amp.mjs');
const LOOK_MS = 20;

export type AmpEnv = Readonly<Record<string, string>>;

/** @throws Error with the end of the output if the import is incomplete */
export async function importWith(args: readonly string[], env: AmpEnv): Promise<AmpRun> {
  const began = performance.now();
  const child = spawn(process.execPath, ['--import', FIGURES, AMP, 'import', ...args, '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'] }); // prettier-ignore
  const [out, err] = [child.stdout, child.stderr].map((stream) => {
    const kept: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => kept.push(chunk));
    return () => Buffer.concat(kept).toString();
  }) as [() => string, () => string];
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const [, peak, cpu] = /figures (\d+) (\d+)/.exec(err()) ?? [];
  if (code !== 0) throw new Error(`amp import ${args.join(' ')} ended with ${code}: ${out().slice(-500)} ${err().slice(-500)}`);
  return {
    report: JSON.parse(out()) as ImportReport,
    peakMb: Math.round(Number(peak) / 1_024),
    cpuSeconds: Number(cpu) / 1e6,
    seconds: (performance.now() - began) / 1_000,
  };
} // prettier-ignore

/**
 * Starts an import and kills it by SIGKILL as soon as this many items are recorded as done.
 * @returns how many were recorded, and after how many seconds
 */
export async function killAfter(done: number, stateFile: string, args: readonly string[], env: AmpEnv): Promise<{ readonly done: number; readonly seconds: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [AMP, 'import', ...args, '--state', stateFile], { env, stdio: 'ignore' });
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  while (child.exitCode === null && (await doneOf(stateFile)) < done) await sleep(LOOK_MS);
  child.kill('SIGKILL');
  if ((await ended) !== 'SIGKILL') throw new Error('the import ended before it could be killed: let more be imported');
  return { done: await doneOf(stateFile), seconds: (performance.now() - began) / 1_000 };
} // prettier-ignore

async function doneOf(stateFile: string): Promise<number> {
  const text = await readFile(stateFile, 'utf8').catch(() => undefined);
  return text === undefined ? 0 : Number((JSON.parse(text) as { done: number }).done);
}
