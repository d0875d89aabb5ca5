import { execFileSync } from 'node:child_process';
import { generateKey } from '@governance/tenancy/api-key.js';
import { createPool } from '@platform/database/pool.js';
import { freePort } from '@test/support/free-port.js';
import { startBagOfWords } from '@test/support/bag-of-words.js';
import { Client } from '@test/support/client.js';
import type pg from 'pg';
import { openMigrated } from './migrated-postgres.js';
import { OwnPostgres, OwnRedis } from './own-servers.js';
import { buildIfNeeded, type Ended, killLeftovers, ServerProcess } from './server-process.js';

/** Whether this machine can run one. What cannot be tested is reported, and not silently skipped. */
export const canInstall = OwnPostgres.isHere && OwnRedis.isHere;
if (!canInstall)
  process.stderr.write(
    'SKIPPED: faults of a whole installation. They need redis-server, and initdb and postgres with pgvector, on this machine.\n',
  );

/** Extra environment variables of its processes, by kind. */
export type Told = (servers: { postgres: OwnPostgres; redis: OwnRedis }, app: App) => Readonly<Record<string, string>>;
export type App = 'api' | 'worker';

/** An API and workers as separate processes, on a Postgres and a Redis that nobody else uses. */
export class Installation {
  /** Always at the same address. */
  readonly url: string;
  readonly client: Client;
  private api: ServerProcess | undefined;
  private readonly workers: ServerProcess[] = [];
  private readonly expectedToEnd = new Set<ServerProcess>();
  /** Processes that ended although nobody had stopped them. */
  readonly exits: string[] = [];

  get key(): string {
    return this.env['RECOLLECT_BOOTSTRAP_KEY'] ?? '';
  }

  private constructor(
    readonly postgres: OwnPostgres,
    readonly redis: OwnRedis,
    readonly admin: pg.Pool,
    private readonly env: Readonly<Record<string, string>>,
    private readonly told: Told,
    private readonly closeModel: () => Promise<void>,
  ) {
    this.url = `http://127.0.0.1:${env['PORT']}`;
    this.client = new Client(this.url, env['RECOLLECT_BOOTSTRAP_KEY']);
  }

  /**
   * @param delayMs the response time of the model, so that jobs are in progress when something fails
   * @param before what to do once the servers are up, before our processes start
   */
  static async open(
    workers: number,
    delayMs: number,
    over: Readonly<Record<string, string>> | Told = {},
    before?: (servers: Parameters<Told>[0]) => Promise<void>,
  ): Promise<Installation> {
    await buildIfNeeded();
    const [postgres, redis] = await Promise.all([openMigrated(), OwnRedis.open()]);
    const model = await startBagOfWords({ delayMs });
    const admin = createPool({ connectionString: postgres.adminUrl }, { max: 2 });
    const env = {
      ...model.env,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      PORT: String(await freePort()),
      LOG_LEVEL: 'info',
      RECOLLECT_SECRET: 'a-server-secret-of-the-tests-0123456789',
      RECOLLECT_BOOTSTRAP_KEY: generateKey().text,
    };
    const told = typeof over === 'function' ? over : () => over;
    const installation = new Installation(postgres, redis, admin, env, told, model.close);
    await before?.(installation);
    const numbers = Array.from({ length: workers }, (_, n) => n);
    await Promise.all([installation.startApi(), ...numbers.map((n) => installation.startWorker(n))]);
    return installation;
  }

  async close(): Promise<void> {
    killLeftovers();
    await this.postgres.remove();
    await this.redis.remove();
    await this.admin.end();
    await this.closeModel();
  }

  /** SIGKILL, and a restart a moment later, as a process supervisor does. */
  async killApi(): Promise<void> {
    await this.end(this.api, 'SIGKILL');
    await this.startApi();
  }

  async killWorker(n: number): Promise<void> {
    await this.end(this.workers[n], 'SIGKILL');
    await this.startWorker(n);
  }

  /** Limits its memory to the current amount, and starts another when it has died of that. */
  async starveWorker(n: number): Promise<Ended> {
    const worker = this.workers[n];
    if (!worker) throw new Error('there is no such process');
    this.expectedToEnd.add(worker);
    execFileSync('prlimit', ['--pid', `${worker.pid}`, '--as=1048576:1048576']);
    const ended = await worker.ended();
    await this.startWorker(n);
    return ended;
  }

  /** All at once. */
  async killAll(): Promise<void> {
    const all = [this.api, ...this.workers];
    await Promise.all(all.map((one) => this.end(one, 'SIGKILL')));
    await this.start();
  }

  /** After `stop`: as many of each as before. */
  async start(): Promise<void> {
    await Promise.all([this.startApi(), ...this.workers.map((_, n) => this.startWorker(n))]);
  }

  /** Once nobody uses it any more (`ServerProcess.stop`). @returns how they ended */
  async stop(): Promise<Ended[]> {
    await globalThis.hangUp();
    return Promise.all([this.api, ...this.workers].map((one) => this.end(one, 'SIGTERM')));
  }

  /** The first number in the result of a query. */
  async number(text: string): Promise<number> {
    const { rows } = await this.admin.query<Record<string, unknown>>(`select (${text})::float8 as n`);
    return Number(rows[0]?.['n']);
  }

  /** The output of the processes, newest last, for a failure. */
  said(): string {
    const parts = [this.api, ...this.workers].map((one) => `${one?.out ?? ''}${one?.err ?? ''}`.slice(-4_000));
    return parts.join('\n---\n');
  }

  /** All output of its processes since their last start. */
  output(): string {
    return [this.api, ...this.workers].map((one) => `${one?.out ?? ''}${one?.err ?? ''}`).join('\n');
  }

  private async startApi(): Promise<void> {
    this.api = await this.started('api');
  }

  private async startWorker(n: number): Promise<void> {
    this.workers[n] = await this.started('worker');
  }

  private async started(app: App): Promise<ServerProcess> {
    const server = await ServerProcess.start(app, { ...this.env, ...this.told(this, app) });
    void server.ended().then(({ code, signal }) => {
      if (!this.expectedToEnd.has(server)) this.exits.push(`${app}: ${code ?? signal}\n${server.err.slice(-2_000)}`);
    });
    return server;
  }

  private async end(server: ServerProcess | undefined, signal: NodeJS.Signals): Promise<Ended> {
    if (!server) throw new Error('there is no such process');
    this.expectedToEnd.add(server);
    return server.signal(signal);
  }
}
