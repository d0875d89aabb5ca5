import { and, asc, eq, sql, type SQL, type SQLChunk } from 'drizzle-orm';
import type { Tx } from '@platform/database/database.js';
import { type ExportedTable, ownedBy, type Subject } from './exported-tables.js';

type Row = Record<string, unknown>;
/** Runs a page's statement in a transaction of its own. */
export type Read = <T>(page: (tx: Tx) => Promise<T>) => Promise<T>;
type Headed = ExportedTable & { readonly heads: NonNullable<ExportedTable['heads']> };

/** Ids read at once, of 16 bytes each. Each reading looks at all rows of the user. */
const IDS_AT_ONCE = 131_072;
const ID_BYTES = 16;

/** The user's rows, page by page, in the order of their keys. */
export function pagesOf(read: Read, table: ExportedTable, subject: Subject): AsyncGenerator<Row[], void, undefined> {
  const { heads } = table;
  return heads ? pagesByHeads(read, { ...table, heads }, subject) : pagesByOwner(read, table, subject);
}

/** Of a table whose primary key begins with the owner, and so has the rows in this order. */
async function* pagesByOwner(
  read: Read,
  table: ExportedTable,
  subject: Subject,
): AsyncGenerator<Row[], void, undefined> {
  for (let after: Row | undefined; ;) {
    const last = after;
    const rows: Row[] = await read((tx) =>
      tx
        .select(table.columns)
        .from(table.table)
        .where(and(ownedBy(table, subject), last && beyond(table, last)))
        .orderBy(...table.key.map((column) => asc(column)))
        .limit(table.page),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < table.page || table.key.length === 0) return;
    after = rows.at(-1);
  }
}

/**
 * The pages of any other table. No index has a user's rows in the order of their keys, so each page would read all remaining rows of the
 * user, or of the tenant. Therefore the ids that begin the keys are read first, and then each page by the primary key.
 */
async function* pagesByHeads(read: Read, table: Headed, subject: Subject): AsyncGenerator<Row[], void, undefined> {
  for (let ids: Buffer | undefined; ;) {
    const before = ids;
    ids = await read((tx) => idsAfter(tx, table, subject, before));
    for (let at = 0; at < ids.length; at += table.page * ID_BYTES) {
      const some = idsIn(ids.subarray(at, at + table.page * ID_BYTES));
      for (let after: Row | undefined; ;) {
        const last = after;
        const rows = await read((tx) => rowsOf(tx, table, subject, some, last));
        if (rows.length > 0) yield rows;
        if (rows.length < table.page || table.key.length === 1) break;
        after = rows.at(-1);
      }
    }
    if (ids.length < IDS_AT_ONCE * ID_BYTES) return;
  }
}

/** The next ids, in order, one after another. */
async function idsAfter(tx: Tx, { heads }: Headed, subject: Subject, before: Buffer | undefined): Promise<Buffer> {
  const last = before && idsIn(before.subarray(-ID_BYTES))[0];
  // The condition is outside: inside, a plan may look for the user among all rows that come after.
  const { rows } = await tx.execute<{ ids: Buffer | null }>(sql`
    select string_agg(uuid_send(id), ''::bytea order by id) as ids from (
      select id from (select ${heads.id} as id from ${heads.table} where ${ownedBy(heads, subject)} offset 0) own
      where ${last === undefined ? sql`true` : sql`id > ${last}::uuid`}
      order by id limit ${IDS_AT_ONCE}) next`);
  return rows[0]?.ids ?? Buffer.alloc(0);
}

/** Postgres reads a UUID without hyphens. */
function idsIn(bytes: Buffer): string[] {
  return Array.from({ length: bytes.length / ID_BYTES }, (_, i) =>
    bytes.toString('hex', i * ID_BYTES, (i + 1) * ID_BYTES),
  );
}

/** A page of the rows whose keys begin with these ids. The expression around the owner leaves only the primary key to find them by. */
function rowsOf(
  tx: Tx,
  table: Headed,
  subject: Subject,
  ids: readonly string[],
  after: Row | undefined,
): Promise<Row[]> {
  const [first, ...rest] = table.key;
  if (!first) throw new Error(`table ${table.name} is exported and has no key`);
  const from = after ? sql`where asked >= ${places(table, after)[0]}` : sql``;
  const belongs = sql`(${table.user} || '') = any(${sql.param([...table.names(subject)])}::text[])`;
  const order = rest.length > 0 ? sql`order by ${sql.join(rest, sql`, `)}` : sql``;
  const columns = Object.entries(table.columns).map(
    ([name, column]) => [name, sql`${column}`.mapWith(column)] as const,
  );
  return tx
    .select(Object.fromEntries(columns))
    .from(
      sql`(select asked from unnest(${sql.param([...ids])}::uuid[]) asked ${from} order by asked offset 0) heads cross join lateral (
        select * from ${table.table}
        where ${and(eq(table.tenantId, subject.tenantId), sql`${first} = asked`, belongs, after && beyond(table, after))}
        ${order} limit ${table.page}) ${table.table}`,
    )
    .orderBy(sql`asked`, ...rest.map((column) => asc(column)))
    .limit(table.page);
}

/** After the row `last`. */
function beyond(table: ExportedTable, last: Row): SQL {
  return sql`(${sql.join([...table.key], sql`, `)}) > (${sql.join(places(table, last), sql`, `)})`;
}

/** The key of a row. */
function places({ name, columns, key }: ExportedTable, row: Row): SQLChunk[] {
  return key.map((column) => {
    const [known] = Object.entries(columns).find(([, one]) => one === column) ?? [];
    if (known === undefined) throw new Error(`the column ${name}.${column.name} orders an export and is not in it`);
    return sql.param(row[known], column);
  });
}
