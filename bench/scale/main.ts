import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBareArms } from '../load/bare-arms.js';
import { question, turn } from '../load/conversation.js';
import { spread } from '../load/report.js';
import { createScratchDatabase } from '../load/scratch-database.js';
import { RecollectClient } from '../support/client.js';
import { startStandalone } from '../support/server.js';
import { type Cells, dealtOut, DEALT_OUT_ABOVE } from './cells.js';
import { closedLoop } from './closed-loop.js';
import { crossing } from './crossing.js';
import { formatEmbedded, measureEmbedded } from './embedded.js';
import { LoopWatch } from './loop-watch.js';
import { BehindTheServer, strangers, type Space } from './fill.js';
import { POOL_USER, storePool } from './pool.js';
import { asked, formatScale, machine, type Alone, type Asked, type ScaleReport } from './report.js';

const USAGE = `Measures the cost of a search in scopes of several sizes, and whether a scope costs the same beside a million records of others.

  npm run bench:scale -- [options]

  --table N      records in all (1000000)
  --tenants N    tenants in all (10000)
  --scope N      one huge scope beside one of 5,000, with as few others as possible
  --scopes a,b   records of the searched users (5000,20000,50000,200000); the first is measured beside strangers
  --callers a,b  concurrent callers (1,8,32)
  --seconds N    of each load (10)
  --embedded N   measure only N records of one user in the embedded database, served like npm start
  --save NAME    write the report to bench/results/NAME.json and NAME.md (scale)

Uses a scratch database of the server that DATABASE_ADMIN_URL names, which is removed afterwards (some 6 GB); with --embedded its own folder, and Linux.
Uses the bundled model, unless EMBEDDING_* name another.`;

type Env = Readonly<Record<string, string | undefined>>;
type Options = NonNullable<ReturnType<typeof readOptions>>;

