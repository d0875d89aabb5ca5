import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningServer {
  readonly url: string;
  readonly key: string;
  /** Process id of the server, for memory measurements. */
  readonly pid: number;
  /** Stops the process and removes its data, unless the folder was given. Safe to call twice. */
  stop(): Promise<void>;
}

/** What the bench must not inherit: somebody's database, queue, key, secret, sinks and address. Models are inherited. */
const NOT_INHERITED = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'DATABASE_ADMIN_URL',
  'REDIS_URL',
  'RECOLLECT_BOOTSTRAP_KEY',
  'RECOLLECT_SECRET',
  'RECOLLECT_DATA_DIR',
  'RECEIPT_KEY',
  'LEDGER_FILE',
  'LEDGER_SINK',
  'LEDGER_SINK_SECRET',
  'LEDGER_HEADS',
  'LEDGER_HEADS_REQUIRED',
  'AUDIT_SINK',
  'AUDIT_SINK_SECRET',
  'HOST',
  'PORT',
];
/** The server is measured, not its limits. */
const UNLIMITED = { RATE_LIMIT_PER_KEY: 'off', RATE_LIMIT_PER_TENANT: 'off' };
/** The settings of `npm start`. */
export const AS_NPM_START = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=4',
} as const;
/** With the character after it: output arrives in pieces, and half a key looks like a whole one. */
const KEY = /(rk_[0-9a-z]+_[0-9A-Za-z]+)[^0-9A-Za-z]/;
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 15_000;
const KEPT_LINES = 30;

export interface StartOptions {
  readonly entry?: string;
  /** Options of Node, before the entry. */
  readonly flags?: readonly string[];
  /** Environment variables of this server, such as its database. */
  readonly settings?: Readonly<Record<string, string>>;
  /** A folder that outlives the server. */
  readonly dataDir?: string;
  /** If it is known: a server prints the first admin key of its database only once. */
  readonly key?: string;
}

/**
 * Starts the standalone server, or another one named by `entry`, on a free port, with an empty data folder unless one
 * is given, and reads its first admin key from stdout.
 * @throws Error with the last lines of its output if it does not become ready.
 */
export async function startStandalone(
  env: Readonly<Record<string, string | undefined>>,
  options: StartOptions = {},
): Promise<RunningServer> {
  const { entry = standaloneOf('dist') } = options;
  if (!existsSync(entry))
    throw new Error(`${entry} does not exist: run \`npm run build\` first, or name a server by --url`);
  // The ledger of erasures lies beside the data folder, so both get a folder of their own.
  const temporary = options.dataDir === undefined ? await mkdtemp(path.join(tmpdir(), 'recollect-bench-')) : undefined;
  const dataDir = options.dataDir ?? path.join(temporary ?? '', 'data');
  const port = await freePort();
  const child = spawn(process.execPath, [...(options.flags ?? []), entry], {
    env: {
      ...UNLIMITED,
      ...inheritedOf(env),
      ...options.settings,
      HOST: '127.0.0.1',
      // A worker has a separate setting for the port of its health endpoint.
      PORT: String(port),
      WORKER_PORT: String(port),
      RECOLLECT_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    process.removeListener('SIGINT', interrupted).removeListener('SIGTERM', interrupted);
    return (stopped ??= end(child).then(async () => {
      if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });
    }));
  };
  const interrupted = (): void => void stop().finally(() => process.exit(130));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    const url = `http://127.0.0.1:${port}`;
    const key = await ready(child, url, options.key);
    return { url, key, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A variable may name a file that holds the value: `DATABASE_URL_FILE`. */
export function inheritedOf(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> {
  const isKept = (name: string) => !NOT_INHERITED.includes(name) && !NOT_INHERITED.includes(name.replace(/_FILE$/, ''));
  return Object.fromEntries(Object.entries(env).filter(([name]) => isKept(name)));
}

/** The standalone server of a build, also of one that did not bundle it yet. */
export function standaloneOf(dist: string): string {
  const bundled = path.resolve(dist, 'standalone/main.js');
  return existsSync(bundled) ? bundled : path.resolve(dist, 'apps/standalone/main.js');
}

/** A port that was free a moment ago. If somebody takes it in between, the start fails and reports it. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function ready(child: ChildProcess, url: string, known: string | undefined): Promise<string> {
  const lines: string[] = [];
  let key = known;
  let unread = '';
  const keep = (chunk: Buffer): void => {
    const text = chunk.toString();
    unread = key === undefined ? (unread + text).slice(-10_000) : '';
    key ??= KEY.exec(unread)?.[1];
    lines.push(...text.split('\n').filter(Boolean));
    lines.splice(0, Math.max(0, lines.length - KEPT_LINES));
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code, signal) => (failure = `it ended with ${signal ?? `code ${code}`}`));
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline && failure === undefined) {
    if (key !== undefined && (await isReady(url))) return key;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const reason = failure ?? (key === undefined ? 'it printed no key' : 'it did not become ready');
  throw new Error(`the server did not start: ${reason}\n${lines.join('\n').replace(/rk_\w+/g, 'rk_…')}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Ends a process, by force after a while. Safe to call twice. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(force);
}
