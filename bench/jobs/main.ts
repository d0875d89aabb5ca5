import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureLogin, migrate } from '@platform/database/migrate.js';
import { createScratchDatabase } from '../load/scratch-database.js';
import { Chores } from './chores.js';
import { Crew } from './crew.js';
import { writeReport } from '../support/write-report.js';

const USAGE = `Measures what bad jobs and busy tenants cost the others, by running the same jobs alone and beside them.

  npm run bench:jobs -- [options]

  --good N      good jobs, with and without poison among them (500)
  --rate N      enqueue N of them a second, instead of all at once
  --work N      duration of one in milliseconds (50)
  --flood N     jobs that one tenant enqueues at once (20000)
  --probes N    jobs of the other tenant, one a second (30)
  --workers N   worker processes, of WORKER_CONCURRENCY each (2)
  --save NAME   write the report to bench/results/NAME.json and NAME.md (jobs)

Uses a scratch database of the server that DATABASE_ADMIN_URL names, and its own keys in REDIS_URL; both are
removed afterwards. Workers, leases and limits have their default settings.`;

type Env = Readonly<Record<string, string | undefined>>;

/** Enqueued at once with the good ones. */
const POISON = { throws: 5, 'eats-memory': 2, 'dies-five-times': 1 } as const;
const LIMIT_MS = 15 * 60_000;

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      good: { type: 'string', default: '500' },
      rate: { type: 'string', default: '0' },
      work: { type: 'string', default: '50' },
      flood: { type: 'string', default: '20000' },
      probes: { type: 'string', default: '30' },
      workers: { type: 'string', default: '2' },
      save: { type: 'string', default: 'jobs' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: Exclude<keyof typeof values, 'help' | 'save'>, max: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= (name === 'rate' ? 0 : 1) && value <= max) return value;
    throw new Error(`--${name}: a whole number up to ${max}`);
  };
  return {
    good: whole('good', 10_000),
    rate: whole('rate', 100),
    work: whole('work', 10_000),
    flood: whole('flood', 200_000),
    probes: whole('probes', 1_000),
    workers: whole('workers', 16),
    save: path.basename(values.save),
  };
}
type Options = NonNullable<ReturnType<typeof readOptions>>;

interface Spread {
  readonly jobs: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}
