import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { RecollectClient } from '../support/client.js';
import { type RunningServer, standaloneOf, startStandalone } from '../support/server.js';
import { closedLoop } from '../scale/closed-loop.js';
import { question } from './conversation.js';
import { fill, MEASURED_USER } from './fill.js';
import { processorTimes, worked } from './processes.js';
import { createScratchDatabase, sessionsOf } from './scratch-database.js';
import { type StandIn, startStandIn } from './stand-in-embedder.js';

const USAGE = `Measures the processor time of a search in the server and in Postgres, for one build or several alternating on one database, and whether they return the same.

  npm run bench:cost -- [options]

  --dist a,b      folders of builds, measured alternately, each optionally followed by Node flags (dist)
  --scope N       records of the user who is searched (5000)
  --table N       records in all (20000)
  --rounds N      of each build (6)
  --callers N     at a time (1)
  --keep FOLDER   keep the database and reuse it

Needs Linux and a Postgres on this machine, named by DATABASE_ADMIN_URL. Query vectors are computed before the measurement.`;

type Env = Readonly<Record<string, string | undefined>>;
/** Fewer than the number of vectors that the server caches. */
const QUESTIONS = 200;
const A_ROUND = 40;
/** Differences between two equivalent responses to the same question. */
const OF_THE_MOMENT = /"query_id":"[^"]*"/g;

interface Build {
  readonly name: string;
  readonly server: RunningServer;
  readonly answers: string[];
  readonly node: number[];
  readonly postgres: number[];
  readonly perSecond: number[];
}

interface Kept {
  readonly url: string;
  readonly adminUrl: string;
  readonly key: string;
  readonly modelPort: number;
  readonly filled: { readonly scope: number; readonly table: number };
}

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      dist: { type: 'string', default: 'dist' },
      scope: { type: 'string', default: '5000' },
      table: { type: 'string', default: '20000' },
      rounds: { type: 'string', default: '6' },
      callers: { type: 'string', default: '1' },
      keep: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: 'scope' | 'table' | 'rounds' | 'callers'): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= 1e7) return value;
    throw new Error(`--${name}: a whole number of 1 or more`);
  };
  const [scope, table, rounds, callers] = [whole('scope'), whole('table'), whole('rounds'), whole('callers')];
  if (table < scope) throw new Error('--table: at least as many as --scope');
  return { builds: values.dist.split(','), scope, table, rounds, callers, keep: values.keep };
}
type Options = NonNullable<ReturnType<typeof readOptions>>;

async function main(argv: readonly string[], env: Env): Promise<void> {
  const options = readOptions(argv);
  if (!options) return console.log(USAGE);
  if (!env.DATABASE_ADMIN_URL) throw new Error('DATABASE_ADMIN_URL must name a Postgres with pgvector');
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    await measure(options, env, env.DATABASE_ADMIN_URL, cleanUps);
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function measure(
  options: Options,
  env: Env,
  adminUrl: string,
  cleanUps: (() => Promise<unknown>)[],
): Promise<void> {
  const folder = options.keep ?? (await mkdtemp(path.join(tmpdir(), 'recollect-bench-')));
  await mkdir(folder, { recursive: true });
  if (!options.keep) cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'database.json');
  const known = await readFile(file, 'utf8').then((text) => JSON.parse(text) as Kept, () => null); // prettier-ignore
  const model = await startStandIn(known?.modelPort);
  cleanUps.push(() => model.close());
  const kept = known ?? (await prepare(options, env, adminUrl, { folder, model }, cleanUps));
  if (!known && options.keep) await writeFile(file, JSON.stringify(kept));

  const builds: Build[] = [];
  for (const [i, name] of options.builds.entries()) {
    const dataDir = path.join(folder, 'data');
    const [dist = '', ...flags] = name.split(' ');
    const server = await startStandalone(env, {
      entry: standaloneOf(dist),
      flags,
      dataDir: await copyOf(dataDir, path.join(folder, `data-${i}`)),
      key: kept.key,
      settings: { ...settingsOf(kept, model.settings), DATABASE_ADMIN_URL: kept.adminUrl },
    });
    cleanUps.push(() => server.stop());
    builds.push({ name, server, answers: [], node: [], postgres: [], perSecond: [] });
  }
  for (const build of builds) {
    for (let n = 0; n < QUESTIONS; n++) build.answers.push(await ask(build, kept.key, n));
    await closedLoop(Math.max(options.callers, 2), 2, (n) => ask(build, kept.key, n % QUESTIONS));
  }
  tellDifferences(builds);
  for (let round = 0; round < options.rounds; round++) {
    for (const build of round % 2 === 0 ? builds : [...builds].reverse())
      await one(build, kept.key, round, options.callers, kept.adminUrl);
  }
  console.log(
    `${kept.filled.scope} records in the scope, ${kept.filled.table} in the table, ${options.callers} callers`,
  );
  for (const { name, node, postgres, perSecond } of builds) {
    const both = node.map((ms, i) => ms + (postgres[i] ?? 0));
    console.log(
      `${name}: Node ${told(node)}, Postgres ${told(postgres)}, both ${told(both)} ms a search; ${told(perSecond)} searches/s`,
    );
  }
}

