import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AS_NPM_START, type RunningServer, startStandalone } from '../support/server.js';
import { processFigures } from './process-figures.js';

const USAGE = `Measures the resources of the standalone server: memory, processor time to start, and processor time when idle.

  npm run bench:footprint -- [options]

  --settle N     seconds after the start before it counts as settled (60)
  --idle N       seconds without requests (120)
  --entry FILE   the standalone server of another build, to compare with
  --save NAME    write the report to bench/results/NAME.json (footprint)

Uses the embedded database with the bundled model, at a first start on an empty folder and at a second start.
Needs Linux, whose /proc it reads.`;

type Env = Readonly<Record<string, string | undefined>>;

interface Footprint {
  /** Seconds from the start of the process until it is ready, and processor time until then. */
  readonly readySeconds: number;
  readonly startCpuSeconds: number;
  /** The most memory until it has settled. */
  readonly peakMb: number;
  readonly settledMb: number;
  /** Of one core, in percent. */
  readonly idleCpuPercent: number;
  readonly afterIdleMb: number;
}

function options(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      settle: { type: 'string', default: '60' },
      idle: { type: 'string', default: '120' },
      entry: { type: 'string' },
      save: { type: 'string', default: 'footprint' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: 'settle' | 'idle'): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= 3_600) return value;
    throw new Error(`--${name}: a whole number from 1 to 3600`);
  };
  return {
    settle: whole('settle'),
    idle: whole('idle'),
    entry: values.entry,
    save: path.basename(values.save),
  };
}
type Options = NonNullable<ReturnType<typeof options>>;

async function main(argv: readonly string[], env: Env): Promise<void> {
  const request = options(argv);
  if (!request) return console.log(USAGE);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  try {
    const first = await measure(request, env, dataDir, undefined);
    const second = await measure(request, env, dataDir, first.key);
    const report = {
      at: new Date().toISOString(),
      machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
      load: (loadavg()[0] ?? 0).toFixed(1),
      options: request,
      first: first.footprint,
      second: second.footprint,
    };
    await mkdir(path.join('bench', 'results'), { recursive: true });
    await writeFile(path.join('bench', 'results', `${request.save}.json`), JSON.stringify(report, null, 2));
    console.log(JSON.stringify(report, null, 2));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  { settle, idle, entry }: Options,
  env: Env,
  dataDir: string,
  key: string | undefined,
): Promise<{ footprint: Footprint; key: string }> {
  const began = performance.now();
  const server = await startStandalone(env, {
    dataDir,
    settings: { LOG_LEVEL: 'warn', ...AS_NPM_START },
    ...(entry !== undefined && { entry }),
    ...(key !== undefined && { key }),
  });
  try {
    const readySeconds = (performance.now() - began) / 1_000;
    return { footprint: await footprintOf(server, { readySeconds, settle, idle }), key: server.key };
  } finally {
    await server.stop();
  }
}

async function footprintOf(
  { pid }: RunningServer,
  { readySeconds, settle, idle }: { readySeconds: number; settle: number; idle: number },
): Promise<Footprint> {
  const started = await processFigures(pid);
  await sleep(settle * 1_000);
  const settled = await processFigures(pid);
  await sleep(idle * 1_000);
  const idled = await processFigures(pid);
  return {
    readySeconds: rounded(readySeconds),
    startCpuSeconds: rounded(started.cpuSeconds),
    peakMb: settled.peakMb,
    settledMb: settled.residentMb,
    idleCpuPercent: rounded(((idled.cpuSeconds - settled.cpuSeconds) / idle) * 100),
    afterIdleMb: idled.residentMb,
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
