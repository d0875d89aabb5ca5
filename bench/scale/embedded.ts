import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { processFigures, type ProcessFigures } from '../footprint/process-figures.js';
import { question } from '../load/conversation.js';
import { spread, type Spread } from '../load/report.js';
import { RecollectClient } from '../support/client.js';
import { AS_NPM_START, startStandalone, type RunningServer } from '../support/server.js';
import { type Cells, dealtOut } from './cells.js';
import { BehindTheServer, type Space } from './fill.js';
import { POOL_USER, storePool } from './pool.js';
import { machine, table } from './report.js';

/** Many records of one user in the embedded database, served like `npm start`. */
export interface EmbeddedReport {
  readonly at: string;
  readonly machine: string;
  readonly load: string;
  readonly records: number;
  readonly cells: Cells;
  /** The footprint of the process that built them. */
  readonly making: ProcessFigures;
  /** Seconds until ready: after a kill right after the cells were built, and after an orderly shutdown. */
  readonly readyAfter: { readonly kill: number; readonly end: number };
  /** The first searches after a start, in milliseconds. */
  readonly first: readonly number[];
  /** Of searches whose queries the model embeds, and of the same searches again. */
  readonly made: Spread;
  readonly known: Spread;
  readonly approximate: number;
  /** Processor time of the server for each of them. */
  readonly cpuMs: { readonly made: number; readonly known: number };
  readonly started: ProcessFigures;
  readonly searched: ProcessFigures;
  /** Of the write-ahead log on disk. */
  readonly logMb: { readonly afterCells: number; readonly afterSearches: number };
}

const USER = 'ada';
const FIRST = 5;
const QUESTIONS = 200;

type Env = Readonly<Record<string, string | undefined>>;

export async function measureEmbedded(
  records: number,
  env: Env,
  cleanUps: (() => Promise<unknown>)[],
): Promise<EmbeddedReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const start = async (key?: string): Promise<{ server: RunningServer; client: RecollectClient; seconds: number }> => {
    const begun = performance.now();
    const settings = { LOG_LEVEL: 'warn', ...AS_NPM_START };
    const server = await startStandalone(env, { dataDir, settings, ...(key !== undefined && { key }) });
    const seconds = (performance.now() - begun) / 1_000;
    cleanUps.push(() => server.stop());
    return { server, client: new RecollectClient(server.url, server.key), seconds };
  };

  const empty = await start();
  const { key } = empty.server;
  await storePool(empty.client);
  const { embedder } = await empty.client.status(POOL_USER);
  await empty.server.stop();
  await fillFolder(dataDir, records, embedder);

  const dealing = await start(key);
  const cells = await dealtOut(dealing.client, USER, records);
  const making = await processFigures(dealing.server.pid);
  const afterCells = await logMb(dataDir);
  process.kill(dealing.server.pid, 'SIGKILL');
  await dealing.server.stop();
  const killed = await start(key);
  await killed.server.stop();

  const { server, client, seconds } = await start(key);
  const started = await processFigures(server.pid);
  const first = await asked(client, 0, FIRST);
  const warm = await processFigures(server.pid);
  const made = await asked(client, FIRST, QUESTIONS);
  const between = await processFigures(server.pid);
  const known = await asked(client, FIRST, QUESTIONS);
  const searched = await processFigures(server.pid);
  const cpuMs = (from: ProcessFigures, to: ProcessFigures) => ((to.cpuSeconds - from.cpuSeconds) * 1_000) / QUESTIONS;
  return {
    at: new Date().toISOString(),
    machine: machine(),
    load: (loadavg()[0] ?? 0).toFixed(1),
    records,
    cells,
    making,
    readyAfter: { kill: killed.seconds, end: seconds },
    first: first.times,
    made: spread(made.times),
    known: spread(known.times),
    approximate: made.approximate / QUESTIONS,
    cpuMs: { made: cpuMs(warm, between), known: cpuMs(between, searched) },
    started,
    searched,
    logMb: { afterCells, afterSearches: await logMb(dataDir) },
  };
}

/** While no server uses it. */
async function fillFolder(folder: string, records: number, space: Space): Promise<void> {
  const database = await BehindTheServer.openFolder(folder);
  try {
    await database.stock(POOL_USER);
    await database.fill([{ tenantId: await database.ownTenant(), user: USER, records }], space);
    await database.clear();
  } finally {
    await database.close();
  }
}

async function asked(
  client: RecollectClient,
  from: number,
  questions: number,
): Promise<{ readonly times: readonly number[]; readonly approximate: number }> {
  const times: number[] = [];
  let approximate = 0;
  for (let n = from; n < from + questions; n++) {
    const begun = performance.now();
    const answer = await client.search(USER, { query: question(n), limit: 10 });
    times.push(performance.now() - begun);
    if (answer.approximate) approximate += 1;
  }
  return { times, approximate };
}

async function logMb(dataDir: string): Promise<number> {
  const folder = path.join(dataDir, 'pg', 'pg_wal');
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20);
}

/** Markdown for docs/benchmarks.md. */
export function formatEmbedded(report: EmbeddedReport): string {
  const { cells, making, readyAfter, first, made, known, cpuMs, started, searched } = report;
  const ms = (value: number): string => value.toFixed(0);
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  return [
    `${report.machine}, load ${report.load}; ${report.records} records of one user, ${report.at.slice(0, 10)}.`,
    '',
    ...table(
      ['', 'measured'],
      [
        ['ready, after an orderly end', seconds(readyAfter.end)],
        ['ready, after a kill', seconds(readyAfter.kill)],
        [`first ${FIRST} searches, ms`, first.map(ms).join(', ')],
        [
          `${QUESTIONS} searches, vector made, p50, p95 and processor time, ms`,
          `${ms(made.p50)}, ${ms(made.p95)}, ${ms(cpuMs.made)}`,
        ],
        ['the same again, vector known', `${ms(known.p50)}, ${ms(known.p95)}, ${ms(cpuMs.known)}`],
        ['of them approximate', `${(100 * report.approximate).toFixed(0)} %`],
        ['memory after the start', `${started.residentMb} MB`],
        ['memory after the searches', `${searched.residentMb} MB`],
        ['the most memory', `${searched.peakMb} MB`],
        ['cells read after', seconds(cells.madeAfter)],
        ['processor time and most memory of that process', `${seconds(making.cpuSeconds)}, ${making.peakMb} MB`],
        ["of an exact search's first ten", `${(100 * cells.ofFirstTen).toFixed(1)} %`],
        ['log, after the cells and after the searches', `${report.logMb.afterCells}, ${report.logMb.afterSearches} MB`],
      ],
    ),
  ].join('\n');
}
