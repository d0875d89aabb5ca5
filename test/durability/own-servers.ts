import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@test/support/free-port.js';
import { patient } from '@test/support/patience.js';
import { Redis } from 'ioredis';
import pg from 'pg';

const START_TIMEOUT_MS = 30_000;

const RUNNING = new Set<ChildProcess>();
// For a test that failed halfway.
process.once('exit', () => RUNNING.forEach((child) => child.kill('SIGQUIT') && child.kill('SIGCONT')));

/** A server of the test's own, on a free port, which it may kill, freeze and empty without affecting others. */
abstract class OwnServer {
  protected child: ChildProcess | undefined;

  protected constructor(
    protected readonly folder: string,
    readonly port: number,
  ) {}

  abstract readonly url: string;
  protected abstract spawn(): ChildProcess;
  protected abstract answers(): Promise<boolean>;
  /** The pids that make up the server. */
  protected abstract pids(): number[];

  /** @throws if it does not respond in time */
  async start(): Promise<void> {
    const child = (this.child = this.spawn());
    RUNNING.add(child);
    child.once('exit', () => RUNNING.delete(child));
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2_000)));
    for (const limit = patient(START_TIMEOUT_MS); !(await this.answers()); await sleep(20)) {
      if (child.exitCode !== null || limit.isOver())
        throw new Error(`a server did not start: ${child.spawnargs.join(' ')}\n${said}`);
    }
  }

  /** Kills it, without a checkpoint and without notice to its clients. */
  protected async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    await ended;
  }

  abstract kill(): Promise<void>;

  /** It keeps its connections, accepts more, and does not respond, like a hanging machine. @returns its end */
  freeze(): () => void {
    const pids = this.pids();
    const tell = (signal: NodeJS.Signals): void => {
      for (const pid of pids) if (existsSync(`/proc/${pid}`)) process.kill(pid, signal);
    };
    tell('SIGSTOP');
    return () => tell('SIGCONT');
  }

  /** Also while it is frozen. */
  async remove(): Promise<void> {
    for (const pid of this.pids()) if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGCONT');
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Stores nothing on disk, so a kill loses its data. */
export class OwnRedis extends OwnServer {
  readonly url = `redis://127.0.0.1:${this.port}`;

  /** Whether this machine has the program. */
  static readonly isHere = findProgram('redis-server') !== undefined;

  static async open(): Promise<OwnRedis> {
    const redis = new OwnRedis(await mkdtemp(join(tmpdir(), 'recollect-redis-')), await freePort());
    await redis.start();
    return redis;
  }

  async flushAll(): Promise<void> {
    const client = new Redis(this.url, { lazyConnect: true });
    await client.connect();
    await client.flushall();
    client.disconnect();
  }

  override kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  protected spawn(): ChildProcess {
    const options = { bind: '127.0.0.1', port: `${this.port}`, dir: this.folder, save: '', appendonly: 'no' };
    const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    return spawn('redis-server', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  }

  protected async answers(): Promise<boolean> {
    const client = new Redis(this.url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.ping()) === 'PONG';
    } catch {
      return false;
    } finally {
      client.disconnect();
    }
  }

  protected pids(): number[] {
    return this.child?.pid === undefined ? [] : [this.child.pid];
  }
}

const DATABASE = 'recollect';

/** A cluster without fsync: committed data survives the end of its processes, and nothing worse happens here. */
export class OwnPostgres extends OwnServer {
  /** The login that serves requests, created by the migrations. */
  readonly url = `postgres://faults:faults@127.0.0.1:${this.port}/${DATABASE}`;
  readonly adminUrl = `postgres://postgres@127.0.0.1:${this.port}/${DATABASE}`;

  /** A program of its own version: pg_dump, pg_restore. */
  static program(name: string): string {
    return join(postgresPrograms() ?? '', name);
  }

  /** The folder of its files: base/, pg_wal/ and the rest. */
  get dataFolder(): string {
    return join(this.folder, 'data');
  }

  /** Whether this machine has the programs, with pgvector, and a user who may run them. */
  static readonly isHere =
    postgresPrograms() !== undefined && (process.getuid?.() !== 0 || postgresUser() !== undefined);

  static async open(): Promise<OwnPostgres> {
    const postgres = await OwnPostgres.inFolder('recollect-postgres-');
    const words = ['-D', postgres.dataFolder, '-A', 'trust', '-U', 'postgres', '--no-sync', '-E', 'UTF8'];
    execFileSync(OwnPostgres.program('initdb'), [...words, '--locale=C'], { ...whoRunsIt(), cwd: postgres.folder });
    await postgres.start();
    await postgres.query(`create database ${DATABASE} template template0 encoding 'UTF8'`, 'postgres');
    return postgres;
  }

  /** A separate server on a copy of the files of a stopped one. */
  static async copyOf(stopped: OwnPostgres): Promise<OwnPostgres> {
    const postgres = await OwnPostgres.inFolder('recollect-postgres-');
    // With its owner and permissions, which Postgres checks.
    execFileSync('cp', ['-a', stopped.dataFolder, postgres.dataFolder]);
    await postgres.start();
    return postgres;
  }

  /** A streaming replica of another, with all its data. */
  static async replicaOf(primary: OwnPostgres): Promise<OwnPostgres> {
    const replica = await OwnPostgres.inFolder('recollect-replica-');
    const source = `host=127.0.0.1 port=${primary.port} user=postgres`;
    const words = ['-D', replica.dataFolder, '-d', source, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync'];
    execFileSync(OwnPostgres.program('pg_basebackup'), words, { ...whoRunsIt(), cwd: replica.folder });
    await replica.start();
    return replica;
  }

  private static async inFolder(prefix: string): Promise<OwnPostgres> {
    const folder = await mkdtemp(join(tmpdir(), prefix));
    const { uid, gid } = whoRunsIt();
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
    return new OwnPostgres(folder, await freePort());
  }

  /** With a checkpoint, so that its files are complete. */
  stop(): Promise<void> {
    return this.end('SIGINT');
  }

  /** Like `pg_ctl stop -m immediate`: it recovers from its log at the next start. */
  override kill(): Promise<void> {
    return this.end('SIGQUIT');
  }

  protected spawn(): ChildProcess {
    const settings = {
      port: this.port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off',
      max_connections: 100, shared_buffers: '64MB', log_min_messages: 'fatal',
    }; // prettier-ignore
    const words = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const program = join(postgresPrograms() ?? '', 'postgres');
    const options = { ...whoRunsIt(), cwd: this.folder };
    return spawn(program, ['-D', join(this.folder, 'data'), ...words], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  protected answers(): Promise<boolean> {
    return this.query('select 1', 'postgres').then(
      () => true,
      () => false,
    );
  }

  protected pids(): number[] {
    const main = this.child?.pid;
    if (main === undefined || !existsSync(`/proc/${main}`)) return [];
    // The parent first, which would start others.
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [main, ...children.map(Number)];
  }

  private async query(text: string, database: string): Promise<void> {
    const url = new URL(this.adminUrl);
    url.pathname = `/${database}`;
    const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(text).finally(() => client.end());
  }
}

/** The folder of a Postgres that has pgvector. Debian keeps them by version, outside the PATH. */
function postgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && hasVector(folder));
}

function hasVector(folder: string): boolean {
  try {
    const shared = execFileSync(join(folder, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim();
    return existsSync(join(shared, 'extension', 'vector.control'));
  } catch {
    return false;
  }
}

/** Postgres refuses to run as root. */
function whoRunsIt(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? (postgresUser() ?? {}) : {};
}

function postgresUser(): { uid: number; gid: number } | undefined {
  if (!existsSync('/etc/passwd')) return undefined;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function path(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

function findProgram(name: string): string | undefined {
  return path().find((folder) => existsSync(join(folder, name)));
}

/** A pooler in front of a Postgres: one connection serves a client for one transaction at a time. */
export class OwnPooler extends OwnServer {
  /** Whether this machine has the program, and a user who may run it. */
  static readonly isHere = pooler() !== undefined && (process.getuid?.() !== 0 || postgresUser() !== undefined);

  get url(): string {
    return `postgres://faults:faults@127.0.0.1:${this.port}/${DATABASE}`;
  }

  private constructor(
    folder: string,
    port: number,
    private readonly connections: number,
  ) {
    super(folder, port);
  }

  static async before(postgres: OwnPostgres, connections: number): Promise<OwnPooler> {
    const folder = await mkdtemp(join(tmpdir(), 'recollect-pooler-'));
    const own = new OwnPooler(folder, await freePort(), connections);
    await writeFile(join(folder, 'users.txt'), '"faults" "faults"\n"postgres" ""\n');
    await writeFile(join(folder, 'pgbouncer.ini'), own.settings(postgres.port));
    const { uid, gid } = whoRunsIt();
    if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
    await own.start();
    return own;
  }

  /** Its own figures: SHOW POOLS, SHOW SERVERS, SHOW STATS. */
  async show<T extends pg.QueryResultRow>(what: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${this.port}/pgbouncer` });
    await client.connect();
    return client.query<T>(`show ${what}`).then(({ rows }) => rows, (error: unknown) => Promise.reject(error as Error)).finally(() => client.end()); // prettier-ignore
  }

  override kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  private settings(server: number): string {
    return [
      '[databases]',
      `${DATABASE} = host=127.0.0.1 port=${server} dbname=${DATABASE}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${this.port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(this.folder, 'users.txt')}`,
      'admin_users = postgres',
      'pool_mode = transaction',
      `default_pool_size = ${this.connections}`,
      // What a Postgres client sets when it connects, and what no pool can preserve for it.
      'ignore_startup_parameters = extra_float_digits',
    ].join('\n');
  }

  protected spawn(): ChildProcess {
    const options = { ...whoRunsIt(), cwd: this.folder };
    return spawn(pooler() ?? '', ['-q', join(this.folder, 'pgbouncer.ini')], { ...options, stdio: ['ignore', 'ignore', 'pipe'] }); // prettier-ignore
  }

  protected answers(): Promise<boolean> {
    return this.show('version').then(
      () => true,
      () => false,
    );
  }

  protected pids(): number[] {
    return this.child?.pid === undefined ? [] : [this.child.pid];
  }
}

function pooler(): string | undefined {
  const folder = [...path(), '/usr/sbin'].find((one) => existsSync(join(one, 'pgbouncer')));
  return folder && join(folder, 'pgbouncer');
}
