import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTenant, createKey } from '@contracts/tenancy/tenancy.operations.js';
import { generateKey } from '@governance/tenancy/api-key.js';
import { BootstrapInstallation } from '@governance/tenancy/bootstrap-installation.js';
import type { Clock } from '@kernel/clock.js';
import type { Permission } from '@kernel/scope.js';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SchedulerRegistry } from '@nestjs/schedule';
import { type Config, loadConfig, readConfig } from '@platform/config/config.js';
import { DatabaseModule } from '@platform/database/database.module.js';
import { createLogger, type Logger, LOGGER } from '@platform/observability/logger.js';
import { NestLogger } from '@platform/observability/nest-logger.js';
import { Schedules } from '@platform/queue/schedules/schedules.js';
import { createHttpApp } from '@transports/http/http-app.js';
import { type DestinationStream, pino } from 'pino';
import { DOORS } from '../../apps/support/doors.js';
import { startBagOfWords } from './bag-of-words.js';
import { Client, type Speaker } from './client.js';
import { openTestDatabase, type TestDatabase } from './database.js';

export interface AppOptions {
  /**
   * Settings on top of those that every test uses, by their names in the environment. Texts are embedded as bags of
   * words unless EMBEDDING_PROVIDER is set: `bundled` loads the real model, which costs each file a second.
   */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** Where its log goes, line by line; `LOG_LEVEL` is `silent` unless `env` says something else. */
  readonly log?: DestinationStream;
  /** An installation that outlives this application: its database, which `stop` leaves open, and its admin key. */
  readonly installation?: { readonly db: TestDatabase; readonly adminKey: string };
}

/** The permissions and limits of a test key. By default it may do everything that a key of one tenant can. */
export interface KeyOptions {
  readonly permissions?: readonly Permission[];
  readonly [setting: string]: unknown;
}

/** The running application, with the clients and the internals that a test uses. */
export interface TestApp {
  readonly url: string;
  /** Of the first tenant, with every permission; its default user is `default`. */
  readonly adminKey: string;
  readonly db: TestDatabase;
  /** A client with this key, by default with the admin key. */
  client(key?: string, speaker?: Speaker): Client;
  /** A client for a user of the first tenant, with the admin key; by default a new user. */
  user(name?: string): Client;
  /** The admin key of another tenant, always the same one. */
  otherTenant(): Promise<string>;
  /** Creates a key of the first tenant. */
  key(options?: KeyOptions): Promise<{ readonly key: string; readonly id: string }>;
  /** Rows of a table, of all tenants or those that match the condition. */
  count(table: string, where?: string, values?: readonly unknown[]): Promise<number>;
  /** Runs a schedule to its end now, whether due or not. */
  runSchedule(name: string): Promise<void>;
  /** A component of the process that serves requests, for what no request can reach. */
  inside<T>(part: abstract new (...dependencies: never[]) => T): T;
  stop(): Promise<void>;
}

/** Not secret: it protects installations that live as long as one test. */
const SECRET = 'a-server-secret-of-the-tests-0123456789';
export const TENANT_PERMISSIONS = [
  'records:read', 'records:write', 'shared:read', 'shared:write', 'blocks:read', 'blocks:write', 'messages:read',
  'messages:write', 'models:use', 'admin',
] as const satisfies Permission[]; // prettier-ignore

/**
 * Starts the real application in this process, on the backend of the running jest project: on PGlite the single process
 * of `npm start`; on Postgres api and worker, which share Redis (without Redis, the single process again).
 */
