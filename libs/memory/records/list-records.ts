import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import type { OutputOf } from '@contracts/operation.js';
import { readInstant, readParts, readUuid, writePlace } from '@contracts/place.js';
import type { listRecords } from '@contracts/records/records.operations.js';
import { Clock } from '@kernel/clock.js';
import type { Scope } from '@kernel/scope.js';
import { fittingRows, PAGE } from '@memory/record-store/page-bytes.js';
import {
  readRecordRow,
  RECORD_COLUMNS,
  type RecordRow,
  showRecord,
  notSuperseded,
  ownedBy,
  ownerSets,
  recordConditions,
  type RecordQuery,
  recordSource,
} from '@memory/record-store/record-source.js';
import { Database, type Tx } from '@platform/database/database.js';
import { withoutSort } from '@platform/database/plan-by-index.js';

/** A position in a list ordered by creation: the last row of the previous page. */
export interface Cursor {
  readonly createdAt: Date;
  readonly id: string;
  /** How many records the first page counted, and the fingerprint of what it was asked. */
  readonly total?: number;
  readonly of?: string;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function writeCursor({ createdAt, id, total, of }: Cursor): string {
  return writePlace([createdAt.getTime(), id, total, of]);
}

/** @throws RecollectError `invalid_input` */
export function readCursor(text: string): Cursor {
  const [at, id, total, of] = readParts(text);
  const counted = { ...(isCount(total) && { total }), ...(typeof of === 'string' && { of }) };
  return { createdAt: readInstant(at), id: readUuid(id), ...counted };
}

interface ListQuery extends RecordQuery {
  readonly limit: number;
  readonly offset?: number;
  readonly cursor?: string;
  readonly order: 'asc' | 'desc';
  /** Never ends a page early: for a protocol that numbers its pages, or has none. */
  readonly whole?: boolean;
}

/** Lists records by creation time, with keyset cursors or with AMP's offsets. */
@Injectable()
export class ListRecords {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  run(scope: Scope, query: ListQuery): Promise<OutputOf<typeof listRecords>> {
    const of = fingerprintOf(scope, query);
    const after = query.cursor === undefined ? undefined : placeFor(of, readCursor(query.cursor));
    const now = this.clock.now();
    return this.database.withScope(
      scope,
      async (tx) => {
        const { rows, isCut, total } = await pageOfRecords(tx, scope, { ...query, after, limit: query.limit + 1 }, now);
        const page = rows.slice(0, query.limit);
        const last = page.at(-1);
        const hasMore = isCut || rows.length > query.limit;
        return {
          records: page.map(showRecord),
          total,
          has_more: hasMore,
          ...(hasMore && last && { next_cursor: writeCursor({ ...placeOf(last), total, of }) }),
        };
      },
      { readOnly: true, mayLag: true },
    );
  }
}

/** A hash of everything that determines the total of a list: what the reader can see, and the conditions. */
function fingerprintOf({ includeShared, agent, project }: Scope, query: ListQuery): string {
  const { limit: _limit, offset: _offset, cursor: _cursor, order: _order, whole: _whole, ...conditions } = query;
  const asked = JSON.stringify([includeShared, agent, project, conditions]);
  return createHash('sha256').update(asked).digest('base64url').slice(0, 11);
}

/** A cursor's position is valid in any list of the reader's records, but its total only in a list with the same conditions. */
function placeFor(of: string, { total, ...place }: Cursor): Cursor {
  return place.of === of && total !== undefined ? { ...place, total } : place;
}

interface PageQuery extends Omit<ListQuery, 'cursor'> {
  readonly after?: Cursor;
}

const placeOf = ({ createdAt, id }: RecordRow): Cursor => ({ createdAt, id });

/**
 * One page by (created_at, id), and the total number of matches. Each owner set is read from its own end of `records_by_creation`,
 * and the ordered rows are merged. So a page costs its length, not the size of the scope. Only the count reads the scope, so it is
 * made once, and the cursor of a further page carries it.
 * `isCut` reports that more were selected than fit on a page.
 */
export async function pageOfRecords(
  tx: Tx,
  scope: Scope,
  query: PageQuery,
  now: Date,
): Promise<{ rows: RecordRow[]; isCut: boolean; total: number }> {
  const conditions = sql`${recordConditions(scope, query, now)}${notSuperseded(query)}`;
  const source = recordSource(scope, query.as_of);
  // First, because it tells how far the page has to be read: behind the last match, the order of an index leads through the whole scope.
  const total = query.after?.total ?? (await count(tx, sql`from ${source} where ${ownedBy(scope)} and ${conditions}`));
  if (total === 0) return { rows: [], isCut: false, total };
  const direction = sql.raw(query.order);
  const wanted = query.limit + (query.offset ?? 0);
  const need = query.after ? wanted : Math.min(wanted, total);
  // Ordered by owner as well: the planner does not know that records without a user all have one owner. For the whole tenant it would
  // be another order.
  const owner = scope.allUsers ? sql`` : sql`r.user_id ${direction}, `;
  const heads = ownerSets(scope).map(
    (set) => sql`(select ${RECORD_COLUMNS} from ${source}
      where ${set} and ${conditions}${beyond(query)}
      order by ${owner}r.created_at ${direction}, r.id ${direction} limit ${need})`,
  );
  const order = sql`created_at ${direction}, id ${direction}`;
  const page = sql`
    select * from (${sql.join(heads, sql` union all `)}) heads order by ${order} limit ${query.limit} offset ${query.offset ?? 0}`;
  const read = () => fittingRows(tx, page, order, query.whole ? Infinity : PAGE.bytes);
  const { rows, isCut } = await (isInOrder(scope, query) ? withoutSort(tx, read) : read());
  return { rows: rows.map(readRecordRow), isCut, total };
}

async function count(tx: Tx, matches: SQL): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(sql`select count(*)::int as total ${matches}`);
  return rows[0]?.total ?? 0;
}

/**
 * Whether an index has an owner's records in the order of a list. If it may sort, the planner reads all records of a user, because it
 * expects row-level security to leave none. The few records of a session, and forgotten ones, have indexes of their own.
 */
function isInOrder(scope: Scope, query: PageQuery): boolean {
  return !scope.allUsers && !query.as_of && query.session_id === undefined && query.forgotten !== 'only';
}

function beyond({ after, order }: PageQuery): SQL {
  if (!after) return sql``;
  const place = sql`(${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return sql` and (r.created_at, r.id) ${sql.raw(order === 'asc' ? '>' : '<')} ${place}`;
}
