import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Clock } from '@kernel/clock.js';
import { CONFIG, type Config, loadConfig, readConfig } from '@platform/config/config.js';
import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { openTestDatabase, type TestDatabase } from '@test/support/database.js';
import { Gate } from '@test/support/gate.js';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { checkServer, older } from './boot-checks.js';
import { Database } from './database.js';
import { DatabaseModule } from './database.module.js';
import { connectionTo, startEmbeddedServer } from './embedded/embedded-server.js';
import { FolderInUseError } from './embedded/folder-lock.js';
import { ensureLogin, migrate } from './migrate.js';
import { migrationsFolder } from './migrations-folder.js';
import { openDatabase } from './open-database.js';
import { createPool } from './pool.js';

const said: string[] = [];
const log = {
  info: (text: string) => void said.push(text),
  warn: (text: string) => void said.push(text),
  error: (text: string) => void said.push(text),
};
const options = { standalone: true, log };

const embedded = globalThis.BACKEND === 'pglite' ? describe : describe.skip;
const onPostgres = globalThis.BACKEND === 'postgres' ? describe : describe.skip;

function roleOf(database: Database): Promise<unknown> {
  return database.asSystem(async (tx) => (await tx.execute(sql`select current_user as role`)).rows[0]?.['role']);
}

embedded('without DATABASE_URL', () => {
  let workshop: string;
  let config: Config;
  beforeAll(async () => {
    workshop = await mkdtemp(join(tmpdir(), 'recollect-open-'));
    config = readConfig({ RECOLLECT_DATA_DIR: join(workshop, 'data') });
  });
  afterAll(() => rm(workshop, { recursive: true, force: true }));

  it('a migrated database is opened in the data folder, by one process at a time', async () => {
    const opened = await openDatabase(config, options);
    expect(opened.embedded).toBe(true);
    // The build migrated it; here it is only copied.
    expect(said.at(-1)).toContain(', 0 migration(s) applied');
    expect(await roleOf(opened.database)).toBe('recollect_system');
    await expect(openDatabase(config, options)).rejects.toThrow(FolderInUseError);
    await opened.close();
    await opened.close();
    const again = await openDatabase(config, options);
    expect(await roleOf(again.database)).toBe('recollect_system');
    await again.close();
  });

  it('a folder that a newer version has migrated is opened with a warning', async () => {
    const newer = { ...config, dataDir: join(workshop, 'newer') };
    await (await openDatabase(newer, options)).close();
    const warning = 'the database has migrations that this build does not know: it is older than the database';
    expect(said).not.toContain(warning);
    const server = await startEmbeddedServer({ folder: newer.dataDir });
    const client = new pg.Client(server.connection);
    await client.connect();
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['later', 9e12]);
    await client.end();
    await server.close();
    await (await openDatabase(newer, options)).close();
    expect(said).toContain(warning);
  });

  it('serves only a single process', async () => {
    await expect(openDatabase(config, { ...options, standalone: false })).rejects.toThrow(/^DATABASE_URL: required/);
  });

  it('a database that fails ends with its message, also if the lock cannot be released', async () => {
    const failing = { ...config, dataDir: join(workshop, 'failing') };
    const lost = new Gate();
    const unhandled: unknown[] = [];
    const note = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', note);
    const opened = await openDatabase(failing, { ...options, onLost: () => void lost.pass() });
    // A folder cannot be written as a file.
    await rm(join(failing.dataDir, 'lock-1.json'));
    await mkdir(join(failing.dataDir, 'lock-1.json'));
    // Like a full disk: the next file of the write-ahead log cannot be created.
    await rename(join(failing.dataDir, 'pg/pg_wal'), join(failing.dataDir, 'pg/away'));
    const admin = createPool(await connectionTo(failing.dataDir), { max: 1 });
    await admin.query('select pg_switch_wal()').catch(() => undefined);
    await admin.query('create table lost (id int)').catch(() => undefined);
    await lost.reached;
    await setImmediate();
    process.off('unhandledRejection', note);
    expect(unhandled).toEqual([]);
    expect(said.at(-1)).toContain('If its files are not writable, give them');
    await admin.end();
    await opened.close().catch(() => undefined);
  });

  it('the module provides the database and releases the folder at shutdown', async () => {
    @Global()
    @Module({ providers: [{ provide: CONFIG, useValue: config }, Clock], exports: [CONFIG, Clock] })
    class ConfigModule {}
    const compiled = await Test.createTestingModule({
      imports: [ConfigModule, DatabaseModule.forStandalone()],
    }).compile();
    await compiled.init();
    expect(await roleOf(compiled.get(Database))).toBe('recollect_system');
    await compiled.close();
    await (await openDatabase(config, options)).close();
  });
});

