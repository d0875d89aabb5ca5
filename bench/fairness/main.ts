import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startStandIn } from '../load/stand-in-embedder.js';
import { startInstallation } from '../support/installation.js';
import { type RunningServer, startStandalone } from '../support/server.js';

const USAGE = `Measures how long a single new record waits for its vector beside the embedding backlog of others.

  npm run bench:fairness -- [options]

  --docs N       documents of 600 characters stored by another user of the tenant (5000)
  --long N       records of 100,000 characters stored by another tenant (30)
  --writers N    callers who each store one record of 600 characters after the other, for one other user (8)
  --probes N     single records, one after the other, for each backlog (40)
  --model NAME   stand-in or bundled (bundled)
  --workers N    an API and N worker processes, on DATABASE_ADMIN_URL and REDIS_URL; without it the
                 standalone server on the embedded database
  --entry FILE   the standalone server of another build, to compare with
  --save NAME    write the report to bench/results/NAME.json (fairness)

The same probes each time: with nothing beside them, beside another user's import, beside another tenant's long records,
and beside another user's flood of single records.`;

type Env = Readonly<Record<string, string | undefined>>;

const BATCH = 100;
const DOC_CHARACTERS = 600;
const LONG_CHARACTERS = 100_000;
const POLL_MS = 50;
/** A probe that waits longer is abandoned and counts as this long. */
const MOST_MS = 120_000;