interface Report {
  readonly at: string;
  readonly machine: string;
  readonly load: string;
  readonly options: Options;
  readonly poison: { readonly alone: Spread; readonly beside: Spread; readonly deaths: number };
  readonly flood: { readonly alone: Spread; readonly beside: Spread; readonly left: number };
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const options = readOptions(argv);
  if (!options) return console.log(USAGE);
  const { DATABASE_ADMIN_URL: adminUrl, REDIS_URL: redisUrl } = env;
  if (!adminUrl || !redisUrl) throw new Error('DATABASE_ADMIN_URL and REDIS_URL: required');
  const scratch = await createScratchDatabase(adminUrl);
  const prefix = `bench-jobs-${process.pid}`;
  try {
    await migrate({ connectionString: scratch.adminUrl });
    await ensureLogin({ connectionString: scratch.adminUrl }, scratch.url);
    const chores = await Chores.open(scratch.adminUrl, redisUrl, prefix);
    const workers = {
      PATH: env['PATH'],
      WORKER_CONCURRENCY: env['WORKER_CONCURRENCY'],
      DATABASE_URL: scratch.url,
      REDIS_URL: redisUrl,
      QUEUE_PREFIX: prefix,
      LOG_LEVEL: 'fatal',
    };
    const before = loadavg()[0] ?? 0;
    try {
      const flood = await floodOf(chores, options, workers);
      const poison = await poisonOf(chores, options, workers);
      const report: Report = {
        at: new Date().toISOString(),
        machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
        load: `${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
        options,
        poison,
        flood,
      };
      await writeReport(options.save, report, table(report));
    } finally {
      await chores.close();
    }
  } finally {
    await scratch.drop();
  }
}

async function poisonOf(chores: Chores, options: Options, env: Env): Promise<Report['poison']> {
  const run = async (withPoison: boolean): Promise<{ spread: Spread; deaths: number }> => {
    const crew = await Crew.start({ workers: options.workers, env });
    try {
      await warmUp(chores, await chores.tenant());
      const tenant = await chores.tenant();
      const poison = withPoison
        ? Object.entries(POISON).flatMap(([kind, count]) => Array<string>(count).fill(kind))
        : [];
      const every = Math.ceil(options.good / (poison.length + 1));
      const leave = async (n: number): Promise<void> => {
        const kind = n % every === every - 1 ? poison[Math.floor(n / every)] : undefined;
        if (kind) await chores.leave(tenant, kind as keyof typeof POISON, [`${kind}-${n}`]);
        await chores.leave(tenant, 'good', [`good-${n}`], options.work);
      };
      if (options.rate > 0) await paced(options.good, 1_000 / options.rate, leave);
      else for (let n = 0; n < options.good; n++) await leave(n);
      return { spread: await spreadOf(chores, 'good-', options.good), deaths: crew.deaths };
    } finally {
      await crew.stop();
      await chores.forget();
    }
  };
  const { spread: alone } = await run(false);
  console.error(`${options.good} good jobs alone: p95 ${alone.p95.toFixed(0)} ms`);
  const { spread: beside, deaths } = await run(true);
  console.error(`beside poison: p95 ${beside.p95.toFixed(0)} ms, ${deaths} processes died`);
  return { alone, beside, deaths };
}

async function floodOf(chores: Chores, options: Options, env: Env): Promise<Report['flood']> {
  const crew = await Crew.start({ workers: options.workers, env });
  try {
    const [quiet, loud] = [await chores.tenant(), await chores.tenant()];
    await warmUp(chores, quiet);
    const probes = (name: string) =>
      paced(options.probes, 1_000, (n) => chores.leave(quiet, 'good', [`${name}-${n}`], options.work));
    await probes('alone');
    const alone = await spreadOf(chores, 'alone-', options.probes);
    console.error(`${options.probes} jobs alone: p95 ${alone.p95.toFixed(0)} ms`);
    await chores.leave(loud, 'good', names('flood', options.flood), options.work);
    await probes('beside');
    const left = await chores.open(loud);
    const beside = await spreadOf(chores, 'beside-', options.probes);
    console.error(`beside a flood, ${left} of which were left: p95 ${beside.p95.toFixed(0)} ms`);
    return { alone, beside, left };
  } finally {
    await crew.stop();
    await chores.forget();
  }
}

async function warmUp(chores: Chores, tenant: string): Promise<void> {
  await chores.leave(tenant, 'good', names('warm', 50));
  while ((await chores.open()) > 0) await sleep(20);
}

/** Calls it `count` times at a fixed interval, regardless of how long each call takes. */
async function paced(count: number, everyMs: number, work: (n: number) => Promise<void>): Promise<void> {
  const begun = performance.now();
  const under: Promise<void>[] = [];
  for (let n = 0; n < count; n++) {
    await sleep(Math.max(0, begun + n * everyMs - performance.now()));
    under.push(work(n));
  }
  await Promise.all(under);
}

/** Of the jobs whose names have this prefix, once all of them are done. */
async function spreadOf(chores: Chores, prefix: string, count: number): Promise<Spread> {
  for (const deadline = performance.now() + LIMIT_MS; ; await sleep(200)) {
    const jobs = (await chores.ended()).filter(({ name, outcome }) => name.startsWith(prefix) && outcome !== null);
    if (jobs.length === count) {
      if (jobs.some(({ outcome }) => outcome !== 'done')) throw new Error('a good job was not done');
      const times = jobs.map(({ ms }) => ms).sort((a, b) => a - b);
      const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN;
      return { jobs: count, p50: at(0.5), p95: at(0.95), max: at(1) };
    }
    if (performance.now() > deadline) throw new Error(`${count - jobs.length} of the jobs ${prefix} are not done`);
  }
}

function names(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${name}-${n}`);
}

function table({ at, machine, load, options, poison, flood }: Report): string {
  const cells = ({ p50, p95, max }: Spread): string => [p50, p95, max].map((ms) => ms.toFixed(0)).join(' | ');
  const ratio = (beside: Spread, alone: Spread): string =>
    `${(beside.p50 / alone.p50).toFixed(2)} | ${(beside.p95 / alone.p95).toFixed(2)} | |`;
  return [
    `From leaving a job to its end, in ms. ${options.workers} workers; a good job takes ${options.work} ms. ${machine}; load ${load}; ${at}.`,
    '',
    '| | p50 | p95 | max |',
    '|---|---|---|---|',
    `| ${options.good} good jobs, ${options.rate > 0 ? `${options.rate} a second` : 'as fast as they can be left'} | ${cells(poison.alone)} |`,
    `| the same with ${Object.entries(POISON).map(([kind, count]) => `${count} × ${kind}`).join(', ')} among them; ${poison.deaths} processes died | ${cells(poison.beside)} |`,
    `| ratio | ${ratio(poison.beside, poison.alone)}`,
    `| ${options.probes} jobs of one tenant, one a second | ${cells(flood.alone)} |`,
    `| the same, while another tenant’s ${options.flood} are worked off; ${flood.left} were left at the end | ${cells(flood.beside)} |`,
    `| ratio | ${ratio(flood.beside, flood.alone)}`,
  ].join('\n');
} // prettier-ignore

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
