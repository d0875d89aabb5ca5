import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface ScratchDatabase {
  readonly adminUrl: string;
  /** For an ordinary login, which the server creates when it starts. */
  readonly url: string;
  /** Does what a week of autovacuum would have done. */
  settle(): Promise<void>;
  /** Drops the database and its login. */
  drop(): Promise<void>;
}

/** An empty database with its own login. @param adminUrl a login that may create both */
export async function createScratchDatabase(adminUrl: string): Promise<ScratchDatabase> {
  const name = `recollect_bench_${randomBytes(6).toString('hex')}`;
  const own = new URL(adminUrl);
  own.pathname = `/${name}`;
  const login = new URL(own);
  login.username = name;
  login.password = randomBytes(12).toString('hex');
  await run(adminUrl, `create database ${name} template template0 encoding 'UTF8'`);
  return {
    adminUrl: own.href,
    url: login.href,
    settle: () => run(own.href, 'vacuum analyze', 'checkpoint'),
    drop: () => run(adminUrl, `drop database if exists ${name} with (force)`, `drop role if exists ${name}`),
  };
}

/** The sessions of a database, as processes of its machine. */
export async function sessionsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows.map(({ pid }) => pid);
  } finally {
    await client.end();
  }
}

async function run(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