function readOptions(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      docs: { type: 'string', default: '5000' },
      long: { type: 'string', default: '30' },
      writers: { type: 'string', default: '8' },
      workers: { type: 'string' },
      probes: { type: 'string', default: '40' },
      model: { type: 'string', default: 'bundled' },
      entry: { type: 'string' },
      save: { type: 'string', default: 'fairness' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const whole = (name: 'docs' | 'long' | 'probes' | 'writers' | 'workers', max: number): number => {
    const value = Number(values[name]);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new Error(`--${name}: a whole number from 1 to ${max}`);
  };
  if (values.model !== 'bundled' && values.model !== 'stand-in') throw new Error('--model: bundled or stand-in');
  return {
    docs: whole('docs', 100_000),
    long: whole('long', 1_000),
    probes: whole('probes', 1_000),
    writers: whole('writers', 64),
    workers: values.workers === undefined ? undefined : whole('workers', 16),
    model: values.model,
    entry: values.entry,
    save: path.basename(values.save),
  };
}
type Options = NonNullable<ReturnType<typeof readOptions>>;

interface Waits {
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Passages of the backlog without a vector, before the first probe and after the last. */
  readonly pending: readonly [number, number];
}

async function main(argv: readonly string[], env: Env): Promise<void> {
  const options = readOptions(argv);
  if (!options) return console.log(USAGE);
  const report = {
    at: new Date().toISOString(),
    machine: `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    load: (loadavg()[0] ?? 0).toFixed(1),
    options,
    beside: {
      nothing: await beside(options, env, () => Promise.resolve(undefined)),
      'an import of another user': await beside(options, env, (server) => importDocs(server, options.docs)),
      'long records of another tenant': await beside(options, env, (server) => storeLong(server, options.long)),
      'single records of another user': await beside(options, env, (server) => flood(server, options.writers)),
    },
  };
  await mkdir(path.join('bench', 'results'), { recursive: true });
  await writeFile(path.join('bench', 'results', `${options.save}.json`), JSON.stringify(report, null, 2));
  console.log(JSON.stringify(report, null, 2));
}

/** Whose work is queued, and how to ask how much of it is left. */
interface Backlog extends Caller {
  /** For a growing backlog: stops it. */
  readonly stop?: () => Promise<unknown>;
}

interface Caller {
  readonly key: string;
  readonly user: string;
}

async function beside(
  options: Options,
  env: Env,
  leave: (server: RunningServer) => Promise<Backlog | undefined>,
): Promise<Waits> {
  const model = options.model === 'stand-in' ? await startStandIn() : undefined;
  try {
    const server = await start(options, env, { LOG_LEVEL: 'warn', ...model?.settings });
    let backlog: Backlog | undefined;
    try {
      const warm = await probe(server, 'warm-up');
      if (warm >= MOST_MS) throw new Error('the first record has no vector');
      backlog = await leave(server);
      const as = backlog;
      const pending = () => (as ? pendingOf(server, as) : Promise.resolve(0));
      const before = await pending();
      const waits: number[] = [];
      for (let n = 0; n < options.probes; n += 1) waits.push(await probe(server, `probe ${n}`));
      return { ...spread(waits), pending: [before, await pending()] };
    } finally {
      await backlog?.stop?.();
      await server.stop();
    }
  } finally {
    await model?.close();
  }
}

function start(options: Options, env: Env, settings: Readonly<Record<string, string>>): Promise<RunningServer> {
  if (options.workers !== undefined) return startInstallation(env, { workers: options.workers, settings });
  return startStandalone(env, { ...(options.entry !== undefined && { entry: options.entry }), settings });
}

/** Milliseconds from the acknowledgement of a record of its own user until its vector exists. */
async function probe(server: RunningServer, name: string): Promise<number> {
  const as = { key: server.key, user: `user-of-${name.replace(' ', '-')}` };
  const { id } = await call<{ id: string }>(server, 'POST', '/v1/records', as, {
    content: `${name}: the meeting about the harbour is on Thursday at nine.`,
  });
  const began = performance.now();
  for (;;) {
    const { embedding } = await call<{ embedding: { state: string } }>(server, 'GET', `/v1/records/${id}`, as);
    const ms = performance.now() - began;
    if (embedding.state === 'complete' || ms > MOST_MS) return ms;
    await sleep(POLL_MS);
  }
}

async function importDocs(server: RunningServer, count: number): Promise<Backlog> {
  const as = { key: server.key, user: 'importer' };
  for (let at = 0; at < count; at += BATCH) {
    const records = Array.from({ length: Math.min(BATCH, count - at) }, (_, n) => ({
      content: text(at + n, DOC_CHARACTERS),
    }));
    await call(server, 'POST', '/v1/records/batch', as, { records });
  }
  return as;
}

async function storeLong(server: RunningServer, count: number): Promise<Backlog> {
  const installer = { key: server.key, user: 'default' };
  const made = await call<{ admin_key?: { key: string } }>(server, 'POST', '/v1/admin/tenants', installer, {
    name: 'neighbour',
    default_user_id: 'default',
  });
  const as = { key: made.admin_key?.key ?? '', user: 'archivist' };
  for (let n = 0; n < count; n += 1) {
    await call(server, 'POST', '/v1/records', as, { content: text(n, LONG_CHARACTERS) });
  }
  return as;
}

/** Continues until stopped, with a head start of 100 records per writer. */
async function flood(server: RunningServer, writers: number): Promise<Backlog> {
  const as = { key: server.key, user: 'flooder' };
  let [going, stored] = [true, 0];
  const write = async (): Promise<void> => {
    while (going) {
      stored += 1;
      await call(server, 'POST', '/v1/records', as, { content: text(stored, DOC_CHARACTERS) });
    }
  };
  const ended = Promise.all(Array.from({ length: writers }, write));
  // A failure also rejects the wait for the head start.
  while (stored < writers * 100) await Promise.race([sleep(POLL_MS), ended]);
  const stop = (): Promise<unknown> => {
    going = false;
    return ended;
  };
  return { ...as, stop };
}

async function pendingOf(server: RunningServer, as: Caller): Promise<number> {
  const { embeddings } = await call<{ embeddings: { pending: number } }>(server, 'GET', '/v1/status', as);
  return embeddings.pending;
}

const WORDS = 'harbour ship crane rope captain tide storm lantern market bread winter letter garden bridge train'.split(
  ' ',
);

/** Sentences of plain words, different for every number. */
function text(number: number, characters: number): string {
  let words = `Document ${number}.`;
  for (let n = 0; words.length < characters; n += 1) {
    words += ` The ${WORDS[(number + n * 7) % WORDS.length]} of day ${n} met the ${WORDS[(number * 3 + n) % WORDS.length]}.`;
  }
  return words.slice(0, characters);
}

async function call<T>(server: RunningServer, method: string, route: string, as: Caller, body?: unknown): Promise<T> {
  const response = await fetch(`${server.url}${route}`, {
    method,
    headers: { 'X-API-Key': as.key, 'X-User-Id': as.user, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${route} answered ${response.status}`);
  return (await response.json()) as T;
}

function spread(waits: readonly number[]): Omit<Waits, 'pending'> {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

try {
  await main(process.argv.slice(2), process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