onPostgres('with DATABASE_URL', () => {
  let test: TestDatabase;
  let adminUrl: string;
  const pools: pg.Pool[] = [];
  const name = `rt_${Math.random().toString(36).slice(2, 10)}`;

  beforeAll(async () => {
    test = await openTestDatabase();
    const { rows } = await test.admin.query<{ name: string }>('select current_database() as name');
    const url = new URL(loadConfig().database.adminUrl ?? '');
    url.pathname = `/${rows[0]?.name}`;
    adminUrl = url.href;
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    for (const role of ['plain', 'owner', 'bypass', 'creator', 'made']) {
      const found = await test.admin.query('select from pg_roles where rolname = $1', [`${name}_${role}`]);
      if (found.rowCount) await test.admin.query(`drop owned by ${name}_${role}; drop role ${name}_${role}`);
    }
    await test.close();
  });

  function urlFor(user: string): string {
    const url = new URL(adminUrl);
    url.username = user;
    url.password = 'p';
    return url.href;
  }

  function check(user: string, warnings: string[] = [], folder = migrationsFolder()): Promise<void> {
    const pool = createPool({ connectionString: urlFor(user) }, { max: 1 });
    pools.push(pool);
    return checkServer(pool, { migrationsFolder: folder, warn: (text) => void warnings.push(text) });
  }

  it('an ordinary login is created once and then served', async () => {
    const config = readConfig({ DATABASE_URL: urlFor(`${name}_made`), DATABASE_ADMIN_URL: adminUrl });
    const opened = await openDatabase(config, options);
    expect(opened.embedded).toBe(false);
    expect(await roleOf(opened.database)).toBe('recollect_system');
    await opened.close();
    const { rows } = await test.admin.query(
      'select rolsuper, rolbypassrls, rolinherit, rolcanlogin from pg_roles where rolname = $1',
      [`${name}_made`],
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolinherit: false, rolcanlogin: true }]);
  });

  it('one with rows on other servers sends them its settings', async () => {
    const sent: unknown[] = [];
    const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      sent.push(args[0]);
      return query.apply(this, args);
    } as never;
    const settingsOf = async (): Promise<string[]> => {
      const config = readConfig({ DATABASE_URL: urlFor(`${name}_made`), DATABASE_ADMIN_URL: adminUrl });
      const opened = await openDatabase(config, options);
      sent.length = 0;
      expect(await roleOf(opened.database)).toBe('recollect_system');
      await opened.close();
      const texts = sent.map((one) => (one as { text?: string }).text ?? '');
      return texts.filter((text) => text.includes('app.tenant_id')).map((text) => text.slice(0, 14));
    };
    // A list of distributed tables, as Citus keeps it.
    const client = await test.admin.connect();
    try {
      await client.query('set allow_system_table_mods = on');
      await client.query('create table pg_catalog.pg_dist_partition (logicalrelid regclass)');
      expect(await settingsOf()).toEqual(['set local role']);
      await client.query('drop table pg_catalog.pg_dist_partition');
      expect(await settingsOf()).toEqual(['select set_con']);
    } finally {
      client.release(true);
      pg.Client.prototype.query = query as never;
    }
  });

  it('an existing login keeps its password', async () => {
    const password = (): Promise<unknown> =>
      test.admin
        .query('select rolpassword from pg_authid where rolname = $1', [`${name}_made`])
        .then(({ rows }) => rows);
    const before = await password();
    const url = new URL(urlFor(`${name}_made`));
    url.password = 'another';
    await ensureLogin({ connectionString: adminUrl }, url.href);
    expect(await password()).toEqual(before);
  });

  it('a superuser, a BYPASSRLS role and the owner of the tables are refused', async () => {
    await test.admin.query(`create role ${name}_bypass login bypassrls in role recollect_app, recollect_system`);
    await test.admin.query(
      `create role ${name}_owner login noinherit in role recollect_app, recollect_system, recollect_owner`,
    );
    await expect(check(new URL(adminUrl).username)).rejects.toThrow(/superuser or has BYPASSRLS.*DATABASE_URL/);
    await expect(check(`${name}_bypass`)).rejects.toThrow(/superuser or has BYPASSRLS/);
    await expect(check(`${name}_owner`)).rejects.toThrow(
      /may become its owner recollect_owner.*revoke recollect_owner/,
    );
  });

  it('a login that may not take on our roles is refused', async () => {
    await test.admin.query(`create role ${name}_plain login`);
    await expect(check(`${name}_plain`)).rejects.toThrow(/grant recollect_app, recollect_system/);
  });

  it('a database without our tables, or with older ones, is refused', async () => {
    await test.admin.query(
      'begin; delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations); commit',
    );
    await expect(check(`${name}_made`)).rejects.toThrow(/1 migration\(s\) are pending/);
    await test.admin.query('drop schema drizzle cascade');
    await expect(check(`${name}_made`)).rejects.toThrow(/the database is empty/);
  });
});