/** Distinct questions with known vectors: fewer than the server caches. */
const QUESTIONS = 200;
const BATCH = 100;
/** Beside a huge scope: a small one to compare with, and all records except those of the huge one. */
const SMALL_SCOPE = 5_000;
const BESIDE_HUGE = 20_000;
/** A Postgres session reports what it read up to ten seconds late. */
const COUNTED_MS = 11_000;

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      table: { type: 'string', default: '1000000' },
      tenants: { type: 'string', default: '10000' },
      scope: { type: 'string' },
      embedded: { type: 'string' },
      scopes: { type: 'string', default: '5000,20000,50000,200000' },
      callers: { type: 'string', default: '1,8,32' },
      seconds: { type: 'string', default: '10' },
      save: { type: 'string', default: 'scale' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: string, text: string, max: number): number => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new Error(`--${name}: a whole number from 1 to ${max}`);
  };
  const list = (name: 'scopes' | 'callers', max: number) => values[name].split(',').map((one) => whole(name, one, max));
  const huge = values.scope === undefined ? null : whole('scope', values.scope, 1e7);
  return {
    table: huge ? huge + BESIDE_HUGE : whole('table', values.table, 1e7),
    tenants: whole('tenants', values.tenants, 1e6),
    scopes: huge ? [SMALL_SCOPE, huge] : list('scopes', 1e6),
    callers: list('callers', 1_000),
    seconds: whole('seconds', values.seconds, 3_600),
    embedded: values.embedded === undefined ? null : whole('embedded', values.embedded, 1e6),
    save: path.basename(values.save),
  };
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const options = readOptions(argv);
  if (!options) return console.log(USAGE);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    if (options.embedded !== null) {
      const report = await measureEmbedded(options.embedded, env, cleanUps);
      return await save(options, report, formatEmbedded(report));
    }
    if (!env.DATABASE_ADMIN_URL) throw new Error('DATABASE_ADMIN_URL must name a Postgres with pgvector');
    const report = await measure(options, env, env.DATABASE_ADMIN_URL, cleanUps);
    await save(options, report, formatScale(report));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function save(options: Options, report: object, text: string): Promise<void> {
  const file = path.join('bench', 'results', options.save);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${file}.md`, `${text}\n`);
  console.log(text);
}

async function measure(
  options: Options,
  env: Env,
  adminUrl: string,
  cleanUps: (() => Promise<unknown>)[],
): Promise<ScaleReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const scratch = await createScratchDatabase(adminUrl);
  const watch = new LoopWatch(dataDir);
  cleanUps.push(() => scratch.drop());
  const server = await startStandalone(env, {
    dataDir,
    settings: { LOG_LEVEL: 'warn', DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl, ...watch.settings },
  });
  cleanUps.push(() => server.stop());
  const client = new RecollectClient(server.url, server.key);
  const database = await BehindTheServer.open({ connectionString: scratch.adminUrl });
  cleanUps.push(() => database.close());

  await storePool(client);
  const { embedder, version } = await client.status(POOL_USER);
  await database.stock(POOL_USER);
  const beside = await besideStrangers(options, client, database, embedder, scratch.url);
  await mostBlocked(server.url);
  watch.begin(server.pid);
  const cells: Cells[] = [];
  for (const scope of options.scopes.filter((records) => records > DEALT_OUT_ABOVE))
    cells.push(await dealtOut(client, scopeUser(scope), scope));
  const rows = await everyScope(options, client);
  const loop = await mostBlocked(server.url);
  const stretch = await watch.longest();
  const inserts = await insertion(options, client);
  const planning = await planningOf(options, server.key, scratch.url, embedder, client);
  return {
    at: new Date().toISOString(),
    machine: machine(),
    server: { version, embedder },
    beside,
    asked: rows,
    cells,
    inserts,
    planning,
    loopMaxMs: loop.max,
    loopP99Ms: loop.p99,
    stretch,
    sizes: await database.sizes(),
  };
}

/** The first scope beside as many strangers' records as it has itself, then beside all of them. */
async function besideStrangers(
  options: Options,
  client: RecollectClient,
  database: BehindTheServer,
  space: Space,
  url: string,
): Promise<[Alone, Alone]> {
  const tenantId = await database.ownTenant();
  const own = options.scopes.map((records) => ({ tenantId, user: scopeUser(records), records }));
  const [first, ...others] = own;
  if (!first) throw new Error('--scopes: at least one');
  const few = strangers(Math.min(10, options.tenants), first.records);
  await database.fill([first, ...few], space);
  const before = await alone(first.records, 2 * first.records, few.length + 1, client, database, url);
  const left = options.table - 2 * first.records - others.reduce((sum, { records }) => sum + records, 0);
  if (left < 0) throw new Error('--table: not enough for the scopes');
  const many = strangers(options.tenants - few.length - 1, left);
  await database.fill([...others, ...many], space);
  return [before, await alone(first.records, options.table, options.tenants, client, database, url)];
}

const scopeUser = (records: number): string => `scope-${records}`;

async function alone(
  scope: number,
  table: number,
  tenants: number,
  client: RecollectClient,
  database: BehindTheServer,
  url: string,
): Promise<Alone> {
  const ask = (n: number): Promise<unknown> => search(client, scope, question(n % QUESTIONS));
  for (let n = 0; n < QUESTIONS; n++) await ask(n);
  await sleep(COUNTED_MS);
  const [start, quiet] = [await database.blocks(), performance.now()];
  await sleep(COUNTED_MS);
  const [from, at] = [await database.blocks(), performance.now()];
  const times: number[] = [];
  for (let n = 0; n < QUESTIONS; n++) {
    const begun = performance.now();
    await ask(n);
    times.push(performance.now() - begun);
  }
  await sleep(COUNTED_MS);
  // The server's own periodic reads are known from the time without requests.
  const idle = ((from - start) / (at - quiet)) * (performance.now() - at);
  const blocks = ((await database.blocks()) - from - idle) / QUESTIONS;
  return { table, tenants, times: spread(times), blocks, crossing: await crossing(url) };
}

async function everyScope(options: Options, client: RecollectClient): Promise<Asked[]> {
  const rows: Asked[] = [];
  let fresh = QUESTIONS;
  for (const scope of options.scopes) {
    for (let n = 0; n < QUESTIONS; n++) await search(client, scope, question(n));
    for (const callers of options.callers) {
      const known = await closedLoop(callers, options.seconds, (n) => search(client, scope, question(n % QUESTIONS)));
      rows.push(asked(scope, callers, true, known));
      for (let n = 0; n < QUESTIONS; n++) fresh += 1;
      const base = fresh;
      const made = await closedLoop(callers, options.seconds, (n) => {
        fresh = Math.max(fresh, base + n + 1);
        return search(client, scope, question(base + n));
      });
      rows.push(asked(scope, callers, false, made));
      console.error(
        `scope ${scope}, ${callers} callers: ${known.perSecond.toFixed(1)} and ${made.perSecond.toFixed(1)} searches/s`,
      );
    }
  }
  return rows;
}

function search(client: RecollectClient, scope: number, query: string): Promise<unknown> {
  return client.search(scopeUser(scope), { query, limit: 10 });
}

/** Through the API, into a separate user each; the vectors are made meanwhile, as usual. */
async function insertion(options: Options, client: RecollectClient): Promise<ScaleReport['inserts']> {
  const callers = 4;
  const loop = await closedLoop(callers, options.seconds, (n) =>
    client.storeBatch(
      `writer-${n % callers}`,
      Array.from({ length: BATCH }, (_, i) => turn(7, n * BATCH + i)),
    ),
  );
  if (loop.errors > 0) throw new Error(`${loop.errors} batches were refused`);
  return { batch: BATCH, callers, recordsPerSecond: loop.perSecond * BATCH };
}

async function planningOf(
  options: Options,
  key: string,
  url: string,
  space: Space,
  client: RecollectClient,
): Promise<ScaleReport['planning']> {
  const scope = options.scopes[0] ?? 0;
  const vector = new Float32Array(space.dimensions).fill(1 / Math.sqrt(space.dimensions));
  const arms = await openBareArms({ database: { url }, key, user: scopeUser(scope), space, vectorOf: () => vector });
  try {
    const times = [];
    for (let n = 0; n < 50; n++) times.push(await arms.plan(question(n)));
    await client.status(POOL_USER);
    return { keyword: spread(times.map(({ keyword }) => keyword)), vector: spread(times.map((time) => time.vector)) };
  } finally {
    await arms.close();
  }
}

/** Since the last reading. */
async function mostBlocked(url: string): Promise<{ readonly max: number; readonly p99: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const seconds = (name: string): number =>
    Number(new RegExp(`^recollect_nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1]);
  return { max: seconds('max') * 1000, p99: seconds('p99') * 1000 };
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
