import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { question, turn } from '../load/conversation.js';
import { processorTimes, worked } from '../load/processes.js';
import { spread } from '../load/report.js';
import { createScratchDatabase, sessionsOf } from '../load/scratch-database.js';
import { type StandIn, startStandIn } from '../load/stand-in-embedder.js';
import { BehindTheServer, type Share, strangers } from '../scale/fill.js';
import { POOL_USER, storePool } from '../scale/pool.js';
import { RecollectClient } from '../support/client.js';
import { eraseUser } from '../support/erase-user.js';
import { type RunningServer, startStandalone } from '../support/server.js';
import { writeReport } from '../support/write-report.js';
import { divideTables, vacuumDead } from './large-tables.js';

const USAGE = `Compares the tables as they are with the same tables divided into hash partitions by tenant, alternately in one run.

  npm run bench:partitions -- [options]

  --parts N     partitions of each large table (32)
  --table N     records in all (200000)
  --tenants N   tenants in all (3000)
  --rounds N    of searches and of writes (10)
  --save NAME   write the report to bench/results/NAME.json and NAME.md (partitions)

Needs Linux and a Postgres on this machine, named by DATABASE_ADMIN_URL. Query vectors are computed before the measurement.`;

type Env = Readonly<Record<string, string | undefined>>;
const SEARCHER = 'searcher';
const SCOPE = 5_000;
const DOOMED = 'doomed';
const DOOMED_RECORDS = 30_000;
const SEARCHES = 40;
const QUESTIONS = 200;
const BATCH = 100;
const BATCHES = 4;

interface Side {
  readonly name: string;
  readonly server: RunningServer;
  readonly client: RecollectClient;
  readonly adminUrl: string;
}

