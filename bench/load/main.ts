import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RecollectClient } from '../support/client.js';
import { waitForEmbeddings } from '../support/ingest.js';
import { startStandalone } from '../support/server.js';
import { type ArmsOf, type ArmTimes, openBareArms } from './bare-arms.js';
import { question, turn } from './conversation.js';
import { fill, MEASURED_USER } from './fill.js';
import { inTurn, openLoop } from './open-loop.js';
import { formatReport, loadRow, type LoadReport, type LoadRow, spread, spreadOfArms } from './report.js';
import { createScratchDatabase } from './scratch-database.js';
import { startStandIn, vectorOf } from './stand-in-embedder.js';
import { writeReport } from '../support/write-report.js';

const USAGE = `Measures how long writes and searches take under load, and how much of a search is the SQL of its arms.

  npm run bench:load -- [options]

  --postgres     on a scratch database of the server that DATABASE_ADMIN_URL names, which is removed afterwards;
                 without it on the embedded database
  --rate N       searches a second, and writes a second (10)
  --seconds N    of each load (20)
  --scope N      records of the user who is searched (5000)
  --table N      records in all (100000)
  --skip-model   do not measure the bundled model
  --save NAME    write the report to bench/results/NAME.json and NAME.md (load-pglite or load-postgres)`;

type Env = Readonly<Record<string, string | undefined>>;
/** Distinct questions: fewer than the number of vectors that the server caches. */
const QUESTIONS = 200;
const WRITER = 'writer';

interface Options {
  readonly postgres: boolean;
  readonly rate: number;
  readonly seconds: number;
  readonly scope: number;
  readonly table: number;
  readonly model: boolean;
  readonly save: string;
}

function options(argv: readonly string[]): Options | null {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      postgres: { type: 'boolean', default: false },
      rate: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '20' },
      scope: { type: 'string', default: '5000' },
      table: { type: 'string', default: '100000' },
      'skip-model': { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: 'rate' | 'seconds' | 'scope' | 'table', max: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new Error(`--${name}: a whole number from 1 to ${max}`);
  };
  const [scope, table] = [whole('scope', 1e6), whole('table', 1e7)];
  if (table < scope) throw new Error('--table: at least as many as --scope');
  return {
    postgres: values.postgres,
    rate: whole('rate', 10_000),
    seconds: whole('seconds', 3_600),
    scope,
    table,
    model: !values['skip-model'],
    save: path.basename(values.save ?? (values.postgres ? 'load-postgres' : 'load-pglite')),
  };
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const chosen = options(argv);
  if (!chosen) return console.log(USAGE);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    const report = await measure(chosen, env, cleanUps);
    for (const { name, errors, firstError } of report.loads) if (errors > 0) console.error(`${name}: ${firstError}`);
    await writeReport(chosen.save, report, formatReport(report));
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function measure(options: Options, env: Env, cleanUps: (() => Promise<unknown>)[]): Promise<LoadReport> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  const scratch = options.postgres ? await createScratchDatabase(adminUrl(env)) : undefined;
  if (scratch) cleanUps.push(() => scratch.drop());
  const model = await startStandIn();
  cleanUps.push(() => model.close());
  const database = scratch && { DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
  const server = await startStandalone(env, {
    dataDir,
    settings: { LOG_LEVEL: 'warn', ...model.settings, ...database },
  });
  cleanUps.push(() => server.stop());
  const client = new RecollectClient(server.url, server.key);

  const filled = await fill(server.url, client, options);
  await scratch?.settle();
  const status = await client.status(MEASURED_USER);
  const questions = Array.from({ length: QUESTIONS }, (_, n) => question(n));
  await inTurn(questions, (query) => search(client, query));
  const loads = await underLoad(client, questions, options);
  const arms = {
    database: scratch ? { url: scratch.url } : { dataDir },
    key: server.key,
    user: MEASURED_USER,
    space: status.embedder,
    vectorOf,
  };
  const ask = (query: string): Promise<unknown> => search(client, query);
  const alone = await (scratch
    ? inAlternation(questions, ask, arms)
    : oneThenTheOther(questions, ask, arms, server.stop));
  return {
    at: new Date().toISOString(),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    database: options.postgres ? 'Postgres' : 'PGlite',
    server: { version: status.version, embedder: status.embedder },
    scope: options.scope,
    table: options.table,
    filled,
    loads,
    oneAtATime: spread(alone.searches),
    arms: spreadOfArms(alone.arms),
    bundledQuery: options.model ? spread(await bundledQuery(env)) : null,
  };
}

