import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EmbeddedServer } from '@platform/database/embedded/embedded-server.js';
import { MIGRATIONS_TABLE } from '@platform/database/migrate.js';
import pg from 'pg';
import { fingerprint } from './fingerprint.js';
import { startPglite } from './pglite.js';

declare global {
  /** Outlives the files of a jest worker and the modules that they load (test/support/jest). */
  var keptByWorker: Map<string, unknown>;
  /** Called when the process of this jest worker ends. */
  var atWorkerEnd: (work: () => void) => void;
}

interface Spare {
  readonly server: EmbeddedServer;
  /** Its description, apart from its rows, when it was new. */
  readonly shape: string;
}

/**
 * A migrated PGlite without rows, which is returned when it is closed: emptying one costs a fraction of starting one.
 * It is thrown away instead of being lent again if a file has changed more than its rows, has filled it with much data,
 * or is still connected to it.
 */
export async function lendPglite(): Promise<Pick<EmbeddedServer, 'connection' | 'close'>> {
  const lent = takeSpare() ?? (await startSpare());
  let closing: Promise<void> | undefined;
  return { connection: lent.server.connection, close: () => (closing ??= takeBack(lent)) };
}

/** The one that an earlier file of this jest worker returned. One is enough, because files run one after the other. */
const spareName = (): string => `pglite ${fingerprint()}`;

function takeSpare(): Spare | undefined {
  const spare = globalThis.keptByWorker.get(spareName()) as Spare | undefined;
  globalThis.keptByWorker.delete(spareName());
  return spare;
}

async function startSpare(): Promise<Spare> {
  const server = await startPglite();
  const shape = await alone(server, shapeOf);
  // A worker without a next file ends while it waits.
  server.unref();
  globalThis.atWorkerEnd(() => rmSync(server.connection.host, { recursive: true, force: true }));
  return { server, shape };
}

async function takeBack(lent: Spare): Promise<void> {
  const isFree = !globalThis.keptByWorker.has(spareName());
  if (isFree && (await isAsNew(lent).catch(() => false))) globalThis.keptByWorker.set(spareName(), lent);
  else await lent.server.close();
}

async function isAsNew({ server, shape }: Spare): Promise<boolean> {
  return (await isLeft(server)) && (await alone(server, (client) => empty(client, shape)));
}

/** The server notices a moment later that a client has gone. */
async function isLeft(server: EmbeddedServer): Promise<boolean> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if ((await server.connections()) === 0) return true;
    await sleep(20);
  }
  return false;
}

/** In the one session that all connections to a PGlite share. */
async function alone<T>(server: EmbeddedServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...server.connection, query_timeout: 5_000 * globalThis.patience() });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Above this size it leaves memory behind that the next borrower would inherit. */
const LARGEST_BYTES = 64 * 1024 * 1024;
const OURS = `(select oid from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema')`;

/** @returns whether it is like a new one */
async function empty(client: pg.Client, shape: string): Promise<boolean> {
  const size = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  if (Number(size.rows[0]?.bytes) > LARGEST_BYTES) return false;
  await client.query('discard all');
  if ((await shapeOf(client)) !== shape) return false;
  const { rows: used } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and (pg_relation_size(oid) > 0 or reltuples >= 0)`,
  );
  if (used.length > 0) await client.query(`truncate ${used.map(({ name }) => name).join()} restart identity cascade`);
  await client.query(
    `delete from pg_statistic where starelid in (select oid from pg_class where relnamespace in ${OURS})`,
  );
  // Nothing else truncates its log, which is in memory.
  await client.query('checkpoint');
  return true;
}

/** A description that differs as soon as anything except the rows of our tables differs. */
export async function shapeOf(client: pg.Client): Promise<string> {
  const { rows: catalogs } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relnamespace = 'pg_catalog'::regnamespace and relkind = 'r' and not relname = any ($1) order by relname`,
    [MOVED_BY_ROWS],
  );
  const { rows } = await client.query<{ digest: string }>(
    `select md5(string_agg(part, ' ' order by part)) as digest from (
      ${[...catalogs.map(({ name }) => altered(name)), ...PARTS].join(' union all ')}
    ) parts (part)`,
  );
  return rows[0]?.digest ?? '';
}

/** Catalogs that change when rows are stored, counted or truncated, or after a temporary table. */
const MOVED_BY_ROWS = [
  'pg_class', 'pg_index', 'pg_statistic', 'pg_statistic_ext_data', 'pg_namespace', 'pg_database', 'pg_depend', 'pg_shdepend',
]; // prettier-ignore

/** Any alteration changes the xmin. */
function altered(catalog: string): string {
  return `select concat_ws(' ', '${catalog}', count(*), sum(xmin::text::bigint)) from ${catalog}`;
}

/** The part of those catalogs that does not depend on rows, and what no catalog contains. */
const PARTS = [
  `select concat_ws(' ', oid, relname, relkind, relowner, relacl, relrowsecurity, relforcerowsecurity, reloptions, relpersistence)
    from pg_class where relnamespace in ${OURS}`,
  'select concat_ws(\' \', indexrelid, indisvalid, indisunique, indisready) from pg_index',
  `select concat_ws(' ', 'schema', nspname, nspowner, nspacl) from pg_namespace where oid in ${OURS}`,
  "select concat_ws(' ', 'database', datname, datdba, datacl, datconnlimit, datallowconn) from pg_database",
  // The settings of an extension appear when a statement first needs its library.
  "select concat_ws(' ', 'setting', name, setting) from pg_settings where name not like 'transaction%' and (name not like '%.%' or source <> 'default')",
  `select concat_ws(' ', 'migration', m) from ${MIGRATIONS_TABLE} m`,
  'select concat_ws(\' \', seqrelid, pg_sequence_last_value(seqrelid)) from pg_sequence',
]; // prettier-ignore
