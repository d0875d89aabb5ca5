import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDistributed } from './distributed.js';

/** One file of a table or index. `file` is its path in the database's folder. */
interface SeenFile {
  readonly name: string;
  readonly file: string | null;
  readonly bytes: number;
}

/** A rewritten file, as recorded for later inspection. */
export interface RewrittenFile {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly bytes_before: number;
  readonly bytes_after: number;
}

export interface RewriteReport {
  readonly files: readonly RewrittenFile[];
  /** What failed: a code, a colon and the table. If empty, no file contains anything deleted before. */
  readonly faults: readonly string[];
  readonly walBefore: string;
  /** Deleted bytes may be in the log before this position, but not after it. */
  readonly walAfter: string;
  /** The oldest log position that the server keeps. Null if this login may not see it. */
  readonly walKeptFrom: string | null;
  readonly walRecycled: boolean;
}

export interface RewriteOptions {
  readonly tables: readonly string[];
  /** How long to wait for a table's lock. Nobody else can use the table during the wait and the rewrite. */
  readonly lockTimeoutMs: number;
  readonly log: (line: string) => void;
  /** The embedded database is one process, so this session's setting decides that old log files are removed. */
  readonly embedded?: boolean;
}

/** The fault of a database that keeps rows on other servers too. */
const DISTRIBUTED = 'distributed';
/** The planner's statistics. They hold the most common values of a table, which are stored content. */
const STATISTICS = 'pg_catalog.pg_statistic';
/**
 * VACUUM keeps deleted rows that an older transaction can still see. Such transactions are short; a long one is a
 * fault.
 */
const TRIES = 5;
const PAUSE_MS = 1_000;

/** The files of tables, of their TOAST tables, and of the indexes of both. */
const FILES = `
  with asked as (
    select c.oid, c.reltoastrelid, c.relname from pg_class c
    where c.relkind = 'r' and ((c.relnamespace = 'public'::regnamespace and c.relname = any($1)) or c.oid = '${STATISTICS}'::regclass)
  ), tables as (
    select oid, relname::text as name from asked
    union all select reltoastrelid, relname || ' (toast)' from asked where reltoastrelid <> 0
  ), files as (
    select oid, name from tables
    union all
    select i.indexrelid, case when t.name like '% (toast)' then t.name || ' index' else i.indexrelid::regclass::text end
    from pg_index i join tables t on t.oid = i.indrelid
  )
  select name, pg_relation_filepath(oid) as file, pg_relation_size(oid)::float8 as bytes from files order by 1`;

/**
 * Rewrites tables and their indexes, so that none of their files contains deleted rows: plain VACUUM leaves the bytes
 * in place. Then clears old values from the planner's statistics, and starts a new log file.
 * @param client a login that owns the database, or a superuser; outside a transaction
 */
export async function rewriteTables(client: pg.Client, options: RewriteOptions): Promise<RewriteReport> {
  // Its other servers have their own files and logs, which cannot be inspected from here.
  const faults: string[] = (await isDistributed(client)) ? [DISTRIBUTED] : [];
  const walBefore = await walPosition(client);
  const before = await filesOf(client, options.tables);
  await client.query(`set lock_timeout = ${Math.round(options.lockTimeoutMs)}`);
  for (const table of options.tables) {
    options.log(table);
    faults.push(...(await rewriteTable(client, `public.${table}`, table)));
  }
  faults.push(...(await forgetOldValues(client, options.tables)));
  faults.push(...(await rewriteTable(client, STATISTICS, 'pg_statistic')));
  const after = await filesOf(client, options.tables);
  const files = compare(before, after);
  // VACUUM skips a table that this login may not vacuum, with only a warning.
  for (const { name, before: old, after: made } of files) if (old === made) faults.push(`not_rewritten:${name}`);
  const walAfter = await walPosition(client);
  if (options.embedded) await client.query('set wal_recycle = off');
  faults.push(...(await attempt('wal_switch', () => client.query('select pg_switch_wal()'))));
  faults.push(...(await attempt('checkpoint', () => client.query('checkpoint'))));
  return { files, faults, walBefore, walAfter, ...(await keptLog(client)) };
}

