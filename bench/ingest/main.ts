import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { question, turn } from '../load/conversation.js';
import { MEASURED_USER } from '../load/fill.js';
import { inTurn, openLoop } from '../load/open-loop.js';
import { loadRow, type LoadRow } from '../load/report.js';
import { processorTimes, worked } from '../load/processes.js';
import { createScratchDatabase, sessionsOf } from '../load/scratch-database.js';
import { startStandIn } from '../load/stand-in-embedder.js';
import { type MessageInput, RecollectClient } from '../support/client.js';
import { inLanes } from '../support/in-lanes.js';
import { batches, waitForEmbeddings } from '../support/ingest.js';
import { type RunningServer, startStandalone } from '../support/server.js';
import { type Batches, formatReport, type IngestReport, type Vectors } from './report.js';
import { writeReport } from '../support/write-report.js';
import { bareModel } from './bare-model.js';
import { said } from './said.js';

const USAGE = `Measures how fast records are stored: batches, single records beside searches, and vectors compared with the bare model.

  npm run bench:ingest -- [options]

  --records N    records stored in batches (20000)
  --batch N      records a batch (200)
  --callers N    senders of batches, each for its own user (4)
  --scope N      records of the user who is searched (5000)
  --rate N       searches a second, and single records a second beside them (5)
  --seconds N    duration (20)
  --turns N      short texts to embed (509)
  --parts a,b    only these: batches, single, vectors
  --entry FILE   the standalone server of another build, to compare with
  --save NAME    write the report to bench/results/NAME.json and NAME.md (ingest-pglite or ingest-postgres)

On a scratch database of the server that DATABASE_ADMIN_URL names, which is removed afterwards; without it on the embedded database.`;

type Env = Readonly<Record<string, string | undefined>>;
type Part = 'batches' | 'single' | 'vectors';

const PARTS: readonly Part[] = ['batches', 'single', 'vectors'];
/** Distinct questions: fewer than the number of vectors that the server caches. */
const QUESTIONS = 200;
/** Callers of single records, all for the user of one conversation. */
const TALKERS = 4;
/** Polling also costs the server time. */
const POLL_MS = 200;

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      records: { type: 'string', default: '20000' },
      batch: { type: 'string', default: '200' },
      callers: { type: 'string', default: '4' },
      scope: { type: 'string', default: '5000' },
      rate: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '20' },
      turns: { type: 'string', default: '509' },
      parts: { type: 'string', default: PARTS.join(',') },
      entry: { type: 'string' },
      save: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (
    name: 'records' | 'batch' | 'callers' | 'scope' | 'rate' | 'seconds' | 'turns',
    max: number,
  ): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new Error(`--${name}: a whole number from 1 to ${max}`);
  };
  const parts = values.parts.split(',').map((part) => {
    const known = PARTS.find((one) => one === part);
    if (!known) throw new Error(`--parts: ${PARTS.join(', ')}`);
    return known;
  });
  return {
    records: whole('records', 1e6),
    batch: whole('batch', 1_000),
    callers: whole('callers', 64),
    scope: whole('scope', 1e6),
    rate: whole('rate', 1_000),
    seconds: whole('seconds', 3_600),
    turns: whole('turns', 100_000),
    parts,
    entry: values.entry,
    save: values.save,
  };
}
type Options = NonNullable<ReturnType<typeof readOptions>>;

