import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../pool.js';
import { type EmbeddedServer, EmbeddedServerError, startEmbeddedServer } from './embedded-server.js';
import { keepLogShort } from './keep-log-short.js';
import { keepTablesTidy } from './keep-tables-tidy.js';
import { setModes } from './make-database.js';

// The embedded server does not use a Postgres server, so one run is enough.
const embedded = globalThis.BACKEND === 'pglite' ? describe : describe.skip;

let workshop: string;
/** An empty database, made once, because making one costs more than everything that is tested in it. */
let made: { readonly prepared: string; readonly dumpFile: string };

beforeAll(async () => {
  if (globalThis.BACKEND !== 'pglite') return;
  workshop = await mkdtemp(join(tmpdir(), 'recollect-embedded-'));
  const { server, close } = await startWithPool(join(workshop, 'made'));
  made = { prepared: join(workshop, 'made/pg'), dumpFile: join(workshop, 'made.tar') };
  await writeFile(made.dumpFile, await server.dump());
  await close();
});
afterAll(() => workshop && rm(workshop, { recursive: true, force: true }));

async function answer(pool: Pool, text: string, values?: unknown[]): Promise<unknown> {
  const { rows } = await pool.query<{ answer: unknown }>(text, values);
  return rows[0]?.answer;
}

async function untilEqual(look: () => Promise<unknown>, wanted: unknown): Promise<void> {
  const begun = performance.now();
  let seen: unknown;
  while (JSON.stringify((seen = await look())) !== JSON.stringify(wanted))
    if (performance.now() - begun > 20_000) return expect(seen).toEqual(wanted);
}

async function startWithPool(
  folder: string | undefined,
  from: { dumpFile?: string; prepared?: string } = {},
): Promise<{ server: EmbeddedServer; pool: Pool; close(): Promise<void> }> {
  const { dumpFile, prepared } = from;
  const source = folder === undefined ? { dumpFile } : { prepared };
  const server = await startEmbeddedServer({ folder, ...source });
  const pool = createPool(server.connection, { max: 5 });
  return { server, pool, close: () => pool.end().then(() => server.close()) };
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(20);
}