export async function startApp(options: AppOptions = {}): Promise<TestApp> {
  const db = options.installation?.db ?? (await openTestDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'recollect-e2e-'));
  const closers = [() => rm(dataDir, { recursive: true, force: true })];
  if (!options.installation) closers.push(() => db.close());
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const model = options.env?.['EMBEDDING_PROVIDER'] === undefined ? await startBagOfWords() : undefined;
    if (model) closers.push(model.close);
    const config = readConfig({ ...model?.env, ...settings(dataDir, db, options) });
    const processes = await start(config, db, options);
    closers.push(...processes.closers);
    const adminKey = options.installation?.adminKey ?? generateKey().text;
    await processes.http.get(BootstrapInstallation).run(adminKey);
    await processes.http.listen(0, '127.0.0.1');
    holdSchedules(processes.clocks);
    const url = (await processes.http.getUrl()).replace('[::1]', '127.0.0.1');
    return {
      ...testApp(url, adminKey, db, stop),
      runSchedule: (name) => processes.schedules.runNow(name),
      inside: (part) => processes.http.get(part, { strict: false }),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function settings(dataDir: string, db: TestDatabase, { env = {} }: AppOptions): Record<string, string | undefined> {
  const { redisUrl } = loadConfig().queue;
  return {
    RECOLLECT_DATA_DIR: dataDir,
    LEDGER_FILE: join(dataDir, 'erasures.ndjson'),
    RECOLLECT_SECRET: SECRET,
    DATABASE_URL: db.url,
    REDIS_URL: db.url === undefined ? undefined : redisUrl,
    QUEUE_PREFIX: `e2e:${randomUUID()}`,
    // The pages of /docs have their own tests.
    DOCS_ENABLED: 'false',
    LOG_LEVEL: 'silent',
    // Hundreds of concurrent requests, on a busy machine, are no overload here: test/limits/overload tests that.
    REQUESTS_AT_ONCE: 'off',
    ...env,
  };
}

interface Processes {
  readonly http: NestFastifyApplication;
  readonly closers: (() => Promise<void>)[];
  readonly schedules: Schedules;
  readonly clocks: SchedulerRegistry;
}

/** Loads only the modules of what it starts, because every test file loads them again. */
async function start(config: Config, db: TestDatabase, { clock, log }: AppOptions): Promise<Processes> {
  const logger = createLogger(config.logLevel, log);
  if (config.queue.redisUrl === undefined) {
    const { StandaloneModule } = await import('../../apps/standalone/standalone.module.js');
    const module = StandaloneModule.using(config, DatabaseModule.using(db.database), clock);
    const http = await createHttpApp(module, DOORS, config, logger);
    if (log) divert(http, log);
    return { http, closers: [() => http.close()], schedules: http.get(Schedules), clocks: clocksOf(http) };
  }
  const { ApiModule } = await import('../../apps/api/api.module.js');
  const worker = await startWorker(config, logger, clock);
  const http = await createHttpApp(ApiModule.using(config, clock), DOORS, config, logger);
  if (log) for (const one of [worker, http]) divert(one, log);
  // Closed in reverse: requests end before the worker does.
  const closers = [() => worker.close(), () => http.close()];
  return { http, closers, schedules: worker.get(Schedules), clocks: clocksOf(worker) };
}

/** Receives the log of the application's parts instead of the output of the tests. */
export function divert(app: INestApplicationContext, log: DestinationStream): void {
  // Child loggers inherit it from their parent.
  Object.assign(app.get<Logger>(LOGGER, { strict: false }), { [pino.symbols.streamSym]: log });
}

function clocksOf(app: INestApplicationContext): SchedulerRegistry {
  return app.get(SchedulerRegistry, { strict: false });
}

/**
 * Schedules run when a test says so. Otherwise they would begin half a minute after the start, and forget, fold and
 * prune during a test whose file takes longer than that.
 */
function holdSchedules(clocks: SchedulerRegistry): void {
  for (const name of clocks.getIntervals()) clocks.deleteInterval(name);
}

async function startWorker(config: Config, logger: Logger, clock: Clock | undefined) {
  const { WorkerModule } = await import('../../apps/worker/worker.module.js');
  return NestFactory.createApplicationContext(WorkerModule.using(config, clock), {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
}

function testApp(
  url: string,
  adminKey: string,
  db: TestDatabase,
  stop: () => Promise<void>,
): Omit<TestApp, 'runSchedule' | 'inside'> {
  const client = (key = adminKey, speaker: Speaker = {}): Client => new Client(url, key, speaker);
  let other: Promise<string> | undefined;
  return {
    url,
    adminKey,
    db,
    stop,
    client,
    user: (name = newUser()) => client(adminKey, { user: name }),
    otherTenant: () => (other ??= makeTenant(client())),
    async key({ permissions = TENANT_PERMISSIONS, ...settings } = {}) {
      const made = await client().ok(createKey, { body: { name: 'test', permissions, ...settings } });
      return { key: made.key, id: made.key_id };
    },
    async count(table, where = 'true', values = []) {
      const { rows } = await db.admin.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`, [
        ...values,
      ]);
      return rows[0]?.n ?? 0;
    },
  };
}

async function makeTenant(installer: Client): Promise<string> {
  const made = await installer.ok(createTenant, { body: { name: 'another', default_user_id: 'default' } });
  if (!made.admin_key) throw new Error('the tenant was made without a key');
  return made.admin_key.key;
}

let users = 0;

/** A user that no test has named yet. */
export function newUser(): string {
  users += 1;
  return `user-${users}-${randomUUID().slice(0, 8)}`;
}