async function main(argv: readonly string[], env: Env): Promise<void> {
  const options = readOptions(argv);
  if (!options) return console.log(USAGE);
  const { parts } = options;
  const before = loadavg()[0] ?? 0;
  const measured: Partial<IngestReport> = {
    ...(parts.includes('batches') && {
      batches: await withStandIn(env, options, (started) => inBatches(started, options)),
    }),
    ...(parts.includes('single') && {
      single: await withStandIn(env, options, (started) => besideSearches(started, options)),
    }),
    ...(parts.includes('vectors') && { vectors: await besideTheModel(env, options) }),
  };
  const database = env['DATABASE_ADMIN_URL'] ? 'postgres' : 'pglite';
  const report: IngestReport = {
    at: new Date().toISOString(),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    load: `${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
    database,
    options,
    ...measured,
  };
  await writeReport(options.save ?? `ingest-${database}`, report, formatReport(report));
}

interface Started {
  readonly server: RunningServer;
  /** Its Postgres sessions, as processes of this machine. */
  readonly sessions: () => Promise<number[]>;
}
type Work<T> = (started: Started) => Promise<T>;

/** Uses a stand-in model, so that the server is measured. */
async function withStandIn<T>(env: Env, options: Options, work: Work<T>): Promise<T> {
  const model = await startStandIn();
  try {
    return await withServer(env, options, model.settings, work);
  } finally {
    await model.close();
  }
}

/** A separate server on an empty database. */
async function withServer<T>(
  env: Env,
  { entry }: Options,
  settings: Readonly<Record<string, string>>,
  work: Work<T>,
): Promise<T> {
  const adminUrl = env['DATABASE_ADMIN_URL'];
  const scratch = adminUrl ? await createScratchDatabase(adminUrl) : undefined;
  try {
    const database = scratch && { DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
    const server = await startStandalone(env, {
      ...(entry !== undefined && { entry }),
      settings: { LOG_LEVEL: 'warn', ...settings, ...database },
    });
    try {
      return await work({ server, sessions: async () => (scratch ? sessionsOf(scratch.adminUrl) : []) });
    } finally {
      await server.stop();
    }
  } finally {
    await scratch?.drop();
  }
}

async function inBatches({ server, sessions }: Started, options: Options): Promise<Batches> {
  const { records, callers, batch } = options;
  const client = new RecollectClient(server.url, server.key);
  const users = numbered(callers, (n) => n);
  const store = (name: string, each: number) => (n: number) =>
    storeAll(
      client,
      `${name}-${n}`,
      numbered(each, (m) => turn(n, m)),
      batch,
    );
  await Promise.all(users.map(store('warm-up', 2 * batch)));
  const pids = await sessions();
  const [node, postgres] = [await processorTimes([server.pid]), await processorTimes(pids)];
  const began = performance.now();
  const each = Math.ceil(records / callers);
  await Promise.all(users.map(store('writer', each)));
  const acknowledged = performance.now();
  const stored = each * callers;
  const figures = {
    perSecond: stored / ((acknowledged - began) / 1000),
    nodeMs: worked(node, await processorTimes([server.pid])) / stored,
    postgresMs: worked(postgres, await processorTimes(pids)) / stored,
  };
  for (const n of users) await waitForEmbeddings(client, `writer-${n}`, () => undefined);
  return { ...figures, vectorsSecondsLater: (performance.now() - acknowledged) / 1000 };
}

async function storeAll(
  client: RecollectClient,
  user: string,
  records: readonly MessageInput[],
  batch: number,
): Promise<void> {
  for (const part of batches(records, { records: batch, characters: Infinity })) {
    const { created } = await client.storeBatch(user, part);
    if (created !== part.length) throw new Error(`${part.length - created} records of ${user} were refused`);
  }
}

/** Single records of one user, beside searches of another. */
async function besideSearches({ server }: Started, options: Options): Promise<LoadRow[]> {
  const client = new RecollectClient(server.url, server.key);
  await storeAll(client, MEASURED_USER, numbered(options.scope, (n) => turn(0, n)), options.batch); // prettier-ignore
  await waitForEmbeddings(client, MEASURED_USER, () => undefined);
  const questions = numbered(QUESTIONS, question);
  const search = (query = ''): Promise<unknown> => client.search(MEASURED_USER, { query, limit: 10 });
  await inTurn(questions, search);
  const [searches, stores] = await Promise.all([
    openLoop(options, (n) => search(questions[n % QUESTIONS])),
    openLoop(options, (n) => client.store('writer', turn(-1, n))),
  ]);
  return [loadRow('single records', stores), loadRow('searches', searches)];
}

/** How many vectors a second the pipeline makes, compared with the model alone. */
async function besideTheModel(env: Env, options: Options): Promise<NonNullable<IngestReport['vectors']>> {
  const turns = numbered(options.turns, said);
  const before = await bareModel(turns);
  const settings = { EMBEDDING_PROVIDER: 'bundled', EMBEDDING_THREADS: '1' };
  const [one, many] = await withServer(env, options, settings, async ({ server }) => {
    const client = new RecollectClient(server.url, server.key);
    await client.store('warm-up', said(0));
    await waitForEmbeddings(client, 'warm-up', () => undefined);
    const oneByOne = await untilEmbedded(client, 'talker', () =>
      inLanes(TALKERS, 'one by one', turns, async (each) => void (await client.store('talker', each))),
    );
    return [
      oneByOne,
      await untilEmbedded(client, 'importer', () => storeAll(client, 'importer', turns, options.batch)),
    ];
  });
  const bare = mean([...before, ...(await bareModel(turns))]);
  const told = ({ acknowledgedMs, embeddedMs }: typeof one): Vectors => {
    const embedded = turns.length / (embeddedMs / 1000);
    return { acknowledged: turns.length / (acknowledgedMs / 1000), embedded, share: embedded / bare };
  };
  return { bare, oneByOne: told(one), batched: told(many) };
}

/** From the first request until the last response, and until the last vector. */
async function untilEmbedded(client: RecollectClient, user: string, store: () => Promise<void>) {
  const began = performance.now();
  await store();
  const acknowledgedMs = performance.now() - began;
  while ((await client.status(user)).embeddings.pending > 0) await sleep(POLL_MS);
  return { acknowledgedMs, embeddedMs: performance.now() - began };
}

function numbered<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