/** Processor time in ms, or as named. */
interface Row {
  readonly name: string;
  readonly fillSeconds: number;
  readonly searchNode: number[];
  readonly searchPostgres: number[];
  readonly storeNode: number[];
  readonly storePostgres: number[];
  /** The largest session's own memory after the searches, in MB. */
  sessionMb: number;
  erasure: { readonly seconds: number; readonly postgres: number };
  vacuum: { readonly tables: number; readonly postgres: number };
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      parts: { type: 'string', default: '32' },
      table: { type: 'string', default: '200000' },
      tenants: { type: 'string', default: '3000' },
      rounds: { type: 'string', default: '10' },
      save: { type: 'string', default: 'partitions' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  if (!env.DATABASE_ADMIN_URL) throw new Error('DATABASE_ADMIN_URL must name a Postgres with pgvector');
  const whole = (name: 'parts' | 'table' | 'tenants' | 'rounds', least: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= least && value <= 1e7) return value;
    throw new Error(`--${name}: a whole number of ${least} or more`);
  };
  const shares = strangers(whole('tenants', 1), whole('table', SCOPE + DOOMED_RECORDS + 1) - SCOPE - DOOMED_RECORDS);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    const model = await startStandIn();
    cleanUps.push(() => model.close());
    const sides: Side[] = [];
    const rows: Row[] = [];
    for (const parts of [0, whole('parts', 2)]) {
      const begun = performance.now();
      sides.push(await prepare(parts, shares, env, env.DATABASE_ADMIN_URL, model, cleanUps));
      rows.push(emptyRow(sides.at(-1)?.name ?? '', (performance.now() - begun) / 1_000));
    }
    await compare(sides, rows, whole('rounds', 1));
    await writeReport(values.save, { at: new Date().toISOString(), rows }, format(rows));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function prepare(
  parts: number,
  shares: readonly Share[],
  env: Env,
  adminUrl: string,
  model: StandIn,
  cleanUps: (() => Promise<unknown>)[],
): Promise<Side> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const scratch = await createScratchDatabase(adminUrl);
  cleanUps.push(() => scratch.drop());
  const database = { DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
  const ledger = { LEDGER_FILE: path.join(folder, 'erasures.ndjson') };
  const options = {
    dataDir: path.join(folder, 'data'),
    settings: { LOG_LEVEL: 'warn', ...ledger, ...model.settings, ...database },
  };
  let server = await startStandalone(env, options);
  if (parts > 0) {
    await server.stop();
    await divideTables(scratch.adminUrl, parts);
    server = await startStandalone(env, { ...options, key: server.key });
  }
  cleanUps.push(() => server.stop());
  const client = new RecollectClient(server.url, server.key);
  await storePool(client);
  const { embedder } = await client.status(POOL_USER);
  const behind = await BehindTheServer.open({ connectionString: scratch.adminUrl });
  cleanUps.push(() => behind.close());
  await behind.stock(POOL_USER);
  const tenantId = await behind.ownTenant();
  const own = { [SEARCHER]: SCOPE, [DOOMED]: DOOMED_RECORDS };
  await behind.fill(
    [...Object.entries(own).map(([user, records]) => ({ tenantId, user, records })), ...shares],
    embedder,
  );
  return {
    name: parts > 0 ? `${parts} partitions` : 'whole tables',
    server,
    client,
    adminUrl: scratch.adminUrl,
  };
}

function emptyRow(name: string, fillSeconds: number): Row {
  return {
    name,
    fillSeconds,
    searchNode: [],
    searchPostgres: [],
    storeNode: [],
    storePostgres: [],
    sessionMb: 0,
    erasure: { seconds: 0, postgres: 0 },
    vacuum: { tables: 0, postgres: 0 },
  };
}

async function compare(sides: readonly Side[], rows: readonly Row[], rounds: number): Promise<void> {
  const each = async (n: number, work: (side: Side, row: Row) => Promise<void>): Promise<void> => {
    for (const i of n % 2 === 0 ? [0, 1] : [1, 0]) {
      const [side, row] = [sides[i], rows[i]];
      if (side && row) await work(side, row);
    }
  };
  await each(0, (side) => search(side, 0, QUESTIONS));
  for (let n = 0; n < rounds; n++)
    await each(n, async (side, row) => {
      const { node, postgres } = await timed(side, () => search(side, n * SEARCHES, SEARCHES));
      row.searchNode.push(node / SEARCHES);
      row.searchPostgres.push(postgres / SEARCHES);
    });
  await each(0, async (side, row) => {
    row.sessionMb = Math.max(...(await Promise.all((await sessionsOf(side.adminUrl)).map(ownMegabytes))));
  });
  for (let n = 0; n < rounds; n++)
    await each(n, async (side, row) => {
      const { node, postgres } = await timed(side, () => store(side, n));
      row.storeNode.push(node / BATCH / BATCHES);
      row.storePostgres.push(postgres / BATCH / BATCHES);
    });
  await each(0, async (side, row) => {
    while ((await side.client.status('writer')).embeddings.pending > 0) await sleep(250);
    const { seconds, postgres } = await timed(side, () => eraseUser(side.server, DOOMED));
    row.erasure = { seconds, postgres };
    row.vacuum = await vacuumDead(side.adminUrl);
  });
}

async function timed(side: Side, work: () => Promise<unknown>) {
  const sessions = await sessionsOf(side.adminUrl);
  const [before, own] = [await processorTimes(sessions), await processorTimes([side.server.pid])];
  const begun = performance.now();
  await work();
  return {
    seconds: (performance.now() - begun) / 1_000,
    node: worked(own, await processorTimes([side.server.pid])),
    postgres: worked(before, await processorTimes(sessions)),
  };
}

async function search({ client }: Side, from: number, count: number): Promise<void> {
  for (let n = from; n < from + count; n++)
    await client.search(SEARCHER, { query: question(n % QUESTIONS), limit: 10 });
}

async function store({ client }: Side, round: number): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch++) {
    const from = (round * BATCHES + batch) * BATCH;
    await client.storeBatch(
      'writer',
      Array.from({ length: BATCH }, (_, i) => turn(7, from + i)),
    );
  }
}

async function ownMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

function format(rows: readonly Row[]): string {
  const median = (values: readonly number[]): string => spread(values).p50.toFixed(2);
  const line = (name: string, tell: (row: Row) => string): string => `| ${name} | ${rows.map(tell).join(' | ')} |`;
  return [
    line('processor time in ms', ({ name }) => name),
    '| --- | ---: | ---: |',
    line('a search, Postgres', ({ searchPostgres }) => median(searchPostgres)),
    line('a search, Node', ({ searchNode }) => median(searchNode)),
    line('a stored record, Postgres', ({ storePostgres }) => median(storePostgres)),
    line('a stored record, Node', ({ storeNode }) => median(storeNode)),
    line(`erasure of ${DOOMED_RECORDS} records, Postgres`, ({ erasure }) => erasure.postgres.toFixed(0)),
    line('the same, seconds', ({ erasure }) => erasure.seconds.toFixed(1)),
    line('vacuum after it', ({ vacuum }) => `${vacuum.postgres.toFixed(0)} (${vacuum.tables} tables)`),
    line('largest session, MB', ({ sessionMb }) => sessionMb.toFixed(0)),
    line('filling, seconds', ({ fillSeconds }) => fillSeconds.toFixed(0)),
  ].join('\n');
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