async function rewriteTable(client: pg.Client, table: string, name: string): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    let kept = 0;
    // In every language, the first number of the detail is the count of deleted rows that are still visible to
    // somebody.
    const onNotice = ({ detail = '' }: { readonly detail?: string | undefined }): void => {
      kept = Math.max(kept, Number(/\d+/.exec(detail)?.[0] ?? 0));
    };
    client.on('notice', onNotice);
    const faults = await attempt(`vacuum:${name}`, () => client.query(`vacuum (full, verbose) ${table}`));
    client.off('notice', onNotice);
    if (faults.length === 0) faults.push(...(await attempt(`analyze:${name}`, () => client.query(`analyze ${table}`))));
    if (faults.length > 0 || kept === 0) return faults;
    if (tries === TRIES) return [`still_visible:${name}`];
    await sleep(PAUSE_MS);
  }
}

/** Clears the statistics of tables that have become empty, which ANALYZE does not update. */
async function forgetOldValues(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows: empty } = await client.query<{ name: string; oid: number }>(
    `select relname as name, oid from pg_class
      where relnamespace = 'public'::regnamespace and relname = any($1) and pg_relation_size(oid) = 0`,
    [[...tables]],
  );
  if (empty.length === 0) return [];
  const { rows } = await client.query<{ super: boolean; clears: boolean }>(
    `select rolsuper as super, to_regproc('pg_clear_attribute_stats') is not null as clears
      from pg_roles where rolname = current_user`,
  );
  const { super: mayDelete, clears } = rows[0] ?? { super: false, clears: false };
  if (mayDelete) {
    const remove = `delete from ${STATISTICS} where starelid = any($1)
      or starelid in (select indexrelid from pg_index where indrelid = any($1))`;
    return attempt('statistics', () => client.query(remove, [empty.map(({ oid }) => oid)]));
  }
  if (!clears) return empty.map(({ name }) => `statistics:${name}`);
  const clear = `select pg_clear_attribute_stats('public', c.relname, a.attname, false)
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.oid = any($1)`;
  return attempt('statistics', () => client.query(clear, [empty.map(({ oid }) => oid)]));
}

async function attempt(what: string, work: () => Promise<unknown>): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    const { code } = error as { readonly code?: string };
    // Without an SQLSTATE the error did not come from the server: there is no connection to continue with.
    if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) throw error;
    return [`${what}:${code}`];
  }
}

async function filesOf(client: pg.Client, tables: readonly string[]): Promise<SeenFile[]> {
  return (await client.query<SeenFile>(FILES, [[...tables]])).rows;
}

function compare(before: readonly SeenFile[], after: readonly SeenFile[]): RewrittenFile[] {
  const made = new Map(after.map((file) => [file.name, file]));
  return before.map(({ name, file, bytes }) => {
    const now = made.get(name);
    return { name, before: file, after: now?.file ?? null, bytes_before: bytes, bytes_after: now?.bytes ?? 0 };
  });
}

async function walPosition(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
  return rows[0]?.at ?? '0/0';
}

async function keptLog(client: pg.Client): Promise<Pick<RewriteReport, 'walKeptFrom' | 'walRecycled'>> {
  const { rows } = await client.query<{ recycled: boolean }>(
    "select current_setting('wal_recycle')::boolean as recycled",
  );
  const walRecycled = rows[0]?.recycled ?? true;
  // A file name is the timeline, the upper half of the position and the segment number, eight digits each.
  const oldest = `
    select (('x' || substr(name, 9, 8))::bit(32)::bigint * 4294967296
      + ('x' || substr(name, 17, 8))::bit(32)::bigint * (select setting::bigint from pg_settings where name = 'wal_segment_size'))
      as at from (select min(name) as name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$') f`;
  try {
    const { rows: found } = await client.query<{ at: string | null }>(oldest);
    const at = found[0]?.at;
    return { walRecycled, walKeptFrom: at ? showPosition(BigInt(at)) : null };
  } catch {
    return { walRecycled, walKeptFrom: null };
  }
}

function showPosition(at: bigint): string {
  return `${(at >> 32n).toString(16).toUpperCase()}/${(at & 0xffffffffn).toString(16).toUpperCase()}`;
}