embedded('the embedded server', () => {
  it('keeps stored data across a restart, in private files, and leaves no socket behind', async () => {
    const folder = join(workshop, 'kept');
    const first = await startWithPool(folder, made);
    await first.pool.query(`create extension vector; create table kept as select '[1,2]'::vector as answer`);
    const socket = join(first.server.connection.host, '.s.PGSQL.5432');
    expect(existsSync(socket)).toBe(true);
    for (const inner of ['.', 'run', 'pg']) expect((await stat(join(folder, inner))).mode & 0o077).toBe(0);
    await first.close();
    expect(existsSync(socket)).toBe(false);
    const second = await startWithPool(folder);
    expect(await answer(second.pool, 'select answer from kept')).toBe('[1,2]');
    await second.close();
  });

  it('starts over after an interrupted first start', async () => {
    const folder = join(workshop, 'interrupted');
    await mkdir(join(folder, 'pg.new', 'base'), { recursive: true });
    await writeFile(join(folder, 'pg.new', 'PG_VERSION'), '18');
    const { pool, close } = await startWithPool(folder);
    expect(await answer(pool, 'select 1 as answer')).toBe(1);
    await close();
  });

  it('starts as a private copy of a prepared one, which stays unchanged', async () => {
    const preparing = await startWithPool(join(workshop, 'preparing'), made);
    await preparing.pool.query('create table prepared as select 7 as answer');
    await preparing.close();
    const prepared = join(workshop, 'preparing/pg');
    // As in an image: everybody may read, nobody may write.
    await setModes(prepared, { folders: 0o555, files: 0o444 });
    const folder = join(workshop, 'copied');
    // Left by a start that was killed during its copy.
    await mkdir(join(folder, 'pg.new', 'base'), { recursive: true });
    await writeFile(join(folder, 'pg.new', 'left.over'), '');
    const copied = await startWithPool(folder, { prepared });
    expect(await answer(copied.pool, 'update prepared set answer = 8 returning answer')).toBe(8);
    await copied.close();
    for (const [inner, mode] of [
      ['.', 0o700],
      ['base', 0o700],
      ['PG_VERSION', 0o600],
    ] as const)
      expect([inner, (await stat(join(folder, 'pg', inner))).mode & 0o777]).toEqual([inner, mode]);
    expect(await readdir(join(folder, 'pg'))).not.toContain('left.over');
    const again = await startWithPool(join(workshop, 'copied again'), { prepared });
    expect(await answer(again.pool, 'select answer from prepared')).toBe(7);
    await again.close();
  });

  it('is created from scratch, in private files, if nothing is prepared', async () => {
    const folder = join(workshop, 'alone');
    const { pool, close } = await startWithPool(folder, { prepared: join(workshop, 'nowhere at all') });
    expect(await answer(pool, 'select 1 as answer')).toBe(1);
    for (const inner of ['.', 'run', 'pg']) expect((await stat(join(folder, inner))).mode & 0o077).toBe(0);
    await close();
  });

  it('stops creating a database when the process that wanted it is killed', async () => {
    const folder = join(workshop, 'orphaned');
    const maker = new URL('./make-folder.mjs', import.meta.url).pathname;
    const script = `process.stdout.write(String(require('node:child_process').fork(process.argv[1], [process.argv[2]]).pid))`;
    const parent = spawn(process.execPath, ['-e', script, maker, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = await new Promise<number>((settle) =>
      parent.stdout.once('data', (bytes: Buffer) => settle(Number(bytes))),
    );
    while (!existsSync(folder)) await sleep(10);
    parent.kill('SIGKILL');
    await waitUntil(() => !runs(pid));
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(false);
  });

  it('says why it cannot create a folder', async () => {
    const folder = join(workshop, 'elsewhere');
    await mkdir(folder);
    await symlink(join(workshop, 'nowhere'), join(folder, 'pg'));
    await expect(startEmbeddedServer({ folder })).rejects.toThrow(/^the embedded database cannot be made in .*ENOTDIR/);
  });

  it('moves its socket to a short temporary path if the folder’s path is long, and removes it', async () => {
    const folder = join(workshop, 'x'.repeat(90));
    const { server, pool, close } = await startWithPool(folder, made);
    const { host } = server.connection;
    expect(dirname(host)).toBe(tmpdir());
    expect((await stat(host)).mode & 0o077).toBe(0);
    expect(await answer(pool, 'select 1 as answer')).toBe(1);
    await close();
    expect(existsSync(host)).toBe(false);
  });

  it('says why it cannot open a folder', async () => {
    const folder = join(workshop, 'spoilt');
    await mkdir(folder);
    await writeFile(join(folder, 'pg'), 'not a folder');
    await expect(startEmbeddedServer({ folder })).rejects.toThrow(EmbeddedServerError);
  });

  it('refuses a part of a database, and leaves its files as they are', async () => {
    const folder = join(workshop, 'part');
    await cp(made.prepared, join(folder, 'pg'), { recursive: true });
    await rm(join(folder, 'pg', 'PG_VERSION'));
    await writeFile(join(folder, 'pg', 'base', 'mine'), 'mine');
    const start = startEmbeddedServer({ folder });
    await expect(start).rejects.toThrow(EmbeddedServerError);
    await expect(start).rejects.toThrow(/no PG_VERSION, so it is only a part of a database: copy all of it/);
    expect(await readFile(join(folder, 'pg', 'base', 'mine'), 'utf8')).toBe('mine');
  });

  it('names the PostgreSQL of a folder that is of another one', async () => {
    const folder = join(workshop, 'older');
    await cp(made.prepared, join(folder, 'pg'), { recursive: true });
    expect(await readFile(join(folder, 'pg', 'PG_VERSION'), 'utf8')).toBe('18\n');
    await writeFile(join(folder, 'pg', 'PG_VERSION'), '17\n');
    await expect(startEmbeddedServer({ folder })).rejects.toThrow(
      /pg is a database of PostgreSQL 17, and this version of Recollect opens those of PostgreSQL 18/,
    );
  });

  it('says that damaged files need a backup', async () => {
    const folder = join(workshop, 'damaged');
    await cp(made.prepared, join(folder, 'pg'), { recursive: true });
    await rm(join(folder, 'pg', 'global'), { recursive: true });
    await expect(startEmbeddedServer({ folder })).rejects.toThrow(/damaged\/pg cannot be opened .*restore a backup/);
  });

  it('keeps its log short, however much is written', async () => {
    const folder = join(workshop, 'logged');
    const { pool, close } = await startWithPool(folder, made);
    const stop = keepLogShort(pool, 20);
    await pool.query('create table written (text text)');
    for (let round = 0; round < 20; round += 1) {
      await pool.query(`insert into written select repeat('x', 1000) from generate_series(1, 8000)`);
      await sleep(40);
    }
    const files = (await readdir(join(folder, 'pg', 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
    // 180 MB were logged, in files of 16 MB each.
    expect(files.length).toBeLessThanOrEqual(6);
    await stop();
    await close();
  }, 60_000);

  it('keeps statistics of its tables, and frees the space of deleted rows', async () => {
    const { pool, close } = await startWithPool(undefined, made);
    const stop = keepTablesTidy(pool, 20);
    await pool.query("create table kept as select n, repeat('x', 100) as text from generate_series(1, 20000) n");
    const seen = async (): Promise<unknown> => {
      await sleep(100);
      return answer(
        pool,
        `select array[reltuples, relallvisible - relpages] as answer from pg_class where relname = 'kept'`,
      );
    };
    await untilEqual(seen, [20_000, 0]);
    await pool.query('delete from kept where n > 10000');
    await untilEqual(seen, [10_000, 0]);
    await stop();
    await close();
  }, 60_000);

  it.each(['records', 'passages', 'passage_vectors'])(
    'knows at once that %s have grown, before the next look at all tables',
    async (table) => {
      const { pool, close } = await startWithPool(undefined, made);
      await pool.query(`create table ${table} (n int, text text)`);
      const stop = keepTablesTidy(pool, 3_600_000, 20);
      await sleep(100);
      await pool.query(`insert into ${table} select n, repeat('x', 100) from generate_series(1, 20000) n`);
      const seen = async (): Promise<unknown> => {
        await sleep(50);
        return answer(pool, `select reltuples as answer from pg_class where relname = '${table}'`);
      };
      await untilEqual(seen, 20_000);
      await stop();
      await close();
    },
    60_000,
  );

  it('starts from a dump', async () => {
    const first = await startWithPool(undefined, made);
    await first.pool.query('create table dumped as select 7 as answer');
    const dumpFile = join(workshop, 'dump.tar');
    await writeFile(dumpFile, await first.server.dump());
    await first.close();
    const second = await startWithPool(undefined, { dumpFile });
    expect(await answer(second.pool, 'select answer from dumped')).toBe(7);
    await second.close();
  });
});

embedded('connections to the embedded server', () => {
  let server: EmbeddedServer;
  let pool: Pool;
  let close: () => Promise<void>;
  beforeAll(async () => ({ server, pool, close } = await startWithPool(undefined, made)));
  afterAll(() => close());

  it('get their own results for queries with parameters outside a transaction', async () => {
    // Larger than a socket's buffer: it arrives in parts, and another connection's messages could slip in between.
    const long = 'x'.repeat(1_500_000);
    const asked = Array.from({ length: 40 }, (_, index) =>
      index % 2
        ? answer(pool, 'select $1::int as answer', [index])
        : answer(pool, 'select right($1::text, 3) as answer', [`${long}${index}`]),
    );
    const expected = asked.map((_, index) => (index % 2 ? index : `xx${index}`.slice(-3)));
    expect(await Promise.all(asked)).toEqual(expected);
  });

  it.each([
    ['outside a transaction', false, false],
    ['inside a transaction', true, false],
    ['outside a transaction, of which it wanted to hear at once', false, true],
    ['inside a transaction, of which it wanted to hear at once', true, true],
  ])('are not disturbed by one that dies in the middle of a failed query %s', async (_, begin, flush) => {
    await dieAfterParsing(server, 'select nothing from nowhere', { begin, flush });
    expect(await answer(pool, 'select $1::int as answer', [1])).toBe(1);
    expect(await answer(pool, 'select pg_current_xact_id_if_assigned() as answer')).toBeNull();
  });

  it('are not disturbed by one that dies in the middle of a transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query('create table undone (a int)');
    client.on('error', () => undefined);
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    client.release(true);
    expect(await answer(pool, `select to_regclass('undone') as answer`)).toBeNull();
  });

  it('keep working after being closed and reopened many times', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = createPool(server.connection, { max: 3 });
      expect(await Promise.all([1, 2, 3].map((value) => answer(other, 'select $1::int as answer', [value])))).toEqual([
        1, 2, 3,
      ]);
      await other.end();
    }
  });
});

/** Sends raw protocol messages: startup, perhaps BEGIN, a Parse, perhaps a Flush, no Sync. Then cuts the connection. */
async function dieAfterParsing(
  server: EmbeddedServer,
  text: string,
  { begin, flush }: { begin: boolean; flush: boolean },
): Promise<void> {
  const socket = connect(join(server.connection.host, `.s.PGSQL.${server.connection.port}`));
  const startup = Buffer.from('\0\0\0\0\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1');
  startup.writeInt32BE(startup.length, 0);
  let heard = '';
  socket.on('data', (bytes: Buffer) => (heard += bytes.toString('latin1')));
  const hears = async (word: string): Promise<void> => {
    while (!heard.includes(word)) await sleep(10);
  };
  socket.write(startup);
  await hears('Z\0\0\0\x05I');
  if (begin) socket.write(message('Q', 'begin\0'));
  socket.write(message('P', `\0${text}\0\0\0`));
  if (flush) {
    socket.write(message('H', ''));
    await hears('nowhere');
  }
  await sleep(50);
  socket.destroy();
  await sleep(50);
}

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}`, 'latin1');
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}