onPostgres('migrating', () => {
  let test: TestDatabase;
  const creator = `rc_${Math.random().toString(36).slice(2, 10)}`;
  const database = `rd_${creator}`;

  beforeAll(async () => {
    test = await openTestDatabase();
    await test.admin.query(`create role ${creator} login createrole password 'p'`);
  });
  afterAll(async () => {
    await test.admin.query(`drop database if exists ${database} with (force)`);
    await test.admin.query(`drop owned by ${creator}; drop role ${creator}`);
    await test.close();
  });

  function as(user: string, name = database): pg.ClientConfig {
    const url = new URL(loadConfig().database.adminUrl ?? '');
    url.username = user;
    url.password = 'p';
    url.pathname = `/${name}`;
    return { connectionString: url.href };
  }

  /** A superuser does this on servers where pgvector is not marked trusted. */
  async function installVector(name: string, how = 'create extension vector'): Promise<void> {
    const url = new URL(loadConfig().database.adminUrl ?? '');
    url.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(how);
    await client.end();
  }

  it('works for a login that is not a superuser, and from several processes at once', async () => {
    await test.admin.query(`create database ${database} owner ${creator}`);
    await installVector(database);
    const applied = await Promise.all([1, 2, 3].map(() => migrate(as(creator))));
    expect(applied.sort()).toEqual([0, 0, expect.any(Number)]);
    expect(Math.max(...applied)).toBeGreaterThan(0);
    const client = new pg.Client(as(creator));
    await client.connect();
    const { rows } = await client.query(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class
        where relkind in ('r', 'i', 'S') and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace)`,
    );
    expect(rows).toEqual([{ owner: 'recollect_owner' }]);
    await client.end();
  });

  it('says what the login lacks', async () => {
    await test.admin.query(`create database ${database}_foreign`);
    try {
      await expect(migrate(as(creator, `${database}_foreign`))).rejects.toThrow(
        /pgvector cannot be installed.*create extension vector/,
      );
      await installVector(`${database}_foreign`);
      await expect(migrate(as(creator, `${database}_foreign`))).rejects.toThrow(/must own the database/);
    } finally {
      await test.admin.query(`drop database ${database}_foreign with (force)`);
    }
  });

  it('says so if the login may create no roles', async () => {
    const plain = `${creator}_plain`;
    await test.admin.query(`create role ${plain} login password 'p'`);
    try {
      await expect(migrate(as(plain, 'postgres'))).rejects.toThrow(
        /^the login of DATABASE_ADMIN_URL may not create or grant the roles .* CREATEROLE/,
      );
    } finally {
      await test.admin.query(`drop role ${plain}`);
    }
  });

  it('says where pgvector is if its types are not found, and what to do works', async () => {
    const name = `${database}_elsewhere`;
    await test.admin.query(`create database ${name} owner ${creator}`);
    try {
      await installVector(name, 'create schema extensions; create extension vector schema extensions');
      await expect(migrate(as(creator, name))).rejects.toThrow(
        'pgvector is in the schema extensions, where its types are not found: run `alter extension vector set schema public`',
      );
      await installVector(name, 'alter extension vector set schema public');
      expect(await migrate(as(creator, name))).toBeGreaterThan(0);
    } finally {
      await test.admin.query(`drop database ${name} with (force)`);
    }
  });

  it('leaves a database of another application as it was, and says so', async () => {
    const name = `${database}_other`;
    await test.admin.query(`create database ${name} owner ${creator}`);
    const client = new pg.Client(as(creator, name));
    try {
      await installVector(name);
      await client.connect();
      await client.query('create table records (id int)');
      await expect(migrate(as(creator, name))).rejects.toThrow(
        /^the database belongs to another application .*DATABASE_ADMIN_URL: relation "records" already exists/,
      );
      const { rows } = await client.query(
        "select relname from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'drizzle')",
      );
      expect(rows).toEqual([{ relname: 'records' }]);
    } finally {
      await client.end();
      await test.admin.query(`drop database ${name} with (force)`);
    }
  });

  it('refuses to use the migrating login for requests', async () => {
    const { connectionString } = as(creator);
    await expect(ensureLogin(as(creator), connectionString ?? '')).rejects.toThrow(/name the same login/);
  });
});

it('versions are compared by number', () => {
  expect([older('0.8.0', '0.8.4'), older('0.10.0', '0.8.4'), older('0.8', '0.8.0'), older('0.7.4', '0.8.0')]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
