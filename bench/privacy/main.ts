import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { question, turn } from '../load/conversation.js';
import { createScratchDatabase } from '../load/scratch-database.js';
import { startStandIn } from '../load/stand-in-embedder.js';
import { RecollectClient } from '../support/client.js';
import { eraseUser } from '../support/erase-user.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { Progress } from '../support/progress.js';
import { startStandalone } from '../support/server.js';
import { compare, type Comparison, format } from './compare.js';
import { writeReport } from '../support/write-report.js';

const USAGE = `Measures how much the erasure of a big user slows down the searches of another tenant.

  npm run bench:erasure -- [options]

  --postgres     on a scratch database of the server that DATABASE_ADMIN_URL names, which is removed afterwards;
                 without it on the embedded database
  --records N    records of the erased user (100000)
  --scope N      records of the other tenant's user who searches (5000)
  --seconds N    of searches before and after the erasure (20)
  --save NAME    write the report to bench/results/NAME.json and NAME.md (erasure-pglite or erasure-postgres)`;

type Env = Readonly<Record<string, string | undefined>>;

const DOOMED = 'doomed';
const SEARCHER = 'searcher';
const BATCH = 500;
const AT_A_TIME = 3;
const QUESTIONS = 200;
/** Pause between two searches. */
const PAUSE_MS = 40;

export interface ErasureReport extends Comparison {
  readonly at: string;
  readonly machine: string;
  readonly database: string;
  readonly records: number;
  readonly scope: number;
  readonly erasureSeconds: number;
  readonly rows: number;
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      postgres: { type: 'boolean', default: false },
      records: { type: 'string', default: '100000' },
      scope: { type: 'string', default: '5000' },
      seconds: { type: 'string', default: '20' },
      save: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    const size = { records: Number(values.records), scope: Number(values.scope), seconds: Number(values.seconds) };
    const report = await measure(size, values.postgres, env, cleanUps);
    const name = values.save ?? (values.postgres ? 'erasure-postgres' : 'erasure-pglite');
    await writeReport(name, report, format(report));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

interface Size {
  readonly records: number;
  readonly scope: number;
  readonly seconds: number;
}

async function measure(
  { records, scope, seconds }: Size,
  postgres: boolean,
  env: Env,
  cleanUps: (() => Promise<unknown>)[],
): Promise<ErasureReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const scratch = postgres ? await createScratchDatabase(adminUrl(env)) : undefined;
  if (scratch) cleanUps.push(() => scratch.drop());
  const model = await startStandIn();
  cleanUps.push(() => model.close());
  const database = scratch && { DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
  const ledger = { LEDGER_FILE: path.join(dataDir, 'erasures.ndjson') };
  const settings = { LOG_LEVEL: 'warn', ...ledger, ...model.settings, ...database };
  const server = await startStandalone(env, { dataDir, settings });
  cleanUps.push(() => server.stop());
  const house = new RecollectClient(server.url, server.key);
  const made = await house.createTenant('another');
  const other = new RecollectClient(server.url, made.admin_key.key);
  await fill(other, SEARCHER, scope);
  await fill(house, DOOMED, records);
  await scratch?.settle();

  const ask = searcher(other);
  await timed(ask, seconds * 250);
  const before = await timed(ask, seconds * 1_000);
  const started = performance.now();
  const erasing = eraseUser(server, DOOMED);
  const during = await timedUntil(ask, erasing);
  const { rows } = await erasing;
  const erasureSeconds = (performance.now() - started) / 1_000;
  const after = await timed(ask, seconds * 1_000);
  return {
    at: new Date().toISOString(),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    database: postgres ? 'Postgres' : 'PGlite',
    records,
    scope,
    erasureSeconds,
    rows,
    ...compare(before, during, after),
  };
}

async function fill(client: RecollectClient, user: string, records: number): Promise<void> {
  const progress = new Progress(`storing for ${user}`, records);
  let [next, stored] = [0, 0];
  const work = async (): Promise<void> => {
    while (next < records) {
      const from = next;
      next = Math.min(next + BATCH, records);
      const batch = Array.from({ length: next - from }, (_, i) => turn(user === DOOMED ? 0 : 1, from + i));
      const { failed } = await client.storeBatch(user, batch);
      if (failed > 0) throw new Error(`${failed} records of ${user} were refused`);
      progress.to((stored += batch.length));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  progress.end('');
  await waitForEmbeddings(client, user, () => undefined);
}

function searcher(client: RecollectClient): () => Promise<unknown> {
  let asked = 0;
  return () => client.search(SEARCHER, { query: question(asked++ % QUESTIONS), limit: 10 });
}

/** The duration of each search in milliseconds, one after the other with a pause between. */
async function timed(ask: () => Promise<unknown>, ms: number): Promise<number[]> {
  return timedUntil(ask, sleep(ms));
}

async function timedUntil(ask: () => Promise<unknown>, end: Promise<unknown>): Promise<number[]> {
  let ended = false;
  void end.finally(() => (ended = true)).catch(() => undefined);
  const times: number[] = [];
  while (!ended) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  return times;
}

function adminUrl(env: Env): string {
  if (!env.DATABASE_ADMIN_URL) throw new Error('--postgres needs DATABASE_ADMIN_URL');
  return env.DATABASE_ADMIN_URL;
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
