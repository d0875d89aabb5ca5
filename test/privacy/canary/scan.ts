import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import type { Canaries } from './canaries.js';
import type { House } from './house.js';

/** Every table of ours, as listed by the database itself. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'm', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
  union all select 'pg_catalog.pg_description' union all select 'pg_catalog.pg_largeobject'
  order by 1`;
/** The planner's statistics about them: common values, until the tables are rebuilt. */
const STATISTICS = `select 'pg_catalog.pg_stats' as name`;
const ROWS_AT_ONCE = 500;

type Database = Pick<House, 'query'>;

/** Every column of every table, row by row as text. @returns one line for each table and canary */
export const scanDatabase = (database: Database, canaries: Canaries) => scan(database, canaries, TABLES);
export const scanStatistics = (database: Database, canaries: Canaries) => scan(database, canaries, STATISTICS);

async function scan({ query }: Database, canaries: Canaries, which: string): Promise<string[]> {
  const tables = await query<{ name: string }>(which);
  const found = new Set<string>();
  for (const { name } of tables) {
    for (let offset = 0; ; offset += ROWS_AT_ONCE) {
      const rows = await query<{ row: string | null }>(
        `select t::text as row from ${name} t offset ${offset} limit ${ROWS_AT_ONCE}`,
      );
      const text = rows.map(({ row }) => row ?? '').join('\n');
      for (const canary of canaries.inText(text)) found.add(`${name} holds ${canary}`);
      if (rows.length < ROWS_AT_ONCE) break;
    }
  }
  return [...found];
}

/** Every key and its value, whatever its type. */
export async function scanRedis(redis: Redis, canaries: Canaries): Promise<string[]> {
  const found = new Set<string>();
  for (const key of await redis.keys('*')) {
    const value = JSON.stringify([key, await readKey(redis, key)]);
    for (const canary of canaries.inText(value))
      found.add(`redis ${key.replace(/[0-9a-f-]{36}/g, '…')} holds ${canary}`);
  }
  return [...found];
}

async function readKey(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'string') return redis.get(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, 0, -1, 'WITHSCORES');
  if (type === 'stream') return redis.xrange(key, '-', '+');
  if (type === 'none') return null;
  throw new Error(`nobody knows how to read a ${type}`);
}

/** The bytes of every file below a folder. @param isOurs of a path within it */
export async function scanFiles(
  folder: string,
  canaries: Canaries,
  isOurs: (path: string) => boolean = () => true,
): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (!isOurs(path)) continue;
    const bytes = await readFile(join(folder, path)).catch(() => Buffer.alloc(0));
    found.push(...canaries.inBytes(bytes).map((canary) => `file ${path} holds ${canary}`));
  }
  return found;
}
