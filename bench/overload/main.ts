import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { question } from '../load/conversation.js';
import { fill, MEASURED_USER } from '../load/fill.js';
import { openLoop } from '../load/open-loop.js';
import { type Spread, spread } from '../load/report.js';
import { createScratchDatabase } from '../load/scratch-database.js';
import { startStandIn } from '../load/stand-in-embedder.js';
import { closedLoop } from '../scale/closed-loop.js';
import { RecollectClient } from '../support/client.js';
import { startStandalone } from '../support/server.js';

const USAGE = `Measures how long admitted requests wait when the service is overloaded.

  npm run bench:overload -- [options]

  --postgres     on a scratch database of the server that DATABASE_ADMIN_URL names, which is removed afterwards;
                 without it on the embedded database
  --times N      multiple of its capacity to request (3)
  --seconds N    of each load (30)
  --scope N      records of the user who is searched (5000)
  --save NAME    write the report to bench/results/NAME.json (overload)

Capacity is measured first, with as many callers as a process serves concurrently, who each send a request when the previous one is answered.
The overload ignores Retry-After.`;

/** The concurrency of a process (REQUESTS_AT_ONCE). */
const AT_ONCE = 16;
/** A queue that has existed this long counts as overload; before that it is served as a burst. */
const NOTICED_SECONDS = 7;
const QUESTIONS = 200;

interface Report {
  readonly at: string;
  readonly machine: string;
  readonly database: string;
  readonly scope: number;
  readonly capacity: { readonly perSecond: number; readonly times: Spread };
  readonly overload: {
    readonly offered: number;
    readonly admittedPerSecond: number;
    readonly refused: number;
    readonly firstRefusal: string | null;
    /** Of all requests, and of those sent after the overload was detected. */
    readonly all: Spread;
    readonly noticed: Spread;
  };
  /** p95 of the requests admitted then, divided by p95 at capacity. */
  readonly ratio: number;
}

async function main(argv: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      postgres: { type: 'boolean', default: false },
      times: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '30' },
      scope: { type: 'string', default: '5000' },
      save: { type: 'string', default: 'overload' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const [times, seconds, scope] = [values.times, values.seconds, values.scope].map(Number) as [number, number, number];
  if (!(times > 1) || !(seconds > NOTICED_SECONDS) || !(scope >= 100)) throw new Error(USAGE);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    const report = await measure({ postgres: values.postgres, times, seconds, scope }, cleanUps);
    const text = `${JSON.stringify(report, null, 2)}\n`;
    await mkdir('bench/results', { recursive: true });
    await writeFile(path.join('bench', 'results', `${path.basename(values.save)}.json`), text);
    console.log(text);
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
}

async function measure(
  options: { readonly postgres: boolean; readonly times: number; readonly seconds: number; readonly scope: number },
  cleanUps: (() => Promise<unknown>)[],
): Promise<Report> {
  const { env } = process;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'recollect-bench-'));
  cleanUps.push(() => rm(dataDir, { recursive: true, force: true }));
  if (options.postgres && !env.DATABASE_ADMIN_URL) throw new Error('--postgres needs DATABASE_ADMIN_URL');
  const scratch = options.postgres ? await createScratchDatabase(env.DATABASE_ADMIN_URL ?? '') : undefined;
  if (scratch) cleanUps.push(() => scratch.drop());
  const model = await startStandIn();
  cleanUps.push(() => model.close());
  const database = scratch && { DATABASE_URL: scratch.url, DATABASE_ADMIN_URL: scratch.adminUrl };
  const settings = { LOG_LEVEL: 'error', REQUESTS_AT_ONCE: String(AT_ONCE), ...model.settings, ...database };
  const server = await startStandalone(env, { dataDir, settings });
  cleanUps.push(() => server.stop());
  const client = new RecollectClient(server.url, server.key);
  await fill(server.url, client, { scope: options.scope, table: options.scope });
  await scratch?.settle();
  const agent = new Agent({ keepAlive: true });
  cleanUps.push(() => Promise.resolve(agent.destroy()));
  const ask = (n: number): Promise<void> => search(server, agent, question(n % QUESTIONS));
  for (let n = 0; n < QUESTIONS; n += 1) await ask(n);

  const able = await closedLoop(AT_ONCE, options.seconds, ask);
  if (able.errors > 0) throw new Error(`${able.errors} searches failed before there was too much to do`);
  const rate = Math.ceil(able.perSecond * options.times);
  const answered: { readonly came: number; readonly took: number }[] = [];
  const start = performance.now();
  const load = await openLoop({ rate, seconds: options.seconds }, async (n) => {
    const came = performance.now();
    await ask(n);
    answered.push({ came: came - start, took: performance.now() - came });
  });
  const capacity = { perSecond: able.perSecond, times: spread(able.times) };
  const noticed = spread(answered.filter(({ came }) => came > NOTICED_SECONDS * 1_000).map(({ took }) => took));
  return {
    at: new Date().toISOString(),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`,
    database: options.postgres ? 'Postgres' : 'PGlite',
    scope: options.scope,
    capacity,
    overload: {
      offered: rate,
      admittedPerSecond: load.achieved,
      refused: load.errors,
      firstRefusal: load.firstError,
      all: spread(answered.map(({ took }) => took)),
      noticed,
    },
    ratio: noticed.p95 / capacity.times.p95,
  };
}

/** Sends one request without retries, unlike the benches' own client. */
function search(
  { url, key }: { readonly url: string; readonly key: string },
  agent: Agent,
  query: string,
): Promise<void> {
  const headers = { 'x-api-key': key, 'x-user-id': MEASURED_USER, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/v1/search`, { method: 'POST', headers, agent }, (response) => {
      const { statusCode, headers: told } = response;
      response.resume().once('error', reject).once('end', () => {
        if (statusCode === 200) resolve();
        else reject(new Error(`${statusCode}, Retry-After ${told['retry-after'] ?? 'absent'}`));
      }); // prettier-ignore
    });
    sent.once('error', reject).end(JSON.stringify({ query, limit: 10 }));
  });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
