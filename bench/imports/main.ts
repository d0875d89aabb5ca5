import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Recollect } from '#client';
import { type RunningServer, startStandalone } from '../support/server.js';
import { type AmpEnv, importWith, killAfter } from './run-amp.js';
import { MADE_FORMATS, type Source, writeSource } from './sources.js';

const USAGE = `Measures what \`amp import\` needs: peak memory and time to read a source of every format. Also runs imports into a running server that are
killed halfway and resumed.

  npm run bench:imports -- [options]

  --megabytes N       size of each source, unpacked (1024)
  --formats LIST      which formats are read, or none (${MADE_FORMATS.join(',')})
  --real LIST         FORMAT:MEGABYTES of the real imports, or none (chatgpt:128,ndjson:4)
  --save NAME         write the report to bench/results/NAME.json (imports)

Sources are generated in a temporary folder, one after the other, and removed. Needs Linux, whose /proc it reads, and disk space for the largest source.`;

type Env = Readonly<Record<string, string | undefined>>;
const MEGABYTE = 1_048_576;
const MOST_MB = 256;
const PAGE = 1;

function options(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      megabytes: { type: 'string', default: '1024' },
      formats: { type: 'string', default: MADE_FORMATS.join(',') },
      real: { type: 'string', default: 'chatgpt:128,ndjson:4' },
      save: { type: 'string', default: 'imports' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const names = (list: string): string[] => (list === 'none' ? [] : list.split(','));
  const real = names(values.real).map((one) => {
    const [format = '', size] = one.split(':');
    return { format, megabytes: whole(size, '--real') };
  });
  return { megabytes: whole(values.megabytes, '--megabytes'), formats: names(values.formats), real, save: path.basename(values.save) }; // prettier-ignore
}

function whole(text: string | undefined, name: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= 16_384) return value;
  throw new Error(`${name}: a whole number of megabytes from 1 to 16384`);
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const request = options(argv);
  if (!request) return console.log(USAGE);
  const read = [];
  for (const format of request.formats) read.push(shown(await withSource(format, request.megabytes, dryRun)));
  const real = [];
  for (const { format, megabytes } of request.real) {
    real.push(shown(await withSource(format, megabytes, (one, source, folder) => realRun(one, source, folder, env))));
  }
  const machine = `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  const report = { at: new Date().toISOString(), machine, load: (loadavg()[0] ?? 0).toFixed(1), read, real };
  await mkdir(path.join('bench', 'results'), { recursive: true });
  await writeFile(path.join('bench', 'results', `${request.save}.json`), JSON.stringify(report, null, 2));
  if (read.some(({ peakMb }) => peakMb > MOST_MB) || real.some(({ peakMb, whole }) => peakMb > MOST_MB || !whole)) {
    throw new Error(`more than ${MOST_MB} MB were needed, or something is not there`);
  }
}

function shown<T>(figures: T): T {
  console.log(JSON.stringify(figures));
  return figures;
}

type Work<T> = (format: string, source: Source, folder: string) => Promise<T>;

async function withSource<T>(format: string, megabytes: number, work: Work<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recollect-imports-'));
  try {
    return await work(format, await writeSource(format, folder, megabytes * MEGABYTE), folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function dryRun(format: string, source: Source, folder: string) {
  const { report, ...figures } = await importWith([...argsOf(format, source), '--dry-run'], home(folder));
  const items = Object.values(report.read).reduce((sum, count) => sum + count, 0);
  if (items !== source.items) throw new Error(`${format}: ${items} items were read of ${source.items}`);
  return { format, megabytes: Math.round(source.bytes / MEGABYTE), items, ...rounded(figures) };
}

/** Kills the import when half of it is done, resumes it, and asks the server what is stored. */
async function realRun(format: string, source: Source, folder: string, env: Env) {
  const server = await startStandalone(env, { settings: { LOG_LEVEL: 'warn' } });
  try {
    const own = { ...home(folder), RECOLLECT_URL: server.url, RECOLLECT_API_KEY: server.key, RECOLLECT_USER_ID: 'ada' };
    const args = [...argsOf(format, source), '--user', 'ada'];
    const state = path.join(folder, 'state.json');
    const killed = await killAfter(source.items / 2, state, args, own);
    const { report, ...figures } = await importWith([...args, '--state', state], own);
    const stored = await totalOf(server);
    const { check } = report;
    return {
      format,
      megabytes: Math.round(source.bytes / MEGABYTE),
      items: source.items,
      killedAfter: killed.done,
      resumedAfter: report.resumed_after,
      secondsBefore: Math.round(killed.seconds),
      outcomes: report.outcomes,
      stored,
      check,
      whole:
        stored === source.items && report.resumed_after > 0 && check?.found === source.items && check.missing === 0,
      ...rounded(figures),
    };
  } finally {
    await server.stop();
  }
}

/** How many records and messages are stored; duplicates count twice. */
async function totalOf(server: RunningServer): Promise<number | undefined> {
  const client = new Recollect({ url: server.url, apiKey: server.key }).asUser('ada');
  const { output } = await client.records.list({ limit: PAGE, include_shared: false }).page();
  return output.total;
}

function argsOf(format: string, { path: source }: Source): string[] {
  return ['--from', format, source, ...(format === 'langgraph' ? ['--namespace-user', '1'] : [])];
}

/** A home directory without anybody else's login. */
function home(folder: string): AmpEnv {
  return { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'C.UTF-8' };
}

function rounded({ peakMb, cpuSeconds, seconds }: { peakMb: number; cpuSeconds: number; seconds: number }) {
  return { peakMb, cpuSeconds: Math.round(cpuSeconds * 10) / 10, seconds: Math.round(seconds * 10) / 10 };
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
