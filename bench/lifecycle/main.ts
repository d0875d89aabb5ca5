import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { createScratchDatabase } from '../load/scratch-database.js';
import { startStandalone } from '../support/server.js';
import { BehindTheServer, type Buffers } from './fill.js';
import { writeReport } from '../support/write-report.js';

const USAGE = `Measures how the cost of a sweep grows with the records that are not due: the same number of due records among few and among many.

  npm run bench:sweep -- [options]

  --small N     records of the small database (10000)
  --large N     records of the large one (1000000)
  --due N       due records in each (1000)
  --rounds N    sweeps of each; the median counts (5)
  --scattered   the due records are spread among the others; without it they were stored first
  --save NAME   write the report to bench/results/NAME.json and NAME.md (sweep)

Uses scratch databases of the server that DATABASE_ADMIN_URL names, which are removed afterwards.`;

const LIMIT_MS = 120_000;

type Env = Readonly<Record<string, string | undefined>>;

interface Round {
  /** Finding what is due and enqueuing it: the duration of `POST /v1/forgetting/sweep`. */
  readonly findMs: number;
  /** From the request until the last record is forgotten. */
  readonly allMs: number;
}
interface Measured {
  readonly records: number;
  readonly rounds: readonly Round[];
  readonly findMs: number;
  readonly allMs: number;
  readonly buffers: Buffers;
}

function options(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      small: { type: 'string', default: '10000' },
      large: { type: 'string', default: '1000000' },
      due: { type: 'string', default: '1000' },
      rounds: { type: 'string', default: '5' },
      scattered: { type: 'boolean', default: false },
      save: { type: 'string', default: 'sweep' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: 'small' | 'large' | 'due' | 'rounds', max: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new Error(`--${name}: a whole number from 1 to ${max}`);
  };
  const request = { small: whole('small', 1e7), large: whole('large', 1e7), due: whole('due', 20_000), rounds: whole('rounds', 100) };
  if (request.small % request.due || request.large % request.due) throw new Error('--due: must divide --small and --large');
  return { ...request, scattered: values.scattered, save: path.basename(values.save) };
} // prettier-ignore

async function main(argv: readonly string[], env: Env): Promise<void> {
  const query = options(argv);
  if (!query) return console.log(USAGE);
  const { DATABASE_ADMIN_URL: adminUrl } = env;
  if (!adminUrl) throw new Error('DATABASE_ADMIN_URL: required');
  const sizes: Measured[] = [];
  for (const records of [query.small, query.large]) sizes.push(await measure(adminUrl, env, records, query));
  const [small, large] = sizes as [Measured, Measured];
  const report = {
    at: new Date().toISOString(),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    due: query.due,
    scattered: query.scattered,
    small,
    large,
    timesSlower: { find: large.findMs / small.findMs, all: large.allMs / small.allMs },
  };
  await writeReport(query.save, report, table(report));
}

async function measure(
  adminUrl: string,
  env: Env,
  records: number,
  { due, rounds: count, scattered }: { due: number; rounds: number; scattered: boolean },
): Promise<Measured> {
  const scratch = await createScratchDatabase(adminUrl);
  try {
    const settings = { LOG_LEVEL: 'warn', DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
    const server = await startStandalone(env, { settings });
    const behind = await BehindTheServer.open(scratch.adminUrl);
    try {
      console.error(`filling ${records} records`);
      await behind.fill(records, due, scattered);
      const rounds: Round[] = [];
      // The first round warms the caches and is not counted.
      for (let n = 0; n <= count; n++) {
        const round = await undisturbed(server, behind, due);
        console.error(`${records} records: found in ${round.findMs.toFixed(0)} ms, forgotten in ${round.allMs.toFixed(0)} ms`);
        if (n > 0) rounds.push(round);
      }
      return {
        records,
        rounds,
        findMs: median(rounds.map(({ findMs }) => findMs)),
        allMs: median(rounds.map(({ allMs }) => allMs)),
        buffers: await buffersOfFinding(server, behind, due),
      };
    } finally {
      await behind.close();
      await server.stop();
    }
  } finally {
    await scratch.drop();
  }
} // prettier-ignore

interface Server {
  readonly url: string;
  readonly key: string;
}

const POLICY = { model: 'ebbinghaus', unit: '30d' };

/** The server's own schedule sweeps too; if it came first, the round is repeated. */
async function undisturbed(server: Server, behind: BehindTheServer, due: number): Promise<Round> {
  for (let attempt = 0; attempt < 5; attempt++) {
    await ask(server, 'PUT', '/v1/admin/forgetting/settings', POLICY);
    const round = await sweep(server, behind, due);
    await ask(server, 'DELETE', '/v1/admin/forgetting/settings');
    await behind.again();
    if (round) return round;
  }
  throw new Error(`a sweep never found the ${due} records that are due`);
}

async function sweep(server: Server, behind: BehindTheServer, due: number): Promise<Round | null> {
  const start = performance.now();
  const found = await ask<{ due: number }>(server, 'POST', '/v1/forgetting/sweep');
  const findMs = performance.now() - start;
  while ((await behind.open()) > 0) {
    await sleep(2);
    if (performance.now() - start > LIMIT_MS) throw new Error('the sweep does not come to an end');
  }
  const allMs = performance.now() - start;
  const forgotten = await behind.forgotten();
  return found.due === due && forgotten === due ? { findMs, allMs } : null;
}

/** Uses the dry run under a policy that is not set, so that the schedule cannot interfere. */
async function buffersOfFinding(server: Server, behind: BehindTheServer, due: number): Promise<Buffers> {
  const before = await behind.buffers();
  const asked = { all_users: true, limit: 1_000, policy: POLICY };
  const { counts } = await ask<{ counts: { forget: number } }>(server, 'POST', '/v1/forgetting/preview', asked);
  const after = await behind.buffers();
  if (counts.forget !== due) throw new Error(`${counts.forget} records are due, and not ${due}`);
  return Object.fromEntries(Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)]));
}

async function ask<T>(server: Server, method: string, at: string, body?: object): Promise<T> {
  const response = await fetch(`${server.url}${at}`, {
    method,
    headers: { 'x-api-key': server.key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${at} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

type Report = Readonly<Record<'at' | 'machine', string>> & {
  readonly due: number;
  readonly scattered: boolean;
  readonly small: Measured;
  readonly large: Measured;
  readonly timesSlower: { readonly find: number; readonly all: number };
};

function table({ at, machine, due, scattered, small, large, timesSlower }: Report): string {
  const row = ({ records, findMs, allMs, buffers }: Measured) =>
    `| ${records} | ${findMs.toFixed(1)} | ${allMs.toFixed(1)} | ${buffers['record_access']} | ${buffers['records']} |`;
  return [
    `A sweep over ${due} due records, ${scattered ? 'scattered among the others' : 'those that were stored first'}. Medians of ${small.rounds.length} sweeps; ${machine}; ${at}.`,
    '',
    '| records | find and queue, ms | until all are forgotten, ms | buffers of record_access | of records |',
    '|---|---|---|---|---|',
    row(small),
    row(large),
    `| ratio | ${timesSlower.find.toFixed(2)} | ${timesSlower.all.toFixed(2)} | | |`,
    '',
    'Buffers are those of the dry run, which counts and lists by the statements of the sweep and writes nothing.',
  ].join('\n');
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