function adminUrl(env: Env): string {
  if (!env.DATABASE_ADMIN_URL) throw new Error('--postgres needs DATABASE_ADMIN_URL');
  return env.DATABASE_ADMIN_URL;
}

function search(client: RecollectClient, query: string): Promise<unknown> {
  return client.search(MEASURED_USER, { query, limit: 10 });
}

/** Searches alone, writes alone, and both at once, as in practice. */
async function underLoad(client: RecollectClient, questions: readonly string[], options: Options): Promise<LoadRow[]> {
  let written = 0;
  const searches = () => openLoop(options, (n) => search(client, questions[n % questions.length] ?? ''));
  const writes = () => openLoop(options, () => client.store(WRITER, turn(-1, written++)));
  const rows = [loadRow('searches', await searches()), loadRow('writes', await writes())];
  await waitForEmbeddings(client, WRITER, () => undefined);
  const [beside, besides] = await Promise.all([searches(), writes()]);
  return [...rows, loadRow('searches, beside writes', beside), loadRow('writes, beside searches', besides)];
}

interface Alone {
  readonly searches: readonly number[];
  readonly arms: readonly ArmTimes[];
}
type Ask = (question: string) => Promise<unknown>;

/** Each question is asked by search and by bare SQL at the same moment, so that other programs slow both equally. */
async function inAlternation(questions: readonly string[], ask: Ask, of: ArmsOf): Promise<Alone> {
  const arms = await openBareArms(of);
  try {
    await inTurn(questions, arms.time);
    const times: ArmTimes[] = [];
    const searches: number[] = [];
    for (const question of questions) {
      searches.push(...(await inTurn([question], ask)));
      times.push(await arms.time(question));
    }
    return { searches, arms: times };
  } finally {
    await arms.close();
  }
}

/** The embedded database serves one process, so the arms are timed after the server has stopped. */
async function oneThenTheOther(
  questions: readonly string[],
  ask: Ask,
  of: ArmsOf,
  stop: () => Promise<void>,
): Promise<Alone> {
  const searches = await inTurn(questions, ask);
  await stop();
  const arms = await openBareArms(of);
  try {
    await inTurn(questions, arms.time);
    const times: ArmTimes[] = [];
    for (const question of questions) times.push(await arms.time(question));
    return { searches, arms: times };
  } finally {
    await arms.close();
  }
}

/** How much longer a query's first search takes than its second, with the bundled model and few records. */
async function bundledQuery(env: Env): Promise<number[]> {
  const server = await startStandalone(env, { settings: { LOG_LEVEL: 'warn', EMBEDDING_PROVIDER: 'bundled' } });
  try {
    const client = new RecollectClient(server.url, server.key);
    await client.storeBatch(
      MEASURED_USER,
      Array.from({ length: 50 }, (_, n) => turn(0, n)),
    );
    await waitForEmbeddings(client, MEASURED_USER, () => undefined);
    const ask = (query: string): Promise<unknown> => search(client, query);
    const warmUp = Array.from({ length: 20 }, (_, n) => question(100_000 + n));
    await inTurn([...warmUp, ...warmUp], ask);
    const questions = Array.from({ length: 100 }, (_, n) => question(n));
    const first = await inTurn(questions, ask);
    const second = await inTurn(questions, ask);
    return first.map((time, n) => time - (second[n] ?? 0));
  } finally {
    await server.stop();
  }
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
