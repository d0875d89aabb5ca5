import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKey } from '@governance/tenancy/api-key.js';
import { createPool } from '@platform/database/pool.js';
import { canInstall, Installation } from '@test/durability/installation.js';
import { buildIfNeeded, ServerProcess } from '@test/durability/server-process.js';
import { Client } from '@test/support/client.js';
import { Redis } from 'ioredis';
import pg from 'pg';

/**
 * What is shipped, as separate processes, on a database and a Redis that nobody else uses, with direct access to both.
 */
export interface House {
  /** A client with a key; by default the first, which may do everything. */
  client(key?: string): Client;
  url(): string;
  readonly redis: Redis | null;
  readonly ledgerFile: string;
  /** DATABASE_ADMIN_URL; none if the database is embedded. */
  readonly adminUrl: string | null;
  readonly dataDir: string;
  /** The folder of the database's files. */
  readonly files: string;
  /** As a login without restrictions. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The output of the processes since their last start. */
  logs(): string;
  /** @param over settings for this time only */
  start(over?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops the processes; the database of a server continues. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** Whether the backend of the running jest project supports one. */
export const canBuild = globalThis.BACKEND === 'pglite' || canInstall;

const common = { LOG_LEVEL: 'debug', DOCS_ENABLED: 'false', JOB_ATTEMPTS: '2', JOB_BACKOFF_MS: '50' };

export async function openHouse(env: Readonly<Record<string, string>>): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'recollect-house-'));
  const ledgerFile = join(folder, 'kept-apart', 'erasures.ndjson');
  const settings = { ...common, ...env, LEDGER_FILE: ledgerFile };
  const dataDir = join(folder, 'data');
  const house = globalThis.BACKEND === 'postgres' ? await withServers(settings) : await embedded(settings, dataDir);
  const close = async (): Promise<void> => {
    await house.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...house, ledgerFile, dataDir, close };
}

type Built = Omit<House, 'ledgerFile' | 'dataDir'>;

async function embedded(env: Readonly<Record<string, string>>, dataDir: string): Promise<Built> {
  await buildIfNeeded();
  const firstKey = generateKey().text;
  const settings = { ...env, RECOLLECT_DATA_DIR: dataDir, RECOLLECT_BOOTSTRAP_KEY: firstKey };
  let server: ServerProcess | undefined;
  let admin: pg.Pool | undefined;
  const stop = async (): Promise<void> => {
    await admin?.end();
    await server?.stop();
    server = admin = undefined;
  };
  let said = '';
  const start = async (over: Readonly<Record<string, string>> = {}): Promise<void> => {
    server = await ServerProcess.start('standalone', { ...settings, ...over });
    admin = createPool({ host: join(dataDir, 'run'), port: 5432, user: 'postgres', database: 'postgres' }, { max: 1 });
  };
  await start();
  return {
    client: (key = firstKey) => new Client(server?.url ?? '', key),
    url: () => server?.url ?? '',
    redis: null,
    adminUrl: null,
    files: join(dataDir, 'pg'),
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await admin?.query<Row>(text, values))?.rows ?? [],
    logs: () => (said = server ? server.out + server.err : said),
    start,
    stop,
    close: stop,
  };
}

async function withServers(env: Readonly<Record<string, string>>): Promise<Built> {
  let now = env;
  const installation = await Installation.open(1, 0, () => now);
  const redis = new Redis(installation.redis.url);
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (!stopped) await installation.stop();
    stopped = true;
  };
  return {
    client: (key = installation.key) => new Client(installation.url, key),
    url: () => installation.url,
    redis,
    adminUrl: installation.postgres.adminUrl,
    files: installation.postgres.dataFolder,
    query: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => {
      const client = new pg.Client({ connectionString: installation.postgres.adminUrl });
      await client.connect();
      return client.query<Row>(text, values).then(({ rows }) => rows).finally(() => client.end()); // prettier-ignore
    },
    logs: () => installation.output(),
    async start(over = {}) {
      now = { ...env, ...over };
      await installation.start();
      stopped = false;
    },
    stop,
    async close() {
      redis.disconnect();
      await stop();
      await installation.close();
    },
  };
}