function told(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length / 2)] ?? NaN).toFixed(2)} (${sorted[0]?.toFixed(2)}–${sorted.at(-1)?.toFixed(2)})`;
}

function settingsOf(kept: Pick<Kept, 'url'>, model: Readonly<Record<string, string>>): Record<string, string> {
  return { LOG_LEVEL: 'warn', DATABASE_URL: kept.url, ...model };
}

/** Two servers cannot share a folder. */
async function copyOf(from: string, to: string): Promise<string> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  return to;
}

async function prepare(
  options: Options,
  env: Env,
  adminUrl: string,
  { folder, model }: { readonly folder: string; readonly model: StandIn },
  cleanUps: (() => Promise<unknown>)[],
): Promise<Kept> {
  const scratch = await createScratchDatabase(adminUrl);
  if (!options.keep) cleanUps.push(() => scratch.drop());
  const server = await startStandalone(env, {
    entry: standaloneOf(options.builds[0] ?? 'dist'),
    dataDir: path.join(folder, 'data'),
    settings: { ...settingsOf(scratch, model.settings), DATABASE_ADMIN_URL: scratch.adminUrl },
  });
  try {
    await fill(server.url, new RecollectClient(server.url, server.key), options);
  } finally {
    await server.stop();
  }
  await scratch.settle();
  const { scope, table } = options;
  return {
    url: scratch.url,
    adminUrl: scratch.adminUrl,
    key: server.key,
    modelPort: model.port,
    filled: { scope, table },
  };
}

async function ask({ server }: Build, key: string, n: number): Promise<string> {
  const answer = await fetch(`${server.url}/v1/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-user-id': MEASURED_USER },
    body: JSON.stringify({ query: question(n), limit: 10 }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text.slice(0, 300)}`);
  return text.replace(OF_THE_MOMENT, '');
}

function tellDifferences(builds: readonly Build[]): void {
  const [first, ...others] = builds;
  for (const other of others) {
    const different = other.answers.filter((answer, n) => answer !== first?.answers[n]).length;
    console.log(`${other.name}: ${different} of ${QUESTIONS} answers differ from those of ${first?.name}`);
  }
}

async function one(build: Build, key: string, round: number, callers: number, adminUrl: string): Promise<void> {
  const pids = await sessionsOf(adminUrl);
  const [node, postgres] = [await processorTimes([build.server.pid]), await processorTimes(pids)];
  const start = performance.now();
  let next = 0;
  const caller = async (): Promise<void> => {
    while (next < A_ROUND) await ask(build, key, (round * A_ROUND + next++) % QUESTIONS);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  build.perSecond.push(A_ROUND / ((performance.now() - start) / 1000));
  build.node.push(worked(node, await processorTimes([build.server.pid])) / A_ROUND);
  build.postgres.push(worked(postgres, await processorTimes(pids)) / A_ROUND);
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
